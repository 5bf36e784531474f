import { expect, test } from "vitest";
import { gainsOf } from "./gains.ts";

const would = (criterionId: string, score: number) => ({ criterionId, score });

test("gains are told against the computed score, four at most, and none that is none", () => {
  const wouldChange = [would("a", 90), would("b", 84), would("c", 80), would("d", 76), would("e", 75), would("f", 74)];
  expect(gainsOf({ wouldChange, computedScore: 74 }).map(({ criterionId, gain }) => [criterionId, gain])).toEqual([
    ["a", 16],
    ["b", 10],
    ["c", 6],
    ["d", 2],
  ]);
  // Held at 75 by another must, the line changes nothing.
  expect(gainsOf({ wouldChange: [would("a", 75)], computedScore: 75 })).toEqual([]);
  expect(gainsOf({ wouldChange, computedScore: null })).toEqual([]);
});
