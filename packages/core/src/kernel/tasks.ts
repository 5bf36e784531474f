import { SendMessageCommand } from "@aws-sdk/client-sqs";
import { environment, sqs } from "./aws.ts";
import type { Chore } from "./task.ts";

export * as Chores from "./tasks.ts";

// Apart from chores.ts: who only sends needs nothing of what is done.

/** Leaves a chore to be done by a queue, soon and at least once. */
export async function send(chore: Chore): Promise<void> {
  await sqs().send(new SendMessageCommand({ QueueUrl: environment("TASKS_QUEUE_URL"), MessageBody: JSON.stringify(chore) }));
}
