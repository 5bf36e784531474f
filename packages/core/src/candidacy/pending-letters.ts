import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { Tasks } from "../kernel/tasks.ts";
import { LETTER_SHARDS, PendingLetterEntity } from "./pending-letter.entity.ts";

export * as PendingLetters from "./pending-letters.ts";

/** Stops the mail that waits for a candidate. Refusal: `row.notUpdated` where none waits, or it is being sent. */
export const stop = fn(z.object({ jobId: z.string(), cvId: z.string() }), async ({ jobId, cvId }): Promise<void> => {
  const { rejected } = await PendingLetterEntity.remove({ accountId: Actor.accountId(), jobId, cvId })
    .where(({ claimedUntil }, { notExists, lt }) => `${notExists(claimedUntil)} OR ${lt(claimedUntil, new Date().toISOString())}`)
    .go({ returnOnConditionCheckFailure: true });
  if (rejected) throw new Failure("row.notUpdated", cvId);
});

/** Queues the letters whose time has come, and returns their number. A letter that is still there a minute later is queued again. */
export async function sendDue(now = Date.now()): Promise<number> {
  let due = 0;
  for (let shard = 0; shard < LETTER_SHARDS; shard++) {
    const { data } = await PendingLetterEntity.query
      .byTime({ shard })
      .lte({ sendAt: new Date(now).toISOString() })
      .go({ pages: "all" });
    for (const { accountId, jobId, cvId, sendAt } of data)
      await Tasks.send({ type: "sendLetter", accountId, jobId, cvId, sendAt });
    due += data.length;
  }
  return due;
}
