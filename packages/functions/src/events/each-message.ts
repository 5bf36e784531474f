import { Queue } from "@candor/core/kernel/queue";
import type { Context, SQSHandler, SQSRecord } from "aws-lambda";

/** The first and the longest delay before a failed message returns. Ten returns take half an hour. */
const FIRST_SECONDS = 5;
const MOST_SECONDS = 900;

/** Time that is kept for giving messages back before the function's own time-out, which would leave them to the queue's. */
const TO_GIVE_BACK_MS = 5000;

/**
 * Handles each message on its own, one after the other or all at once. One that fails returns, with a longer delay each time; the others are
 * done. Work that does not end counts as failed just before the function would be stopped.
 */
export function eachMessage(work: (body: string) => Promise<void>, { atOnce = false } = {}): SQSHandler {
  return async ({ Records }, context) => {
    const batchItemFailures: { itemIdentifier: string }[] = [];
    const handle = async (record: SQSRecord): Promise<void> => {
      try {
        await beforeTheEnd(context, () => work(record.body));
      } catch (error) {
        const isExpected = error instanceof Queue.ComesBack;
        console[isExpected ? "info" : "error"]({ messageId: record.messageId, error });
        batchItemFailures.push({ itemIdentifier: record.messageId });
        const received = Number(record.attributes.ApproximateReceiveCount);
        await comeBackAfter(isExpected ? error.afterSeconds : secondsBefore(received), record);
      }
    };
    if (atOnce) await Promise.all(Records.map(handle));
    else for (const record of Records) await handle(record);
    return { batchItemFailures };
  };
}

/** Rejects when the function has little time left. The work itself cannot be stopped; repeating it has no effect twice. */
async function beforeTheEnd(context: Context, work: () => Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const left = context.getRemainingTimeInMillis() - TO_GIVE_BACK_MS;
  const timer = setTimeout(() => reject(new Error("There was no time left")), Math.max(0, left));
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Shortens the message's visibility time-out, which is longer than the function's, because somebody waits for the outcome. */
async function comeBackAfter(seconds: number, record: SQSRecord): Promise<void> {
  try {
    await Queue.returnAfter(record, seconds);
  } catch (error) {
    console.warn({ messageId: record.messageId, comesBack: "later", error });
  }
}

/** Delay of a message by the number of its receives: 5, 10, 20 … 900 seconds. */
export const secondsBefore = (received: number): number => Math.min(FIRST_SECONDS * 2 ** (received - 1), MOST_SECONDS);
