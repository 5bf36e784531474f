import * as AdvertLink from "@candor/core/job/link.info";
import * as BulkLink from "@candor/core/channels/bulk-link/bulk-link.info";
import * as Job from "@candor/core/job/job.info";
import { DESCRIPTION_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import * as Publication from "@candor/core/job/publication.info";
import * as z from "zod/mini";
import { type Calls, call, id, jobPath, list } from "./call.ts";

/** Calls for jobs: drafts, edits, publication, mailbox and bulk links. */
export const jobCalls = {
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
  "GET /api/jobs/{jobId}/advert-lines": call({
    group: "jobs",
    access: "member",
    summary: "Lines of a job's advert that are no criteria: questions for the interview, and requirements that were not used",
    path: jobPath,
    status: 200,
    answer: Job.AdvertLines,
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
  "GET /api/jobs/{jobId}/remarks": call({
    group: "jobs",
    access: "member",
    summary:
      "Wishes on protected facts in the words that a job's public page shows, each with a lawful wording, hints on words that put people off, and if search engines can tell its country",
    path: jobPath,
    status: 200,
    answer: z.object({ items: z.array(Job.Remark), hints: z.array(Job.Hint), hasCountry: z.boolean() }),
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
    invalidates: "links",
    summary: "Makes a link with a limit and an end, with which others send CVs to a job",
    path: jobPath,
    body: BulkLink.Fields,
    status: 201,
    answer: BulkLink.Info,
  }),
  "DELETE /api/jobs/{jobId}/bulk-links/{linkId}": call({
    group: "jobs",
    access: "member",
    invalidates: "links",
    summary: "Revokes a link; CVs that came through it stay",
    path: z.object({ jobId: id, linkId: id }),
    status: 204,
  }),
} as const satisfies Calls;
