import {
  ChangeMessageVisibilityBatchCommand,
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  StartMessageMoveTaskCommand,
  type ReceiveMessageCommandInput,
} from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEAD_LETTERS, QUEUE, SLOW_QUEUE, allow, clientsOf, startServices, type Cloud } from "../contract/services.ts";
import { queueArn, queueUrl } from "./service.ts";

let cloud: Cloud;
let client: ReturnType<typeof clientsOf>["sqs"];
let QueueUrl: string;
beforeAll(async () => {
  cloud = await startServices();
  client = clientsOf(cloud).sqs;
  QueueUrl = queueUrl(cloud.url, QUEUE);
});
afterAll(() => cloud.stop());
beforeEach(() => {
  for (const { name } of cloud.sqs.queues()) cloud.sqs.purge(name);
});

const send = (MessageBody: string) => client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
const receive = async (options: Partial<ReceiveMessageCommandInput> = {}) =>
  (await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, ...options }))).Messages ?? [];
const countsOf = (name: string) => cloud.sqs.queues().find((queue) => queue.name === name);

describe("sending and receiving", () => {
  test("a message is received with its body, digest, attributes and count, and gone once deleted", async () => {
    const MessageAttributes = {
      trace: { DataType: "String", StringValue: "Grüße" },
      raw: { DataType: "Binary", BinaryValue: new Uint8Array([1, 2]) },
    };
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: "Grüße 🙂", MessageAttributes }));
    const [message] = await receive({ MessageSystemAttributeNames: ["All"], MessageAttributeNames: ["All"] });

    expect(message).toMatchObject({
      Body: "Grüße 🙂",
      MessageAttributes,
      Attributes: { ApproximateReceiveCount: "1", SenderId: "operator" },
    });
    expect(Number(message?.Attributes?.["SentTimestamp"])).toBeGreaterThan(Date.now() - 60_000);
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message?.ReceiptHandle }));
    expect(countsOf(QUEUE)).toMatchObject({ visible: 0, inFlight: 0 });
  });

  test("the digest of attributes is the one that AWS gives", async () => {
    const text = (StringValue: string) => ({ DataType: "String", StringValue });
    const MessageAttributes = {
      id: text("453ae55e-f03b-21a6-a4b1-70c2e2e8fe71"),
      mybin: { DataType: "Binary", BinaryValue: Buffer.from("kekchebukek") },
      timestamp: { DataType: "Number.java.lang.Long", StringValue: "1603134247654" },
      contentType: text("application/json"),
    };
    const sent = await client.send(new SendMessageCommand({ QueueUrl, MessageBody: "derp", MessageAttributes }));
    expect(sent.MD5OfMessageAttributes).toBe("049075255ebc53fb95f7f9f3cedf3c50");
  });

  test("attributes come only when asked for", async () => {
    await client.send(
      new SendMessageCommand({ QueueUrl, MessageBody: "m", MessageAttributes: { a: { DataType: "Number", StringValue: "1" } } }),
    );
    const [message] = await receive();
    expect(message?.Attributes).toBeUndefined();
    expect(message?.MessageAttributes).toBeUndefined();
  });

  test("what is in flight is not seen by another, until its visibility time-out is over", async () => {
    await send("hidden");
    expect(await receive()).toHaveLength(1);
    expect(await receive()).toHaveLength(0);
    cloud.clock.offset += 31_000;
    expect(await receive({ MessageSystemAttributeNames: ["ApproximateReceiveCount"] })).toMatchObject([
      { Attributes: { ApproximateReceiveCount: "2" } },
    ]);
  });

  test("at most ten are received at once, in the order they were sent", async () => {
    for (let batch = 0; batch < 2; batch += 1) {
      const Entries = Array.from({ length: 6 }, (_, index) => ({ Id: `e${index}`, MessageBody: `${batch}-${index}` }));
      expect((await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))).Successful).toHaveLength(6);
    }
    const messages = await receive();
    expect(messages).toHaveLength(10);
    expect(messages[0]?.Body).toBe("0-0");
  });

  test("a waiting receive wakes at once when a message comes", async () => {
    const start = performance.now();
    const waiting = receive({ WaitTimeSeconds: 20 });
    await send("news");
    expect(await waiting).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test("a waiting receive wakes when a delay ends, the clock having been moved", async () => {
    const slow = queueUrl(cloud.url, SLOW_QUEUE);
    await client.send(new SendMessageCommand({ QueueUrl: slow, MessageBody: "later" }));
    expect(countsOf(SLOW_QUEUE)).toMatchObject({ visible: 0, delayed: 1 });
    const waiting = receive({ QueueUrl: slow, WaitTimeSeconds: 20 });
    cloud.clock.offset += 61_000;
    expect(await waiting).toHaveLength(1);
  });

  test("a queue's own wait is kept, and ends with nothing", async () => {
    const start = performance.now();
    expect(await receive({ QueueUrl: queueUrl(cloud.url, SLOW_QUEUE) })).toHaveLength(0);
    expect(performance.now() - start).toBeGreaterThan(900);
  });

  test("who hangs up while waiting takes no message along", async () => {
    const receiver = cloud.someone();
    const arrived = new Promise<void>((resolve) => {
      // Its grants are looked up once the request has arrived.
      const statements = () => (resolve(), [allow("sqs:ReceiveMessage")]);
      cloud.principals.set(receiver.accessKeyId, Object.defineProperty({ ...receiver }, "statements", { get: statements }));
    });
    const leaving = new AbortController();
    const gone = clientsOf(cloud, receiver).sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }), {
      abortSignal: leaving.signal,
    });
    await arrived;
    leaving.abort();
    await expect(gone).rejects.toThrow();
    await expect.poll(() => cloud.calls.at(-1)?.principal).toBe(receiver.name);
    await send("still here");
    expect(await receive()).toHaveLength(1);
  });
});

