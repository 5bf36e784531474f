import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { GetSecretValueCommand } from "@aws-sdk/client-secrets-manager";
import { SendRawEmailCommand } from "@aws-sdk/client-ses";
import { ReceiveMessageCommand, SendMessageCommand } from "@aws-sdk/client-sqs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queueUrl } from "../sqs/service.ts";
import { BUCKET, QUEUE, SECRET, SENDER, SLOW_QUEUE, TABLE, clientsOf, startServices } from "./services.ts";
import { startChild, type Child } from "./restart.ts";

/** Everything that must outlive a kill -9. */

let dataDir: string;
let child: Child | undefined;
const start = async (mode?: "hearing" | "deaf"): Promise<Child> => (child = await startChild(dataDir, mode));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "candor-restart-"));
});
afterEach(async () => {
  await child?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "1" } });
const heard = (): string[] => {
  const file = join(dataDir, "created.ndjson");
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { key: string }).key);
};

test("items, objects, messages and secrets are all there again", { tags: "detail" }, async () => {
  const before = clientsOf(await start());
  const { SecretString } = await before.secrets.send(new GetSecretValueCommand({ SecretId: SECRET }));
  for (let n = 0; n < 50; n += 1) await before.dynamodb.send(new PutItemCommand({ TableName: TABLE, Item: key(`item${n}`) }));
  await before.s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: "kept", Body: "hello" }));
  const QueueUrl = queueUrl(child?.url ?? "", QUEUE);
  await before.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "in flight" }));
  await before.sqs.send(new ReceiveMessageCommand({ QueueUrl }));
  await before.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "waiting" }));
  await before.sqs.send(new SendMessageCommand({ QueueUrl: queueUrl(child?.url ?? "", SLOW_QUEUE), MessageBody: "delayed" }));
  const mail = Buffer.from(`From: ${SENDER}\r\nTo: a@example.com\r\nSubject: s\r\n\r\n`);
  await before.ses.send(new SendRawEmailCommand({ RawMessage: { Data: mail } }));
  await child?.kill();

  const again = await start();
  const after = clientsOf(again);
  expect(again.released).toBe(1);
  expect((await after.secrets.send(new GetSecretValueCommand({ SecretId: SECRET }))).SecretString).toBe(SecretString);
  for (let n = 0; n < 50; n += 1)
    expect((await after.dynamodb.send(new GetItemCommand({ TableName: TABLE, Key: key(`item${n}`) }))).Item).toBeDefined();
  const object = await after.s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: "kept" }));
  expect(await object.Body?.transformToString()).toBe("hello");
  const { Messages } = await after.sqs.send(
    new ReceiveMessageCommand({ QueueUrl: queueUrl(again.url, QUEUE), MaxNumberOfMessages: 10 }),
  );
  expect(Messages?.map(({ Body }) => Body).toSorted()).toEqual(["in flight", "waiting"]);
  await again.kill();

  const cloud = await startServices({ dataDir });
  expect(cloud.ses.outbox.list()).toMatchObject([{ to: ["a@example.com"] }]);
  await cloud.stop();
});

test(
  "an object whose arrival nobody had heard of is told after the restart, and no more after it was heard",
  { tags: "detail" },
  async () => {
    const put = (to: Child, Key: string) => clientsOf(to).s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: "x" }));
    const deaf = await start("deaf");
    for (const name of ["incoming/1", "incoming/2"]) await put(deaf, name);
    await deaf.kill();
    expect(heard()).toEqual([]);

    const again = await start();
    await put(again, "incoming/3");
    await expect.poll(heard).toEqual(["incoming/1", "incoming/2", "incoming/3"]);
    // Notifications are sent in order, so the first two are done when the third arrives. The third may have been sent but not yet deleted
    // when the process is killed, and is then sent again, as S3 may do.
    await again.kill();
    await put(await start(), "incoming/4");
    await expect.poll(heard).toContain("incoming/4");
    expect(heard().filter((name) => name !== "incoming/3")).toEqual(["incoming/1", "incoming/2", "incoming/4"]);
  },
);

test("bytes that no object has are swept away at the start", { tags: "detail" }, async () => {
  const first = await start();
  const { s3 } = clientsOf(first);
  await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: "kept", Body: "hello" }));
  await first.kill();
  const kept = join(dataDir, "s3", "blobs", "kept");
  const [blob] = readdirSync(kept);
  writeFileSync(join(kept, "00000000-0000-0000-0000-000000000000"), "left behind");

  await start();
  expect(readdirSync(kept)).toEqual([blob]);
});
