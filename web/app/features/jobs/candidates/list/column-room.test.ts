import { Column } from "@candor/core/candidacy/view.info";
import { expect, test } from "vitest";
import { columnsFitting, columnsIn, spareFor } from "./column-room.ts";

const ALL = Column.options;

test("without a stored value all columns show; unknown names in it are dropped", () => {
  expect(columnsIn(ALL, null)).toEqual(ALL);
  expect(columnsIn(ALL, "applied,stage,age,,")).toEqual(["stage", "applied"]);
  expect(columnsIn(ALL, "")).toEqual([]);
});

// With the widths of `columns.tsx`; that those are as wide as this is for the browser to say: tests/whole/selection.test.ts.
const TABLE = [
  { key: "name", width: 174 + 46 },
  { key: "score", width: 140 },
  { key: "match", isOptional: true, width: 106, goes: 6 },
  { key: "stage", isOptional: true, width: 164 },
  { key: "skills", isOptional: true, width: 122, goes: 4, grows: true },
  { key: "location", isOptional: true, width: 80, goes: 2, grows: true },
  { key: "source", isOptional: true, width: 94, goes: 3 },
  { key: "email", isOptional: true, width: 150, goes: 1, grows: true },
  { key: "applied", isOptional: true, width: 76, goes: 5 },
  { key: "actions", width: 54 },
] as const;

test.for([
  // A window of 1440 pixels with a sidebar of 216 and a scroll bar of 17.
  [1207, ALL],
  [1180, ["match", "stage", "skills", "location", "source", "applied"]],
  [1000, ["match", "stage", "skills", "source", "applied"]],
  [900, ["match", "stage", "skills", "applied"]],
  [800, ["match", "stage", "applied"]],
  [600, ["stage"]],
] as const)("of all columns, a table of %i pixels has room for %j", ([width, columns]) => {
  expect(columnsFitting(TABLE, ALL, width)).toEqual(["name", "score", ...columns, "actions"]);
});

test("a column that was left out makes room for another", () => {
  expect(columnsFitting(TABLE, ["stage", "location", "source"], 1000)).toEqual([
    "name",
    "score",
    "stage",
    "location",
    "source",
    "actions",
  ]);
});

test("width that is left is shared in steps by the growing columns and the name, and a full table has none", () => {
  expect(spareFor(TABLE, 1207)).toBe(0);
  expect(spareFor(TABLE, 1206 + 4 * 40)).toBe(32);
});
