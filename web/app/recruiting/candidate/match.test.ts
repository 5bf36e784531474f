import { expect, test } from "vitest";
import { matchOf } from "./match.ts";

test.for([
  ["recommended", { isRecommended: true, isMatched: true, isMustMissing: false }],
  ["matched", { isRecommended: false, isMatched: true, isMustMissing: false }],
  ["mustMissing", { isRecommended: false, isMatched: true, isMustMissing: true }],
  ["notMatched", { isRecommended: false, isMatched: false, isMustMissing: true }],
] as const)("a candidate is called %s only where no must is missing, or it is said", ([word, candidate]) => {
  expect(matchOf(candidate)).toBe(word);
});
