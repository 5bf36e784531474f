import type { Prompt } from "@candor/scoring/model";
import * as z from "zod/mini";
import { estimateTokens } from "./budget.ts";
import { ModelFailure } from "./failure.ts";
import type { ModelSettings } from "./settings.ts";

/** One try over the wire: `POST {base}/chat/completions` of any server that speaks OpenAI's protocol. */

const ANSWER_MAX_BYTES = 1024 * 1024;
/** Any fixed number: with temperature 0 it keeps an answer the same as far as a server can. */
const SEED = 7;

const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
        finish_reason: z.nullish(z.string()),
      }),
    )
    .check(z.minLength(1)),
  usage: z.nullish(z.object({ prompt_tokens: z.optional(z.number()), completion_tokens: z.optional(z.number()) })),
});

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** What a server turned out not to know. Remembered while the process lives, so that it is told once. */
interface Manners {
  readonly jsonSchema: boolean;
  readonly temperature: boolean;
  readonly seed: boolean;
  readonly maxCompletionTokens: boolean;
}
const ALL: Manners = { jsonSchema: true, temperature: true, seed: true, maxCompletionTokens: true };
const learned = new Map<string, Manners>();
const nameOf = ({ baseUrl, model }: ModelSettings): string => `${baseUrl} ${model}`;

export interface Call {
  readonly settings: ModelSettings;
  readonly prompt: Prompt;
  readonly maxOutputTokens: number;
  readonly timeoutMs: number;
  /** Told the tokens of every answer, also of one that is of no use. */
  readonly onUsage: (tokens: Tokens) => void;
}

/** The JSON that the model answered. Throws a `ModelFailure` for everything else. */
export async function complete(call: Call): Promise<unknown> {
  for (;;) {
    const manners = learned.get(nameOf(call.settings)) ?? ALL;
    const { status, headers, text } = await post(call, bodyFor(call, manners));
    if (status === 200) return jsonIn(text, call);
    const better = (status === 400 || status === 422) && simpler(manners, text);
    if (!better) throw failureOf(status, headers);
    learned.set(nameOf(call.settings), better);
  }
}

function bodyFor({ settings, prompt, maxOutputTokens }: Call, manners: Manners): string {
  const { name, schema } = prompt.answer;
  const form = `Answer with JSON of this schema: ${JSON.stringify(schema)}`;
  return JSON.stringify({
    model: settings.model,
    messages: manners.jsonSchema ? prompt.messages : [...prompt.messages, { role: "system", content: form }],
    response_format: manners.jsonSchema
      ? { type: "json_schema", json_schema: { name, strict: true, schema } }
      : { type: "json_object" },
    [manners.maxCompletionTokens ? "max_completion_tokens" : "max_tokens"]: maxOutputTokens,
    ...(manners.temperature && { temperature: 0 }),
    ...(manners.seed && { seed: SEED }),
  });
}

/** Without the parameter that a server complains of; undefined where it complains of something else. */
function simpler(manners: Manners, complaint: string): Manners | undefined {
  const without = (name: keyof Manners, words: RegExp) =>
    manners[name] && words.test(complaint) ? { ...manners, [name]: false } : undefined;
  return (
    without("jsonSchema", /json_schema|response_format/) ??
    without("maxCompletionTokens", /max_completion_tokens/) ??
    without("temperature", /temperature/) ??
    without("seed", /\bseed\b/)
  );
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function post({ settings, timeoutMs }: Call, body: string): Promise<Reply> {
  try {
    const response = await fetch(`${settings.baseUrl}/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${settings.apiKey}`, "content-type": "application/json" },
      body,
      // The key goes where the configuration says, and nowhere else.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, headers: response.headers, text: await textOf(response) };
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError"))
      throw new ModelFailure("timeout");
    // A refused, cut or mangled connection; its message may hold the address, and is not kept.
    if (error instanceof TypeError) throw new ModelFailure("unavailable");
    throw error;
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > ANSWER_MAX_BYTES) throw new ModelFailure("invalid", { isPassing: false });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function failureOf(status: number, headers: Headers): ModelFailure {
  if (status === 429) return new ModelFailure("rateLimited", { status, retryAfterMs: retryAfterMs(headers) });
  const isPassing = status === 408 || status === 409 || status >= 500;
  return new ModelFailure("unavailable", { status, isPassing, retryAfterMs: retryAfterMs(headers) });
}

/** `Retry-After` in seconds or as a date. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get("retry-after");
  if (!value) return undefined;
  const ms = /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function jsonIn(text: string, { prompt, onUsage }: Call): unknown {
  const parsed = z.safeParse(Completion, parse(text));
  const choice = parsed.data?.choices[0];
  if (!parsed.success || !choice) throw new ModelFailure("invalid");
  const { prompt_tokens, completion_tokens } = parsed.data.usage ?? {};
  // A server that does not count is counted for.
  onUsage({
    input: prompt_tokens ?? estimateTokens(prompt.messages.map(({ content }) => content).join("")),
    output: completion_tokens ?? estimateTokens(choice.message.content ?? ""),
  });
  if (choice.message.refusal || choice.finish_reason === "content_filter") throw new ModelFailure("refused");
  // Cut at the limit of its tokens: the same question would be cut again.
  if (choice.finish_reason === "length") throw new ModelFailure("budget", { isPassing: false });
  // Some servers wrap JSON in a block of Markdown.
  return parse((choice.message.content ?? "").replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure("invalid");
  }
}
