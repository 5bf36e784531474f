import * as z from "zod";
import { unknownOperation } from "../kernel/json-protocol.ts";
import { Refusal, type Need } from "../kernel/service.ts";
import { MessageAttributes, assertTyped, attributesMd5, chosen } from "./attributes.ts";
import { queueArn, type Message, type MessageStore } from "./store.ts";

/** The surroundings of an operation. */
export interface Run {
  readonly store: MessageStore;
  /** "http://HOST", as the caller addressed the endpoint: queue URLs begin with it. */
  readonly baseUrl: string;
  readonly senderId: string;
  readonly receive: (
    queue: string,
    options: { max: number; visibilitySeconds?: number | undefined; waitSeconds?: number | undefined },
  ) => Promise<readonly Message[]>;
  /** Wakes waiting receivers of a queue. */
  readonly wake: (queue: string) => void;
}

interface Operation<Input> {
  readonly input: z.ZodType<Input>;
  /** "sqs:SendMessage": a batch needs the action of its single call. */
  readonly action: string;
  /** The queue of the permission; undefined for all queues. */
  readonly queueOf: (input: Input) => string | undefined;
  readonly run: (input: Input, run: Run) => unknown;
}

const operation = <Input>(definition: Operation<Input>): Operation<unknown> => definition as Operation<unknown>;