describe("visibility", () => {
  test("nought gives a message back at once", async () => {
    await send("again");
    const [first] = await receive();
    await client.send(
      new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle, VisibilityTimeout: 0 }),
    );
    expect(await receive()).toHaveLength(1);
  });

  test("an outdated handle deletes nothing, and changes nothing", async () => {
    await send("twice");
    const [first] = await receive({ VisibilityTimeout: 0 });
    const [second] = await receive();
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle }));
    expect(countsOf(QUEUE)).toMatchObject({ inFlight: 1 });
    const stale = new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle, VisibilityTimeout: 0 });
    await expect(client.send(stale)).rejects.toMatchObject({ name: "MessageNotInflight" });
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: second?.ReceiptHandle }));
    expect(countsOf(QUEUE)).toMatchObject({ visible: 0, inFlight: 0 });
  });

  test("batches succeed and fail entry by entry", async () => {
    await send("one");
    const [message] = await receive();
    const Entries = [
      { Id: "good", ReceiptHandle: message?.ReceiptHandle, VisibilityTimeout: 60 },
      { Id: "bad", ReceiptHandle: "nonsense", VisibilityTimeout: 60 },
    ];
    const changed = await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }));
    expect(changed).toMatchObject({
      Successful: [{ Id: "good" }],
      Failed: [{ Id: "bad", Code: "ReceiptHandleIsInvalid", SenderFault: true }],
    });
    const deleted = await client.send(
      new DeleteMessageBatchCommand({ QueueUrl, Entries: Entries.map(({ Id, ReceiptHandle }) => ({ Id, ReceiptHandle })) }),
    );
    expect(deleted).toMatchObject({ Successful: [{ Id: "good" }], Failed: [{ Id: "bad" }] });
  });

  test("advancing the clock by days brings a message back, setting it back does not hide it", async () => {
    await send("time");
    cloud.clock.offset += 2 * 86_400_000;
    expect(await receive()).toHaveLength(1);
    cloud.clock.offset -= 2 * 86_400_000;
    // The SDK does not correct its clock towards the machine's own before it has failed once.
    client = clientsOf(cloud).sqs;
    expect(await receive()).toHaveLength(0);
    cloud.clock.offset += 31_000;
    expect(await receive()).toHaveLength(1);
  });
});

