import { describe, expect, test } from "vitest";
import type { Document } from "./document.ts";
import { read } from "./read.ts";
import { CV_LINES, cvContent, onePage, samplePdf, stream, textAt } from "./sample-pdf.fixture.ts";

const linesOf = ({ text }: Document) => text.split("\n").slice(0, -1);

/** Checks that every word has its offsets in the text and its box on the page, in order. */
function expectSound({ text, words, pages }: Document) {
  let end = 0;
  for (const word of words) {
    const slice = text.slice(word.start, word.end);
    expect(slice).toMatch(/^\S+$/u);
    expect(text.slice(end, word.start)).toMatch(end === 0 ? /^$/ : /^[ \n]$/);
    end = word.end;
    const page = pages[word.page - 1]!;
    expect(word.start).toBeGreaterThanOrEqual(page.start);
    expect(word.end).toBeLessThanOrEqual(page.end);
    const [x0, y0, x1, y1] = word.box;
    expect([0 <= x0, x0 <= x1, x1 <= page.width + 0.01, 0 <= y0, y0 <= y1, y1 <= page.height + 0.01]).not.toContain(false);
  }
}

test("a CV is read line by line, with every word's place", async () => {
  const cv = await read(onePage(cvContent));

  expect(cv.verdict).toBe("ok");
  expect(linesOf(cv)).toEqual(CV_LINES);
  expect(cv.hidden).toEqual([]);
  expectSound(cv);
  const [hana] = cv.words;
  expect(cv.text.slice(hana!.start, hana!.end)).toBe("Hana");
  // Helvetica 11 pt at x 60, baseline 842 - 780 = 62 from the top.
  expect(hana!.box[0]).toBeCloseTo(60, 1);
  expect(hana!.box[1]).toBeLessThan(55);
  expect(hana!.box[3]).toBeGreaterThan(62);
});

test("offsets and boxes hold for pages of any shape and rotation", async () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 40; round += 1) {
    const [width, height] = [200 + random(800), 200 + random(800)];
    const [originX, originY] = [random(300) - 150, random(300) - 150];
    const word = () => Array.from({ length: 1 + random(9) }, () => String.fromCharCode(97 + random(26))).join("");
    const pages = Array.from({ length: 1 + random(3) }, () => {
      const lines = Array.from({ length: 1 + random(30) }, () => {
        const text = Array.from({ length: 1 + random(6) }, word).join(" ");
        return [originX + random(width), originY + random(height), 6 + random(20), text] as const;
      });
      const mediaBox = [originX, originY, originX + width, originY + height];
      return { content: textAt(...lines), mediaBox, rotate: 90 * random(4) };
    });
    expectSound(await read(samplePdf({ pages })));
  }
});

test.for([
  { rotate: 90, width: 842, height: 595, left: 780 - 2, right: 780 + 8 },
  { rotate: 180, width: 595, height: 842, left: 595 - 60 - 26, right: 595 - 60 },
])("a page turned by $rotate degrees is measured as it is displayed", async ({ rotate, width, height, left, right }) => {
  const { pages, words } = await read(onePage(cvContent, { rotate }));
  expect(pages[0]).toMatchObject({ width, height });
  expect(words[0]!.box[0]).toBeGreaterThan(left - 2);
  expect(words[0]!.box[2]).toBeLessThan(right + 2);
});

test("pages follow one another, each with its share of the text", async () => {
  const cv = await read(samplePdf({ pages: [{ content: cvContent }, { content: textAt([60, 700, 11, "Languages"]) }] }));
  expect(cv.pages[0]!.end).toBe(cv.pages[1]!.start);
  expect(cv.text.slice(cv.pages[1]!.start, cv.pages[1]!.end)).toBe("Languages\n");
  expect(cv.words.at(-1)!.page).toBe(2);
});

