/** Limits of time and tokens for one CV or one advert. */

/** Time limit for all calls for one CV or one draft, including waits and retries. */
export const MODEL_DEADLINE_MS = 20_000;
/** Time limit of one attempt. */
export const CALL_TIMEOUT_MS = 20_000;
/** With less time left no further call is made. */
export const LEAST_CALL_MS = 500;

/** Limit of the prompt. A CV of two pages has about 2,500 tokens, its criteria about 1,000. */
export const INPUT_TOKENS_MAX = 24_000;
/** Reasoning models spend tokens before they answer; these count as output. */
const OUTPUT_TOKENS_BASE = 2_000;
const OUTPUT_TOKENS_PER_ITEM = 160;
export const OUTPUT_TOKENS_MAX = 8_000;

/** Limit for answers that are one text: an advert, prose. */
export const TEXT_OUTPUT_TOKENS = 4_000;

const BYTES_PER_TOKEN = 3;

/**
 * Estimates the tokens of a text, on the high side: a third of its bytes in UTF-8. English needs about a quarter, German and
 * Turkish about a third. The actual number comes from the answer's `usage`.
 */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text, "utf8") / BYTES_PER_TOKEN);

/** Returns the output limit for an answer about `items` criteria. */
export const outputTokensFor = (items: number): number =>
  Math.min(OUTPUT_TOKENS_MAX, OUTPUT_TOKENS_BASE + OUTPUT_TOKENS_PER_ITEM * items);
