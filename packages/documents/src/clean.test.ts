import { expect, test } from "vitest";
import { logicalOrder } from "./bidi.ts";
import { clean } from "./clean.ts";

test.for([
  { what: "ligatures", text: "e\ufb03cient \ufb02ow", cleaned: "efficient flow" },
  { what: "full-width letters", text: "\uff30\uff59\uff54hon", cleaned: "Python" },
  { what: "zero-width characters", text: "Ku\u200bber\u2060netes\ufeff", cleaned: "Kubernetes" },
  { what: "direction marks", text: "\u202eHaskell\u202c", cleaned: "Haskell" },
  { what: "icons of a font's own", text: "\uf0e0 ana@example.com", cleaned: "ana@example.com" },
  { what: "controls", text: "C\u0000++\u0007", cleaned: "C++" },
  { what: "spaces of all kinds", text: "a\u00a0b\u2003 c\t", cleaned: "a b c" },
  { what: "composed accents", text: "Sa\u0301nchez", cleaned: "S\u00e1nchez" },
  { what: "Turkish letters stay", text: "\u0130stanbul \u0131\u015f\u0131k", cleaned: "\u0130stanbul \u0131\u015f\u0131k" },
])("$what", ({ text, cleaned }) => expect(clean(text)).toBe(cleaned));

// Words and their letters from left to right, as on paper.
const painted = (line: string) => line.split(" ").map((word) => Array.from(word, (text) => ({ text })));
const read = (line: string) =>
  logicalOrder(painted(line))
    .map((word) => word.map(({ text }) => text).join(""))
    .join(" ");

test.for([
  { what: "Hebrew", line: "\u05d9\u05d5\u05dc \u05d4\u05e2\u05d5\u05e0", text: "\u05e0\u05d5\u05e2\u05d4 \u05dc\u05d5\u05d9" },
  {
    what: "Latin words inside Hebrew",
    line: "\u05d1\u05d0 Node.js REST \u05e2\u05dd",
    text: "\u05dd\u05e2 Node.js REST \u05d0\u05d1",
  },
  { what: "Hebrew inside English", line: "Skills: \u05dc\u05d0 Python", text: "Skills: \u05d0\u05dc Python" },
  { what: "brackets", line: "(\u05d0\u05d1)", text: "(\u05d1\u05d0)" },
])("$what is read in its own direction", ({ line, text }) => expect(read(line)).toBe(text));
