import { BatchGetItemCommand, BatchWriteItemCommand, PutItemCommand, TransactWriteItemsCommand } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { SendRawEmailCommand } from "@aws-sdk/client-ses";
import { SendMessageCommand } from "@aws-sdk/client-sqs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { BUCKET, clientsOf, QUEUE, SENDER, startServices, TABLE, type Cloud } from "../contract/services.ts";
import { Fault, type FaultWanted } from "./faults.ts";

let cloud: Cloud;
let clients: ReturnType<typeof clientsOf>;
beforeAll(async () => {
  cloud = await startServices();
  clients = clientsOf(cloud);
});
afterAll(() => cloud.stop());
afterEach(() => cloud.faults.end());

const put = (fault: FaultWanted) => cloud.faults.add(Fault.parse(fault));
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "1" } });
const write = (pk: string) => clients.dynamodb.send(new PutItemCommand({ TableName: TABLE, Item: key(pk) }));
const hits = () => cloud.faults.list().map((each) => each.hits);

test("a fault meets the calls that it names, and ends after its number of them", async () => {
  put({ service: "dynamodb", operation: "PutItem", about: "faulty", times: 2, does: { kind: "throttle" } });
  await write("other");
  await expect(write("faulty")).rejects.toMatchObject({ name: "ProvisionedThroughputExceededException" });
  expect(hits()).toEqual([2]);
  await write("faulty");
});

test("a fault of one function leaves the others alone", async () => {
  put({ service: "dynamodb", caller: "score-cv", does: { kind: "fail" } });
  await write("by the operator");
  expect(hits()).toEqual([0]);
});

test("a share of the calls is met", async () => {
  put({ service: "dynamodb", share: 0.5, does: { kind: "delay", ms: 0 } });
  for (let n = 0; n < 60; n++) await write(`share-${n}`);
  expect(hits()[0]).toBeGreaterThan(10);
  expect(hits()[0]).toBeLessThan(50);
});

test("items of a batch that are left are named in the answer, and the others are done", async () => {
  put({ service: "dynamodb", operation: "BatchWriteItem", times: 1, does: { kind: "leave", items: 1 } });
  const requests = ["one", "two", "three"].map((pk) => ({ PutRequest: { Item: key(pk) } }));
  const { UnprocessedItems } = await clients.dynamodb.send(new BatchWriteItemCommand({ RequestItems: { [TABLE]: requests } }));
  expect(UnprocessedItems).toEqual({ [TABLE]: [requests[2]] });

  put({ service: "dynamodb", operation: "BatchGetItem", times: 1, does: { kind: "leave", items: 9 } });
  const Keys = ["one", "two", "three"].map(key);
  const read = () =>
    clients.dynamodb.send(new BatchGetItemCommand({ RequestItems: { [TABLE]: { Keys, ConsistentRead: true } } }));
  expect(await read()).toMatchObject({ Responses: {}, UnprocessedKeys: { [TABLE]: { Keys, ConsistentRead: true } } });
  expect((await read()).Responses?.[TABLE]).toHaveLength(2);
});

test("a transaction is cancelled as by another one on its item", async () => {
  put({ service: "dynamodb", times: 1, does: { kind: "conflict" } });
  const TransactItems = [{ Put: { TableName: TABLE, Item: key("transacted") } }];
  await expect(clients.dynamodb.send(new TransactWriteItemsCommand({ TransactItems }))).rejects.toMatchObject({
    name: "TransactionCanceledException",
    CancellationReasons: [{ Code: "TransactionConflict" }],
  });
});

test("a call whose answer is lost has been done", async () => {
  put({ service: "s3", operation: "PutObject", times: 2, does: { kind: "loseAnswer" } });
  const object = { Bucket: BUCKET, Key: "kept.txt" };
  await expect(clients.s3.send(new PutObjectCommand({ ...object, Body: "hello" }))).rejects.toMatchObject({
    name: "InternalError",
  });
  const { Body } = await clients.s3.send(new GetObjectCommand(object));
  expect(await Body?.transformToString()).toBe("hello");

  put({ service: "sqs", operation: "SendMessage", times: 2, does: { kind: "loseAnswer" } });
  const QueueUrl = `${cloud.url}/000000000000/${QUEUE}`;
  await expect(clients.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "twice" }))).rejects.toThrow();
  expect(cloud.sqs.queues().find(({ name }) => name === QUEUE)?.visible).toBe(2);
});

test("each service refuses with its own code", async () => {
  put({ service: "s3", does: { kind: "throttle" } });
  put({ service: "ses", operation: "SendRawEmail", does: { kind: "fail", code: "ServiceUnavailable", status: 503 } });
  await expect(clients.s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: "a" }))).rejects.toMatchObject({ name: "SlowDown" });
  const RawMessage = { Data: Buffer.from(`From: ${SENDER}\r\nTo: a@b.example\r\nSubject: x\r\n\r\nx`) };
  await expect(clients.ses.send(new SendRawEmailCommand({ Destinations: ["a@b.example"], RawMessage }))).rejects.toMatchObject({
    name: "ServiceUnavailable",
  });
});
