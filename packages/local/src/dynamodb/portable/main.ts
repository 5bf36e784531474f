import { createServer, type IncomingMessage } from "node:http";
import { parseArgs } from "node:util";
import type { Input } from "./dynalite.ts";
import { answer } from "./operations.ts";
import { isRefused, refusal } from "./refusal.ts";
import { Store } from "./store.ts";

/**
 * The table for systems for which the binary has no package: DynamoDB's calls over HTTP, with dynalite's rules on an SQLite file. Takes the
 * binary's arguments: `node main.ts --host HOST --port PORT --db-path FILE`. Signatures are the endpoint's business.
 */
const { values } = parseArgs({
  options: {
    host: { type: "string", default: "127.0.0.1" },
    port: { type: "string", default: "0" },
    "db-path": { type: "string", default: "" },
  },
});

// Its parent holds the other end, which the operating system closes however the parent ends, also by kill -9.
process.stdin.on("end", () => process.exit()).on("error", () => process.exit());
process.stdin.resume();

const store = new Store(values["db-path"]);

let last: Promise<unknown> = Promise.resolve();
/** One call after the other: no call sees half of another. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

createServer((request, response) => {
  void reply(request).then(({ status, body }) => {
    const text = JSON.stringify(body);
    response.writeHead(status, { "Content-Type": "application/x-amz-json-1.0", "Content-Length": Buffer.byteLength(text) });
    response.end(text);
  });
}).listen(Number(values.port), values.host);

async function reply(request: IncomingMessage): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    if (request.method !== "POST") return { status: 200, body: { ready: true } };
    const operation = String(request.headers["x-amz-target"]).split(".").at(-1) ?? "";
    const text = await textOf(request);
    return { status: 200, body: await inTurn(() => answer(operation, inputOf(text), store)) };
  } catch (error) {
    if (isRefused(error)) return { status: error.statusCode, body: error.body };
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return { status: 500, body: refusal("InternalServerError", "The local table failed").body };
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function inputOf(text: string): Input {
  try {
    return JSON.parse(text) as Input;
  } catch {
    throw refusal("SerializationException", "The request body is not JSON");
  }
}
