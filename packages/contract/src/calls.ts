/**
 * Every call of the API, once: path, access, input and answer. The HTTP API's routes, the handlers' parsing, the web client's types
 * and GET /api/openapi.json are all derived from this table. Safe for the browser.
 */
import * as Account from "@candor/core/account/account.info";
import * as AdvertLink from "@candor/core/job/link.info";
import * as BulkLink from "@candor/core/channels/bulk-link/bulk-link.info";
import { Named } from "@candor/core/pool/people.info";
import * as Candidate from "@candor/core/candidacy/candidate.info";
import * as Company from "@candor/core/job/company/company.info";
import * as Logo from "@candor/core/job/company/logo.info";
import * as Coupon from "@candor/core/account/coupon/coupon.info";
import * as Cv from "@candor/core/cv/cv.info";
import { PoolAnswer } from "@candor/core/pool/pool.info";
import * as Dashboard from "@candor/core/dashboard/dashboard.info";
import * as Job from "@candor/core/job/job.info";
import { BULK_MAX, DESCRIPTION_MAX_CHARACTERS, EXPORT_MAX, SEARCH_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import * as Plan from "@candor/core/account/plan/plan.info";
import * as Publication from "@candor/core/job/publication.info";
import type { Notification } from "@candor/core/kernel/realtime/realtime.info";
import * as Support from "@candor/core/account/support.info";
import * as Upload from "@candor/core/upload/upload.info";
import * as View from "@candor/core/candidacy/view.info";
import * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The Lambda function that answers the call. */
export type Group = "auth" | "account" | "jobs" | "uploads" | "candidates" | "public" | "realtime";

export interface Call {
  readonly group: Group;
  /** `anyone` needs no session. `member` needs one, and reaches only the data of its account. */
  readonly access: "anyone" | "member";
  readonly summary: string;
  /** The token in the path allows the call, so other sites and mail programs may make it, too. */
  readonly fromAnywhere?: true;
  /** The data that open pages of the account fetch again after this call: of the job in its path, if there is one. */
  readonly invalidates?: Notification["about"];
  readonly path?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly status: 200 | 201 | 202 | 204 | 302;
  readonly answer?: z.ZodMiniType;
}

const call = <const C extends Call>(definition: C) => definition;

/** Ids are opaque; ours have 30 characters. */
const id = z.string("id.required").check(z.minLength(1, "id.required"), z.maxLength(64));
const jobPath = z.object({ jobId: id });
const cvPath = z.object({ cvId: id });
const candidatePath = z.object({ jobId: id, cvId: id });
const SomeCandidates = z.object({ cvIds: z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX)) });
/** Accepts any text, so that a malformed public id gets the same answer as an unknown one. */
const publicPath = z.object({ jobPublic: z.string() });
const bulkPath = z.object({ token: z.string() });
const digestPath = z.object({ token: z.string().check(z.maxLength(200)) });
const files = z.array(Upload.File).check(z.minLength(1));
const Forms = z.object({ uploads: z.array(Upload.Form) });
/** Ids of files that this page sent, with commas between them. */
const Sent = z.object({ cvIds: z.string().check(z.maxLength(2000)) });
const Told = z.object({ items: z.array(Upload.Told) });
const list = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()), total: z.int() });

