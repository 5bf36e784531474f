import type { Call, CallKey } from "@candor/contract";

/** Requests that one route takes: a second on average, and at once. */
export interface Throttle {
  readonly perSecond: number;
  readonly burst: number;
}

/** Shared by the routes without a limit of their own. */
export const STAGE_THROTTLE: Throttle = { perSecond: 200, burst: 400 };

/** Without sign-in anybody can send these, directly to the API's address as well: none of them may take the stage's share. */
const STRANGERS_WRITE: Throttle = { perSecond: 50, burst: 100 };

/** Public pages, feeds and logos. CloudFront answers most requests from its cache, so few come through. */
const STRANGERS_READ: Throttle = { perSecond: 100, burst: 200 };

/** Each may ask a language model, for 20 s and for money. */
const TOOLS: Throttle = { perSecond: 10, burst: 60 };

/** Calls of members that read every candidate of a job or an account, or ask a model. */
const COSTLY: Throttle = { perSecond: 20, burst: 60 };

const COSTLY_CALLS: readonly CallKey[] = [
  "POST /api/job-drafts",
  "POST /api/jobs/{jobId}/proposals",
  "POST /api/jobs/{jobId}/analyses",
  "POST /api/jobs/{jobId}/candidates/search",
  "GET /api/jobs/{jobId}/candidates/export",
  "POST /api/jobs/{jobId}/candidates/export",
  "POST /api/cvs/search",
  "POST /api/support",
];

/** The limit of a call's own route; undefined where it shares the stage's. */
export function throttleOf(key: CallKey, { access, group }: Pick<Call, "access" | "group">): Throttle | undefined {
  if (group === "tools") return TOOLS;
  if (access === "anyone") return key.startsWith("GET ") ? STRANGERS_READ : STRANGERS_WRITE;
  return COSTLY_CALLS.includes(key) ? COSTLY : undefined;
}
