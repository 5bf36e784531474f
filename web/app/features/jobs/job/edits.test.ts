import type { Fields } from "@candor/core/job/job.info";
import { expect, test } from "vitest";
import { editOf, inverseOf, namesOf, withTaken } from "./edits.ts";

const before: Partial<Fields> = {
  title: "Baker",
  location: "Ulm",
  technicalSkills: ["Sourdough"],
  niceToHave: [],
  description: "We bake.",
  pay: { max: 20, currency: "EUR", period: "hour" },
};

test("only what was changed is sent, and what was emptied as nothing", () => {
  const after = { ...before, title: "Baker ", location: "", department: "", technicalSkills: ["Rye"], pay: undefined };
  expect(editOf(before, after as Partial<Fields>)).toEqual({ location: null, technicalSkills: ["Rye"], pay: null });
  expect(editOf(before, { ...before, yearsOfExperience: null, niceToHave: [] })).toEqual({});
});

test("an edit is taken back by what its fields said before", () => {
  const edit = editOf(before, { ...before, location: "Bonn", department: "Bakery", technicalSkills: [] });
  expect(namesOf(edit)).toEqual(["department", "location", "technicalSkills"]);
  expect(inverseOf(edit, before)).toEqual({ department: null, location: "Ulm", technicalSkills: ["Sourdough"] });
});

test("what is taken of the proposals changes the criteria, in their order, and new ones come last", () => {
  const criterion = (id: string, text: string) => ({ id, kind: "skill" as const, text, importance: "must" as const, weight: 5 });
  const { id: _, ...added } = criterion("", "Rye");
  const taken = [
    { change: "add", criterion: added },
    { change: "change", criterion: criterion("c2", "Bread and rolls") },
    { change: "drop", criterion: criterion("c1", "Cake") },
  ] as const;
  const sent = withTaken([criterion("c1", "Cake"), criterion("c2", "Bread"), criterion("c3", "Salt")], taken);
  expect(sent.map(({ id, text }) => [id, text])).toEqual([
    ["c2", "Bread and rolls"],
    ["c3", "Salt"],
    [undefined, "Rye"],
  ]);
});
