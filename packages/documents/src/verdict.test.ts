import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { LIMITS, READER_VERSION } from "./limits.ts";
import { read } from "./read.ts";
import { cvContent, onePage, picture, samplePdf, stream, textAt } from "./sample-pdf.fixture.ts";

const ascii = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const verdictOf = async (bytes: Uint8Array) => (await read(bytes)).verdict;
const lines = (...texts: string[]) => onePage(textAt(...texts.map((text, i) => [60, 780 - 14 * i, 10, text] as const)));

/** A page whose operators unpack to this many bytes. */
function unpacking(bytes: number, times = 1): Uint8Array {
  let data: Buffer = Buffer.alloc(bytes, " ");
  for (let i = 0; i < times; i += 1) data = deflateSync(data, { level: 1 });
  const whole = Buffer.from(onePage("")).toString("latin1");
  const body = stream(data.toString("latin1"), `/Filter[${"/FlateDecode".repeat(times)}]`);
  return ascii(whole.replace(stream(""), () => body));
}

describe("a file that cannot be read has a verdict with the reason", () => {
  test.for([
    { what: "no bytes", verdict: "empty", bytes: ascii("") },
    { what: "a web page", verdict: "notPdf", bytes: ascii("<!doctype html><title>CV</title>") },
    {
      what: "a web page that is a PDF as well",
      verdict: "notPdf",
      bytes: ascii("<html><script>alert(1)</script><!--\n%PDF-1.7\n"),
    },
    { what: "an archive that is a PDF as well", verdict: "notPdf", bytes: ascii("PK\u0003\u0004cv.pdf%PDF-1.7\n") },
    { what: "a Word file", verdict: "notPdf", bytes: ascii("PK\u0003\u0004word/document.xml") },
    { what: "only a header", verdict: "damaged", bytes: ascii("%PDF-1.7\n") },
    { what: "more bytes than allowed", verdict: "tooLarge", bytes: new Uint8Array(LIMITS.bytes + 1) },
    { what: "a blank page", verdict: "empty", bytes: onePage("") },
    {
      what: "more pages than allowed",
      verdict: "tooManyPages",
      bytes: samplePdf({ pages: Array.from({ length: LIMITS.pages + 1 }, () => ({ content: cvContent })) }),
    },
    {
      what: "a picture of a page",
      verdict: "scan",
      bytes: samplePdf({
        pages: [{ content: "q 595 0 0 842 0 0 cm /X Do Q", resources: "/XObject<</X 100 0 R>>" }],
        objects: [picture()],
      }),
    },
    {
      what: "letters turned into outlines",
      verdict: "scan",
      bytes: onePage(
        Array.from({ length: 900 }, (_, i) => `${60 + (i % 60) * 8} ${780 - 20 * Math.floor(i / 60)} 5 8 re f`).join("\n"),
      ),
    },
    {
      what: "letters without meaning",
      verdict: "brokenFonts",
      bytes: lines(...Array.from({ length: 9 }, () => "#5!x 9%&q ;;0[ zz7\\) kq=1 ~+x2")),
    },
    {
      what: "an invoice",
      verdict: "notCv",
      bytes: lines(
        "Invoice 2026-118",
        "Bill to: Example Ltd",
        "Quantity 3, unit price 40.00",
        "Subtotal 120.00, VAT 24.00",
        "Amount due 144.00 EUR",
        "IBAN HR12 1001 0051 8630 0016 0",
      ),
    },
    {
      what: "a story",
      verdict: "notCv",
      bytes: lines(
        ...Array.from(
          { length: 40 },
          (_, i) => `On the ${i + 2}th evening the old sailor told them again how the storm had come`,
        ),
      ),
    },
    {
      what: "a scan with a header",
      verdict: "scan",
      bytes: samplePdf({
        pages: [
          {
            content: `q 595 0 0 842 0 0 cm /X Do Q ${textAt([60, 800, 9, "Application of Ana Silva for the position of senior accountant, sent on Monday from Lisbon with all papers"])}`,
            resources: "/XObject<</X 100 0 R>>",
          },
        ],
        objects: [picture()],
      }),
    },
    {
      what: "letters of a font that cannot be read",
      verdict: "brokenFonts",
      bytes: samplePdf({
        pages: [{ content: "BT /T 11 Tf 60 700 Td <B0A1B0A2B0A3> Tj ET", resources: "/Font<</T 100 0 R>>" }],
        objects: [
          "<</Type/Font/Subtype/Type0/BaseFont/SimSun/Encoding/GBK-EUC-H/DescendantFonts[101 0 R]>>",
          "<</Type/Font/Subtype/CIDFontType2/BaseFont/SimSun/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 102 0 R>>",
          "<</Type/FontDescriptor/FontName/SimSun/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>",
        ],
      }),
    },
    { what: "a page that unpacks to 40 MB", verdict: "damaged", bytes: unpacking(40_000_000) },
    { what: "a page packed twice", verdict: "damaged", bytes: unpacking(200_000_000, 2) },
  ])("$what: $verdict", async ({ verdict, bytes }) => {
    expect(await read(bytes)).toMatchObject({ verdict, text: "", words: [], reader: READER_VERSION });
  });

  test("more drawing over the text than can be followed: damaged", { tags: "size" }, async () => {
    const bytes = onePage("q 0 0 9 9 re 20 20 500 700 re f Q BT /F1 9 Tf 50 50 Td (hello) Tj ET ".repeat(6_000));
    expect(await read(bytes)).toMatchObject({ verdict: "damaged", text: "", words: [] });
  });

  test("a password is needed", async () => {
    // The standard handler of PDF 1.4 with keys that no empty password opens.
    const key = "<" + "41".repeat(32) + ">";
    const bytes = samplePdf({
      pages: [{ content: cvContent }],
      objects: [`<</Filter/Standard/V 2/R 3/Length 128/P -44/O ${key}/U ${key}>>`],
      trailer: "/Encrypt 100 0 R/ID[<00><00>]",
    });
    expect(await verdictOf(bytes)).toBe("encrypted");
  });
});

