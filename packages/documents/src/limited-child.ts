import { fork, type ChildProcess } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { OVER_MEMORY } from "./serve.ts";

export interface ChildOptions {
  /** The child's program: a bundle, or a module of the repository. It answers with `serve` (serve.ts). */
  readonly childPath: string | URL;
  /** Limit of the child's processor time for one request, in milliseconds, without its start; by the clock up to `PATIENCE` times as long. */
  readonly timeoutMs: number;
  /** Resident memory of the child while it works, in bytes. */
  readonly maxRssBytes: number;
  /** The child watches its memory itself: where the parent cannot see it, which only Linux lets it. */
  readonly watchesItself?: boolean;
}

/** Reason why a request was stopped: time limit, memory limit, or the child ended by itself. */
export type Interruption = "time" | "memory" | "crash";

export type Outcome<Answer> =
  | { readonly answer: Answer; readonly interrupted?: undefined }
  | { readonly answer?: undefined; readonly interrupted: Interruption };

/** Time that several requests share. */
export interface TimeBudget {
  /** Time limit of the next request; at 0 it is not sent. */
  next(): number;
  /** Receives the processor time that a request took, in milliseconds and without the start of a child; never less than a third of the time by the clock. */
  spend(ms: number): void;
}

export interface LimitedChild<Request, Answer> {
  /**
   * Sends one request; further calls wait for it. `budget` is asked when its turn comes, and replaces the child's own limit. Rejects only when the child cannot be started or was closed.
   */
  ask(request: Request, budget?: TimeBudget): Promise<Outcome<Answer>>;
  /** Ends the child. A request under way is rejected. */
  close(): Promise<void>;
}

/** Interval of the memory check; a file of 3 KB can allocate a gigabyte within a second. */
const WATCH_EVERY_MS = 20;
const START_WITHIN_MS = 20_000;
/**
 * A text is slow when it needs much work, and not when others use the machine: a limit counts the child's processor time. By the clock it
 * may take so many times as long, so that somebody who waits gets an answer.
 */
const PATIENCE = 3;
/** The system counts processor time in ticks of this length. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;
/** A child above this share of the memory limit after its work is replaced, because memory grows a little with every request. */
const RENEW_ABOVE = 0.6;
/** Requests after which a child whose memory is unknown is replaced. */
const RENEW_AFTER = 25;
const KEPT_ERROR = 2_000;

/**
 * Work on strangers' files in a child process, because only a process can be limited in time and memory. The child starts with the first
 * request, is kept for the next one, and is replaced after it was stopped.
 */
export function createLimitedChild<Request extends object, Answer extends object>({
  childPath,
  timeoutMs,
  maxRssBytes,
  watchesItself = process.platform !== "linux",
}: ChildOptions): LimitedChild<Request, Answer> {
  let child: Promise<Child> | undefined;
  let asked = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const askNow = async (request: Request, budget?: TimeBudget): Promise<Outcome<Answer>> => {
    if (isClosed) throw new Error("The child process is closed.");
    const withinMs = budget?.next() ?? timeoutMs;
    if (withinMs <= 0) return { interrupted: "time" };
    child ??= startChild(childPath, watchesItself ? maxRssBytes : undefined);
    const running = await child.catch((error: unknown) => {
      child = undefined;
      throw error;
    });
    const { spentMs, ...answered } = await running.ask(request, withinMs, maxRssBytes);
    const outcome = answered as Outcome<Answer>;
    budget?.spend(spentMs);
    asked += 1;
    const isLarge = watchesItself ? asked >= RENEW_AFTER : (await running.rss()) > RENEW_ABOVE * maxRssBytes;
    if (outcome.interrupted || isLarge) {
      child = undefined;
      asked = 0;
      await running.stop();
    }
    if (isClosed) throw new Error("The child process was closed while it worked.");
    return outcome;
  };

  return {
    ask: (request, budget) => {
      const asking = last.then(() => askNow(request, budget));
      last = asking.catch(() => undefined);
      return asking;
    },
    close: async () => {
      isClosed = true;
      const running = await child?.catch(() => undefined);
      child = undefined;
      await running?.stop();
    },
  };
}

type Spent = Outcome<unknown> & { readonly spentMs: number };

interface Child {
  ask(request: object, timeoutMs: number, maxRssBytes: number): Promise<Spent>;
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

/** @param ownLimit resident memory in bytes above which the child ends itself (endWithParent in serve.ts) */
async function startChild(program: string | URL, ownLimit?: number): Promise<Child> {
  const path = typeof program === "string" ? program : fileURLToPath(program);
  const shared = SHARED_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const child = fork(path, ownLimit === undefined ? [] : [String(ownLimit)], {
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
      reject(new Error(`The child process ${what}: ${path}\n${complaint}`));
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
    ask: async (request, timeoutMs, maxRssBytes) => {
      keepAlive(child, true);
      try {
        return await askWithin(child, request, timeoutMs, maxRssBytes);
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

function askWithin(child: ChildProcess, request: object, timeoutMs: number, maxRssBytes: number): Promise<Spent> {
  return new Promise((resolve) => {
    const worked = stopwatch(child.pid);
    const settle = (outcome: Outcome<unknown>) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off("message", onMessage).off("exit", onExit);
      resolve({ ...outcome, spentMs: worked().spentMs });
    };
    const interrupt = (interrupted: Interruption) => {
      settle({ interrupted });
      child.kill("SIGKILL");
    };
    const onMessage = (answer: unknown) => settle({ answer });
    const onExit = () => interrupt(child.signalCode === OVER_MEMORY ? "memory" : "crash");
    const onTime = () => {
      const leftMs = Math.min(timeoutMs - worked().spentMs, PATIENCE * timeoutMs - worked().wallMs);
      if (leftMs < TICK_MS) interrupt("time");
      else timer = setTimeout(onTime, leftMs);
    };
    let timer = setTimeout(onTime, timeoutMs);
    const watch = setInterval(() => {
      void residentBytes(child.pid).then((rss) => {
        if (rss > maxRssBytes) interrupt("memory");
      });
    }, WATCH_EVERY_MS);
    child.on("message", onMessage).on("exit", onExit);
    if (child.exitCode !== null || child.signalCode !== null) onExit();
    else child.send(request, (error) => error && onExit());
  });
}

/** Measures the time by the clock and what counts of it. Where the system tells no processor time, that is all of it. */
function stopwatch(pid: number | undefined): () => { readonly wallMs: number; readonly spentMs: number } {
  const [from, before] = [performance.now(), processorMs(pid)];
  return () => {
    const wallMs = performance.now() - from;
    const now = processorMs(pid);
    const workedMs = before === undefined || now === undefined ? wallMs : now - before;
    return { wallMs, spentMs: Math.min(wallMs, Math.max(workedMs, wallMs / PATIENCE)) };
  };
}

/** Processor time of a process since its start, in milliseconds; undefined where the system does not tell it or the process has ended. */
function processorMs(pid: number | undefined): number | undefined {
  try {
    // proc(5): utime and stime are the 14th and 15th field, and the name before them may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** Keeps the parent running while the child works, and not while it is idle. */
function keepAlive(child: ChildProcess, isWorking: boolean): void {
  const stderr = child.stderr as { ref?: () => void; unref?: () => void } | null;
  if (isWorking) {
    child.ref();
    child.channel?.ref();
    stderr?.ref?.();
  } else {
    child.unref();
    child.channel?.unref();
    stderr?.unref?.();
  }
}

/** Works on Linux, which Lambda runs. On other systems the child watches itself. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(statm.split(" ")[1] ?? 0) * PAGE_BYTES;
}
