import { expect, test } from "vitest";
import { around, marginTops } from "./geometry.ts";

test("margin numbers stand beside their lines and never on each other", () => {
  expect(marginTops([112, 100, 300], 24)).toEqual([112, 88, 288]);
  const crowded = marginTops([100, 100, 100, 105], 24).toSorted((a, b) => a - b);
  expect(crowded.slice(1).every((top, index) => top - (crowded[index] ?? 0) >= 24)).toBe(true);
});

test("around several boxes is one that holds them all, and nothing around none", () => {
  expect(
    around([
      [10, 20, 30, 40],
      [5, 25, 20, 60],
    ]),
  ).toEqual([5, 20, 30, 60]);
  expect(around([])).toBeUndefined();
});
