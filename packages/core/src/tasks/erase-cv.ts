import { Candidacy } from "../candidacy/write.ts";
import { CvHashEntity } from "../cv/cv.entity.ts";
import { Cv } from "../cv/cv.ts";
import { ErasureEntity } from "../cv/erasure.entity.ts";
import { JobEntity } from "../job/job.entity.ts";
import { Actor } from "../kernel/actor.ts";
import { batchesOf } from "../kernel/batches.ts";
import { Storage } from "../kernel/storage.ts";
import { Frozen } from "../model/frozen.ts";
import { JOBS_AT_ONCE } from "../pool/erase.ts";
import { Attempts } from "../upload/attempts.ts";
import { Upload } from "../upload/upload.ts";
import { eraseFromJob } from "./erase-cv-from-job.ts";

/** How long a task may work alone on an erasure: the time-out of its function. A task that died is replaced after that. */
const CLAIM_MS = 60_000;

type Erasure = NonNullable<Awaited<ReturnType<typeof Cv.findErasure>>>;

/** Removes all that is left of an erased CV. One task at a time: the same bytes may come again only when it is done. */
export async function eraseCv(cvId: string): Promise<void> {
  const erasure = await claim(cvId);
  if (!erasure) return;
  const { accountId, sha256 } = erasure;
  try {
    const { data: jobs } = await JobEntity.query.byDate({ accountId }).go({ pages: "all", attributes: ["jobId"] });
    for (const some of batchesOf(jobs, JOBS_AT_ONCE)) {
      await Promise.all(some.map(({ jobId }) => eraseIn(jobId, erasure)));
    }
    await Frozen.eraseOfCv(accountId, sha256);
    await Upload.eraseFile(cvId);
    await Attempts.eraseInterrupted(sha256);
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

/** Reserves the erasure for this task; undefined once it is done. Throws while another task works on it, which may still fail. */
async function claim(cvId: string): Promise<Erasure | undefined> {
  const accountId = Actor.accountId();
  const now = Date.now();
  const { rejected } = await ErasureEntity.patch({ accountId, cvId })
    .set({ claimedUntil: new Date(now + CLAIM_MS).toISOString() })
    .where(
      ({ claimedUntil }, { notExists, lt }) => `${notExists(claimedUntil)} OR ${lt(claimedUntil, new Date(now).toISOString())}`,
    )
    .go({ returnOnConditionCheckFailure: true });
  const found = await Cv.findErasure(cvId);
  if (rejected && found) throw new Error(`Another task is erasing ${cvId}`);
  return found;
}

async function eraseIn(jobId: string, { cvId, sha256, letters }: Erasure): Promise<void> {
  await eraseFromJob({ jobId, cvId, sha256, letters: letters?.[jobId] ?? [] });
  await Candidacy.leaveForGood(jobId, cvId);
}
