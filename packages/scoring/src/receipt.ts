import { createHash } from "node:crypto";
import type { Document } from "@candor/documents";
import type { Criterion } from "./criterion.info.ts";
import { ENGINE_VERSION } from "./engine.ts";
import type { Mark } from "./mark.info.ts";
import { creditOf, evaluate } from "./evaluate.ts";
import { readProfile } from "./profile.ts";
import { scoreOf, type Result } from "./score.ts";
import { touching } from "./text/lines.ts";
import { redact } from "./redact.ts";

/** A score with all its reasons; together with the CV it can be recomputed offline. */
export interface Receipt {
  readonly engine: string;
  /** The evaluator: the built-in rules, or a model, whose marks are fixed and whose quotes and arithmetic can be checked. */
  readonly marker: "builtIn" | "model";
  /** YYYY-MM-DD, the date of the application. */
  readonly asOf: string;
  /** SHA-256 of the visible text, as hex. */
  readonly textHash: string;
  /** SHA-256 of the criteria below, as hex. */
  readonly criteriaHash: string;
  readonly criteria: readonly Criterion[];
  readonly marks: readonly Mark[];
  readonly result: Result;
}

export interface ReceiptInput {
  readonly document: Pick<Document, "text">;
  readonly criteria: readonly Criterion[];
  readonly marks: readonly Mark[];
  readonly asOf: string;
  readonly marker?: Receipt["marker"];
  /** The engine version that gave the marks, unless it is this one. */
  readonly engine?: string;
}

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/** JSON with sorted keys, so that equal values have equal text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The receipt of a scored CV. It says what was asked for, not the line of the advert it was read from, which may say more. */
export const receiptOf = ({
  document,
  criteria: stored,
  marks,
  asOf,
  marker = "builtIn",
  engine = ENGINE_VERSION,
}: ReceiptInput): Receipt => {
  const criteria = stored.map(({ source: _, ...criterion }) => criterion);
  return {
    engine,
    marker,
    asOf,
    textHash: sha256(document.text),
    criteriaHash: sha256(canonical(criteria)),
    criteria,
    marks,
    result: scoreOf(criteria, marks),
  };
};

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

/**
 * Checks a receipt against its document and returns its problems. Marks by the built-in rules are evaluated again and compared; of a model's
 * marks, quotes, credits and arithmetic are checked. For a receipt of another engine version only checks without the rules are made.
 */
export const verify = (receipt: Receipt, document: Document): ReceiptProblem[] => {
  const { criteria, marks, asOf } = receipt;
  const problems = new Set<ReceiptProblem>();
  const isSameEngine = receipt.engine === ENGINE_VERSION;
  if (!isSameEngine) problems.add("engineDiffers");
  if (sha256(document.text) !== receipt.textHash) problems.add("textDiffers");
  if (sha256(canonical(criteria)) !== receipt.criteriaHash) problems.add("criteriaDiffer");

  const { profile, redactions } = readProfile(document, asOf);
  const isRedacted = touching(redactions);
  for (const { mark, criterionId, rung, credit, quotes, isBesideOtherWork } of marks) {
    const kind = criteria.find(({ id }) => id === criterionId)?.kind;
    if (!kind || credit !== creditOf(kind, mark, rung, isBesideOtherWork)) problems.add("creditWrong");
    if (mark !== "notShown" && quotes.length === 0) problems.add("quoteMissing");
    for (const { text } of quotes) {
      const places = placesOf(document.text, text);
      if (places.length === 0) problems.add("quoteMissing");
      else if (places.every(isRedacted)) problems.add("quoteRedacted");
    }
  }
  if (isSameEngine && receipt.marker === "builtIn") {
    const again = evaluate({ document, profile, redacted: redact(document, redactions), criteria, asOf });
    if (canonical(again) !== canonical(marks)) problems.add("marksDiffer");
  }
  if (canonical(scoreOf(criteria, marks)) !== canonical(receipt.result)) problems.add("resultDiffers");
  return [...problems];
};

const placesOf = (text: string, quote: string): { start: number; end: number }[] => {
  const places = [];
  for (let at = quote ? text.indexOf(quote) : -1; at !== -1; at = text.indexOf(quote, at + 1))
    places.push({ start: at, end: at + quote.length });
  return places;
};
