import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReader, type Reader } from "./reader.ts";
import { CV_LINES, onePage, samplePdf, textAt } from "./sample-pdf.fixture.ts";

let reader: Reader;
beforeAll(() => {
  reader = createReader({
    childPath: new URL("./child.ts", import.meta.url),
    timeoutMs: 120_000,
    maxRssBytes: 4 * 1024 ** 3,
  });
});
afterAll(() => reader.close());

/** A page of CV lines, then `count` small ones, each at a place of its own. */
const page = (count: number, text: string) =>
  textAt(
    ...CV_LINES.map((line, i) => [40, 830 - i * 6, 5, line] as const),
    ...Array.from({ length: count }, (_, i) => [40, 760 - i * 5.5, 5, text] as const),
  );
const onOnePage = (text: string) => (n: number) => onePage(page(8 * n, text));

/** Files of size n by what is repeated in them. */
const FILES: Readonly<Record<string, (n: number) => Uint8Array>> = {
  "lines of words": onOnePage("Rebuilt the invoicing app in React for weekly users"),
  blanks: onOnePage(`a${" ".repeat(60)}b`),
  "brackets and separators": onOnePage("[{,;:|/-]}".repeat(5)),
  digits: onOnePage("2019 01 2020 12 ".repeat(4)),
  pages: (n) => samplePdf({ pages: Array.from({ length: n }, () => ({ content: page(60, "Moved the ward to paper") })) }),
};

/** The child's processor time: other programs of a busy machine do not count in it. */
async function cpuOf(file: Uint8Array): Promise<number> {
  const { cpuMicros, interrupted } = await reader.read(file);
  expect(interrupted).toBeUndefined();
  return cpuMicros ?? Infinity;
}

const N = 2;
/** Twice the text, at most 2.5 times the time: three times in a row from n to 8n. */
const AT_MOST = 2.5 ** 3;

describe("reading takes time in proportion to the file", () => {
  test.for(Object.entries(FILES))("%s", async ([, fileOf]) => {
    const [few, many] = [fileOf(N), fileOf(8 * N)];
    // The first files of a child are slower, because its code is compiled then.
    for (let run = 0; run < 2; run++) await cpuOf(many);
    let [small, large] = [Infinity, Infinity];
    // Best of many each: noise only ever adds, so the first that is in order ends it.
    for (let run = 0; run < 10 && !(large / small < AT_MOST); run++) {
      small = Math.min(small, await cpuOf(few));
      large = Math.min(large, await cpuOf(many));
    }
    expect(large / small, `${small} and ${large} microseconds`).toBeLessThan(AT_MOST);
  });
});
