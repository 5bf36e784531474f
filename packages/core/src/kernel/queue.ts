import { ChangeMessageVisibilityCommand } from "@aws-sdk/client-sqs";
import { environment, sqs } from "./aws.ts";

export * as Queue from "./queue.ts";

/** Says when a message that a function received from its queue comes back, unless it is deleted before. */
export async function returnAfter(receiptHandle: string, seconds: number): Promise<void> {
  await sqs().send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: environment("QUEUE_URL"),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  );
}
