import type { Criterion, Mark } from "@candor/scoring";
import { CustomAttributeType, Entity } from "electrodb";
import { createdAt, gsi1, packed, primary, table, updatedAt, written } from "../kernel/table.ts";
import type { Source } from "../cv/cv.info.ts";
import { Stage, type MarkedBy } from "./candidate.info.ts";
import { type Application } from "../upload/upload.info.ts";
import { type HistoryEntry } from "../cv/cv.info.ts";
import type { Person } from "./person.ts";

/** In how many partitions the rows of one job lie, read in parallel. */
export const SHARDS = 4;

/** Who a candidate is, as lists show and search it. */
export interface Card {
  readonly fullName?: string;
  readonly jobTitle?: string;
  readonly location?: string;
  readonly source: Source;
  readonly appliedAt: string;
  readonly skills: readonly string[];
  readonly hasHiddenText: boolean;
  readonly person?: Person;
}

/** The result of evaluating a CV against a job's criteria, as far as its score needs it. */
export interface Evaluation {
  /** Hundredths of each criterion's weight that the CV earned, by criterion id. */
  readonly credits: Readonly<Record<string, number>>;
  /** Hash of the wording of the criteria that the credits belong to, see job/criteria-hash.ts. */
  readonly criteriaHash: string;
  /** Version of the engine that evaluated. */
  readonly engine: string;
  /** The built-in rules evaluated, because a model was asked and did not answer. */
  readonly isFallback?: boolean;
}

/**
 * What the list of a job needs of a candidate, kept small: ten thousand of them are read, filtered and sorted at once. A score is
 * never stored here: it follows from `credits` and the job's weights.
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
      /** Set by a person; stands beside the computed score and decides instead of it. */
      editedScore: { type: "number" },
      /** CVs of whom a person has said that they are somebody else's. */
      distinctFrom: { type: "set", items: "string" },
      createdAt,
      updatedAt,
    },
    indexes: {
      ofJob: primary(["accountId", "jobId", "shard"], ["cvId"]),
      // The jobs a CV was put forward for.
      ofCv: gsi1(["accountId", "cvId"], ["jobId"]),
    },
  },
  table,
);

/** A candidacy that was merged into this one, with what this one took over from it. */
export interface Merge {
  readonly cvId: string;
  readonly fileName: string;
  readonly by: string;
  readonly at: string;
  /** Those that had been merged into it before. */
  readonly also: readonly string[];
  readonly stage?: { readonly before: Stage; readonly after: Stage };
  readonly notes?: { readonly before: string; readonly after: string };
}

/** A row as it stood when its candidacy was merged into another. */
export interface RowThen {
  readonly card: Card;
  readonly evaluation: Evaluation;
  readonly stage: Stage;
  readonly editedScore?: number;
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
 * The long part of a candidacy: marks with quotes, notes and history. It stays where it is when the candidacy is merged into another;
 * only the row goes.
 */
export const CandidateEntity = new Entity(
  {
    model: { service: "candor", entity: "candidate", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      marks: { ...packed<Mark[]>(), required: true },
      /** What the marks speak of, in its wording of then. */
      markedCriteria: { ...packed<MarkedCriterion[]>(), required: true },
      marker: { type: CustomAttributeType<MarkedBy>("any"), required: true },
      /** What a model wrote, in one language; readers of another get the built-in words. */
      prose: packed<Prose>(),
      /** How somebody applied, where they did so themselves. */
      application: packed<Application>(),
      interviewNotes: { type: "string", required: true, default: "" },
      errorCount: { type: "number", required: true },
      /** The date that "today" and "the last three years" are counted from: the day of the application. */
      asOf: { type: "string", required: true },
      history: { ...packed<HistoryEntry[]>(), required: true },
      /** Candidacies that were merged into this one, in their order. */
      merges: packed<Merge[]>(),
      /** The candidacy this one was merged into, and its row then. */
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
 * What a search of a job needs of one CV, packed by the scoring package: terms with their evidence, languages, years, words. It never
 * changes while text and rules stay, so whoever has read it once keeps it.
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
      /** Of the CV's bytes: finds the text for the quotes. */
      sha256: { type: "string", required: true },
    },
    indexes: { ofJob: primary(["accountId", "jobId", "shard"], ["cvId"]) },
  },
  table,
);
