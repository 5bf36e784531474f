import { deflateSync } from "node:zlib";
import type { Verdict } from "@candor/documents";
import type { Cv } from "./cv.ts";
import { drawCv } from "./draw.ts";
import { pdfOf } from "./pen.ts";
import { pool } from "./pool.ts";
import { linesAt, literal, picture, rawPdf, streamOf } from "./raw-pdf.ts";

/** A file that a form on the web meets sooner or later, and the verdicts that are right for it. */
export interface OddFile {
  readonly what: string;
  readonly bytes: Uint8Array;
  readonly verdicts: readonly Verdict[];
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

const INVOICE = [
  "Invoice no. 2026-1187",
  "Northfield Garden Supplies",
  "Bill to: Parish Council of Elmby",
  "Invoice date: 2 October 2026",
  "Due within 30 days",
  "Quantity Description Unit price Amount",
  "12 Box hedge, 40 cm 8.50 102.00",
  "3 Slow release fertiliser, 5 kg 14.00 42.00",
  "1 Delivery 25.00 25.00",
  "Net amount 169.00",
  "VAT 20 % 33.80",
  "Total 202.80",
  "Bank details: Elmby Savings, sort code 00-00-00",
  "Thank you for your order.",
];

/** A CV that is encrypted with these passwords. */
const encrypted = (cv: Cv, options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> =>
  pdfOf(
    cv.name,
    0,
    (pen) => {
      pen.pdf.addPage({ size: "A4", margin: 0 });
      const work = cv.roles.flatMap((role) => [role.title, role.dates, ...role.lines]);
      for (const line of [cv.title, "Work experience", ...work, "Skills", ...cv.skills]) pen.text(line);
    },
    options,
  );

const ofPages = (count: number): Promise<Uint8Array> =>
  pdfOf("x", 0, (pen) => {
    for (let i = 0; i < count; i += 1) {
      pen.pdf.addPage({ size: "A4", margin: 0 });
      pen.y = 60;
      pen.text(`Work experience ${i}, page of a very long life`);
    }
  });

const scanned = (): Uint8Array =>
  rawPdf({
    content: "q 595 0 0 842 0 0 cm /X Do Q",
    resources: "/XObject<</X 20 0 R>>",
    objects: [picture(Array.from({ length: 1024 }, (_, i) => ((i * 31) % 5 === 0 ? 25 : 240)))],
  });

/** Letters of a font that maps none of them to Unicode. */
function withoutUnicode(): Uint8Array {
  const codes = Array.from(
    { length: 40 },
    (_, row) => `BT /F3 10 Tf 1 0 0 1 60 ${780 - row * 15} Tm ${literal("Qkl vprw ltn zzqx mmv 8801 kkw ptt zrd")} Tj ET`,
  ).join("\n");
  return rawPdf({
    content: codes,
    fonts: "/F3 20 0 R",
    objects: [
      "<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+X/Encoding/Identity-H/DescendantFonts[21 0 R]>>",
      "<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 22 0 R/DW 500>>",
      "<</Type/FontDescriptor/FontName/AAAAAA+X/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>",
    ],
  });
}

/** Files that are not ordinary CVs, each made here. */
export async function oddFiles(): Promise<OddFile[]> {
  const { cv } = pool()[0]!;
  const ordinary = await drawCv(cv);
  const bomb = deflateSync(Buffer.alloc(300_000_000, " "));
  return [
    { what: "an ordinary CV", bytes: ordinary, verdicts: ["ok"] },
    {
      what: "a CV with only an owner's password",
      bytes: await encrypted(cv, { ownerPassword: "secret", pdfVersion: "1.7" }),
      verdicts: ["ok"],
    },
    {
      what: "a CV that asks for a password",
      bytes: await encrypted(cv, { userPassword: "secret", pdfVersion: "1.7" }),
      verdicts: ["encrypted"],
    },
    { what: "a scan", bytes: scanned(), verdicts: ["scan"] },
    { what: "letters without Unicode", bytes: withoutUnicode(), verdicts: ["brokenFonts"] },
    { what: "no bytes", bytes: new Uint8Array(), verdicts: ["empty"] },
    { what: "a blank page", bytes: rawPdf({ content: "" }), verdicts: ["empty"] },
    { what: "a web page", bytes: bytesOf("<!doctype html><title>CV</title><h1>My CV</h1>"), verdicts: ["notPdf"] },
    { what: "a Word document", bytes: bytesOf(`PK\u0003\u0004${"word/document.xml".repeat(20)}`), verdicts: ["notPdf"] },
    { what: "a picture", bytes: bytesOf(`\u0089PNG\r\n\u001a\n${"0".repeat(300)}`), verdicts: ["notPdf"] },
    { what: "half a file", bytes: ordinary.slice(0, ordinary.length / 2), verdicts: ["damaged"] },
    { what: "a file without its end", bytes: ordinary.slice(0, ordinary.length - 600), verdicts: ["ok", "damaged"] },
    {
      what: "noise behind a PDF's first line",
      bytes: bytesOf(`%PDF-1.7\n${"\u0000\u00ff?x".repeat(500)}`),
      verdicts: ["damaged"],
    },
    { what: "thirty pages", bytes: await ofPages(30), verdicts: ["tooManyPages"] },
    { what: "twelve megabytes", bytes: Buffer.concat([ordinary, Buffer.alloc(12 * 1024 * 1024, 32)]), verdicts: ["tooLarge"] },
    { what: "an invoice", bytes: rawPdf({ content: linesAt(INVOICE) }), verdicts: ["notCv"] },
    {
      what: "a name and a telephone number",
      bytes: rawPdf({ content: linesAt(["Rosalind Achterberg", "020 7946 0155"]) }),
      verdicts: ["lowText", "notCv"],
    },
    {
      what: "300 MB of spaces in 300 KB",
      bytes: withContent(bomb),
      verdicts: ["damaged", "empty"],
    },
  ];
}

/** A PDF whose page content is this deflated stream. */
function withContent(deflated: Uint8Array): Uint8Array {
  const data = Buffer.from(deflated).toString("latin1");
  return rawPdf({
    content: "/X Do",
    resources: "/XObject<</X 20 0 R>>",
    objects: [streamOf(data, "/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Filter/FlateDecode")],
  });
}
