import * as z from "zod/mini";
import type { Locale } from "../account/account.info.ts";
import { Account } from "../account/account.ts";
import type { Source } from "../cv/cv.info.ts";
import { assertOpen } from "../job/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { writeEach } from "../kernel/batch.ts";
import { plainName } from "../kernel/clean-text.ts";
import { DAY_MS } from "../kernel/durations.ts";
import { Failure, type FailureCode } from "../kernel/failure.ts";
import { parseInput } from "../kernel/fn.ts";
import { createId } from "../kernel/id.ts";
import { Idempotency } from "../kernel/idempotency.ts";
import { FILE_MAX_BYTES, UPLOAD_KEPT_MS } from "../kernel/limits.ts";
import { Storage } from "../kernel/storage.ts";
import { inSeconds } from "../kernel/table.ts";
import { indexedAsNotTaken, indexedOnItsWay } from "./indexed.ts";
import { HELD_MS } from "./stored.ts";
import { ArrivalEntity, UploadEntity } from "./upload.entity.ts";
import { type Application, File, type Form } from "./upload.info.ts";

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

const Begun = z.object({ jobId: z.string(), files: z.array(File).check(z.minLength(1)) });

/**
 * Reserves ids for a recruiter's files and returns one presigned form each. The allowance is counted only when a CV has been
 * read.
 * @param cvIds the ids, where they were chosen before
 */
export async function begin(sent: z.input<typeof Begun>, cvIds: readonly string[] = []): Promise<{ uploads: Form[] }> {
  const { jobId, files } = parseInput(Begun, sent);
  const [plan] = await Promise.all([Account.plan(), assertOpen(jobId)]);
  Account.assertMayProcess(plan);
  if (files.length > plan.maxCvCount) {
    throw new Failure("upload.tooMany", jobId, { max: plan.maxCvCount, current: files.length });
  }
  return formsFor(await reserve({ jobId, files: named(files, cvIds), source: "uploaded", locale: Actor.member().locale }));
}

/** Files with the ids that were chosen for them, if any were. */
export const named = <F extends object>(files: readonly F[], cvIds: readonly string[]) =>
  files.map((file, n) => {
    const cvId = cvIds[n];
    return cvId === undefined ? file : { ...file, cvId };
  });

/**
 * Announces files of the acting account from any channel and returns their ids. A file that has its own id and was announced
 * before is left unchanged, so repeated calls are safe.
 */
export async function reserve(delivery: Delivery): Promise<string[]> {
  const rows = rowsOf(delivery);
  const arrivals = rows.map(({ cvId, accountId, jobId, expiresAt }) => ({ cvId, accountId, jobId, expiresAt }));
  // An id given by the caller may exist already, so it is created on a condition; a fresh id cannot exist.
  const isRepeatable = delivery.files.some(({ cvId }) => cvId !== undefined);
  await Promise.all([
    writeEach(arrivals, (left) => ArrivalEntity.put(left).go({ concurrency: 4 })),
    isRepeatable
      ? Promise.all(rows.map((row) => UploadEntity.create(row).go({ returnOnConditionCheckFailure: true })))
      : writeEach(rows, (left) => UploadEntity.put(left).go({ concurrency: 4 })),
  ]);
  return rows.map(({ cvId }) => cvId);
}

function rowsOf({ jobId, files, source, locale, application, mailId, isHeld = false }: Delivery) {
  const accountId = Actor.accountId();
  const expiresAt = inSeconds(Date.now() + (isHeld ? HELD_MS + DAY_MS : UPLOAD_KEPT_MS));
  return files.map(({ name, size, cvId = createId("cv") }) => ({
    cvId,
    accountId,
    jobId,
    // The last part of a path, without characters that nobody sees: alike for every channel.
    name: plainName(name) || "CV.pdf",
    size,
    source,
    locale,
    expiresAt,
    ...firstState({ accountId, jobId }, { size, isHeld }),
    ...(application && { application }),
    ...(mailId && { mailId }),
  }));
}

/** The state in which a file is announced: refused for its size, put aside for a recruiter's word, or expected. */
function firstState(key: Key, { size, isHeld }: { readonly size: number; readonly isHeld: boolean }) {
  if (size > FILE_MAX_BYTES) return { ...failedNow(key, "read.tooLarge"), verdict: "tooLarge" as const };
  // The copy is removed once the file has been read.
  if (isHeld) return { ...failedNow(key, "mail.held"), isKept: true, hasWaitedForPayment: true };
  return { state: "waiting" as const, ...indexedOnItsWay(key) };
}

interface Key {
  readonly accountId: string;
  readonly jobId: string;
}

const failedNow = (key: Key, code: FailureCode) => ({
  state: "failed" as const,
  code,
  settledAt: new Date().toISOString(),
  ...indexedAsNotTaken(key),
});

/** A call that announces so many files. */
interface Call {
  readonly route: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly files: number;
}

/**
 * Announces files and returns their forms, once per idempotency key: a repeated call gets forms for the same ids, also where the first one
 * ended between announcing and its answer. `run` announces by the ids that it is given, as far as that has not been done.
 */
export const formsOnce = (
  { files, ...call }: Call,
  run: (cvIds: readonly string[]) => Promise<{ uploads: Form[] }>,
  again = ({ cvIds }: { cvIds: string[] }) => formsFor(cvIds),
): Promise<{ uploads: Form[] }> =>
  Idempotency.once(call, {
    // Without a key nobody can ask again, and new ids are written in batches.
    plan: () => ({ cvIds: call.key === undefined ? [] : Array.from({ length: files }, () => createId("cv")) }),
    isRepeatable: true,
    run: ({ cvIds }) => run(cvIds),
    idsOf: ({ uploads }) => ({ cvIds: uploads.map(({ cvId }) => cvId) }),
    again,
  });

/** Returns forms for ids that were reserved before. */
export async function formsFor(cvIds: readonly string[]): Promise<{ uploads: Form[] }> {
  return { uploads: await Promise.all(cvIds.map(async (cvId) => ({ cvId, ...(await Storage.uploadForm(cvId)) }))) };
}
