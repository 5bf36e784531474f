import { isUtf8 } from "node:buffer";

/** Headers with names that people read: author, subject, file names. */
const TELLING = /^(?:Content-(?:Type|Disposition|Description)|Subject|From|Reply-To|Sender):/i;
const CONTINUED = /^[ \t]/;
const LINE_END = 0x0a;
const LONGEST_HEADER = 2000;
/** Most non-UTF-8 lines to check; an 8-bit body has thousands of them. */
const MOST_LINES = 20_000;

/**
 * Returns the mail with its unencoded 8-bit header lines converted to UTF-8. Old programs write names in a regional charset;
 * Windows-1254 contains the German, Spanish and Turkish letters at their usual positions. A mail without such lines is returned
 * unchanged.
 */
export function withUtf8Headers(raw: Uint8Array): Uint8Array {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const pieces: Uint8Array[] = [];
  let copied = 0;
  for (let [at, lines] = [0, 0]; at < mail.length && lines < MOST_LINES; at++) {
    if (mail[at]! < 0x80) continue;
    const start = mail.lastIndexOf(LINE_END, at) + 1;
    const found = mail.indexOf(LINE_END, at);
    const end = found < 0 ? mail.length : found;
    const line = mail.subarray(start, end);
    lines += 1;
    if (line.length <= LONGEST_HEADER && !isUtf8(line) && isTelling(mail, start)) {
      pieces.push(mail.subarray(copied, start), Buffer.from(decoder.decode(line)));
      copied = end;
    }
    at = end;
  }
  return pieces.length === 0 ? raw : Buffer.concat([...pieces, mail.subarray(copied)]);
}

const decoder = new TextDecoder("windows-1254");

/** True if one of these headers, or a continuation line of one, begins here. */
function isTelling(mail: Buffer, start: number): boolean {
  for (let from = start, lines = 0; lines < 8; lines++) {
    const line = mail.toString("latin1", from, from + 40);
    if (!CONTINUED.test(line)) return TELLING.test(line);
    if (from < 2) return false;
    from = mail.lastIndexOf(LINE_END, from - 2) + 1;
  }
  return false;
}
