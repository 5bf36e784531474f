import { Criterion, CriterionKind } from "@candor/scoring/criterion.info";
import { EvidenceLevel, Level, MarkLevel, Quote } from "@candor/scoring/mark.info";
import { Profile, ProtectedFacts } from "@candor/scoring/profile.info";
import * as z from "zod/mini";
import { Corrections, HistoryEntry, Source } from "../cv/cv.info.ts";
import type { FailureCode } from "../kernel/failure.ts";
import { Application, Verdict } from "../upload/upload.info.ts";

export const Stage = z.enum(["screening", "interviewRequested", "interviewing", "rejected", "offer"]);
export type Stage = z.infer<typeof Stage>;

/** Order of a list. A minus reverses it: highest, latest or furthest first. `own` is the order that recruiters gave, stage by stage. */
export const Sort = z.enum(["score", "-score", "name", "-name", "applied", "-applied", "stage", "-stage", "own"]);
export type Sort = z.infer<typeof Sort>;

const points = z.string().check(z.regex(/^(?:\d{1,2}|100)$/u));
const someOf = (known: { readonly options: readonly string[] }) =>
  z.string().check(z.refine((text) => text.split(",").every((part) => known.options.includes(part))));

/** Filter and order of a job's candidates, as written in the address. An absent field does not restrict the list. */
export const Filter = z.object({
  /** Words in name, title, place, e-mail address, skills or interview notes. */
  query: z.optional(z.string()),
  minScore: z.optional(points),
  maxScore: z.optional(points),
  /** Skills, comma-separated; candidates must show all of them, under whatever name of the same concept. */
  skills: z.optional(z.string().check(z.maxLength(1000))),
  /** Stages, comma-separated; candidates must be in one of them. */
  stage: z.optional(someOf(Stage)),
  /** Reasons of rejections, one per line; candidates must have been rejected for one of them. */
  reason: z.optional(z.string().check(z.maxLength(2500))),
  /** Sources, comma-separated; candidates must have come by one of them. */
  source: z.optional(someOf(Source)),
  sort: z.optional(Sort),
});
export type Filter = z.infer<typeof Filter>;

/** CSV for spreadsheets, or JSON documents of https://jsonresume.org/schema. */
export const ExportFormat = z.enum(["csv", "json"]);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Values that a job's candidates can be filtered by, each with its number of candidates. */
export const Facets = z.object({
  all: z.int(),
  stages: z.record(Stage, z.int()),
  /** Reasons of the job's rejections, most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** Sources with at least one candidate, most candidates first. */
  sources: z.array(z.object({ source: Source, count: z.int() })),
  /** The hundred most frequent skills, one entry per concept, in the reader's language. */
  skills: z.array(z.object({ skill: z.string(), count: z.int() })),
});
export type Facets = z.infer<typeof Facets>;

/** Another candidate of the same job who may be the same person. */
export const Duplicate = z.object({
  cvId: z.string(),
  fullName: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  score: z.nullable(z.int()),
  appliedAt: z.iso.datetime(),
  stage: Stage,
  /** Facts that both share. */
  because: z.array(z.enum(["email", "phone", "text"])),
});
export type Duplicate = z.infer<typeof Duplicate>;

/** A candidacy that was merged into this one. Undoing the merge restores it. */
export const Merged = z.object({ cvId: z.string(), fileName: z.string(), by: z.string(), at: z.iso.datetime() });

