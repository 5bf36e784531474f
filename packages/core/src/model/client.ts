import { setTimeout } from "node:timers/promises";
import type { Prompt } from "@candor/scoring/model";
import * as z from "zod/mini";
import { CALL_TIMEOUT_MS, estimateTokens, INPUT_TOKENS_MAX, LEAST_CALL_MS } from "./budget.ts";
import { ModelFailure, type Fallback } from "./failure.ts";
import type { ModelSettings } from "./settings.ts";
import type { Tokens } from "./wire.ts";

/** Time and tokens of all calls for one CV or one draft. */
export class Allowance {
  readonly #endsAt: number;
  input = 0;
  output = 0;
  /** Number of attempts. */
  tries = 0;

  constructor(milliseconds: number) {
    this.#endsAt = performance.now() + milliseconds;
  }

  get leftMs(): number {
    return this.#endsAt - performance.now();
  }

  spend({ input, output }: Tokens): void {
    this.input += input;
    this.output += output;
  }
}

/** Retries after the first attempt, by reason. */
const REPEATS: Readonly<Record<Fallback, number>> = {
  rateLimited: 2,
  unavailable: 2,
  timeout: 2,
  refused: 1,
  invalid: 1,
  budget: 0,
};
/** The most attempts at one answer. */
export const TRIES_MAX = 1 + Math.max(...Object.values(REPEATS));
const FIRST_WAIT_MS = 250;

/**
 * Asks a model and returns its answer, parsed by `form`. Retries within the allowance where that may help (busy, broken, late,
 * refused, malformed), after the wait that the server asks for. Throws a `ModelFailure` when there is no answer.
 */
export async function ask<S extends z.ZodMiniType>(
  settings: ModelSettings,
  prompt: Prompt,
  form: S,
  { maxOutputTokens, allowance }: { readonly maxOutputTokens: number; readonly allowance: Allowance },
): Promise<z.output<S>> {
  const size = prompt.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  if (size > INPUT_TOKENS_MAX) throw new ModelFailure("budget", { isPassing: false });

  // Loaded on the first call: OpenAI's client doubles the code of a cold start, and most stages have no model.
  const { complete } = await import("./wire.ts");
  for (let repeats = 0; ; repeats++) {
    if (allowance.leftMs < LEAST_CALL_MS) throw new ModelFailure("timeout", { isPassing: false });
    allowance.tries++;
    let isCounted = false;
    try {
      const json = await complete({
        settings,
        prompt,
        maxOutputTokens,
        timeoutMs: Math.min(CALL_TIMEOUT_MS, Math.floor(allowance.leftMs)),
        onUsage: (tokens) => {
          isCounted = true;
          allowance.spend(tokens);
        },
      });
      const parsed = z.safeParse(form, json);
      if (!parsed.success) throw new ModelFailure("invalid");
      return parsed.data;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      // The server has read the prompt, although its answer cannot be used.
      if (!isCounted && (error.reason === "invalid" || error.reason === "timeout")) allowance.spend({ input: size, output: 0 });
      console.warn({ model: settings.model, answer: prompt.answer.name, failed: error.reason, status: error.status, repeats });
      const waitMs = error.retryAfterMs ?? Math.random() * FIRST_WAIT_MS * 2 ** repeats;
      const isWorthIt = error.isPassing && repeats < REPEATS[error.reason] && waitMs + LEAST_CALL_MS < allowance.leftMs;
      if (!isWorthIt) throw error;
      await setTimeout(waitMs);
    }
  }
}
