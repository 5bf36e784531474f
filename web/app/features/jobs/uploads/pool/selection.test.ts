import { expect, test } from "vitest";
import { MOST, toggled } from "./selection.ts";

const some = (count: number) => new Set(Array.from({ length: count }, (_, index) => `cv_${index}`));

test("a CV is chosen by one press and given back by the next", () => {
  const chosen = toggled(new Set(), "cv_1");
  expect([...chosen]).toEqual(["cv_1"]);
  expect([...toggled(chosen, "cv_1")]).toEqual([]);
});

test("fifty are the most; one of them can be given back for another", () => {
  const full = some(MOST);
  expect(MOST).toBe(50);
  expect(toggled(full, "one too many")).toBe(full);
  expect([...toggled(toggled(full, "cv_0"), "another")]).toContain("another");
});
