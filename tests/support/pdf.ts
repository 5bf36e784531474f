import { once } from "node:events";
import { crc32, deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";

/** A PDF of these lines, one below the other; a line in `white` is on the page but invisible. */
export async function pdfOf(lines: readonly string[], options: { white?: string; password?: string } = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: "A4",
    ...(options.password && { userPassword: options.password, pdfVersion: "1.7" as const }),
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (const line of lines) pdf.fontSize(11).fillColor("black").text(line);
  if (options.white) pdf.fillColor("white").text(options.white);
  pdf.end();
  await once(pdf, "end");
  return Buffer.concat(chunks);
}

/** A plain CV of an invented person; `salt` makes its bytes unique. */
export const cvLines = ({ name = "Ada Lovelace", salt = "" } = {}): string[] => [
  name,
  "Senior Frontend Engineer",
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@post.example, +49 30 5550 0142, Berlin ${salt}`,
  "",
  "Experience",
  "Senior Frontend Engineer, Tallyworks GmbH, Berlin",
  "March 2019 - present",
  "- Rebuilt the invoicing app in React and moved 210,000 lines to TypeScript.",
  "- Lead a team of four engineers and mentor two apprentices.",
  "",
  "Skills",
  "React, TypeScript, CSS, Vite",
  "",
  "Languages",
  "German (C1), English (native)",
  "",
  "Education",
  "B.Sc. Computer Science, Technische Hochschule Example",
];

export const aCv = (person: { name?: string; salt?: string } = {}): Promise<Uint8Array> => pdfOf(cvLines(person));

/** A page with one picture and no text, as a scanner makes it. */
export async function aScan(): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: "A4", margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  pdf.image(greyPng(210, 297), 0, 0, { width: 595, height: 842 });
  pdf.end();
  await once(pdf, "end");
  return Buffer.concat(chunks);
}

/** Rows of dots on white, 8 bits a dot. */
function greyPng(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => (y % 9 < 3 && x % 4 ? 60 : 250)),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Uint8Array.from(rows.flat()))),
    chunk("IEND", new Uint8Array()),
  ]);
}
