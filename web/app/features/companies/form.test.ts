import { expect, test } from "vitest";
import { CompanySchema, draftOf, fieldsOf, isChanged, moved, withLine } from "./form.ts";

const COMPANY = {
  name: "Nordlicht",
  website: "https://nordlicht.example",
  advantages: { title: "What you get", items: ["Leave", "A bicycle"] },
};

test("a company that was opened and not touched has nothing to lose", () => {
  const draft = draftOf(COMPANY);
  expect(isChanged(draft, draftOf(COMPANY))).toBe(false);
  expect(isChanged({ ...draft, name: "Nordlicht " }, draft)).toBe(false);
  expect(isChanged({ ...draft, lines: withLine(draft.lines) }, draft)).toBe(false);
  expect(isChanged({ ...draft, lines: moved(draft.lines, 1, 0) }, draft)).toBe(true);
});

test("empty lines are not sent, emptied fields are, and a website may be typed without its scheme", () => {
  const draft = { ...draftOf(COMPANY), location: "", website: "nordlicht.example", heading: " " };
  expect(fieldsOf({ ...draft, lines: withLine(draft.lines, 0) })).toEqual({
    name: "Nordlicht",
    location: "",
    website: "https://nordlicht.example",
    about: "",
    advantages: { title: "", items: ["Leave", "A bicycle"] },
  });
});

test("lines keep their keys when they move, new ones get keys of their own, and there is no place beyond the ends", () => {
  const { lines } = draftOf(COMPANY);
  expect(moved(lines, 1, 0).map(({ key }) => key)).toEqual([1, 0]);
  expect(moved(lines, 0, -1)).toBe(lines);
  expect(moved(lines, 1, 2)).toBe(lines);
  expect(withLine(moved(lines, 1, 0), 0).map(({ key }) => key)).toEqual([1, 2, 0]);
  expect(withLine([])).toEqual([{ key: 0, text: "" }]);
});

test("a company needs a name, and a heading needs advantages; both are said at once", () => {
  const wrongIn = (changes: object) =>
    CompanySchema.safeParse({ ...draftOf(COMPANY), ...changes }).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ name: " ", lines: [{ key: 0, text: " " }] })).toEqual(["name", "lines"]);
  expect(wrongIn({ heading: "", lines: [] })).toEqual([]);
});
