import { Column } from "@candor/core/candidacy/view.info";
import { expect, test } from "vitest";
import { columnsFitting, columnsIn } from "./column-room.ts";

const ALL = Column.options;

test("without a stored value all columns show; unknown names in it are dropped", () => {
  expect(columnsIn(ALL, null)).toEqual(ALL);
  expect(columnsIn(ALL, "applied,stage,age,,")).toEqual(["stage", "applied"]);
  expect(columnsIn(ALL, "")).toEqual([]);
});

// With the widths of `columns.tsx`; that those are as wide as this is for the browser to say: tests/whole/selection.test.ts.
const TABLE = [
  { key: "name", width: 248 + 48 },
  { key: "score", width: 184 },
  { key: "match", isOptional: true, width: 160, goes: 5 },
  { key: "stage", isOptional: true, width: 176 },
  { key: "skills", isOptional: true, width: 146, goes: 3 },
  { key: "location", isOptional: true, width: 96, goes: 1 },
  { key: "source", isOptional: true, width: 108, goes: 2 },
  { key: "applied", isOptional: true, width: 92, goes: 4 },
  { key: "actions", width: 60 },
] as const;

test.for([
  [1400, ALL],
  [1224, ["match", "stage", "skills", "source", "applied"]],
  [1120, ["match", "stage", "skills", "applied"]],
  [1000, ["match", "stage", "applied"]],
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
