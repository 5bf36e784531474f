import { SendMessageBatchCommand } from "@aws-sdk/client-sqs";
import type { Locale } from "../../account/account.info.ts";
import { Actor } from "../../kernel/actor.ts";
import { environment, sqs } from "../../kernel/aws.ts";
import { batchesOf } from "../../kernel/batches.ts";

export * as Orders from "./orders.ts";

/**
 * A message in the scoring queue about stored CVs: analyze them again, or import them from the pool. The queue also carries S3's
 * events.
 */
export interface Order {
  readonly type: "analyze" | "import";
  readonly accountId: string;
  readonly jobId: string;
  readonly cvIds: readonly string[];
  /** Language of the member who gave the order; the model writes its prose in it. */
  readonly locale: Locale;
}

const CVS_PER_ORDER = 10;
/** Limit of SQS. */
const MESSAGES_PER_BATCH = 10;

/** Queues an order for CVs of the acting member's account. */
export async function send(type: Order["type"], jobId: string, cvIds: readonly string[]): Promise<void> {
  const { accountId, locale } = Actor.member();
  await queue({ type, locale, accountId, jobId, cvIds });
}

/** Queues an order, in parts. */
export async function queue(order: Order): Promise<void> {
  const orders = batchesOf(order.cvIds, CVS_PER_ORDER).map((cvIds): Order => ({ ...order, cvIds }));
  for (const batch of batchesOf(orders, MESSAGES_PER_BATCH)) await sendBatch(batch);
}

async function sendBatch(orders: readonly Order[]): Promise<void> {
  const { Failed = [] } = await sqs().send(
    new SendMessageBatchCommand({
      QueueUrl: environment("SCORING_QUEUE_URL"),
      Entries: orders.map((order, index) => ({
        Id: String(index),
        MessageBody: JSON.stringify(order),
        MessageGroupId: order.accountId,
      })),
    }),
  );
  if (Failed.length > 0) throw new Error(`${Failed.length} orders were not queued: ${Failed[0]?.Code}`);
}
