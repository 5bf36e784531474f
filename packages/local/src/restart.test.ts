import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCloud } from "./cloud.ts";
import { synthesiseFixture } from "./fixture/app.ts";
import { takeDataFolder } from "./state.ts";

const folder = mkdtempSync(join(tmpdir(), "restart-test-"));
const [assembly, dataDir] = [join(folder, "assembly"), join(folder, "data")];
let running: ChildProcess | undefined;

beforeAll(() => synthesiseFixture("http://localhost:3000", assembly));
afterAll(() => {
  running?.kill("SIGKILL");
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

/** A cloud in a process of its own; answers its address and operator environment. */
async function startElsewhere(): Promise<{ url: string; env: Record<string, string> }> {
  running = spawn(process.execPath, [fileURLToPath(new URL("fixture/run.ts", import.meta.url)), assembly, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(running.stdout!), "line")) as [string];
  return JSON.parse(line) as { url: string; env: Record<string, string> };
}

async function kill(): Promise<void> {
  running?.kill("SIGKILL");
  await once(running!, "exit");
}

const sdk = ({ AWS_REGION, AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: Record<string, string>) => ({
  region: AWS_REGION!,
  endpoint: AWS_ENDPOINT_URL!,
  credentials: { accessKeyId: AWS_ACCESS_KEY_ID!, secretAccessKey: AWS_SECRET_ACCESS_KEY! },
});
const dynamo = (env: Record<string, string>) => new DynamoDBClient(sdk(env));
const sqs = (env: Record<string, string>) => new SQSClient(sdk(env));
const uploads = (env: Record<string, string>) => `${env.AWS_ENDPOINT_URL}/000000000000/uploads`;
const receive = async (env: Record<string, string>) =>
  (await sqs(env).send(new ReceiveMessageCommand({ QueueUrl: uploads(env) }))).Messages ?? [];

test("after kill -9 the clock, the items and the work in flight are still there", async () => {
  const before = await startElsewhere();
  await fetch(`${before.url}/_local/clock`, {
    method: "POST",
    headers: { origin: before.url, "content-type": "application/json" },
    body: '{"advance":"P8D"}',
  });
  const Item = { pk: { S: "kept" }, sk: { S: "1" } };
  await dynamo(before.env).send(new PutItemCommand({ TableName: before.env.TABLE_NAME!, Item }));
  // Received and not deleted: it would be out of sight for 30 seconds.
  await sqs(before.env).send(new SendMessageCommand({ QueueUrl: uploads(before.env), MessageBody: "half done" }));
  expect((await receive(before.env)).map(({ Body }) => Body)).toEqual(["half done"]);
  expect(await receive(before.env)).toEqual([]);
  await expect(startCloud({ assembly, dataDir, port: 0 })).rejects.toThrow(/^Another local cloud is using .* \(process \d+\)/);
  await kill();

  const after = await startElsewhere();
  const { offsetMs } = (await (await fetch(`${after.url}/_local/clock`)).json()) as { offsetMs: number };
  expect(offsetMs).toBe(8 * 86_400_000);
  const found = await dynamo(after.env).send(new GetItemCommand({ TableName: after.env.TABLE_NAME!, Key: Item }));
  expect(found.Item).toEqual(Item);
  expect((await receive(after.env)).map(({ Body }) => Body)).toEqual(["half done"]);
  expect(after.env.AWS_ACCESS_KEY_ID).toBe(before.env.AWS_ACCESS_KEY_ID);
  await kill();
});

test("a folder written by another version is refused, not misread", () => {
  const other = join(folder, "other");
  takeDataFolder(other).release();
  writeFileSync(join(other, "version"), "99");
  expect(() => takeDataFolder(other)).toThrow("was written by another version");
});
