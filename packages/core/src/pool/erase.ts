import * as z from "zod/mini";
import { AccountEntity } from "../account/account.entity.ts";
import { AuditEntity } from "../account/audit/audit.entity.ts";
import { Audit } from "../account/audit/audit.ts";
import { shardOf } from "../candidacy/rows.ts";
import { findDetail, jobsOfCv } from "../candidacy/stored.ts";
import { Candidacy } from "../candidacy/write.ts";
import { CvEntity, CvIndexEntity, CvTextEntity } from "../cv/cv.entity.ts";
import { Cv } from "../cv/cv.ts";
import { ErasureEntity, type Letters } from "../cv/erasure.entity.ts";
import { Actor } from "../kernel/actor.ts";
import { batchesOf } from "../kernel/batches.ts";
import { commit } from "../kernel/commit.ts";
import { ErasureLog } from "../kernel/erasure-log.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { ERASED_AT_ONCE_MAX } from "../kernel/limits.ts";
import { Outbox, OwedEntity, type Owed } from "../kernel/outbox.ts";
import { Realtime } from "../kernel/realtime/realtime.ts";
import { Tasks } from "../kernel/tasks.ts";
import type { Erased } from "./pool.info.ts";
import { Service } from "electrodb";

const Key = z.object({ cvId: z.string() });
type Key = z.infer<typeof Key>;

/**
 * Erases a CV everywhere. Pool, searches, jobs and their counts exclude it before the call returns; a task deletes the file, its
 * reading and all other stored data of it. A repeated call only sends that task again. Its reading still counts against the plan.
 * Refusal: `row.notUpdated`.
 */
export const erase = fn(Key, async ({ cvId }): Promise<void> => {
  const accountId = Actor.accountId();
  const cv = await Cv.find(cvId);
  const task = { type: "eraseCv", accountId, cvId } as const;
  const owed = cv ? Outbox.owe(task) : undefined;
  if (cv) await ErasureLog.write({ type: "cv", cvId });
  if (cv && owed) await hide(cv, await lettersOf(cvId), owed);
  else if (!(await Cv.findErasure(cvId))) throw new Failure("row.notUpdated", cvId);
  try {
    await leaveAllJobs(cvId);
  } finally {
    await (owed ? Outbox.pay(owed) : Tasks.send(task));
  }
});

/**
 * Erases CVs everywhere, at most 25. One after the other, because CVs of one job are counted in the same item. A repeated call erases
 * those that a call before it did not reach.
 */
export const eraseSeveral = fn(
  z.object({ cvIds: z.array(z.string()).check(z.minLength(1), z.maxLength(ERASED_AT_ONCE_MAX)) }),
  async ({ cvIds }): Promise<Erased> => {
    const outcome: Erased = { erased: [], missing: [] };
    for (const cvId of new Set(cvIds)) {
      const isThere = await erase({ cvId }).then(() => true, isMissing);
      (isThere ? outcome.erased : outcome.missing).push(cvId);
    }
    return outcome;
  },
);

/** False for the refusal of a CV that is not there; throws every other error. */
function isMissing(error: unknown): false {
  if (error instanceof Failure && error.code === "row.notUpdated") return false;
  throw error;
}

/**
 * Hides the CV from all reads. No write that is under way can restore it, because each of them is conditional on the CV's text.
 */
async function hide(
  { accountId, cvId, sha256 }: Key & { accountId: string; sha256: string },
  letters: Letters,
  owed: Owed,
): Promise<void> {
  // A failed condition means that a concurrent call has hidden it.
  await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.cv
          .delete({ accountId, cvId })
          .where((stored, { eq }) => eq(stored.sha256, sha256))
          .commit(),
        entity.text.delete({ accountId, cvId }).commit(),
        entity.index.delete({ accountId, cvId, shard: shardOf(cvId) }).commit(),
        entity.erasure.put({ accountId, cvId, sha256, letters }).commit(),
        entity.account.patch({ accountId }).add({ cvs: -1 }).commit(),
        entity.owed.put(owed).commit(),
        entity.audit.put(Audit.entry("cv.erased", { cvId })).commit(),
      ])
      .go(),
  );
}

async function lettersOf(cvId: string): Promise<Letters> {
  const found = await Promise.all(
    (await jobsOfCv(cvId)).map(async (jobId) => {
      const detail = await findDetail(jobId, cvId);
      return [jobId, detail?.application?.letters.map(({ id }) => id) ?? []] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, letters]) => letters.length > 0));
}

/** Removes the CV from the jobs that its rows name; the task later checks all jobs of the account. */
async function leaveAllJobs(cvId: string): Promise<void> {
  const jobIds = await jobsOfCv(cvId);
  for (const some of batchesOf(jobIds, JOBS_AT_ONCE)) await Promise.all(some.map((jobId) => Candidacy.leaveForGood(jobId, cvId)));
  for (const about of ["candidates", "uploads"] as const) {
    await Promise.all(jobIds.map((jobId) => Realtime.notify({ about, jobId })));
  }
}

/** Jobs per batch, processed concurrently. */
export const JOBS_AT_ONCE = 4;

const service = () =>
  new Service({
    cv: CvEntity,
    text: CvTextEntity,
    index: CvIndexEntity,
    erasure: ErasureEntity,
    account: AccountEntity,
    owed: OwedEntity,
    audit: AuditEntity,
  });
