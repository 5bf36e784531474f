import { isInvalidPdfError, open } from "./pdf.ts";

/** Opens a PDF as `open` does, and repairs lost cross-references. The caller keeps the bytes. */
export async function openOrRepair(bytes: Uint8Array): ReturnType<typeof open> {
  try {
    return await open(new Uint8Array(bytes));
  } catch (error) {
    const repaired = isInvalidPdfError(error) ? repair(bytes) : undefined;
    if (!repaired) throw error;
    return open(repaired);
  }
}

/**
 * A PDF whose cross-reference table and trailer were cut off or overwritten still holds its objects. pdf.js finds them again, but only
 * with a trailer that names the catalogue, so one is appended. Returns undefined for a file that ends inside a stream: text is missing there,
 * and half a CV must not be read as a whole one.
 */
function repair(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const lastObject = file.lastIndexOf("endobj");
  if (lastObject < file.lastIndexOf("stream")) return undefined;

  const catalog = catalogIn(file);
  if (!catalog) return undefined;
  const trailer = `endobj\ntrailer\n<</Root ${catalog[1]} ${catalog[2]} R>>\nstartxref\n0\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([bytes.subarray(0, lastObject), Buffer.from(trailer, "latin1")]));
}

/** Length of the text before a catalogue's type that is searched for the start of its object. */
const WITHIN = 2_000;
const TRIES = 20;

/** Number and generation of the last object of type Catalog. */
function catalogIn(file: string): RegExpExecArray | undefined {
  let at = file.length;
  for (let i = 0; i < TRIES; i += 1) {
    at = file.lastIndexOf("/Catalog", at - 1);
    if (at < 0) return undefined;
    const before = file.slice(Math.max(0, at - WITHIN), at);
    const object = /(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}obj\s{0,9}<<(?![\s\S]*endobj)[\s\S]*\/Type\s{0,9}$/.exec(
      before.slice(Math.max(0, before.lastIndexOf("obj") - 20)),
    );
    if (object) return object;
    if (at === 0) return undefined;
  }
  return undefined;
}
