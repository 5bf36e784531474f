import { type Receipt, receiptIn } from "@candor/scoring/receipt.info";

/** A chosen file: a receipt, a CV, or why it is neither. */
export type Taken =
  | { readonly is: "receipt"; readonly file: File; readonly receipt: Receipt }
  | { readonly is: "cv"; readonly file: File }
  | { readonly is: "refused"; readonly file: File; readonly why: "notPdf" | "notReceipt" };

/** Larger than any receipt, so that a film under the name of one is not read into memory. */
const LARGEST_RECEIPT = 5_000_000;

/** Tells a receipt from a CV by the file's name and kind, and reads the receipt. */
export async function takeFile(file: File): Promise<Taken> {
  if (/\.pdf$/iu.test(file.name) || file.type === "application/pdf") return { is: "cv", file };
  if (!/\.json$/iu.test(file.name) && file.type !== "application/json") return { is: "refused", file, why: "notPdf" };
  try {
    if (file.size > LARGEST_RECEIPT) throw new Error("Too large for a receipt.");
    return { is: "receipt", file, receipt: receiptIn(JSON.parse(await file.text())) };
  } catch {
    return { is: "refused", file, why: "notReceipt" };
  }
}
