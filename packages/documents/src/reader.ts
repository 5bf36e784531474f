import { fork, type ChildProcess } from "node:child_process";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ToParent } from "./child.ts";
import type { Document } from "./document.ts";
import { LIMITS, withVerdict } from "./limits.ts";
import { sniff } from "./sniff.ts";

export interface ReaderOptions {
  /** The child's program: `read-cv.mjs` beside the bundle, or `child.ts` itself. */
  readonly childPath: string | URL;
  /** Time limit for one file, in milliseconds, without the start of the child. */
  readonly timeoutMs?: number;
  /** Resident memory of the child while it reads, in bytes. */
  readonly maxRssBytes?: number;
}

/** Reason why a reading was stopped: time limit, memory limit, or the child ended by itself. */
export type Interruption = "time" | "memory" | "crash";

export interface ReadResult {
  readonly document: Document;
  /** Set when the file could not be read within the limits; the document's verdict is `damaged` then. */
  readonly interrupted?: Interruption;
}

export interface Reader {
  /**
   * Reads one PDF; further calls wait for it. Rejects only when the child cannot be started or the reader is closed, never because of the
   * bytes.
   */
  read(bytes: Uint8Array): Promise<ReadResult>;
  /** Ends the child. A reading under way is rejected. */
  close(): Promise<void>;
}

/** Interval of the memory check; a file of 3 KB can allocate a gigabyte within a second. */
const WATCH_EVERY_MS = 20;
const START_WITHIN_MS = 20_000;
const PAGE_BYTES = 4096;
/** A child above this share of the memory limit after reading is replaced, because memory grows a little with every file. */
const RENEW_ABOVE = 0.6;
const KEPT_ERROR = 2_000;

/**
 * Reads PDFs in a child process, because only a process can be limited in time and memory: pdf.js blocks its thread, and the streams it
 * unpacks lie outside the heap that worker threads can limit. The child is kept for the next file, and replaced after it was stopped.
 */
export function createReader({
  childPath,
  timeoutMs = LIMITS.timeoutMs,
  maxRssBytes = 512 * 1024 * 1024,
}: ReaderOptions): Reader {
  let child: Promise<Child> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const readNow = async (bytes: Uint8Array): Promise<ReadResult> => {
    if (isClosed) throw new Error("The reader is closed.");
    const early = sniff(bytes);
    if (early) return { document: withVerdict(early) };

    child ??= startChild(childPath);
    const running = await child.catch((error: unknown) => {
      child = undefined;
      throw error;
    });
    const outcome = await running.read(bytes, timeoutMs, maxRssBytes);
    if (outcome.interrupted || (await running.rss()) > RENEW_ABOVE * maxRssBytes) {
      child = undefined;
      await running.stop();
    }
    if (isClosed) throw new Error("The reader was closed while it read.");
    return outcome;
  };

  return {
    read: (bytes) => {
      const reading = last.then(() => readNow(bytes));
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      isClosed = true;
      const running = await child?.catch(() => undefined);
      child = undefined;
      await running?.stop();
    },
  };
}

interface Child {
  read(bytes: Uint8Array, timeoutMs: number, maxRssBytes: number): Promise<ReadResult>;
  /** Resident memory in bytes; 0 where it is unknown. */
  rss(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * The only variables of the parent that the child gets: where a system keeps its libraries. The function's credentials stand in others, and
 * the child works on strangers' files.
 */
const SHARED_VARIABLES = ["LD_LIBRARY_PATH", "SystemRoot"];

/**
 * Node's permissions of the child: it reads its own program, and nothing else; the parent's variables can be read in /proc. It writes
 * nothing and starts no process. Its second thread watches the parent.
 */
const permissionsOf = (path: string) => {
  // The program as it stands in the repository loads its packages from there.
  const folder = path.endsWith(".ts") ? fileURLToPath(new URL("../../..", import.meta.url)) : dirname(realpathSync(path));
  return ["--permission", `--allow-fs-read=${join(folder, "*")}`, "--allow-worker"];
};

async function startChild(program: string | URL): Promise<Child> {
  const path = typeof program === "string" ? program : fileURLToPath(program);
  const shared = SHARED_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const child = fork(path, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: Object.fromEntries(shared) as Record<string, string>,
    // Without the parent's debugger port and the test runner's loaders.
    execArgv: permissionsOf(path),
  });
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-KEPT_ERROR)));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()).once("error", () => resolve()));

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => fail("did not answer"), START_WITHIN_MS);
    const fail = (what: string) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      reject(new Error(`The process that reads PDFs ${what}: ${path}\n${complaint}`));
    };
    child.once("error", (error) => fail(`could not start (${error.message})`));
    child.once("close", () => fail("ended at once"));
    child.once("message", () => {
      clearTimeout(timer);
      child.removeAllListeners("close").removeAllListeners("error");
      // A message sent to an ended child fails; its `exit` event reports it.
      child.on("error", () => undefined);
      resolve();
    });
  });
  keepAlive(child, false);

  return {
    rss: () => residentBytes(child.pid),
    read: async (bytes, timeoutMs, maxRssBytes) => {
      keepAlive(child, true);
      try {
        return await readWithin(child, bytes, timeoutMs, maxRssBytes);
      } finally {
        keepAlive(child, false);
      }
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      keepAlive(child, true);
      child.kill("SIGKILL");
      await exited;
    },
  };
}

function readWithin(child: ChildProcess, bytes: Uint8Array, timeoutMs: number, maxRssBytes: number): Promise<ReadResult> {
  return new Promise((resolve) => {
    const settle = (reading: ReadResult) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off("message", onMessage).off("exit", onExit);
      resolve(reading);
    };
    const interrupt = (interrupted: Interruption) => {
      child.kill("SIGKILL");
      settle({ document: withVerdict("damaged"), interrupted });
    };
    const onMessage = (message: ToParent) => {
      if (message.type === "read") settle({ document: message.document });
    };
    const onExit = () => interrupt("crash");
    const timer = setTimeout(() => interrupt("time"), timeoutMs);
    const watch = setInterval(() => {
      void residentBytes(child.pid).then((rss) => {
        if (rss > maxRssBytes) interrupt("memory");
      });
    }, WATCH_EVERY_MS);
    child.on("message", onMessage).on("exit", onExit);
    if (child.exitCode !== null || child.signalCode !== null) onExit();
    else child.send(bytes, (error) => error && onExit());
  });
}

/** Keeps the parent running while the child reads, and not while it is idle. */
function keepAlive(child: ChildProcess, isReading: boolean): void {
  const stderr = child.stderr as { ref?: () => void; unref?: () => void } | null;
  if (isReading) {
    child.ref();
    child.channel?.ref();
    stderr?.ref?.();
  } else {
    child.unref();
    child.channel?.unref();
    stderr?.unref?.();
  }
}

/** Works on Linux, which Lambda runs; on other systems only the time limit holds. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(statm.split(" ")[1] ?? 0) * PAGE_BYTES;
}
