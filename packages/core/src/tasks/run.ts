import { Answers } from "../channels/email/answers.ts";
import { Orders } from "../candidacy/analysis/orders.ts";
import { relate } from "../candidacy/write-elsewhere.ts";
import { sendLetter } from "../candidacy/send-letter.ts";
import { Places } from "../channels/bulk-link/places.ts";
import { Actor } from "../kernel/actor.ts";
import { Storage } from "../kernel/storage.ts";
import type { Task } from "../kernel/task.ts";
import { Upload } from "../upload/upload.ts";
import { Digest } from "./digest/digest.ts";
import { endAccount, sweepAgain } from "./end-account/end-account.ts";
import { eraseCv } from "./erase-cv.ts";
import { eraseJob } from "./erase-job.ts";

/** Every task of the tasks queue. Each may run twice, and a task that failed half-way continues where it stopped. */
const run: { readonly [T in Task["type"]]: (task: Extract<Task, { type: T }>) => Promise<void> } = {
  answerMail: (task) => Answers.send(task),
  endAccount: (task) => endAccount(task),
  sweepAccount: (task) => sweepAgain(task),
  digest: (task) => Digest.send(task),
  eraseCv: ({ cvId }) => eraseCv(cvId),
  eraseJob: ({ jobId }) => eraseJob(jobId),
  eraseLogo: ({ logoId }) => Storage.removeLogo(logoId),
  // Few ask for it, and it brings a library along.
  exportAccount: async (task) => (await import("./export-account/export-account.ts")).exportAccount(task),
  importCvs: ({ accountId, jobId, cvIds, locale }) => Orders.queue({ type: "import", accountId, jobId, cvIds, locale }),
  returnPlaces: (task) => Places.giveBack(task),
  relateCv: ({ cvId, jobId }) => relate(cvId, jobId),
  readAgain: ({ jobId, cvId }) => Upload.readAgain(jobId, cvId),
  sendLetter: (task) => sendLetter(task),
  resumeWaiting: () => Upload.resumeWaiting(),
};

/** Runs one task as its account. */
export const runTask = (task: Task): Promise<void> =>
  Actor.enter({ type: "system", accountId: task.accountId }, () => (run[task.type] as (task: Task) => Promise<void>)(task));
