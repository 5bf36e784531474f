/**
 * Every call of the API, once: where it is, who may make it, what goes in and what comes out. The HTTP API's routes, the handlers'
 * parsing, the web client's types and GET /api/openapi.json are all cut from this table. Safe for the browser.
 */
import * as Account from "@candor/core/account/account.info";
import * as Candidate from "@candor/core/candidate/candidate.info";
import * as Job from "@candor/core/job/job.info";
import { DESCRIPTION_MAX_CHARACTERS, SEARCH_MAX_CHARACTERS } from "@candor/core/limits";
import * as Upload from "@candor/core/upload/upload.info";
import * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Which Lambda function answers. */
export type Group = "auth" | "jobs" | "uploads" | "candidates";

export interface Call {
  readonly group: Group;
  /** `anyone`: no session is needed. Everything else needs one, and speaks for its account alone. */
  readonly access: "anyone" | "member";
  readonly summary: string;
  readonly path?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly status: 200 | 201 | 202 | 204 | 302;
  readonly answer?: z.ZodMiniType;
}

const call = <const C extends Call>(definition: C) => definition;

/** Ids are opaque; ours are 30 characters. A longer one cannot be a key. */
const id = z.string().check(z.maxLength(64));
const jobPath = z.object({ jobId: id });
const candidatePath = z.object({ jobId: id, cvId: id });
const list = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()), total: z.int() });

/** `revision` is the one the edit began from: another edit in between is then refused, not overwritten. */
const CriteriaBody = z.object({ criteria: Job.CriteriaEdit, revision: z.optional(z.int()) });

const SessionAnswer = z.object({ user: Account.User, account: Account.Info });

/** A path of this site to come back to after signing in. */
export const ReturnTo = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\]*$/u));

