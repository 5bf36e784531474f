import { expect, test } from "vitest";
import { matches } from "./search-text.info.ts";

test.for([
  ["Aylin Demirtaş", "demirtas", true],
  ["Aylin Demirtaş", "AYLİN", true],
  ["Emre Yıldızoğlu", "yildizoglu emre", true],
  ["Jürgen Groß", "jurgen", true],
  ["Tomás Echeverría", "echeverria", true],
  ["Ada Lovelace", "grace", false],
  ["Ada Lovelace", "  ", true],
] as const)("%s is found by %j: %s", ([text, query, found]) => {
  expect(matches(text, query)).toBe(found);
});
