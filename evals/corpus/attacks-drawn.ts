import {
  around,
  fields,
  fill,
  form,
  inFont,
  low,
  over,
  plain,
  repeat,
  SAME,
  secretAt,
  state,
  withState,
  XOBJECT,
  type Attack,
} from "./attack.ts";
import { linesAt, literal, picture, streamOf } from "./raw-pdf.ts";

type Page = Attack["page"];

/** The place of the hidden lines: x, y, width and height of a rectangle around them. */
const PLACE = [40, 20, 515, 150] as const;
const [LEFT, BOTTOM, WIDTH, HEIGHT] = PLACE;

const DINGBATS = {
  fonts: "/F3 20 0 R",
  objects: ["<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>"],
};
const blocks = (colour: string, size: number, step: number) =>
  `q ${colour} BT /F3 ${size} Tf ${step} TL 1 0 0 1 ${LEFT} ${BOTTOM + HEIGHT} Tm ${repeat(Math.ceil(HEIGHT / step), () => `T* (${"n".repeat(Math.ceil(WIDTH / (0.76 * size)))}) Tj`)} ET Q`;

/** A Type 3 font whose letter "x" is drawn by these operators. */
const type3 = (glyph: string, width = 600) => [
  `<</Type/Font/Subtype/Type3/FontBBox[0 -200 1000 800]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 32/LastChar 126/Widths[${`${width} `.repeat(95)}]/Encoding<</Type/Encoding/Differences[32 ${"/g ".repeat(95)}]>>/CharProcs<</g 21 0 R>>/Resources<<>>/ToUnicode 22 0 R>>`,
  streamOf(glyph),
  SAME,
];

const hex = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("");
const byte = (code: number) => code.toString(16).padStart(2, "0");
const cmap = (pairs: readonly (readonly [code: number, text: string])[]) =>
  streamOf(
    `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs.map(([code, text]) => `<${byte(code)}> <${hex(text)}>`).join(" ")} endbfchar endcmap`,
  );
const HELVETICA = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 21 0 R>>";

/** A grey picture of one value, so large that it is not decoded in passing; `side` pixels by `side`. */
const large = (grey: number, side: number, dictionary = "") =>
  // Run lengths: 128 equal bytes take two.
  streamOf(
    `${`${byte(129)}${byte(grey)}`.repeat((side * side) / 128)}80>`,
    `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter[/ASCIIHexDecode/RunLengthDecode]${dictionary}`,
  );
const onPlace = `q ${WIDTH} 0 0 ${HEIGHT} ${LEFT} ${BOTTOM} cm /X Do Q`;
const CLEAR_PICTURE = picture(0, "/SMask 22 0 R");

const inColourSpace =
  (space: string, colour: string, objects: readonly string[] = []): Page =>
  (lines, secret) => ({
    content: around(lines, secretAt(secret, `/C cs ${colour} scn`)),
    resources: `/ColorSpace<</C ${space}>>`,
    objects,
  });
const TO_WHITE = "<</FunctionType 2/Domain[0 1]/C0[0 0 0]/C1[0.97 0.98 0.97]/N 1>>";

/** Letters of which each is drawn where `at` says. */
const letters = (secret: readonly string[], at: (i: number, line: number) => string, size = 7) =>
  `q BT /F1 ${size} Tf ${secret.map((line, row) => Array.from(line, (letter, i) => `${at(i, row)} Tm ${literal(letter)} Tj`).join(" ")).join("\n")} ET Q`;

