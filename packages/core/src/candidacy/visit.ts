import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { fn } from "../kernel/fn.ts";
import { assertExists } from "../job/stored.ts";
import { VISIT_ENDS_MS } from "../kernel/limits.ts";
import { VisitEntity } from "./visit.entity.ts";

export * as Visit from "./visit.ts";

/** Looks within this time of each other write nothing. */
const WRITES_EVERY_MS = 5000;

type Seen = { readonly at: string; readonly since?: string | undefined } | null;

const isOver = (seen: NonNullable<Seen>, now: number): boolean => now - Date.parse(seen.at) > VISIT_ENDS_MS;

/** Who came after this is new to the account: the last look of the visit before, null while there was none. */
export async function since(jobId: string): Promise<string | null> {
  const seen = await find(jobId);
  if (!seen) return null;
  return isOver(seen, Date.now()) ? seen.at : (seen.since ?? null);
}

/** Keeps that somebody looks at a job's candidates now; after half an hour without a look it is another visit. */
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
