import { Criterion, CriterionKind } from "@candor/scoring/criterion.info";
import { EvidenceLevel, Level, MarkLevel, Quote } from "@candor/scoring/mark.info";
import { Profile, ProtectedFacts } from "@candor/scoring/profile.info";
import * as z from "zod/mini";
import { Corrections, HistoryEntry, Source } from "../cv/cv.info.ts";
import { Application, Verdict } from "../upload/upload.info.ts";

export const Stage = z.enum(["screening", "interviewRequested", "interviewing", "rejected", "offer"]);
export type Stage = z.infer<typeof Stage>;

/** Orders of a list; with a minus the other way round: highest, latest or furthest first. */
export const Sort = z.enum(["score", "-score", "name", "-name", "applied", "-applied", "stage", "-stage"]);
export type Sort = z.infer<typeof Sort>;

const points = z.string().check(z.regex(/^(?:\d{1,2}|100)$/u));
const someOf = (known: { readonly options: readonly string[] }) =>
  z.string().check(z.refine((text) => text.split(",").every((part) => known.options.includes(part))));

/** Which candidates of a job are asked for, as an address says it, and in which order. What is left out narrows nothing. */
export const Filter = z.object({
  /** Words of name, title, place or skills. */
  query: z.optional(z.string()),
  minScore: z.optional(points),
  maxScore: z.optional(points),
  /** Names of skills with commas between them: who has all of them. */
  skills: z.optional(z.string().check(z.maxLength(1000))),
  /** Stages with commas between them: who is in one of them. */
  stage: z.optional(someOf(Stage)),
  /** Sources with commas between them: who came by one of them. */
  source: z.optional(someOf(Source)),
  sort: z.optional(Sort),
});
export type Filter = z.infer<typeof Filter>;

/** A table for spreadsheets, or documents of https://jsonresume.org/schema. */
export const ExportFormat = z.enum(["csv", "json"]);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** What the candidates of a job can be filtered by, each with how many of all have it. */
export const Facets = z.object({
  all: z.int(),
  stages: z.record(Stage, z.int()),
  /** Those that brought somebody, most first. */
  sources: z.array(z.object({ source: Source, count: z.int() })),
  /** The thirty commonest. */
  skills: z.array(z.object({ skill: z.string(), count: z.int() })),
});
export type Facets = z.infer<typeof Facets>;

/** Somebody in the same job who may be the same person. */
export const Twin = z.object({
  cvId: z.string(),
  fullName: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  score: z.nullable(z.int()),
  appliedAt: z.iso.datetime(),
  stage: Stage,
  /** What the two have in common. */
  because: z.array(z.enum(["email", "phone", "text"])),
});
export type Twin = z.infer<typeof Twin>;

/** A candidacy that was merged into this one; undoing the merge brings it back. */
export const Merged = z.object({ cvId: z.string(), fileName: z.string(), by: z.string(), at: z.iso.datetime() });

/** A candidate as the list of a job shows it. */
export const Row = z.object({
  id: z.string(),
  jobId: z.string(),
  cvId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  fullName: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  location: z.nullable(z.string()),
  stage: Stage,
  source: Source,
  appliedAt: z.iso.datetime(),
  technicalSkills: z.array(z.string()),
  /** Decides level and match: the score a person set, else the computed one. */
  score: z.nullable(z.int()),
  computedScore: z.nullable(z.int()),
  /** Null, as the scores are, while the job has no criteria. */
  level: z.nullable(Level),
  isMatched: z.boolean(),
  isRecommended: z.boolean(),
  /** A must that is not shown holds the score at 75. */
  isCapped: z.boolean(),
  /** Scored on criteria that have changed since: changed words wait for an analysis, changed weights count at once. */
  isStale: z.boolean(),
  /** A person set the score. */
  isEdited: z.boolean(),
  /** Share of the weights that the CV shows something for, 0 to 100. */
  confidence: z.int(),
  /** Text that nobody can see on the page was found in the file. */
  hasHiddenText: z.boolean(),
  /** Somebody else in the job may be the same person. */
  hasTwin: z.boolean(),
});
export type Row = z.infer<typeof Row>;

