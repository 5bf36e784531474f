import {
  acceptRewriting,
  descriptionRewriting,
  interviewRewriting,
  linkedinRewriting,
  promptForRewriting,
  responseRewriting,
  RewriteProposal,
  type Rewriting,
} from "@candor/scoring/model";
import { DAY_MS, HOUR_MS } from "../kernel/durations.ts";
import { Failure } from "../kernel/failure.ts";
import { REWRITE_TOKENS_PER_DAY, REWRITES_PER_VIEWER_AND_HOUR } from "../kernel/limits.ts";
import { Rate } from "../kernel/rate.ts";
import { estimateTokens, MODEL_DEADLINE_MS, OUTPUT_TOKENS_MAX } from "../model/budget.ts";
import { Allowance, ask, TRIES_MAX } from "../model/client.ts";
import { ModelFailure } from "../model/failure.ts";
import { modelSettings } from "../model/settings.ts";
import type { Rewritten } from "./rewrite.info.ts";

export * as Rewrite from "./rewrite.ts";

const STAGE = "rewrite:stage";

const REWRITINGS = {
  response: responseRewriting,
  linkedin: linkedinRewriting,
  interview: interviewRewriting,
  description: descriptionRewriting,
};
type Tool = keyof typeof REWRITINGS;

/**
 * Words a tool's text anew with the stage's model. Nothing of it is stored or logged: the counts hold the viewer's network and the tokens of
 * the day. Refusals: `rewrite.unavailable` on a stage without a model, `rewrite.nothing`, `rate.limited` by network, `rewrite.spent` for the
 * day's tokens, `rewrite.failed` without a usable answer, `rewrite.refused` for an answer that says something else.
 */
export async function run<T extends Tool>(
  tool: T,
  input: Parameters<(typeof REWRITINGS)[T]>[0],
  viewer: string,
): Promise<Rewritten> {
  const settings = await settingsOrNone();
  const rewriting = (REWRITINGS[tool] as (input: unknown) => Rewriting<object>)(input);
  if (rewriting.parts.length === 0) throw new Failure("rewrite.nothing");
  await Rate.spend(`rewrite:viewer:${viewer}`, REWRITES_PER_VIEWER_AND_HOUR, HOUR_MS);

  const prompt = promptForRewriting(rewriting);
  const asked = prompt.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  const maxOutputTokens = outputTokensFor(rewriting);
  // More than any number of attempts can use; the rest is given back.
  const reserved = TRIES_MAX * (asked + maxOutputTokens);
  const allowance = new Allowance(MODEL_DEADLINE_MS);
  await spendOfDay(reserved);
  try {
    const proposal = await ask(settings, prompt, RewriteProposal, { maxOutputTokens, allowance });
    const rewritten = acceptRewriting(rewriting, proposal);
    if (!rewritten) throw new Failure("rewrite.refused");
    return { ...rewritten, answer: { ...rewritten.answer }, model: settings.model };
  } catch (error) {
    throw error instanceof ModelFailure ? new Failure("rewrite.failed") : error;
  } finally {
    await Rate.giveBack(STAGE, DAY_MS, reserved - Math.min(reserved, allowance.input + allowance.output));
  }
}

async function settingsOrNone() {
  const settings = await modelSettings().catch((error: unknown) => {
    throw error instanceof ModelFailure ? new Failure("rewrite.failed") : error;
  });
  if (!settings) throw new Failure("rewrite.unavailable");
  return settings;
}

/** A wording is about as long as its part; a reasoning model thinks before it answers. */
const outputTokensFor = ({ parts }: Rewriting<object>): number =>
  Math.min(OUTPUT_TOKENS_MAX, 2000 + parts.reduce((sum, { text }) => sum + 2 * estimateTokens(text) + 20, 0));

async function spendOfDay(tokens: number): Promise<void> {
  try {
    await Rate.spend(STAGE, REWRITE_TOKENS_PER_DAY, DAY_MS, tokens);
  } catch (error) {
    if (error instanceof Failure && error.code === "rate.limited") throw new Failure("rewrite.spent", STAGE, error.details);
    throw error;
  }
}
