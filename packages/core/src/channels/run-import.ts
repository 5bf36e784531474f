import { Account } from "../account/account.ts";
import { tellFault } from "../candidacy/analysis/analysis.ts";
import { withinAttempts } from "../candidacy/analysis/attempt.ts";
import type { Order } from "../candidacy/analysis/orders.ts";
import { settle } from "../candidacy/analysis/settle.ts";
import { noting, step } from "../candidacy/analysis/steps.ts";
import { Cv } from "../cv/cv.ts";
import { findJob } from "../job/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { Realtime } from "../kernel/realtime/realtime.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { Storage } from "../kernel/storage.ts";
import { UploadEntity } from "../upload/upload.entity.ts";
import { Upload } from "../upload/upload.ts";

// Apart from pool-import.ts, which queues the orders: only score-cv carries them out, with a model and its client.

/** Runs an import order. A repeated order changes nothing. */
export async function runImport({ accountId, jobId, cvIds }: Order): Promise<void> {
  await Actor.enter({ type: "system", accountId }, async () => {
    for (const cvId of cvIds) {
      await noting(
        (code) => tellFault(jobId, cvId, code),
        () => retry("an import", () => importCv(jobId, cvId)),
      );
      await Realtime.notify({ about: "settled", jobId });
    }
  });
}

async function importCv(jobId: string, cvId: string): Promise<typeof LOST | undefined> {
  if (!(await Upload.beginAttempt(jobId, cvId))) return undefined;
  const [upload, job, account, cv] = await Promise.all([
    Upload.find(jobId, cvId),
    step("job.readFailed", () => findJob(jobId)),
    step("account.readFailed", () => Account.mine()),
    step("cv.textFailed", () => Cv.find(cvId)),
  ]);
  if (!upload) return undefined;
  const refusal = job ? cv && Account.suspensionOf(Account.planOf(account)) : "job.notFound";
  if (!job || refusal) {
    await Upload.fail(jobId, cvId, refusal ?? "job.notFound");
    return undefined;
  }
  const document = cv && (await step("cv.readFailed", () => Storage.reading(cv.accountId, cv.sha256)));
  if (cv && document) {
    const { sha256, size } = cv;
    const reading = { cvId, sha256, size, document, isNew: false };
    const outcome = await withinAttempts(upload, job, sha256, () => settle(job, account, upload, reading));
    return outcome === "lost" ? LOST : undefined;
  }
  if (cv && (await Cv.find(cvId))) throw new Error(`The text of ${cvId} is gone`);
  // A CV that was erased meanwhile is removed from the job's uploads.
  await UploadEntity.delete({ accountId: Actor.accountId(), jobId, cvId }).go();
  return undefined;
}
