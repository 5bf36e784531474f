import * as z from "zod/mini";
import { type Calls, call } from "./call.ts";

const list = { query: z.object({ query: z.optional(z.string()), next: z.optional(z.string()) }) };
const job = z.object({ jobPublic: z.string() });
const company = z.object({ companyId: z.string() });
/** The languages beside English; a page says in its own words that there is no other. */
const locale = z.object({ locale: z.string() });
const page = { group: "public", access: "anyone", status: 200 } as const;

/** Pages that are drawn when they are asked for. They are answered in HTML, with 404 and 410 as pages, too. */
export const pageCalls = {
  "GET /public/jobs": call({ ...page, ...list, summary: "The page of published, open jobs, with a search" }),
  "GET /{locale}/public/jobs": call({ ...page, ...list, path: locale, summary: "The same page in another language" }),
  "GET /public/{jobPublic}": call({
    ...page,
    path: job,
    summary: "A job's page in the advert's language; 410 once it is closed",
  }),
  "GET /{locale}/public/{jobPublic}": call({
    ...page,
    path: z.extend(locale, job.shape),
    summary: "A job's page under the address of a language",
  }),
  "GET /embed/{companyId}": call({ ...page, path: company, summary: "A company's open jobs, for a frame on its own site" }),
  "GET /{locale}/embed/{companyId}": call({
    ...page,
    path: z.extend(locale, company.shape),
    summary: "The same frame in another language",
  }),
  "GET /app.html": call({
    ...page,
    group: "page",
    summary: "A page of the dashboard or of signing in, drawn for its reader; the edge names its address in a header",
  }),
} as const satisfies Calls;
