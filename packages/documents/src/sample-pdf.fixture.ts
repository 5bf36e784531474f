import { deflateSync } from "node:zlib";

export interface SamplePage {
  /** Content stream operators. Fonts /F1 (Helvetica) and /F2 (Courier) are there. */
  readonly content: string;
  readonly mediaBox?: readonly number[];
  readonly cropBox?: readonly number[];
  readonly rotate?: number;
  /** Entries of the page's resource dictionary beside the fonts. */
  readonly resources?: string;
  /** Dictionaries of annotations. */
  readonly annotations?: readonly string[];
}

export interface Sample {
  readonly pages: readonly SamplePage[];
  /** Objects numbered from 100 on, written as they are. */
  readonly objects?: readonly string[];
  /** Entries of the catalogue and of the trailer. */
  readonly catalog?: string;
  readonly trailer?: string;
}

/** Writes a PDF by hand, so that a test controls every object in it. */
export function samplePdf({ pages, objects = [], catalog = "", trailer = "" }: Sample): Uint8Array {
  const bodies = new Map<number, string>();
  bodies.set(1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`);
  bodies.set(3, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>");
  bodies.set(4, "<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>");
  const kids = pages.map((page, i) => {
    const id = 10 + 2 * i;
    const { mediaBox = [0, 0, 595, 842], cropBox, rotate = 0, resources = "", annotations = [] } = page;
    bodies.set(
      id,
      `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox.join(" ")}]${cropBox ? `/CropBox[${cropBox.join(" ")}]` : ""}/Rotate ${rotate}` +
        `/Resources<</Font<</F1 3 0 R/F2 4 0 R>>${resources}>>/Contents ${id + 1} 0 R/Annots[${annotations.join(" ")}]>>`,
    );
    bodies.set(id + 1, stream(page.content));
    return `${id} 0 R`;
  });
  bodies.set(2, `<</Type/Pages/Kids[${kids.join(" ")}]/Count ${pages.length}>>`);
  objects.forEach((body, i) => bodies.set(100 + i, body));

  let file = "%PDF-1.7\n";
  const offsets = new Map<number, number>();
  for (const [id, body] of bodies) {
    offsets.set(id, file.length);
    file += `${id} 0 obj\n${body}\nendobj\n`;
  }
  const xref = file.length;
  const size = Math.max(...bodies.keys()) + 1;
  file += `xref\n0 ${size}\n`;
  for (let id = 0; id < size; id += 1) {
    const offset = offsets.get(id);
    file += offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;
  }
  file += `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${xref}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

/** A stream object; `dictionary` holds entries beside its length. */
export const stream = (data: string, dictionary = "") => `<</Length ${data.length}${dictionary}>>\nstream\n${data}\nendstream`;

/** A picture of one grey value, by default a few pixels of a light grey. */
export const picture = (pixels = 4, dictionary = "", grey = 200): string => greyPicture(pixels, pixels, () => grey, dictionary);

/** A picture of grey values (0 to 255), row by row from the top. */
export function greyPicture(width: number, height: number, greyAt: (x: number, y: number) => number, dictionary = ""): string {
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, i) => greyAt(i % width, Math.floor(i / width))));
  return stream(
    deflateSync(pixels).toString("latin1"),
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode${dictionary}`,
  );
}

/** Lines of text, each [x, y from the bottom, size, text], in black Helvetica. */
export const textAt = (...lines: (readonly [x: number, y: number, size: number, text: string])[]) =>
  lines.map(([x, y, size, text]) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join("\n");

/** A short CV, long enough to be read as one. */
export const CV_LINES = [
  "Hana Kovac",
  "hana.kovac@example.com",
  "Experience",
  "Senior Backend Engineer, Adria Pay, Zagreb",
  "Built ledger services in TypeScript and PostgreSQL on Kubernetes for six years",
  "Education",
  "MSc Computer Science, University of Zagreb, 2018",
  "Skills",
  "TypeScript, Redis, Docker",
];

export const cvContent = textAt(...CV_LINES.map((text, i) => [60, 780 - 16 * i, 11, text] as const));

export const onePage = (content: string, page: Omit<SamplePage, "content"> = {}) => samplePdf({ pages: [{ content, ...page }] });

/** A TrueType font of the letters " " to "z", all the same square or all empty. */
export function squareFont(isBlank: boolean): string {
  const [first, count] = [32, 91];
  const glyph = Buffer.from("00010000000002bc02bc0003000001010101000002bc0000fd440000000002bc0000", "hex");
  const numbers = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])));
  const glyphs = count + 1;
  const size = isBlank ? 0 : glyph.length;
  const tables: Record<string, Buffer> = {
    cmap: Buffer.concat([
      numbers(0, 1, 3, 1, 0, 12),
      numbers(4, 32, 0, 4, 4, 1, 0, first + count - 1, 0xffff, 0, first, 0xffff, 1 - first, 1, 0, 0),
    ]),
    glyf: isBlank ? Buffer.alloc(4) : Buffer.concat(Array.from({ length: glyphs }, () => glyph)),
    head: numbers(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 700, 700, 0, 8, 2, 1, 0),
    hhea: numbers(1, 0, 800, -200, 0, 600, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0, glyphs),
    hmtx: numbers(...Array.from({ length: glyphs }, () => [600, 0]).flat()),
    loca: Buffer.concat(Array.from({ length: glyphs + 1 }, (_, i) => numbers(0, i * size))),
    maxp: numbers(1, 0, glyphs, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
  };
  const names = Object.keys(tables);
  let offset = 12 + 16 * names.length;
  const directory = names.map((name) => {
    const { length } = tables[name]!;
    const entry = Buffer.concat([Buffer.from(name), numbers(0, 0, 0, offset, 0, length)]);
    offset += length + ((4 - (length % 4)) % 4);
    return entry;
  });
  const bodies = names.map((name) => Buffer.concat([tables[name]!, Buffer.alloc((4 - (tables[name]!.length % 4)) % 4)]));
  const font = Buffer.concat([numbers(0, 1, names.length, 0, 0, 0), ...directory, ...bodies]).toString("latin1");
  return stream(font, `/Length1 ${font.length}`);
}
