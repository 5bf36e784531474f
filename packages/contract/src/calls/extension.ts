import { Locale } from "@candor/core/account/account.info";
import * as Extension from "@candor/core/account/extension/extension.info";
import * as SentCv from "@candor/core/channels/extension/sent-cv.info";
import * as Upload from "@candor/core/upload/upload.info";
import * as z from "zod/mini";
import { type Calls, call, id } from "./call.ts";

/** A browser sends the language of its own pages, so an extension may name the one that its user reads. */
const inLanguage = z.object({ locale: z.optional(Locale) });

/** A call of the extension itself: from any origin, by its token, and whatever cookies come with it. */
const byExtension = { group: "extension", fromExtension: true, query: inLanguage } as const;

/** Calls for the browser extension: the page that connects it, and the calls that it makes itself. */
export const extensionCalls = {
  "POST /api/extension/codes": call({
    group: "extension",
    access: "member",
    summary: "A code that connects the extension of this browser: one use, 60 seconds, bound to its challenge (S256) and address",
    body: Extension.CodeWish,
    status: 201,
    answer: z.object({ code: z.string() }),
  }),
  "GET /api/extension/tokens": call({
    group: "extension",
    access: "member",
    summary: "The browsers that one has connected",
    status: 200,
    answer: z.object({ tokens: z.array(Extension.Connected) }),
  }),
  "DELETE /api/extension/tokens": call({
    group: "extension",
    access: "member",
    invalidates: "extension",
    summary: "Disconnects all browsers",
    status: 204,
  }),
  "DELETE /api/extension/tokens/{tokenId}": call({
    group: "extension",
    access: "member",
    invalidates: "extension",
    summary: "Disconnects one browser",
    path: z.object({ tokenId: id }),
    status: 204,
  }),

  "POST /api/extension/tokens": call({
    ...byExtension,
    access: "anyone",
    summary: "The extension's token, for a code of the connect page and the verifier of its challenge",
    body: Extension.Exchange,
    status: 201,
    answer: z.object({ token: z.string(), tokenId: z.string(), email: z.string() }),
  }),
  "DELETE /api/extension/tokens/current": call({
    ...byExtension,
    access: "extension",
    invalidates: "extension",
    summary: "Disconnects the browser whose extension asks",
    status: 204,
  }),
  "GET /api/extension/jobs": call({
    ...byExtension,
    access: "extension",
    summary: "The jobs that take CVs, newest first, and whose account it is",
    status: 200,
    answer: z.object({ email: z.string(), jobs: z.array(SentCv.OpenJob) }),
  }),
  "POST /api/extension/uploads": call({
    ...byExtension,
    access: "extension",
    summary: "A presigned form for one PDF; the plan is asked when the file is read, and keeps it if it must",
    body: SentCv.Announced,
    status: 201,
    answer: z.object({ cvId: z.string(), post: z.omit(Upload.Form, { cvId: true }) }),
  }),
  "GET /api/extension/uploads/{cvId}": call({
    ...byExtension,
    access: "extension",
    summary: "What became of a CV that the extension has sent",
    path: z.object({ cvId: id }),
    query: z.extend(inLanguage, { jobId: id }),
    status: 200,
    answer: SentCv.Outcome,
  }),
} as const satisfies Calls;
