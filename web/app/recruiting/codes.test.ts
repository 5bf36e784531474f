import { Stage } from "@candor/core/candidacy/candidate.info";
import { Source } from "@candor/core/cv/cv.info";
import { CriterionKind, Importance } from "@candor/scoring/criterion.info";
import { expect, test } from "vitest";
import { CRITERION_KINDS, IMPORTANCES, SOURCES, STAGES } from "./codes.ts";

test("lists offer what the schemas know, in their order", () => {
  expect([STAGES, SOURCES, IMPORTANCES, CRITERION_KINDS]).toEqual([
    Stage.options,
    Source.options,
    Importance.options,
    CriterionKind.options,
  ]);
});
