import { expect, test } from "vitest";
import { namesIn } from "./lists.ts";

test.for([
  ["React, Vue, Svelte", 3],
  ["React\nVue\nSvelte", 3],
  ["Closing on day 8: accruals, stock, reconciliation of\nbanks", 0],
  ["Road test first, then the device:\nlive data, fault code, test of the part", 0],
] as const)("%j holds %i names of a list: a sentence that a narrow column breaks is none", ([words, names]) => {
  expect(namesIn(words)).toBe(names);
});
