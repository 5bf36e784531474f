import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { isOrdinaryProfile, isProfile } from "./colour-profile.ts";
import { partsOf } from "./dictionaries.ts";
import { fontProgram } from "./font-program.ts";
import { fill, form, grouped, onForm, readCase, SECRET, secret, state, type Case } from "./painted-cv.fixture.ts";
import { cvContent, onePage, samplePdf, stream } from "./sample-pdf.fixture.ts";
import { viewersOf } from "./viewers.ts";

const field = (entries = "", more = "") =>
  `<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/F 4/Rect[60 100 500 115]/V(${SECRET})/DA(/F1 9 Tf ${more}0 g)${entries}>>`;
const note = (entries: string) => `<</Type/Annot${entries}/F 4/Rect[40 280 555 320]>>`;
const layer = (usage: string, catalog = "") => ({
  content: `/OC /L BDC ${secret()} EMC`,
  resources: "/Properties<</L 100 0 R>>",
  objects: [`<</Type/OCG/Name(Layer)${usage}>>`],
  catalog: `/OCProperties<</OCGs[100 0 R]/D<<>>>>${catalog}`,
});

describe("text that some viewer does not show is kept apart", () => {
  const attacks: Case[] = [
    {
      what: "under a redaction that the viewer draws",
      kind: "covered",
      content: secret(),
      annotations: [note("/Subtype/Redact")],
    },
    {
      what: "under a note that the viewer draws",
      kind: "covered",
      content: secret(),
      annotations: [note("/Subtype/FreeText/C[1 1 1]")],
    },
    { what: "in a layer for a magnification", kind: "layer", ...layer("/Usage<</Zoom<</min 8>>>>") },
    {
      what: "in a layer that an action turns off",
      kind: "layer",
      ...layer("", "/OpenAction<</S/SetOCGState/State[/OFF 100 0 R]>>"),
    },
    { what: "in a field without ink", kind: "annotation", annotations: [field("", "3 Tr ")], catalog: "/AcroForm<</Fields[]>>" },
    {
      what: "in a field that an action hides",
      kind: "annotation",
      annotations: [field()],
      catalog: "/AcroForm<</Fields[]>>/OpenAction<</S/Hide/T(f)>>",
    },
    {
      what: "in a field drawn by the file that a script hides",
      kind: "annotation",
      annotations: [field("/AP<</N 100 0 R>>")],
      objects: [form(secret("", "1 0 0 1 2 4 Tm"), "", "0 0 440 15")],
      catalog: '/AcroForm<</Fields[]>>/OpenAction<</S/JavaScript/JS(this.getField\\("f"\\).hidden=true;)>>',
    },
    {
      what: "with holes in its cover",
      kind: "covered",
      content: `${secret()} ${fill("1 g", 40, 303, 500, 6)} ${fill("1 g", 40, 296, 500, 6.4)}`,
    },
    { what: "on a rule thinner than itself", kind: "colour", content: `${fill("0 g", 40, 303, 500, 1)} ${secret("1 g")}` },
    {
      what: "under a mask of one line",
      kind: "opacity",
      content: secret("/G gs"),
      resources: state("/SMask<</S/Luminosity/G 100 0 R>>"),
      objects: [grouped("0 g 0 0 595 842 re f 1 g 0 303 595 0.8 re f")],
    },
  ];

  test.for(attacks)("$what", async (attack) => {
    const cv = await readCase(attack);
    expect(cv.text).not.toContain("Haskell");
    expect(cv.text).toContain("Hana Kovac");
    expect(cv.hidden.map(({ kind }) => kind)).toContain(attack.kind);
  });
});

describe("honest files of the same means are read whole", () => {
  const designs: Case[] = [
    { what: "a frame of a note around text", content: secret(), annotations: [note("/Subtype/Square/C[1 0 0]")] },
    {
      what: "text marked by a reader",
      content: secret(),
      annotations: [note("/Subtype/Highlight/C[1 1 0]/QuadPoints[40 320 555 320 40 280 555 280]")],
    },
    { what: "a layer that is always on", ...layer("/Usage<</View<</ViewState/ON>>/Print<</PrintState/ON>>>>") },
    {
      what: "a field with a script that checks its value",
      annotations: [field('/AA<</F<</S/JavaScript/JS(AFNumber_Format\\(2, 0, 0, 0, "", true\\);)>>>>')],
      catalog: "/AcroForm<</Fields[]>>",
    },
    { what: "text on the edge of a coloured bar", content: `${fill("0.9 0.9 1 rg", 0, 300, 200, 10)} ${secret()}` },
    { what: "a line struck through the text", content: `${secret()} ${fill("0 g", 60, 302, 200, 0.8)}` },
    { what: "text clipped to its own line", content: `q 40 298 500 12 re W n ${secret()} Q` },
    {
      what: "black of a common gamma",
      content: secret("/C cs 0 0 0 scn"),
      resources: "/ColorSpace<</C[/CalRGB<</WhitePoint[0.95 1 1.09]/Gamma[2.2 2.2 2.2]>>]>>",
    },
    { what: "a form that leaves a layer open", content: `/X Do ${secret()}`, resources: onForm, objects: [form("/Span BMC")] },
  ];

  test.for(designs)("$what", async (design) => {
    const cv = await readCase(design);
    expect(cv.text).toContain(SECRET);
    expect(cv.hidden).toEqual([]);
  });
});

const ordinary = { mayDiffer: false, mayHideLayers: false, mayHideFields: false, canBeDrawn: true };

test("an ordinary file leaves nothing to the viewer", () => {
  expect(viewersOf(onePage(cvContent))).toEqual(ordinary);
});

