import { criteriaFor, EVIDENCE_CREDIT } from "@candor/scoring";
import { levelOf } from "@candor/scoring/score";
import { expect, test } from "vitest";
import { FORMULA, SAMPLE, SAMPLE_RESULT } from "./formula.ts";

test("what the help page says of rungs and levels is what scores", () => {
  expect(FORMULA.rungs).toEqual(EVIDENCE_CREDIT);
  expect(levelOf(FORMULA.high)).toBe("medium");
  expect(levelOf(FORMULA.high + 1)).toBe("high");
  expect(levelOf(FORMULA.medium)).toBe("medium");
  expect(levelOf(FORMULA.medium - 1)).toBe("low");
});

test("new criteria weigh what the help page says", () => {
  const criteria = criteriaFor(
    { title: "Developer", technicalSkills: ["React"], mustHaveRequirements: ["German"], niceToHave: ["GraphQL"] },
    "en",
  );
  for (const { kind, importance, weight } of criteria) {
    if (kind !== "experience") expect({ importance, weight }).toEqual({ importance, weight: FORMULA.weights[importance] });
  }
  expect(new Set(criteria.map(({ importance }) => importance))).toContain("must");
});

test("the worked example adds up by hand", () => {
  const weights = SAMPLE.reduce((sum, { weight }) => sum + weight, 0);
  const won = SAMPLE.reduce((sum, { weight, credit }) => sum + weight * (credit / 100), 0);
  expect(SAMPLE_RESULT.score).toBe(Math.round((100 * won) / weights));
  expect(Math.round(SAMPLE_RESULT.total / 10)).toBe(SAMPLE_RESULT.score);
});
