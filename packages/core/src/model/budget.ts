/** What one CV or one advert may cost of a model's time and tokens. */

/** All calls for one CV or one draft together, waiting and repeating included. */
export const MODEL_DEADLINE_MS = 20_000;
/** One try. */
export const CALL_TIMEOUT_MS = 20_000;
/** With less than this left, nobody is asked any more. */
export const LEAST_CALL_MS = 500;

/** Of the question. A CV of two pages has about 2,500, its criteria some 1,000. */
export const INPUT_TOKENS_MAX = 24_000;
/** Models that think before they answer spend tokens on it; they count as output. */
const OUTPUT_TOKENS_BASE = 2_000;
const OUTPUT_TOKENS_PER_ITEM = 160;
export const OUTPUT_TOKENS_MAX = 8_000;

/** For answers that are a text and no list: an advert, prose. */
export const TEXT_OUTPUT_TOKENS = 4_000;

const BYTES_PER_TOKEN = 3;

/**
 * How many tokens a text takes, estimated high: a third of its bytes in UTF-8. English takes about a quarter, German and Turkish about a
 * third. What an answer did cost is taken from its `usage`.
 */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text, "utf8") / BYTES_PER_TOKEN);

/** Room for an answer about `items` criteria. */
export const outputTokensFor = (items: number): number =>
  Math.min(OUTPUT_TOKENS_MAX, OUTPUT_TOKENS_BASE + OUTPUT_TOKENS_PER_ITEM * items);
