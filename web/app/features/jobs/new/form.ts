import type { Criteria, Fields } from "@candor/core/job/job.info";
import type * as z from "zod/mini";
import type { Draft, Job } from "../../../recruiting/queries/jobs.ts";

/** The review form: a job's fields and its criteria, as `schema.ts` checks them. */
export type JobForm = Fields & { criteria: z.infer<typeof Criteria> };

/** The fields of a job, in the order in which they are shown. Their schema would bring its library to pages that check nothing. */
export const FIELD_NAMES = [
  "title",
  "department",
  "location",
  "employmentType",
  "remotePolicy",
  "technicalSkills",
  "toolsAndSoftware",
  "certifications",
  "educationLevel",
  "yearsOfExperience",
  "industryExperience",
  "languageRequirements",
  "keyResponsibilities",
  "mustHaveRequirements",
  "niceToHave",
  "culturalFitIndicators",
  "description",
  "additionalRequirements",
  "pay",
  "weeklyHours",
  "endsOn",
  "timeZone",
  "language",
] as const satisfies readonly (keyof Fields)[];

export const LIST_FIELDS = [
  "technicalSkills",
  "toolsAndSoftware",
  "certifications",
  "languageRequirements",
  "industryExperience",
] as const;
export const LINE_FIELDS = ["keyResponsibilities", "mustHaveRequirements", "niceToHave", "culturalFitIndicators"] as const;

/** An empty job, to be written by hand. */
export function emptyForm(description = "", additional = ""): JobForm {
  return {
    title: "",
    department: "",
    location: "",
    employmentType: "",
    remotePolicy: "",
    weeklyHours: "",
    endsOn: undefined,
    technicalSkills: [],
    toolsAndSoftware: [],
    certifications: [],
    educationLevel: "",
    yearsOfExperience: null,
    industryExperience: [],
    languageRequirements: [],
    keyResponsibilities: [],
    mustHaveRequirements: [],
    niceToHave: [],
    culturalFitIndicators: [],
    description,
    additionalRequirements: additional,
    criteria: [],
  };
}

/** The form for a draft that was read. */
export function formOf(draft: Draft, text: string, additional: string): JobForm {
  const criteria = draft.criteria.map(({ quote: _, ...criterion }) => criterion);
  return {
    ...emptyForm(text, additional),
    ...Object.fromEntries(Object.entries(draft.fields).filter(([, value]) => value !== undefined && value !== null)),
    description: draft.fields.description || text,
    additionalRequirements: draft.fields.additionalRequirements || additional,
    criteria,
  };
}

/** The form for an existing job. */
export function formOfJob(job: Job): JobForm {
  const said = FIELD_NAMES.filter((name) => job[name] !== undefined && job[name] !== null).map((name) => [name, job[name]]);
  return { ...emptyForm(), ...(Object.fromEntries(said) as Partial<Fields>), criteria: [...job.criteria] };
}

/** Adds the recruiter's time zone to a last day, which ends at midnight there. */
export const withZone = <T extends { endsOn?: string | null | undefined }>(fields: T): T & { timeZone?: string } =>
  fields.endsOn ? { ...fields, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : fields;

/** The body of the call: empty fields are left out, and without criteria the server derives them from the fields. */
export function bodyOf({ criteria, ...fields }: JobForm) {
  const said = Object.entries(withZone(fields)).filter(([, value]) => value !== "" && value !== undefined && value !== null);
  return { ...Object.fromEntries(said), ...(criteria.length > 0 && { criteria }) } as typeof fields & {
    criteria?: typeof criteria;
  };
}