describe("a file that viewers open is read", () => {
  const whole = Buffer.from(onePage(cvContent)).toString("latin1");

  test.for([
    { what: "junk before the header", bytes: ascii(`From a scanner, 3 pages\r\n${whole}`) },
    { what: "the cross-reference table is cut off", bytes: ascii(whole.slice(0, whole.indexOf("xref"))) },
    { what: "the trailer is overwritten", bytes: ascii(`${whole.slice(0, whole.indexOf("xref"))}\u0001\u0002 garbage %% <<`) },
  ])("$what", async ({ bytes }) => expect(await read(bytes)).toMatchObject({ verdict: "ok" }));

  test("half a file is not taken for a whole one", async () => {
    expect(await verdictOf(ascii(whole.slice(0, whole.indexOf("endstream") - 200)))).toBe("damaged");
  });
});

describe("a sparse or unusual CV is a CV", () => {
  test("very little text is read, with the verdict lowText", async () => {
    expect(await read(lines("Ana Silva", "ana@example.com"))).toMatchObject({
      verdict: "lowText",
      text: "Ana Silva\nana@example.com\n",
    });
  });

  test.for([
    {
      what: "an accountant's",
      texts: [
        "Ana Silva, accountant",
        "Experience: invoice control, subtotal and VAT checks, IBAN payments",
        "Closed the books of twelve companies every month for five years, on time",
        "Led a team of three and trained them in the new payment software",
      ],
    },
    {
      what: "a long one without contact or headings",
      texts: Array.from(
        { length: 30 },
        (_, i) => `From ${1990 + i} to ${1991 + i} head nurse of a ward of twenty beds and a team of nine`,
      ),
    },
    {
      what: "one full of stars and bullets",
      texts: Array.from({ length: 12 }, () => "English ** o o o * - | - German native speaker and teacher"),
    },
    {
      what: "one with acronyms everywhere",
      texts: Array.from({ length: 6 }, () => "AWS SQL HTML CSS REST API, built and run by our team"),
    },
    {
      what: "a Turkish one",
      texts: [
        "Deneyim",
        "Yaz\\375l\\375m m\\374hendisi, sunucu taraf\\375 geli\\376tirme ve bak\\375m",
        "Fatura, KDV ve IBAN mod\\374llerini yazd\\375m",
        "Veri taban\\375 tasarladim ve ekibi y\\366nettim, m\\374\\376terilerle konu\\376tum",
        "Beceriler: sunucu, veri, bulut, test, otomasyon ve raporlama",
      ],
    },
  ])("$what", async ({ texts }) => expect(await verdictOf(lines(...texts))).toBe("ok"));
});
