import { Actor } from "../kernel/actor.ts";
import { eraseCandidaciesOf } from "../candidacy/erasing.ts";
import { Erasure } from "../pool/erasure.ts";
import { Digest } from "./digest/digest.ts";
import { Answers } from "../channels/email/answers.ts";
import { Job } from "../job/job.ts";
import { Storage } from "../kernel/storage.ts";
import { Upload } from "../upload/upload.ts";
import type { Chore } from "../kernel/task.ts";

export * as Chores from "./tasks.ts";

/** Does one chore. Each may be told twice, and a chore that failed half-way goes on where it stopped. */
export async function run(chore: Chore): Promise<void> {
  await Actor.enter({ type: "system", accountId: chore.accountId }, async () => {
    if (chore.type === "releaseHeld") return Upload.releaseHeld();
    if (chore.type === "eraseCv") return Erasure.finish(chore.cvId);
    if (chore.type === "answerMail") return Answers.give(chore);
    if (chore.type === "digest") return Digest.give(chore);
    if (chore.type === "eraseLogo") return Storage.removeLogo(chore.logoId);
    // The job itself goes last: while it stands, a repeated message finds what is left to remove.
    await eraseCandidaciesOf(chore.jobId);
    await Upload.eraseOfJob(chore.jobId);
    await Job.erase(chore.jobId);
  });
}
