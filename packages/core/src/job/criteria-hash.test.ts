import { expect, test } from "vitest";
import { rememberCriteria, stalenessIn, criteriaHash, type Wordings } from "./criteria-hash.ts";

const react = { id: "c1", kind: "skill", text: "React" } as const;
const german = { id: "c2", kind: "language", text: "German B2" } as const;
const sql = { id: "c3", kind: "skill", text: "SQL" } as const;

const before = [react, german];
const wordings = rememberCriteria({}, before);
const isStale = (now: Parameters<typeof stalenessIn>[0], known: Wordings = wordings) =>
  stalenessIn(now, known)(criteriaHash(before));

test("marks are stale once a criterion is reworded, changes its kind or is added", () => {
  expect(isStale([react, { ...german, text: "German C1" }])).toBe(true);
  expect(isStale([{ ...react, kind: "tool" }, german])).toBe(true);
  expect(isStale([react, german, sql])).toBe(true);
});

test("marks stay valid when criteria change their order or one is removed", () => {
  expect(isStale(before)).toBe(false);
  expect(isStale([german, react])).toBe(false);
  expect(isStale([german])).toBe(false);
});

test("an unknown wording is stale, and only the last sixty are stored", () => {
  expect(isStale(before, {})).toBe(true);
  let many = wordings;
  for (let n = 0; n < 60; n++) many = rememberCriteria(many, [{ ...react, text: `React ${n}` }]);
  expect(Object.keys(many)).toHaveLength(60);
  expect(isStale(before, many)).toBe(true);
});
