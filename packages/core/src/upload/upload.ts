import { Service } from "electrodb";
import * as z from "zod/mini";
import type { Locale, Plan } from "../account/account.info.ts";
import { Account } from "../account/account.ts";
import { DAY_MS } from "../kernel/durations.ts";
import { writeEach } from "../kernel/batch.ts";
import { Actor } from "../kernel/actor.ts";
import type { Application } from "./upload.info.ts";
import { dayOf } from "../kernel/daily.ts";
import { Failure, type FailureCode } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { createId } from "../kernel/id.ts";
import { Idempotency } from "../kernel/idempotency.ts";
import { assertExists, assertOpen, criteriaHashOf } from "../job/stored.ts";
import {
  FAILED_KEPT_MS,
  FILE_MAX_BYTES,
  WAITING_FOR_PAYMENT_DAYS,
  UPLOAD_FORM_SECONDS,
  UPLOADS_LISTED_MS,
} from "../kernel/limits.ts";
import { commit } from "../kernel/commit.ts";
import { Outbox, OwedEntity, type Owed } from "../kernel/outbox.ts";
import { plainName } from "../kernel/clean-text.ts";
import { Storage } from "../kernel/storage.ts";
import { inSeconds } from "../kernel/table.ts";
import { Attempts } from "./attempts.ts";
import { ArrivalEntity, UploadEntity, WaitingAccountEntity, WaitingFileEntity } from "./upload.entity.ts";
import { File, type Form, type Info } from "./upload.info.ts";
import { type Source } from "../cv/cv.info.ts";

export * as Upload from "./upload.ts";

/** An upload without its message, which is added in the API layer because it depends on the caller's language. */
export type Item = Omit<Info, "message" | "code"> & { readonly code: FailureCode | null };

export type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * An upload is kept longer than it is listed, so that a form that is posted again finds its settled id for as long as its object
 * could arrive.
 */
const KEPT_MS = 30 * UPLOADS_LISTED_MS;

/** Files that come to a job through one channel. */
export interface Delivery {
  readonly jobId: string;
  readonly files: readonly { readonly name: string; readonly size: number; readonly cvId?: string }[];
  readonly source: Source;
  readonly locale: Locale;
  readonly application?: Application;
  readonly mailId?: string;
  /** The files are put aside until a recruiter has them read. */
  readonly isHeld?: boolean;
}

/**
 * Reserves ids for a recruiter's files and returns one presigned form each. The allowance is counted only when a CV has been
 * read.
 */
export const begin = fn(
  z.object({ jobId: z.string(), files: z.array(File).check(z.minLength(1)) }),
  async ({ jobId, files }): Promise<{ uploads: Form[] }> => {
    const [plan] = await Promise.all([Account.plan(), assertOpen(jobId)]);
    Account.assertMayProcess(plan);
    if (files.length > plan.maxCvCount) {
      throw new Failure("upload.tooMany", jobId, { max: plan.maxCvCount, current: files.length });
    }
    return formsFor(await reserve({ jobId, files, source: "uploaded", locale: Actor.member().locale }));
  },
);

/**
 * Announces files of the acting account from any channel and returns their ids. A file that has its own id and was announced
 * before is left unchanged, so repeated calls are safe.
 */
export async function reserve(delivery: Delivery): Promise<string[]> {
  const { jobId, files, source, locale, application, mailId, isHeld } = delivery;
  const accountId = Actor.accountId();
  const expiresAt = inSeconds(Date.now() + (isHeld ? HELD_MS + DAY_MS : KEPT_MS));
  const rows = files.map(({ name, size, cvId = createId("cv") }) => ({
    cvId,
    accountId,
    jobId,
    // The last part of a path, without characters that nobody sees: alike for every channel.
    name: plainName(name) || "CV.pdf",
    size,
    source,
    locale,
    expiresAt,
    ...(size > FILE_MAX_BYTES
      ? { ...tooLarge(), ...listedAsFailed({ accountId }) }
      : isHeld
        ? { ...heldForWord(), ...listedAsFailed({ accountId }) }
        : { state: "waiting" as const }),
    ...(application && { application }),
    ...(mailId && { mailId }),
  }));
  const arrivals = rows.map(({ cvId }) => ({ cvId, accountId, jobId, expiresAt }));
  // An id given by the caller may exist already, so it is created on a condition; a fresh id cannot exist.
  const isRepeatable = files.some(({ cvId }) => cvId !== undefined);
  await Promise.all([
    writeEach(arrivals, (left) => ArrivalEntity.put(left).go({ concurrency: 4 })),
    isRepeatable
      ? Promise.all(rows.map((row) => UploadEntity.create(row).go({ returnOnConditionCheckFailure: true })))
      : writeEach(rows, (left) => UploadEntity.put(left).go({ concurrency: 4 })),
  ]);
  return rows.map(({ cvId }) => cvId);
}

