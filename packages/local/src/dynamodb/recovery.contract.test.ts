import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  DescribeContinuousBackupsCommand,
  GetItemCommand,
  InvalidRestoreTimeException,
  PointInTimeRecoveryUnavailableException,
  PutItemCommand,
  QueryCommand,
  RestoreTableToPointInTimeCommand,
  ScanCommand,
  TableAlreadyExistsException,
  TableNotFoundException,
  TransactWriteItemsCommand,
  UpdateContinuousBackupsCommand,
  UpdateItemCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TABLE, allow, clientsOf, startServices, type Cloud } from "../contract/services.ts";
import { tableArn } from "./dynamodb.ts";

const dataDir = mkdtempSync(join(tmpdir(), "candor-recovery-"));
let cloud: Cloud;
let client: ReturnType<typeof clientsOf>["dynamodb"];
beforeAll(async () => {
  cloud = await startServices({ dataDir });
  client = clientsOf(cloud).dynamodb;
});
afterAll(async () => {
  await cloud.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "1" } });
const put = (pk: string, n: number) =>
  client.send(
    new PutItemCommand({ TableName: TABLE, Item: { ...key(pk), n: { N: String(n) }, gsi1pk: { S: "all" }, gsi1sk: { S: pk } } }),
  );

/** A moment that lies after every write before it, and before every write after it. */
async function moment(): Promise<Date> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
  await pause();
  const at = new Date(cloud.clock.now());
  await pause();
  return at;
}

const restore = (TargetTableName: string, RestoreDateTime?: Date, SourceTableName = TABLE) =>
  client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName,
      TargetTableName,
      ...(RestoreDateTime ? { RestoreDateTime } : { UseLatestRestorableTime: true }),
    }),
  );

async function numbersIn(TableName: string): Promise<Record<string, string | undefined>> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  return Object.fromEntries(Items.map(({ pk, n }) => [pk!.S!, n?.N]));
}

test("a table is restored as it was, whatever way items were written, changed and deleted since", async () => {
  await put("stays", 1);
  await put("replaced", 1);
  await put("updated", 1);
  await put("deleted", 1);
  await put("deleted in a transaction", 1);
  await put("deleted in a batch", 1);
  const at = await moment();
  await put("replaced", 2);
  await put("new", 2);
  await client.send(
    new UpdateItemCommand({
      TableName: TABLE,
      Key: key("updated"),
      UpdateExpression: "SET n = :n",
      ExpressionAttributeValues: { ":n": { N: "2" } },
    }),
  );
  await client.send(new DeleteItemCommand({ TableName: TABLE, Key: key("deleted") }));
  await client.send(
    new TransactWriteItemsCommand({
      TransactItems: [{ Delete: { TableName: TABLE, Key: key("deleted in a transaction") } }],
    }),
  );
  await client.send(
    new BatchWriteItemCommand({ RequestItems: { [TABLE]: [{ DeleteRequest: { Key: key("deleted in a batch") } }] } }),
  );

  const { TableDescription } = await restore("as-it-was", at);
  expect(TableDescription).toMatchObject({ TableName: "as-it-was", TableStatus: "CREATING" });
  const before = {
    stays: "1",
    replaced: "1",
    updated: "1",
    deleted: "1",
    "deleted in a transaction": "1",
    "deleted in a batch": "1",
  };
  expect(await numbersIn("as-it-was")).toEqual(before);
  expect(await numbersIn(TABLE)).toEqual({ stays: "1", replaced: "2", updated: "2", new: "2" });
  const { Items } = await client.send(
    new QueryCommand({
      TableName: "as-it-was",
      IndexName: "gsi1",
      KeyConditionExpression: "gsi1pk = :all",
      ExpressionAttributeValues: { ":all": { S: "all" } },
    }),
  );
  expect(Items).toHaveLength(6);

  await restore("latest");
  expect(await numbersIn("latest")).toEqual(await numbersIn(TABLE));
});

test("times are the product's, and outlive a restart", async () => {
  await put("clock", 1);
  cloud.clock.offset = 3 * 86_400_000;
  const before = await moment();
  await put("clock", 2);
  await cloud.stop();
  const { offset } = cloud.clock;
  cloud = await startServices({ dataDir });
  cloud.clock.offset = offset;
  client = clientsOf(cloud).dynamodb;
  await restore("after-a-restart", before);
  const { Item } = await client.send(new GetItemCommand({ TableName: "after-a-restart", Key: key("clock") }));
  expect(Item?.["n"]).toEqual({ N: "1" });
});

test("a restored table has no recovery and no expiry until they are switched on", async () => {
  await restore("bare");
  await expect(restore("from-bare", undefined, "bare")).rejects.toThrow(PointInTimeRecoveryUnavailableException);
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName: "bare",
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: "bare",
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    }),
  );
  const { ContinuousBackupsDescription: backups } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: "bare" }),
  );
  expect(backups?.PointInTimeRecoveryDescription).toMatchObject({
    PointInTimeRecoveryStatus: "ENABLED",
    LatestRestorableDateTime: expect.any(Date) as Date,
  });
  await restore("from-bare", undefined, "bare");
  expect(await numbersIn("from-bare")).toEqual(await numbersIn("bare"));
});

test("what cannot be restored is refused as on AWS", async () => {
  await expect(restore(TABLE)).rejects.toThrow(TableAlreadyExistsException);
  await expect(restore("no-source", undefined, "unknown")).rejects.toThrow(TableNotFoundException);
  await expect(restore("too-early", new Date("2020-01-01"))).rejects.toThrow(InvalidRestoreTimeException);
  await expect(restore("too-late", new Date(cloud.clock.now() + 60_000))).rejects.toThrow(InvalidRestoreTimeException);
  const someone = cloud.someone(allow("dynamodb:RestoreTableToPointInTime", tableArn(TABLE)));
  const asked = clientsOf(cloud, someone).dynamodb.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName: TABLE, TargetTableName: "mine", UseLatestRestorableTime: true }),
  );
  await expect(asked).rejects.toThrow(/not authorized/u);
});