describe("dead letters", () => {
  async function fail(body: string): Promise<void> {
    await send(body);
    for (let count = 0; count < 2; count += 1) await receive({ VisibilityTimeout: 0 });
    expect(await receive()).toHaveLength(0);
  }

  test("what was received too often is moved, and says where it failed", async () => {
    await fail("poison");
    const [letter] = await receive({ QueueUrl: queueUrl(cloud.url, DEAD_LETTERS), MessageSystemAttributeNames: ["All"] });
    expect(letter).toMatchObject({ Body: "poison", Attributes: { DeadLetterQueueSourceArn: queueArn(QUEUE) } });
  });

  test("moved back, it is tried anew", async () => {
    await fail("poison");
    await client.send(new StartMessageMoveTaskCommand({ SourceArn: queueArn(DEAD_LETTERS) }));
    const [again] = await receive({ MessageSystemAttributeNames: ["All"] });
    expect(again).toMatchObject({ Body: "poison", Attributes: { ApproximateReceiveCount: "1" } });
    expect(again?.Attributes?.["DeadLetterQueueSourceArn"]).toBeUndefined();
  });

  test("only a dead-letter queue can be moved back", async () => {
    await expect(client.send(new StartMessageMoveTaskCommand({ SourceArn: queueArn(QUEUE) }))).rejects.toMatchObject({
      name: "InvalidParameterValue",
    });
  });

  test("what is too old is gone", async () => {
    await send("old");
    cloud.clock.offset += 5 * 86_400_000;
    expect(await receive()).toHaveLength(0);
    expect(countsOf(QUEUE)).toMatchObject({ visible: 0 });
  });
});

describe("queues", () => {
  test("are found by name, listed, described and purged", async () => {
    expect((await client.send(new GetQueueUrlCommand({ QueueName: QUEUE }))).QueueUrl).toBe(QueueUrl);
    expect((await client.send(new ListQueuesCommand({ QueueNamePrefix: "contract-work" }))).QueueUrls).toHaveLength(2);
    await send("counted");
    const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ["All"] }));
    expect(Attributes).toMatchObject({ ApproximateNumberOfMessages: "1", VisibilityTimeout: "30", QueueArn: queueArn(QUEUE) });
    expect(JSON.parse(Attributes?.["RedrivePolicy"] ?? "")).toEqual({
      deadLetterTargetArn: queueArn(DEAD_LETTERS),
      maxReceiveCount: 2,
    });
    await client.send(new PurgeQueueCommand({ QueueUrl }));
    expect(await receive()).toHaveLength(0);
  });

  test("an unknown one is told by AWS's name", async () => {
    await expect(receive({ QueueUrl: queueUrl(cloud.url, "nowhere") })).rejects.toMatchObject({ name: "QueueDoesNotExist" });
    await expect(client.send(new GetQueueUrlCommand({ QueueName: "nowhere" }))).rejects.toMatchObject({
      name: "QueueDoesNotExist",
    });
  });

  test.for([
    ["an empty batch", [], "EmptyBatchRequest"],
    [
      "eleven entries",
      Array.from({ length: 11 }, (_, index) => ({ Id: `e${index}`, MessageBody: "m" })),
      "TooManyEntriesInBatchRequest",
    ],
    [
      "two of one id",
      [
        { Id: "a", MessageBody: "m" },
        { Id: "a", MessageBody: "m" },
      ],
      "BatchEntryIdsNotDistinct",
    ],
  ] as const)("%s is refused", async ([, Entries, name]) => {
    await expect(client.send(new SendMessageBatchCommand({ QueueUrl, Entries: [...Entries] }))).rejects.toMatchObject({ name });
  });

  test.for([
    ["a message that is too long", { QueueUrl: SLOW_QUEUE, MessageBody: "x".repeat(2_049) }, "InvalidParameterValue"],
    ["a control character", { QueueUrl: QUEUE, MessageBody: "\u0000" }, "InvalidMessageContents"],
    ["a delay of an hour", { QueueUrl: QUEUE, MessageBody: "m", DelaySeconds: 3_600 }, "InvalidParameterValue"],
    ["what belongs to FIFO queues", { QueueUrl: QUEUE, MessageBody: "m", MessageDeduplicationId: "d" }, "InvalidParameterValue"],
  ] as const)("%s is refused", async ([, input, name]) => {
    const message = new SendMessageCommand({ ...input, QueueUrl: queueUrl(cloud.url, input.QueueUrl) });
    await expect(client.send(message)).rejects.toMatchObject({ name });
  });

  test("a group of more than 128 characters is refused", async () => {
    const message = new SendMessageCommand({ QueueUrl, MessageBody: "m", MessageGroupId: "g".repeat(129) });
    await expect(client.send(message)).rejects.toMatchObject({ name: "InvalidParameterValue" });
  });

  test("an operation that it does not have is named", async () => {
    const create = new CreateQueueCommand({ QueueName: "new" });
    await expect(client.send(create)).rejects.toMatchObject({ message: expect.stringContaining("CreateQueue") });
  });
});