const seconds = (max: number) => z.int().min(0).max(max);
const Queue = z.strictObject({ QueueUrl: z.string() });
const Outgoing = z.strictObject({
  MessageBody: z.string().min(1),
  DelaySeconds: seconds(900).optional(),
  MessageAttributes: MessageAttributes.default({}),
  /** The tenant; it makes a standard queue fair. */
  MessageGroupId: z
    .string()
    .regex(/^[\w!"#$%&'()*+,\-./:;<=>?@[\\\]^`{|}~]{1,128}$/)
    .optional(),
});
type Outgoing = z.infer<typeof Outgoing>;
const Handle = z.strictObject({ ReceiptHandle: z.string() });
const Visibility = Handle.extend({ VisibilityTimeout: seconds(43_200) });
const Id = z.object({ Id: z.string().regex(/^[\w-]{1,80}$/) });
const Batch = <Shape extends z.ZodRawShape>(entry: z.ZodObject<Shape>) =>
  Queue.extend({ Entries: z.array(entry.extend(Id.shape)) });

const Receive = Queue.extend({
  MaxNumberOfMessages: z.int().min(1).max(10).default(1),
  VisibilityTimeout: seconds(43_200).optional(),
  WaitTimeSeconds: seconds(20).optional(),
  AttributeNames: z.array(z.string()).default([]),
  MessageSystemAttributeNames: z.array(z.string()).default([]),
  MessageAttributeNames: z.array(z.string()).default([]),
});

const onQueue = ({ QueueUrl }: { QueueUrl: string }): string => nameOf(QueueUrl);

const OPERATIONS: Readonly<Record<string, Operation<unknown>>> = {
  SendMessage: operation({
    input: Queue.extend(Outgoing.shape),
    action: "sqs:SendMessage",
    queueOf: onQueue,
    run: (input, run) => send(nameOf(input.QueueUrl), input, run),
  }),
  SendMessageBatch: operation({
    input: Batch(Outgoing),
    action: "sqs:SendMessage",
    queueOf: onQueue,
    run: ({ QueueUrl, Entries }, run) => {
      const queue = run.store.queue(nameOf(QueueUrl));
      const size = Entries.reduce((sum, { MessageBody }) => sum + Buffer.byteLength(MessageBody), 0);
      if (size > queue.maximumMessageBytes)
        throw new Refusal(
          "BatchRequestTooLong",
          `Batch requests cannot be longer than ${queue.maximumMessageBytes} bytes. You have sent ${size} bytes.`,
        );
      return batch(Entries, (entry) => send(queue.name, entry, run));
    },
  }),
  ReceiveMessage: operation({
    input: Receive,
    action: "sqs:ReceiveMessage",
    queueOf: onQueue,
    run: async (input, run) => {
      const messages = await run.receive(nameOf(input.QueueUrl), {
        max: input.MaxNumberOfMessages,
        visibilitySeconds: input.VisibilityTimeout,
        waitSeconds: input.WaitTimeSeconds,
      });
      return messages.length === 0 ? {} : { Messages: messages.map((message) => describe(message, input)) };
    },
  }),
  DeleteMessage: operation({
    input: Queue.extend(Handle.shape),
    action: "sqs:DeleteMessage",
    queueOf: onQueue,
    run: ({ QueueUrl, ReceiptHandle }, { store }) => store.delete(nameOf(QueueUrl), ReceiptHandle),
  }),
  DeleteMessageBatch: operation({
    input: Batch(Handle),
    action: "sqs:DeleteMessage",
    queueOf: onQueue,
    run: ({ QueueUrl, Entries }, { store }) =>
      batch(Entries, ({ ReceiptHandle }) => store.delete(nameOf(QueueUrl), ReceiptHandle)),
  }),
  ChangeMessageVisibility: operation({
    input: Queue.extend(Visibility.shape),
    action: "sqs:ChangeMessageVisibility",
    queueOf: onQueue,
    run: (input, run) => changeVisibility(nameOf(input.QueueUrl), input, run),
  }),
  ChangeMessageVisibilityBatch: operation({
    input: Batch(Visibility),
    action: "sqs:ChangeMessageVisibility",
    queueOf: onQueue,
    run: ({ QueueUrl, Entries }, run) => batch(Entries, (entry) => changeVisibility(nameOf(QueueUrl), entry, run)),
  }),
  GetQueueUrl: operation({
    input: z.strictObject({ QueueName: z.string() }),
    action: "sqs:GetQueueUrl",
    queueOf: ({ QueueName }) => QueueName,
    run: ({ QueueName }, { store, baseUrl }) => ({ QueueUrl: queueUrl(baseUrl, store.queue(QueueName).name) }),
  }),
  GetQueueAttributes: operation({
    input: Queue.extend({ AttributeNames: z.array(z.string()).default([]) }),
    action: "sqs:GetQueueAttributes",
    queueOf: onQueue,
    run: ({ QueueUrl, AttributeNames }, { store }) => ({
      Attributes: pick(attributesOf(store, nameOf(QueueUrl)), AttributeNames),
    }),
  }),
  ListQueues: operation({
    input: z.strictObject({ QueueNamePrefix: z.string().default(""), MaxResults: z.int().min(1).max(1000).default(1000) }),
    action: "sqs:ListQueues",
    queueOf: () => undefined,
    run: ({ QueueNamePrefix, MaxResults }, { store, baseUrl }) => {
      const names = store.names().filter((name) => name.startsWith(QueueNamePrefix));
      return { QueueUrls: names.slice(0, MaxResults).map((name) => queueUrl(baseUrl, name)) };
    },
  }),
  PurgeQueue: operation({
    input: Queue,
    action: "sqs:PurgeQueue",
    queueOf: onQueue,
    run: ({ QueueUrl }, { store }) => store.purge(nameOf(QueueUrl)),
  }),
  StartMessageMoveTask: operation({
    input: z.strictObject({ SourceArn: z.string(), DestinationArn: z.string().optional() }),
    action: "sqs:StartMessageMoveTask",
    queueOf: ({ SourceArn }) => SourceArn.split(":").at(-1) ?? "",
    run: ({ SourceArn, DestinationArn }, { store, wake }) => {
      store.moveBack(SourceArn.split(":").at(-1) ?? "", DestinationArn?.split(":").at(-1));
      for (const name of store.names()) wake(name);
      return { TaskHandle: crypto.randomUUID() };
    },
  }),
};

/** @throws Refusal UnknownOperationException, InvalidParameterValue */
export function prepare(name: string, input: unknown): { readonly need: Need; run(run: Run): unknown } {
  const found = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!found) throw unknownOperation("SQS", name);
  const result = found.input.safeParse(input);
  if (!result.success) throw new Refusal("InvalidParameterValue", z.prettifyError(result.error));

  const queue = found.queueOf(result.data);
  return {
    need: { action: found.action, resource: queueArn(queue ?? "*") },
    run: (run) => found.run(result.data, run),
  };
}

/** "http://127.0.0.1:4566" -> "http://127.0.0.1:4566/000000000000/NAME" */
export const queueUrl = (baseUrl: string, name: string): string => `${baseUrl}/${queueArn(name).split(":").slice(-2).join("/")}`;

const nameOf = (url: string): string => url.split("/").at(-1) ?? "";

function send(queue: string, message: Outgoing, { store, senderId, wake }: Run): unknown {
  const { MessageBody: body, DelaySeconds, MessageAttributes: attributes, MessageGroupId: groupId } = message;
  assertTyped(attributes);
  const { maximumMessageBytes } = store.queue(queue);
  const size = Buffer.byteLength(body) + Buffer.byteLength(Object.keys(attributes).length > 0 ? JSON.stringify(attributes) : "");
  if (size > maximumMessageBytes) {
    throw new Refusal(
      "InvalidParameterValue",
      `One or more parameters are invalid. Reason: Message must be shorter than ${maximumMessageBytes} bytes.`,
    );
  }
  // SQS allows only the characters of XML 1.0, its first protocol.
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(body)) {
    throw new Refusal("InvalidMessageContents", "Invalid binary character was found in the message body.");
  }
  const { id, md5OfBody } = store.send(queue, body, { senderId, attributes, groupId, delaySeconds: DelaySeconds });
  wake(queue);
  return { MessageId: id, MD5OfMessageBody: md5OfBody, MD5OfMessageAttributes: attributesMd5(attributes) };
}

