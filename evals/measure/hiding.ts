import { instructionsIn, readAdvert, type Criterion } from "@candor/scoring";
import type { Document } from "@candor/documents";
import { PDFParse } from "pdf-parse";
import { ATTACKS, attackPdf, basePdf, type Attack } from "../corpus/attacks.ts";
import { AS_OF } from "../corpus/cv.ts";
import { criteriaOf } from "../corpus/jobs.ts";
import { LOOKALIKES, lookalikePdf } from "../corpus/lookalikes.ts";
import { attackTexts } from "../corpus/special.ts";
import { readCv, score } from "./product.ts";
import type { Desk } from "./reading.ts";

export interface AttackResult {
  readonly kind: string;
  /** Points gained with the product's reader. */
  readonly gain: number;
  /** Points gained with a reader that takes all text of the file; 0 where nothing is compared. */
  readonly unchecked: number;
  readonly isShown: boolean;
}

/**
 * Points that each attack gains over the same CV without it: the maximum of up to three CVs, each in its language.
 * @param isCompared whether the same is asked of a reader that checks nothing
 */
export async function attacks(desk: Desk, cvs: number, isCompared: boolean): Promise<AttackResult[]> {
  const texts = attackTexts()
    .slice(0, cvs)
    .map((text) => ({
      ...text,
      jobs: [criteriaOf(text.trade, text.language), readAdvert(text.asked).criteria],
    }));
  const results: AttackResult[] = [];
  for (const attack of ATTACKS) {
    let [gain, unchecked, isShown] = [-100, isCompared ? -100 : 0, true];
    for (const { lines, secret, asked, jobs } of texts) {
      const [base, bytes] = [basePdf(attack, lines, secret, asked), attackPdf(attack, lines, secret, asked)];
      const [before, after] = [await desk.document(base), await desk.document(bytes)];
      for (const criteria of jobs) gain = Math.max(gain, scoreOf(after, criteria) - scoreOf(before, criteria));
      if (isCompared) {
        const [without, all] = [documentOf(await textOf(base)), documentOf(await textOf(bytes))];
        for (const criteria of jobs) unchecked = Math.max(unchecked, scoreOf(all, criteria) - scoreOf(without, criteria));
      }
      isShown &&= isReported(attack, after);
    }
    results.push({ kind: attack.kind, gain, unchecked, isShown });
  }
  return results;
}

const scoreOf = (document: Document, criteria: readonly Criterion[]): number => score(readCv(document, AS_OF), criteria).score;

function isReported({ shownAs }: Attack, document: Document): boolean {
  if (shownAs === "instruction") return instructionsIn(document).length > 0;
  return shownAs === "nothing" || document.hidden.length > 0;
}

/** All text of a file, as pdf-parse gives it. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const parser = new PDFParse({ data: new Uint8Array(bytes) });
  try {
    return (await parser.getText({ pageJoiner: "" })).text;
  } finally {
    await parser.destroy();
  }
}

/** A text as a fully visible document, like the output of a reader without checks. */
export const documentOf = (text: string): Document => ({
  verdict: "ok",
  text,
  pages: [{ width: 595, height: 842, start: 0, end: text.length }],
  words: [...text.matchAll(/\S+/g)].map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
    page: 1,
    box: [0, 0, 1, 1] as const,
  })),
  hidden: [],
  links: [],
  reader: "text alone",
});

export interface LookalikeResult {
  readonly kind: string;
  readonly isFlagged: boolean;
  readonly isRead: boolean;
}

const SEEN = "Volunteer treasurer of the Lindenhof rowing club since spring";

/** Honest designs that resemble hiding: flagged or not, and read or not. */
export async function lookalikes(desk: Desk, cvs = 3): Promise<LookalikeResult[]> {
  const results: LookalikeResult[] = [];
  for (const one of LOOKALIKES) {
    const documents = await Promise.all(
      attackTexts()
        .slice(0, cvs)
        .map(({ lines }) => desk.document(lookalikePdf(one, lines, SEEN))),
    );
    results.push({
      kind: one.kind,
      isFlagged: documents.some(({ hidden }) => hidden.length > 0),
      isRead: documents.every(({ text, verdict }) => verdict === "ok" && text.replace(/\s+/g, " ").includes(SEEN)),
    });
  }
  return results;
}