/** A candidate as lists show it. */
export const Row = z.object({
  id: z.string(),
  jobId: z.string(),
  cvId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  fullName: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Of the CV, else the one the applicant gave. */
  email: z.nullable(z.string()),
  stage: Stage,
  /** Why the candidate was rejected; null in every other stage, and where no reason was given. */
  rejectedFor: z.nullable(z.string()),
  source: Source,
  appliedAt: z.iso.datetime(),
  technicalSkills: z.array(z.string()),
  /** Score that level and match follow from: the one a person set, else the computed one. */
  score: z.nullable(z.int()),
  computedScore: z.nullable(z.int()),
  /** Null, like the scores, while the job has no criteria. */
  level: z.nullable(Level),
  isMatched: z.boolean(),
  isRecommended: z.boolean(),
  /** The score is limited to 75 because a must-have criterion is not shown. */
  isCapped: z.boolean(),
  /** At least one must-have criterion is not shown at all. */
  isMustMissing: z.boolean(),
  /** The criteria's wording has changed since the evaluation and waits for another analysis. Changed weights count at once. */
  isStale: z.boolean(),
  /** The evaluation comes from an earlier engine version. It counts until the CV is analyzed again. */
  isOfEarlierEngine: z.boolean(),
  /** A person has set the score. */
  isEdited: z.boolean(),
  /** Share of the weights for which the CV shows any evidence, 0 to 100. */
  confidence: z.int(),
  /** The file contains text that is invisible on the page. */
  hasHiddenText: z.boolean(),
  /** Skills asked for are only listed: no role of the CV is in the job's field, so they earn at most a quarter. */
  isBesideOtherWork: z.boolean(),
  /** Another candidate of the job may be the same person. */
  hasDuplicate: z.boolean(),
  /** Other jobs in which the CV stands, or one that was merged into it. */
  otherJobs: z.int(),
  /** The part of the interview notes that answers the words searched for, where nothing else of the candidate does. */
  note: z.optional(z.string()),
});
export type Row = z.infer<typeof Row>;

export const MarkShown = z.object({
  criterionId: z.string(),
  /** The criterion in the reader's language, where it is a known concept that has another name there. */
  name: z.optional(z.string()),
  mark: MarkLevel,
  rung: z.nullable(EvidenceLevel),
  /** Points earned and points possible, to one decimal; all criteria together make 100. */
  points: z.number(),
  possible: z.number(),
  quotes: z.array(Quote),
  note: z.optional(z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
  /** The wording that was marked, where the criterion has been reworded since. */
  marked: z.optional(z.object({ kind: CriterionKind, text: z.string() })),
});
export type MarkShown = z.infer<typeof MarkShown>;

export const Integrity = z.object({
  verdict: Verdict,
  hidden: z.array(z.object({ kind: z.string(), page: z.int(), text: z.string(), words: z.int(), boxes: Quote.shape.boxes })),
  /** Visible sentences addressed to a machine. They have no effect on the score and are shown as a warning. */
  notes: z.array(z.object({ kind: z.literal("instruction"), quote: Quote })),
});

/**
 * Origin of the marks: the built-in rules or a model. `fallback` gives the reason why the built-in rules marked although a model
 * is configured.
 */
export const MarkedBy = z.object({
  by: z.enum(["builtIn", "model"]),
  model: z.optional(z.string()),
  fallback: z.optional(z.enum(["rateLimited", "unavailable", "timeout", "refused", "invalid", "budget"])),
  /** Criteria that the built-in rules marked in that case. */
  builtIn: z.optional(z.array(z.string())),
});
export type MarkedBy = z.infer<typeof MarkedBy>;

/** Result of moving several candidates to one stage. */
export const Moved = z.object({
  moved: z.array(z.object({ cvId: z.string(), from: Stage })),
  /** Number of candidates who were in the stage already, or did not match `from`. */
  unchanged: z.int(),
  /** Candidates who are not in the job, or whose rows were changed concurrently at every attempt. */
  failed: z.array(z.string()),
});
export type Moved = z.infer<typeof Moved>;

/** Result of giving a candidate a place: the stage's order as it was, and the revision from which it can be put back. */
export const OwnOrderPlaced = z.object({ stage: Stage, before: z.array(z.string()), revision: z.int() });
export type OwnOrderPlaced = z.infer<typeof OwnOrderPlaced>;

/** Result of rejecting several candidates; `letters` of them will get a mail, the others have no address. */
export const Rejected = z.extend(Moved, { letters: z.int() });
export type Rejected = z.infer<typeof Rejected>;

/** Result of removing several candidates from a job. */
export const Removed = z.object({ removed: z.array(z.string()), failed: z.array(z.string()) });
export type Removed = z.infer<typeof Removed>;

/** One candidate of one job, complete. */
export const Info = z.extend(Row, {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  driverLicence: z.nullable(z.string()),
  experienceLevel: z.nullable(z.string()),
  /** Months of all roles, overlaps counted once, divided by twelve; one decimal. */
  yearsOfExperience: z.nullable(z.number()),
  department: z.nullable(z.string()),
  industryExperience: z.array(z.string()),
  educationLevel: z.nullable(z.string()),
  toolsAndSoftware: z.array(z.string()),
  certifications: z.array(z.string()),
  languages: z.array(z.string()),
  overallSummary: z.string(),
  interviewRecommendation: z.string(),
  interviewQuestions: z.array(z.object({ criterionId: z.string(), text: z.string() })),
  interviewNotes: z.string(),
  /** Failed attempts, of which the latest are perhaps later than this result. */
  errorCount: z.int(),
  /** The step at which the latest analysis failed, with a sentence in the caller's language; null after one that succeeded. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  state: z.enum(["analyzed"]),
  marker: MarkedBy,
  /** Engine version of the evaluation. */
  engine: z.string(),
  /** YYYY-MM-DD, the day of the application. Years of experience are counted up to it. */
  asOf: z.string(),
  /** For each criterion that costs points: the score if the CV fully showed it, largest gain first. */
  wouldChange: z.array(z.object({ criterionId: z.string(), score: z.int() })),
  /** The person who set the score by hand; null when no such score is set. */
  edited: z.nullable(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.optional(z.string()) })),
  /** Sum of the points before rounding and cap, to one decimal. */
  pointsTotal: z.number(),
  marks: z.array(MarkShown),
  integrity: Integrity,
  history: z.array(HistoryEntry),
  protected: ProtectedFacts,
  /** The profile as it was read, without corrections. */
  profile: Profile,
  /** Corrections by a person. They belong to the CV and apply in all its jobs. */
  corrections: Corrections,
  application: z.nullable(Application),
  /** The mail that will be sent to the candidate, unless it is stopped. */
  letter: z.nullable(z.object({ sendAt: z.iso.datetime(), subject: z.string(), text: z.string() })),
  duplicates: z.array(Duplicate),
  merged: z.array(Merged),
  /** Candidates of the job who were declared to be other people, so that they are not suggested as duplicates. */
  distinct: z.array(z.object({ cvId: z.string(), fullName: z.nullable(z.string()) })),
  file: z.object({ name: z.string(), size: z.int(), pages: z.int(), sha256: z.string() }),
});
export type Info = z.infer<typeof Info>;

