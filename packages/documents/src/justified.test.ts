import { expect, test } from "vitest";
import type { Line } from "./words.ts";
import { withJustified } from "./justified.ts";

const word = (text: string, x: number, y = 100): Line => {
  const box = [x, y, x + text.length * 5, y + 10] as const;
  return { words: [{ text, box }], box, em: 10 };
};
/** Words with the same white between them. */
const spread = (gap: number, ...texts: string[]): Line[] => {
  let x = 20;
  return texts.map((text) => {
    const line = word(text, x);
    x = line.box[2] + gap;
    return line;
  });
};
const textsOf = (lines: readonly Line[]): string[] => lines.map(({ words }) => words.map(({ text }) => text).join(" "));

test("the words of a justified line with wide gaps are one line", () => {
  expect(textsOf(withJustified(spread(18, "Estudiante", "de", "Ingeniería", "de")))).toEqual(["Estudiante de Ingeniería de"]);
});

test("names side by side in even distances stay apart", () => {
  const chips = ["Java", "Kotlin", "SQL", "Docker"];
  expect(textsOf(withJustified(spread(18, ...chips)))).toEqual(chips);
});

test("cells of a row in uneven distances stay apart, and so do rows", () => {
  const cells = [word("B2", 20), word("in", 80), word("Englisch", 200), word("und", 20, 120), word("Polnisch", 60, 140)];
  expect(textsOf(withJustified(cells))).toEqual(["B2", "in", "Englisch", "und", "Polnisch"]);
});
