/** A process that stands for one instance of a function: it runs the product's commands, and tells what each has used. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Actor } from "@candor/core/kernel/actor";
import { dynamo } from "@candor/core/kernel/aws";
import { candidates } from "./works/candidates.ts";
import { pool } from "./works/pool.ts";
import { publicJobs } from "./works/public.ts";
import { uploads } from "./works/uploads.ts";
import { writers } from "./works/writers.ts";
import type { Asked, Told, Works } from "./work.ts";

const WORKS: Works = { ...candidates, ...pool, ...publicJobs, ...uploads, ...writers };

const used = { requests: 0, units: 0 };

// Asks for the consumed capacity with every call, and adds it up.
dynamo().middlewareStack.add(
  (next) => async (call) => {
    const answer = await next({ ...call, input: { ...call.input, ReturnConsumedCapacity: "TOTAL" } });
    const { ConsumedCapacity: consumed } = answer.output as { ConsumedCapacity?: Consumed | Consumed[] };
    used.requests += 1;
    for (const each of [consumed ?? []].flat()) used.units += each.CapacityUnits ?? 0;
    return answer;
  },
  { step: "initialize", priority: "high" },
);

interface Consumed {
  readonly CapacityUnits?: number;
}

// A bucket without any object: the texts of CVs are read for a page, whatever the size of the list.
const bucket = createServer((_, answer) => {
  answer.writeHead(404, { "Content-Type": "application/xml" }).end("<Error><Code>NoSuchKey</Code></Error>");
}).listen(0, "127.0.0.1");
bucket.on("listening", () => {
  process.env["AWS_ENDPOINT_URL_S3"] = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  process.env["CV_BUCKET"] = "empty";
});

process.on("message", (asked: Asked) => void answer(asked));

async function answer({ name, accountId, args }: Asked): Promise<void> {
  try {
    globalThis.gc?.();
    const [before, cpu, from] = [{ ...used }, process.cpuUsage(), performance.now()];
    const result = (await Actor.enter(memberOf(accountId), () => WORKS[name]!(args))) ?? null;
    const { user, system } = process.cpuUsage(cpu);
    const ms = performance.now() - from;
    globalThis.gc?.();
    process.send!({
      answer: result,
      ms,
      cpuMs: (user + system) / 1000,
      requests: used.requests - before.requests,
      units: used.units - before.units,
      heapMb: process.memoryUsage().heapUsed / 2 ** 20,
      peakMb: process.resourceUsage().maxRSS / 2 ** 10,
    } satisfies Told);
  } catch (error) {
    process.send!({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

const memberOf = (accountId: string): Actor => ({
  type: "member",
  accountId,
  userId: "usr_scale",
  email: "scale@firm.example",
  sessionId: "ses_scale",
  role: "admin",
  permissions: [],
  locale: "en",
});