describe("reading order", () => {
  test("the label of a table row does not run into its value", async () => {
    const cv = await read(
      onePage(
        textAt([60, 700, 10, "Contact"], [110, 700, 10, "ana@example.com"], [60, 680, 10, "Skills"], [110, 680, 10, "Go, SQL"]),
      ),
    );
    expect(linesOf(cv)).toEqual(["Contact", "ana@example.com", "Skills", "Go, SQL"]);
  });

  test("chips side by side are apart, words typed with many spaces are not", async () => {
    const cv = await read(
      onePage(textAt([60, 700, 10, "Docker"], [108, 700, 10, "Kafka"], [60, 680, 10, "Adria Pay      03/2021 - 05/2023"])),
    );
    expect(linesOf(cv)).toEqual(["Docker", "Kafka", "Adria Pay 03/2021 - 05/2023"]);
  });

  const rows = [
    ["Hana Kovac", "Experience"],
    ["hana@example.com", "Senior Engineer, Adria Pay"],
    ["Skills", "2021 - today"],
    ["TypeScript", "Built ledgers"],
    ["Docker", "Engineer, Plavi Soft"],
  ] as const;
  const rowByRow = (table: readonly (readonly [string, string])[]) =>
    textAt(...table.flatMap(([a, b], i) => [[40, 780 - 16 * i, 10, a] as const, [330, 780 - 16 * i, 10, b] as const]));

  test("columns stored row by row are read one after the other", async () => {
    const cv = await read(onePage(rowByRow(rows)));
    expect(linesOf(cv)).toEqual([...rows.map(([left]) => left), ...rows.map(([, right]) => right)]);
  });

  test("rows of a table stay together", async () => {
    const table = [
      ["Languages", "Level"],
      ["English", "C1"],
      ["German", "B2"],
      ["Spanish", "A2"],
    ] as const;
    expect(linesOf(await read(onePage(rowByRow(table))))).toEqual(table.flat());
  });
});

describe("words", () => {
  const show = async (operators: string) => (await read(onePage(`BT /F1 12 Tf 60 700 Td ${operators} ET`))).text.trim();

  test.for([
    { what: "a gap between letters is a space", operators: "[(machine) -300 (learning)] TJ", text: "machine learning" },
    { what: "kerning is none", operators: "[(T) 90 (ypeS) -60 (cript)] TJ", text: "TypeScript" },
    { what: "letters set apart stay one word", operators: "4 Tc (EDUCATION) Tj", text: "EDUCATION" },
    {
      what: "letters set apart one by one stay words",
      operators: "[(S) -250 (K) -250 (I) -250 (L) -250 (L) -250 (S)] TJ",
      text: "SKILLS",
    },
    {
      what: "two words set apart stay on one line",
      operators: "7 Tc (MARIA KELLER) Tj",
      text: "MARIA KELLER",
    },
    {
      what: "a leader of dots is no word set apart",
      operators: "(Perfil) Tj [-300 (.) -300 (.) -300 (.) -300 (.) -300 (.) -300 (.) -300 (.) -300 (.) -300 (7)] TJ",
      text: "Perfil . . . . . . . . 7",
    },
    { what: "text painted twice to look bold counts once", operators: "(Skills) Tj 0.4 0 Td (Skills) Tj", text: "Skills" },
    { what: "a raised letter stays on its line", operators: "(E = mc) Tj 5 Ts /F1 7 Tf (2) Tj", text: "E = mc2" },
    { what: "an accent of its own joins its letter", operators: "[(M) (\\250) 333 (uller)] TJ", text: "Müller" },
    { what: "a soft hyphen that is painted is a hyphen", operators: "(Backend\\255Entwickler) Tj", text: "Backend-Entwickler" },
    { what: "words as broad as a justified line make them stay apart", operators: "5 Tw (led a team) Tj", text: "led a team" },
  ])("$what", async ({ operators, text }) => expect(await show(operators)).toBe(text));

  test("text along the edge of a page is read", async () => {
    const cv = await read(onePage(`${cvContent} BT /F1 12 Tf 0 1 -1 0 40 300 Tm (Curriculum vitae) Tj ET`));
    expect(linesOf(cv)).toContain("Curriculum vitae");
    expectSound(cv);
  });
});

