import type { Document, TimeBudget } from "@candor/documents";
import type { Criterion } from "@candor/scoring";
import type { Name, Result } from "./text-rules.ts";

export * as TextWork from "./text-work.ts";

/** A CV's text, the criteria it is compared with, and the day (YYYY-MM-DD) up to which roles without an end count. */
export interface Input {
  readonly document: Document;
  readonly criteria: readonly Criterion[];
  readonly asOf: string;
}

/** A text that needed more time or memory than its limit. The fault lies in the text, not in us. */
export class TextTooSlow extends Error {
  readonly limit: "time" | "memory";
  constructor(limit: "time" | "memory") {
    super(`Work on the text of a CV exceeded its limit of ${limit}`);
    this.name = "TextTooSlow";
    this.limit = limit;
  }
}

/** A place where work on texts runs. It rejects with `TextTooSlow` when a limit is exceeded. */
export interface Place {
  /** `budget` replaces the place's own limit of time. */
  run<N extends Name>(name: N, input: Input, budget?: TimeBudget): Promise<Result<N>>;
}

let place: Place | undefined;

/** Chooses the place for all work of this process. Functions choose a child process with limits when they are loaded. */
export const runIn = (chosen: Place): void => void (place = chosen);

/** Does one piece of work on a text where `runIn` says. */
export const run: Place["run"] = async (name, input, budget) => {
  if (!place) throw new Error("No place for work on texts was chosen");
  return place.run(name, input, budget);
};

/**
 * Time for the texts of one answer that somebody waits for: `eachMs` for a text, `allMs` for all of them. A text gets its whole time or
 * none, because one that was stopped sooner says nothing about itself. Only work counts, not the start of a child process.
 */
export class Budget implements TimeBudget {
  readonly #eachMs: number;
  #leftMs: number;

  constructor(eachMs: number, allMs: number) {
    this.#eachMs = eachMs;
    this.#leftMs = allMs;
  }

  next(): number {
    return this.isSpent ? 0 : this.#eachMs;
  }

  spend(ms: number): void {
    this.#leftMs -= ms;
  }

  /** True when texts are refused because of others before them. */
  get isSpent(): boolean {
    return this.#leftMs < this.#eachMs;
  }
}
