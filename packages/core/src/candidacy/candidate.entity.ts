import type { Criterion, Mark } from "@candor/scoring";
import { CustomAttributeType, Entity } from "electrodb";
import { createdAt, gsi1, packed, primary, table, updatedAt, written } from "../kernel/table.ts";
import type { Source } from "../cv/cv.info.ts";
import { Stage, type MarkedBy } from "./candidate.info.ts";
import { type Application } from "../upload/upload.info.ts";
import { type HistoryEntry } from "../cv/cv.info.ts";
import type { Person } from "./person.ts";

/** Number of partitions that hold the rows of one job; they are read in parallel. */
export const SHARDS = 4;

/** Name, title, place, address and skills of a candidate, as lists show and search them. */
export interface Card {
  readonly fullName?: string;
  readonly jobTitle?: string;
  readonly location?: string;
  /** Of the CV, else the one the applicant gave. */
  readonly email?: string;
  readonly source: Source;
  readonly appliedAt: string;
  readonly skills: readonly string[];
  readonly hasHiddenText: boolean;
  readonly person?: Person;
}

/** The stored part of a CV's evaluation against a job's criteria: the input of its score. */
export interface Evaluation {
  /** Hundredths of each criterion's weight that the CV earned, by criterion id. */
  readonly credits: Readonly<Record<string, number>>;
  /** Hash of the criteria's wording that the credits belong to, see job/criteria-hash.ts. */
  readonly criteriaHash: string;
  /** Engine version of the evaluation. */
  readonly engine: string;
  /** A model was configured but did not answer, so the built-in rules evaluated. */
  readonly isFallback?: boolean;
  /** Skills stand in a list only, and every role is of another field than the job. */
  readonly isBesideOtherWork?: boolean;
}

/**
 * The short part of a candidacy, read by rankings. It is kept small because ten thousand rows are read, filtered and sorted at
 * once. The score is not stored: it is computed from `credits` and the job's weights.
 */
export const CandidateRowEntity = new Entity(
  {
    model: { service: "candor", entity: "candidateRow", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      shard: { type: "number", required: true },
      cvId: { type: "string", required: true },
      card: { ...written<Card>(), required: true },
      evaluation: { ...written<Evaluation>(), field: "marking", required: true },
      stage: { type: Stage.options, required: true },
      /** Score set by a person. It replaces the computed score, which is still shown. */
      editedScore: { type: "number" },
      /** The reason of a rejection, in the words it had then; absent in every other stage. */
      rejectedFor: { type: "string" },
      /** CVs that a person has declared to belong to other people. */
      distinctFrom: { type: "set", items: "string" },
      /** Other jobs in which the person's CV stands, see write-elsewhere.ts. */
      alsoIn: { type: "set", items: "string" },
      createdAt,
      updatedAt,
    },
    indexes: {
      ofJob: primary(["accountId", "jobId", "shard"], ["cvId"]),
      // Jobs of a CV.
      ofCv: gsi1(["accountId", "cvId"], ["jobId"]),
    },
  },
  table,
);

/** A candidacy that was merged into this one, with the values that this one took from it. */
export interface Merge {
  readonly cvId: string;
  readonly fileName: string;
  readonly by: string;
  readonly at: string;
  /** CVs that had been merged into it before. */
  readonly also: readonly string[];
  readonly stage?: { readonly before: Stage; readonly after: Stage };
  readonly notes?: { readonly before: string; readonly after: string };
}

/** The row of a candidacy at the time it was merged into another. */
export interface RowThen {
  readonly card: Card;
  readonly evaluation: Evaluation;
  readonly stage: Stage;
  readonly editedScore?: number;
  readonly rejectedFor?: string;
  readonly distinctFrom?: string[];
  readonly createdAt: string;
}

export interface Prose {
  readonly locale: string;
  readonly summary: string;
  readonly recommendation: string;
  readonly questions: readonly { readonly criterionId: string; readonly text: string }[];
}

export type MarkedCriterion = Pick<Criterion, "id" | "kind" | "text">;

/**
 * The long part of a candidacy: marks with quotes, notes and history. It is kept when the candidacy is merged into another; only
 * the row is deleted.
 */
export const CandidateEntity = new Entity(
  {
    model: { service: "candor", entity: "candidate", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      marks: { ...packed<Mark[]>(), required: true },
      /** The criteria that the marks belong to, with their wording at that time. */
      markedCriteria: { ...packed<MarkedCriterion[]>(), required: true },
      marker: { type: CustomAttributeType<MarkedBy>("any"), required: true },
      /** Prose by a model, in one language; readers of another language get the built-in sentences. */
      prose: packed<Prose>(),
      /** Data that an applicant or a sender gave; absent for files of the account itself. */
      application: packed<Application>(),
      interviewNotes: { type: "string", required: true, default: "" },
      errorCount: { type: "number", required: true },
      /** The step at which the latest analysis failed; absent after one that succeeded. */
      error: { type: "string" },
      /** The day of the application. "Today" and "the last three years" are counted from it. */
      asOf: { type: "string", required: true },
      history: { ...packed<HistoryEntry[]>(), required: true },
      /** Candidacies that were merged into this one, oldest first. */
      merges: packed<Merge[]>(),
      /** Id of the candidacy that this one was merged into; `rowThen` is its own row at that time. */
      mergedInto: { type: "string" },
      rowThen: packed<RowThen>(),
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["accountId", "jobId"], ["cvId"]) },
  },
  table,
);

/**
 * Search index of one CV in a job, packed by the scoring package: terms with their evidence, languages, years, words. It never
 * changes while text and engine stay the same, so readers may cache it for ever.
 */
export const CandidateIndexEntity = new Entity(
  {
    model: { service: "candor", entity: "candidateIndex", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      shard: { type: "number", required: true },
      cvId: { type: "string", required: true },
      terms: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      /** Hash of the CV's bytes; the stored text that quotes are taken from is found by it. */
      sha256: { type: "string", required: true },
    },
    indexes: { ofJob: primary(["accountId", "jobId", "shard"], ["cvId"]) },
  },
  table,
);
