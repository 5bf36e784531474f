import { inflateSync } from "node:zlib";

const MEGABYTE = 1024 * 1024;
/** Fonts, colour profiles and object lists of CVs unpack to less than this. */
const LARGEST = 48 * MEGABYTE;
/** Limit for operators: 200 pages of dense text, or ten drawings of a hundred thousand lines. */
const LARGEST_CONTENT = 16 * MEGABYTE;
/** Deflate compresses a thousand bytes into one at best. */
const BEST_RATIO = 1032;
/** Length of the text before a stream that is searched for its dictionary. */
const DICTIONARY = 600;

/**
 * True when a stream of the file unpacks to more than pdf.js can read within the limits. Only streams that are compressed tightly enough for
 * that are unpacked, up to the limit; pictures are skipped unless they are packed twice.
 */
export function isBomb(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let open: number | undefined;
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    const isEnd = file[at - 1] === 0x64 && file[at - 2] === 0x6e && file[at - 3] === 0x65;
    if (isEnd && open !== undefined && streamUnpacksTooFar(file, open, at - 3)) return true;
    if (isEnd) open = undefined;
    else open ??= at;
  }
  return open !== undefined && streamUnpacksTooFar(file, open, file.length);
}

/** Checks the stream whose keyword is at `keyword` and whose data ends at `end`. */
function streamUnpacksTooFar(file: Buffer, keyword: number, end: number): boolean {
  const before = file.subarray(Math.max(0, keyword - DICTIONARY), keyword).toString("latin1");
  const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
  const times = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
  if (times === 0 || (times === 1 && /\/Subtype\s*\/Image\b/.test(dictionary))) return false;
  const isContent = !/\/(?:Length1|Length2|Type|Subtype|FunctionType|ShadingType|N)\b/.test(dictionary);
  const start = keyword + (file[keyword + 6] === 0x0d ? 8 : 7);
  return unpacksBeyond(isContent ? LARGEST_CONTENT : LARGEST, file.subarray(start, end), Math.min(times, 4));
}

function unpacksBeyond(limit: number, packed: Buffer, times: number): boolean {
  let data = packed;
  for (let left = times; left > 0; left -= 1) {
    if (data.length * BEST_RATIO ** left <= limit) return false;
    try {
      data = inflateSync(data, { maxOutputLength: limit });
    } catch (error) {
      // Other faults of the stream are left to pdf.js.
      return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    }
  }
  return false;
}
