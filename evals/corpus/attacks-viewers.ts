import { readFileSync } from "node:fs";
import {
  around,
  cv,
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
  withState,
  XOBJECT,
  type Attack,
} from "./attack.ts";
import { LIBERATION } from "./pen.ts";
import { linesAt, literal, picture, streamOf } from "./raw-pdf.ts";

type Page = Attack["page"];

/** All signs read as spaces. */
const AS_SPACES = SAME.replace("<0020> endbfrange", `[${"<0020>".repeat(95)}] endbfrange`).replace(
  /Length \d+/,
  `Length ${SAME.length + 95 * 6}`,
);

/** Middles of the hidden lines' letters above the bottom of the page. */
const middles = (secret: readonly string[]) => secret.map((_, i) => 151.75 - 9 * i);

const annotation = (entries: string): Page => over("", { annotations: [`<</Type/Annot${entries}/F 4/Rect[40 20 555 170]>>`] });

/** The hidden lines in Liberation Sans, embedded, after `change` of its program. */
const inChangedFont =
  (change: (program: Buffer) => void): Page =>
  (lines, secret) => {
    const program = Buffer.from(readFileSync(LIBERATION));
    change(program);
    return {
      content: around(lines, inFont(secretAt(secret))),
      fonts: "/F3 20 0 R",
      objects: [
        `<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Plain/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 126/Widths[${"530 ".repeat(95)}]/FontDescriptor 21 0 R>>`,
        "<</Type/FontDescriptor/FontName/ABCDEF+Plain/Flags 32/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile2 22 0 R>>",
        streamOf(program.toString("latin1"), `/Length1 ${program.length}`),
      ],
    };
  };

const tableOf = (program: Buffer, tag: string): number => {
  for (let at = 12; at < 12 + 16 * program.readUInt16BE(4); at += 16)
    if (program.toString("latin1", at, at + 4) === tag) return program.readUInt32BE(at + 8);
  throw new Error(`The font has no table ${tag}.`);
};

/** Places of the outlines of a TrueType font that are no composites. */
function outlinesIn(program: Buffer): number[] {
  const [glyf, loca] = [tableOf(program, "glyf"), tableOf(program, "loca")];
  const isLong = program.readInt16BE(tableOf(program, "head") + 50) === 1;
  const offset = (glyph: number) =>
    isLong ? program.readUInt32BE(loca + 4 * glyph) : 2 * program.readUInt16BE(loca + 2 * glyph);
  const count = program.readUInt16BE(tableOf(program, "maxp") + 4);
  return Array.from({ length: count }, (_, glyph) => glyph)
    .filter((glyph) => offset(glyph + 1) > offset(glyph))
    .map((glyph) => glyf + offset(glyph))
    .filter((at) => program.readInt16BE(at) > 0);
}

/** Heights of an outline's points: their place, and whether each is a byte or a word. */
function heightsAt(program: Buffer, at: number): { at: number; isByte: boolean }[] {
  const contours = program.readInt16BE(at);
  let p = at + 10 + 2 * contours;
  const points = program.readUInt16BE(p - 2) + 1;
  p += 2 + program.readUInt16BE(p);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = program[p++]!;
    flags.push(flag);
    if ((flag & 8) !== 0) for (let left = program[p++]!; left > 0; left -= 1) flags.push(flag);
  }
  for (const flag of flags) p += (flag & 2) !== 0 ? 1 : (flag & 16) !== 0 ? 0 : 2;
  return flags.flatMap((flag) => {
    const isByte = (flag & 4) !== 0;
    if (!isByte && (flag & 32) !== 0) return [];
    const found = { at: p, isByte };
    p += isByte ? 1 : 2;
    return [found];
  });
}

function flatten(program: Buffer): void {
  for (const outline of outlinesIn(program))
    for (const { at, isByte } of heightsAt(program, outline)) program.fill(0, at, at + (isByte ? 1 : 2));
}

