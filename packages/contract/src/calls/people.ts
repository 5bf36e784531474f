import { Named } from "@candor/core/pool/people.info";
import * as Cv from "@candor/core/cv/cv.info";
import { Erased, PoolAnswer, Shown, Standings } from "@candor/core/pool/pool.info";
import * as Job from "@candor/core/job/job.info";
import { ERASED_AT_ONCE_MAX, SEARCH_MAX_CHARACTERS, STANDINGS_MAX } from "@candor/core/kernel/limits";
import * as View from "@candor/core/candidacy/view.info";
import * as Phrases from "@candor/core/candidacy/phrases.info";
import * as z from "zod/mini";
import { type Calls, call, id, list } from "./call.ts";

const cvPath = z.object({ cvId: id });
const cvsUpTo = (most: number) => z.object({ cvIds: z.array(id).check(z.minLength(1), z.maxLength(most)) });

/** Calls for people and CVs across jobs: the pool and saved views. */
export const peopleCalls = {
  "GET /api/candidates": call({
    group: "candidates",
    access: "member",
    summary: "People of the account by words of their name, at most five, each with their newest job",
    query: z.object({ query: z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS)) }),
    status: 200,
    answer: z.object({ items: z.array(Named) }),
  }),
  "GET /api/views": call({
    group: "candidates",
    access: "member",
    summary: "Filters of candidates that the account keeps under a name, with their columns, by name",
    status: 200,
    answer: z.object({ items: z.array(View.Info) }),
  }),
  "POST /api/views": call({
    group: "candidates",
    access: "member",
    summary: "Keeps a filter with its order and columns under a name",
    body: View.Fields,
    status: 201,
    answer: View.Info,
  }),
  "DELETE /api/views/{viewId}": call({
    group: "candidates",
    access: "member",
    summary: "Forgets a view",
    path: z.object({ viewId: id }),
    status: 204,
  }),
  "GET /api/phrases": call({
    group: "candidates",
    access: "member",
    summary: "The account's reasons for rejections, and its own templates of mails to candidates",
    status: 200,
    answer: Phrases.Info,
  }),
  "PUT /api/phrases/reasons": call({
    group: "candidates",
    access: "member",
    summary: "Replaces the account's reasons for rejections; an empty list brings the first ones back",
    body: z.object({ reasons: Phrases.Reasons }),
    status: 200,
    answer: Phrases.Info,
  }),
  "PUT /api/phrases/letters": call({
    group: "candidates",
    access: "member",
    summary: "Keeps the account's own template for an occasion and a language; null forgets it",
    body: Phrases.TemplateEdit,
    status: 200,
    answer: Phrases.Info,
  }),
  "GET /api/cvs": call({
    group: "candidates",
    access: "member",
    summary: "CVs of the account, newest first",
    query: z.object({ query: z.optional(z.string()), jobId: z.optional(id), next: z.optional(z.string()) }),
    status: 200,
    answer: list(Cv.Listed),
  }),
  "GET /api/cvs/{cvId}": call({
    group: "candidates",
    access: "member",
    summary: "One CV of the account, with the jobs it stands in",
    path: cvPath,
    status: 200,
    answer: Shown,
  }),
  "DELETE /api/cvs/{cvId}": call({
    group: "candidates",
    access: "member",
    invalidates: "cvs",
    summary: "Erases a CV everywhere: gone at once, its file within seconds; told again meanwhile, it changes nothing",
    path: cvPath,
    status: 204,
  }),
  "POST /api/cvs/jobs": call({
    group: "candidates",
    access: "member",
    isRead: true,
    summary: "The jobs that CVs stand in, 1 to 50, with the stage and the score in each",
    body: cvsUpTo(STANDINGS_MAX),
    status: 200,
    answer: Standings,
  }),
  "POST /api/cvs/deletions": call({
    group: "candidates",
    access: "member",
    invalidates: "cvs",
    summary: "Erases CVs everywhere, 1 to 25; told again, it erases those that are left",
    body: cvsUpTo(ERASED_AT_ONCE_MAX),
    status: 200,
    answer: Erased,
  }),
  "POST /api/cvs/search": call({
    group: "candidates",
    access: "member",
    summary: "CVs of the account that answer a sentence or criteria, best first, with quotes; with a job alone, its own criteria",
    body: z.object({
      query: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS))),
      criteria: z.optional(Job.CriteriaEdit),
      jobId: z.optional(id),
      next: z.optional(z.string()),
    }),
    status: 200,
    answer: PoolAnswer,
  }),
  "GET /api/cvs/{cvId}/document": call({
    group: "candidates",
    access: "member",
    summary: "The PDF of a CV by a short-lived address, whatever jobs it stands in; ?download names it as a file",
    path: cvPath,
    query: z.object({ download: z.optional(z.string()) }),
    status: 302,
  }),
} as const satisfies Calls;
