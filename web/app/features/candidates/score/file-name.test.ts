import { expect, test } from "vitest";
import { fileNameOf, shellWord } from "./file-name.ts";

test.for([
  ["Ada Lovelace", "receipt-ada-lovelace.json"],
  ["Aylin Yıldızoğlu-Şen", "receipt-aylin-yildizoglu-sen.json"],
  ["Jörg Großmann / ../x", "receipt-jorg-grossmann-x.json"],
  ["李明", "receipt.json"],
  [null, "receipt.json"],
] as const)("the receipt of %s is a plain file name", ([name, file]) => {
  expect(fileNameOf("receipt", name, "json")).toBe(file);
});

test.for([
  ["cv_ada.pdf", "cv_ada.pdf"],
  ["My CV.pdf", "'My CV.pdf'"],
  ["$(id)`id`;id.pdf", "'$(id)`id`;id.pdf'"],
  ["O'Brien.pdf", String.raw`'O'\''Brien.pdf'`],
  ["-rf.pdf", "./-rf.pdf"],
] as const)("a command to copy takes the file %s for one word and nothing else", ([name, word]) => {
  expect(shellWord(name)).toBe(word);
});
