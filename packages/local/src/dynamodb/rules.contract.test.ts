import {
  DeleteItemCommand,
  DescribeTimeToLiveCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  type TransactWriteItem,
} from "@aws-sdk/client-dynamodb";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TABLE, allow, clientsOf, startServices, type Cloud } from "../contract/services.ts";
import { tableOver } from "./program.ts";

/** DynamoDB's rules on which the product builds, for every program that takes its place. */

let cloud: Cloud;
let client: ReturnType<typeof clientsOf>["dynamodb"];
beforeAll(async () => {
  cloud = await startServices();
  client = clientsOf(cloud).dynamodb;
});
afterAll(() => cloud.stop());

const key = (pk: string, sk = "1") => ({ pk: { S: pk }, sk: { S: sk } });
const put = (pk: string, more: Record<string, { S: string } | { N: string }> = {}) =>
  client.send(new PutItemCommand({ TableName: TABLE, Item: { ...key(pk), ...more } }));
const item = async (pk: string) => (await client.send(new GetItemCommand({ TableName: TABLE, Key: key(pk) }))).Item;
const transact = (TransactItems: TransactWriteItem[], ClientRequestToken?: string) =>
  client.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken }));
const take = (pk: string): TransactWriteItem => ({
  Update: {
    TableName: TABLE,
    Key: key(pk),
    UpdateExpression: "SET credits = credits - :one",
    ConditionExpression: "credits > :none",
    ExpressionAttributeValues: { ":one": { N: "1" }, ":none": { N: "0" } },
    ReturnValuesOnConditionCheckFailure: "ALL_OLD",
  },
});
const putNew = (pk: string): TransactWriteItem => ({
  Put: { TableName: TABLE, Item: key(pk), ConditionExpression: "attribute_not_exists(pk)" },
});

test("each item of a cancelled transaction has its reason, and nothing of it is done", async () => {
  await put("empty", { credits: { N: "0" } });
  await put("taken");
  await expect(transact([putNew("fresh"), take("empty"), putNew("taken")])).rejects.toMatchObject({
    name: "TransactionCanceledException",
    message: expect.stringContaining("[None, ConditionalCheckFailed, ConditionalCheckFailed]"),
    CancellationReasons: [
      { Code: "None" },
      { Code: "ConditionalCheckFailed", Item: { ...key("empty"), credits: { N: "0" } } },
      { Code: "ConditionalCheckFailed" },
    ],
  });
  expect(await item("fresh")).toBeUndefined();
});

test("of thirty transactions that take the last ten credits, ten do", async () => {
  await put("purse", { credits: { N: "10" } });
  const attempts = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) => transact([take("purse"), putNew(`bought${n}`)])),
  );
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect((await item("purse"))?.["credits"]).toEqual({ N: "0" });
});

test("a transaction that is sent twice under one token happens once, and the token does for no other", async () => {
  await put("once", { credits: { N: "5" } });
  await transact([take("once")], "token-of-once");
  await transact([take("once")], "token-of-once");
  expect((await item("once"))?.["credits"]).toEqual({ N: "4" });
  await expect(transact([putNew("another")], "token-of-once")).rejects.toMatchObject({
    name: "IdempotentParameterMismatchException",
  });
});

test("two operations on one item are no transaction", async () => {
  await expect(transact([putNew("twice"), putNew("twice")])).rejects.toMatchObject({ name: "ValidationException" });
});

test("a transaction reads its items in their order, the missing ones too", async () => {
  await put("read", { n: { N: "1" } });
  const gets = ["absent", "read"].map((pk) => ({ Get: { TableName: TABLE, Key: key(pk) } }));
  const { Responses } = await client.send(new TransactGetItemsCommand({ TransactItems: gets }));
  expect(Responses?.map(({ Item }) => Item?.["n"]?.N)).toEqual([undefined, "1"]);
});

test("a refused condition shows the item to who asks for it", async () => {
  await put("shown", { n: { N: "7" } });
  const change = {
    TableName: TABLE,
    Key: key("shown"),
    ConditionExpression: "n = :other",
    ExpressionAttributeValues: { ":other": { N: "8" } },
    ReturnValuesOnConditionCheckFailure: "ALL_OLD",
  } as const;
  for (const command of [
    new UpdateItemCommand({ ...change, UpdateExpression: "SET n = :other" }),
    new DeleteItemCommand(change),
  ]) {
    const refused = client.send(command);
    await expect(refused).rejects.toMatchObject({ name: "ConditionalCheckFailedException", Item: { n: { N: "7" } } });
  }
});

test("an empty text is kept, but not as the key of an index", async () => {
  await put("texts", { note: { S: "" } });
  expect((await item("texts"))?.["note"]).toEqual({ S: "" });
  await expect(put("texts", { gsi1pk: { S: "" }, gsi1sk: { S: "1" } })).rejects.toMatchObject({ name: "ValidationException" });
  expect((await item("texts"))?.["note"]).toEqual({ S: "" });
});

test("pages of an index follow one another both ways and miss nothing", async () => {
  const numbers = Array.from({ length: 30 }, (_, n) => String(n).padStart(2, "0"));
  for (const n of numbers) await put(`page${n}`, { gsi1pk: { S: "pages" }, gsi1sk: { S: n } });
  for (const ScanIndexForward of [true, false]) {
    const seen: string[] = [];
    let ExclusiveStartKey;
    do {
      const page: { Items?: Record<string, { S?: string }>[]; LastEvaluatedKey?: Record<string, { S: string }> } =
        (await client.send(
          new QueryCommand({
            TableName: TABLE,
            IndexName: "gsi1",
            KeyConditionExpression: "gsi1pk = :p",
            ExpressionAttributeValues: { ":p": { S: "pages" } },
            Limit: 7,
            ScanIndexForward,
            ExclusiveStartKey,
          }),
        )) as never;
      seen.push(...(page.Items ?? []).map(({ gsi1sk }) => gsi1sk?.S ?? ""));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    expect(seen).toEqual(ScanIndexForward ? numbers : numbers.toReversed());
  }
});

test("a write costs a unit in the table and one in each index that shows it, and two in the table within a transaction", async () => {
  const counter = cloud.someone(allow("dynamodb:*"));
  const { dynamodb } = clientsOf(cloud, counter);
  const Item = { ...key("units"), gsi1pk: { S: "u" }, gsi1sk: { S: "1" } };
  await dynamodb.send(new PutItemCommand({ TableName: TABLE, Item }));
  await dynamodb.send(
    new TransactWriteItemsCommand({ TransactItems: [{ Put: { TableName: TABLE, Item: { ...Item, ...key("units2") } } }] }),
  );
  await dynamodb.send(
    new QueryCommand({
      TableName: TABLE,
      KeyConditionExpression: "pk = :p",
      ExpressionAttributeValues: { ":p": { S: "nobody" } },
    }),
  );
  const mine = cloud.dynamo.usage().filter(({ principal }) => principal === counter.name);
  expect(mine.map(({ operation, capacityUnits }) => [operation, capacityUnits])).toEqual([
    ["PutItem", 2],
    ["TransactWriteItems", 3],
    ["Query", 0.5],
  ]);
});

test("the attribute of expiry is told again", async () => {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: TABLE }));
  expect(TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: "ENABLED", AttributeName: "expiresAt" });
});

test("a data folder of the other table is not opened as if it were empty", () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-other-"));
  try {
    writeFileSync(join(folder, "dynamodb.sqlite"), "");
    expect(() => tableOver(folder, "portable")).toThrow("LOCAL_DATA");
    expect(() => tableOver(folder, "postgres")).toThrow('"portable" or unset');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
