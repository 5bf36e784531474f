import { expect, test } from "vitest";
import { durationMs } from "./duration.ts";

const DAY = 86_400_000;

test.for([
  ["P8D", 8 * DAY],
  ["PT90S", 90_000],
  ["PT0.5S", 500],
  ["P1W", 7 * DAY],
  ["P1DT2H3M4S", DAY + 7_384_000],
  ["-P1D", -DAY],
  ["P", undefined],
  ["P1DT", undefined],
  ["P1M", undefined],
  ["8 days", undefined],
  ["", undefined],
] as const)("the duration %s is %s ms", ([text, ms]) => {
  expect(durationMs(text)).toBe(ms);
});
