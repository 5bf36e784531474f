/**
 * A PDF whose cross-reference table and trailer were cut off or overwritten still holds its objects. pdf.js finds them again, but only
 * with a trailer that names the catalogue, so one is appended. Answers nothing for a file that ends inside a stream: text is missing there,
 * and half a CV must not pass for a whole one.
 */
export function repair(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const lastObject = file.lastIndexOf("endobj");
  if (lastObject < file.lastIndexOf("stream")) return undefined;

  const catalogs = [...file.matchAll(/(\d{1,10})\s+(\d{1,5})\s+obj\s*<<(?:(?!endobj)[\s\S]){0,2000}?\/Type\s*\/Catalog\b/g)];
  const catalog = catalogs.at(-1);
  if (!catalog) return undefined;
  const trailer = `endobj\ntrailer\n<</Root ${catalog[1]} ${catalog[2]} R>>\nstartxref\n0\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([bytes.subarray(0, lastObject), Buffer.from(trailer, "latin1")]));
}
