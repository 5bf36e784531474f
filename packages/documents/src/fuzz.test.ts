import { deflateSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { createReader } from "./reader.ts";
import { cvContent, greyPicture, onePage, samplePdf, stream, textAt } from "./sample-pdf.fixture.ts";

/** Number of damaged files; `FUZZ=5000` tries more. */
const CASES = Number(process.env["FUZZ"] ?? 300);

const reader = createReader({ childPath: new URL("./child.ts", import.meta.url), timeoutMs: 10_000 });
afterAll(() => reader.close());

const VERDICTS = "ok lowText scan encrypted brokenFonts damaged notPdf empty tooLarge tooManyPages notCv".split(" ");

const packed = (content: string, dictionary = "") =>
  stream(deflateSync(Buffer.from(content, "latin1")).toString("latin1"), `/Filter/FlateDecode${dictionary}`);

const drawn = samplePdf({
  pages: [
    {
      content: `/G gs q 500 0 0 60 40 270 cm /X Do Q /Y Do BT /T 9 Tf 60 500 Td (AAAA) Tj ET ${cvContent} q 0 0 400 900 re W n 2 Tr /Pattern cs /P scn 40 280 500 60 re B* Q`,
      resources:
        "/XObject<</X 100 0 R/Y 101 0 R>>/Font<</F1 3 0 R/T 102 0 R>>/Pattern<</P 104 0 R>>/ExtGState<</G<</ca 0.9/BM/Multiply/SMask<</S/Luminosity/G 101 0 R>>>>>>",
      annotations: ["<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/Rect[60 100 300 120]/V(Haskell)/DA(/F1 9 Tf)>>"],
    },
    { content: textAt([60, 700, 11, "Languages: English"]), rotate: 90, cropBox: [0, 100, 595, 842] },
  ],
  objects: [
    greyPicture(6, 6, (x, y) => (x * y * 9) % 256, "/SMask 105 0 R"),
    packed(
      "1 g 0 0 595 842 re f",
      "/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Group<</S/Transparency/I true>>/Matrix[1 0 0 1 0 0]",
    ),
    "<</Type/Font/Subtype/Type3/FontBBox[0 0 600 800]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 65/LastChar 65/Widths[600]/Encoding<</Differences[65/A]>>/CharProcs<</A 103 0 R>>/Resources<<>>>>",
    stream("600 0 0 0 600 800 d1 50 0 500 700 re f"),
    stream(
      "0 0 1 rg 0 0 4 4 re f",
      "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 4 4]/XStep 4/YStep 4/Resources<<>>",
    ),
    greyPicture(6, 6, () => 255),
  ],
  catalog: "/OCProperties<</OCGs[100 0 R]/D<</OFF[100 0 R]>>>>",
});

const SAMPLES = [drawn, onePage(cvContent), samplePdf({ pages: [{ content: cvContent }, { content: cvContent }] })];

/** A seeded generator: the same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % Math.max(1, below);
}

const WORDS = [
  "obj",
  "endobj",
  "stream",
  "endstream",
  "xref",
  "trailer",
  "/Kids",
  "/Length",
  "/Type",
  "0 R",
  "<<",
  ">>",
  "[",
  "]",
  "q",
  "cm",
  "Tf",
];

/** Damages a file in the ways that transfer, editors and malice do. */
function damaged(sample: Uint8Array, next: (below: number) => number): Uint8Array {
  const bytes = Buffer.from(sample);
  const place = () => next(bytes.length);
  switch (next(7)) {
    case 0:
      for (let i = 1 + next(40); i > 0; i -= 1) bytes[place()] = next(256);
      return bytes;
    case 1:
      return bytes.subarray(0, place());
    case 2:
      return bytes.subarray(place());
    case 3: {
      const [from, length, to] = [place(), next(300), place()];
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from, from + length), bytes.subarray(to)]);
    }
    case 4: {
      // Numbers become others: references, lengths, coordinates.
      const text = bytes.toString("latin1");
      const rare = 3 + next(60);
      return Buffer.from(
        text.replaceAll(/\d+/g, (digits) =>
          next(rare) === 0 ? String(next(2) === 0 ? next(120) : next(2_000_000_000)) : digits,
        ),
        "latin1",
      );
    }
    case 5: {
      const [a, b] = [WORDS[next(WORDS.length)]!, WORDS[next(WORDS.length)]!];
      return Buffer.from(
        bytes
          .toString("latin1")
          .split(a)
          .join(next(2) === 0 ? b : ""),
        "latin1",
      );
    }
    default: {
      const start = place();
      return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + next(400))]);
    }
  }
}

test(
  "a file damaged in any way ends in a verdict, and its reader lives on",
  { timeout: CASES * 2_000, tags: "size" },
  async () => {
    const next = numbers(20_261_121);
    for (let i = 0; i < CASES; i += 1) {
      const once = damaged(SAMPLES[i % SAMPLES.length]!, next);
      const file = new Uint8Array(next(2) === 0 ? damaged(once, next) : once);
      const { document, interrupted } = await reader.read(file);
      expect(interrupted, `case ${i}`).toBeUndefined();
      const { verdict, text, words, hidden } = document;
      expect(VERDICTS).toContain(verdict);
      for (const word of words) expect(text.slice(word.start, word.end)).toMatch(/^\S+$/u);
      const boxes = [...words.map(({ box }) => box), ...hidden.flatMap((part) => part.boxes)];
      for (const box of boxes) expect(box.every(Number.isFinite)).toBe(true);
    }
  },
);
