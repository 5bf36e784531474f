import type { Criterion } from "@candor/scoring/criterion.info";
import { expect, test } from "vitest";
import type { Mark } from "../../../recruiting/queries/candidates.ts";
import { compare } from "./compared.ts";

const criteria = ["react", "german", "degree"].map((id) => ({ id, text: id }) as Criterion);
const candidate = (points: Record<string, number>) => ({
  marks: Object.entries(points).map(([criterionId, each]) => ({ criterionId, points: each }) as Mark),
});

test("criteria with the widest difference come first and keep their numbers, and the others follow in their order", () => {
  const { differing, same } = compare(criteria, [
    candidate({ react: 10, german: 2, degree: 5 }),
    candidate({ react: 9, german: 8, degree: 5 }),
  ]);
  expect(differing.map(({ criterion, number, most, spread }) => [criterion.id, number, most, spread])).toEqual([
    ["german", 2, 8, 6],
    ["react", 1, 10, 1],
  ]);
  expect(same.map(({ number }) => number)).toEqual([3]);
});

test("a difference that the shown decimal hides is none, and a CV that was not read on a criterion has no points for it", () => {
  const { differing, same } = compare(criteria, [
    candidate({ react: 7.12, german: 0, degree: 4 }),
    candidate({ react: 7.14, german: 0 }),
  ]);
  expect(differing.map(({ criterion, marks }) => [criterion.id, marks[1]])).toEqual([["degree", undefined]]);
  expect(same.map(({ criterion }) => criterion.id)).toEqual(["react", "german"]);
});
