import { decodeWords } from "postal-mime";
import { expect, test } from "vitest";
import { phraseOf } from "./mail.ts";

test.for<readonly [string, string]>([
  ["Nurse (Candor)", '"Nurse (Candor)"'],
  ['He said "no" \\ yes', '"He said \\"no\\" \\\\ yes"'],
  ["a\r\nBcc: x@y.example", '"a Bcc: x@y.example"'],
  ["x> <evil@y.example", '"x> <evil@y.example"'],
])("%j stands in a header as %s", ([name, phrase]) => {
  expect(phraseOf(name)).toBe(phrase);
});

test("letters beyond ASCII are encoded in words that every program reads back, none longer than 75 characters", () => {
  const name = "Leiter(in) Einkauf – Süd, Mühendis Şef İşçi 👩🏽‍💻 ".repeat(4).trim();
  const words = phraseOf(name).split(" ");
  expect(words.length).toBeGreaterThan(3);
  for (const word of words) expect(word).toMatch(/^=\?UTF-8\?B\?[\w+/=]{1,63}\?=$/);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(75);
  expect(decodeWords(words.join(" "))).toBe(name);
});
