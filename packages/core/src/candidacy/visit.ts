import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { fn } from "../kernel/fn.ts";
import { assertExists } from "../job/stored.ts";
import { VISIT_ENDS_MS } from "../kernel/limits.ts";
import { VisitEntity } from "./visit.entity.ts";

export * as Visit from "./visit.ts";

/** Least time between two writes; requests in between write nothing. */
const WRITES_EVERY_MS = 5000;

type Seen = { readonly at: string; readonly since?: string | undefined } | null;

const isOver = (seen: NonNullable<Seen>, now: number): boolean => now - Date.parse(seen.at) > VISIT_ENDS_MS;

/**
 * Returns the last request of the previous visit, null where there was none. Candidates created after it are new to the account.
 */
export async function since(jobId: string): Promise<string | null> {
  const seen = await find(jobId);
  if (!seen) return null;
  return isOver(seen, Date.now()) ? seen.at : (seen.since ?? null);
}

/** Records that a member is viewing a job's candidates. After half an hour without a request a new visit begins. */
export const note = fn(z.object({ jobId: z.string() }), async ({ jobId }): Promise<void> => {
  const [, seen] = await Promise.all([assertExists(jobId), find(jobId)]);
  const now = Date.now();
  if (seen && now - Date.parse(seen.at) < WRITES_EVERY_MS) return;
  const before = seen && isOver(seen, now) ? seen.at : seen?.since;
  await VisitEntity.put({
    accountId: Actor.accountId(),
    jobId,
    at: new Date(now).toISOString(),
    ...(before && { since: before }),
  }).go();
});

async function find(jobId: string): Promise<Seen> {
  return (await VisitEntity.get({ accountId: Actor.accountId(), jobId }).go({ consistent: true })).data;
}
