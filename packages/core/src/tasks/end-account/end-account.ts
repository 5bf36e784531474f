import { EndingEntity } from "../../account/ending/ending.entity.ts";
import { JobEnd } from "../../job/end.ts";
import { Actor } from "../../kernel/actor.ts";
import { batchesOf } from "../../kernel/batches.ts";
import { UPLOAD_FORM_SECONDS } from "../../kernel/limits.ts";
import type { Task } from "../../kernel/task.ts";
import { Tasks } from "../../kernel/tasks.ts";
import { sweep, type Ended } from "./sweep.ts";
import { Time, TimeIsUp } from "./time.ts";

/** Ids of jobs in one message, which holds 256 kB. */
const JOBS_PER_MESSAGE = 2000;

/**
 * When the sweeps follow, in seconds, at most the 900 of the queue: forms for uploads are over by then, and so is every request that was
 * under way when the account ended.
 */
const FOLLOWS_AFTER_SECONDS = UPLOAD_FORM_SECONDS + 240;

/**
 * Erases an account that has ended, run after run until one finds nothing. Each run works for some seconds, deletes what belongs to an item
 * before the item itself, and so goes on wherever an earlier one was stopped.
 */
export async function endAccount(task: Extract<Task, { type: "endAccount" }>): Promise<void> {
  const { accountId } = task;
  const { data: ending } = await EndingEntity.get({ list: "endings", accountId }).go({ consistent: true });
  if (!ending) return;
  const { userId, email, createdAt: endedAt, isFollowed } = ending;
  const jobIds = await JobEnd.closeAll();
  if (!isFollowed) await follow({ accountId, userId, email, endedAt, jobIds });
  if (await isDone({ accountId, userId, email, endedAt, jobIds: [] })) {
    await EndingEntity.delete({ list: "endings", accountId }).go();
    return;
  }
  await Tasks.send(task);
}

/** Erases once more, when nothing that was under way at the account's end can write any longer. */
export async function sweepAgain(task: Extract<Task, { type: "sweepAccount" }>): Promise<void> {
  if (!(await isDone(task))) await Tasks.send(task);
}

/** The ids of jobs are sent along, because nothing in the table names them any more when the sweeps follow. */
async function follow(ended: Ended): Promise<void> {
  const groups = ended.jobIds.length === 0 ? [[]] : batchesOf(ended.jobIds, JOBS_PER_MESSAGE);
  for (const jobIds of groups) {
    await Tasks.send({ type: "sweepAccount", ...ended, jobIds }, { delaySeconds: FOLLOWS_AFTER_SECONDS });
  }
  await EndingEntity.patch({ list: "endings", accountId: Actor.accountId() }).set({ isFollowed: true }).go();
}

/** Returns true if a whole run found nothing, and false if it found something or its time is up. */
async function isDone(ended: Ended): Promise<boolean> {
  try {
    return (await sweep(ended, new Time())) === 0;
  } catch (error) {
    if (error instanceof TimeIsUp) return false;
    throw error;
  }
}
