import { Level, Quote } from "@candor/scoring/mark.info";
import * as z from "zod/mini";
import { Stage } from "../candidacy/candidate.info.ts";
import { Source } from "../cv/cv.info.ts";
import { Verdict } from "../upload/upload.info.ts";

/** A new candidate, with the line of the CV that earned the most points; a line about work done goes before others. */
export const Newcomer = z.object({
  jobId: z.string(),
  jobTitle: z.string(),
  cvId: z.string(),
  fullName: z.nullable(z.string()),
  at: z.iso.datetime(),
  source: Source,
  score: z.nullable(z.int()),
  level: z.nullable(Level),
  isCapped: z.boolean(),
  /** `number` is the criterion's place in the job's list, from 1. Null where no line earned points. */
  evidence: z.nullable(z.object({ number: z.int(), criterion: z.string(), quote: z.pick(Quote, { text: true, focus: true }) })),
});
export type Newcomer = z.infer<typeof Newcomer>;

/** An open job with its candidates by stage. */
export const JobStages = z.object({
  id: z.string(),
  title: z.string(),
  department: z.optional(z.string()),
  location: z.optional(z.string()),
  fresh: z.int(),
  freshHighFit: z.int(),
  total: z.int(),
  /** Null for a job with too many candidates to count them here. */
  stages: z.nullable(z.record(Stage, z.int())),
});
export type JobStages = z.infer<typeof JobStages>;

/** Jobs in which something waits, each with how much of it; most first. */
const Places = z.array(z.object({ jobId: z.string(), title: z.string(), count: z.int() }));

/** A file that was not taken. */
export const NotTaken = z.object({
  cvId: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  name: z.string(),
  verdict: z.nullable(Verdict),
  code: z.nullable(z.string()),
  source: Source,
  /** Address of the sender or applicant. */
  sender: z.nullable(z.string()),
  at: z.iso.datetime(),
});
export type NotTaken = z.infer<typeof NotTaken>;

/** News of an account since a time, and the places where its recruiters are waited for. */
export const Info = z.object({
  /** Beginning of the member's visit before the present one; null in the first. */
  lastVisit: z.nullable(z.iso.datetime()),
  /** The time from which on candidates count as new in this answer. */
  since: z.iso.datetime(),
  fresh: z.int(),
  highFit: z.int(),
  /** Jobs that the new candidates came to. */
  freshJobs: z.int(),
  /** There were more new candidates than one answer counts. */
  isMore: z.boolean(),
  /** The best of the new ones. */
  candidates: z.array(Newcomer),
  /** Open jobs, those with most new candidates first. */
  jobs: z.array(JobStages),
  openJobs: z.int(),
  /** Files that were not taken in the last days and are not dismissed, whatever the time asked for; latest first. */
  files: z.array(NotTaken),
  waits: z.object({
    /** Pairs of candidates of one job who may be the same person. */
    duplicates: Places,
    /** Scores on earlier criteria, or of an earlier engine. */
    stale: Places,
    /** High fits who have stayed in the first stage for a week. */
    undecided: Places,
    /** Since when the first of them has waited. */
    undecidedSince: z.nullable(z.iso.datetime()),
    /** Open jobs whose candidates were looked through for this. */
    jobs: z.int(),
  }),
});
export type Info = z.infer<typeof Info>;