/** Attacks that only a look at the drawn page, or a rule about what an eye can read, reveals. Each must gain nothing and be reported. */
export const DRAWN_ATTACKS: readonly Omit<Attack, "shownAs">[] = [
  // Covered by something that is no plain surface.
  { kind: "covered by white block letters", page: over(blocks("1 g", 14, 9), DINGBATS) },
  { kind: "covered by one huge white letter", page: over(`q 1 g BT /F3 900 Tf 1 0 0 1 -60 -280 Tm (n) Tj ET Q`, DINGBATS) },
  {
    kind: "covered by a white glyph without width",
    page: over("q 1 g BT /F3 10 Tf 1 0 0 1 40 20 Tm (x) Tj ET Q", {
      fonts: "/F3 20 0 R",
      objects: type3(`0 0 ${-1000} ${-1000} 60000 20000 d1 0 0 51500 15000 re f`, 0),
    }),
  },
  {
    kind: "covered by thin white lines",
    page: over(`q 1 G 1.3 w ${repeat(150, (i) => `${LEFT} ${BOTTOM + i} m ${LEFT + WIDTH} ${BOTTOM + i} l S`)} Q`),
  },
  {
    kind: "covered by white slivers",
    page: over(`q 1 g ${repeat(250, (i) => `${LEFT} ${BOTTOM + 0.6 * i} ${WIDTH} 0.65 re f`)} Q`),
  },
  {
    kind: "covered by small pictures side by side",
    page: over(
      repeat(30 * 103, (i) => `q 5.2 0 0 5.2 ${LEFT + 5 * (i % 103)} ${BOTTOM + 5 * Math.floor(i / 103)} cm /X Do Q`),
      { resources: XOBJECT, objects: [picture(255)] },
    ),
  },
  {
    kind: "covered by the same letters in white",
    page: over((secret) => repeat(3, () => secretAt(secret, "1 g 1 G 2 Tr 0.4 w"))),
  },
  {
    kind: "covered by a shading of two variables",
    page: over(`q ${PLACE.join(" ")} re W n /S sh Q`, {
      resources: "/Shading<</S<</ShadingType 1/ColorSpace/DeviceGray/Domain[0 1 0 1]/Matrix[595 0 0 842 0 0]/Function 20 0 R>>>>",
      objects: [streamOf("{ pop pop 1 }", "/FunctionType 4/Domain[0 1 0 1]/Range[0 1]")],
    }),
  },
  { kind: "under a large white picture", page: over(onPlace, { resources: XOBJECT, objects: [large(255, 3328)] }) },
  {
    kind: "under a large white picture, beside a clear one",
    page: over(`${onPlace} q 20 0 0 20 5 5 cm /Y Do Q`, {
      resources: "/XObject<</X 20 0 R/Y 21 0 R>>",
      objects: [large(255, 3328), CLEAR_PICTURE, picture(0)],
    }),
  },
  {
    kind: "under a picture that cannot be decoded, beside a clear one",
    page: over(`${onPlace} q 20 0 0 20 5 5 cm /Y Do Q`, {
      resources: "/XObject<</X 20 0 R/Y 21 0 R>>",
      objects: [
        streamOf(
          "0000000c6a5020200d0a870a>",
          "/Type/XObject/Subtype/Image/Width 800/Height 600/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter[/ASCIIHexDecode/JPXDecode]",
        ),
        CLEAR_PICTURE,
        picture(0),
      ],
    }),
  },
  {
    kind: "knocked out of its group",
    page: (lines, secret) => ({
      content: around(lines, "/X Do"),
      resources: XOBJECT,
      objects: [
        form(
          `${secretAt(secret)} ${repeat(150, (i) => `q 1 G 1.4 w ${LEFT} ${BOTTOM + i} m 555 ${BOTTOM + i} l S Q`)}`,
          "/Group<</S/Transparency/K true/I true/CS/DeviceRGB>>",
        ),
      ],
    }),
  },
  {
    kind: "covered by a white note of the file",
    page: over("", {
      annotations: [`<</Type/Annot/Subtype/Stamp/F 4/Rect[40 20 555 170]/AP<</N 20 0 R>>>>`],
      objects: [streamOf("1 g 0 0 515 150 re f", "/Type/XObject/Subtype/Form/BBox[0 0 515 150]/Resources<<>>")],
    }),
  },

  // Drawn, but too faint, too thin or too small for an eye.
  { kind: "grey of 91 %", page: plain("0.91 g") },
  { kind: "pale yellow", page: plain("1 1 0.45 rg") },
  { kind: "opacity 11 %", page: withState("/ca 0.11/CA 0.11") },
  { kind: "outline of a twentieth of a point", page: plain("1 Tr 0.05 w") },
  { kind: "grey outline of a tenth of a point", page: plain("1 Tr 0.1 w 0.6 G") },
  { kind: "2.6 points high", page: plain("", { ...low, size: 2.6, leading: 3 }) },
  { kind: "four points high in light grey", page: plain("0.8 g", { ...low, size: 4, leading: 5 }) },
  { kind: "squeezed to a sixth", page: plain("15 Tz") },
  {
    kind: "small on a page of ten times the size",
    page: (lines, secret) => ({
      content: `q 10 0 0 10 0 0 cm ${around(lines, "")} Q ${secretAt(secret, "", { x: 600, y: 1500, size: 16, leading: 20 })}`,
      mediaBox: [0, 0, 5950, 8420],
    }),
  },
  { kind: "one step from white by a separation", page: inColourSpace(`[/Separation/Spot/DeviceRGB ${TO_WHITE}]`, "1") },
  { kind: "white by an index", page: inColourSpace("[/Indexed/DeviceRGB 1 <000000fafafa>]", "1") },
  { kind: "white by Lab", page: inColourSpace("[/Lab<</WhitePoint[0.9505 1 1.089]/Range[-100 100 -100 100]>>]", "97 0 1") },
  {
    kind: "under a mask of a tenth",
    page: withState("/SMask<</S/Luminosity/G 20 0 R>>", {
      objects: [form("0.12 g 0 0 595 842 re f", "/Group<</S/Transparency/CS/DeviceGray>>")],
    }),
  },

  // Letters that cannot be told apart, or that draw something else.
  { kind: "letters piled up by their spacing", page: plain("-3.4 Tc -2 Tw") },
  {
    kind: "letters piled on one spot",
    page: (lines, secret) => ({
      content: around(
        lines,
        letters(secret, (_, row) => `1 0 0 1 60 ${150 - 9 * row}`),
      ),
    }),
  },
  {
    kind: "lines piled on one spot",
    page: (lines, secret) => ({
      content: around(
        lines,
        repeat(3, () =>
          secretAt(
            [...secret, ...secret].map((line) => line.slice(0, 40)),
            "",
            { ...low, leading: 0 },
          ),
        ),
      ),
    }),
  },
  {
    kind: "a sign that reads as a sentence",
    page: (lines, secret) => ({
      content: around(
        lines,
        inFont(
          linesAt(
            secret.map((_, i) => String.fromCharCode(0x7e - i)),
            low,
          ),
        ),
      ),
      fonts: "/F3 20 0 R",
      objects: [HELVETICA, cmap(secret.map((line, i) => [0x7e - i, line]))],
    }),
  },
  {
    kind: "signs that read as four letters each",
    page: (lines, secret) => {
      const parts = [...new Set(secret.join(" ").match(/.{1,4}/gu) ?? [])].slice(0, 90);
      return {
        content: around(lines, inFont(linesAt([parts.map((_, i) => String.fromCharCode(33 + i)).join("")], low))),
        fonts: "/F3 20 0 R",
        objects: [HELVETICA, cmap(parts.map((part, i) => [33 + i, part]))],
      };
    },
  },
  {
    kind: "letters that read as others",
    page: (lines, secret) => {
      const turned = (text: string) =>
        text.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 11) % 26)));
      const pairs = Array.from({ length: 26 }, (_, i) => [97 + ((i + 11) % 26), String.fromCharCode(97 + i)] as const);
      return {
        content: around(lines, inFont(linesAt(secret.map(turned), low))),
        fonts: "/F3 20 0 R",
        objects: [HELVETICA, cmap(pairs)],
      };
    },
  },
  {
    kind: "a font that paints nothing",
    page: (lines, secret) => ({
      content: around(lines, inFont(secretAt(secret))),
      fonts: "/F3 20 0 R",
      objects: type3("600 0 0 0 600 800 d1"),
    }),
  },
  {
    kind: "a font that paints specks",
    page: (lines, secret) => ({
      content: around(lines, inFont(secretAt(secret))),
      fonts: "/F3 20 0 R",
      objects: type3("600 0 0 0 600 800 d1 0 0 12 12 re f 590 700 10 10 re f"),
    }),
  },
  ...(["space", "period", "unknown"] as const).map((name) => ({
    kind: `letters of a viewer's font under the name ${name}`,
    page: ((lines, secret) => ({
      content: around(lines, inFont(secretAt(secret))),
      fonts: "/F3 20 0 R",
      objects: [HELVETICA.replace("/WinAnsiEncoding", `<</Type/Encoding/Differences[33 ${`/${name} `.repeat(94)}]>>`), SAME],
    })) satisfies Page,
  })),
  {
    kind: "letters without width",
    page: (lines, secret) => ({
      content: around(lines, inFont(secretAt(secret))),
      fonts: "/F3 20 0 R",
      objects: [HELVETICA.replace("/ToUnicode", `/FirstChar 32/LastChar 126/Widths[${"0 ".repeat(95)}]/ToUnicode`), SAME],
    }),
  },
  {
    kind: "in mirror writing",
    page: (lines, secret) => ({ content: around(lines, `q -1 0 0 1 595 0 cm ${linesAt(secret, low)} Q`) }),
  },
  { kind: "outlined by gaps", page: plain("1 Tr 0.5 w [0 5000] 0 d") },
  {
    kind: "in the ink None",
    page: inColourSpace("[/Separation/None/DeviceRGB <</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[0 0 0]/N 1>>]", "1"),
  },

  // Fields, layers and clips.
  { kind: "a field that shows dots", page: fields("/Ff 8192") },
  {
    kind: "a value longer than its field",
    page: (lines, secret) => {
      const page = fields("")(lines, [secret.join(" ")], []);
      return { ...page, annotations: page.annotations!.map((field) => field.replace(" 555 ", " 90 ")) };
    },
  },
  {
    kind: "a layer beside one that is off in some viewers",
    page: (lines, secret) => ({
      content: around(lines, `/OC /L BDC ${secretAt(secret)} EMC`),
      resources: "/Properties<</L 21 0 R>>",
      objects: ["<</Type/OCG/Name(Notes)/Usage<</View<</ViewState/OFF>>>>>>", "<</Type/OCMD/OCGs[20 0 R]/P/AllOff>>"],
      catalog: "/OCProperties<</OCGs[20 0 R]/D<</ON[20 0 R]>>>>",
    }),
  },
  {
    kind: "a field whose drawing is blank",
    page: fields("/AP<</N 20 0 R>>", { objects: [streamOf("", "/Type/XObject/Subtype/Form/BBox[0 0 495 9]/Resources<<>>")] }),
  },
  { kind: "a field in white", page: fields("/MK<<>>/DA(/F1 8 Tf 1 g)") },
  { kind: "a field of half a point", page: fields("", { size: 0.5 }) },
  {
    kind: "a field that is not viewed",
    page: (lines, secret) => {
      const page = fields("")(lines, secret, []);
      return { ...page, annotations: page.annotations!.map((field) => field.replace("/F 4", "/F 36")) };
    },
  },
  {
    kind: "an off layer within an on layer",
    page: (lines, secret) => ({
      content: around(lines, `/OC /L BDC /OC /M BDC ${secretAt(secret)} EMC EMC`),
      resources: "/Properties<</L 20 0 R/M 22 0 R>>",
      objects: ["<</Type/OCG/Name(Shown)>>", "<</Type/OCG/Name(Notes)>>", "<</Type/OCMD/VE[/And 20 0 R[/Not 20 0 R]]>>"],
      catalog: "/OCProperties<</OCGs[20 0 R 21 0 R]/D<</ON[20 0 R]/OFF[21 0 R]>>>>",
    }),
  },
  {
    kind: "a form on a layer that is off",
    page: (lines, secret) => ({
      content: around(lines, "/X Do"),
      resources: XOBJECT,
      objects: [form(secretAt(secret), "/OC 21 0 R"), "<</Type/OCG/Name(Notes)>>"],
      catalog: "/OCProperties<</OCGs[21 0 R]/D<</OFF[21 0 R]>>>>",
    }),
  },
  {
    kind: "a clip of letters, filled in white",
    page: (lines, secret) => ({ content: around(lines, `q 7 Tr ${linesAt(secret, low)} ${fill("1 g", ...PLACE)} Q`) }),
  },
  { kind: "raised off the page", page: plain("-400 Ts") },
  {
    kind: "turned off the page",
    page: (lines, secret) => ({ content: around(lines, `q 0 -1 1 0 0 0 cm ${linesAt(secret, { x: 20, y: 300 })} Q`) }),
  },
  {
    kind: "a tinted pattern over white",
    page: (lines, secret) => ({
      content: around(lines, secretAt(secret, "/P cs 0.95 0.95 0.95 /T scn")),
      resources: `/ColorSpace<</P[/Pattern/DeviceRGB]>>/Pattern<</T 20 0 R>>${state("")}`,
      objects: [
        streamOf(
          "0 0 5 5 re f",
          "/Type/Pattern/PatternType 1/PaintType 2/TilingType 1/BBox[0 0 4 4]/XStep 4/YStep 4/Resources<<>>",
        ),
      ],
    }),
  },
];
