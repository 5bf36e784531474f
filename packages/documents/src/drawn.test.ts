import { describe, expect, test } from "vitest";
import { fill, form, grouped, onForm, onType3, readCase, SECRET, secret, state, type3, type Case } from "./painted-cv.fixture.ts";
import { read } from "./read.ts";
import { CV_LINES, picture, samplePdf, stream } from "./sample-pdf.fixture.ts";

const repeat = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join(" ");
const lines = (colour: string, pen: number) =>
  `q ${colour} ${pen} w ${repeat(40, (i) => `40 ${285 + i} m 540 ${285 + i} l S`)} Q`;
const dingbats = { resources: "/Font<</F1 3 0 R/T 100 0 R>>", objects: ["<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>"] };
const cmap = (pairs: string, count: number) =>
  stream(`begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${count} beginbfchar ${pairs} endbfchar endcmap`);
const utf16 = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("");
const reading = (codes: Record<string, string>): Pick<Case, "resources" | "objects"> => ({
  resources: onType3,
  objects: [
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 101 0 R>>",
    cmap(
      Object.entries(codes)
        .map(([code, text]) => `<${code.charCodeAt(0).toString(16)}> <${utf16(text)}>`)
        .join(" "),
      Object.keys(codes).length,
    ),
  ],
});
const SAME = stream(
  "begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap",
);
const show = (text: string) => `BT /T 8 Tf 1 0 0 1 60 300 Tm (${text}) Tj ET`;
const field = (entries: string) => [
  `<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/F 4/Rect[60 300 500 312]/V(${SECRET})/DA(/F1 9 Tf 0 g)${entries}>>`,
];
const textOf = (text: string) => text.replaceAll(/\s/g, "");

