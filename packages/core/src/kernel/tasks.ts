import { Queue } from "./queue.ts";
import type { Task } from "./task.ts";

export * as Tasks from "./tasks.ts";

/** Sends a task to its queue, which runs it soon and at least once; with a delay, after it. */
export const send = (task: Task, { delaySeconds }: { readonly delaySeconds?: number | undefined } = {}): Promise<void> =>
  Queue.send("TASKS_QUEUE_URL", JSON.stringify(task), { accountId: task.accountId, delaySeconds });
