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
  queues: [{ name: "work", visibilityTimeoutSeconds: 360 }],
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
    await expect.poll(() => receiveCounts, { timeout: 10_000 }).toEqual(["1", "2"]);
    await expect.poll(() => sqs.peek("work")).toEqual([]);
  } finally {
    await poller.stop();
  }
  expect(errors).toEqual([]);
});