/** Announces files and returns their forms, once per idempotency key: a repeated call gets forms for the same ids. */
export const formsOnce = (
  call: { readonly route: string; readonly key: string | undefined; readonly body: unknown },
  run: () => Promise<{ uploads: Form[] }>,
): Promise<{ uploads: Form[] }> =>
  Idempotency.once(call, {
    run,
    idsOf: ({ uploads }) => ({ cvIds: uploads.map(({ cvId }) => cvId) }),
    again: ({ cvIds }) => formsFor(cvIds),
  });

/** Returns forms for ids that were reserved before. */
export async function formsFor(cvIds: readonly string[]): Promise<{ uploads: Form[] }> {
  return { uploads: await Promise.all(cvIds.map(async (cvId) => ({ cvId, ...(await Storage.uploadForm(cvId)) }))) };
}

/** Lists the unsettled files of a job, and those that settled within a day, oldest first. */
export const list = fn(z.object({ jobId: z.string() }), async ({ jobId }): Promise<{ items: Item[] }> => {
  await assertExists(jobId);
  const { data } = await UploadEntity.query.byJob({ accountId: Actor.accountId(), jobId }).go({ pages: "all", consistent: true });
  const since = new Date(Date.now() - UPLOADS_LISTED_MS).toISOString();
  return {
    items: data
      .filter((row) => isWaitingForPayment(row) || isHeldForWord(row) || (row.settledAt ?? row.createdAt) > since)
      .map(itemOf),
  };
});

const Key = z.object({ jobId: z.string(), cvId: z.string() });

/**
 * Queues a failed file for another attempt. One that is under way again already is left to it, so that a second press changes nothing.
 * Refusals: `cv.attempts` after three for these criteria, `cv.notKept` once the file is gone, `cv.analyzed` for one that was read.
 */
export const retry = fn(Key, async ({ jobId, cvId }): Promise<void> => {
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
    service()
      .transaction.write((entity) => [
        entity.upload
          .patch({ accountId, jobId, cvId })
          .set({ state: "waiting" })
          .remove(["settledAt", "code", "verdict", "failedOf", "failedAt"])
          .where(({ settledAt }, { eq }) => eq(settledAt, row.settledAt!))
          .commit(),
        entity.owed.put(owed).commit(),
      ])
      .go(),
  );
  // Another press was first.
  if (failed.length === 0) await Outbox.pay(owed);
});

/** Moves a file that is to be read again to the incoming folder, where S3 notifies the worker. A repeated task finds it on its way. */
export async function readAgain(jobId: string, cvId: string): Promise<void> {
  const row = await find(jobId, cvId);
  if (row?.state !== "waiting" || isWaitingForPayment(row)) return;
  const isThere = (await Storage.again(cvId)) || (row.hasWaitedForPayment === true && (await Storage.resume(cvId)));
  if (!isThere) await fail(jobId, cvId, "cv.notKept");
}

/** Removes a settled file from the list. The candidate it became is kept. */
export const dismiss = fn(Key, async ({ jobId, cvId }): Promise<void> => {
  const row = await find(jobId, cvId);
  if (!row || itemOf(row).state === "waiting" || row.state === "analyzing") throw new Failure("row.notUpdated", cvId);
  await UploadEntity.delete({ accountId: Actor.accountId(), jobId, cvId }).go();
  await ArrivalEntity.delete({ cvId }).go();
  await Storage.removeFailed(cvId);
  if (row.hasWaitedForPayment) await Storage.removeWaiting(cvId);
});

/** Returns account and job of a file that has arrived, or undefined for an id that was never reserved. */
export async function arrivalOf(cvId: string) {
  const { data } = await ArrivalEntity.get({ cvId }).go({ consistent: true });
  return data ?? undefined;
}

/** Returns an upload of the acting account, or undefined. */
export async function find(jobId: string, cvId: string) {
  const { data } = await UploadEntity.get({ accountId: Actor.accountId(), jobId, cvId }).go({ consistent: true });
  return data ?? undefined;
}

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

/** Settles an upload as failed, unless it has settled already. Its bytes are kept for another attempt. */
export async function fail(
  jobId: string,
  cvId: string,
  code: FailureCode,
  more: Pick<Partial<Row>, "verdict" | "sha256" | "attempts"> = {},
): Promise<void> {
  const isKept = await Storage.keepFailed(cvId);
  const row = await find(jobId, cvId);
  if (row) await settle(row, { state: "failed", code, isKept, ...listedAsFailed(row), ...more });
}

