import { expect, test } from "vitest";
import type { StoredRow } from "./rows.ts";
import { showsAll, SkillCounts } from "./skills.ts";

const row = (skills: readonly string[], credits: Record<string, number> = {}) => ({ skills, credits }) as unknown as StoredRow;

const NODE = { id: "c1", kind: "tool", text: "Node.js" } as const;

test("a filter by a skill finds it under every name of its concept", () => {
  const isNode = showsAll(["Node.js"], []);
  expect(["Node", "NodeJS", "node.js", "Express"].map((skill) => isNode(row([skill])))).toEqual([true, true, true, false]);
  expect(showsAll(["E-Mail-Marketing"], [])(row(["Email marketing"]))).toBe(true);
  expect(showsAll(["Node.js", "React"], [])(row(["Node", "HTML"]))).toBe(false);
  // Words that the vocabulary does not know are compared without case, spaces and marks.
  expect(showsAll(["quill-bind"], [])(row(["Quill Bind"]))).toBe(true);
});

test("a filter by a skill finds everybody for whom the criterion of that name has earned credit", () => {
  expect(showsAll(["Node.js"], [NODE])(row(["Express"], { c1: 35 }))).toBe(true);
  expect(showsAll(["Node.js"], [NODE])(row(["Express"], { c1: 0 }))).toBe(false);
  // A criterion of two skills does not tell which of them was shown.
  expect(showsAll(["React"], [{ ...NODE, text: "React and Node.js" }])(row([], { c1: 50 }))).toBe(false);
});

test("a skill is offered once, in the reader's language, with the number its filter finds; what is no skill is not offered", () => {
  const rows = [
    row(["Node", "E-mail marketing", "Teamwork", "Berlin"]),
    row(["Node.js", "Email marketing", "Deutsch"]),
    row(["Photovoltaics"], { c1: 70 }),
  ];
  const counts = new SkillCounts([NODE]);
  for (const each of rows) counts.count(each, 1);
  expect(counts.facets("de")).toEqual([
    { skill: "Node.js", count: 3 },
    { skill: "E-Mail-Marketing", count: 2 },
    { skill: "Photovoltaik", count: 1 },
  ]);
  expect(counts.facets("en").map(({ skill }) => skill)).toContain("Photovoltaics");
});