describe("beside the text", () => {
  const link = (uri: string) => `<</Type/Annot/Subtype/Link/Rect[60 700 160 712]/A<</S/URI/URI(${uri})>>>>`;

  test("links have their place; links with an unsafe scheme are left out", async () => {
    const cv = await read(
      onePage(cvContent, {
        annotations: [
          "https://example.com/hana",
          "mailto:hana@example.com",
          "tel:+385912345678",
          "javascript:alert(1)",
          "file:///etc/passwd",
        ].map(link),
      }),
    );
    expect(cv.links.map(({ url }) => url)).toEqual(["https://example.com/hana", "mailto:hana@example.com", "tel:+385912345678"]);
    expect(cv.links[0]).toMatchObject({ page: 1, box: [60, 130, 160, 142] });
  });

  test("text typed into a form field is read, painted by the file or not", async () => {
    const field = (value: string, rest: string) =>
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/Rect[60 100 300 120]/V(${value})/DA(/F1 9 Tf)${rest}>>`;
    const cv = await read(
      samplePdf({
        pages: [
          {
            content: cvContent,
            annotations: [field("Haskell", ""), field("Prolog", "/F 2"), field("Erlang", "/AP<</N 100 0 R>>")],
          },
        ],
        objects: [
          "<</Type/XObject/Subtype/Form/BBox[0 0 240 20]/Resources<</Font<</F1 3 0 R>>>>/Length 39>>\nstream\nBT /F1 9 Tf 2 5 Td (Erlang appears) Tj ET\nendstream",
        ],
      }),
    );
    expect(linesOf(cv)).toEqual([...CV_LINES, "Erlang appears", "Haskell"]);
  });
});

test.for([
  ["a password, which is shown as dots", "/Ff 8192/Rect[60 100 500 112]", 0],
  ["a value that is longer than its field: its end", "/Rect[60 100 110 112]", 1],
  ["a value in one line of a field for several: its end", "/Ff 4096/Rect[60 100 110 112]", 1],
  ["all of a long value in one line that is made to fit", "/DA(/F1 0 Tf)/Rect[60 100 120 112]", 0],
  ["nothing of a long value in a field for several lines", "/Ff 4096/Rect[60 60 200 112]", 99],
] as const)("of a form field a viewer does not show %s", async ([, entries, seen]) => {
  const value = "Haskell Prolog Erlang Clojure Fortran Cobol Simula Modula Oberon Eiffel";
  const field = `<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/F 4/V(${value})/DA(/F1 9 Tf 0 g)${entries}>>`;
  const { text, hidden } = await read(samplePdf({ pages: [{ content: cvContent, annotations: [field] }] }));
  const words = value.split(" ");
  const found = words.filter((word) => text.includes(word));
  expect(found).toEqual(words.slice(0, seen));
  expect(hidden.map((one) => one.text.replace(/\s+/g, " ")).join(" ")).toBe(words.slice(seen).join(" "));
});

test("icons of a font of icons are pictures, whatever letters stand for them", async () => {
  const icons = "<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+FontAwesome/Encoding/WinAnsiEncoding>>";
  const icon = "BT /Icons 11 Tf 1 0 0 1 46 780 Tm (+) Tj ET BT /Icons 11 Tf 1 0 0 1 60 500 Tm (A line of text stays) Tj ET";
  const cv = await read(
    samplePdf({ pages: [{ content: `${icon}\n${cvContent}`, resources: "/Font<</F1 3 0 R/Icons 100 0 R>>" }], objects: [icons] }),
  );

  expect(linesOf(cv)).toEqual(["A line of text stays", ...CV_LINES]);
});

test("the dashes and ligatures of an old TeX font are letters", async () => {
  const shape = stream("600 0 0 0 500 700 d1 0 0 500 700 re f");
  const codes = [21, 27, 28, 50, 65, 66, 67];
  const font =
    "<</Type/Font/Subtype/Type3/FontBBox[0 0 500 700]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 21/LastChar 67" +
    `/Widths[${Array.from({ length: 47 }, () => 600).join(" ")}]/CharProcs<<${codes.map((code) => `/g${code} 101 0 R`).join("")}>>` +
    `/Encoding<</Type/Encoding/Differences[${codes.map((code) => `${code}/g${code}`).join(" ")}]>>>>`;
  const line = "BT /Tex 11 Tf 1 0 0 1 60 500 Tm <32152041321B411C> Tj ET";
  const cv = await read(
    samplePdf({
      pages: [{ content: `${cvContent}\n${line}`, resources: "/Font<</F1 3 0 R/Tex 100 0 R>>" }],
      objects: [font, shape],
    }),
  );

  expect(linesOf(cv).at(-1)).toBe("2– A2ffAfi");
});
