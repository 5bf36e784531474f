import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BatchGetItemCommand, GetItemCommand, PutItemCommand, TransactWriteItemsCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startChild, type Child } from "../contract/restart.ts";
import { TABLE, clientsOf } from "../contract/services.ts";
import { startDynamo } from "./process.ts";
import { tableOver } from "./program.ts";

/** The table's process, when it or ours ends by kill -9. */

let dataDir: string;
let child: Child | undefined;
const start = async (): Promise<Child> => (child = await startChild(dataDir));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "candor-table-"));
});
afterEach(async () => {
  await child?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "1" } });

/** The process ids of DynamoDB's stand-in over this test's folder, its watcher's included. */
const dynamos = () =>
  readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => commandLine(pid).includes(dataDir) && commandLine(pid).includes("--db-path"));

test.runIf(process.platform === "linux")("DynamoDB's process dies with ours", async () => {
  const first = await start();
  expect(dynamos()).not.toEqual([]);
  await first.kill();
  await expect.poll(dynamos).toEqual([]);
});

test.runIf(process.platform === "linux")(
  "DynamoDB's process is started again when it has died alone",
  { tags: "detail" },
  async () => {
    const { dynamodb } = clientsOf(await start());
    await dynamodb.send(new PutItemCommand({ TableName: TABLE, Item: key("kept") }));
    for (const pid of dynamos()) process.kill(Number(pid), "SIGKILL");
    const find = async () => (await dynamodb.send(new GetItemCommand({ TableName: TABLE, Key: key("kept") }))).Item;
    await expect.poll(() => find().catch(() => undefined)).toBeDefined();
  },
);

test("a start over a file that an orphan still holds works, and sees what the orphan wrote", { tags: "detail" }, async () => {
  const first = await start();
  await clientsOf(first).dynamodb.send(new PutItemCommand({ TableName: TABLE, Item: key("before") }));
  await first.kill();

  const orphan = await startDynamo(tableOver(dataDir));
  try {
    const again = clientsOf(await start());
    expect((await again.dynamodb.send(new GetItemCommand({ TableName: TABLE, Key: key("before") }))).Item).toBeDefined();
    for (let n = 0; n < 20; n += 1) await again.dynamodb.send(new PutItemCommand({ TableName: TABLE, Item: key(`n${n}`) }));
  } finally {
    await orphan.stop();
  }
});

test.runIf(process.platform === "linux")(
  "a kill -9 leaves no half of a transaction, and nothing acknowledged is lost",
  { tags: "detail" },
  async () => {
    const { dynamodb } = clientsOf(await start());
    const addOne = (pk: string) => ({
      Update: {
        TableName: TABLE,
        Key: key(pk),
        UpdateExpression: "ADD n :one",
        ExpressionAttributeValues: { ":one": { N: "1" } },
      },
    });
    const both = () => dynamodb.send(new TransactWriteItemsCommand({ TransactItems: [addOne("a"), addOne("b")] }));
    let acknowledged = 0;
    let isKilled = false;
    const writers = Array.from({ length: 4 }, async () => {
      while (!isKilled) {
        await both().then(
          () => (acknowledged += 1),
          () => undefined,
        );
        if (acknowledged < 20 || isKilled) continue;
        isKilled = true;
        for (const pid of dynamos()) process.kill(Number(pid), "SIGKILL");
      }
    });
    await Promise.all(writers);

    const read = new BatchGetItemCommand({ RequestItems: { [TABLE]: { Keys: [key("a"), key("b")], ConsistentRead: true } } });
    const counts = async () =>
      (await dynamodb.send(read).catch(() => undefined))?.Responses?.[TABLE]?.map(({ n }) => Number(n?.N)) ?? [];
    await expect.poll(counts).toHaveLength(2);
    const [a = 0, b = 0] = await counts();
    expect(a).toBe(b);
    expect(a).toBeGreaterThanOrEqual(acknowledged);
  },
);

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It has ended since.
    return "";
  }
}
