import type { Context, SQSRecord } from "aws-lambda";
import { expect, test } from "vitest";
import { eachMessage, secondsBefore } from "./each-message.ts";

test("a message that failed comes back soon, then later each time, and never later than after a quarter of an hour", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(secondsBefore)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
});

test("work that does not end is given back before the function is stopped, and the next message is done", async () => {
  const done: string[] = [];
  const handler = eachMessage(async (body) => {
    if (body === "hangs") await new Promise(() => {});
    done.push(body);
  });
  const ends = performance.now() + 5300;
  const context = { getRemainingTimeInMillis: () => ends - performance.now() } as Context;
  const record = (messageId: string, body: string) =>
    ({ messageId, body, receiptHandle: "r", attributes: { ApproximateReceiveCount: "1" } }) as SQSRecord;
  const Records = [record("first", "done"), record("second", "hangs")];
  expect(await handler({ Records }, context, () => {})).toEqual({ batchItemFailures: [{ itemIdentifier: "second" }] });
  expect(done).toEqual(["done"]);
});