function changeVisibility(queue: string, change: z.infer<typeof Visibility>, { store, wake }: Run): void {
  store.changeVisibility(queue, change.ReceiptHandle, change.VisibilityTimeout);
  wake(queue);
}

/** Each entry succeeds or fails by itself. @throws Refusal for an invalid batch */
function batch<Entry extends { Id: string }>(entries: readonly Entry[], run: (entry: Entry) => unknown): unknown {
  if (entries.length === 0) throw new Refusal("EmptyBatchRequest", "There should be at least one entry in the request.");
  if (entries.length > 10) throw new Refusal("TooManyEntriesInBatchRequest", "Maximum number of entries per request are 10.");
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
    throw new Refusal("BatchEntryIdsNotDistinct", "Two or more batch entries in the request have the same Id.");

  const [Successful, Failed]: [object[], object[]] = [[], []];
  for (const entry of entries) {
    try {
      Successful.push({ Id: entry.Id, ...(run(entry) as object | undefined) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      Failed.push({ Id: entry.Id, Code: error.code, Message: error.message, SenderFault: true });
    }
  }
  return { Successful, ...(Failed.length > 0 ? { Failed } : {}) };
}

function describe(message: Message, wanted: z.infer<typeof Receive>): unknown {
  const attributes = chosen(message.attributes, wanted.MessageAttributeNames);
  const system = pick(systemAttributes(message), [...wanted.AttributeNames, ...wanted.MessageSystemAttributeNames]);
  return {
    MessageId: message.id,
    ReceiptHandle: message.receiptHandle,
    Body: message.body,
    MD5OfBody: message.md5OfBody,
    ...(Object.keys(system).length > 0 ? { Attributes: system } : {}),
    ...(Object.keys(attributes).length > 0
      ? { MessageAttributes: attributes, MD5OfMessageAttributes: attributesMd5(attributes) }
      : {}),
  };
}

/** The attributes that a received message and a Lambda event have. */
export function systemAttributes(message: Message): Record<string, string> {
  return {
    SenderId: message.senderId,
    SentTimestamp: String(message.sentAt),
    ApproximateReceiveCount: String(message.receiveCount),
    ...(message.firstReceivedAt === undefined ? {} : { ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt) }),
    ...(message.groupId === undefined ? {} : { MessageGroupId: message.groupId }),
    ...(message.deadLetterOf === undefined ? {} : { DeadLetterQueueSourceArn: queueArn(message.deadLetterOf) }),
  };
}

function attributesOf(store: MessageStore, name: string): Record<string, string> {
  const queue = store.queue(name);
  const { visible, inFlight, delayed } = store.counts(name);
  const { redrive } = queue;
  return {
    QueueArn: queueArn(name),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    VisibilityTimeout: String(queue.visibilityTimeoutSeconds),
    MaximumMessageSize: String(queue.maximumMessageBytes),
    MessageRetentionPeriod: String(queue.retentionSeconds),
    DelaySeconds: String(queue.delaySeconds),
    ReceiveMessageWaitTimeSeconds: String(queue.receiveWaitSeconds),
    ...(redrive
      ? {
          RedrivePolicy: JSON.stringify({
            deadLetterTargetArn: queueArn(redrive.deadLetterQueue),
            maxReceiveCount: redrive.maxReceiveCount,
          }),
        }
      : {}),
  };
}

function pick(attributes: Record<string, string>, names: readonly string[]): Record<string, string> {
  return names.includes("All")
    ? attributes
    : Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)));
}
