import { expect, test } from "vitest";
import { tabAfter } from "./Tabs.tsx";

test.for([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Enter", 1, undefined],
] as const)("%s leads from tab %i to tab %s", ([key, from, to]) => {
  expect(tabAfter(key, from, 3)).toBe(to);
});
