/** The last runs of each function with their log lines, in memory, for the console and for tests. */
import type { FunctionError } from "./protocol.ts";

/** Runs kept of one function: those of a busy one do not push out the others. */
const KEPT_RUNS = 100;
const KEPT_LOG_CHARACTERS = 64 * 1024;

export interface Run {
  readonly requestId: string;
  readonly functionName: string;
  /** ISO 8601, by the product's clock. */
  readonly startedAt: string;
  log: string;
  /** Undefined while it runs. */
  durationMs?: number;
  /** Time to load the code, when this request started a new instance. */
  initMs?: number;
  error?: FunctionError;
}

export class Runs {
  /** In the order in which they began. */
  readonly #byRequest = new Map<string, Run>();
  readonly #byFunction = new Map<string, Run[]>();

  start(requestId: string, functionName: string, now: number): Run {
    const run: Run = { requestId, functionName, startedAt: new Date(now).toISOString(), log: "" };
    const own = this.#byFunction.get(functionName) ?? [];
    own.push(run);
    this.#byFunction.set(functionName, own);
    this.#byRequest.set(requestId, run);
    if (own.length > KEPT_RUNS) this.#byRequest.delete(own.shift()!.requestId);
    return run;
  }

  append(run: Run, text: string): void {
    run.log = (run.log + text).slice(-KEPT_LOG_CHARACTERS);
  }

  /** Newest first. */
  list(functionName?: string): readonly Run[] {
    const runs = functionName === undefined ? [...this.#byRequest.values()] : (this.#byFunction.get(functionName) ?? []);
    return runs.toReversed();
  }

  find(requestId: string): Run | undefined {
    return this.#byRequest.get(requestId);
  }
}
