import { expect, test } from "vitest";
import { stageAfter } from "./outcome.ts";

test.for([
  ["screening", "interviewing", "interviewing", true],
  ["interviewing", "rejected", "interviewing", false],
  ["screening", "screening", "screening", false],
  ["offer", "screening", "offer", false],
] as const)("standing in %s and merged with one in %s, a candidate is in %s", ([standing, other, stage, isTaken]) => {
  expect(stageAfter(standing, other)).toEqual({ stage, isTaken });
});