/** A candidate without the sentence of its error, which is added in the API layer because it depends on the caller's language. */
export type Untold = Omit<Info, "error"> & { readonly error: FailureCode | null };

/** A candidate found by a search, with the marks that answer it. */
export const Found = z.extend(Row, {
  /** 0 to 100 against the understood criteria. */
  searchScore: z.int(),
  marks: z.array(MarkShown),
});
export type Found = z.infer<typeof Found>;

/** The criteria that a search was understood as, and a page of the candidates that match them best. */
export const SearchAnswer = z.object({
  understood: z.array(Criterion),
  /** Parts of the sentence about protected facts; they are not searched for. */
  refused: z.array(z.object({ text: z.string(), reason: z.string() })),
  /** Parts that no line of a CV could show, such as places, character traits or availability. */
  leftOut: z.array(z.string()),
  items: z.array(Found),
  /** Number of CVs that belong on this page and are left out of it, because work on their text took too long. */
  leftOutCvs: z.int(),
  next: z.nullable(z.string()),
  /** Number of candidates who show at least one criterion. */
  total: z.int(),
  /** Number of candidates who show all criteria. */
  complete: z.int(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** The ranking under changed criteria, compared with the present one. */
export const Preview = z.object({
  /** The first fifty. `rank` counts from 1. */
  items: z.array(z.extend(Row, { rank: z.int(), previousRank: z.int(), previousScore: z.nullable(z.int()) })),
  total: z.int(),
  highFit: z.int(),
  previousHighFit: z.int(),
  /** Candidates whose level differs. */
  levelChanges: z.int(),
  /** Candidates who need another analysis because a criterion was reworded or added. */
  stale: z.int(),
});
export type Preview = z.infer<typeof Preview>;

/** The calculation of a score, with the hash of the file it is about: see `Receipt` in the scoring package. */
export const ReceiptInfo = z.looseObject({ engine: z.string(), asOf: z.string(), fileHash: z.string() });
