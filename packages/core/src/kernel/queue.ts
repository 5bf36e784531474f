import { ChangeMessageVisibilityCommand, SendMessageCommand } from "@aws-sdk/client-sqs";
import { environment, sqs } from "./aws.ts";

export * as Queue from "./queue.ts";

/**
 * Sends a message as one of this account. The queue is fair between accounts by it: while one has thousands of messages waiting, those of
 * another are delivered first. Without an account the message is a tenant of its own.
 */
export async function send(
  queue: "TASKS_QUEUE_URL" | "SCORING_QUEUE_URL" | "MAIL_QUEUE_URL",
  body: string,
  { accountId, delaySeconds }: { readonly accountId: string | undefined; readonly delaySeconds?: number | undefined },
): Promise<void> {
  await sqs().send(
    new SendMessageCommand({
      QueueUrl: environment(queue),
      MessageBody: body,
      ...(accountId !== undefined && { MessageGroupId: accountId }),
      ...(delaySeconds !== undefined && { DelaySeconds: delaySeconds }),
    }),
  );
}

/** Ends the work on a message that has to come back after some seconds, for a reason that is no fault of ours. */
export class ComesBack extends Error {
  override readonly name = "ComesBack";
  readonly afterSeconds: number;

  constructor(reason: string, afterSeconds: number) {
    super(reason);
    this.afterSeconds = afterSeconds;
  }
}

/** A message as its function received it. */
interface Received {
  /** Of the queue: "arn:aws:sqs:eu-central-1:123456789012:NAME". */
  readonly eventSourceARN: string;
  readonly receiptHandle: string;
}

/** Sets the delay after which a received message returns to its queue, unless it is deleted before. */
export async function returnAfter({ eventSourceARN, receiptHandle }: Received, seconds: number): Promise<void> {
  const name = eventSourceARN.split(":").at(-1);
  const QueueUrl = environment("QUEUE_URLS")
    .split(" ")
    .find((url) => url.endsWith(`/${name}`));
  await sqs().send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds }));
}
