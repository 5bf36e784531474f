// oxlint-disable no-restricted-imports -- reads the results, which the build bundles
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claimsIn, figureIn, measuredIn, weaknessesIn } from "./figures.ts";

const RESULTS = readFileSync(join(import.meta.dirname, "../../../evals/RESULTS.md"), "utf8");

test("the measurements still measure all that the home page tells", () => {
  expect(measuredIn(RESULTS)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/u), expect.stringMatching(/^\d{4}-\d\d-\d\d$/u)]);
  for (const figure of [...Object.values(claimsIn(RESULTS)), ...Object.values(weaknessesIn(RESULTS))]) {
    expect(figure).toMatchObject({ value: expect.stringMatching(/^[\d.]+( %)?$/u) as string });
    expect(figure!.sample.length).toBeGreaterThan(0);
  }
});

const TABLE = `|  | corpus | floor | sample | world | floor | sample |
| --- | --- | --- | --- | --- | --- | --- |
| kept | 0 points | ≤ 0 points | 78 attacks × 3 CVs | 85.4 % | ≥ 80 % | 62 values |
| missed | **9 points** | ≤ 0 points | 12 CVs |  |  |  |`;

test("a figure has its value and the numbers of its sample, from its own column", () => {
  expect(figureIn(TABLE, "kept", "corpus")).toEqual({ value: "0", sample: [78, 3], isKept: true });
  expect(figureIn(TABLE, "kept", "world")).toEqual({ value: "85.4 %", sample: [62], isKept: true });
});

test("a figure below its floor is no claim, and one that is not measured is none at all", () => {
  expect(figureIn(TABLE, "missed", "corpus")?.isKept).toBe(false);
  expect(figureIn(TABLE, "missed", "world")).toBeUndefined();
  expect(figureIn(TABLE, "nothing", "corpus")).toBeUndefined();
});
