import { expect, test } from "vitest";
import { BINS, binOf } from "./distribution.ts";

test.for([
  [0, 0],
  [9, 0],
  [10, 1],
  [69, 6],
  [70, 7],
  [75, 7],
  [76, 8],
  [79, 8],
  [80, 9],
  [90, 10],
  [100, 10],
] as const)("a score of %i is counted in bin %i", ([score, bin]) => {
  expect(binOf(score)).toBe(BINS[bin]);
});
