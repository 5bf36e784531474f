import { inflateSync } from "node:zlib";

/** Lists of objects of a CV unpack to less than this, together. */
const MOST_UNPACKED = 8 * 1024 * 1024;
const DICTIONARY = 600;

/**
 * The dictionaries of a file as text, without the data of its streams, but with the lists of objects that are packed into streams; undefined
 * where they cannot be read because the file is encrypted. Escapes in names are resolved: "/N#6fne" is "/None".
 */
function dictionariesIn(bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isEncrypted = file.includes("/Encrypt", 0, "latin1");
  const parts: string[] = [];
  let from = 0;
  let left = MOST_UNPACKED;
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (at < from) continue;
    const end = file.indexOf("endstream", at);
    const until = end < 0 ? file.length : end;
    parts.push(file.toString("latin1", from, at));
    const packed = file.toString("latin1", Math.max(from, at - DICTIONARY), at);
    if (/\/Type\s*\/ObjStm/.test(packed.slice(packed.lastIndexOf(" obj") + 1))) {
      if (isEncrypted) return undefined;
      const objects = unpacked(file.subarray(at + (file[at + 6] === 0x0d ? 8 : 7), until), left);
      left -= objects.length;
      parts.push(objects.toString("latin1"));
    }
    from = until + "endstream".length;
  }
  parts.push(file.toString("latin1", from));
  return parts.join("\n").replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function unpacked(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) });
  } catch {
    // Faults of the stream are left to pdf.js.
    return Buffer.alloc(0);
  }
}

// A separation whose name says that it is not painted (ISO 32000-2, 8.6.6.4).
const UNPAINTED_INK = /\/Separation\s*\/None(?![A-Za-z])/;
const OWN_ENCODING = /\/Differences\s*[[\d]/;
const FONT = /\/Type\s*\/Font(?![A-Za-z])/;
const OF_FILE = /\/(?:FontDescriptor|DescendantFonts|CharProcs)(?![A-Za-z])/;

/**
 * True when other viewers may leave out what pdf.js paints, so that only the drawn page can tell, or when that cannot be known: an ink that is
 * not painted, and letters of a viewer's own font under names of the file's.
 */
export function mayViewersDiffer(bytes: Uint8Array): boolean {
  const dictionaries = dictionariesIn(bytes);
  if (dictionaries === undefined || UNPAINTED_INK.test(dictionaries)) return true;
  return (
    OWN_ENCODING.test(dictionaries) &&
    dictionaries.split(/endobj|>>\s*(?=<<)/).some((object) => FONT.test(object) && !OF_FILE.test(object))
  );
}