describe("permissions", () => {
  test("who may send may not receive", async () => {
    const { sqs } = clientsOf(cloud, cloud.someone(allow("sqs:SendMessage", queueArn(QUEUE))));
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "m" }));
    await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries: [{ Id: "a", MessageBody: "m" }] }));
    await expect(sqs.send(new ReceiveMessageCommand({ QueueUrl }))).rejects.toMatchObject({
      name: expect.stringContaining("AccessDenied"),
      message: expect.stringMatching(
        /someone\d+ is not authorized to perform: sqs:ReceiveMessage on resource: .*:contract-work because/,
      ),
    });
    const elsewhere = new SendMessageCommand({ QueueUrl: queueUrl(cloud.url, DEAD_LETTERS), MessageBody: "m" });
    await expect(sqs.send(elsewhere)).rejects.toMatchObject({ message: expect.stringContaining("sqs:SendMessage") });
  });
});

describe("in this process", () => {
  test("a poller receives, gives back and deletes without a key", async () => {
    cloud.sqs.send(QUEUE, "inside", { senderId: "s3" });
    const [message] = await cloud.sqs.receive(QUEUE, { max: 1 });
    cloud.sqs.changeVisibility(QUEUE, message?.receiptHandle ?? "", 0);
    const [again] = await cloud.sqs.receive(QUEUE, { max: 1 });
    expect(again?.receiveCount).toBe(2);
    cloud.sqs.delete(QUEUE, again?.receiptHandle ?? "");
    expect(cloud.sqs.peek(QUEUE)).toEqual([]);
  });

  test("a poller that is stopped while waiting receives nothing", async () => {
    const stopping = new AbortController();
    const waiting = cloud.sqs.receive(QUEUE, { max: 1, waitSeconds: 20, signal: stopping.signal });
    stopping.abort();
    expect(await waiting).toEqual([]);
    cloud.sqs.send(QUEUE, "later", { senderId: "s3" });
    expect(countsOf(QUEUE)).toMatchObject({ visible: 1, inFlight: 0 });
  });

  test("the console looks without receiving, and moves dead letters back", async () => {
    cloud.sqs.send(QUEUE, "looked at", { senderId: "s3" });
    expect(cloud.sqs.peek(QUEUE)).toMatchObject([{ body: "looked at", receiveCount: 0 }]);
    for (let count = 0; count < 3; count += 1) await cloud.sqs.receive(QUEUE, { max: 1, visibilitySeconds: 0 });
    expect(countsOf(DEAD_LETTERS)).toMatchObject({ visible: 1, deadLettersOf: [QUEUE] });
    expect(cloud.sqs.redrive(DEAD_LETTERS)).toBe(1);
    expect(cloud.sqs.peek(QUEUE)).toMatchObject([{ body: "looked at", receiveCount: 0 }]);
  });

  test("what a crash left in flight is released, what is delayed stays so", async () => {
    cloud.sqs.send(QUEUE, "in flight", { senderId: "s3" });
    cloud.sqs.send(SLOW_QUEUE, "delayed", { senderId: "s3" });
    await cloud.sqs.receive(QUEUE, { max: 1 });
    expect(cloud.sqs.releaseInFlight()).toBe(1);
    expect(countsOf(QUEUE)).toMatchObject({ visible: 1, inFlight: 0 });
    expect(countsOf(SLOW_QUEUE)).toMatchObject({ delayed: 1 });
  });
});

