/** Event source mappings: receives messages of a queue, runs a function with them, and deletes the handled ones. */
import * as z from "zod";
import type { Answer } from "./instance.ts";
import type { Lambda } from "./lambda.ts";
import { REGION, Refusal } from "../kernel/service.ts";
import { type Message, type Sqs, queueArn, systemAttributes } from "../sqs/service.ts";
import type { EventSource } from "../template/model.ts";

/** Time that one receive waits for a first message, in seconds. */
const WAIT_SECONDS = 20;
/** After how long a batch that no handler saw is delivered again. */
const RETURN_SECONDS = 2;
/** A batch that waits for an instance stays invisible for up to this time, the longest that SQS knows: its time-out counts from the handler's start. */
const HOLD_SECONDS = 43_200;
/** SQS's own, for queues whose template has none. */
const DEFAULT_VISIBILITY_SECONDS = 30;

const BatchResponse = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish() }).nullish();

export interface Poller {
  /** Receives nothing more. Resolves when the received batches are handled. */
  stop(): Promise<void>;
}

/** Polls with as many loops as the function may run at once, so that no received batch waits behind another. */
export function startPoller(
  source: EventSource,
  sqs: Sqs,
  lambda: Pick<Lambda, "invoke" | "concurrencyOf">,
  onError: (error: unknown) => void,
): Poller {
  const stopping = new AbortController();
  const queue = nameOf(source.queueArn);
  const { visibilityTimeoutSeconds = DEFAULT_VISIBILITY_SECONDS } = sqs.queues().find(({ name }) => name === queue) ?? {};
  const loops = Math.min(source.maximumConcurrency ?? Number.POSITIVE_INFINITY, lambda.concurrencyOf(source.functionName));

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const messages = await batch(source, sqs, queue, stopping.signal);
        if (messages.length === 0) continue;
        const hide = (seconds: number) => hideFor(sqs, queue, messages, seconds);
        const onStart = () => hide(visibilityTimeoutSeconds);
        const event = { Records: messages.map(recordOf) };
        const { answer, hasStarted } = await lambda.invoke(source.functionName, event, onStart);
        if (hasStarted) settle(source, sqs, queue, messages, answer);
        else hide(RETURN_SECONDS);
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

/** Up to a batch of messages: those that are there, or arrive within the window after the first one. */
async function batch(source: EventSource, sqs: Sqs, queue: string, signal: AbortSignal): Promise<Message[]> {
  const receive = (most: number, waitSeconds: number) =>
    sqs.receive(queue, { max: Math.min(most, 10), waitSeconds, visibilitySeconds: HOLD_SECONDS, signal });
  const messages = [...(await receive(source.batchSize, WAIT_SECONDS))];
  const until = performance.now() + source.windowSeconds * 1000;
  while (messages.length > 0 && messages.length < source.batchSize && !signal.aborted) {
    const waitSeconds = Math.max(0, (until - performance.now()) / 1000);
    const more = await receive(source.batchSize - messages.length, waitSeconds);
    messages.push(...more);
    if (more.length === 0) break;
  }
  return messages;
}

/** Deletes the messages that were handled. Failed ones become visible again when their visibility time-out is over, as on AWS. */
function settle(source: EventSource, sqs: Sqs, queue: string, messages: readonly Message[], answer: Answer): void {
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

/** Makes the messages of a batch visible after so many seconds from now. */
function hideFor(sqs: Sqs, queue: string, messages: readonly Message[], seconds: number): void {
  for (const { receiptHandle } of messages) {
    try {
      sqs.changeVisibility(queue, receiptHandle!, seconds);
    } catch (error) {
      // The product's clock was moved on meanwhile, or the queue was purged.
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
