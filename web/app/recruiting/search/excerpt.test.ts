import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const quote = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { text, focus: [start, start + words.length] satisfies [number, number] };
};
const long =
  "Together with two colleagues from the Hamburg office I rebuilt the whole invoicing application in React within a year";

test("a quote whose decisive words come late is cut before them, between two words", () => {
  const { isCut, text, focus } = excerptOf(quote(long, "React"));
  expect(isCut).toBe(true);
  expect(long.endsWith(` ${text}`)).toBe(true);
  expect(text.slice(...(focus ?? []))).toBe("React");
  expect(focus?.[0]).toBeLessThanOrEqual(40);
});

test("a quote whose decisive words come early is left whole", () => {
  const early = quote(long, "colleagues");
  expect(excerptOf(early)).toEqual({ isCut: false, ...early });
  expect(excerptOf({ text: long })).toEqual({ isCut: false, text: long });
});

test("a word longer than the room before it is cut at the decisive words, never inside them", () => {
  const { text, focus } = excerptOf(quote(`${"x".repeat(80)}React`, "React"));
  expect(text.slice(...(focus ?? []))).toBe("React");
});
