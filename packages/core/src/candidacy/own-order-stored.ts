import { Actor } from "../kernel/actor.ts";
import { LOST, retry } from "../kernel/retry.ts";
import type { Stage } from "./candidate.info.ts";
import { OwnOrderEntity } from "./own-order.entity.ts";

export * as StoredOrder from "./own-order-stored.ts";

// Reads and writes own orders. Tasks that erase need it without rankings, whose skills load the vocabulary.

export interface Stored {
  readonly stage: Stage;
  readonly cvIds: readonly string[];
  readonly revision: number;
}

/** Returns the own orders of a job, one for each stage that has one. */
export async function findAll(jobId: string): Promise<readonly Stored[]> {
  const { data } = await OwnOrderEntity.query
    .ofJob({ accountId: Actor.accountId(), jobId })
    .go({ pages: "all", consistent: true });
  return data;
}

/** Writes an order that was read at a revision. False when somebody else wrote meanwhile. */
export async function write(jobId: string, { stage, cvIds, revision }: Stored): Promise<boolean> {
  const { rejected } = await OwnOrderEntity.put({
    accountId: Actor.accountId(),
    jobId,
    stage,
    cvIds: [...cvIds],
    revision: revision + 1,
  })
    .where((stored, { eq, notExists }) => (revision > 0 ? eq(stored.revision, revision) : notExists(stored.revision)))
    .go({ returnOnConditionCheckFailure: true });
  return !rejected;
}

/** Takes a CV that is erased out of the orders of a job: its id never comes back. */
export async function forget(jobId: string, cvId: string): Promise<void> {
  await retry("an erasure from own orders", async () => {
    for (const { stage, cvIds, revision } of await findAll(jobId)) {
      if (!cvIds.includes(cvId)) continue;
      if (!(await write(jobId, { stage, cvIds: cvIds.filter((id) => id !== cvId), revision }))) return LOST;
    }
    return undefined;
  });
}

/** Removes the orders of a deleted job. */
export async function eraseOfJob(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  await Promise.all((await findAll(jobId)).map(({ stage }) => OwnOrderEntity.delete({ accountId, jobId, stage }).go()));
}
