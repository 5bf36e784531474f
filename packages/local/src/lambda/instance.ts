/** One instance of a function: a worker thread with its own environment and heap. */
import { Worker } from "node:worker_threads";
import type { FromThread, FunctionError, Invoke, ThreadData } from "./protocol.ts";

/** Lambda gives a function ten seconds to load. */
const INIT_LIMIT_MS = 10_000;

export type Answer =
  | { readonly ok: true; readonly payload: string | undefined }
  | { readonly ok: false; readonly error: FunctionError };

export interface Answered {
  readonly answer: Answer;
  /** Time in the handler, without loading. */
  readonly durationMs: number;
}

type Happening = FromThread | { readonly type: "ended"; readonly error: FunctionError } | { readonly type: "late" };

export class Instance {
  /** Time from the thread's start until its code was loaded; undefined before. */
  initMs: number | undefined;
  readonly #worker: Worker;
  readonly #loaded: Promise<FunctionError | undefined>;
  #next: ((happening: Happening) => void) | undefined;
  #end: FunctionError | undefined;
  #log: (text: string) => void = () => {};

  constructor(data: ThreadData, environment: Readonly<Record<string, string>>) {
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
    this.#loaded = this.#load();
  }

  /** False once the thread has ended: a time-out, a crash, or stop(). */
  get isAlive(): boolean {
    return this.#end === undefined;
  }

  /** Answers one request; the caller never sends two at once. */
  async run(request: Invoke, onLog: (text: string) => void): Promise<Answered> {
    this.#log = onLog;
    const failure = await this.#loaded;
    if (failure) return { answer: await this.#lost(request, failure), durationMs: 0 };

    const from = performance.now();
    const happening = this.#happening(request.timeoutMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    this.#worker.postMessage(request);
    const happened = await happening;
    const durationMs = performance.now() - from;
    switch (happened.type) {
      case "answer":
        return { answer: { ok: true, payload: happened.payload }, durationMs };
      case "failed":
        return { answer: { ok: false, error: happened.error }, durationMs };
      case "ended":
        return { answer: await this.#lost(request, happened.error), durationMs };
      default: {
        const seconds = (request.timeoutMs / 1000).toFixed(2);
        const error = { errorType: "Sandbox.Timedout", errorMessage: `Error: Task timed out after ${seconds} seconds` };
        onLog(`Task timed out after ${seconds} seconds\n`);
        return { answer: await this.#lost(request, error), durationMs };
      }
    }
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  async #load(): Promise<FunctionError | undefined> {
    const from = performance.now();
    const happened = await this.#happening(INIT_LIMIT_MS);
    this.initMs = performance.now() - from;
    if (happened.type === "ready") return undefined;
    if (happened.type === "initFailed" || happened.type === "ended") return happened.error;
    return { errorType: "Sandbox.Timedout", errorMessage: "Error: Loading the function took more than 10 seconds" };
  }

  /** A request that ended its thread. */
  async #lost({ requestId }: Invoke, error: FunctionError): Promise<Answer> {
    await this.stop();
    return {
      ok: false,
      error: error.trace ? error : { ...error, errorMessage: `RequestId: ${requestId} ${error.errorMessage}` },
    };
  }

  /** The next message that is no log line, the thread's end, or the end of the time given. */
  #happening(limitMs: number): Promise<Happening> {
    if (this.#end) return Promise.resolve({ type: "ended", error: this.#end });
    const { promise, resolve } = Promise.withResolvers<Happening>();
    const timer = setTimeout(resolve, limitMs, { type: "late" });
    this.#next = resolve;
    return promise.finally(() => clearTimeout(timer));
  }

  #ended(error: FunctionError): void {
    this.#end ??= error;
    this.#next?.({ type: "ended", error: this.#end });
  }
}
