import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import Pdf from "pdfkit";

export const A4 = { width: 595.28, height: 841.89 };

// Liberation Sans from pdfjs-dist has the letters of all names here; the built-in fonts of PDF only Western European letters.
const shipped = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "standard_fonts");
/** A font of which the whole program is at hand. */
export const LIBERATION = join(shipped, "LiberationSans-Regular.ttf");
const FACES = {
  liberation: { regular: LIBERATION, bold: join(shipped, "LiberationSans-Bold.ttf") },
  helvetica: { regular: "Helvetica", bold: "Helvetica-Bold" },
  times: { regular: "Times-Roman", bold: "Times-Bold" },
};
const WESTERN = /^[\n\u0020-\u007e\u00a0-\u00ff€‚„…‘’“”•–—™]*$/;

interface Style {
  readonly bold?: boolean;
  readonly size?: number;
  readonly colour?: string;
  /** Points left free below. */
  readonly after?: number;
  readonly align?: "left" | "right" | "center";
  readonly indent?: number;
}

/** Writes text into a column of a page, below the last line. */
export class Pen {
  readonly pdf: PDFKit.PDFDocument;
  readonly face: { regular: string; bold: string };
  left = 56;
  width = A4.width - 112;
  size = 10;
  colour = "#1c1c1c";
  margin = 56;

  constructor(pdf: PDFKit.PDFDocument, face: keyof typeof FACES) {
    this.pdf = pdf;
    this.face = FACES[face];
  }

  get y(): number {
    return this.pdf.y;
  }
  set y(value: number) {
    this.pdf.y = value;
  }

  column(left: number, width: number, y?: number): this {
    this.left = left;
    this.width = width;
    if (y !== undefined) this.y = y;
    return this;
  }

  /** Begins a page where `height` points do not fit. */
  room(height: number): this {
    if (this.y + height <= A4.height - this.margin) return this;
    this.pdf.addPage({ size: "A4", margin: 0 });
    this.y = this.margin;
    return this;
  }

  text(
    text: string,
    { bold = false, size = this.size, colour = this.colour, after = 2, align = "left", indent = 0 }: Style = {},
  ): this {
    if (text === "") return this;
    const font = this.pdf.font(bold ? this.face.bold : this.face.regular).fontSize(size);
    const width = this.width - indent;
    this.room(font.heightOfString(text, { width }) + after);
    font.fillColor(colour).text(text, this.left + indent, this.y, { width, align });
    this.y += after;
    return this;
  }

  bullet(text: string, sign = "•"): this {
    this.pdf.font(this.face.regular).fontSize(this.size);
    this.room(this.pdf.heightOfString(text, { width: this.width - 10 }) + 1);
    const top = this.y;
    this.pdf.fillColor(this.colour).text(sign, this.left, top, { width: 9, lineBreak: false });
    this.pdf.text(text, this.left + 10, top, { width: this.width - 10 });
    this.y += 1;
    return this;
  }

  gap(points: number): this {
    this.y += points;
    return this;
  }

  rule(colour: string): this {
    const y = this.y;
    this.pdf
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.7)
      .strokeColor(colour)
      .stroke();
    this.y = y + 4;
    return this;
  }

  /** A placeholder for a photo. */
  photo(left: number, top: number): this {
    const y = this.y;
    this.pdf.rect(left, top, 54, 66).fill("#dfe4e6");
    this.pdf.circle(left + 27, top + 26, 10).fill("#8d989c");
    this.pdf.ellipse(left + 27, top + 58, 18, 8).fill("#8d989c");
    this.y = y;
    return this;
  }
}

/** Draws into a new PDF, without a first page, and returns its bytes, which are the same each time. */
export async function pdfOf(
  text: string,
  look: number,
  draw: (pen: Pen) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const at = new Date("2026-11-02T09:00:00Z");
  const pdf = new Pdf({
    autoFirstPage: false,
    margin: 0,
    info: { CreationDate: at, ModDate: at, Producer: "", Creator: "" },
    ...options,
  });
  const parts: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve());
    pdf.on("error", reject);
  });
  const western = WESTERN.test(text) ? (["helvetica", "times", "liberation"] as const)[look % 3]! : "liberation";
  draw(new Pen(pdf, western));
  pdf.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}
