import { expect, test } from "vitest";
import { COLUMNS, columnsIn, fitting } from "./columns.ts";

test("a browser that has kept nothing shows all columns, and what makes no sense is left out", () => {
  expect(columnsIn(null)).toEqual(COLUMNS);
  expect(columnsIn("applied,stage,age,,")).toEqual(["stage", "applied"]);
  expect(columnsIn("")).toEqual([]);
});

test.for([
  [1400, COLUMNS],
  [1224, ["match", "stage", "skills", "source", "applied"]],
  [1120, ["match", "stage", "skills", "applied"]],
  [1000, ["match", "stage", "applied"]],
  [600, ["stage"]],
] as const)("of all columns, a table of %i pixels has room for %j", ([width, columns]) => {
  expect(fitting(COLUMNS, width)).toEqual(columns);
});

test("a column that was left out makes room for another", () => {
  expect(fitting(["stage", "location", "source"], 1000)).toEqual(["stage", "location", "source"]);
});
