import { createLimitedChild, type ChildOptions, type TimeBudget } from "@candor/documents";
import type { Name, Result } from "./text-rules.ts";
import { TextTooSlow, type Input, type Place } from "./text-work.ts";

/** One piece of work, as it is sent to the child. */
export interface TextRequest {
  readonly name: Name;
  readonly input: Input;
}

/** Its result, or the error of our own code with its trace. */
export type TextAnswer = { readonly result: unknown } | { readonly failed: string };

/** A child process that works on one text after the other, within limits of time and memory. */
export function createTextChild(options: ChildOptions): Place & { close(): Promise<void> } {
  const child = createLimitedChild<TextRequest, TextAnswer>(options);
  return {
    async run<N extends Name>(name: N, input: Input, budget?: TimeBudget): Promise<Result<N>> {
      const { answer, interrupted } = await child.ask({ name, input }, budget);
      if (interrupted === "crash") throw new Error(`The child process ended while it worked on a text: ${name}`);
      if (interrupted) {
        console.warn({ interrupted, work: name });
        throw new TextTooSlow(interrupted);
      }
      if ("failed" in answer) throw new Error(`Work on a text failed: ${name}`, { cause: answer.failed });
      return answer.result as Result<N>;
    },
    close: () => child.close(),
  };
}
