import * as z from "zod/mini";
import { Account } from "../account/account.ts";
import { assertOpen, criteriaHashOf } from "../job/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { commit } from "../kernel/commit.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { Outbox } from "../kernel/outbox.ts";
import { Storage } from "../kernel/storage.ts";
import { Attempts } from "./attempts.ts";
import { indexedOnItsWay } from "./indexed.ts";
import { fail, uploadAndOwed } from "./outcome.ts";
import { find, isKept, isWaitingForPayment } from "./stored.ts";
import { WaitingFileEntity } from "./upload.entity.ts";

/**
 * Queues a failed file for another attempt. One that is under way again already is left to it, so that a second press changes nothing.
 * Refusals: `cv.attempts` after three for these criteria, `cv.notKept` once the file is gone, `cv.analyzed` for one that was read.
 */
export const retry = fn(z.object({ jobId: z.string(), cvId: z.string() }), async ({ jobId, cvId }): Promise<void> => {
  const [plan, row, criteriaHash] = await Promise.all([
    Account.plan(),
    find(jobId, cvId),
    criteriaHashOf(jobId),
    assertOpen(jobId),
  ]);
  Account.assertMayProcess(plan);
  if (!row) throw new Failure("row.notUpdated", cvId);
  if (row.state === "complete") throw new Failure("cv.analyzed", cvId);
  if (row.isKept && row.settledAt === undefined) return;
  if (row.sha256 && Attempts.isSpent(await Attempts.count({ jobId, sha256: row.sha256, criteriaHash }))) {
    throw new Failure("cv.attempts", cvId);
  }
  if (!isKept(row)) throw new Failure("cv.notKept", cvId);

  // The copy is made by a task that comes again: after a copy that failed, the file would be neither failed nor on its way.
  const { accountId } = row;
  const owed = Outbox.owe({ type: "readAgain", accountId, jobId, cvId });
  const failed = await commit(() =>
    uploadAndOwed()
      .transaction.write((entity) => [
        entity.upload
          .patch({ accountId, jobId, cvId })
          .set({ state: "waiting", ...indexedOnItsWay({ jobId }) })
          .remove(["settledAt", "code", "verdict"])
          .where(({ settledAt }, { eq }) => eq(settledAt, row.settledAt!))
          .commit(),
        entity.owed.put(owed).commit(),
      ])
      .go(),
  );
  // Another press was first.
  if (failed.length === 0) await Outbox.pay(owed);
});

/** Moves a file that is to be read again to the incoming folder, where S3 notifies the worker. A repeated task at worst has it notified twice. */
export async function readAgain(jobId: string, cvId: string): Promise<void> {
  const row = await find(jobId, cvId);
  if (!row || row.settledAt !== undefined || isWaitingForPayment(row)) return;
  const isThere = (await Storage.again(cvId)) || (row.hasWaitedForPayment === true && (await Storage.resume(cvId)));
  if (!isThere) await fail(jobId, cvId, "cv.notKept");
}

/**
 * Sends all files of the acting account that wait for payment to the scoring queue again. Those that still may not be read will
 * wait again.
 */
export async function resumeWaiting(): Promise<void> {
  const accountId = Actor.accountId();
  const { data } = await WaitingFileEntity.query.ofAccount({ accountId }).go({ pages: "all", consistent: true });
  for (const { jobId, cvId, createdAt: putAsideAt } of data) {
    if (!(await Storage.resume(cvId))) await fail(jobId, cvId, "upload.failed");
    // The condition keeps the entry of a file that has begun to wait again meanwhile: it has a newer date.
    await WaitingFileEntity.delete({ accountId, cvId })
      .where(({ createdAt }, { eq }) => eq(createdAt, putAsideAt))
      .go({ returnOnConditionCheckFailure: true });
  }
}
