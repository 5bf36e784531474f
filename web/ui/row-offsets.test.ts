import { expect, test } from "vitest";
import { offsetsOf, rowsBetween } from "./row-offsets.ts";

const even = offsetsOf(10_000, 50, new Map());

test("a measured row moves all that follow it, and no other", () => {
  expect([...offsetsOf(4, 50, new Map([[1, 120]]))]).toEqual([0, 50, 170, 220, 270]);
  expect([...offsetsOf(0, 50, new Map())]).toEqual([0]);
});

test.for([
  { place: "at the top", from: -400, to: 900, rows: [0, 19] },
  { place: "within", from: 1_000, to: 1_990, rows: [20, 40] },
  { place: "at the end", from: 499_500, to: 501_000, rows: [9_990, 10_000] },
  { place: "beyond the end", from: 600_000, to: 601_000, rows: [9_999, 10_000] },
  { place: "above the list", from: -900, to: -100, rows: [0, 1] },
])("only the rows in view are drawn, or the nearest: $place", ({ from, to, rows }) => {
  expect(rowsBetween(even, from, to)).toEqual(rows);
});

test("every row is in view somewhere, whatever their heights", () => {
  const offsets = offsetsOf(200, 50, new Map(Array.from({ length: 100 }, (_, index) => [index * 2, 31 + ((index * 37) % 90)])));
  const seen = new Set<number>();
  for (let from = 0; from < offsets[200]!; from += 300) {
    const [first, end] = rowsBetween(offsets, from, from + 300);
    for (let index = first; index < end; index++) seen.add(index);
  }
  expect(seen.size).toBe(200);
});
