import type { Criterion, Mark } from "@candor/scoring";
import { CustomAttributeType, Entity } from "electrodb";
import { createdAt, gsi1, packed, primary, table, updatedAt } from "../table/table.ts";
import { Source, Stage, type HistoryEntry, type MarkedBy } from "./candidate.info.ts";

/** In how many partitions the rows of one job lie, read in parallel. */
export const SHARDS = 4;

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
      fullName: { type: "string" },
      jobTitle: { type: "string" },
      location: { type: "string" },
      stage: { type: Stage.options, required: true },
      source: { type: Source.options, required: true },
      appliedAt: { type: "string", required: true },
      skills: { type: "list", items: { type: "string" }, required: true },
      /** Hundredths of each criterion's weight that the CV earned, by criterion id. */
      credits: { type: CustomAttributeType<Record<string, number>>("any"), required: true },
      /** Which wording of the criteria the credits belong to, see job/wording.ts. */
      markedOn: { type: "string", required: true },
      /** Version of the rules that marked. */
      engine: { type: "string", required: true },
      /** The built-in rules marked because a model was asked and did not answer. */
      isFallback: { type: "boolean" },
      /** Set by a person; stands beside the computed score and decides instead of it. */
      editedScore: { type: "number" },
      hasHiddenText: { type: "boolean", required: true },
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

export interface Prose {
  readonly locale: string;
  readonly summary: string;
  readonly recommendation: string;
  readonly questions: readonly { readonly criterionId: string; readonly text: string }[];
}

export type MarkedCriterion = Pick<Criterion, "id" | "kind" | "text">;

/** The long part of a candidacy: marks with quotes, notes and history. */
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
      interviewNotes: { type: "string", required: true, default: "" },
      errorCount: { type: "number", required: true },
      /** The date that "today" and "the last three years" are counted from: the day of the application. */
      asOf: { type: "string", required: true },
      history: { ...packed<HistoryEntry[]>(), required: true },
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
