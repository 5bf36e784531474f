import { TextTooSlow } from "../../cv/text-work.ts";
import { criteriaHash } from "../../job/criteria-hash.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { Attempts } from "../../upload/attempts.ts";
import { Upload, type Row as UploadRow } from "../../upload/upload.ts";

/**
 * Repeats work on a CV while its text takes too long and attempts at these bytes are left, and then fails the upload with `cv.tooSlow`. Too
 * much time may be due to a busy machine; memory use would be the same, so that is not tried again.
 */
export async function withinAttempts<Outcome>(
  { jobId, cvId }: UploadRow,
  { criteria }: JobInfo,
  sha256: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | "settled"> {
  const subject = { jobId, sha256, criteriaHash: criteriaHash(criteria) };
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TextTooSlow)) throw error;
      const attempts = await Attempts.interrupt(subject);
      if (error.limit === "memory" || Attempts.isSpent(attempts)) {
        await Upload.fail(jobId, cvId, "cv.tooSlow", { sha256, attempts });
        return "settled";
      }
      await Upload.showAttempt(jobId, cvId, attempts);
    }
  }
}
