import type { Box } from "@candor/documents";
import type { CriterionKind, MarkLevel } from "@candor/scoring";

/** A reader's verdict on a quote that was read alone with the line of its role. */
export type Verdict = "convinces" | "doubtful" | "no";

export interface QuotePlace {
  /** Counted from 1. */
  readonly page: number;
  /** In PDF points from the top left corner. */
  readonly boxes: readonly Box[];
}

/** A line of the sheet without words of a CV or an advert. */
export interface SheetLine {
  readonly number: number;
  readonly advert: string;
  /** [start, end) of the advert's sentence that the criterion was read from. */
  readonly criterion: readonly [number, number];
  readonly kind: CriterionKind;
  readonly mark: MarkLevel;
  /** Git's id of the CV's content. */
  readonly blob: string;
  readonly quotes: readonly QuotePlace[];
  readonly half: "develop" | "test";
  readonly language: string;
  readonly profession: string;
  /** The advert is of the CV's field of work. */
  readonly isNear: boolean;
}

export interface JudgedLine extends SheetLine {
  readonly verdict: Verdict;
  /** The reason, where a line does not convince. */
  readonly doubt?: string;
}

/** First line of a sheet. */
export interface SheetHead {
  /** The commit that marked the CVs. A rebase may give it another name. */
  readonly commit: string;
  /** The string that seeded the draw. Sheets before engine 3.1.0 were seeded by their commit. */
  readonly seed?: string;
  readonly engine: string;
  readonly lines: number;
}

const VERDICTS: Readonly<Record<string, Verdict>> = { c: "convinces", d: "doubtful", n: "no" };

export interface Answer {
  readonly verdict: Verdict;
  readonly doubt?: string;
}

/** Answers by line number, from lines of `number TAB verdict TAB reason`; a verdict may be its first letter. Throws on anything else. */
export function answersOf(text: string): Map<number, Answer> {
  const answers = new Map<number, Answer>();
  for (const line of text.split(/\r?\n/)) {
    const [number = "", word = "", ...rest] = line.split("\t").map((cell) => cell.trim());
    if (!/^\d+$/.test(number)) continue;
    const verdict = VERDICTS[word.slice(0, 1).toLowerCase()];
    if (verdict === undefined) throw new Error(`line ${number}: "${word}" is no verdict (convinces, doubtful, no)`);
    if (answers.has(Number(number))) throw new Error(`line ${number} is answered twice`);
    const doubt = rest.join(" ").trim();
    if (verdict !== "convinces" && doubt === "") throw new Error(`line ${number}: say what is doubtful`);
    answers.set(Number(number), verdict === "convinces" ? { verdict } : { verdict, doubt });
  }
  return answers;
}

/** Two neighbouring words of `clear` that stand in `reason`, which would publish them; undefined where there are none. */
export function copiedFrom(clear: string, reason: string): string | undefined {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const pairs = (words: readonly string[]) => words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const known = new Set(pairs(wordsOf(clear)));
  return pairs(wordsOf(reason)).find((pair) => known.has(pair));
}
