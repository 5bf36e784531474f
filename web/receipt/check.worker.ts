import { read } from "@candor/documents/browser";
import { canonical, checkReceipt } from "@candor/scoring/receipt-check";
import type { Receipt } from "@candor/scoring/receipt.info";
import type { CheckAnswer, CheckQuestion } from "./check.ts";

interface WorkerScope {
  addEventListener: (type: "message", listener: (event: { data: CheckQuestion }) => void) => void;
  postMessage: (answer: CheckAnswer, options: object) => void;
}

/** SHA-256 as hex. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function answerTo(receipt: Receipt, bytes: Uint8Array<ArrayBuffer>): Promise<CheckAnswer> {
  const document = await read(bytes);
  const { verdict, pages, text } = document;
  if (verdict !== "ok" && verdict !== "lowText") return { refused: verdict };
  const hashes = { text: await sha256(text), criteria: await sha256(canonical(receipt.criteria)) };
  return { check: checkReceipt(receipt, document, hashes), pages: pages.length };
}

const scope = globalThis as unknown as WorkerScope;
scope.addEventListener("message", ({ data: { receipt, bytes } }) => {
  void answerTo(receipt, bytes)
    .catch((): CheckAnswer => ({ refused: "failed" }))
    .then((answer) => scope.postMessage(answer, {}));
});
