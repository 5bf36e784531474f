import type { Document, TimeBudget } from "@candor/documents";
import { evaluate, instructionsIn, isLetter, readProfile, redact, termIndexOf, type Criterion } from "@candor/scoring";

export * as TextWork from "./text-work.ts";

/** A CV's text, the criteria it is compared with, and the day (YYYY-MM-DD) up to which roles without an end count. */
export interface Input {
  readonly document: Document;
  readonly criteria: readonly Criterion[];
  readonly asOf: string;
}

/**
 * All work of the rules on the text of a CV, by name. A stranger wrote the text, so no function may run it without a limit: call `run`.
 * Results are plain data, because they may come from another process.
 */
const WORK = {
  evaluation({ document, criteria, asOf }: Input) {
    const { profile, protectedFacts, redactions } = readProfile(document, asOf);
    const input = { document, profile, redacted: redact(document, redactions), asOf };
    return {
      profile,
      protectedFacts,
      redactions,
      marks: evaluate({ ...input, criteria }),
      terms: termIndexOf(input),
      notes: instructionsIn(document),
    };
  },
  marks({ document, criteria, asOf }: Input) {
    const { profile, redactions } = readProfile(document, asOf);
    return evaluate({ document, profile, redacted: redact(document, redactions), criteria, asOf });
  },
  terms({ document, asOf }: Input) {
    const { profile, redactions } = readProfile(document, asOf);
    return termIndexOf({ document, profile, redacted: redact(document, redactions), asOf });
  },
  isLetter: ({ document }: Input) => isLetter(document),
};

export type Name = keyof typeof WORK;
export type Result<N extends Name> = ReturnType<(typeof WORK)[N]>;

/** Runs work at once and without a limit: inside the child process, and in tests. */
export const runHere = <N extends Name>(name: N, input: Input): Result<N> => WORK[name](input) as Result<N>;

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

let place: Place = { run: async (name, input) => runHere(name, input) };

/** Chooses the place for all work of this process. Functions choose a child process with limits when they are loaded. */
export const runIn = (chosen: Place): void => void (place = chosen);

/** Does one piece of work on a text where `runIn` says. */
export const run: Place["run"] = (name, input, budget) => place.run(name, input, budget);

/**
 * Time for the texts of one answer that somebody waits for: `eachMs` for a text, `allMs` for all of them. Only work counts, not the start of
 * a child process.
 */
export class Budget implements TimeBudget {
  readonly #eachMs: number;
  #leftMs: number;

  constructor(eachMs: number, allMs: number) {
    this.#eachMs = eachMs;
    this.#leftMs = allMs;
  }

  next(): number {
    return Math.min(this.#eachMs, this.#leftMs);
  }

  spend(ms: number): void {
    this.#leftMs -= ms;
  }

  /** True when texts are refused because of others before them. */
  get isSpent(): boolean {
    return this.#leftMs <= 0;
  }
}
