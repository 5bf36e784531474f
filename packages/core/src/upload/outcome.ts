import { Service } from "electrodb";
import type { Plan } from "../account/account.info.ts";
import { Actor } from "../kernel/actor.ts";
import { commit } from "../kernel/commit.ts";
import { dayOf } from "../kernel/daily.ts";
import { DAY_MS } from "../kernel/durations.ts";
import type { FailureCode } from "../kernel/failure.ts";
import { COMPLETE_KEPT_MS, WAITING_FOR_PAYMENT_DAYS } from "../kernel/limits.ts";
import { Outbox, type Owed, OwedEntity } from "../kernel/outbox.ts";
import { Storage } from "../kernel/storage.ts";
import { inSeconds } from "../kernel/table.ts";
import { indexedAsNotTaken, indexedAsWaiting, NOT_INDEXED } from "./indexed.ts";
import { find, type Row } from "./stored.ts";
import { UploadEntity, WaitingAccountEntity, WaitingFileEntity } from "./upload.entity.ts";

/**
 * Begins an attempt at reading. Returns false when the upload has settled meanwhile. The attempt is counted when it fails
 * (attempts.ts), not here, because an attempt that ends with a crash of the function is our fault and must not count.
 */
export async function beginAttempt(jobId: string, cvId: string): Promise<boolean> {
  const { rejected } = await UploadEntity.patch({ accountId: Actor.accountId(), jobId, cvId })
    .set({ state: "analyzing" })
    .remove(["code"])
    .where(({ settledAt }, { notExists }) => notExists(settledAt))
    .go({ returnOnConditionCheckFailure: true });
  return !rejected;
}

/** Shows that an attempt failed and another follows. */
export async function showAttempt(jobId: string, cvId: string, attempts: number): Promise<void> {
  await UploadEntity.patch({ accountId: Actor.accountId(), jobId, cvId }).set({ state: "error", attempts }).go();
}

/** Shows the step at which an attempt failed for a reason of ours, and counts it. Another attempt follows. */
export async function showFault(jobId: string, cvId: string, code: FailureCode): Promise<void> {
  await UploadEntity.patch({ accountId: Actor.accountId(), jobId, cvId })
    .set({ state: "error", code })
    .add({ faults: 1 })
    .where(({ settledAt }, { notExists }) => notExists(settledAt))
    .go({ returnOnConditionCheckFailure: true });
}

/** Settles an upload whose attempts are over as failed: at the step where the last one failed, if one is known. */
export async function giveUp(jobId: string, cvId: string): Promise<void> {
  const row = await find(jobId, cvId);
  await fail(jobId, cvId, (row?.state === "error" ? row.code : undefined) ?? "server");
}

/** Settles an upload as failed, unless it has settled already. Its bytes are kept for another attempt. */
export async function fail(
  jobId: string,
  cvId: string,
  code: FailureCode,
  more: Pick<Partial<Row>, "verdict" | "sha256" | "attempts"> = {},
): Promise<void> {
  const isKept = await Storage.keepFailed(cvId);
  const row = await find(jobId, cvId);
  if (row) await settle(row, { state: "failed", code, isKept, ...indexedAsNotTaken(row), ...more });
}

/** Settles an upload as complete, because the account has the same bytes already as `duplicateOf`. */
export async function completeAsDuplicate(row: Row, duplicateOf: string, score: number | undefined): Promise<void> {
  await conclude(row, {
    ...completed(row),
    verdict: "ok",
    ...(duplicateOf !== row.cvId && { duplicateOf }),
    ...(score !== undefined && { score }),
  });
}

/** Settles an upload as a cover letter, which is stored with the candidate and is no candidate itself. */
export async function completeAsLetter(row: Row, bytes: Uint8Array): Promise<void> {
  await Storage.keepLetter(row, bytes);
  await conclude(row, { ...completed(row), verdict: "letter" });
}

/**
 * Lets a file wait for the account's payment; `code` tells the account's owner what is missing. One that waits only for the plan's next
 * month is sent again by the first daily run in it.
 */
export async function waitForPayment(row: Row, code: FailureCode, { resetsAt }: Plan): Promise<void> {
  const { accountId, jobId, cvId } = row;
  await Storage.keepWaiting(cvId);
  const expiresAt = inSeconds(Date.now() + (WAITING_FOR_PAYMENT_DAYS + 1) * DAY_MS);
  await WaitingFileEntity.put({ accountId, jobId, cvId, expiresAt }).go();
  if (code === "cv.limit" && resetsAt)
    await WaitingAccountEntity.put({ day: dayOf(Date.parse(resetsAt)), accountId, expiresAt }).go();
  await conclude(row, { state: "waiting", code, hasWaitedForPayment: true, expiresAt, ...indexedAsWaiting(row) });
}

/**
 * The fields of a file that needs nothing more. One that came by mail is kept as long as its mail, whose entry is found by it when the CV
 * is erased.
 */
export const completed = ({ mailId }: Pick<Row, "mailId">) => ({
  state: "complete" as const,
  settledAt: new Date().toISOString(),
  ...(mailId === undefined && { expiresAt: inSeconds(Date.now() + COMPLETE_KEPT_MS) }),
});

const settle = (row: Row, outcome: Partial<Row>): Promise<void> =>
  conclude(row, { ...outcome, settledAt: new Date().toISOString() });

/** The task that must follow the outcome of a file: the sender of its mail is answered, and letters find their candidates. */
export function owedAfter({ accountId, jobId, mailId }: Row): Owed | undefined {
  return mailId === undefined ? undefined : Outbox.owe({ type: "answerMail", accountId, jobId, mailId });
}

/**
 * Writes an outcome together with the task that must follow it, unless the file has settled already. One that names no place in the index
 * takes the file out of it.
 */
async function conclude(row: Row, outcome: Partial<Row>): Promise<void> {
  const { accountId, jobId, cvId } = row;
  const removed = outcome.indexedUnder === undefined ? [...NOT_INDEXED] : [];
  const owed = owedAfter(row);
  if (!owed) {
    await UploadEntity.patch({ accountId, jobId, cvId })
      .set(outcome)
      .remove(removed)
      .where(({ settledAt }, { notExists }) => notExists(settledAt))
      .go({ returnOnConditionCheckFailure: true });
    return;
  }
  const failed = await commit(() =>
    uploadAndOwed()
      .transaction.write((entity) => [
        entity.upload
          .patch({ accountId, jobId, cvId })
          .set(outcome)
          .remove(removed)
          .where(({ settledAt }, { notExists }) => notExists(settledAt))
          .commit(),
        entity.owed.put(owed).commit(),
      ])
      .go(),
  );
  if (failed.length === 0) await Outbox.pay(owed);
}

/** Writes an upload and a task that must follow in one transaction. */
export const uploadAndOwed = () => new Service({ upload: UploadEntity, owed: OwedEntity });
