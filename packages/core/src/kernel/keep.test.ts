import { expect, test } from "vitest";
import { keep } from "./keep.ts";

test("a full cache loses the value that was set longest ago", () => {
  const kept = new Map<string, number>();
  for (const key of ["a", "b", "a", "c"]) keep(kept, key, 1, 2);
  expect([...kept.keys()]).toEqual(["a", "c"]);
});
