import { Queue } from "@candor/core/kernel/queue";
import type { SQSHandler, SQSRecord } from "aws-lambda";

/** The first and the longest delay before a failed message returns. Ten returns take half an hour. */
const FIRST_SECONDS = 5;
const MOST_SECONDS = 900;

/** Handles each message on its own. One that fails returns, with a longer delay each time; the others are done. */
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

/** Shortens the message's visibility time-out, which is six times the function's time-out, because somebody waits for the outcome. */
async function comeBackSoon({ messageId, receiptHandle, attributes }: SQSRecord): Promise<void> {
  try {
    await Queue.returnAfter(receiptHandle, secondsBefore(Number(attributes.ApproximateReceiveCount)));
  } catch (error) {
    console.warn({ messageId, comesBack: "later", error });
  }
}

/** Delay of a message by the number of its receives: 5, 10, 20 … 900 seconds. */
export const secondsBefore = (received: number): number => Math.min(FIRST_SECONDS * 2 ** (received - 1), MOST_SECONDS);
