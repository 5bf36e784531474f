import { Actor } from "../kernel/actor.ts";
import type { Edit, Fields, Info, Proposal } from "./job.info.ts";
import { proposalsFor } from "./criteria-proposals.ts";

// The fields of a job under an edit, without the table.

/** The fields that ask a candidate for something. */
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

/** What an edit would change about the criteria; empty where it touches nothing that asks for something. */
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
  "language",
] as const satisfies readonly (keyof Fields)[];

/** The fields of a job, empty ones left out. */
export function fieldsOf(job: Edit): Fields {
  const { title = "", description } = job;
  const lists = LISTS.map((name) => [name, job[name] ?? []]);
  const texts = TEXTS.filter((name) => job[name] !== undefined && job[name] !== null && job[name] !== "").map((name) => [
    name,
    job[name],
  ]);
  return { title, description: description ?? "", ...Object.fromEntries([...lists, ...texts]) } as Fields;
}

/** The fields after an edit: what it does not give stays, what it empties goes. */
export function edited(job: Info, edit: Edit): Fields {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  return fieldsOf({ ...job, ...Object.fromEntries(given) });
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
