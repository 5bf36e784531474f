import { expect, test } from "vitest";
import { levelOf } from "@candor/scoring/score";

test.for([
  [100, "high"],
  [76, "high"],
  [75, "medium"],
  [50, "medium"],
  [49, "low"],
  [0, "low"],
] as const)("a score of %i is %s", ([score, level]) => {
  expect(levelOf(score)).toBe(level);
});