/** Settles an upload as complete, because the account has the same bytes already as `duplicateOf`. */
export async function completeAsDuplicate(row: Row, duplicateOf: string, score: number | undefined): Promise<void> {
  await settle(row, {
    state: "complete",
    verdict: "ok",
    ...(duplicateOf !== row.cvId && { duplicateOf }),
    ...(score !== undefined && { score }),
  });
}

/** Settles an upload as a cover letter, which is stored with the candidate and is no candidate itself. */
export async function completeAsLetter(row: Row, bytes: Uint8Array): Promise<void> {
  await Storage.keepLetter(row, bytes);
  await settle(row, { state: "complete", verdict: "letter" });
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
  await conclude(row, { state: "waiting", code, hasWaitedForPayment: true, expiresAt });
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

const settle = (row: Row, outcome: Partial<Row>): Promise<void> =>
  conclude(row, { ...outcome, settledAt: new Date().toISOString() });

/** The task that must follow the outcome of a file: the sender of its mail is answered, and letters find their candidates. */
export function owedAfter({ accountId, jobId, mailId }: Row): Owed | undefined {
  return mailId === undefined ? undefined : Outbox.owe({ type: "answerMail", accountId, jobId, mailId });
}

/** Writes an outcome together with the task that must follow it, unless the file has settled already. */
async function conclude(row: Row, outcome: Partial<Row>): Promise<void> {
  const { accountId, jobId, cvId } = row;
  const owed = owedAfter(row);
  if (!owed) {
    await UploadEntity.patch({ accountId, jobId, cvId })
      .set(outcome)
      .where(({ settledAt }, { notExists }) => notExists(settledAt))
      .go({ returnOnConditionCheckFailure: true });
    return;
  }
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.upload
          .patch({ accountId, jobId, cvId })
          .set(outcome)
          .where(({ settledAt }, { notExists }) => notExists(settledAt))
          .commit(),
        entity.owed.put(owed).commit(),
      ])
      .go(),
  );
  if (failed.length === 0) await Outbox.pay(owed);
}

const service = () => new Service({ upload: UploadEntity, owed: OwedEntity });

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

/** Converts an upload for the API. */
export function itemOf(row: Row): Item {
  const { cvId, name, size, state, verdict, code, score, duplicateOf, source, application, createdAt, updatedAt } = row;
  const item = {
    cvId,
    name,
    size,
    state,
    verdict: verdict ?? null,
    code: code ?? null,
    score: score ?? null,
    duplicateOf: duplicateOf ?? null,
    source,
    sender: application?.email ?? null,
    mail:
      code === "mail.noCv"
        ? { subject: application?.subject ?? null, message: application?.message ?? null, attached: [...(row.attached ?? [])] }
        : null,
    canRetry: state === "failed" && !Attempts.isSpent(row.attempts) && isKept(row),
    createdAt,
    updatedAt,
  };
  // The form has expired without a file: the page was closed, or the connection broke. Files from mail are in the bucket already
  // and only wait for the queue.
  const formEnded = Date.parse(updatedAt) + UPLOAD_FORM_SECONDS * 1000 + 60_000 < Date.now();
  return state === "waiting" && !isWaitingForPayment(row) && row.mailId === undefined && formEnded
    ? { ...item, state: "failed", code: "upload.failed" }
    : item;
}

export const isWaitingForPayment = ({ state, code }: Row): boolean => state === "waiting" && code !== undefined;

/** A file that was put aside until a recruiter has it read. */
export const isHeldForWord = ({ state, code }: Pick<Row, "state" | "code">): boolean =>
  state === "failed" && code === "mail.held";

const listedAsFailed = ({ accountId }: Pick<Row, "accountId">) => ({ failedOf: accountId, failedAt: new Date().toISOString() });

/** Time that a file waits for a recruiter's word, as long as one waits for payment: both are in the same folder. */
const HELD_MS = WAITING_FOR_PAYMENT_DAYS * DAY_MS;

const isKept = ({ isKept, settledAt, ...row }: Row): boolean =>
  isKept === true &&
  settledAt !== undefined &&
  Date.parse(settledAt) + (isHeldForWord(row) ? HELD_MS : FAILED_KEPT_MS) > Date.now();

const settledNow = <Code extends FailureCode>(code: Code) => ({
  state: "failed" as const,
  code,
  settledAt: new Date().toISOString(),
});

const tooLarge = () => ({ ...settledNow("read.tooLarge"), verdict: "tooLarge" as const });

/** The copy is removed once the file has been read. */
const heldForWord = () => ({ ...settledNow("mail.held"), isKept: true, hasWaitedForPayment: true });
