import { ChangeMessageVisibilityCommand } from "@aws-sdk/client-sqs";
import { environment, sqs } from "./aws.ts";

export * as Queue from "./queue.ts";

/** Sets the delay after which a received message returns to its queue, unless it is deleted before. */
export async function returnAfter(receiptHandle: string, seconds: number): Promise<void> {
  await sqs().send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: environment("QUEUE_URL"),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  );
}
