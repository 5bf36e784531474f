import { expect, test } from "vitest";
import { marksAfterTyping, piecesOf } from "./marks.ts";

const TEXT = "You find faults.\nOn call one week in five.";
const FAULTS = { start: 4, end: 15, number: 1 };
const CALLS = { start: 17, end: 41, number: 2 };
const wordsAt = (text: string, marks: readonly { start: number; end: number }[]) =>
  marks.map(({ start, end }) => text.slice(start, end));

test.for([
  ["before them", (text: string) => `We are small. ${text}`, ["find faults", "On call one week in five"]],
  ["behind them", (text: string) => `${text} Yours`, ["find faults", "On call one week in five"]],
  ["between them", (text: string) => text.replace("\n", "\nYou are\n"), ["find faults", "On call one week in five"]],
  ["in one of them", (text: string) => text.replace("find", "find and mend"), ["On call one week in five"]],
  ["over all of them", () => "Another advert", []],
  ["away", () => "", []],
] as const)("marks stay on their words when something is typed %s", ([, typed, expected]) => {
  const now = typed(TEXT);
  expect(wordsAt(now, marksAfterTyping([FAULTS, CALLS], TEXT, now))).toEqual(expected);
});

test("the pieces of a text are the text, and each mark has its words", () => {
  const pieces = piecesOf(TEXT, [CALLS, FAULTS]);
  expect(pieces.map(({ words }) => words).join("")).toBe(TEXT);
  expect(pieces.flatMap(({ words, mark }) => (mark ? [[mark.number, words]] : []))).toEqual([
    [1, "find faults"],
    [2, "On call one week in five"],
  ]);
});

test("marks that overlap, or reach beyond the text, are left out", () => {
  const pieces = piecesOf(TEXT, [FAULTS, { start: 9, end: 20 }, { start: 30, end: 300 }]);
  expect(pieces.filter(({ mark }) => mark)).toHaveLength(1);
});

test("two marks of a line have their numbers side by side, in order; there is no room for a third", () => {
  const pieces = piecesOf("React and TypeScript\nCSS\nWord, Excel, SAP", [
    { start: 0, end: 5 },
    { start: 10, end: 20 },
    { start: 21, end: 24 },
    { start: 25, end: 29 },
    { start: 31, end: 36 },
    { start: 38, end: 41 },
  ]);
  expect(pieces.flatMap(({ mark, words, side }) => (mark ? [[words, side]] : []))).toEqual([
    ["React", "left"],
    ["TypeScript", "right"],
    ["CSS", "right"],
    ["Word", "left"],
    ["Excel", "right"],
    ["SAP", undefined],
  ]);
});
