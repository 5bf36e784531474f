import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Cloud } from "../cloud/cloud.ts";
import { synthesiseFixture } from "../fixture/app.ts";
import { startTestCloud } from "../testing.ts";

let cloud: Cloud;
let dynamo: DynamoDBClient;

beforeAll(async () => {
  cloud = await startTestCloud({ synthesise: synthesiseFixture });
  const environment = cloud.env();
  dynamo = new DynamoDBClient({
    region: environment.AWS_REGION!,
    endpoint: environment.AWS_ENDPOINT_URL!,
    credentials: { accessKeyId: environment.AWS_ACCESS_KEY_ID!, secretAccessKey: environment.AWS_SECRET_ACCESS_KEY! },
  });
});
afterAll(() => cloud.stop());

const send = (body: string) => cloud.queues.send("work", body, { senderId: "test" });
const bodies = (queue: string) => cloud.queues.peek(queue).map(({ body }) => body);

/** Number of times the worker got a message, and the last receive count. */
async function seen(body: string): Promise<{ times: number; receives: number } | undefined> {
  const { Item } = await dynamo.send(
    new GetItemCommand({ TableName: cloud.env().TABLE_NAME!, Key: { pk: { S: "seen" }, sk: { S: body } } }),
  );
  return Item && { times: Number(Item.times?.N), receives: Number(Item.receives?.N) };
}

const eventually = { interval: 100 };

test("a message is handed to the queue's function and deleted when done", async () => {
  send("fine");
  await expect.poll(() => seen("fine"), eventually).toEqual({ times: 1, receives: 1 });
  await expect.poll(() => bodies("work"), eventually).toEqual([]);
});

test("of a batch only what failed comes back, and after its last receive it is a dead letter", async () => {
  send("fail 1");
  send("goes well");
  await expect.poll(() => bodies("dead-letters"), eventually).toContain("fail 1");
  expect(await seen("fail 1")).toEqual({ times: 2, receives: 2 });
  expect(await seen("goes well")).toEqual({ times: 1, receives: 1 });
  expect(bodies("work")).toEqual([]);
});

test("a function that ends leaves its batch, which comes back", { tags: "detail" }, async () => {
  send("crash");
  await expect.poll(() => bodies("dead-letters"), eventually).toContain("crash");
  expect(await seen("crash")).toEqual({ times: 2, receives: 2 });
  expect(
    cloud.runs.list("fixture-worker").filter(({ error }) => error?.errorType === "Runtime.ExitError").length,
  ).toBeGreaterThanOrEqual(2);
});

test("a function that takes too long is ended, and its message comes back", { tags: "detail" }, async () => {
  send("linger");
  await expect.poll(() => bodies("dead-letters"), eventually).toContain("linger");
  expect(cloud.runs.list("fixture-worker").some(({ error }) => error?.errorType === "Sandbox.Timedout")).toBe(true);
});

test("dead letters are sent back from the console, and counted anew", async () => {
  await expect.poll(() => bodies("dead-letters"), eventually).toContain("fail 1");
  const page = `${cloud.url}/_local/queues/dead-letters`;
  expect(await (await fetch(page, { headers: { accept: "text/html" } })).text()).toContain("fail 1");

  const answer = await fetch(`${page}/redrive`, { method: "POST", headers: { origin: cloud.url }, redirect: "manual" });
  expect(answer.status).toBe(303);
  await expect.poll(async () => (await seen("fail 1"))?.times, eventually).toBeGreaterThanOrEqual(3);
});
