import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PDFParse } from "pdf-parse";
import { afterAll, describe, expect, test } from "vitest";
import {
  annotationsOf,
  fontNamed,
  isInvalidPdfError,
  isPasswordError,
  open,
  OPS,
  type OpenPdf,
  type PdfOperators,
} from "./pdf.ts";
import { embedded, onForm, onType3, shadingPattern, type3Secret } from "./painted-cv.fixture.ts";
import { picture, samplePdf, type Sample } from "./sample-pdf.fixture.ts";

// The points listed at the head of pdf.ts, each by its number.

const opened: OpenPdf[] = [];
afterAll(() => Promise.all(opened.map((pdf) => pdf.close())));

async function list(sample: Sample, maxPicture?: number) {
  const document = await open(samplePdf(sample), maxPicture);
  opened.push(document);
  const page = await document.pdf.getPage(1);
  return { ...document, page, operators: await page.getOperatorList() };
}

const argumentsOf = ({ fnArray, argsArray }: PdfOperators, operator: number) =>
  fnArray.flatMap((one, i) => (one === operator ? [argsArray[i]] : []));

const pathOf = (name: string) => join(dirname(createRequire(import.meta.url).resolve("pdf-parse")), name);

describe("pdf-parse and its pdf.js still", () => {
  test("1: have PDFParse.load() and destroy(), with the document's own methods behind", async () => {
    expect(PDFParse.prototype).toMatchObject({ load: expect.any(Function), destroy: expect.any(Function) });
    const { pdf, page } = await list({ pages: [{ content: "" }] });
    expect(pdf.numPages).toBe(1);
    expect(await pdf.getOptionalContentConfig()).toHaveProperty("isVisible", expect.any(Function));
    expect(page.getViewport({ scale: 1 })).toMatchObject({ width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] });
  });

  test("2 and 3: hand embedded fonts to the fonts of ownerDocument", async () => {
    const { fonts } = await list({ pages: [{ content: type3Secret, resources: onType3 }], objects: embedded(false) });
    expect([...fonts]).toMatchObject([{ family: expect.any(String), data: expect.any(Uint8Array) }]);
  });

  test("4: name their errors", async () => {
    const broken = await open(new Uint8Array(Buffer.from("%PDF-1.7\nnothing"))).catch((error: unknown) => error);
    expect(broken).toSatisfy(isInvalidPdfError);
    expect(broken).not.toSatisfy(isPasswordError);
    const locked = samplePdf({
      pages: [{ content: "" }],
      objects: [`<</Filter/Standard/V 1/R 2/P -4/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>>>`],
      trailer: `/Encrypt 100 0 R/ID[<${"43".repeat(16)}><${"43".repeat(16)}>]`,
    });
    expect(await open(locked).catch((error: unknown) => error)).toSatisfy(isPasswordError);
  });

  test("5: have these operator numbers", async () => {
    const { resolve } = createRequire(pathOf("index.cjs"));
    const pdfjs = (await import(resolve("pdfjs-dist/legacy/build/pdf.mjs"))) as { OPS: Record<string, number> };
    expect(pdfjs.OPS).toMatchObject(OPS);
  });

  test("5: list paths and colours in this form", async () => {
    const { operators } = await list({ pages: [{ content: "0.2 0.4 0.6 rg 10 20 m 30 40 l 1 2 3 4 5 6 c h f" }] });
    expect(argumentsOf(operators, OPS.setFillRGBColor)).toEqual([["#336699"]]);
    const [[operator, [commands]]] = argumentsOf(operators, OPS.constructPath) as [[number, [ArrayLike<number>]]];
    expect(operator).toBe(OPS.fill);
    expect(Array.from(commands)).toEqual([0, 10, 20, 1, 30, 40, 2, 1, 2, 3, 4, 5, 6, 3]);
  });

  test("6: name shared objects with g_, and find fonts among them", async () => {
    const content = "/Pattern cs /P scn 0 0 9 9 re f BT /F1 9 Tf (a) Tj ET";
    const { page, operators } = await list({ pages: [{ content, resources: shadingPattern("1 0 0", "0 0 1") }] });
    const [[font]] = argumentsOf(operators, OPS.setFont) as [[string]];
    expect(font).toMatch(/^g_/);
    expect(page.commonObjs.has(font)).toBe(true);
    const [[kind, shading]] = argumentsOf(operators, OPS.setFillColorN) as [[string, string]];
    expect(kind).toBe("Shading");
    expect((shading.startsWith("g_") ? page.commonObjs : page.objs).has(shading)).toBe(true);
  });

  test("7: put a string in place of a font that cannot be read", async () => {
    const lost = "<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[]>>";
    const content = "BT /T 11 Tf <B0A1> Tj ET";
    const { page, operators } = await list({ pages: [{ content, resources: "/Font<</T 100 0 R>>" }], objects: [lost] });
    const [[font]] = argumentsOf(operators, OPS.setFont) as [[string]];
    expect(page.commonObjs.get(font)).toBeTypeOf("string");
  });

  test("8: leave out the pictures that are too large", async () => {
    const drawn = { pages: [{ content: "q 9 0 0 9 0 0 cm /X Do Q", resources: onForm }], objects: [picture()] };
    expect(argumentsOf((await list(drawn)).operators, OPS.paintImageXObject)).toEqual([]);
    expect(argumentsOf((await list(drawn, 100)).operators, OPS.paintImageXObject)).toHaveLength(1);
  });

  const onPage = (...entries: string[]) => entries.map((entry) => `<</Type/Annot/Rect[10 10 90 30]${entry}>>`);
  const link = "/Subtype/Link/A<</S/URI/URI(https://a.example)>>";
  const field = "/Subtype/Widget/FT/Tx/T(a)/V(b)/F 32";

  test.each([
    ["a link, and a note and a mark that no viewer shows", [link, "/Subtype/Text/Contents(no)/F 32", "/Subtype/Highlight"], 1],
    ["a field, whose flags are its own", [link, field, "/Subtype/Text/Contents(yes)"], 3],
    ["a pop-up", ["/Subtype/Text/Contents(no)/F 32", "/Subtype/Popup/Parent<</F 0/Contents(yes)>>/F 32", link], 2],
  ])("9: list the annotations of a page without its text: %s", async (_, annotations, seen) => {
    const { pdf, page } = await list({ pages: [{ content: "", annotations: onPage(...annotations) }, { content: "" }] });
    const found = await annotationsOf(pdf, page, 1);
    expect(found).toHaveLength(seen);
    expect(found.map(({ id }) => id)).toEqual((await page.getAnnotations()).map(({ id }) => id));
  });

  test("10: keep the worker and the request for a canvas where the bundle expects them", async () => {
    expect(await readFile(pathOf("../esm/pdf.worker.mjs"), "utf8")).toContain("WorkerMessageHandler");
    const { resolve } = createRequire(pathOf("index.cjs"));
    const pdfjs = await readFile(resolve("pdfjs-dist/legacy/build/pdf.mjs"), "utf8");
    expect(pdfjs).toContain('canvas = require("@napi-rs/canvas");');
  });

  test("11: give a font the name that the file gives it", async () => {
    const named = "<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+FontAwesome>>";
    const { page, operators } = await list({
      pages: [{ content: "BT /T 11 Tf (a) Tj ET", resources: "/Font<</T 100 0 R>>" }],
      objects: [named],
    });
    const [[font]] = argumentsOf(operators, OPS.setFont) as [[string]];
    expect(fontNamed(page, font).name).toBe("ABCDEF+FontAwesome");
  });

  test("12: decide by a layer's usage, beside its state", async () => {
    const { pdf } = await open(
      samplePdf({
        pages: [{ content: "" }],
        objects: ["<</Type/OCG/Name(A)/Usage<</View<</ViewState/OFF>>>>>>"],
        catalog: "/OCProperties<</OCGs[100 0 R]/D<</ON[100 0 R]>>>>",
      }),
    );
    const layers = await pdf.getOptionalContentConfig();
    const [[id, layer] = ["", { usage: {} }]] = layers;
    expect(layers.isVisible({ type: "OCG", id })).toBe(false);
    layer.usage = {};
    expect(layers.isVisible({ type: "OCG", id })).toBe(true);
  });
});
