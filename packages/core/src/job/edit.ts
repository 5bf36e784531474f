import { Actor } from "../kernel/actor.ts";
import type { Edit, Fields, Info, Proposal } from "./job.info.ts";
import { proposalsFor } from "./criteria-proposals.ts";

// Functions on the fields of an edited job, without table access.

/** Fields that contain requirements. */
const ASKING = [
  "title",
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
  "description",
  "additionalRequirements",
] as const satisfies readonly (keyof Fields)[];

/** Proposes changes of the criteria after an edit; empty when it changes no requirements. */
export function proposalsOf(job: Info, after: Fields): Proposal[] {
  const before = fieldsOf(job);
  if (ASKING.every((name) => isSame(before[name], after[name]))) return [];
  return proposalsFor(before, after, job.criteria, Actor.member().locale);
}

const LISTS = [
  "technicalSkills",
  "toolsAndSoftware",
  "certifications",
  "industryExperience",
  "languageRequirements",
  "keyResponsibilities",
  "mustHaveRequirements",
  "niceToHave",
  "culturalFitIndicators",
] as const satisfies readonly (keyof Fields)[];

const TEXTS = [
  "department",
  "location",
  "employmentType",
  "remotePolicy",
  "educationLevel",
  "yearsOfExperience",
  "additionalRequirements",
  "pay",
  "weeklyHours",
  "endsOn",
  "timeZone",
  "language",
] as const satisfies readonly (keyof Fields)[];

/** Returns the fields of a job without empty ones. */
export function fieldsOf(job: Edit): Fields {
  const { title = "", description } = job;
  const lists = LISTS.map((name) => [name, job[name] ?? []]);
  const texts = TEXTS.filter((name) => job[name] !== undefined && job[name] !== null && job[name] !== "").map((name) => [
    name,
    job[name],
  ]);
  const { timeZone, ...fields } = {
    title,
    description: description ?? "",
    ...Object.fromEntries([...lists, ...texts]),
  } as Fields;
  // A time zone without a last day says nothing.
  return { ...fields, ...(fields.endsOn && timeZone && { timeZone }) };
}

/** Applies an edit to the fields of a job: missing fields stay, empty ones are removed. */
export function edited(job: Info, edit: Edit): Fields {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  return fieldsOf({ ...job, ...Object.fromEntries(given) });
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
