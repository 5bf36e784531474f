/** The last runs of functions with their log lines, in memory, for the console and for tests. */
import type { FunctionError } from "./protocol.ts";

const KEPT_RUNS = 500;
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
  readonly #runs: Run[] = [];

  start(requestId: string, functionName: string, now: number): Run {
    const run: Run = { requestId, functionName, startedAt: new Date(now).toISOString(), log: "" };
    this.#runs.push(run);
    if (this.#runs.length > KEPT_RUNS) this.#runs.shift();
    return run;
  }

  append(run: Run, text: string): void {
    run.log = (run.log + text).slice(-KEPT_LOG_CHARACTERS);
  }

  /** Newest first. */
  list(functionName?: string): readonly Run[] {
    return this.#runs.filter((run) => functionName === undefined || run.functionName === functionName).toReversed();
  }

  find(requestId: string): Run | undefined {
    return this.#runs.find((run) => run.requestId === requestId);
  }
}
