import { Actor } from "../kernel/actor.ts";
import { DASHBOARD_VISIT_ENDS_MS } from "../kernel/limits.ts";
import { LastVisitEntity } from "./last-visit.entity.ts";

export * as LastVisit from "./last-visit.ts";

type Visit = { readonly at: string; readonly since?: string | undefined };

const isOver = ({ at }: Visit): boolean => Date.now() - Date.parse(at) > DASHBOARD_VISIT_ENDS_MS;

/** Beginning of the acting member's visit before the present one, or null in the first. What came after it may be new to them. */
export async function since(): Promise<string | null> {
  const visit = await find();
  if (!visit) return null;
  return isOver(visit) ? visit.at : (visit.since ?? null);
}

/** Begins a visit of the acting member, unless one goes on: it is written once, and an open page keeps the time it was given. */
export async function note(): Promise<void> {
  const visit = await find();
  if (visit && !isOver(visit)) return;
  await LastVisitEntity.put({ ...key(), at: new Date().toISOString(), ...(visit && { since: visit.at }) })
    // Another page of the same member began the visit meanwhile.
    .where(({ at }, { eq, notExists }) => (visit ? eq(at, visit.at) : notExists(at)))
    .go({ returnOnConditionCheckFailure: true });
}

const key = () => ({ accountId: Actor.accountId(), userId: Actor.member().userId });

async function find(): Promise<Visit | null> {
  return (await LastVisitEntity.get(key()).go({ consistent: true })).data;
}
