import { Criterion, CriterionSource } from "@candor/scoring/criterion.info";
import * as z from "zod/mini";
import { Source } from "./link.info.ts";
import { CRITERIA_MAX, DESCRIPTION_MAX_CHARACTERS, LOCALES, PAY_MAX } from "../kernel/limits.ts";
import { FEEDS, PLATFORMS } from "./platforms.info.ts";
import { oneLine } from "../kernel/line.info.ts";

export const Status = z.enum(["open", "closed", "onHold"]);
export type Status = z.infer<typeof Status>;

const line = z.string().check(oneLine, z.maxLength(200));
/** Lines per list. */
export const LINES_MAX = 60;
const list = z.array(z.string().check(oneLine, z.minLength(1), z.maxLength(500))).check(z.maxLength(LINES_MAX));
const lines = z._default(list, []);
const text = z.string().check(z.maxLength(DESCRIPTION_MAX_CHARACTERS));

const currencies = new Set(Intl.supportedValuesOf("currency"));
const amount = z.number().check(z.positive(), z.maximum(PAY_MAX));

/** Pay of a job before tax, from `min` to `max`; one of them may be missing, and a fixed amount is both. */
export const Pay = z
  .object({
    min: z.optional(amount),
    max: z.optional(amount),
    /** ISO 4217: "EUR". */
    currency: z.string().check(z.refine((code) => currencies.has(code), { message: "unknown currency" })),
    period: z.enum(["hour", "month", "year"]),
  })
  .check(
    z.refine(({ min, max }) => min !== undefined || max !== undefined, { message: "an amount is missing", path: ["max"] }),
    z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      message: "min is above max",
      path: ["min"],
    }),
  );
export type Pay = z.infer<typeof Pay>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};
/** Instants are compared as text, which holds for years of four digits. */
const day = z.iso.date().check(z.refine((date) => date > "2000" && date < "3000", { message: "the year is from 2000 to 2999" }));
const zone = z.string().check(z.maxLength(60), z.refine(isTimeZone, { message: "unknown time zone" }));

/**
 * A recruiter's description of a job. `employmentType`, `remotePolicy` and `educationLevel` are codes where the text is
 * recognised.
 */
export const Fields = z.object({
  title: z.string().check(oneLine, z.minLength(1), z.maxLength(200)),
  department: z.optional(line),
  location: z.optional(line),
  /** fullTime, partTime, contract, temporary, internship, apprenticeship, or free text. */
  employmentType: z.optional(line),
  /** onSite, hybrid, remote, or free text. */
  remotePolicy: z.optional(line),
  technicalSkills: lines,
  toolsAndSoftware: lines,
  certifications: lines,
  /** school, vocational, bachelor, master, doctorate, or free text. */
  educationLevel: z.optional(line),
  yearsOfExperience: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(60)))),
  industryExperience: lines,
  languageRequirements: lines,
  keyResponsibilities: lines,
  mustHaveRequirements: lines,
  niceToHave: lines,
  culturalFitIndicators: lines,
  description: z._default(text, ""),
  additionalRequirements: z.optional(text),
  pay: z.optional(Pay),
  /** Hours a week in words: "37.5 hours per week". */
  weeklyHours: z.optional(line),
  /** Last day on which the job takes applications. It ends at midnight in `timeZone`. */
  endsOn: z.optional(day),
  /** IANA name of the zone of `endsOn`, "Europe/Berlin"; UTC unless given. */
  timeZone: z.optional(zone),
  /** Language of the advert and of answers to applicants. Detected from the description unless given. */
  language: z.optional(z.enum(LOCALES)),
});
export type Fields = z.infer<typeof Fields>;

/** Changes of a job's fields: missing fields stay as they are, null or an empty value removes a field. */
export const Edit = z.object({
  title: z.optional(Fields.shape.title),
  department: z.optional(z.nullable(line)),
  location: z.optional(z.nullable(line)),
  employmentType: z.optional(z.nullable(line)),
  remotePolicy: z.optional(z.nullable(line)),
  technicalSkills: z.optional(z.nullable(list)),
  toolsAndSoftware: z.optional(z.nullable(list)),
  certifications: z.optional(z.nullable(list)),
  educationLevel: z.optional(z.nullable(line)),
  yearsOfExperience: Fields.shape.yearsOfExperience,
  industryExperience: z.optional(z.nullable(list)),
  languageRequirements: z.optional(z.nullable(list)),
  keyResponsibilities: z.optional(z.nullable(list)),
  mustHaveRequirements: z.optional(z.nullable(list)),
  niceToHave: z.optional(z.nullable(list)),
  culturalFitIndicators: z.optional(z.nullable(list)),
  description: z.optional(z.nullable(text)),
  additionalRequirements: z.optional(z.nullable(text)),
  pay: z.optional(z.nullable(Pay)),
  weeklyHours: z.optional(z.nullable(line)),
  endsOn: z.optional(z.nullable(day)),
  timeZone: z.optional(z.nullable(zone)),
  language: Fields.shape.language,
});
export type Edit = z.infer<typeof Edit>;

export const Criteria = z.array(Criterion).check(z.maxLength(CRITERIA_MAX));

/** Edited criteria: a new one has no id yet. */
export const CriteriaEdit = z.array(z.extend(Criterion, { id: z.optional(Criterion.shape.id) })).check(z.maxLength(CRITERIA_MAX));
export type CriteriaEdit = z.infer<typeof CriteriaEdit>;

