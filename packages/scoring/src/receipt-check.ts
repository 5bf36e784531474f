import type { Document } from "@candor/documents";
import type { Criterion } from "./criterion.info.ts";
import { ENGINE_VERSION } from "./engine.ts";
import { creditOf, evaluate } from "./evaluate.ts";
import type { Mark } from "./mark.info.ts";
import { readProfile } from "./profile.ts";
import type { Receipt } from "./receipt.info.ts";
import { redact } from "./redact.ts";
import { scoreOf, type Result } from "./score.ts";
import { touching } from "./text/lines.ts";

// Checks receipts with nothing but the language itself, so that it works in a browser as well; the hashes are computed by the caller.

/** JSON with sorted keys, so that equal values have equal text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A part of a receipt that is wrong. */
export type ReceiptProblem =
  | "engineDiffers"
  | "textDiffers"
  | "criteriaDiffer"
  | "marksDiffer"
  | "quoteMissing"
  | "quoteRedacted"
  | "creditWrong"
  | "resultDiffers";

export interface CheckedQuote {
  readonly text: string;
  readonly page: number;
  /** The decisive words within `text`, as [start, end) offsets. */
  readonly focus?: readonly [number, number] | undefined;
  /** It stands in the CV's visible text. */
  readonly isThere: boolean;
  /** Every place where it stands shows a fact about the person that no score may use. */
  readonly isRedacted: boolean;
}

/** One criterion of a receipt, as the check finds it. Points are tenths of a point. */
export interface CheckedCriterion {
  readonly criterionId: string;
  readonly text: string;
  readonly importance: Criterion["importance"];
  readonly weight: number;
  /** Undefined where the receipt has no mark for it. */
  readonly mark: Mark["mark"] | undefined;
  /** 0 to 100 hundredths, as the receipt states it. */
  readonly credit: number;
  readonly isCreditRight: boolean;
  readonly quotes: readonly CheckedQuote[];
  readonly stated: number | undefined;
  readonly recomputed: number;
  /** Undefined where the marks are not made again. */
  readonly isMarkedAlike: boolean | undefined;
}

export interface ReceiptCheck {
  readonly problems: readonly ReceiptProblem[];
  readonly criteria: readonly CheckedCriterion[];
  /** Of the receipt's marks and weights. */
  readonly result: Result;
  /** The version of the engine that checks. */
  readonly engine: string;
}

/** SHA-256 as hex: of the document's text, and of the canonical JSON of the receipt's criteria. */
export interface ReceiptHashes {
  readonly text: string;
  readonly criteria: string;
}

/**
 * Checks a receipt against its document. Marks by the built-in rules are evaluated again and compared; of a model's
 * marks, quotes, credits and arithmetic are checked. For a receipt of another engine version only checks without the rules are made.
 */
export const checkReceipt = (receipt: Receipt, document: Document, hashes: ReceiptHashes): ReceiptCheck => {
  const { criteria, marks, asOf } = receipt;
  const problems = new Set<ReceiptProblem>();
  const isSameEngine = receipt.engine === ENGINE_VERSION;
  if (!isSameEngine) problems.add("engineDiffers");
  if (hashes.text !== receipt.textHash) problems.add("textDiffers");
  if (hashes.criteria !== receipt.criteriaHash) problems.add("criteriaDiffer");

  const { profile, redactions } = readProfile(document, asOf);
  const isRedacted = touching(redactions);
  const quotesOf = ({ quotes }: Mark): CheckedQuote[] =>
    quotes.map(({ text, page, focus }) => {
      const places = placesOf(document.text, text);
      return { text, page, focus, isThere: places.length > 0, isRedacted: places.length > 0 && places.every(isRedacted) };
    });
  for (const mark of marks) {
    if (!hasRightCredit(criteria, mark)) problems.add("creditWrong");
    if (mark.mark !== "notShown" && mark.quotes.length === 0) problems.add("quoteMissing");
    for (const { isThere, isRedacted } of quotesOf(mark)) {
      if (!isThere) problems.add("quoteMissing");
      if (isRedacted) problems.add("quoteRedacted");
    }
  }
  const again =
    isSameEngine && receipt.marker === "builtIn"
      ? evaluate({ document, profile, redacted: redact(document, redactions), criteria, asOf })
      : undefined;
  if (again && canonical(again) !== canonical(marks)) problems.add("marksDiffer");
  const result = scoreOf(criteria, marks);
  if (canonical(result) !== canonical(receipt.result)) problems.add("resultDiffers");

  const checked = criteria.map(({ id, text, importance, weight }): CheckedCriterion => {
    const own = <T extends { readonly criterionId: string }>(list: readonly T[]) => list.find((one) => one.criterionId === id);
    const mark = own(marks);
    return {
      criterionId: id,
      text,
      importance,
      weight,
      mark: mark?.mark,
      credit: mark?.credit ?? 0,
      isCreditRight: mark !== undefined && hasRightCredit(criteria, mark),
      quotes: mark ? quotesOf(mark) : [],
      stated: own(receipt.result.points)?.points,
      recomputed: own(result.points)?.points ?? 0,
      isMarkedAlike: again && canonical(own(again)) === canonical(mark),
    };
  });
  return { problems: [...problems], criteria: checked, result, engine: ENGINE_VERSION };
};

const hasRightCredit = (
  criteria: readonly Criterion[],
  { criterionId, mark, rung, credit, isBesideOtherWork }: Mark,
): boolean => {
  const kind = criteria.find(({ id }) => id === criterionId)?.kind;
  return kind !== undefined && credit === creditOf(kind, mark, rung, isBesideOtherWork);
};

const placesOf = (text: string, quote: string): { start: number; end: number }[] => {
  const places = [];
  for (let at = quote ? text.indexOf(quote) : -1; at !== -1; at = text.indexOf(quote, at + 1))
    places.push({ start: at, end: at + quote.length });
  return places;
};
