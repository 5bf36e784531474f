import { Level, MarkLevel, Quote, Rung } from "@candor/scoring/mark.info";
import { Profile, ProtectedFacts } from "@candor/scoring/profile.info";
import * as z from "zod/mini";
import { Verdict } from "../upload/upload.info.ts";

export const Stage = z.enum(["screening", "interviewRequested", "interviewing", "rejected", "offer"]);
export type Stage = z.infer<typeof Stage>;

/** Through which door the CV came. */
export const Source = z.enum(["uploaded"]);

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
  /** Scored on criteria that have changed since. */
  isStale: z.boolean(),
  /** Text that nobody can see on the page was found in the file. */
  hasHiddenText: z.boolean(),
});
export type Row = z.infer<typeof Row>;

export const MarkShown = z.object({
  criterionId: z.string(),
  mark: MarkLevel,
  rung: z.nullable(Rung),
  /** Won and possible, out of 100 for all criteria together, to a tenth. */
  points: z.number(),
  possible: z.number(),
  quotes: z.array(Quote),
  note: z.optional(z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
});
export type MarkShown = z.infer<typeof MarkShown>;

/** Who did what and when; `from` and `to` are stages or scores. */
export const HistoryEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  what: z.enum(["analyzed", "stage"]),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const Integrity = z.object({
  verdict: Verdict,
  hidden: z.array(z.object({ kind: z.string(), page: z.int(), text: z.string(), words: z.int(), boxes: Quote.shape.boxes })),
  notes: z.array(z.string()),
});

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
  /** Share of the weight for which the CV shows a line, 0 to 100. */
  confidence: z.int(),
  /** Sum of the points before rounding and cap, to a tenth. */
  pointsTotal: z.number(),
  marks: z.array(MarkShown),
  integrity: Integrity,
  history: z.array(HistoryEntry),
  protected: ProtectedFacts,
  profile: Profile,
  file: z.object({ name: z.string(), size: z.int(), pages: z.int(), sha256: z.string() }),
});
export type Info = z.infer<typeof Info>;
