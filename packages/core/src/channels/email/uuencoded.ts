/** A file in the text of a mail, as mail programs without MIME send it (POSIX `uuencode`). */
export interface EncodedFile {
  /** As sent, not cleaned. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const BEGIN = /^begin [0-7]{3,4} (\S.*?)\s*$/;
const DATA = /^[\x20-\x60]*$/;
/** Code of the character that stands for 0; the others follow it, and "`" is another 0. */
const ZERO = 0x20;

/**
 * Takes encoded files out of a text. A block that does not end, is empty, or has a line that is no data, stays text. Linear in the text: a line that
 * begins a block is no data, so no line is read by two blocks.
 */
export function takeFiles(text: string): { readonly text: string; readonly files: readonly EncodedFile[] } {
  const lines = text.split(/\r?\n/);
  const files: EncodedFile[] = [];
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const name = BEGIN.exec(lines[at]!)?.[1];
    const end = name === undefined ? -1 : endOf(lines, at + 1);
    if (name === undefined || end < 0) {
      kept.push(lines[at]!);
      continue;
    }
    files.push({ name, bytes: Buffer.concat(lines.slice(at + 1, end).map(bytesOf)) });
    at = end;
  }
  return { text: files.length > 0 ? kept.join("\n") : text, files };
}

/** Index of the line that ends the block, -1 if another line comes first that is no data. */
function endOf(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && isData(lines[at]!)) at++;
  return at > from && lines[at]?.trimEnd() === "end" ? at : -1;
}

const sizeOf = (line: string): number => (line === "" ? 0 : (line.charCodeAt(0) - ZERO) & 63);
const lettersFor = (size: number): number => Math.ceil(size / 3) * 4;

// Some programs add a check character to the line.
const isData = (line: string): boolean => DATA.test(line) && line.trimEnd().length <= 1 + lettersFor(sizeOf(line)) + 1;

/** The bytes of one line. Blanks at its end, which mail servers cut off, stand for 0. */
function bytesOf(line: string): Uint8Array {
  const size = sizeOf(line);
  const values = Array.from(line.slice(1).padEnd(lettersFor(size)), (letter) => (letter.charCodeAt(0) - ZERO) & 63);
  const bytes = Buffer.alloc(lettersFor(size));
  for (let group = 0; group * 3 < size; group++) {
    const [a = 0, b = 0, c = 0, d = 0] = values.slice(group * 4, group * 4 + 4);
    bytes.writeUIntBE((a << 18) | (b << 12) | (c << 6) | d, group * 3, 3);
  }
  return bytes.subarray(0, size);
}
