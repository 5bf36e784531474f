import { SendMessageCommand } from "@aws-sdk/client-sqs";
import { environment, sqs } from "./aws.ts";
import type { Task } from "./task.ts";

export * as Tasks from "./tasks.ts";

/** Sends a task to its queue, which runs it soon and at least once; with a delay, after it. */
export async function send(task: Task, { delaySeconds }: { delaySeconds?: number } = {}): Promise<void> {
  await sqs().send(
    new SendMessageCommand({
      QueueUrl: environment("TASKS_QUEUE_URL"),
      MessageBody: JSON.stringify(task),
      ...(delaySeconds !== undefined && { DelaySeconds: delaySeconds }),
    }),
  );
}
