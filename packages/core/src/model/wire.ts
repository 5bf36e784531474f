import type { Prompt } from "@candor/scoring/model";
import { OpenAI } from "openai";
import * as z from "zod/mini";
import { estimateTokens } from "./budget.ts";
import { ModelFailure } from "./failure.ts";
import type { ModelSettings } from "./settings.ts";

/**
 * One attempt at `POST {base}/chat/completions`, by OpenAI's client, of any server that speaks its protocol. Import this file lazily: the
 * client is larger than most functions.
 */

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

/** Parameters that a server supports. Kept per server and model while the process lives, so that an unsupported one is refused once. */
interface Support {
  readonly jsonSchema: boolean;
  readonly temperature: boolean;
  readonly seed: boolean;
  readonly maxCompletionTokens: boolean;
}
const FULL_SUPPORT: Support = { jsonSchema: true, temperature: true, seed: true, maxCompletionTokens: true };
const knownSupport = new Map<string, Support>();
const keyOf = ({ baseUrl, model }: ModelSettings): string => `${baseUrl} ${model}`;

export interface Call {
  readonly settings: ModelSettings;
  readonly prompt: Prompt;
  readonly maxOutputTokens: number;
  readonly timeoutMs: number;
  /** Called with the tokens of every answer, also of one that cannot be used. */
  readonly onUsage: (tokens: Tokens) => void;
}

/** The JSON that the model answered. Throws a `ModelFailure` for everything else. */
export async function complete(call: Call): Promise<unknown> {
  const client = clientFor(call.settings);
  for (;;) {
    const support = knownSupport.get(keyOf(call.settings)) ?? FULL_SUPPORT;
    try {
      return jsonIn(await client.chat.completions.create(bodyFor(call, support), { timeout: call.timeoutMs }), call);
    } catch (error) {
      const reduced = isBadRequest(error) && withoutRefused(support, error.message + JSON.stringify(error.error));
      if (!reduced) throw failureOf(error);
      knownSupport.set(keyOf(call.settings), reduced);
    }
  }
}

/** Every setting is given: one that is left out the client takes from the environment (`OPENAI_ORG_ID`, `OPENAI_LOG` and others). */
function clientFor({ apiKey, baseUrl }: ModelSettings): OpenAI {
  return new OpenAI({
    apiKey,
    adminAPIKey: null,
    baseURL: baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    // client.ts retries, within the deadline of everything that is asked for one CV.
    maxRetries: 0,
    // A log line of the client may hold the question, which is somebody's CV.
    logLevel: "off",
    fetch: (url, init) => post(url, init, apiKey),
  });
}

/**
 * The client's `fetch`. The whole answer is read here, so that the client's time-out covers it, too. Headers are replaced: the client adds
 * the platform, and whatever `OPENAI_CUSTOM_HEADERS` holds.
 */
async function post(url: string | URL | Request, init: RequestInit | undefined, apiKey: string): Promise<Response> {
  const { status, headers, body } = await fetch(url, {
    ...init,
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    // A redirect would take the key and the question to an address that nobody configured.
    redirect: "manual",
  });
  const text = await textOf(body);
  const retryAfter = headers.get("retry-after");
  // The client reads JSON only from what is labelled so; some servers do not.
  return new Response(text === "" ? null : text, {
    status,
    headers: { "content-type": "application/json", ...(retryAfter && { "retry-after": retryAfter }) },
  });
}

async function textOf(body: Response["body"]): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > ANSWER_MAX_BYTES) throw new ModelFailure("invalid", { isPassing: false });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function bodyFor({ settings, prompt, maxOutputTokens }: Call, support: Support): Question {
  const { name, schema } = prompt.answer;
  const form = `Answer with JSON of this schema: ${JSON.stringify(schema)}`;
  return {
    model: settings.model,
    messages: support.jsonSchema ? [...prompt.messages] : [...prompt.messages, { role: "system", content: form }],
    response_format: support.jsonSchema
      ? { type: "json_schema", json_schema: { name, strict: true, schema } }
      : { type: "json_object" },
    [support.maxCompletionTokens ? "max_completion_tokens" : "max_tokens"]: maxOutputTokens,
    ...(support.temperature && { temperature: 0 }),
    ...(support.seed && { seed: SEED }),
  };
}

type Question = OpenAI.ChatCompletionCreateParamsNonStreaming;

const isBadRequest = (error: unknown): error is InstanceType<typeof OpenAI.APIError> =>
  error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422);

/** Support less the parameter that a complaint names; undefined where it names none. */
function withoutRefused(support: Support, complaint: string): Support | undefined {
  const without = (name: keyof Support, words: RegExp) =>
    support[name] && words.test(complaint) ? { ...support, [name]: false } : undefined;
  return (
    without("jsonSchema", /json_schema|response_format/) ??
    without("maxCompletionTokens", /max_completion_tokens/) ??
    without("temperature", /temperature/) ??
    without("seed", /\bseed\b/)
  );
}

/** No message of an error is kept: it may hold an address, a key or a piece of the answer. */
function failureOf(error: unknown): unknown {
  if (error instanceof ModelFailure) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new ModelFailure("timeout");
  if (error instanceof OpenAI.APIConnectionError)
    return error.cause instanceof ModelFailure ? error.cause : new ModelFailure("unavailable");
  if (error instanceof OpenAI.APIError && error.status !== undefined) return failureOfStatus(error.status, error.headers);
  if (error instanceof SyntaxError) return new ModelFailure("invalid");
  // A key or an address that no request can be made of.
  if (error instanceof TypeError) return new ModelFailure("unavailable", { isPassing: false });
  return error;
}

function failureOfStatus(status: number, headers: Headers | undefined): ModelFailure {
  const retryAfterMs = headers && retryAfterOf(headers);
  if (status === 429) return new ModelFailure("rateLimited", { status, retryAfterMs });
  const isPassing = status === 408 || status === 409 || status >= 500;
  return new ModelFailure("unavailable", { status, isPassing, retryAfterMs });
}

/** `Retry-After`, which is in seconds or a date, in ms. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get("retry-after");
  if (!value) return undefined;
  const ms = /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** @param answer as the client gives it: unchecked, for servers differ from its types */
function jsonIn(answer: unknown, { prompt, onUsage }: Call): unknown {
  const parsed = z.safeParse(Completion, answer);
  const choice = parsed.data?.choices[0];
  if (!parsed.success || !choice) throw new ModelFailure("invalid");
  const { prompt_tokens, completion_tokens } = parsed.data.usage ?? {};
  // Estimated where the server does not count.
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
