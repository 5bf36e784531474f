import type { Verdict } from "./document.ts";
import { LIMITS } from "./limits.ts";

const HEADER = "%PDF-";
/** Viewers accept junk before the header up to here (ISO 32000, implementation notes). */
const HEADER_WITHIN = 1024;

/** Beginnings of files that are also a web page, an archive, a program or a picture. Mail and scanners put other junk before the header. */
const OTHER_FILES = [
  "<",
  "PK\u0003\u0004",
  "MZ",
  "\u007fELF",
  "#!",
  "GIF8",
  "\u0089PNG",
  "\u00ff\u00d8\u00ff",
  "Rar!",
  "7z\u00bc",
  "{\\rtf",
];

/** The verdict that the bytes alone decide, before anything is parsed; otherwise undefined. */
export function sniff(bytes: Uint8Array): Verdict | undefined {
  if (bytes.length === 0) return "empty";
  if (bytes.length > LIMITS.bytes) return "tooLarge";
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN));
  const header = start.indexOf(HEADER, 0, "latin1");
  if (header < 0) return "notPdf";
  const before = start.toString("latin1", 0, header).trimStart();
  return OTHER_FILES.some((sign) => before.startsWith(sign)) ? "notPdf" : undefined;
}
