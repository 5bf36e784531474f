import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { fn } from "../kernel/fn.ts";
import { Listing } from "./listing.ts";
import { Edit, type Fields, type Info, type Proposal } from "./job.info.ts";
import { Job } from "./job.ts";
import { proposalsFor } from "./proposing.ts";

export * as Editing from "./editing.ts";

const Command = z.extend(Edit, { jobId: z.string() });

/** A job as it was edited, and what its new words would change about its criteria. */
type Edited = Info & { proposed: Proposal[] };

/**
 * Changes what a job says: the fields that are given, and no others, so that two edits at once lose nothing of each other. Lists, the public
 * list and the public page show it at once. Its criteria stay as they are; what the new words would change about them is proposed. Refusal:
 * `row.notUpdated` for a job that is not the account's.
 */
export const update = fn(Command, async ({ jobId, ...edit }): Promise<Edited> => {
  let proposed: Proposal[] = [];
  await Listing.change(jobId, async () => {
    const job = await Job.get({ jobId });
    const fields = edited(job, edit);
    proposed = proposalsOf(job, fields);
    return isSame(fieldsOf(job), fields) ? {} : { fields };
  });
  return { ...(await Job.get({ jobId })), proposed };
});

/** What an edit would change about the criteria, before it is saved; `job.notFound` for a job that is not the account's. */
export const propose = fn(Command, async ({ jobId, ...edit }): Promise<{ proposed: Proposal[] }> => {
  const job = await Job.get({ jobId });
  return { proposed: proposalsOf(job, edited(job, edit)) };
});

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

function proposalsOf(job: Info, after: Fields): Proposal[] {
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
function fieldsOf(job: Edit): Fields {
  const { title = "", description } = job;
  const lists = LISTS.map((name) => [name, job[name] ?? []]);
  const texts = TEXTS.filter((name) => job[name] !== undefined && job[name] !== null && job[name] !== "").map((name) => [
    name,
    job[name],
  ]);
  return { title, description: description ?? "", ...Object.fromEntries([...lists, ...texts]) } as Fields;
}

/** The fields after an edit: what it does not give stays, what it empties goes. */
function edited(job: Info, edit: Edit): Fields {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  return fieldsOf({ ...job, ...Object.fromEntries(given) });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
