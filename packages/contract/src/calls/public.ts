import { FEEDS } from "@candor/core/job/platforms.info";
import * as BulkLink from "@candor/core/channels/bulk-link/bulk-link.info";
import { SEARCH_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import * as Publication from "@candor/core/job/publication.info";
import * as Upload from "@candor/core/upload/upload.info";
import * as z from "zod/mini";
import { type Calls, call, id, files, Forms, list } from "./call.ts";

/** Accepts any text, so that a malformed public id gets the same answer as an unknown one. */
const publicPath = z.object({ jobPublic: z.string() });
const bulkPath = z.object({ token: z.string() });
const companyPath = z.object({ companyId: id });
const OpenJobs = z.object({ items: z.array(Publication.OpenJob) });
const digestPath = z.object({ token: z.string().check(z.maxLength(200)) });
/** Ids of files that this page sent, with commas between them. */
const Sent = z.object({ cvIds: z.string().check(z.maxLength(2000)) });
const Told = z.object({ items: z.array(Upload.Told) });

/** Calls without a session: public jobs, bulk links, feeds and the links in mails. */
export const publicCalls = {
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
    summary: "Published, open jobs that are to be read by LinkedIn, newest first, as XML in its format: the first part",
    status: 200,
  }),
  "GET /feeds/indeed.xml": call({
    group: "public",
    access: "anyone",
    summary: "Published, open jobs that are to be read by Indeed, newest first, as XML in its format: the first part",
    status: 200,
  }),
  "GET /feeds/{feed}/{part}": call({
    group: "public",
    access: "anyone",
    summary: "A further part of the feed for LinkedIn or Indeed: 2.xml, 3.xml and so on",
    path: z.object({ feed: z.string().check(z.maxLength(40)), part: z.string().check(z.maxLength(40)) }),
    status: 200,
  }),
  "GET /feeds/parts.json": call({
    group: "public",
    access: "anyone",
    summary: "The addresses of the parts of both feeds",
    status: 200,
    answer: z.record(z.enum(FEEDS), z.array(z.string())),
  }),
  "GET /feeds/jobs.rss": call({
    group: "public",
    access: "anyone",
    summary: "The newest 1,000 published, open jobs, as RSS 2.0",
    status: 200,
  }),
  "GET /feeds/jobs.json": call({
    group: "public",
    access: "anyone",
    summary: "The newest 1,000 published, open jobs, for scripts of any site",
    status: 200,
    answer: OpenJobs,
  }),
  "GET /feeds/companies/{companyId}/jobs.rss": call({
    group: "public",
    access: "anyone",
    summary: "Published, open jobs of one company, newest first, as RSS 2.0",
    path: companyPath,
    status: 200,
  }),
  "GET /feeds/companies/{companyId}/jobs.json": call({
    group: "public",
    access: "anyone",
    summary: "Published, open jobs of one company, newest first, for scripts of any site",
    path: companyPath,
    status: 200,
    answer: OpenJobs,
  }),
  "GET /sitemap.xml": call({
    group: "public",
    access: "anyone",
    summary: "The index of the sitemap: the site's pages, and every published, open job",
    status: 200,
  }),
  "GET /sitemaps/{part}": call({
    group: "public",
    access: "anyone",
    summary: "A part of the sitemap: pages.xml, jobs-1.xml and so on",
    path: z.object({ part: z.string().check(z.maxLength(40)) }),
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
} as const satisfies Calls;
