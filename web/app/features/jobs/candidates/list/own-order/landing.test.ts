import { expect, test } from "vitest";
import { landingOf, reordered } from "./landing.ts";

const ROWS = [
  { cvId: "a", stage: "screening" },
  { cvId: "b", stage: "screening" },
  { cvId: "c", stage: "screening" },
  { cvId: "d", stage: "offer" },
];

test("a row lands after the one above its new place, and never leaves its stage", () => {
  expect(landingOf(ROWS, 2, 0)).toEqual({ to: 0, after: null });
  expect(landingOf(ROWS, 0, 1)).toEqual({ to: 1, after: "b" });
  expect(landingOf(ROWS, 0, 3)).toEqual({ to: 2, after: "c" });
  expect(landingOf(ROWS, 1, 1)).toBeUndefined();
  expect(landingOf(ROWS, 3, 0)).toBeUndefined();
});

test("a moved row takes the others along, and pages keep their sizes", () => {
  const pages = [{ items: ["a", "b"] }, { items: ["c", "d"] }];
  expect(reordered(pages, 3, 0)).toEqual([{ items: ["d", "a"] }, { items: ["b", "c"] }]);
  expect(reordered(pages, 0, 2)).toEqual([{ items: ["b", "c"] }, { items: ["a", "d"] }]);
});
