/** A page written by hand, so that an attack is exactly what it says. Text in Helvetica (/F1), Western European letters. */
export interface RawPage {
  readonly content: string;
  readonly mediaBox?: readonly number[];
  readonly cropBox?: readonly number[];
  /** More entries of the page's dictionary. */
  readonly entries?: string;
  /** Entries of the resource dictionary beside the fonts; objects are numbered from 20 on. */
  readonly resources?: string;
  /** More fonts, "/F3 20 0 R". */
  readonly fonts?: string;
  readonly objects?: readonly string[];
  readonly annotations?: readonly string[];
  readonly catalog?: string;
  readonly trailer?: string;
}

/** The bytes of a PDF of one page, A4. */
export function rawPdf({
  content,
  mediaBox = [0, 0, 595, 842],
  cropBox,
  entries = "",
  resources = "",
  fonts = "",
  objects = [],
  annotations = [],
  catalog = "",
  trailer = "",
}: RawPage): Uint8Array {
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const crop = cropBox ? `/CropBox[${cropBox.join(" ")}]` : "";
  const bodies = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox.join(" ")}]${crop}${entries}/Resources<</Font<</F1 4 0 R/F2 5 0 R${fonts}>>${resources}>>/Contents 6 0 R/Annots[${annotations.join(" ")}]>>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    streamOf(content),
  ];
  const all = new Map(bodies.map((body, i) => [i + 1, body]));
  objects.forEach((body, i) => all.set(20 + i, body));

  let file = "%PDF-1.7\n";
  const offsets = new Map<number, number>();
  for (const [id, body] of all) {
    offsets.set(id, file.length);
    file += `${id} 0 obj\n${body}\nendobj\n`;
  }
  const size = Math.max(...all.keys()) + 1;
  const entry = (id: number) =>
    offsets.has(id) ? `${String(offsets.get(id)).padStart(10, "0")} 00000 n \n` : "0000000000 65535 f \n";
  const start = file.length;
  file += `xref\n0 ${size}\n${Array.from({ length: size }, (_, id) => entry(id)).join("")}`;
  file += `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

export const streamOf = (data: string, dictionary = ""): string =>
  `<</Length ${data.length}${dictionary}>>\nstream\n${data}\nendstream`;

const SPECIAL: Readonly<Record<string, number>> = { "€": 0x80, "–": 0x96, "—": 0x97, "•": 0x95, "’": 0x92, "“": 0x93, "”": 0x94 };

/** A literal string of a content stream. */
export const literal = (text: string): string =>
  `(${Array.from(text)
    .map((letter) => (letter in SPECIAL ? String.fromCharCode(SPECIAL[letter]!) : letter))
    .join("")
    .replace(/[\\()]/g, "\\$&")})`;

/** Lines below each other, `y` from the bottom of the page. */
export const linesAt = (lines: readonly string[], { x = 60, y = 780, size = 10, leading = 14 } = {}): string =>
  `BT /F1 ${size} Tf ${leading} TL 1 0 0 1 ${x} ${y} Tm ${lines.map((line) => `${literal(line)} Tj T*`).join("\n")} ET`;

/** A picture of one grey value, or of grey values row by row. */
export function picture(grey: number | readonly number[], dictionary = ""): string {
  const values = typeof grey === "number" ? Array.from({ length: 64 }, () => grey) : grey;
  const side = Math.sqrt(values.length);
  const hex = values.map((value) => value.toString(16).padStart(2, "0")).join("");
  return streamOf(
    `${hex}>`,
    `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/ASCIIHexDecode${dictionary}`,
  );
}