describe("what the page does not show is no text", () => {
  const cases: Case[] = [
    ...["space", "period", "bullet", "nothing"].map((name) => ({
      what: `letters of a viewer's own font that are each a ${name}`,
      kind: "renderMode",
      content: show(SECRET),
      resources: onType3,
      objects: [
        `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[33 ${`/${name} `.repeat(94)}]>>/ToUnicode 101 0 R>>`,
        SAME,
      ],
    })),
    {
      what: "letters of a font that gives them no width",
      kind: "zeroWidth",
      content: show(SECRET),
      resources: onType3,
      objects: [
        `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 126/Widths[${"0 ".repeat(95)}]>>`,
      ],
    },
    {
      what: "under white block letters",
      kind: "covered",
      content: `${secret()} q 1 g BT /T 16 Tf 1 0 0 1 50 296 Tm (${"n".repeat(40)}) Tj ET Q`,
      ...dingbats,
    },
    { what: "under thin white lines", kind: "covered", content: `${secret()} ${lines("1 G", 1.3)}` },
    { what: "under thin black lines", kind: "covered", content: `${secret()} ${lines("0 G", 1.3)}` },
    {
      what: "under small pictures side by side",
      kind: "covered",
      content: `${secret()} ${repeat(400, (i) => `q 5.3 0 0 5.3 ${50 + 5 * (i % 80)} ${290 + 5 * Math.floor(i / 80)} cm /X Do Q`)}`,
      resources: onForm,
      objects: [picture(4, "", 255)],
    },
    { what: "under itself in white", kind: "covered", content: `${secret()} ${secret("1 g 1 G 2 Tr 0.6 w")}` },
    {
      what: "under a picture that cannot be decoded, in a file with masks",
      kind: "covered",
      content: `${secret()} q 500 0 0 40 40 285 cm /X Do Q`,
      resources: onForm,
      objects: [
        stream(
          "nothing",
          "/Type/XObject/Subtype/Image/Width 80/Height 80/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/JPXDecode",
        ),
        picture(4, "/SMask 102 0 R"),
        picture(4),
      ],
    },
    { what: "grey of 91 %", kind: "colour", content: secret("0.91 g") },
    { what: "light grey and tiny", kind: "colour", content: secret("0.8 g", undefined, "/F1 4 Tf") },
    { what: "pure yellow", kind: "colour", content: secret("1 1 0.3 rg") },
    { what: "opacity of 11 %", kind: "opacity", content: secret("/G gs"), resources: state("/ca 0.11") },
    { what: "outlined by a hairline", kind: "opacity", content: secret("1 Tr 0.04 w") },
    { what: "three points high", kind: "size", content: secret("", undefined, "/F1 3 Tf") },
    { what: "squeezed to a sixth", kind: "zeroWidth", content: secret("16 Tz") },
    { what: "piled up by its spacing", kind: "zeroWidth", content: secret("-4.4 Tc -2 Tw") },
    { what: "a dash that reads as a sentence", kind: "zeroWidth", content: show("~"), ...reading({ "~": SECRET }) },
    {
      what: "signs that read as three letters each",
      kind: "zeroWidth",
      content: show("ABCDEFGHIJKLMNO"),
      ...reading(
        Object.fromEntries((SECRET.match(/.{1,3}/g) ?? []).slice(0, 15).map((text, i) => [String.fromCharCode(65 + i), text])),
      ),
    },
    {
      what: "letters of a font that is not embedded, read as others",
      kind: "renderMode",
      content: show("xyzwv uvwxyz xyzwvu wvuxyz zyxwvu"),
      ...reading({ x: "C", y: "O", z: "B", w: "L", v: "A", u: "H" }),
    },
    {
      what: "a Type 3 font of specks",
      kind: "renderMode",
      content: secret("", undefined, "/T 8 Tf"),
      resources: onType3,
      objects: type3("600 0 0 0 600 800 d1 0 0 12 12 re f 580 780 10 10 re f"),
    },
    { what: "a field drawn blank", kind: "annotation", annotations: field("/AP<</N 100 0 R>>"), objects: [form("")] },
    { what: "a field in white", kind: "annotation", annotations: field("/DA(/F1 9 Tf 1 g)") },
    { what: "a field that is not viewed", kind: "annotation", annotations: field("/F 32").map((one) => one.replace("/F 4", "")) },
    {
      what: "knocked out of its group by lines",
      kind: "covered",
      content: "/X Do",
      resources: onForm,
      objects: [grouped(`${secret()} ${lines("1 G", 1.4)}`, "/K true/I true")],
    },
  ];
  test.for(cases)("$what", async ({ kind, ...attack }) => {
    const cv = await readCase(attack);
    expect(textOf(cv.text)).toBe(textOf(CV_LINES.join("")));
    expect(cv.hidden.map((part) => part.kind)).toContain(kind);
  });

  test("small on a page so large that its own text fills it", async () => {
    const cv = await readCase({
      before: "q 10 0 0 10 0 0 cm",
      content: `Q ${secret("", "1 0 0 1 600 3000 Tm", "/F1 18 Tf")}`,
      mediaBox: [0, 0, 5950, 8420],
    });
    expect(cv).toMatchObject({ text: `${CV_LINES.join("\n")}\n`, hidden: [{ kind: "size" }] });
  });
});

