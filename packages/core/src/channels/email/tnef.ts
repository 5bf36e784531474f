// Outlook's packing, winmail.dat: https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxtnef

/** Tags before the class of a message: as an attribute of the mail, and among its properties in eight and in sixteen bits a character. */
const TAGS = [
  { tag: Buffer.from("0108800700", "hex"), encoding: "latin1" },
  { tag: Buffer.from("1e001a0001000000", "hex"), encoding: "latin1" },
  { tag: Buffer.from("1f001a0001000000", "hex"), encoding: "utf16le" },
] as const;
/** Bytes between tag and class: its length. */
const LENGTH = 4;
const MOST_CHARACTERS = 40;

/** Classes of messages about another message: not delivered, delivered late, read. */
const OF_REPORT = /^(?:report\.|ipm\.microsoft mail\.(?:non-delivery|read receipt))/i;

/** True for the packing of a mail by which a mail system tells what has become of another mail. */
export function isPackedReport(packed: Uint8Array): boolean {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  return TAGS.some(({ tag, encoding }) => {
    const at = bytes.indexOf(tag);
    const start = at + tag.length + LENGTH;
    return at >= 0 && OF_REPORT.test(bytes.subarray(start, start + 2 * MOST_CHARACTERS).toString(encoding));
  });
}
