import { Fields } from "@candor/core/job/job.info";
import { expect, test } from "vitest";
import type { Draft } from "../../../recruiting/queries/jobs.ts";
import { bodyOf, emptyForm, FIELD_NAMES, formOf } from "./form.ts";
import { JobSchema } from "./schema.ts";

test("the form knows every field of a job, in the order of its schema", () => {
  expect(FIELD_NAMES).toEqual(Object.keys(Fields.shape));
});

test("a job by hand needs nothing but its title", () => {
  const { error } = JobSchema.safeParse(emptyForm());
  expect(error?.issues.map(({ path }) => path)).toEqual([["title"]]);
  expect(bodyOf({ ...emptyForm(), title: "Baker" })).toEqual({
    title: "Baker",
    technicalSkills: [],
    toolsAndSoftware: [],
    certifications: [],
    industryExperience: [],
    languageRequirements: [],
    keyResponsibilities: [],
    mustHaveRequirements: [],
    niceToHave: [],
    culturalFitIndicators: [],
  });
});

test("what was read fills the form, and the pasted text becomes the description", () => {
  const draft = {
    language: "en",
    fields: { title: "Baker", technicalSkills: ["Sourdough"], yearsOfExperience: null },
    quotes: {},
    criteria: [{ id: "c1", kind: "skill", text: "Sourdough", importance: "must", weight: 10, quote: null }],
    refused: [],
  } as unknown as Draft;
  const form = formOf(draft, "A baker of sourdough.", "Early hours.");
  expect(form).toMatchObject({
    title: "Baker",
    description: "A baker of sourdough.",
    additionalRequirements: "Early hours.",
    technicalSkills: ["Sourdough"],
  });
  expect(form.criteria).toEqual([{ id: "c1", kind: "skill", text: "Sourdough", importance: "must", weight: 10 }]);
  expect(JobSchema.safeParse(form).success).toBe(true);
});
