import { expect, test } from "vitest";
import { cellOf } from "./export.ts";

test.for([
  ["Ada Lovelace", "Ada Lovelace"],
  ["Lovelace, Ada", '"Lovelace, Ada"'],
  ['Ada "Countess"', '"Ada ""Countess"""'],
  ["two\nlines", '"two\nlines"'],
  ["", ""],
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+49 30", "'+49 30"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ["＝1", "'＝1"],
  ["C++ = fun", "C++ = fun"],
])("%j is written as %j", ([text, cell]) => {
  expect(cellOf(text!)).toBe(cell);
});
