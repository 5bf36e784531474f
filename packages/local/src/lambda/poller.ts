/** Event source mappings: takes messages from a queue, runs a function with them, and deletes what was done. */
import * as z from "zod";
import type { Lambda } from "./lambda.ts";
import { REGION, Refusal } from "../kernel/service.ts";
import { type Message, type Sqs, queueArn, systemAttributes } from "../sqs/service.ts";
import type { EventSource } from "../template/model.ts";

/** How long one receive waits for a first message. */
const WAIT_SECONDS = 20;
/** After how long a batch that no handler saw is delivered again. */
const RETURN_SECONDS = 2;

const BatchResponse = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish() }).nullish();

export interface Poller {
  /** Receives nothing more, and resolves when what it had received has been handled. */
  stop(): Promise<void>;
}

/** Polls with as many loops as the function may run at once, so that nothing is received that would have to wait. */
export function startPoller(
  source: EventSource,
  sqs: Sqs,
  lambda: Pick<Lambda, "invoke" | "concurrencyOf">,
  onError: (error: unknown) => void,
): Poller {
  const stopping = new AbortController();
  const queue = nameOf(source.queueArn);
  const loops = Math.min(source.maximumConcurrency ?? Number.POSITIVE_INFINITY, lambda.concurrencyOf(source.functionName));

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const messages = await batch(source, sqs, queue, stopping.signal);
        if (messages.length > 0) await handle(source, sqs, lambda, queue, messages);
      } catch (error) {
        onError(error);
        await pause(1000, stopping.signal);
      }
    }
  }

  const running = Array.from({ length: loops }, poll);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Up to a batch: what is there at once, or what arrives within the window after the first message. */
async function batch(source: EventSource, sqs: Sqs, queue: string, signal: AbortSignal): Promise<Message[]> {
  const messages = [...(await sqs.receive(queue, { max: Math.min(source.batchSize, 10), waitSeconds: WAIT_SECONDS, signal }))];
  const until = performance.now() + source.windowSeconds * 1000;
  while (messages.length > 0 && messages.length < source.batchSize && !signal.aborted) {
    const waitSeconds = Math.max(0, (until - performance.now()) / 1000);
    const more = await sqs.receive(queue, { max: Math.min(source.batchSize - messages.length, 10), waitSeconds, signal });
    messages.push(...more);
    if (more.length === 0) break;
  }
  return messages;
}

/**
 * Failed messages are left alone and become visible again when their visibility time-out is over, as on AWS. A batch that no handler saw is
 * returned at once: with a function that could not be loaded nothing is lost, and its time-out is there for handlers that failed.
 */
async function handle(
  source: EventSource,
  sqs: Sqs,
  lambda: Pick<Lambda, "invoke">,
  queue: string,
  messages: readonly Message[],
): Promise<void> {
  const { answer, hasStarted } = await lambda.invoke(source.functionName, { Records: messages.map(recordOf) });
  if (!hasStarted) return returnSoon(sqs, queue, messages);
  if (!answer.ok) return;

  const failed = source.reportsBatchItemFailures ? failures(answer.payload) : new Set<string>();
  if (failed === undefined) return;
  const ids = new Set(messages.map(({ id }) => id));
  // A failure that names no message of the batch fails the batch.
  if ([...failed].some((id) => !ids.has(id))) return;
  for (const { id, receiptHandle } of messages) {
    if (!failed.has(id)) sqs.delete(queue, receiptHandle!);
  }
}

function returnSoon(sqs: Sqs, queue: string, messages: readonly Message[]): void {
  for (const { receiptHandle } of messages) {
    try {
      sqs.changeVisibility(queue, receiptHandle!, RETURN_SECONDS);
    } catch (error) {
      // Loading took longer than the visibility time-out: the message has returned by itself.
      if (!(error instanceof Refusal && error.code === "MessageNotInflight")) throw error;
    }
  }
}

/** The ids reported as failed, or undefined for an answer that Lambda takes as a failure of the whole batch. */
function failures(payload: string | undefined): Set<string> | undefined {
  const parsed = BatchResponse.safeParse(JSON.parse(payload ?? "null"));
  return parsed.success ? new Set((parsed.data?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier)) : undefined;
}

function recordOf(message: Message) {
  return {
    messageId: message.id,
    receiptHandle: message.receiptHandle,
    body: message.body,
    attributes: systemAttributes(message),
    messageAttributes: Object.fromEntries(
      Object.entries(message.attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
        name,
        {
          dataType: DataType,
          ...(StringValue !== undefined && { stringValue: StringValue }),
          ...(BinaryValue !== undefined && { binaryValue: BinaryValue }),
        },
      ]),
    ),
    md5OfBody: message.md5OfBody,
    eventSource: "aws:sqs",
    eventSourceARN: queueArn(message.queue),
    awsRegion: REGION,
  };
}

export const nameOf = (arn: string) => arn.slice(arn.lastIndexOf(":") + 1);

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
}
