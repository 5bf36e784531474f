import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Table } from "./program.ts";

/** The portable table is a program of Node, which a busy machine takes seconds to load. */
const START_MILLISECONDS = 30_000;

export interface DynamoProcess {
  readonly url: string;
  /** Resolves when it has ended, with its last lines on standard error. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the DynamoDB stand-in on a free loopback port, over `file`. Another process may still hold the file.
 * @throws Error in one sentence when it does not start
 */
export async function startDynamo({ command, file }: Table): Promise<DynamoProcess> {
  mkdirSync(dirname(file), { recursive: true });
  const port = await freePort();
  const [program, ...parameters] = command;
  const child = spawn(program, [...parameters, "--host", "127.0.0.1", "--port", String(port), "--db-path", file], {
    stdio: ["pipe", "ignore", "pipe"],
    // Windows starts no program without it.
    env: process.env["SystemRoot"] ? { SystemRoot: process.env["SystemRoot"] } : {},
    // Its own process group: Ctrl-C in a terminal must not reach it, because it is stopped after the last write.
    detached: true,
    windowsHide: true,
  });
  const ended = watch(child);
  const url = `http://127.0.0.1:${port}`;

  const failure = await Promise.race([ended, answers(url).then(() => undefined)]);
  if (failure !== undefined) throw new Error(`The DynamoDB stand-in did not start: ${failure}`);
  return {
    url,
    ended,
    async stop() {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 3_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

function watch(child: ChildProcess): Promise<string> {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  // Its stdin breaks when it ends first.
  child.stdin?.on("error", () => {});
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(`ended with ${signal ?? `code ${code}`}. ${said}`.trim()));
  });
}

async function answers(url: string): Promise<void> {
  const deadline = performance.now() + START_MILLISECONDS;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw new Error("The DynamoDB stand-in did not listen in time.", { cause: error });
      await wait(15);
    }
  }
}

/** The program cannot choose a free port itself. If another program takes this one meanwhile, the start stops with a sentence. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
