/**
 * Every call of the API, once: path, access, input and answer. The HTTP API's routes, the handlers' parsing, the web client's types
 * and GET /api/openapi.json are all derived from this table. Safe for the browser.
 */
import { accountCalls } from "./calls/account.ts";
import { federationCalls } from "./calls/federation.ts";
import { jobCalls } from "./calls/jobs.ts";
import { companyCalls } from "./calls/companies.ts";
import { uploadCalls } from "./calls/uploads.ts";
import { candidateCalls } from "./calls/candidates.ts";
import { peopleCalls } from "./calls/people.ts";
import { pageCalls } from "./calls/pages.ts";
import { publicCalls } from "./calls/public.ts";
import { extensionCalls } from "./calls/extension.ts";
import { toolCalls } from "./calls/tools.ts";
import type { Call } from "./calls/call.ts";
import type * as z from "zod/mini";

export type { Call, Group, Method } from "./calls/call.ts";
export { ReturnTo } from "./calls/account.ts";

export const calls = {
  ...accountCalls,
  ...federationCalls,
  ...jobCalls,
  ...companyCalls,
  ...uploadCalls,
  ...candidateCalls,
  ...extensionCalls,
  ...peopleCalls,
  ...publicCalls,
  ...pageCalls,
  ...toolCalls,
} as const;

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
