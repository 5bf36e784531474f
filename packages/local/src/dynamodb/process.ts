import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const START_MILLISECONDS = 10_000;

/**
 * Runs the program given as $0 and kills it when this shell's stdin closes. The operating system closes it however the parent ends, also by kill -9.
 * `exec` keeps the process id, so that the program's end is seen as the child's.
 */
const DIE_WITH_PARENT = `exec 3<&0; (read _ <&3; kill -9 $$) >/dev/null 2>&1 & exec "$0" "$@" 3<&- </dev/null`;

export interface DynamoProcess {
  readonly url: string;
  /** Resolves when it has ended, with its last lines on standard error. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the DynamoDB stand-in on a free loopback port, over `file`. Another process may still hold the file.
 * @throws Error in one sentence when there is no program for this platform or it does not start
 */
export async function startDynamo(file: string): Promise<DynamoProcess> {
  const program = locate();
  mkdirSync(dirname(file), { recursive: true });
  const port = await freePort();
  const child = spawn(
    "/bin/sh",
    ["-c", DIE_WITH_PARENT, program, "--host", "127.0.0.1", "--port", String(port), "--db-path", file],
    {
      stdio: ["pipe", "ignore", "pipe"],
      env: {},
      // Its own process group: Ctrl-C in a terminal must not reach it, because it is stopped after the last write.
      detached: true,
    },
  );
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

function locate(): string {
  try {
    return createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`);
  } catch {
    throw new Error(
      `There is no DynamoDB stand-in for ${process.platform}-${process.arch} in this installation: run DynamoDB Local (or any compatible server) and name it in DYNAMODB_ENDPOINT, e.g. DYNAMODB_ENDPOINT=http://127.0.0.1:8000.`,
    );
  }
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