export const calls = {
  "POST /api/auth/magic-links": call({
    group: "auth",
    access: "anyone",
    summary: "Sends a sign-in link by e-mail",
    body: z.object({
      email: z.optional(z.string()),
      intent: z.enum(["login", "register"]),
      acceptTerms: z.optional(z.boolean()),
      locale: z.optional(Account.Locale),
      returnTo: z.optional(ReturnTo),
    }),
    status: 202,
  }),
  "POST /api/auth/session": call({
    group: "auth",
    access: "anyone",
    summary: "Signs in with the token of a link",
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    status: 200,
    answer: z.extend(SessionAnswer, { returnTo: z.nullable(z.string()) }),
  }),
  "GET /api/auth/session": call({
    group: "auth",
    access: "member",
    summary: "Who is signed in, and what the account may use",
    status: 200,
    answer: SessionAnswer,
  }),
  "PATCH /api/auth/session": call({
    group: "auth",
    access: "member",
    summary: "Changes one's own name or language",
    body: z.object({ name: z.optional(z.string().check(z.trim(), z.maxLength(120))), locale: z.optional(Account.Locale) }),
    status: 200,
    answer: SessionAnswer,
  }),
  "DELETE /api/auth/session": call({ group: "auth", access: "anyone", summary: "Signs out, on the server too", status: 204 }),

  "POST /api/job-drafts": call({
    group: "jobs",
    access: "member",
    summary: "Job fields and criteria read from a description, or an advert written from a few words",
    body: z.discriminatedUnion("from", [
      z.object({
        from: z.literal("description"),
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(DESCRIPTION_MAX_CHARACTERS)),
        additionalRequirements: z.optional(z.string().check(z.maxLength(DESCRIPTION_MAX_CHARACTERS))),
      }),
      z.extend(Job.Brief, { from: z.literal("brief") }),
    ]),
    status: 200,
    answer: Job.Drafted,
  }),
  "GET /api/jobs": call({
    group: "jobs",
    access: "member",
    summary: "Jobs of the account, newest first",
    query: z.object({ query: z.optional(z.string()), status: z.optional(Job.Status), next: z.optional(z.string()) }),
    status: 200,
    answer: z.extend(list(Job.Head), { counts: z.object({ all: z.int(), open: z.int(), onHold: z.int(), closed: z.int() }) }),
  }),
  "POST /api/jobs": call({
    group: "jobs",
    access: "member",
    summary: "Opens a job; without criteria they are derived from the fields",
    body: z.extend(Job.Fields, { criteria: z.optional(Job.Criteria) }),
    status: 201,
    answer: Job.Info,
  }),
  "GET /api/jobs/{jobId}": call({
    group: "jobs",
    access: "member",
    summary: "One job, whole",
    path: jobPath,
    status: 200,
    answer: Job.Info,
  }),
  "DELETE /api/jobs/{jobId}": call({
    group: "jobs",
    access: "member",
    summary: "Deletes a job and its candidacies; the CVs stay",
    path: jobPath,
    status: 204,
  }),
  "PUT /api/jobs/{jobId}/status": call({
    group: "jobs",
    access: "member",
    summary: "Opens, closes or holds a job",
    path: jobPath,
    body: z.object({ status: Job.Status }),
    status: 200,
    answer: Job.Info,
  }),

  "POST /api/jobs/{jobId}/uploads": call({
    group: "uploads",
    access: "member",
    summary: "Presigned forms for PDF files",
    path: jobPath,
    body: z.object({ files: z.array(Upload.File).check(z.minLength(1)) }),
    status: 201,
    answer: z.object({ uploads: z.array(Upload.Form) }),
  }),
  "GET /api/jobs/{jobId}/uploads": call({
    group: "uploads",
    access: "member",
    summary: "Files on their way, and those finished within a day",
    path: jobPath,
    status: 200,
    answer: z.object({ items: z.array(Upload.Info) }),
  }),

  "GET /api/jobs/{jobId}/candidates": call({
    group: "candidates",
    access: "member",
    summary: "Candidates of a job, best first",
    path: jobPath,
    query: z.object({ query: z.optional(z.string()), next: z.optional(z.string()) }),
    status: 200,
    // `stale`: how many of the job wait for an analysis on its criteria as they are now.
    answer: z.extend(list(Candidate.Row), { stale: z.int() }),
  }),
  "PUT /api/jobs/{jobId}/criteria": call({
    group: "candidates",
    access: "member",
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
    summary: "Moves a candidate to another stage, or keeps interview notes",
    path: candidatePath,
    body: z.object({ stage: z.optional(Candidate.Stage), interviewNotes: z.optional(z.string().check(z.maxLength(20_000))) }),
    status: 200,
    answer: Candidate.Info,
  }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}": call({
    group: "candidates",
    access: "member",
    summary: "Removes a candidacy; the CV stays",
    path: candidatePath,
    status: 204,
  }),
  "GET /api/jobs/{jobId}/candidates/{cvId}/document": call({
    group: "candidates",
    access: "member",
    summary: "The PDF, by a short-lived address; ?download names it as a file",
    path: candidatePath,
    query: z.object({ download: z.optional(z.string()) }),
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
    summary: "Sets a score by hand, beside the computed one",
    path: candidatePath,
    // Whatever is sent as a score is answered in the words of the product.
    body: z.object({ score: z.optional(z.unknown()), reason: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
    status: 200,
    answer: Candidate.Info,
  }),
  "DELETE /api/jobs/{jobId}/candidates/{cvId}/score": call({
    group: "candidates",
    access: "member",
    summary: "Brings the computed score back",
    path: candidatePath,
    status: 200,
    answer: Candidate.Info,
  }),
} as const satisfies Record<`${Method} /api/${string}`, Call>;

export type CallKey = keyof typeof calls;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Part<K extends CallKey, P extends keyof Call> = (typeof calls)[K] extends { readonly [Q in P]: infer S } ? S : undefined;

/** What a caller sends. */
export type BodyOf<K extends CallKey> = Given<Part<K, "body">>;
export type QueryOf<K extends CallKey> = Given<Part<K, "query">>;
/** What a handler gets, parsed. */
export type InputOf<K extends CallKey> = {
  path: Parsed<Part<K, "path">>;
  query: Parsed<Part<K, "query">>;
  body: Parsed<Part<K, "body">>;
};
/** What comes back. */
export type AnswerOf<K extends CallKey> = Parsed<Part<K, "answer">>;
