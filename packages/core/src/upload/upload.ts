import * as z from "zod/mini";
import { Actor } from "../actor.ts";
import { Failure, type FailureCode } from "../failure.ts";
import { fn } from "../fn.ts";
import { createId } from "../id.ts";
import { Job } from "../job/job.ts";
import { FILE_MAX_BYTES, PROCESSING_ATTEMPTS, UPLOAD_FORM_SECONDS, UPLOADS_LISTED_MS } from "../limits.ts";
import { Storage } from "../storage.ts";
import { inSeconds } from "../table/table.ts";
import { ArrivalEntity, UploadEntity } from "./upload.entity.ts";
import { File, type Form, type Info } from "./upload.info.ts";

export * as Upload from "./upload.ts";

/** An upload without its sentence: the edge knows the caller's language. */
export type Item = Omit<Info, "message" | "code"> & { readonly code: FailureCode | null };

type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

/** An item outlives its listing, so that a replayed form meets a settled id for as long as its object could come. */
const KEPT_MS = 30 * UPLOADS_LISTED_MS;

/** Reserves ids for the files and hands out one presigned form each. Nothing is counted before a CV has been read. */
export const begin = fn(
  z.object({ jobId: z.string(), files: z.array(File).check(z.minLength(1)) }),
  async ({ jobId, files }): Promise<{ uploads: Form[] }> => {
    const { plan } = await Job.assertTakesCvs(jobId);
    if (files.length > plan.maxCvCount) {
      throw new Failure("upload.tooMany", jobId, { max: plan.maxCvCount, current: files.length });
    }
    const { accountId, locale } = Actor.member();
    const expiresAt = inSeconds(Date.now() + KEPT_MS);
    const reserved = files.map((file) => ({ cvId: createId("cv"), accountId, jobId, locale, expiresAt, ...file }));
    await Promise.all([
      putAll(ArrivalEntity.put(reserved.map(({ cvId }) => ({ cvId, accountId, jobId, expiresAt })))),
      putAll(
        UploadEntity.put(
          reserved.map((item) => ({ ...item, ...(item.size > FILE_MAX_BYTES ? tooLarge() : { state: "waiting" as const }) })),
        ),
      ),
    ]);
    return formsFor(reserved.map(({ cvId }) => cvId));
  },
);

/** Forms for ids that were reserved before. */
export async function formsFor(cvIds: readonly string[]): Promise<{ uploads: Form[] }> {
  return { uploads: await Promise.all(cvIds.map(async (cvId) => ({ cvId, ...(await Storage.uploadForm(cvId)) }))) };
}

/** Files on their way to a job, and those that settled within a day, oldest first. */
export const list = fn(z.object({ jobId: z.string() }), async ({ jobId }): Promise<{ items: Item[] }> => {
  await Job.assertExists(jobId);
  const { data } = await UploadEntity.query.byJob({ accountId: Actor.accountId(), jobId }).go({ pages: "all", consistent: true });
  const since = new Date(Date.now() - UPLOADS_LISTED_MS).toISOString();
  return { items: data.filter((row) => (row.settledAt ?? row.createdAt) > since).map(itemOf) };
});

/** Whose file has arrived, or undefined for an id that nobody reserved. */
export async function arrivalOf(cvId: string) {
  const { data } = await ArrivalEntity.get({ cvId }).go({ consistent: true });
  return data ?? undefined;
}

/** The upload of an id in the acting account, or undefined. */
export async function find(jobId: string, cvId: string) {
  const { data } = await UploadEntity.get({ accountId: Actor.accountId(), jobId, cvId }).go({ consistent: true });
  return data ?? undefined;
}

/**
 * Begins an attempt at reading. False when the upload has settled meanwhile. The attempt is counted by `failAttempt`, not here: one
 * that died with its machine was our fault and is given back by never having been counted.
 */