test("a pattern that would take minutes is not drawn: text in doubt beside it counts for nothing", async () => {
  const pattern = (entries: string) =>
    stream("0.9 g 0 0 4 4 re f", `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1${entries}`);
  const withPattern = (entries: string): Partial<Case> => ({
    content: `/Pattern cs /P scn 0 0 30 30 re f 0 g q 40 302.2 500 40 re W n ${secret()} Q`,
    resources: "/Pattern<</P 100 0 R>>",
    objects: [pattern(`${entries}/Resources<<>>`)],
  });
  for (const entries of ["/BBox[0 0 4 1225895819]/XStep 4/YStep 4", "/BBox[0 0 4 4]/XStep 0.001/YStep -.01"]) {
    const cv = await readCase(withPattern(entries));
    expect(cv.verdict).toBe("ok");
    expect(cv.text).not.toContain(SECRET);
  }
  expect((await readCase(withPattern("/BBox[0 0 4 4]/XStep 4/YStep 4"))).text).toContain(SECRET);
});

test("dictionaries are read through escapes and packed lists; a list that cannot be unpacked is told", () => {
  const list = (data: string, filter: string) =>
    samplePdf({ pages: [{ content: cvContent }], objects: [stream(data, `/Type/Obj#53tm/N 1/First 4${filter}`)] });
  const packed = deflateSync(Buffer.from("9 0 <</TR 5 0 R/A/N#6fne>>")).toString("latin1");
  expect(partsOf(list(packed, "/Filter/FlateDecode")).dictionaries).toContain("/A/None");
  expect(viewersOf(list(packed, "/Filter/FlateDecode")).mayDiffer).toBe(true);
  expect(partsOf(list("3C3C>", "/Filter/ASCIIHexDecode")).dictionaries).toBeUndefined();
});

test("streams in base 85 are read, and others are told", () => {
  const file = (data: string, filter: string) =>
    samplePdf({ pages: [{ content: cvContent }], objects: [stream(data, `/Filter${filter}`)] });
  const { streams, areStreamsRead } = partsOf(file("87cURD]j7BEbo80~>", "/ASCII85Decode"));
  expect(areStreamsRead).toBe(true);
  expect(streams.map((data) => data.toString("latin1"))).toContain("Hello world!");
  expect(partsOf(file("abc", "/LZWDecode")).areStreamsRead).toBe(false);
});

/** A profile of a monitor with one curve for its three colours. */
function profile(curve: readonly number[]): Buffer {
  const data = Buffer.alloc(132 + 36 + 12 + 2 * curve.length);
  data.write("RGB XYZ ", 16, "latin1");
  data.write("acsp", 36, "latin1");
  data.writeUInt32BE(3, 128);
  ["rTRC", "gTRC", "bTRC"].forEach((name, i) => {
    data.write(name, 132 + 12 * i, "latin1");
    data.writeUInt32BE(168, 136 + 12 * i);
  });
  data.write("curv", 168, "latin1");
  data.writeUInt32BE(curve.length, 176);
  curve.forEach((value, i) => data.writeUInt16BE(value, 180 + 2 * i));
  return data;
}

test.for([
  { what: "nothing in the curve", curve: [], isOrdinary: true },
  { what: "an exponent of 2.2", curve: [563], isOrdinary: true },
  { what: "a rising curve", curve: [0, 9_000, 65_535], isOrdinary: true },
  { what: "a falling curve", curve: [65_535, 9_000, 0], isOrdinary: false },
  { what: "an exponent of 30", curve: [7_680], isOrdinary: false },
  { what: "white for all but black", curve: [0, 65_535, 65_535], isOrdinary: false },
])("a colour profile with $what", ({ curve, isOrdinary }) => {
  expect(isProfile(profile(curve))).toBe(true);
  expect(isOrdinaryProfile(profile(curve))).toBe(isOrdinary);
});

test("the letters of a font program have their height and area", () => {
  const shipped = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "standard_fonts");
  const program = fontProgram(new Uint8Array(readFileSync(join(shipped, "LiberationSans-Regular.ttf"))))!;
  const heights = ["x", "l", "H"].map((letter) => program.shape(letter)!.height);
  expect(heights.map((height) => Math.round(height * 20) / 20)).toEqual([0.55, 0.7, 0.7]);
  expect(program.shape("H")!.area).toBeGreaterThan(0.1);
  expect(program.shape(" ")).toBeUndefined();
});

describe("a hostile file takes time in proportion to its size", () => {
  const fileWith = (words: string) =>
    new Uint8Array(Buffer.from(`%PDF-1.7\n1 0 obj <<${words}>> stream\nx\nendstream endobj\n`, "latin1"));
  const costOf = (file: Uint8Array): number => {
    const before = process.cpuUsage();
    viewersOf(file);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  /** Shorter times, in microseconds of the processor, are the machine's. */
  const MEASURABLE = 50_000;
  test.for([
    ["filters that are not closed", (n: number) => "/Filter[".repeat(n)],
    ["blanks behind a gamma", (n: number) => `/Gamma${" ".repeat(8 * n)}`],
    ["looks that are not closed", (n: number) => "/DA(3 ".repeat(n)],
    ["inks without a name", (n: number) => "/DeviceN [/None ".repeat(n)],
  ] as const)("%s", ([, wordsOf]) => {
    const [few, many] = [fileWith(wordsOf(25_000)), fileWith(wordsOf(200_000))];
    let [small, large] = [Infinity, Infinity];
    // Noise only ever adds, so the first run that is in order ends it.
    const most = () => Math.max(MEASURABLE, small * 2.5 ** 3);
    for (let run = 0; run < 10 && !(large < most()); run++) {
      small = Math.min(small, costOf(few));
      large = Math.min(large, costOf(many));
    }
    expect(large, `beside ${small} microseconds for an eighth`).toBeLessThan(most());
  });
});
