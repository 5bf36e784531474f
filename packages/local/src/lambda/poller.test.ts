import { setTimeout } from "node:timers/promises";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Invocation } from "./lambda.ts";
import { createSqs, queueArn } from "../sqs/service.ts";
import { startPoller } from "./poller.ts";

const folder = mkdtempSync(join(tmpdir(), "poller-test-"));
const sqs = createSqs({
  file: join(folder, "queues.sqlite"),
  clock: { now: () => Date.now() },
  queues: [
    { name: "work", visibilityTimeoutSeconds: 360 },
    { name: "short", visibilityTimeoutSeconds: 1 },
  ],
});
afterAll(async () => {
  await sqs.stop();
  rmSync(folder, { recursive: true });
});

test("the messages of a function that could not be loaded are delivered again soon", async () => {
  const failed: Invocation = {
    requestId: "1",
    answer: { ok: false, error: { errorType: "Runtime.ImportModuleError", errorMessage: "" } },
    hasStarted: false,
  };
  const answers: Invocation[] = [failed, { requestId: "2", answer: { ok: true, payload: undefined }, hasStarted: true }];
  const receiveCounts: string[] = [];
  const errors: unknown[] = [];
  const source = {
    functionName: "worker",
    queueArn: queueArn("work"),
    batchSize: 10,
    windowSeconds: 0,
    reportsBatchItemFailures: true,
  };
  const poller = startPoller(
    source,
    sqs,
    {
      concurrencyOf: () => 1,
      invoke: async (_, event) => {
        const { Records } = event as { Records: { attributes: { ApproximateReceiveCount: string } }[] };
        receiveCounts.push(...Records.map(({ attributes }) => attributes.ApproximateReceiveCount));
        return answers.shift()!;
      },
    },
    (error) => errors.push(error),
  );
  sqs.send("work", "a CV", { senderId: "test" });
  try {
    await expect.poll(() => receiveCounts).toEqual(["1", "2"]);
    await expect.poll(() => sqs.peek("work")).toEqual([]);
  } finally {
    await poller.stop();
  }
  expect(errors).toEqual([]);
});

test(
  "the visibility time-out counts from the handler's start, however long the function took to load",
  { tags: "detail" },
  async () => {
    const source = {
      functionName: "worker",
      queueArn: queueArn("short"),
      batchSize: 1,
      windowSeconds: 0,
      reportsBatchItemFailures: true,
    };
    const receiveCounts: string[] = [];
    const poller = startPoller(
      source,
      sqs,
      {
        concurrencyOf: () => 2,
        invoke: async (_, event, onStart) => {
          const { Records } = event as { Records: { attributes: { ApproximateReceiveCount: string } }[] };
          receiveCounts.push(...Records.map(({ attributes }) => attributes.ApproximateReceiveCount));
          await setTimeout(2000);
          onStart?.();
          const answer =
            receiveCounts.length > 1
              ? ({ ok: true, payload: undefined } as const)
              : ({ ok: false, error: { errorType: "Error", errorMessage: "" } } as const);
          return { requestId: "1", answer, hasStarted: true };
        },
      },
      () => {},
    );
    sqs.send("short", "a CV", { senderId: "test" });
    try {
      await setTimeout(2500);
      expect(receiveCounts).toEqual(["1"]);
      await expect.poll(() => sqs.peek("short")).toEqual([]);
      expect(receiveCounts).toEqual(["1", "2"]);
    } finally {
      await poller.stop();
    }
  },
);