/** A colour profile of a monitor that shows black as white and white as black. */
const PROFILE = ((): string => {
  const words = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, "0"), "hex")));
  const xyz = (...values: number[]) => Buffer.concat([Buffer.from("XYZ \0\0\0\0"), words(...values)]);
  const curve = Buffer.concat([Buffer.from("curv\0\0\0\0"), words(2, 0xffff0000)]);
  const tags: [string, Buffer][] = [
    ["desc", Buffer.concat([Buffer.from("desc\0\0\0\0"), words(5), Buffer.from("sRGB\0"), Buffer.alloc(79)])],
    ["wtpt", xyz(63_190, 65_536, 54_061)],
    ["rXYZ", xyz(28_580, 14_582, 911)],
    ["gXYZ", xyz(25_238, 46_983, 6_364)],
    ["bXYZ", xyz(9_378, 3_971, 46_799)],
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
  ];
  let at = 132 + 12 * tags.length;
  const list = tags.map(([name, data]) => {
    const entry = Buffer.concat([Buffer.from(name), words(at, data.length)]);
    at += data.length;
    return entry;
  });
  const head = Buffer.alloc(128);
  words(at).copy(head);
  head.write("lcms\x02\x10\0\0mntrRGB XYZ ", 4, "latin1");
  head.write("acsp", 36, "latin1");
  words(63_190, 65_536, 54_061).copy(head, 68);
  return Buffer.concat([head, words(tags.length), ...list, ...tags.map(([, data]) => data)]).toString("latin1");
})();

const layer =
  (usage: string, configuration: string, action = ""): Page =>
  (lines, secret) => ({
    content: around(lines, `/OC /L BDC ${secretAt(secret)} EMC`),
    resources: "/Properties<</L 20 0 R>>",
    objects: [`<</Type/OCG/Name(Notes)${usage}>>`],
    catalog: `/OCProperties<</OCGs[20 0 R]/D<</ON[20 0 R]${configuration}>>>>${action}`,
  });

/** Fields of the hidden lines in a file with more entries in its catalogue. */
const fieldsWith =
  (page: Page, catalog: string): Page =>
  (...asked) => {
    const drawn = page(...asked);
    return { ...drawn, catalog: `${drawn.catalog ?? ""}${catalog}` };
  };

const WHITE_FIELD = "<</Type/Annot/Subtype/Widget/FT/Tx/T(x)/F 4/Rect[40 20 555 170]/DA(/F1 8 Tf 0 g)/MK<</BG[1 1 1]>>>>";

