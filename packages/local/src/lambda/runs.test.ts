import { expect, test } from "vitest";
import { Runs } from "./runs.ts";

test("the runs of a busy function do not push out those of the others", () => {
  const runs = new Runs();
  const quiet = runs.start("quiet-1", "quiet", 0);
  for (let n = 1; n <= 150; n++) runs.start(`busy-${n}`, "busy", n);
  expect(runs.find("quiet-1")).toBe(quiet);
  expect(runs.list("busy").map(({ requestId }) => requestId)).toEqual(Array.from({ length: 100 }, (_, n) => `busy-${150 - n}`));
  expect(runs.list()).toHaveLength(101);
});
