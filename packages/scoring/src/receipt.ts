import { createHash } from "node:crypto";
import type { Document } from "@candor/documents";
import type { Criterion } from "./criterion.info.ts";
import { ENGINE_VERSION } from "./engine.ts";
import type { Mark } from "./mark.info.ts";
import { canonical, checkReceipt, type ReceiptProblem } from "./receipt-check.ts";
import type { Receipt } from "./receipt.info.ts";
import { scoreOf } from "./score.ts";

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

/** The problems of a receipt, held against the document it speaks of. */
export const verify = (receipt: Receipt, document: Document): ReceiptProblem[] => [
  ...checkReceipt(receipt, document, { text: sha256(document.text), criteria: sha256(canonical(receipt.criteria)) }).problems,
];