/** Attacks on which viewers of PDF disagree, or that leave just those places of a letter free at which a reader looks. Each must gain nothing and be reported. */
export const VIEWER_ATTACKS: readonly Omit<Attack, "shownAs">[] = [
  // Covered by something that the file leaves to the viewer, or that does not look like a cover.
  {
    kind: "under a redaction without a drawing",
    page: annotation("/Subtype/Redact/IC[1 1 1]/QuadPoints[40 170 555 170 40 20 555 20]"),
  },
  {
    kind: "under a white text of a note without a drawing",
    page: annotation("/Subtype/FreeText/C[1 1 1]/DA(/F1 8 Tf 0 g)/Contents( )"),
  },
  {
    kind: "under a white button without a drawing",
    page: annotation("/Subtype/Widget/FT/Btn/Ff 65536/T(x)/MK<</BG[1 1 1]>>"),
  },
  {
    kind: "covered by the thick outlines of white letters",
    page: over(`q 1 G 1 Tr 14 w BT /F1 8 Tf 7 TL 1 0 0 1 40 172 Tm ${repeat(23, () => `T* (${"l".repeat(280)}) Tj`)} ET Q`),
  },
  {
    kind: "covered by white blocks that read as spaces",
    page: over(`q 1 g BT /F3 14 Tf 9 TL 1 0 0 1 40 170 Tm ${repeat(17, () => `T* (${"n".repeat(49)}) Tj`)} ET Q`, {
      fonts: "/F3 20 0 R",
      objects: ["<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats/ToUnicode 21 0 R>>", AS_SPACES],
    }),
  },

  // Visible at the places that are looked at, and hardly elsewhere.
  {
    kind: "covered by white bars with hairlines between",
    page: (lines, secret) => ({
      content: around(
        lines,
        `${secretAt(secret)} ${middles(secret)
          .map((y) => `${fill("1 g", 40, y - 0.95, 515, 4.2)} ${fill("1 g", 40, y - 5.7, 515, 4.25)}`)
          .join(" ")}`,
      ),
    }),
  },
  {
    kind: "white on thin dark rules",
    page: (lines, secret) => ({
      content: around(
        lines,
        `${middles(secret)
          .map((y) => fill("0.2 g", 40, y - 1.9, 515, 0.72))
          .join(" ")} ${secretAt(secret, "1 g")}`,
      ),
    }),
  },
  {
    kind: "among dense lines of its own colour",
    page: over("", {}, `q 0 G 0.5 w ${repeat(400, (i) => `40 ${20 + 0.4 * i} m 555 ${20 + ((37 * i) % 400) * 0.4} l S`)} Q`),
  },
  {
    kind: "clipped to hairlines",
    page: (lines, secret) => ({
      content: around(
        lines,
        secret
          .map((line, i) => `q 40 ${152.52 - 9 * i} 515 0.04 re W n ${linesAt([line], { ...low, y: 150 - 9 * i })} Q`)
          .join(" "),
      ),
    }),
  },
  {
    kind: "under a mask of thin lines",
    page: (lines, secret) =>
      withState("/SMask<</S/Luminosity/G 20 0 R>>", {
        objects: [
          form(
            `0 g 0 0 595 842 re f 1 g ${middles(secret)
              .map((y) => `0 ${y - 1.9} 595 0.72 re f`)
              .join(" ")}`,
            "/Group<</S/Transparency/CS/DeviceGray>>",
          ),
        ],
      })(lines, secret),
  },

  // Fonts that draw something else than their size or their letters say.
  {
    kind: "a font of an eighth of its size",
    page: inChangedFont((program) => program.writeUInt16BE(16_384, tableOf(program, "head") + 18)),
  },
  { kind: "a font of flat outlines", page: inChangedFont(flatten) },
  {
    kind: "letters made of other letters",
    page: (lines, secret) => ({
      content: around(lines, inFont(secretAt(secret.map((line) => line.slice(0, 90))))),
      fonts: "/F3 20 0 R",
      objects: [
        `<</Type/Font/Subtype/Type3/FontBBox[0 -200 1000 800]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 32/LastChar 126/Widths[${"600 ".repeat(95)}]/Encoding<</Type/Encoding/Differences[32/s ${"/g ".repeat(94)}]>>/CharProcs<</g 21 0 R/s 23 0 R>>/Resources<</Font<</F1 4 0 R>>>>/ToUnicode 22 0 R>>`,
        streamOf("600 0 0 0 600 800 d1 BT /F1 1000 Tf (x) Tj ET"),
        SAME,
        streamOf("300 0 0 0 300 800 d1"),
      ],
    }),
  },

  // Colours that some viewers turn into others.
  {
    kind: "black that a profile makes white",
    page: (lines, secret) => ({
      content: around(lines, secretAt(secret, "/C cs 0 0 0 scn")),
      resources: "/ColorSpace<</C[/ICCBased 20 0 R]>>",
      objects: [streamOf(PROFILE, "/N 3/Alternate/DeviceRGB")],
    }),
  },
  { kind: "black that a transfer function makes white", page: withState("/TR<</FunctionType 2/Domain[0 1]/C0[1]/C1[1]/N 1>>") },
  {
    kind: "light grey that a gamma makes dark in one viewer",
    page: (lines, secret) => ({
      content: around(lines, secretAt(secret, "/C cs 0.93 scn")),
      resources: "/ColorSpace<</C[/CalGray<</WhitePoint[0.9505 1 1.089]/Gamma 30>>]>>",
    }),
  },

  // Layers, fields and pictures that only some viewers understand.
  {
    kind: "a layer for 800 % alone",
    page: layer("/Usage<</Zoom<</min 8>>>>", "/AS[<</Event/View/Category[/Zoom]/OCGs[20 0 R]>>]"),
  },
  {
    kind: "a layer for another language",
    page: layer("/Usage<</Language<</Lang(xx)/Preferred/OFF>>>>", "/AS[<</Event/View/Category[/Language]/OCGs[20 0 R]>>]"),
  },
  { kind: "a layer that an action turns off", page: layer("", "", "/OpenAction<</S/SetOCGState/State[/OFF 20 0 R]>>") },
  {
    kind: "an off layer that a form closes",
    page: (lines, secret) => ({
      content: around(lines, `/OC /L BDC /X Do ${secretAt(secret)} EMC`),
      resources: `/Properties<</L 20 0 R>>${XOBJECT.replace("20", "21")}`,
      objects: ["<</Type/OCG/Name(Notes)>>", form("EMC")],
      catalog: "/OCProperties<</OCGs[20 0 R]/D<</OFF[20 0 R]>>>>",
    }),
  },
  { kind: "a field in render mode 3", page: fields("/DA(/F1 8 Tf 3 Tr 0 g)") },
  {
    kind: "fields under a white field",
    page: (...asked) => {
      const page = fields("")(...asked);
      return { ...page, annotations: [...page.annotations!, WHITE_FIELD] };
    },
  },
  {
    kind: "fields on a layer that is off",
    page: fieldsWith(
      fields("/OC 20 0 R", { objects: ["<</Type/OCG/Name(Notes)>>"] }),
      "/OCProperties<</OCGs[20 0 R]/D<</OFF[20 0 R]>>>>",
    ),
  },
  { kind: "fields that an action hides", page: fieldsWith(fields(""), "/OpenAction<</S/Hide/T[(f0)(f1)(f2)(f3)]>>") },
  {
    kind: "fields that a script hides",
    page: fieldsWith(fields(""), '/OpenAction<</S/JavaScript/JS(this.getField\\("f0"\\).display=display.hidden;)>>'),
  },
  {
    kind: "a text of a note whose drawing is blank",
    page: (lines, secret) => ({
      content: cv(lines),
      annotations: [
        `<</Type/Annot/Subtype/FreeText/F 4/Rect[40 20 555 170]/DA(/F1 8 Tf 0 g)/Contents${literal(secret.join(" "))}/AP<</N 20 0 R>>>>`,
      ],
      objects: [streamOf("", "/Type/XObject/Subtype/Form/BBox[0 0 515 150]/Resources<<>>")],
    }),
  },
  {
    kind: "operators that one viewer takes for a picture",
    page: (lines, secret) => {
      const width = 20;
      const operators = ` EI Q ${secretAt(secret)} q `;
      const height = Math.ceil((operators.length + 40) / width);
      return {
        content: around(
          lines,
          `q 1 0 0 1 60 20 cm BI /W ${width} /H ${height} /CS /G /BPC 8 ID ${operators.padEnd(width * height)}\nEI Q`,
        ),
      };
    },
  },

  // Held without a rule of their own.
  {
    kind: "painted with hairlines of a pattern",
    page: (lines, secret) => ({
      content: around(lines, secretAt(secret, "/Pattern cs /P scn")),
      resources: "/Pattern<</P 20 0 R>>",
      objects: [
        streamOf(
          "0 g 0 6 9 0.4 re f",
          "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>",
        ),
      ],
    }),
  },
  {
    kind: "white on a pale photo",
    page: (lines, secret) => ({
      content: around(lines, `q 515 0 0 150 40 20 cm /X Do Q ${secretAt(secret, "1 g")}`),
      resources: XOBJECT,
      objects: [picture(Array.from({ length: 1024 }, (_, i) => 225 + ((i * 53) % 29)))],
    }),
  },
  { kind: "slanted until the letters lie flat", page: plain("1 0 30 1 0 0 cm", { ...low, x: -4_400 }) },
  {
    kind: "small by the page's own unit",
    page: (lines, secret) => ({
      content: `q 10 0 0 10 0 0 cm ${around(lines, "")} Q ${secretAt(secret, "", { x: 600, y: 1500, size: 16, leading: 20 })}`,
      mediaBox: [0, 0, 5950, 8420],
      entries: "/UserUnit 0.1",
    }),
  },
];
