import { evaluate, instructionsIn, isLetter, readProfile, redact, termIndexOf } from "@candor/scoring";
import type { TextAnswer, TextRequest } from "./text-child.ts";
import type { Input } from "./text-work.ts";

// Imported only by the child's program and by tests: the parents would load the vocabulary in four languages to hand work on.

/**
 * All work of the rules on the text of a CV, by name. A stranger wrote the text, so no function may run it without a limit: call
 * `TextWork.run`. Results are plain data, because they may come from another process.
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

/** Answers one request inside the child. */
export function answerTo({ name, input }: TextRequest): TextAnswer {
  try {
    return { result: runHere(name, input) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