describe("what the page shows stays", () => {
  const cases: Case[] = [
    { what: "struck out", content: `${secret()} q 0.5 w 60 303 m 300 303 l S Q` },
    {
      what: "in a table of fine rules",
      content: `${secret()} q 0.4 w ${repeat(6, (i) => `40 ${290 + 12 * i} m 540 ${290 + 12 * i} l S`)} Q`,
    },
    { what: "painted twice to look bold", content: `${secret()} ${secret("", "1 0 0 1 60.3 300 Tm")}` },
    { what: "with a grey shadow", content: `${secret("0.7 g", "1 0 0 1 60.8 299.2 Tm")} ${secret()}` },
    { what: "light grey", content: secret("0.8 g") },
    {
      what: "half covered by a band that lets it through",
      content: `${secret()} q /G gs ${fill("0.9 g")} Q`,
      resources: state("/ca 0.5"),
    },
    { what: "a field that the viewer draws", annotations: field("") },
    {
      what: "on a large page of ordinary type",
      content: secret("", "1 0 0 1 60 300 Tm", "/F1 11 Tf"),
      mediaBox: [0, 0, 5000, 5000],
    },
    {
      what: "invisible over its own outlines, as browsers print bold letters",
      // A soft mask's text is drawn as a shape and is no text of the page.
      content: `q /G gs 0 g 40 285 m 540 285 l 540 325 l 290 326 l 40 325 l f Q 3 Tr ${secret("", undefined, "/F1 8 Tf")} 0 Tr`,
      resources: state("/SMask<</S/Luminosity/G 100 0 R>>"),
      objects: [grouped(`1 g ${secret()}`, "").replace("DeviceRGB", "DeviceGray")],
    },
  ];
  test.for(cases)("$what", async (design) => {
    const cv = await readCase(design);
    expect(cv.hidden).toEqual([]);
    expect(textOf(cv.text)).toContain(textOf(SECRET));
  });

  // Drawn whole, the first page would take all the time of the file, and the letters of the second would not be looked at.
  test("on pages whose colours take long to compute", async () => {
    const objects = [
      "<</PatternType 2/Matrix[595 0 0 842 0 0]/Shading<</ShadingType 1/ColorSpace/DeviceRGB/Function 101 0 R>>>>",
      stream(`{ mul ${"dup mul sqrt ".repeat(24)} 4 div dup dup }`, "/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]"),
    ];
    const page = { content: `q /Pattern cs /P scn 0 0 595 842 re f Q ${secret("1 g")}`, resources: "/Pattern<</P 100 0 R>>" };
    const cv = await read(samplePdf({ pages: [page, page], objects }));
    expect(cv.hidden).toEqual([]);
    expect(cv.text.split(SECRET)).toHaveLength(3);
  });

  test("but not invisible over the outlines of other words", async () => {
    const other = secret().replace(SECRET, "Watering plants and feeding the cat on Sundays");
    const cv = await readCase({
      content: `q /G gs 0 g 40 285 m 540 285 l 540 325 l 290 326 l 40 325 l f Q 3 Tr ${secret()} 0 Tr`,
      resources: state("/SMask<</S/Luminosity/G 100 0 R>>"),
      objects: [grouped(`1 g ${other}`, "")],
    });
    expect(cv.text).not.toContain("COBOL");
    expect(cv.hidden).toMatchObject([{ kind: "renderMode" }]);
  });
});

describe("letters that programs take apart are read", () => {
  const tex = (pieces: string) => `BT /F1 10 Tf 1 0 0 1 60 300 Tm ${pieces} ET`;
  test("accents painted before or after their letters", async () => {
    const cv = await readCase({
      // A stroke back to the letter's start, as TeX does.
      content: tex("(M) Tj [(\\250) 444 (a) ] TJ (rz, Kad) Tj [(\\250) 390 (o) ] TJ (y, S) Tj [500 (\\270)] TJ"),
    });
    expect(cv.text).toContain("März, Kadöy, Ş");
  });

  test("the i that a design program maps to NUL", async () => {
    const words =
      "Eq~t~m ~nsan kaynaklar~ b~l~m~ ~le yaz~l~m gel~st~rme alan~nda calsan b~r ek~p uyes~, ver~ anal~z~ ve raporlama";
    const cv = await readCase({
      content: show(`${words} ${words}`),
      resources: onType3,
      objects: [
        `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 32/LastChar 126/Widths[${Array.from({ length: 95 }, (_, i) => (i === 94 ? 222 : 556)).join(" ")}]/Encoding/WinAnsiEncoding/ToUnicode 101 0 R>>`,
        cmap("<7e> <0000>", 1),
      ],
    });
    expect(cv.text).toContain("Eqitim insan kaynaklari");
    expect(cv.verdict).toBe("ok");
  });

  test("hyphens that must not break", async () => {
    const cv = await readCase({ content: show("2019~2021 2018~2019 Haskell"), ...reading({ "~": "\u2010" }) });
    expect(cv.text).toContain("2019-2021 2018-2019");
  });
});
