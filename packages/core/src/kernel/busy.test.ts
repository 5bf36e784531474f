import { ProvisionedThroughputExceededException } from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { Throttled } from "./batch.ts";
import { isForNow } from "./busy.ts";
import { Contended } from "./retry.ts";

const aws = (name: string, httpStatusCode: number) => Object.assign(new Error(name), { name, $metadata: { httpStatusCode } });

test("throttles, conflicts, time-outs and broken services pass by themselves, also where an error wraps them", () => {
  const throttled = new ProvisionedThroughputExceededException({ message: "slow", $metadata: { httpStatusCode: 400 } });
  for (const error of [
    throttled,
    new Error("Error thrown by DynamoDB client", { cause: throttled }),
    new Throttled("left"),
    new Contended("lost"),
    aws("InternalServerError", 500),
    aws("Throttling", 400),
    Object.assign(new Error("late"), { name: "TimeoutError" }),
    Object.assign(new Error("gone"), { code: "ECONNRESET" }),
  ])
    expect(isForNow(error), error.message).toBe(true);
});

test("mistakes of ours and refusals do not", () => {
  for (const error of [new TypeError("undefined is not a function"), aws("ValidationException", 400), "text", undefined])
    expect(isForNow(error)).toBe(false);
});