describe("a queue whose messages name their tenants", () => {
  const sendOf = async (MessageGroupId: string | undefined, count: number) => {
    for (let from = 0; from < count; from += 10) {
      const Entries = Array.from({ length: Math.min(10, count - from) }, (_, index) => ({
        Id: String(index),
        MessageBody: `${MessageGroupId ?? "none"} ${from + index}`,
        MessageGroupId,
      }));
      await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    }
  };
  const bodiesOf = async (count: number) => (await receive({ MaxNumberOfMessages: count })).map(({ Body }) => Body);
  const receiveTimes = async (times: number) => {
    for (let time = 0; time < times; time++) await receive();
  };

  test("tells the tenant to the consumer, and delivers several messages of one tenant at once", async () => {
    await sendOf("a", 3);
    const messages = await receive({ MessageSystemAttributeNames: ["MessageGroupId"] });
    expect(messages.map(({ Attributes }) => Attributes?.["MessageGroupId"])).toEqual(["a", "a", "a"]);
  });

  test("serves a quiet tenant before one with thirty messages in flight", async () => {
    await sendOf("a", 60);
    await receiveTimes(3);
    await sendOf("b", 1);
    expect(await bodiesOf(2)).toEqual(["b 0", "a 30"]);
  });

  test("serves a quiet tenant before one that has taken most of the consumers' time with a few messages", async () => {
    await sendOf("a", 5);
    const [slow] = await receive({ MaxNumberOfMessages: 1 });
    cloud.clock.offset += 20_000;
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: slow?.ReceiptHandle }));
    await sendOf("b", 1);
    expect(await bodiesOf(2)).toEqual(["b 0", "a 1"]);
  });

  test("serves the one with fewer messages in flight first where two tenants are noisy", async () => {
    await sendOf("a", 60);
    await receiveTimes(4);
    await sendOf("b", 60);
    await receiveTimes(3);
    expect((await bodiesOf(1))[0]).toMatch(/^b /u);
  });

  test("takes a message without a tenant for a tenant of its own", async () => {
    await sendOf("a", 60);
    await receiveTimes(3);
    await sendOf(undefined, 1);
    expect(await bodiesOf(1)).toEqual(["none 0"]);
  });

  test("delivers in the order of arrival while no tenant takes more than its share", async () => {
    await sendOf("a", 3);
    await sendOf("b", 1);
    expect(await bodiesOf(4)).toEqual(["a 0", "a 1", "a 2", "b 0"]);
  });

  test("forgets that a tenant was noisy once it has sent nothing for five minutes", async () => {
    await sendOf("a", 60);
    const [slow] = await receive({ MaxNumberOfMessages: 1 });
    cloud.clock.offset += 20_000;
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: slow?.ReceiptHandle }));
    cloud.clock.offset += 5 * 60_000;
    await sendOf("b", 1);
    expect(await bodiesOf(1)).toEqual(["a 1"]);
  });
});
