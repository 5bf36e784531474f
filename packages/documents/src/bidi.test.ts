import { expect, test } from "vitest";
import { logicalOrder } from "./bidi.ts";

/** A line of the page from left to right, as words of single letters. */
const painted = (line: string) => line.split(" ").map((word) => Array.from(word, (text) => ({ text })));
const read = (line: string) =>
  logicalOrder(painted(line))
    .map((word) => word.map(({ text }) => text).join(""))
    .join(" ");
const reversed = (text: string) => Array.from(text).toReversed().join("");
const HEBREW = "מהנדסת";

test.for([
  { what: "numbers with dashes", line: `2020 - 2015 ${reversed(HEBREW)}`, text: `${HEBREW} 2015 - 2020` },
  { what: "a Latin name", line: `Node.js ${reversed(HEBREW)}`, text: `${HEBREW} Node.js` },
  { what: "a Latin name with its number", line: `Python 3 ${reversed(HEBREW)}`, text: `${HEBREW} Python 3` },
  { what: "brackets", line: `(Agile) ${reversed(HEBREW)}`, text: `${HEBREW} (Agile)` },
  { what: "contacts, from the left", line: `+972 52 1234567 ${reversed(HEBREW)}`, text: `+972 52 1234567 ${HEBREW}` },
])("a line with Hebrew in it: $what", ({ line, text }) => expect(read(line)).toBe(text));

test("a Hebrew word in a line read from the left is turned alone", () => {
  expect(read(`Speaks ${reversed("עברית")} and English`)).toBe("Speaks עברית and English");
});
