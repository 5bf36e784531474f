/** One instance of a function: a worker thread with its own environment and heap. */
import { Worker } from "node:worker_threads";
import type { FromThread, FunctionError, Invoke, ThreadData } from "./protocol.ts";

/**
 * AWS gives a function ten seconds to load, on a machine that does nothing else. A laptop may be busy with other things, and ending a slow
 * load only makes the next one start from the beginning.
 */
const LOAD_LIMIT_MS = 120_000;

export type Answer =
  | { readonly ok: true; readonly payload: string | undefined }
  | { readonly ok: false; readonly error: FunctionError };

export interface Answered {
  readonly answer: Answer;
  /** Time in the handler, without loading. */
  readonly durationMs: number;
}

/** Calls `onTime` after a time. @returns cancels the call */
type After = (ms: number, onTime: () => void) => () => void;

function afterRealTime(ms: number, onTime: () => void): () => void {
  const timer = setTimeout(onTime, ms);
  return () => clearTimeout(timer);
}

type ThreadEvent = FromThread | { readonly type: "ended"; readonly error: FunctionError } | { readonly type: "late" };

export class Instance {
  /** Resolves once the code is loaded, with the error if it cannot be. */
  readonly loaded: Promise<FunctionError | undefined>;
  /** Time from the thread's start until its code was loaded; undefined before. */
  initMs: number | undefined;
  /** Lines written before the first request. */
  loadingLog = "";
  readonly #worker: Worker;
  #next: ((event: ThreadEvent) => void) | undefined;
  #end: FunctionError | undefined;
  #log = (text: string): void => void (this.loadingLog += text);

  constructor(data: ThreadData, environment: Readonly<Record<string, string>>, loadLimitMs = LOAD_LIMIT_MS) {
    this.#worker = new Worker(new URL("./thread.ts", import.meta.url), {
      workerData: data,
      env: environment,
      execArgv: [],
      stdout: true,
      stderr: true,
      name: data.name,
      resourceLimits: { maxOldGenerationSizeMb: data.memoryMb },
    });
    this.#worker.on("message", (message: FromThread) => {
      if (message.type === "log") this.#log(message.text);
      else this.#next?.(message);
    });
    this.#worker.on("error", (error: NodeJS.ErrnoException) => {
      this.#log(`${error.stack ?? error.message}\n`);
      this.#ended(
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? { errorType: "Runtime.OutOfMemory", errorMessage: "Error: Runtime exited with error: signal: killed" }
          : { errorType: error.name, errorMessage: error.message, trace: error.stack?.split("\n") ?? [] },
      );
    });
    this.#worker.on("exit", (code) => {
      this.#ended({ errorType: "Runtime.ExitError", errorMessage: `Error: Runtime exited with error: exit status ${code}` });
    });
    this.loaded = this.#load(loadLimitMs);
  }

  /** False once the thread has ended: a time-out, a crash, or stop(). */
  get isAlive(): boolean {
    return this.#end === undefined;
  }

  /** Answers one request. Called after `loaded`, and never twice at once. */
  async run(request: Invoke, onLog: (text: string) => void, after: After = afterRealTime): Promise<Answered> {
    this.#log = onLog;
    const from = performance.now();
    const nextEvent = this.#nextEvent(request.timeoutMs, after);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    this.#worker.postMessage(request);
    const event = await nextEvent;
    const durationMs = performance.now() - from;
    switch (event.type) {
      case "answer":
        return { answer: { ok: true, payload: event.payload }, durationMs };
      case "failed":
        return { answer: { ok: false, error: event.error }, durationMs };
      case "ended":
        return { answer: await this.#endWith(request, event.error), durationMs };
      default: {
        const seconds = (request.timeoutMs / 1000).toFixed(2);
        const error = { errorType: "Sandbox.Timedout", errorMessage: `Error: Task timed out after ${seconds} seconds` };
        onLog(`Task timed out after ${seconds} seconds\n`);
        return { answer: await this.#endWith(request, error), durationMs };
      }
    }
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  async #load(limitMs: number): Promise<FunctionError | undefined> {
    const from = performance.now();
    const event = await this.#nextEvent(limitMs);
    this.initMs = performance.now() - from;
    if (event.type === "ready") return undefined;
    if (event.type === "initFailed" || event.type === "ended") return event.error;
    return { errorType: "Sandbox.Timedout", errorMessage: `Error: Loading took more than ${limitMs / 1000} seconds` };
  }

  /** Ends the thread. @returns the answer to the request that was running in it */
  async #endWith({ requestId }: Invoke, error: FunctionError): Promise<Answer> {
    await this.stop();
    return { ok: false, error: naming(requestId, error) };
  }

  /** The next message other than a log line, the thread's end, or "late" after `limitMs`. */
  #nextEvent(limitMs: number, after: After = afterRealTime): Promise<ThreadEvent> {
    if (this.#end) return Promise.resolve({ type: "ended", error: this.#end });
    const { promise, resolve } = Promise.withResolvers<ThreadEvent>();
    const cancel = after(limitMs, () => resolve({ type: "late" }));
    this.#next = resolve;
    return promise.finally(cancel);
  }

  #ended(error: FunctionError): void {
    this.#end ??= error;
    this.#next?.({ type: "ended", error: this.#end });
  }
}

/** Errors without a trace of the function's own begin with the id of the request. */
export function naming(requestId: string, error: FunctionError): FunctionError {
  return error.trace ? error : { ...error, errorMessage: `RequestId: ${requestId} ${error.errorMessage}` };
}
