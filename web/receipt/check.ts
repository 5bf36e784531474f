import type { ReceiptCheck } from "@candor/scoring/receipt-check";
import type { Receipt } from "@candor/scoring/receipt.info";

/** The worker that checks receipts, for the public page and for the app. It lies beside the renderer's program, under a policy of its own. */
const CHECK_WORKER = "/verify/check.js";

/** Reading a CV takes a second. A file that takes longer than this is built to take long. */
const PATIENCE_MS = 40_000;

export interface CheckQuestion {
  readonly receipt: Receipt;
  /** The CV. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Checked {
  readonly check: ReceiptCheck;
  /** Pages of the CV. */
  readonly pages: number;
}

export type CheckAnswer =
  | Checked
  /** The verdict of a file that is no readable CV, or `failed` where the check itself could not be made. */
  | { readonly refused: string };

/** Checks a receipt against its CV in a worker of its own, which ends with its answer. Nothing leaves the browser. */
export function askCheck(question: CheckQuestion, trusted: (url: string) => string): Promise<CheckAnswer> {
  const worker = new Worker(trusted(CHECK_WORKER), { type: "module" });
  const answer = new Promise<CheckAnswer>((resolve) => {
    const fail = () => resolve({ refused: "failed" });
    worker.addEventListener("message", ({ data }: MessageEvent<CheckAnswer>) => resolve(data));
    worker.addEventListener("error", fail);
    setTimeout(fail, PATIENCE_MS);
    worker.postMessage(question, [question.bytes.buffer]);
  });
  return answer.finally(() => worker.terminate());
}

/** A sentence of the catalogue for a file that was refused. */
export function refusalOf(verdict: string): "notPdf" | "encrypted" | "unreadable" | "failed" {
  if (verdict === "failed" || verdict === "encrypted") return verdict;
  return verdict === "notPdf" || verdict === "empty" ? "notPdf" : "unreadable";
}
