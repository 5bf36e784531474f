import { beforeAll, describe, expect, test } from "vitest";
import { keeps, type Figure, type Section } from "./measure/figure.ts";
import { measureAll } from "./measure/all.ts";
import { NOT_YET } from "./not-yet.ts";

/** The floors of the full measurement (`npm run eval`), held on a sample of the corpus. Times are not measured here. */
let sections: readonly Section[];
beforeAll(async () => {
  sections = await measureAll({ isShort: true, isTimed: false, say: () => undefined });
});

const figures = (title: string): readonly Figure[] => {
  const section = sections.find((one) => one.title === title);
  if (!section) throw new Error(`Nothing is measured under "${title}"`);
  return section.figures;
};

/** Figures below their floor; where a floor is not reached yet, below the value reached so far. */
const fallen = (title: string): string[] =>
  figures(title)
    .map((figure) => ({ ...figure, ...NOT_YET[`${title}: ${figure.what}`] }))
    .filter((figure) => !keeps(figure))
    .map(({ what, value, cases = [] }) => [`${what}: ${value}`, ...cases.slice(0, 5)].join("\n  "));

describe("The floors hold on a sample of the corpus", () => {
  test.for([
    "The same CV, the same score",
    "Not the person",
    "Hidden text and instructions",
    "Fields",
    "Ranking",
    "Every profession",
    "Files that are no ordinary CV",
    "The free tools",
  ])("%s", (title) => {
    expect(fallen(title)).toEqual([]);
  });

  test("every point has a line, and nothing about the person moves one", () => {
    const strict = ["points without a verbatim quote", "changed score or credit", "spread of one CV's score over re-scores"];
    const values = sections.flatMap((section) => section.figures).filter(({ what }) => strict.includes(what));
    expect(values.map(({ value }) => value)).toEqual([0, 0, 0]);
  });
});
