import { Service } from "electrodb";
import * as z from "zod/mini";
import { Account } from "../account/account.ts";
import { Actor } from "../kernel/actor.ts";
import { knownAmong } from "../candidacy/stored.ts";
import { Cv } from "../cv/cv.ts";
import { commit } from "../kernel/commit.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { assertOpen } from "../job/stored.ts";
import { ANALYSES_MAX, UPLOADS_LISTED_MS } from "../kernel/limits.ts";
import { Outbox, OwedEntity } from "../kernel/outbox.ts";
import { inSeconds } from "../kernel/table.ts";
import { indexedOnItsWay } from "../upload/indexed.ts";
import { UploadEntity } from "../upload/upload.entity.ts";

export * as Import from "./pool-import.ts";

/**
 * Queues CVs of the pool, at most 50, as candidates for an open job. They are scored from their stored text: no PDF is read and
 * no reading is counted, so only a subscription that is not in order forbids it. Each is listed among the job's uploads, under
 * its own id, until it is a candidate. Returns the number queued, and the ids that are in the job already.
 */
export const request = fn(
  z.object({ jobId: z.string(), cvIds: z.optional(z.array(z.string())) }),
  async ({ jobId, cvIds = [] }): Promise<{ queued: number; known: string[] }> => {
    if (cvIds.length === 0) throw new Failure("cvList.required", jobId);
    if (cvIds.length > ANALYSES_MAX) throw new Failure("cvList.tooLong", jobId);
    const ids = [...new Set(cvIds)];
    const [plan] = await Promise.all([Account.plan(), assertOpen(jobId)]);
    const suspension = Account.suspensionOf(plan);
    if (suspension) throw new Failure(suspension, jobId);
    const [cvs, known] = await Promise.all([Cv.findAll(ids), knownAmong(jobId, ids)]);
    if (cvs.length < ids.length) throw new Failure("cv.notFound", jobId);
    const waiting = cvs.filter(({ cvId }) => !known.has(cvId));
    if (waiting.length === 0) throw new Failure("candidate.duplicate", jobId);

    await announce(jobId, waiting);
    return { queued: waiting.length, known: [...known] };
  },
);

/**
 * Lists CVs among a job's uploads, together with the task that queues their order: listed ones that nobody ordered would be on their way for
 * ever. A CV whose earlier import failed starts again.
 */
async function announce(jobId: string, cvs: readonly { cvId: string; fileName: string; size: number }[]): Promise<void> {
  const { accountId, locale } = Actor.member();
  const owed = Outbox.owe({ type: "importCvs", accountId, jobId, cvIds: cvs.map(({ cvId }) => cvId), locale });
  const expiresAt = inSeconds(Date.now() + 2 * UPLOADS_LISTED_MS);
  const rows = cvs.map(({ cvId, fileName, size }) => ({
    accountId,
    jobId,
    cvId,
    size,
    locale,
    expiresAt,
    name: fileName,
    source: "pool" as const,
    state: "analyzing" as const,
    ...indexedOnItsWay({ jobId }),
  }));
  await commit(() =>
    service()
      .transaction.write((entity) => [...rows.map((row) => entity.upload.put(row).commit()), entity.owed.put(owed).commit()])
      .go(),
  );
  await Outbox.pay(owed);
}

const service = () => new Service({ upload: UploadEntity, owed: OwedEntity });
