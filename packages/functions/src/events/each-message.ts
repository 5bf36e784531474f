import { Queue } from "@candor/core/kernel/queue";
import type { SQSHandler, SQSRecord } from "aws-lambda";

/** The first return of a message that failed, and the longest wait between two: ten returns take half an hour. */
const FIRST_SECONDS = 5;
const MOST_SECONDS = 900;

/** Does each message by itself. One that fails comes back, soon at first and later each time; the others are done. */
export function eachMessage(work: (body: string) => Promise<void>): SQSHandler {
  return async ({ Records }) => {
    const batchItemFailures: { itemIdentifier: string }[] = [];
    for (const record of Records) {
      try {
        await work(record.body);
      } catch (error) {
        console.error({ messageId: record.messageId, error });
        batchItemFailures.push({ itemIdentifier: record.messageId });
        await comeBackSoon(record);
      }
    }
    return { batchItemFailures };
  };
}

/** Without this a message stays out of sight for six times the function's time-out, while somebody waits for it. */
async function comeBackSoon({ messageId, receiptHandle, attributes }: SQSRecord): Promise<void> {
  try {
    await Queue.returnAfter(receiptHandle, secondsBefore(Number(attributes.ApproximateReceiveCount)));
  } catch (error) {
    console.warn({ messageId, comesBack: "later", error });
  }
}

/** How long a message waits after it was received so many times: 5, 10, 20 … 900 seconds. */
export const secondsBefore = (received: number): number => Math.min(FIRST_SECONDS * 2 ** (received - 1), MOST_SECONDS);
