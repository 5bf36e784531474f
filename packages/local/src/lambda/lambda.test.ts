import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { ProductClock } from "../kernel/clock.ts";
import type { LambdaFunction } from "../template/model.ts";
import { Lambda, type LambdaOptions } from "./lambda.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lambda-test-"));
const clock = new ProductClock(dataDir);

const lab: LambdaFunction = {
  name: "lab",
  arn: "arn:aws:lambda:us-east-1:000000000000:function:lab",
  codeFolder: fileURLToPath(new URL("../fixture/functions/lab", import.meta.url)),
  handler: "index.handler",
  memoryMb: 128,
  timeoutSeconds: 10,
  environment: { STAGE: "test" },
  logGroup: "/aws/lambda/lab",
  statements: [],
};

const common = {
  clock,
  principalOf: (name: string) => ({ name, accessKeyId: `AKIA-${name}`, secretAccessKey: "secret", statements: [] }),
  endpoints: { aws: "http://127.0.0.1:1", s3: "http://127.0.0.1:2" },
};

const lambda = new Lambda({
  ...common,
  functions: [
    lab,
    { ...lab, name: "hasty", timeoutSeconds: 0.3 },
    { ...lab, name: "alone", reservedConcurrency: 1 },
    { ...lab, name: "switched-off", reservedConcurrency: 0 },
    { ...lab, name: "no-code", codeFolder: dataDir },
    { ...lab, name: "no-handler", handler: "index.missing" },
    { ...lab, name: "old-style", handler: "index.withCallback" },
  ],
  idleMs: 300,
});

afterAll(async () => {
  await lambda.stop(0);
  rmSync(dataDir, { recursive: true });
});

async function answer(event: { act: string; [more: string]: unknown }, name = "lab") {
  const { answer } = await lambda.invoke(name, event);
  return answer.ok ? { value: JSON.parse(answer.payload ?? "null") as unknown } : { error: answer.error };
}

