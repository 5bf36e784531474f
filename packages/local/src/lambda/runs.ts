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
  readonly #runs: Run[] = [];

  start(requestId: string, functionName: string, now: number): Run {
    const run: Run = { requestId, functionName, startedAt: new Date(now).toISOString(), log: "" };
    this.#runs.push(run);
    if (this.list(functionName).length > KEPT_RUNS) {
      this.#runs.splice(
        this.#runs.findIndex((each) => each.functionName === functionName),
        1,
      );
    }
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
