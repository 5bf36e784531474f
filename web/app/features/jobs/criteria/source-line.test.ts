import { expect, test } from "vitest";
import { lineIn } from "./source-line.ts";

const ADVERT = "Payroll Clerk\n\nRequirements\n- Very good DATEV (Lohn+Gehalt)\n- At least 3 years\n  of payroll";
const sourceOf = (words: string, slice = words) => {
  const start = ADVERT.indexOf(slice);
  return { start, end: start + slice.length, words };
};

test.for([
  { edit: "without an edit", text: ADVERT, line: 4 },
  { edit: "two lines inserted above", text: `We grow.\nJoin us.\n${ADVERT}`, line: 6 },
  { edit: "two lines removed above", text: ADVERT.replace("Payroll Clerk\n\n", ""), line: 2 },
  { edit: "the line removed", text: ADVERT.replace("- Very good DATEV (Lohn+Gehalt)\n", ""), line: undefined },
  { edit: "the text emptied", text: "", line: undefined },
])("the line of a criterion is the one in which its words stand: $edit", ({ text, line }) => {
  expect(lineIn(text, sourceOf("Very good DATEV (Lohn+Gehalt)"))).toBe(line);
});

test("a sentence that runs over two lines is found by its first, also after an edit above", () => {
  const source = sourceOf("At least 3 years of payroll", "At least 3 years\n  of payroll");
  expect(lineIn(ADVERT, source)).toBe(5);
  expect(lineIn(`We grow.\n${ADVERT}`, source)).toBe(6);
});

test("a sentence that the reader shortened keeps its line", () => {
  expect(lineIn(ADVERT, sourceOf("Very good (Lohn+Gehalt)", "Very good DATEV (Lohn+Gehalt)"))).toBe(4);
});

test("words of many lines are searched for with little of the processor's time", () => {
  const before = process.threadCpuUsage();
  const words = `${"a ".repeat(299)}b`;
  expect(lineIn("a \n".repeat(8_000), { start: 0, end: 600, words })).toBeUndefined();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1_000);
});
