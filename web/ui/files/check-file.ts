import { FILE_MAX_BYTES } from "@candor/core/kernel/limits";

/** Reasons why a file cannot be a CV, found before it is sent. */
export type Flaw = "empty" | "tooLarge" | "notPdf" | "unreadable";

/** The signature of a PDF, which is among its first bytes. */
const SIGN = "%PDF-";
const SIGN_WITHIN_BYTES = 1024;

/** The problem of a file, or undefined. Only the server reads all of it and decides. */
export async function flawOf(file: Blob): Promise<Flaw | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > FILE_MAX_BYTES) return "tooLarge";
  try {
    const start = new Uint8Array(await file.slice(0, SIGN_WITHIN_BYTES).arrayBuffer());
    return new TextDecoder("latin1").decode(start).includes(SIGN) ? undefined : "notPdf";
  } catch {
    // Moved, renamed or locked since it was chosen.
    return "unreadable";
  }
}
