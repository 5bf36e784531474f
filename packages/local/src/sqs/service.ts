import { inputOf, jsonRefusal, jsonReply, operationOf } from "../kernel/json-protocol.ts";
import type { AwsRequest, Clock, Service } from "../kernel/service.ts";
import { Arrivals } from "./arrivals.ts";
import { prepare } from "./operations.ts";
import { MessageStore, type Counts, type Message, type QueueConfig } from "./store.ts";

export { queueUrl, systemAttributes } from "./operations.ts";
export { queueArn } from "./store.ts";
export type { Counts, Message, QueueConfig } from "./store.ts";

export interface SqsOptions {
  readonly file: string;
  readonly clock: Clock;
  readonly queues: readonly QueueConfig[];
}

export interface ReceiveOptions {
  readonly max: number;
  readonly visibilitySeconds?: number | undefined;
  /** Time to wait for a first message, in real seconds; the queue's own by default. */
  readonly waitSeconds?: number | undefined;
  /** Ends the waiting early, with nothing received. */
  readonly signal?: AbortSignal | undefined;
}

/** SQS, and its queues without signatures for the pollers and the console of this process. */
export interface Sqs extends Service {
  send(queue: string, body: string, options: { readonly senderId: string; readonly delaySeconds?: number }): void;
  receive(queue: string, options: ReceiveOptions): Promise<readonly Message[]>;
  delete(queue: string, receiptHandle: string): void;
  changeVisibility(queue: string, receiptHandle: string, seconds: number): void;
  /** Makes received messages visible again, for a start after a crash. @returns how many */
  releaseInFlight(): number;
  queues(): readonly (QueueConfig & Counts & { readonly deadLettersOf: readonly string[] })[];
  /** Looks without receiving, oldest first. */
  peek(queue: string, limit?: number): readonly Message[];
  /** Sends a dead-letter queue's messages back where they failed. @returns how many */
  redrive(deadLetterQueue: string): number;
  purge(queue: string): void;
  stop(): Promise<void>;
}

/** Interval at which a waiting receive checks if the product's clock has been moved. */
const LOOK_AGAIN_MILLISECONDS = 250;

/** Error codes of SQS's older protocol, which the SDK still reports. */
const QUERY_CODES: Readonly<Record<string, string>> = {
  QueueDoesNotExist: "AWS.SimpleQueueService.NonExistentQueue",
  EmptyBatchRequest: "AWS.SimpleQueueService.EmptyBatchRequest",
  TooManyEntriesInBatchRequest: "AWS.SimpleQueueService.TooManyEntriesInBatchRequest",
  BatchEntryIdsNotDistinct: "AWS.SimpleQueueService.BatchEntryIdsNotDistinct",
  BatchRequestTooLong: "AWS.SimpleQueueService.BatchRequestTooLong",
  MessageNotInflight: "AWS.SimpleQueueService.MessageNotInflight",
  AccessDeniedException: "AccessDenied",
};

/** SQS: standard queues in a SQLite file. @throws Error when a queue names a dead-letter queue that is not there */
export function createSqs({ file, clock, queues }: SqsOptions): Sqs {
  const store = new MessageStore(file, queues, clock);
  const arrivals = new Arrivals();
  const stopping = new AbortController();
  const wake = (queue: string): void => arrivals.announce(queue);

  const receive = async (
    queue: string,
    { max, visibilitySeconds, waitSeconds, signal }: ReceiveOptions,
  ): Promise<readonly Message[]> => {
    const ended = signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal;
    const deadline = performance.now() + (waitSeconds ?? store.queue(queue).receiveWaitSeconds) * 1000;
    for (;;) {
      if (ended.aborted) return [];
      // Looking needs no transaction: most looks find nothing.
      const untilVisible = () => (store.nextVisibleAt(queue) ?? Number.POSITIVE_INFINITY) - clock.now();
      const messages = untilVisible() <= 0 ? store.take(queue, max, visibilitySeconds) : [];
      const left = deadline - performance.now();
      if (messages.length > 0 || left <= 0) return messages;

      await arrivals.next(queue, Math.max(1, Math.min(left, untilVisible(), LOOK_AGAIN_MILLISECONDS)), ended);
    }
  };
  const prepared = (request: AwsRequest) => prepare(operationOf(request), inputOf(request));

  return {
    signingName: "sqs",
    needs: (request) => [prepared(request).need],
    async answer(request, principal) {
      const result = await prepared(request).run({
        store,
        baseUrl: `http://${request.headers["host"] ?? ""}`,
        senderId: principal.name,
        receive: (queue, options) => receive(queue, { ...options, signal: request.signal }),
        wake,
      });
      return jsonReply("1.0", result ?? {});
    },
    refusal(code, message, status) {
      const { headers, ...reply } = jsonRefusal("1.0", `com.amazonaws.sqs#${code}`, message, status);
      const fault = status < 500 ? "Sender" : "Receiver";
      return { ...reply, headers: { ...headers, "x-amzn-query-error": `${QUERY_CODES[code] ?? code};${fault}` } };
    },

    send(queue, body, options) {
      store.send(queue, body, options);
      wake(queue);
    },
    receive,
    delete: (queue, receiptHandle) => store.delete(queue, receiptHandle),
    changeVisibility(queue, receiptHandle, seconds) {
      store.changeVisibility(queue, receiptHandle, seconds);
      wake(queue);
    },
    releaseInFlight: () => store.names().reduce((sum, name) => sum + store.release(name), 0),
    queues: () =>
      store.names().map((name) => ({ ...store.queue(name), ...store.counts(name), deadLettersOf: store.sourcesOf(name) })),
    peek: (queue, limit = 50) => store.peek(queue, limit),
    redrive(deadLetterQueue) {
      const moved = store.moveBack(deadLetterQueue);
      for (const name of store.names()) wake(name);
      return moved;
    },
    purge: (queue) => store.purge(queue),
    stop() {
      stopping.abort();
      store.close();
      return Promise.resolve();
    },
  };
}
