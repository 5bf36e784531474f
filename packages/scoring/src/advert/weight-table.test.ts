import { expect, test } from "vitest";
import { LINE_WEIGHTS } from "./line-weights.ts";
import { packed, unpacked, type WeightRow } from "./weight-table.ts";

test("a packed table has the same rows", () => {
  const rows: WeightRow[] = [
    ["!", [-10, 1, -5, -3, 17]],
    ["^0 años", [28, -11, -1, 0, -16]],
    ["^0 años de", [57, -56, 0, 63, -64]],
    ["ж", [0, 0, 0, 0, 0]],
  ];
  expect(unpacked(packed(rows))).toEqual(rows);
  expect(packed(unpacked(LINE_WEIGHTS))).toEqual(LINE_WEIGHTS);
  expect(unpacked(packed([]))).toEqual([]);
});

test("the weights are those of the training", () => {
  const weights = new Map(unpacked(LINE_WEIGHTS));
  expect(weights.size).toBeGreaterThan(4400);
  expect(weights.get("#0")).toEqual([18, -7, -8, -10, 7]);
  expect(weights.get("0 anos")).toEqual([5, -5, 1, -12, 11]);
});
