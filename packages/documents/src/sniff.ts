import type { Verdict } from "./document.ts";
import { LIMITS } from "./limits.ts";

const HEADER = "%PDF-";
/** Viewers accept junk before the header up to here (ISO 32000, implementation notes). */
const HEADER_WITHIN = 1024;

/** What the bytes alone already decide, before anything is parsed. */
export function sniff(bytes: Uint8Array): Verdict | undefined {
  if (bytes.length === 0) return "empty";
  if (bytes.length > LIMITS.bytes) return "tooLarge";
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN));
  return start.includes(HEADER, 0, "latin1") ? undefined : "notPdf";
}
