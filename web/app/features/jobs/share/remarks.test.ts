import { expect, test } from "vitest";
import type { Remark } from "./queries.ts";
import { isCurrent, taking } from "./remarks.ts";

const JOB = {
  title: "Koch",
  description: "- Abgeleisteter Wehrdienst\n- HACCP",
  keyResponsibilities: [],
  mustHaveRequirements: ["HACCP", "Deutsch als Muttersprache"],
  niceToHave: [],
  languageRequirements: [],
};

const AT = { line: null, start: 2, end: 26, text: "Abgeleisteter Wehrdienst", reason: "militaryService", isPlain: true } as const;
const remark: Remark = { ...AT, field: "description", wording: "Verfügbar ab dem Eintrittstermin" };

test("a lawful wording replaces the phrase and nothing else", () => {
  expect(taking(JOB, remark)).toEqual({ description: "- Verfügbar ab dem Eintrittstermin\n- HACCP" });
  const inList: Remark = { ...remark, field: "mustHaveRequirements", line: 1, start: 0, end: 25, wording: "Deutsch C1" };
  expect(taking(JOB, inList)).toEqual({ mustHaveRequirements: ["HACCP", "Deutsch C1"] });
});

test("a remark on words that were changed since is not shown", () => {
  expect(isCurrent(JOB, remark)).toBe(true);
  expect(isCurrent({ ...JOB, description: "- HACCP" }, remark)).toBe(false);
});
