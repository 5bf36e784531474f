import { expect, test } from "vitest";
import { flat, fold } from "./fold.ts";

test("letters that look like Latin ones compare as those", () => {
  // Cyrillic а, е, о, р, с; Greek Κ, ο; a small capital.
  expect(fold("P\u0443th\u043en")).toBe("python");
  expect(fold("\u039aub\u0435rn\u0435t\u0435\u0455")).toBe("kubernetes");
  expect(fold("ᴅ\u03bfcker")).toBe("docker");
});

test("words of other alphabets compare with themselves in any case, and keep their length", () => {
  for (const word of ["Москва", "Ειρήνη", "Київ", "Անի"]) {
    expect(fold(word.toUpperCase())).toBe(fold(word.toLowerCase()));
    expect(flat(word)).toHaveLength(word.length);
  }
});

test("hyphens of any kind are one", () => {
  expect(flat("2019\u20102021 \u2011 \u2013")).toBe("2019-2021 - -");
});
