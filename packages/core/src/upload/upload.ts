import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { writeEach } from "../kernel/batch.ts";
import { ErasureLog } from "../kernel/erasure-log.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { Storage } from "../kernel/storage.ts";
import { find, itemOf } from "./stored.ts";
import { ArrivalEntity, UploadEntity, WaitingFileEntity } from "./upload.entity.ts";

export * as Upload from "./upload.ts";

export { begin, type Delivery, formsFor, formsOnce, named, reserve } from "./announce.ts";
export { readAgain, resumeWaiting, retry } from "./again.ts";
export { list } from "./list.ts";
export {
  beginAttempt,
  completeAsDuplicate,
  completeAsLetter,
  completed,
  fail,
  giveUp,
  owedAfter,
  showAttempt,
  showFault,
  waitForPayment,
} from "./outcome.ts";
export { arrivalOf, find, isHeldForWord, isWaitingForPayment, type Item, itemOf, type Row } from "./stored.ts";

/** Removes a settled file from the list. The candidate it became is kept. */
export const dismiss = fn(z.object({ jobId: z.string(), cvId: z.string() }), async ({ jobId, cvId }): Promise<void> => {
  const row = await find(jobId, cvId);
  if (!row || itemOf(row).state === "waiting" || row.state === "analyzing") throw new Failure("row.notUpdated", cvId);
  await ErasureLog.write({ type: "upload", jobId, cvId });
  await UploadEntity.delete({ accountId: Actor.accountId(), jobId, cvId }).go();
  await ArrivalEntity.delete({ cvId }).go();
  await Storage.removeFailed(cvId);
  if (row.hasWaitedForPayment) await Storage.removeWaiting(cvId);
});

/** Returns the number of files of the acting account that wait for payment. */
export async function countWaiting(): Promise<number> {
  const waiting = WaitingFileEntity.query.ofAccount({ accountId: Actor.accountId() });
  return (await waiting.go({ pages: "all", attributes: ["cvId"] })).data.length;
}

/** Deletes the listed uploads of a deleted job; files still on their way will find no job and are deleted on arrival. */
export async function eraseOfJob(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  const { data } = await UploadEntity.query.byJob({ accountId, jobId }).go({ pages: "all" });
  for (const { cvId, hasWaitedForPayment, isKept } of data) {
    if (isKept) await Storage.removeFailed(cvId);
    if (!hasWaitedForPayment) continue;
    await WaitingFileEntity.delete({ accountId, cvId }).go();
    await Storage.removeWaiting(cvId);
  }
  await Storage.eraseLetters(accountId, jobId);
  await writeEach(
    data.map(({ cvId }) => ({ cvId })),
    (left) => ArrivalEntity.delete(left).go({ concurrency: 4 }),
  );
  await writeEach(
    data.map(({ cvId }) => ({ accountId, jobId, cvId })),
    (left) => UploadEntity.delete(left).go({ concurrency: 4 }),
  );
}

/**
 * Deletes the bytes of a file from every folder of the bucket, and the record of its account, so that the same file is ignored if
 * it arrives once more.
 */
export async function eraseFile(cvId: string): Promise<void> {
  await ArrivalEntity.delete({ cvId }).go();
  await WaitingFileEntity.delete({ accountId: Actor.accountId(), cvId }).go();
  await Promise.all([Storage.removeIncoming(cvId), Storage.removeFailed(cvId), Storage.removeWaiting(cvId)]);
}

/** Makes uploads of these CVs link to another candidate, after a merge; undefined makes them link to their own again. */
export async function pointTo(jobId: string, cvIds: readonly string[], candidate: string | undefined): Promise<void> {
  const accountId = Actor.accountId();
  await Promise.all(
    cvIds.map(async (cvId) => {
      const upload = UploadEntity.patch({ accountId, jobId, cvId });
      const pointed = candidate === undefined ? upload.remove(["duplicateOf"]) : upload.set({ duplicateOf: candidate });
      await pointed.go({ returnOnConditionCheckFailure: true });
    }),
  );
}
