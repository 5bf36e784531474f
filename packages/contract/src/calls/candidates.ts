import * as Candidate from "@candor/core/candidacy/candidate.info";
import * as News from "@candor/core/dashboard/news.info";
import * as Cv from "@candor/core/cv/cv.info";
import * as Job from "@candor/core/job/job.info";
import { BULK_MAX, EXPORT_MAX, SEARCH_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import * as z from "zod/mini";
import { type Calls, call, id, jobPath, candidatePath, list } from "./call.ts";

const SomeCandidates = z.object({ cvIds: z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX)) });
/** `revision` is the one from which the edit began: after another edit in between, the call is refused and overwrites nothing. */
const CriteriaBody = z.object({ criteria: Job.CriteriaEdit, revision: z.optional(z.int()) });

/** Calls for the candidates of one job: list, search, criteria, score and duplicates. */
export const candidateCalls = {
  "GET /api/jobs/{jobId}/candidates": call({
    group: "candidates",
    access: "member",
    summary: "Candidates of a job who fit a filter, best first unless asked for otherwise, and what they can be filtered by",
    path: jobPath,
    query: z.extend(Candidate.Filter, { next: z.optional(z.string()) }),
    status: 200,
    // `stale`: number of the job's candidates whose evaluation belongs to earlier criteria or to an earlier engine.
    // `earlierEngine`: those of them whose criteria are current.
    // `since`: candidates who came after this time are new to the account, `fresh` of them in all; null on the first visit.
    answer: z.extend(list(Candidate.Row), {
      stale: z.int(),
      earlierEngine: z.int(),
      /** Candidates of the whole job with a high score. */
      highFit: z.int(),
      facets: Candidate.Facets,
      since: z.nullable(z.iso.datetime()),
      fresh: z.int(),
    }),
  }),
  "GET /api/jobs/{jobId}/candidates/ids": call({
    group: "candidates",
    access: "member",
    summary: "The ids of all candidates of a job who fit a filter, in its order",
    path: jobPath,
    query: Candidate.Filter,
    status: 200,
    answer: z.object({ cvIds: z.array(z.string()) }),
  }),
  "GET /api/dashboard/news": call({
    group: "candidates",
    access: "member",
    summary: "New candidates since the member's last visit or another time, open jobs by stage, and what waits",
    query: z.object({ since: z.optional(z.iso.datetime()) }),
    status: 200,
    // `message`: why a file was not taken, in the caller's language.
    answer: z.extend(News.Info, { files: z.array(z.extend(News.NotTaken, { message: z.nullable(z.string()) })) }),
  }),
  "PUT /api/dashboard/visit": call({
    group: "candidates",
    access: "member",
    summary: "The member looks at the dashboard now: what comes later is new at the next visit",
    status: 204,
  }),
  "PUT /api/jobs/{jobId}/visit": call({
    group: "candidates",
    access: "member",
    summary: "Somebody looks at the job's candidates now: who comes later is new to them",
    path: jobPath,
    status: 204,
  }),
  "PATCH /api/jobs/{jobId}/candidates": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Moves candidates, 1 to 500, to one stage; with `from` only those who are in that one",
    path: jobPath,
    body: z.extend(SomeCandidates, { stage: Candidate.Stage, from: z.optional(Candidate.Stage) }),
    status: 200,
    answer: Candidate.Moved,
  }),
  "POST /api/jobs/{jobId}/candidates/deletions": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Removes candidacies, 1 to 500; the CVs stay",
    path: jobPath,
    body: SomeCandidates,
    status: 200,
    answer: Candidate.Removed,
  }),
  "GET /api/jobs/{jobId}/candidates/export": call({
    group: "candidates",
    access: "member",
    summary:
      "All candidates of a job who fit a filter, as a CSV file in the language that is asked for, or as JSON Resume documents, 200 an answer, with a Link header to the next",
    path: jobPath,
    query: z.extend(Candidate.Filter, { format: z.optional(Candidate.ExportFormat), next: z.optional(z.string()) }),
    status: 200,
  }),
  "POST /api/jobs/{jobId}/candidates/export": call({
    group: "candidates",
    access: "member",
    summary: "These candidates of a job as a CSV file, or as JSON Resume documents, 200 an answer",
    path: jobPath,
    body: z.object({
      cvIds: z.array(id).check(z.minLength(1), z.maxLength(EXPORT_MAX)),
      format: z.optional(Candidate.ExportFormat),
      sort: z.optional(Candidate.Sort),
    }),
    status: 200,
  }),
  "POST /api/jobs/{jobId}/candidates": call({
    group: "candidates",
    access: "member",
    invalidates: "uploads",
    summary: "Puts CVs of the pool forward for a job, 1 to 50, from their stored text",
    path: jobPath,
    body: z.object({ cvIds: z.optional(z.array(id)) }),
    status: 202,
    // `known`: CVs that the job already has.
    answer: z.object({ queued: z.int(), known: z.array(z.string()) }),
  }),
  "PUT /api/jobs/{jobId}/criteria": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Replaces the criteria of a job: weights and importance count at once, changed words wait for an analysis",
    path: jobPath,
    body: CriteriaBody,
    status: 200,
    answer: Job.Info,
  }),
  "POST /api/jobs/{jobId}/criteria/preview": call({
    group: "candidates",
    access: "member",
    summary: "The ranking as it would be under these criteria; nothing is saved",
    path: jobPath,
    body: CriteriaBody,
    status: 200,
    answer: Candidate.Preview,
  }),
  "POST /api/jobs/{jobId}/candidates/search": call({
    group: "candidates",
    access: "member",
    summary: "Candidates of a job who answer a sentence, or the criteria it was understood as, best first, with quotes",
    path: jobPath,
    body: z.object({
      query: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS))),
      criteria: z.optional(Job.CriteriaEdit),
      next: z.optional(z.string()),
    }),
    status: 200,
    answer: Candidate.SearchAnswer,
  }),
  "POST /api/jobs/{jobId}/analyses": call({
    group: "candidates",
    access: "member",
    summary: "Has candidates marked again on the criteria as they are now, from their stored text",
    path: jobPath,
    body: z.object({ cvIds: z.optional(z.array(id)), all: z.optional(z.literal(true)) }),
    status: 202,
    answer: z.object({ queued: z.int() }),
  }),
  "GET /api/jobs/{jobId}/candidates/{cvId}": call({
    group: "candidates",
    access: "member",
    summary: "One candidate with marks, quotes and integrity",
    path: candidatePath,
    status: 200,
    answer: Candidate.Info,
  }),
  "PATCH /api/jobs/{jobId}/candidates/{cvId}": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary:
      "Moves a candidate to another stage, keeps interview notes, or puts right what was misread; null brings what was read back",
    path: candidatePath,
    body: z.extend(Cv.CorrectionEdit, {
      stage: z.optional(Candidate.Stage),
      interviewNotes: z.optional(z.string().check(z.maxLength(20_000))),
    }),
    status: 200,
    answer: Candidate.Info,
  }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Removes a candidacy; the CV stays",
    path: candidatePath,
    status: 204,
  }),
  "POST /api/jobs/{jobId}/candidates/{cvId}/merges": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Merges another candidacy of the same person into this one; it can be undone",
    path: candidatePath,
    body: z.object({ cvId: id }),
    status: 200,
    answer: Candidate.Info,
  }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Undoes a merge: the other candidacy stands as it did",
    path: z.extend(candidatePath, { mergedId: id }),
    status: 200,
    answer: Candidate.Info,
  }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/distinctions/{otherId}": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Takes back that two candidates are different people",
    path: z.extend(candidatePath, { otherId: id }),
    status: 200,
    answer: Candidate.Info,
  }),
  "POST /api/jobs/{jobId}/candidates/{cvId}/distinctions": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Says that two candidates are different people: they are not suggested again",
    path: candidatePath,
    body: z.object({ cvId: id }),
    status: 200,
    answer: Candidate.Info,
  }),
  "GET /api/jobs/{jobId}/candidates/{cvId}/document": call({
    group: "candidates",
    access: "member",
    summary: "The PDF, or a letter that came with it, by a short-lived address; ?download names it as a file",
    path: candidatePath,
    query: z.object({ download: z.optional(z.string()), letter: z.optional(id) }),
    status: 302,
  }),
  "GET /api/jobs/{jobId}/candidates/{cvId}/receipt": call({
    group: "candidates",
    access: "member",
    summary: "How the computed score came about, complete: anyone who has the PDF can recompute it",
    path: candidatePath,
    query: z.object({ download: z.optional(z.string()) }),
    status: 200,
    answer: Candidate.ReceiptInfo,
  }),
  "PUT /api/jobs/{jobId}/candidates/{cvId}/score": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Sets a score by hand, beside the computed one",
    path: candidatePath,
    // Any value is accepted as a score here, so that the handler refuses a wrong one with the product's own sentence.
    body: z.object({ score: z.optional(z.unknown()), reason: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
    status: 200,
    answer: Candidate.Info,
  }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/score": call({
    group: "candidates",
    access: "member",
    invalidates: "candidates",
    summary: "Brings the computed score back",
    path: candidatePath,
    status: 200,
    answer: Candidate.Info,
  }),
} as const satisfies Calls;
