import { Entity, Service } from "electrodb";
import { readProfile, redact } from "@candor/scoring";
import * as z from "zod/mini";
import { AccountEntity } from "../account/account.entity.ts";
import { Actor } from "../kernel/actor.ts";
import { CandidateRowEntity } from "../candidacy/candidate.entity.ts";
import { Candidate } from "../candidacy/candidate.ts";
import { Withdrawing } from "../candidacy/withdrawing.ts";
import { shardOf } from "../candidacy/rows.ts";
import { Chores } from "../kernel/tasks.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { JobEntity } from "../job/job.entity.ts";
import { Frozen } from "../model/frozen.ts";
import { Realtime } from "../kernel/realtime/realtime.ts";
import { Storage } from "../kernel/storage.ts";
import { commit } from "../kernel/table/commit.ts";
import { createdAt, primary, table, written } from "../kernel/table/table.ts";
import { Upload } from "../upload/upload.ts";
import { CvEntity, CvHashEntity, CvIndexEntity, CvTextEntity } from "../cv/cv.entity.ts";
import { Cv } from "../cv/cv.ts";
import { Traces } from "../tasks/traces.ts";

export * as Erasure from "./erasure.ts";

/** Ids of letters, by the job they came to. */
type Letters = Readonly<Record<string, readonly string[]>>;

/** A CV that is gone for everybody, while what is left of it is being removed. */
const ErasureEntity = new Entity(
  {
    model: { service: "candor", entity: "cvErasure", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      /** Of its bytes: the item that finds a CV by them goes last, so that the same bytes come again as new, and never too early. */
      sha256: { type: "string", required: true },
      /** Letters that came with it, which its candidacies named. */
      letters: written<Letters>(),
      /** Somebody is removing it until then. */
      claimedUntil: { type: "string" },
      createdAt,
    },
    indexes: { one: primary(["accountId"], ["cvId"]) },
  },
  table,
);

const Key = z.object({ cvId: z.string() });
type Key = z.infer<typeof Key>;

/**
 * Erases a CV everywhere. It is gone at once from pool, searches, jobs and their counts; what cannot be seen any more, the file, its
 * reading and whatever else was kept of it, is removed by a queue. Told again while that lasts, it does nothing but send for it again.
 * Readings of the plan that it cost stay spent. Refusal: `row.notUpdated`.
 */
export const erase = fn(Key, async ({ cvId }): Promise<void> => {
  const accountId = Actor.accountId();
  const cv = await Cv.find(cvId);
  if (cv) await hide(cv, await lettersOf(cvId));
  else if (!(await find(cvId))) throw new Failure("row.notUpdated", cvId);
  try {
    await withdrawFromAll(cvId);
  } finally {
    await Chores.send({ type: "eraseCv", accountId, cvId });
  }
});

/** From here on nobody finds it, and nothing that is under way can bring it back: each such write asks for its text. */
async function hide({ accountId, cvId, sha256 }: Key & { accountId: string; sha256: string }, letters: Letters): Promise<void> {
  // A lost condition means that somebody else was first.
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
      ])
      .go(),
  );
}

async function lettersOf(cvId: string): Promise<Letters> {
  const found = await Promise.all(
    (await jobsOf(cvId)).map(async (jobId) => {
      const detail = await Candidate.findDetail({ jobId, cvId });
      return [jobId, detail?.application?.letters.map(({ id }) => id) ?? []] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, letters]) => letters.length > 0));
}

async function jobsOf(cvId: string): Promise<string[]> {
  const { data } = await CandidateRowEntity.query.ofCv({ accountId: Actor.accountId(), cvId }).go({ pages: "all" });
  return data.map(({ jobId }) => jobId);
}

/** At once in the jobs where it is known to stand; the queue looks into all. */
async function withdrawFromAll(cvId: string): Promise<void> {
  const jobIds = await jobsOf(cvId);
  for (const some of inTurns(jobIds)) await Promise.all(some.map((jobId) => Withdrawing.withdraw(jobId, cvId)));
  for (const about of ["candidates", "uploads"] as const) {
    await Promise.all(jobIds.map((jobId) => Realtime.hint({ about, jobId })));
  }
}

/** Jobs at once. */
const AT_ONCE = 4;
const inTurns = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, turn) => ids.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE));

/** As long as a function may run: who claimed an erasure and died will not go on with it. */
const CLAIMED_MS = 60_000;

/** Removes all that is left of a CV that was erased. One at a time: once it is done, the same bytes may come again. */
export async function finish(cvId: string): Promise<void> {
  const found = await claimed(cvId);
  if (!found) return;
  const { accountId, sha256 } = found;
  try {
    const { data: jobs } = await JobEntity.query.byDate({ accountId }).go({ pages: "all", attributes: ["jobId"] });
    for (const some of inTurns(jobs.map(({ jobId }) => jobId))) {
      await Promise.all(some.map((jobId) => eraseIn(jobId, found)));
    }
    await eraseAnswers(accountId, sha256);
    await Upload.eraseFile(cvId);
    await Storage.eraseReading(accountId, sha256);
    await CvHashEntity.delete({ accountId, sha256 })
      .where((stored, { eq }) => eq(stored.cvId, cvId))
      .go({ returnOnConditionCheckFailure: true });
    await ErasureEntity.delete({ accountId, cvId }).go();
  } catch (error) {
    await ErasureEntity.patch({ accountId, cvId }).remove(["claimedUntil"]).go();
    throw error;
  }
}

/** The erasure, for whoever claims it alone; undefined once it is done. Who comes second comes back later: the first may fail. */
async function claimed(cvId: string) {
  const accountId = Actor.accountId();
  const now = Date.now();
  const { rejected } = await ErasureEntity.patch({ accountId, cvId })
    .set({ claimedUntil: new Date(now + CLAIMED_MS).toISOString() })
    .where(
      ({ claimedUntil }, { notExists, lt }) => `${notExists(claimedUntil)} OR ${lt(claimedUntil, new Date(now).toISOString())}`,
    )
    .go({ returnOnConditionCheckFailure: true });
  const found = await find(cvId);
  if (rejected && found) throw new Error(`Somebody else is erasing ${cvId}`);
  return found;
}

async function eraseIn(jobId: string, { cvId, sha256, letters }: NonNullable<Awaited<ReturnType<typeof find>>>): Promise<void> {
  await Traces.eraseOf({ jobId, cvId, sha256, letters: letters?.[jobId] ?? [] });
  await Withdrawing.withdraw(jobId, cvId);
}

/** What a model was asked about the text; the text itself finds it. */
async function eraseAnswers(accountId: string, sha256: string): Promise<void> {
  const document = await Storage.reading(accountId, sha256);
  if (!document) return;
  const { redactions } = readProfile(document, new Date().toISOString().slice(0, 10));
  await Frozen.eraseFrozen(accountId, Frozen.textHash(redact(document, redactions)));
}

async function find(cvId: string) {
  const { data } = await ErasureEntity.get({ accountId: Actor.accountId(), cvId }).go({ consistent: true });
  return data ?? undefined;
}

const service = () =>
  new Service({
    cv: CvEntity,
    text: CvTextEntity,
    index: CvIndexEntity,
    erasure: ErasureEntity,
    account: AccountEntity,
  });
