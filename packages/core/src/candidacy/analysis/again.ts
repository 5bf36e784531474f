import { ENGINE_VERSION } from "@candor/scoring";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { Account } from "../../account/account.ts";
import { Actor } from "../../kernel/actor.ts";
import { CandidateEntity, CandidateIndexEntity, CandidateRowEntity } from "../candidate.entity.ts";
import { Candidate } from "../candidate.ts";
import { placeIn } from "../ranking.ts";
import { Rows, type StoredRow } from "../rows.ts";
import { Cv } from "../../cv/cv.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { changeOf } from "../../job/distribution.ts";
import { JobEntity } from "../../job/job.entity.ts";
import { Job } from "../../job/job.ts";
import { stalenessIn, wordingHash } from "../../job/wording.ts";
import { ANALYSES_MAX } from "../../kernel/limits.ts";
import { Frozen } from "../../model/frozen.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { Storage } from "../../kernel/storage.ts";
import { commit } from "../../kernel/commit.ts";
import { markedBy } from "./marking.ts";
import { Orders, type Order } from "./orders.ts";

export * as Again from "./again.ts";

/**
 * Has candidates of a job marked again, from their stored text: those named, at most 50, or all. Who was marked by today's rules on
 * today's criteria is left alone. Answers how many were queued.
 */
export const request = fn(
  z.object({ jobId: z.string(), cvIds: z.optional(z.array(z.string())), all: z.optional(z.literal(true)) }),
  async ({ jobId, cvIds = [], all }): Promise<{ queued: number }> => {
    if (!all && cvIds.length === 0) throw new Failure("cvList.required", jobId);
    if (cvIds.length > ANALYSES_MAX) throw new Failure("cvList.tooLong", jobId);
    const [{ job, changes, wordings }, plan] = await Promise.all([Job.ranked(jobId), Account.plan()]);
    // Marking again reads no PDF: a spent allowance does not forbid it.
    const suspension = Account.suspensionOf(plan);
    if (suspension) throw new Failure(suspension, jobId);
    const isStale = stalenessIn(job.criteria, wordings);
    const rows = await Rows.of(jobId, changes);
    const named = all ? rows : rows.filter(({ cvId }) => cvIds.includes(cvId));
    if (!all && named.length < new Set(cvIds).size) throw new Failure("cv.notFound", jobId);
    const waiting = named.filter((row) => isStale(row.markedOn) || isMarkedOtherwise(row));
    if (!all && waiting.length === 0) throw new Failure("cv.analyzed", jobId);

    await Orders.send(
      "analyze",
      jobId,
      waiting.map(({ cvId }) => cvId),
    );
    return { queued: waiting.length };
  },
);

/** Marked by earlier rules, or by the built-in ones only because the model did not answer. */
const isMarkedOtherwise = ({ engine, isFallback }: StoredRow): boolean => engine !== ENGINE_VERSION || isFallback === true;

/** Marks candidates again, on the criteria as they are now. Told twice, it changes nothing the second time. */
export async function carryOut({ accountId, jobId, cvIds, locale }: Order): Promise<void> {
  await Actor.enter({ type: "system", accountId }, async () => {
    for (const cvId of cvIds) while (!(await isMarkedAgain(jobId, cvId, locale)));
    await Realtime.notify({ about: "candidates", jobId });
  });
}

/** False when somebody wrote to the candidate or the job meanwhile, and the turn must start again. */
async function isMarkedAgain(jobId: string, cvId: string, locale: Order["locale"]): Promise<boolean> {
  const [job, row, detail] = await Promise.all([
    Job.find(jobId),
    Candidate.findRow(jobId, cvId),
    Candidate.findDetail({ jobId, cvId }),
  ]);
  if (!job || !row || !detail) return true;
  if (row.markedOn === wordingHash(job.criteria) && !isMarkedOtherwise(row)) return true;
  const cv = await Cv.find(cvId);
  const document = cv && (await Storage.reading(row.accountId, cv.sha256));
  if (!document) {
    if (!cv || !(await Cv.find(cvId))) return true;
    throw new Error(`The text of ${cvId} is gone`);
  }

  const { accountId, shard } = row;
  const { sha256 } = cv;
  const key = { accountId, jobId, cvId };
  const { text, marked, marking, index } = await markedBy(job, document, detail.asOf, locale);
  const place = placeIn(job.criteria);
  const before = place(row);
  const after = place({ ...row, ...marking });
  const entry = { at: new Date().toISOString(), by: "Candor", what: "analyzed", to: String(after.computed.score ?? "") } as const;
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.job
          .patch({ accountId, jobId })
          .add(changeOf(shard, before.shown, after.shown))
          .where(({ revision, deletedAt }, { eq, notExists }) => `${eq(revision, job.revision)} AND ${notExists(deletedAt)}`)
          .commit(),
        entity.row
          .patch({ ...key, shard })
          .set({ marking })
          .where(({ updatedAt }, { eq }) => eq(updatedAt, row.updatedAt))
          .commit(),
        entity.candidate
          .patch(key)
          .set({ ...marked, history: [...detail.history, entry] })
          .where(({ updatedAt }, { eq }) => eq(updatedAt, detail.updatedAt))
          .commit(),
        entity.index.put({ ...key, shard, terms: index, sha256 }).commit(),
      ])
      .go(),
  );
  // What a model said about a CV that was erased meanwhile goes as well.
  if (failed.length > 0 && !(await Cv.find(cvId))) await Frozen.eraseFrozen(accountId, Frozen.textHash({ text }));
  return failed.length === 0;
}

const service = () =>
  new Service({ job: JobEntity, row: CandidateRowEntity, candidate: CandidateEntity, index: CandidateIndexEntity });