export async function beginAttempt(jobId: string, cvId: string): Promise<boolean> {
  const { rejected } = await UploadEntity.patch({ accountId: Actor.accountId(), jobId, cvId })
    .set({ state: "analyzing" })
    .where(({ settledAt }, { notExists }) => notExists(settledAt))
    .go({ returnOnConditionCheckFailure: true });
  return !rejected;
}

/** Counts a failed attempt; the third is the last. Answers whether another follows. */
export async function failAttempt(jobId: string, cvId: string): Promise<boolean> {
  const { data } = await UploadEntity.patch({ accountId: Actor.accountId(), jobId, cvId })
    .set({ state: "error" })
    .add({ attempts: 1 })
    .go({ response: "all_new" });
  if ((data.attempts ?? 0) < PROCESSING_ATTEMPTS) return true;
  await fail(jobId, cvId, "cv.attempts");
  return false;
}

/** Settles an upload as failed, once: what has settled stays as it is. */
export async function fail(jobId: string, cvId: string, code: FailureCode, verdict?: Row["verdict"]): Promise<void> {
  await settle(jobId, cvId, { state: "failed", code, ...(verdict && { verdict }) });
}

/** Gives a file up after its message came back too often: the recruiter sees a final state, the bytes are deleted. */
export async function giveUp(cvId: string): Promise<void> {
  const arrival = await arrivalOf(cvId);
  if (arrival) await Actor.enter({ type: "system", accountId: arrival.accountId }, () => fail(arrival.jobId, cvId, "server"));
  await Storage.removeIncoming(cvId);
}

/** Settles an upload as complete because the account has these bytes already, as `duplicateOf`. */
export async function completeAsDuplicate(
  jobId: string,
  cvId: string,
  duplicateOf: string,
  score: number | undefined,
): Promise<void> {
  await settle(jobId, cvId, { state: "complete", verdict: "ok", duplicateOf, ...(score !== undefined && { score }) });
}

/** Removes what is listed of a deleted job's uploads; files still on their way find no job and are deleted as they arrive. */
export async function eraseOfJob(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  const { data } = await UploadEntity.query.byJob({ accountId, jobId }).go({ pages: "all" });
  await UploadEntity.delete(data.map(({ cvId }) => ({ accountId, jobId, cvId }))).go({ concurrency: 4 });
}

async function settle(jobId: string, cvId: string, outcome: Partial<Row>): Promise<void> {
  await UploadEntity.patch({ accountId: Actor.accountId(), jobId, cvId })
    .set({ ...outcome, settledAt: new Date().toISOString() })
    .where(({ settledAt }, { notExists }) => notExists(settledAt))
    .go({ returnOnConditionCheckFailure: true });
}

function itemOf(row: Row): Item {
  const { cvId, name, size, state, verdict, code, score, duplicateOf, createdAt, updatedAt } = row;
  const item = {
    cvId,
    name,
    size,
    state,
    verdict: verdict ?? null,
    code: code ?? null,
    score: score ?? null,
    duplicateOf: duplicateOf ?? null,
    createdAt,
    updatedAt,
  };
  // The form has ended and nothing came: the page was closed, or the connection broke.
  const formEnded = Date.parse(createdAt) + UPLOAD_FORM_SECONDS * 1000 + 60_000 < Date.now();
  return state === "waiting" && formEnded ? { ...item, state: "failed", code: "upload.failed" } : item;
}

const tooLarge = () => ({
  state: "failed" as const,
  code: "read.tooLarge" as const,
  verdict: "tooLarge" as const,
  settledAt: new Date().toISOString(),
});

/** Batch writes answer what they had no capacity for; losing one would lose a file. */
async function putAll(batch: { go(options: { concurrency: number }): Promise<{ unprocessed: unknown[] }> }): Promise<void> {
  const { unprocessed } = await batch.go({ concurrency: 4 });
  if (unprocessed.length > 0) throw new Failure("upload.failed", `${unprocessed.length} items were not written`);
}
