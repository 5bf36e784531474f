import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCloud } from "./cloud.ts";
import { synthesiseFixture } from "../fixture/app.ts";
import { takeDataFolder } from "../kernel/data-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "restart-test-"));
const [assembly, dataDir] = [join(folder, "assembly"), join(folder, "data")];
let running: ChildProcess | undefined;

beforeAll(() => synthesiseFixture("http://localhost:3000", assembly));
afterAll(() => {
  running?.kill("SIGKILL");
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

interface Elsewhere {
  readonly url: string;
  readonly smtpPort: number;
  readonly env: Record<string, string>;
}

/** A cloud in a process of its own. */
async function startElsewhere(): Promise<Elsewhere> {
  running = spawn(process.execPath, [fileURLToPath(new URL("../fixture/run.ts", import.meta.url)), assembly, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(running.stdout!), "line")) as [string];
  return JSON.parse(line) as Elsewhere;
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

test("after kill -9 the clock, the items and the work in flight are still there", { tags: "detail" }, async () => {
  const before = await startElsewhere();
  await fetch(`${before.url}/_local/clock`, {
    method: "POST",
    headers: { origin: before.url, "content-type": "application/json" },
    body: '{"advance":"P8D"}',
  });
  const Item = { pk: { S: "kept" }, sk: { S: "1" } };
  await dynamo(before.env).send(new PutItemCommand({ TableName: before.env.TABLE_NAME!, Item }));
  // Received and not deleted: it would be invisible for 30 seconds.
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

test("a mail that was answered 250 is in its bucket and its queue, whenever kill -9 comes", { tags: "detail" }, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round++) {
    const { smtpPort } = await startElsewhere();
    const sending = Array.from({ length: 4 }, async (_, lane) => {
      const transport = createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true });
      for (let n = 0; ; n++) {
        const subject = `${round}.${lane}.${n}`;
        const mail = { from: "a@sender.example", to: "x@jobs.fixture.example", subject, text: "z".repeat(200_000) };
        const isTaken = await transport.sendMail(mail).then(
          () => true,
          () => false,
        );
        if (!isTaken) return;
        acknowledged.push(subject);
        // The moment after the answer 250 is the worst one to end at.
        if (acknowledged.length === (round + 1) * 20) running?.kill("SIGKILL");
      }
    });
    const died = once(running!, "exit");
    await Promise.all([died, ...sending]);
  }

  const { env } = await startElsewhere();
  const s3 = new S3Client({ ...sdk(env), endpoint: env.AWS_ENDPOINT_URL_S3! });
  const QueueUrl = `${env.AWS_ENDPOINT_URL}/000000000000/mail`;
  const told: string[] = [];
  for (;;) {
    const { Messages = [] } = await sqs(env).send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
    if (Messages.length === 0) break;
    for (const { Body } of Messages) {
      const { mail, receipt } = JSON.parse(Body!) as {
        mail: { commonHeaders: { subject: string } };
        receipt: { action: { bucketName: string; objectKey: string } };
      };
      const { bucketName: Bucket, objectKey: Key } = receipt.action;
      expect((await s3.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength).toBeGreaterThan(200_000);
      told.push(mail.commonHeaders.subject);
    }
  }
  expect(told).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(told).size).toBe(told.length);
  await kill();
});

test("a folder with data of another version is refused, not misread, and it is said what to do", () => {
  const other = join(folder, "other");
  takeDataFolder(other, "1").release();
  takeDataFolder(other, "1").release();
  expect(() => takeDataFolder(other, "2")).toThrow(/data of another version .* LOCAL_DATA/);
  writeFileSync(join(other, "version"), "99");
  expect(() => takeDataFolder(other, "1")).toThrow("data of another version (99");
  // Without a version.
  rmSync(join(other, "version"));
  writeFileSync(join(other, "demo-is-filled"), "");
  expect(() => takeDataFolder(other, "1")).toThrow("data of another version (none");
});