describe("a function of the templates", () => {
  test("answers its event, and keeps its state while it is warm", async () => {
    expect(await answer({ act: "echo", value: { a: [1, "ü"] } })).toEqual({ value: { a: [1, "ü"] } });
    expect(await answer({ act: "nothing" })).toEqual({ value: null });
    const first = await answer({ act: "calls" }, "alone");
    const second = await answer({ act: "calls" }, "alone");
    expect([first, second]).toEqual([{ value: 1 }, { value: 2 }]);
    const [warm, cold] = lambda.runs.list("alone");
    expect(cold?.initMs).toBeGreaterThan(0);
    expect(warm?.initMs).toBeUndefined();
  });

  test("sees Lambda's context", async () => {
    const { value } = (await answer({ act: "context" })) as { value: Record<string, unknown> };
    expect(value).toMatchObject({
      functionName: "lab",
      functionVersion: "$LATEST",
      memoryLimitInMB: "128",
      logGroupName: "/aws/lambda/lab",
    });
    expect(value.awsRequestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(value.remaining).toBeGreaterThan(5_000);
    expect(value.remaining).toBeLessThanOrEqual(10_000);
  });

  test("sees the template's environment and its own key, and nothing of this machine's", async () => {
    process.env.SECRET_OF_THE_HOST = "do not look";
    const { value } = (await answer({ act: "environment" })) as { value: Record<string, string> };
    expect(value).toMatchObject({
      STAGE: "test",
      TZ: "UTC",
      AWS_REGION: "us-east-1",
      AWS_LAMBDA_FUNCTION_NAME: "lab",
      AWS_ACCESS_KEY_ID: "AKIA-lab",
      AWS_ENDPOINT_URL: "http://127.0.0.1:1",
      AWS_ENDPOINT_URL_S3: "http://127.0.0.1:2",
    });
    expect(Object.keys(value).filter((name) => !/^(AWS_|LAMBDA_|_HANDLER|PATH|TZ|STAGE)/.test(name))).toEqual([]);
  });

  test("tells the product's time", async () => {
    clock.advance(8 * 86_400_000);
    const { value } = (await answer({ act: "now" })) as { value: Record<string, number | string> };
    for (const time of [Number(value.now), Number(value.fresh), Date.parse(String(value.text))]) {
      expect(Math.abs(time - clock.now())).toBeLessThan(5_000);
    }
    expect(value).toMatchObject({ fixed: "1970-01-01T00:00:00.000Z", isDate: true });
    clock.reset();
    const back = (await answer({ act: "now" })) as { value: { now: number } };
    expect(Math.abs(back.value.now - Date.now())).toBeLessThan(5_000);
  });

  test("keeps what it wrote with the run", async () => {
    const { requestId } = await lambda.invoke("lab", { act: "log", value: "line one" });
    expect(lambda.runs.find(requestId)).toMatchObject({ functionName: "lab", log: "line one\nand an error line\n" });
    await answer({ act: "echo", value: 1 });
    expect(lambda.runs.list("lab")[0]?.log).toBe("");
  });
});

describe("a function that goes wrong", () => {
  test("by an error: answers its name, message and trace, and lives on", async () => {
    const { error } = await answer({ act: "fail" });
    expect(error).toMatchObject({ errorType: "TypeError", errorMessage: "wrong on purpose" });
    expect(error?.trace?.join("\n")).toContain("index.mjs");
    expect(lambda.runs.list("lab")[0]).toMatchObject({ error: { errorType: "TypeError" } });
  });

  test.for([{ act: "sleep", ms: 5_000 }, { act: "spin" }])(
    "by taking too long ($act): is ended, and the next request gets a new one",
    async (event) => {
      const { error } = await answer(event, "hasty");
      expect(error?.errorType).toBe("Sandbox.Timedout");
      expect(error?.errorMessage).toMatch(/^RequestId: [0-9a-f-]{36} Error: Task timed out after 0.30 seconds$/);
      expect(await answer({ act: "calls" }, "hasty")).toEqual({ value: 1 });
    },
  );

  test.for([
    { act: "exit", errorType: "Runtime.ExitError", errorMessage: /exit status 3$/ },
    { act: "crash", errorType: "Error", errorMessage: /^thrown from a timer$/ },
    { act: "fill", errorType: "Runtime.OutOfMemory", errorMessage: /signal: killed$/ },
  ])("by $act: fails that one request", async ({ act, errorType, errorMessage }) => {
    const { error } = await answer({ act }, "alone");
    expect(error).toMatchObject({ errorType, errorMessage: expect.stringMatching(errorMessage) as unknown });
    expect(await answer({ act: "calls" }, "alone")).toEqual({ value: 1 });
  });

  test("by an answer over 6 MB: is refused as Lambda does", async () => {
    expect((await answer({ act: "bulk" })).error?.errorType).toBe("Function.ResponseSizeTooLarge");
  });

  test.for([
    { name: "no-code", errorType: "Runtime.ImportModuleError" },
    { name: "no-handler", errorType: "Runtime.HandlerNotFound" },
    { name: "old-style", errorType: "Runtime.CallbackHandlerDeprecated" },
  ])("by not loading ($name): says why", async ({ name, errorType }) => {
    expect((await answer({ act: "echo" }, name)).error?.errorType).toBe(errorType);
  });

  test("by leaning on a package that only a developer has: does not find it", async () => {
    expect((await answer({ act: "unbundled" })).error?.errorMessage).toContain("'zod'");
    expect(await answer({ act: "bundled" })).toEqual({ value: "function" });
  });
});

describe("loading", () => {
  const slow = (name: string, ms: number, more: Partial<LambdaFunction> = {}): LambdaFunction => ({
    ...lab,
    name,
    codeFolder: fileURLToPath(new URL("../fixture/functions/slow", import.meta.url)),
    environment: { LOAD_MS: String(ms) },
    ...more,
  });
  const started: Lambda[] = [];
  const lambdaOf = (functions: readonly LambdaFunction[], more: Partial<LambdaOptions> = {}) => {
    const made = new Lambda({ functions, ...common, ...more });
    started.push(made);
    return made;
  };
  afterAll(async () => void (await Promise.all(started.map((each) => each.stop(0)))));

  // Begun first and checked last, so that it runs beside the other tests.
  const longLoad = lambdaOf([slow("long", 10_500, { timeoutSeconds: 1 })]).invoke("long", {});

  test("at most so many functions load at once, however many are asked for", { tags: "detail" }, async () => {
    const names = ["a", "b", "c", "d", "e"];
    const busy = lambdaOf(
      names.map((name) => slow(name, 300)),
      { loadsAtOnce: 2 },
    );
    const loads = await Promise.all(
      names.map(async (name) => {
        const { answer } = await busy.invoke(name, {});
        return JSON.parse((answer.ok && answer.payload) || "{}") as { from: number; to: number };
      }),
    );
    const atOnce = loads.map(({ from }) => loads.filter((other) => other.from <= from && from < other.to).length);
    expect(Math.max(...atOnce)).toBe(2);
  });

  test(
    "a request that waits for its turn to load takes the instance that becomes free meanwhile",
    { tags: "detail" },
    async () => {
      const busy = lambdaOf([lab, slow("slow", 1500)], { loadsAtOnce: 1 });
      await busy.invoke("lab", { act: "calls" });
      const running = busy.invoke("lab", { act: "sleep", ms: 300 });
      const loading = busy.invoke("slow", {});
      const { answer } = await busy.invoke("lab", { act: "calls" });
      expect(answer).toEqual({ ok: true, payload: "2" });
      expect(busy.runs.list("slow")).toEqual([]);
      await Promise.all([running, loading]);
    },
  );

  test("a load that does not end is given up, and no handler has seen the event", async () => {
    const busy = lambdaOf([slow("endless", 60_000)], { loadLimitMs: 200 });
    const { answer, hasStarted } = await busy.invoke("endless", {});
    expect(answer).toMatchObject({ ok: false, error: { errorType: "Sandbox.Timedout" } });
    expect(hasStarted).toBe(false);
    expect((await lambda.invoke("no-code", {})).hasStarted).toBe(false);
    expect((await lambda.invoke("lab", { act: "fail" })).hasStarted).toBe(true);
  });

  test("says when the handler gets the event: after it is loaded", async () => {
    const busy = lambdaOf([slow("slow", 300)]);
    const from = performance.now();
    let startedAfterMs = 0;
    await busy.invoke("slow", {}, () => (startedAfterMs = performance.now() - from));
    expect(startedAfterMs).toBeGreaterThan(300);
  });

  test(
    "does not count towards the time-out of a function that runs meanwhile, and perhaps waits for it",
    { tags: "detail" },
    async () => {
      const busy = lambdaOf([{ ...lab, timeoutSeconds: 0.5 }, slow("slow", 2000)]);
      await busy.invoke("lab", { act: "calls" });
      const loading = busy.invoke("slow", {});
      expect((await busy.invoke("lab", { act: "sleep", ms: 1000 })).answer.ok).toBe(true);
      await loading;
      expect((await busy.invoke("lab", { act: "sleep", ms: 1000 })).answer.ok).toBe(false);
    },
  );

  test("may take longer than AWS's ten seconds and the function's time-out", async () => {
    expect((await longLoad).answer).toMatchObject({ ok: true });
  });
});

describe("how many at once", () => {
  test("requests run side by side up to the limit, and wait beyond it", async () => {
    const spans = async (name: string, count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => answer({ act: "sleep", ms: 300 }, name)));
      const found = answers.map((each) => each.value as { from: number; to: number });
      return found.toSorted((one, other) => one.from - other.from);
    };
    const overlaps = (all: { from: number; to: number }[]) =>
      all.filter(({ from }, index) => index > 0 && from < all[index - 1]!.to).length;

    const most = lambda.concurrencyOf("lab");
    expect(most).toBeGreaterThanOrEqual(2);
    // Warm, so that no load delays one of them.
    await spans("lab", most);
    expect(overlaps(await spans("lab", most))).toBe(most - 1);
    expect(overlaps(await spans("alone", 3))).toBe(0);
  });

  test("a function whose concurrency is 0 is throttled", async () => {
    expect((await answer({ act: "echo" }, "switched-off")).error?.errorType).toBe("TooManyRequestsException");
  });

  test("an instance nobody needs is stopped after a while", async () => {
    await answer({ act: "calls" }, "alone");
    await expect.poll(() => answer({ act: "calls" }, "alone"), { interval: 500 }).toEqual({ value: 1 });
  });
});
