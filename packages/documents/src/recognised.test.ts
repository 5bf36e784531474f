import { describe, expect, test } from "vitest";
import { read } from "./read.ts";
import { CV_LINES, cvContent, samplePdf, textAt } from "./sample-pdf.fixture.ts";
import { scanOf, scannedCv, type Wear } from "./scanned-page.fixture.ts";

const SIZE = 11;
const LIE = "Seven years of Haskell and COBOL at Contoso Bank";
const text = `${CV_LINES.join("\n")}\n`;
const lines = (all: readonly string[], font = "/F1") =>
  all.map((line, i) => `BT ${font} ${SIZE} Tf 1 0 0 1 60 ${780 - 16 * i} Tm (${line}) Tj ET`).join("\n");

/** The same for every run. */
const noise = (x: number, y: number) => (((x * 7919 + y * 104_729 + x * y * 31) % 97) / 97 - 0.5) * 70;
const limited = (light: number) => Math.max(0, Math.min(255, light));

describe("recognised text that its scan shows is read", () => {
  const wears: { what: string; wear: Wear }[] = [
    { what: "a clean scan", wear: (light) => light },
    { what: "a noisy one", wear: (light, x, y) => limited(light + noise(x, y)) },
    { what: "one in black and white", wear: (light) => (light < 150 ? 0 : 255) },
    { what: "a pale one on grey paper", wear: (light) => 110 + (light * 90) / 255 },
    { what: "light letters on dark paper", wear: (light) => 255 - light },
    { what: "one with a photo beside the text", wear: (light, x, y) => (x > 900 && y < 400 ? (x * x + y * y * 3) % 255 : light) },
  ];
  test.for(wears)("$what", async ({ wear }) => {
    expect(await read(await scanOf(cvContent, cvContent, wear))).toMatchObject({ verdict: "ok", text, hidden: [] });
  });

  test("a skewed one, under words at their places", async () => {
    const skewed = `q 0.99985 0.01745 -0.01745 0.99985 8 -4 cm ${cvContent} Q`;
    expect(await read(await scanOf(skewed, skewed))).toMatchObject({ verdict: "ok", text, hidden: [] });
  });

  test("one in another font than the layer's, line by line as long", async () => {
    const printed = CV_LINES.map((line, i) => `BT /F2 9 Tf 1 0 0 1 60 ${780 - 16 * i} Tm (${line}) Tj ET`).join("\n");
    const layer = CV_LINES.map((line, i) => `BT /F2 9.2 Tf 98 Tz 1 0 0 1 60.4 ${780.6 - 16 * i} Tm (${line}) Tj ET`).join("\n");
    expect(await read(await scanOf(printed, layer))).toMatchObject({ verdict: "ok", text, hidden: [] });
  });

  test("a layer beneath the picture", async () => {
    const pages = [{ content: `${cvContent} q 595 0 0 842 0 0 cm /X Do Q`, resources: "/XObject<</X 100 0 R>>" }];
    expect(await read(samplePdf({ pages, objects: [await scannedCv()] }))).toMatchObject({ verdict: "ok", text, hidden: [] });
  });
});

describe("recognised text that its scan does not show is hidden", () => {
  test("a whole layer of other words", async () => {
    const layer = lines([
      LIE,
      "Python and Kubernetes for nine years",
      "Terraform, Ansible, Kafka",
      LIE,
      "Doctor of Philosophy, Example College",
    ]);
    const cv = await read(await scanOf(cvContent, layer));
    expect(cv).toMatchObject({ verdict: "scan", text: "" });
    expect(cv.hidden[0]!.text).toContain("Haskell");
  });

  test("one line over blank paper", async () => {
    const cv = await read(await scanOf(cvContent, `${cvContent} ${textAt([60, 300, 10, LIE])}`));
    expect(cv.text).toBe(text);
    expect(cv.hidden).toMatchObject([{ kind: "renderMode", text: LIE }]);
  });

  test("one line between two others", async () => {
    const cv = await read(await scanOf(cvContent, `${cvContent} ${textAt([60, 740, 10, LIE])}`));
    expect(cv.text).toBe(text);
    expect(cv.hidden).toMatchObject([{ kind: "renderMode", text: LIE }]);
  });

  test("one line over other words of the same lengths", async () => {
    const printed = `${cvContent} ${textAt([60, 300, 10, "Lunch cooks on Sundays and often in Bavaria Town"])}`;
    const cv = await read(await scanOf(printed, `${cvContent} ${textAt([60, 300, 10, LIE])}`));
    expect(cv.text).toBe(text);
    expect(cv.hidden[0]!.text).toContain("Haskell");
  });

  test("but little of a layer is not reported: programs make words of stamps and ornaments", async () => {
    const layerWith = (words: string) => `${cvContent} ${textAt([60, 300, 10, words])}`;
    const little = await read(await scanOf(cvContent, layerWith("Haskell at Contoso Bank")));
    const more = await read(await scanOf(cvContent, layerWith(LIE)));
    expect([little.text, more.text]).toEqual([text, text]);
    expect([little.hidden.length, more.hidden.length]).toEqual([0, 1]);
  });

  test("a layer too small to lie on any print", async () => {
    const cv = await read(await scanOf(cvContent, `${cvContent} ${textAt([60, 782, 2, LIE])}`));
    expect(cv.text).toBe(text);
    expect(cv.hidden).toMatchObject([{ text: LIE }]);
  });

  test("a layer over a picture that cannot be decoded", async () => {
    const pages = [{ content: `q 595 0 0 842 0 0 cm /X Do Q q 3 Tr ${cvContent} Q`, resources: "/XObject<</X 100 0 R>>" }];
    const broken =
      "<</Type/XObject/Subtype/Image/Width 800/Height 1200/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode/Length 3>>\nstream\nabc\nendstream";
    const cv = await read(samplePdf({ pages, objects: [broken] }));
    expect(cv).toMatchObject({ verdict: "scan", text: "" });
    expect(cv.hidden[0]!.text).toContain("Kubernetes");
  });
});