/** A job as lists show it. */
export const Head = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  title: Fields.shape.title,
  department: Fields.shape.department,
  location: Fields.shape.location,
  status: Status,
  totalResumes: z.int(),
  /** Candidates with a score above 75. */
  highFit: z.int(),
  /** Candidates per bin: ten bins of width ten, the 70s split at 75 (index 7: 70-75, index 8: 76-79, then 80s and 90-100). */
  distribution: z.array(z.int()),
  /** Counts changes of the criteria; each score belongs to one revision. */
  revision: z.int(),
  isPublished: z.boolean(),
  /** End of its last day. From then on every channel answers as if the job were closed; `status` stays as it is. */
  endsAt: z.optional(z.iso.datetime()),
});
export type Head = z.infer<typeof Head>;

export const Info = z.extend(z.extend(Head, Fields.shape), {
  criteria: Criteria,
  language: z.enum(LOCALES),
  /** The address that accepts CVs by e-mail. It can be renamed once. */
  mailbox: z.string(),
  isMailboxRenamed: z.boolean(),
  /** Permanent public id of the job; its page exists while the job is published. */
  publicId: z.string(),
  publicUrl: z.string(),
  publishedAt: z.nullable(z.iso.datetime()),
  /** Time of the owner's closing, while the job is closed. */
  closedAt: z.optional(z.iso.datetime()),
  /** Platforms that publish it: `default` is its own page and the public list, the others are feeds. */
  platforms: z.array(z.enum(PLATFORMS)),
  /** By feed, the address of the part that it is in; the first part's while it has never been in the feed. */
  feedUrls: z.record(z.enum(FEEDS), z.string()),
  companyId: z.nullable(z.string()),
});
export type Info = z.infer<typeof Info>;

/** A change of the existing criteria that an edited text suggests. It is applied only when the recruiter accepts it. */
export const Proposal = z.discriminatedUnion("change", [
  z.object({ change: z.literal("add"), criterion: z.omit(Criterion, { id: true }) }),
  /** The changed criterion, with the id of the existing one. */
  z.object({ change: z.literal("change"), criterion: Criterion }),
  z.object({ change: z.literal("drop"), criterion: Criterion }),
]);
export type Proposal = z.infer<typeof Proposal>;

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A wish on a protected fact in the published words of a job. */
export const Remark = z.object({
  field: z.enum(["title", "description", "keyResponsibilities", "mustHaveRequirements", "niceToHave", "languageRequirements"]),
  /** Index in a list field; null in a text. */
  line: z.nullable(z.int()),
  /** [start, end) offsets into the text or the line. */
  start: z.int(),
  end: z.int(),
  text: z.string(),
  reason: z.string(),
  /** A lawful wording, in the job's language. */
  wording: z.string(),
  /** True where the wording can replace the words as they stand. */
  isPlain: z.boolean(),
});
export type Remark = z.infer<typeof Remark>;

/** Published words that no law forbids and that put people off; without a place where the pay is missing. */
export const Hint = z.extend(z.omit(Remark, { reason: true }), {
  kind: z.enum(["gendered", "coded", "young", "payMissing"]),
});
export type Hint = z.infer<typeof Hint>;

/** A few words about a job from which an advert is written. */
export const Brief = z.object({
  title: words(200).check(z.minLength(1)),
  seniority: z.optional(words(60)),
  skills: z.optional(z.array(words(120)).check(z.maxLength(40))),
  notes: z.optional(words(4000)),
  tone: z.optional(z.enum(["formal", "friendly"])),
  /** Language of the advert; defaults to the recruiter's. */
  language: z.optional(z.enum(LOCALES)),
});
export type Brief = z.infer<typeof Brief>;

/** Position of a field's or criterion's source in the pasted advert, as [start, end) offsets. */
const Span = z.tuple([z.int(), z.int()]);

/** Lines of a job's advert that are no criteria. */
export const AdvertLines = z.object({
  /** Wishes that no CV shows, asked in the interview. */
  questions: z.array(CriterionSource),
  /** Requirements and duties that none of the job's criteria comes from. */
  notUsed: z.array(CriterionSource),
});
export type AdvertLines = z.infer<typeof AdvertLines>;

/** A draft of a job, read from an advert and not saved. */
export const Draft = z.object({
  language: z.enum(["en", "de", "es", "tr"]),
  /** The title may be empty here, because an advert need not contain one although a job must. */
  fields: z.extend(Fields, { title: z.string().check(oneLine, z.maxLength(200)) }),
  quotes: z.record(z.string(), z.array(Span)),
  criteria: z.array(z.extend(Criterion, { quote: z.nullable(Span) })),
  /** Wishes that no CV shows, which become questions for the interview. */
  questions: z.array(CriterionSource),
  /** Lines of the requirements and duties that gave no criterion. */
  notUsed: z.array(CriterionSource),
  /** Wishes on protected facts that were left out, each with its reason and a lawful alternative where there is one. */
  refused: z.array(
    z.object({ text: z.string(), quote: z.nullable(Span), reason: z.string(), alternative: z.optional(z.string()) }),
  ),
});
export type Draft = z.infer<typeof Draft>;

export const Drafted = z.extend(Draft, {
  /** Author of the draft; `fallback` gives the reason why the built-in rules drafted although a model is configured. */
  by: z.enum(["builtIn", "model"]),
  fallback: z.optional(z.enum(["rateLimited", "unavailable", "timeout", "refused", "invalid", "budget"])),
  /** The posting it was read from, if it came from a link. */
  source: z.optional(Source),
});
export type Drafted = z.infer<typeof Drafted>;