/** `revision` is the one from which the edit began: after another edit in between, the call is refused and overwrites nothing. */
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
    summary: "Changes one's own name or language, or whether one is told of new applications by a daily mail",
    body: z.object({
      name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      locale: z.optional(Account.Locale),
      digest: z.optional(z.boolean()),
    }),
    status: 200,
    answer: SessionAnswer,
  }),
  "DELETE /api/auth/session": call({ group: "auth", access: "anyone", summary: "Signs out, on the server too", status: 204 }),

  "POST /api/support": call({
    group: "account",
    access: "member",
    summary: "Mails a question to support; the answer goes to the member",
    body: Support.Question,
    status: 202,
  }),

  "GET /api/plans": call({
    group: "account",
    access: "anyone",
    summary: "Plans that are for sale, by the month and by the year",
    status: 200,
    answer: Plan.Offers,
  }),
  "GET /api/subscription": call({
    group: "account",
    access: "member",
    summary: "How the account's subscription stands, what it costs and what of it is used",
    status: 200,
    answer: Account.Subscription,
  }),
  "POST /api/coupons/validate": call({
    group: "account",
    access: "member",
    summary: "What a coupon would grant the account; nothing is used",
    body: Coupon.Entered,
    status: 200,
    answer: Coupon.Grant,
  }),
  "POST /api/coupons/redeem": call({
    group: "account",
    access: "member",
    invalidates: "jobs",
    summary: "Uses a coupon for the account; CVs that waited are read",
    body: Coupon.Entered,
    status: 200,
    answer: Coupon.Grant,
  }),
  "GET /api/dashboard": call({
    group: "account",
    access: "member",
    summary: "What the account has, what its plan leaves, and its newest jobs",
    status: 200,
    answer: Dashboard.Info,
  }),
  "POST /api/job-drafts": call({
    group: "jobs",
    access: "member",
    summary: "Job fields and criteria read from a description or a posting's link, or an advert written from a few words",
    body: z.discriminatedUnion("from", [
      z.object({
        from: z.literal("description"),
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(DESCRIPTION_MAX_CHARACTERS)),
        additionalRequirements: z.optional(z.string().check(z.maxLength(DESCRIPTION_MAX_CHARACTERS))),
      }),
      z.extend(Job.Brief, { from: z.literal("brief") }),
      z.object({
        from: z.literal("link"),
        url: AdvertLink.Link,
        additionalRequirements: z.optional(z.string().check(z.maxLength(DESCRIPTION_MAX_CHARACTERS))),
      }),
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
    invalidates: "jobs",
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
  "PATCH /api/jobs/{jobId}": call({
    group: "jobs",
    access: "member",
    invalidates: "job",
    summary:
      "Changes what a job says, field by field; its criteria stay, and what the new words would change about them is proposed",
    path: jobPath,
    body: Job.Edit,
    status: 200,
    answer: z.extend(Job.Info, { proposed: z.array(Job.Proposal) }),
  }),
  "POST /api/jobs/{jobId}/proposals": call({
    group: "jobs",
    access: "member",
    summary: "What an edit of a job would change about its criteria; nothing is saved",
    path: jobPath,
    body: Job.Edit,
    status: 200,
    answer: z.object({ proposed: z.array(Job.Proposal) }),
  }),
  "DELETE /api/jobs/{jobId}": call({
    group: "jobs",
    access: "member",
    invalidates: "jobs",
    summary: "Deletes a job and its candidacies; the CVs stay",
    path: jobPath,
    status: 204,
  }),
  "PUT /api/jobs/{jobId}/status": call({
    group: "jobs",
    access: "member",
    invalidates: "job",
    summary: "Opens, closes or holds a job",
    path: jobPath,
    body: z.object({ status: Job.Status }),
    status: 200,
    answer: Job.Info,
  }),

  "PUT /api/jobs/{jobId}/publication": call({
    group: "jobs",
    access: "member",
    invalidates: "job",
    summary: "Publishes a job under a company's name, or takes it off the web",
    path: jobPath,
    body: z.object({
      published: z.boolean(),
      platforms: z.optional(Publication.Platforms),
      companyId: z.optional(id),
    }),
    status: 200,
    answer: Job.Info,
  }),
  "PUT /api/jobs/{jobId}/mailbox": call({
    group: "jobs",
    access: "member",
    invalidates: "job",
    summary: "Gives the address that takes CVs another name, once; the former address goes on working",
    path: jobPath,
    body: z.object({ name: z.string().check(z.trim(), z.maxLength(100)) }),
    status: 200,
    answer: Job.Info,
  }),
  "GET /api/jobs/{jobId}/bulk-links": call({
    group: "jobs",
    access: "member",
    summary: "Links with which others send CVs to a job, newest first",
    path: jobPath,
    status: 200,
    answer: z.object({ items: z.array(BulkLink.Info) }),
  }),
  "POST /api/jobs/{jobId}/bulk-links": call({
    group: "jobs",
    access: "member",
    invalidates: "job",
    summary: "Makes a link with a limit and an end, with which others send CVs to a job",
    path: jobPath,
    body: BulkLink.Fields,
    status: 201,
    answer: BulkLink.Info,
  }),
  "DELETE /api/jobs/{jobId}/bulk-links/{linkId}": call({
    group: "jobs",
    access: "member",
    invalidates: "job",
    summary: "Revokes a link; CVs that came through it stay",
    path: z.object({ jobId: id, linkId: id }),
    status: 204,
  }),

  "GET /api/companies": call({
    group: "jobs",
    access: "member",
    summary: "Company profiles of the account, by name",
    status: 200,
    answer: z.object({ items: z.array(Company.Info) }),
  }),
  "POST /api/companies": call({
    group: "jobs",
    access: "member",
    summary: "Makes a company profile",
    body: Company.Fields,
    status: 201,
    answer: Company.Info,
  }),
  "GET /api/companies/{companyId}": call({
    group: "jobs",
    access: "member",
    summary: "One company profile",
    path: z.object({ companyId: id }),
    status: 200,
    answer: Company.Info,
  }),
  "PATCH /api/companies/{companyId}": call({
    group: "jobs",
    access: "member",
    summary: "Changes a company profile; published jobs show it at once",
    path: z.object({ companyId: id }),
    body: z.partial(Company.Fields),
    status: 200,
    answer: Company.Info,
  }),
  "DELETE /api/companies/{companyId}": call({
    group: "jobs",
    access: "member",
    summary: "Deletes a company profile that no published job names",
    path: z.object({ companyId: id }),
    status: 204,
  }),
  "POST /api/companies/{companyId}/logo": call({
    group: "uploads",
    access: "member",
    summary: "A presigned form for a company's logo: PNG, JPEG or WebP of at most 1 MB",
    path: z.object({ companyId: id }),
    body: Logo.LogoFile,
    status: 201,
    answer: Logo.LogoForm,
  }),
  "PUT /api/companies/{companyId}/logo": call({
    group: "uploads",
    access: "member",
    summary: "Makes the file that was sent the company's logo, once it has been looked at; published jobs show it at once",
    path: z.object({ companyId: id }),
    body: z.object({ logoId: id }),
    status: 200,
    answer: Company.Info,
  }),
  "DELETE /api/companies/{companyId}/logo": call({
    group: "uploads",
    access: "member",
    summary: "Takes the logo off a company",
    path: z.object({ companyId: id }),
    status: 204,
  }),

  "POST /api/jobs/{jobId}/uploads": call({
    group: "uploads",
    access: "member",
    invalidates: "uploads",
    summary: "Presigned forms for PDF files",
    path: jobPath,
    body: z.object({ files }),
    status: 201,
    answer: Forms,
  }),
  "GET /api/jobs/{jobId}/uploads": call({
    group: "uploads",
    access: "member",
    summary: "Files on their way, and those finished within a day",
    path: jobPath,
    status: 200,
    answer: z.object({ items: z.array(Upload.Info) }),
  }),
  "POST /api/jobs/{jobId}/uploads/{cvId}/retry": call({
    group: "uploads",
    access: "member",
    invalidates: "uploads",
    summary: "Reads a file again that could not be taken, while attempts are left",
    path: candidatePath,
    status: 202,
  }),
  "DELETE /api/jobs/{jobId}/uploads/{cvId}": call({
    group: "uploads",
    access: "member",
    invalidates: "uploads",
    summary: "Takes a settled file off the list; the candidate stays",
    path: candidatePath,
    status: 204,
  }),

  "GET /api/jobs/{jobId}/candidates": call({
    group: "candidates",
    access: "member",
    summary: "Candidates of a job who fit a filter, best first unless asked for otherwise, and what they can be filtered by",
    path: jobPath,
    query: z.extend(Candidate.Filter, { next: z.optional(z.string()) }),
    status: 200,
    // `stale`: number of the job's candidates whose evaluation belongs to earlier criteria.
    // `since`: candidates who came after this time are new to the account, `fresh` of them in all; null on the first visit.
    answer: z.extend(list(Candidate.Row), {
      stale: z.int(),
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
    answer: Cv.Shown,
  }),
  "DELETE /api/cvs/{cvId}": call({
    group: "candidates",
    access: "member",
    invalidates: "jobs",
    summary: "Erases a CV everywhere: gone at once, its file within seconds; told again meanwhile, it changes nothing",
    path: cvPath,
    status: 204,
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

  "GET /api/openapi.json": call({
    group: "public",
    access: "anyone",
    summary: "This API as an OpenAPI 3.1 document",
    status: 200,
    answer: z.record(z.string(), z.unknown()),
  }),
  "GET /api/public/jobs": call({
    group: "public",
    access: "anyone",
    summary: "Published, open jobs, newest first",
    query: z.object({
      query: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS))),
      next: z.optional(z.string().check(z.maxLength(200))),
    }),
    status: 200,
    answer: list(Publication.Listed),
  }),
  "GET /api/public/jobs/{jobPublic}": call({
    group: "public",
    access: "anyone",
    summary: "A published job as visitors read it; closed and held ones say so",
    path: publicPath,
    status: 200,
    answer: Publication.Shown,
  }),
  "POST /api/public/jobs/{jobPublic}/uploads": call({
    group: "public",
    access: "anyone",
    summary: "A presigned form for the CV of somebody who applies",
    path: publicPath,
    // Exactly one file is needed; the handler refuses none and several together with the other fields.
    body: z.extend(Publication.Application, { files: z.optional(z.array(Upload.File)) }),
    status: 201,
    answer: Forms,
  }),
  "GET /api/public/jobs/{jobPublic}/uploads": call({
    group: "public",
    access: "anyone",
    summary: "What became of files sent just now, as far as it concerns who sent them",
    path: publicPath,
    query: Sent,
    status: 200,
    answer: Told,
  }),
  "GET /api/digest/{token}": call({
    group: "public",
    access: "anyone",
    summary: "Leads from a daily mail to the page that switches it off; changes nothing",
    path: digestPath,
    status: 302,
  }),
  "POST /api/digest/{token}": call({
    group: "public",
    access: "anyone",
    fromAnywhere: true,
    summary: "Switches the daily mail off at once, as mail programs do with one click (RFC 8058)",
    path: digestPath,
    status: 204,
  }),
  "PUT /api/digest/{token}": call({
    group: "public",
    access: "anyone",
    summary: "Switches the daily mail off, or on again",
    path: digestPath,
    body: z.object({ digest: z.boolean() }),
    status: 204,
  }),
  "GET /feeds/linkedin.xml": call({
    group: "public",
    access: "anyone",
    summary: "Published, open jobs that are to be read by LinkedIn, newest first, as XML in its format",
    status: 200,
  }),
  "GET /feeds/indeed.xml": call({
    group: "public",
    access: "anyone",
    summary: "Published, open jobs that are to be read by Indeed, newest first, as XML in its format",
    status: 200,
  }),
  "GET /api/logos/{logoId}": call({
    group: "public",
    access: "anyone",
    summary: "A company's logo, as a picture; its address always shows the same one",
    path: z.object({ logoId: id }),
    status: 200,
  }),
  "GET /api/public/bulk/{token}": call({
    group: "public",
    access: "anyone",
    summary: "The job and the limits of a bulk link",
    path: bulkPath,
    status: 200,
    answer: BulkLink.Shown,
  }),
  "POST /api/public/bulk/{token}/uploads": call({
    group: "public",
    access: "anyone",
    summary: "Presigned forms for CVs that come through a bulk link, at most 50 a call",
    path: bulkPath,
    body: z.object({ files }),
    status: 201,
    answer: Forms,
  }),
  "GET /api/public/bulk/{token}/uploads": call({
    group: "public",
    access: "anyone",
    summary: "What became of files sent just now, as far as it concerns who sent them",
    path: bulkPath,
    query: Sent,
    status: 200,
    answer: Told,
  }),

  "POST /api/realtime/tickets": call({
    group: "realtime",
    access: "member",
    summary: "A ticket for the socket that says when to look again: one use, 60 seconds",
    status: 200,
    answer: z.object({ url: z.string(), ticket: z.string() }),
  }),
} as const satisfies Record<`${Method} /api/${string}` | `GET /feeds/${string}`, Call>;

export type CallKey = keyof typeof calls;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Part<K extends CallKey, P extends keyof Call> = (typeof calls)[K] extends { readonly [Q in P]: infer S } ? S : undefined;

/** The body that a caller sends. */
export type BodyOf<K extends CallKey> = Given<Part<K, "body">>;
export type QueryOf<K extends CallKey> = Given<Part<K, "query">>;
/** The parsed input of a handler. */
export type InputOf<K extends CallKey> = {
  path: Parsed<Part<K, "path">>;
  query: Parsed<Part<K, "query">>;
  body: Parsed<Part<K, "body">>;
};
/** The answer that a caller gets. */
export type AnswerOf<K extends CallKey> = Parsed<Part<K, "answer">>;