export const MarkShown = z.object({
  criterionId: z.string(),
  mark: MarkLevel,
  rung: z.nullable(EvidenceLevel),
  /** Won and possible, out of 100 for all criteria together, to a tenth. */
  points: z.number(),
  possible: z.number(),
  quotes: z.array(Quote),
  note: z.optional(z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
  /** What was marked, where the criterion has been worded anew since. */
  marked: z.optional(z.object({ kind: CriterionKind, text: z.string() })),
});
export type MarkShown = z.infer<typeof MarkShown>;

export const Integrity = z.object({
  verdict: Verdict,
  hidden: z.array(z.object({ kind: z.string(), page: z.int(), text: z.string(), words: z.int(), boxes: Quote.shape.boxes })),
  /** Visible sentences that speak to a machine: text like any other, without effect, worth knowing. */
  notes: z.array(z.object({ kind: z.literal("instruction"), quote: Quote })),
});

/** Who marked: the built-in rules, or a model. `fallback` says why the built-in rules answered although a model was asked. */
export const MarkedBy = z.object({
  by: z.enum(["builtIn", "model"]),
  model: z.optional(z.string()),
  fallback: z.optional(z.enum(["rateLimited", "unavailable", "timeout", "refused", "invalid", "budget"])),
  /** Criteria that the built-in rules marked then. */
  builtIn: z.optional(z.array(z.string())),
});
export type MarkedBy = z.infer<typeof MarkedBy>;

/** What became of candidates who were moved to one stage at once. */
export const Moved = z.object({
  moved: z.array(z.object({ cvId: z.string(), from: Stage })),
  /** Who was there already, or was left alone. */
  unchanged: z.int(),
  /** Who is not in the job, or was being changed by others all the while. */
  failed: z.array(z.string()),
});
export type Moved = z.infer<typeof Moved>;

/** What became of candidates who were taken off a job at once. */
export const Removed = z.object({ removed: z.array(z.string()), failed: z.array(z.string()) });
export type Removed = z.infer<typeof Removed>;

/** Everything about one candidate of one job. */
export const Info = z.extend(Row, {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  driverLicence: z.nullable(z.string()),
  experienceLevel: z.nullable(z.string()),
  /** Months of merged roles divided by twelve, one decimal. */
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
  /** Failed attempts before this result. */
  errorCount: z.int(),
  state: z.enum(["analyzed"]),
  marker: MarkedBy,
  /** Version of the rules that marked. */
  engine: z.string(),
  /** YYYY-MM-DD that "today" was when years were counted: the day of the application. */
  asOf: z.string(),
  /** For each criterion that costs points: the score if the CV showed it whole, largest gain first. */
  wouldChange: z.array(z.object({ criterionId: z.string(), score: z.int() })),
  /** Who set the score by hand, while it stands. */
  edited: z.nullable(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.optional(z.string()) })),
  /** Sum of the points before rounding and cap, to a tenth. */
  pointsTotal: z.number(),
  marks: z.array(MarkShown),
  integrity: Integrity,
  history: z.array(HistoryEntry),
  protected: ProtectedFacts,
  /** As it was read. */
  profile: Profile,
  /** What a person put right; it belongs to the CV and holds in all its jobs. */
  corrections: Corrections,
  application: z.nullable(Application),
  twins: z.array(Twin),
  merged: z.array(Merged),
  file: z.object({ name: z.string(), size: z.int(), pages: z.int(), sha256: z.string() }),
});
export type Info = z.infer<typeof Info>;

/** A candidate found by a search, with what answers it. */
export const Found = z.extend(Row, {
  /** 0 to 100 against what was understood. */
  searchScore: z.int(),
  marks: z.array(MarkShown),
});
export type Found = z.infer<typeof Found>;

/** What a search was understood to ask for, and the page of candidates that answer it best. */
export const SearchAnswer = z.object({
  understood: z.array(Criterion),
  /** Parts of the sentence on protected facts, left out. */
  refused: z.array(z.object({ text: z.string(), reason: z.string() })),
  /** Parts that no line of a CV could show: places, traits of character, when somebody is free. */
  leftOut: z.array(z.string()),
  items: z.array(Found),
  next: z.nullable(z.string()),
  /** How many show something of what was asked. */
  total: z.int(),
  /** How many of them show all of it. */
  complete: z.int(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** The ranking as it would be under other criteria, beside the one that stands. */
export const Preview = z.object({
  /** The first fifty. `rank` counts from 1. */
  items: z.array(z.extend(Row, { rank: z.int(), previousRank: z.int(), previousScore: z.nullable(z.int()) })),
  total: z.int(),
  highFit: z.int(),
  previousHighFit: z.int(),
  /** Candidates whose level differs. */
  levelChanges: z.int(),
  /** Candidates for whom a changed or new text waits for an analysis. */
  stale: z.int(),
});
export type Preview = z.infer<typeof Preview>;

/** How a score came about, with the file it speaks of: see `Receipt` in the scoring package. */
export const ReceiptInfo = z.looseObject({ engine: z.string(), asOf: z.string(), fileHash: z.string() });
