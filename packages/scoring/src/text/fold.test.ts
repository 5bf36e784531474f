import { expect, test } from "vitest";
import { flat, fold, foldsOf, tokensOf } from "./fold.ts";

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

test("words are the same whether the plain text is ASCII or not", () => {
  const line = "Crème of .NET, C++ and C#: Node.js/Großhandel, TL's 3D-Druck";
  const words = ["creme", "of", ".net", "c++", "and", "c#", "node", "js", "grosshandel", "tl", "s", "3d", "druck"];
  expect(tokensOf(line).map((token) => token.fold)).toEqual(words);
  expect(foldsOf(line)).toEqual(words);
  expect(foldsOf(line.replace("ß", "ss"))).toEqual(words);
  expect(foldsOf(`${line} …`)).toEqual(words);
});

test("what becomes a letter or a digit of ASCII was one before", () => {
  const isWord = /[\p{L}\p{N}\p{M}]/u;
  const changed = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).filter((sign) => {
    const plain = flat(sign);
    return plain < "\u0080" && isWord.test(sign) !== /[a-z0-9]/.test(plain);
  });
  expect(changed).toEqual([]);
});
