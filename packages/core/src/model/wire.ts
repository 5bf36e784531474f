import type { Prompt } from "@candor/scoring/model";
import { OpenAI } from "openai";
import * as z from "zod/mini";
import { estimateTokens } from "./budget.ts";
import { ModelFailure } from "./failure.ts";
import type { ModelSettings } from "./settings.ts";

/**
 * Makes one request to `POST {base}/chat/completions` with OpenAI's client, of any server that supports this protocol. Import
 * this file lazily: the client is larger than most functions.
 */

const ANSWER_MAX_BYTES = 1024 * 1024;
/** Any fixed number. With temperature 0 it makes answers repeatable as far as the server supports it. */
const SEED = 7;

/** Servers also report nothing, text, or less than nothing. */
const Count = z.catch(z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))), undefined);

const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
        finish_reason: z.nullish(z.string()),
      }),
    )
    .check(z.minLength(1)),
  usage: z.catch(z.nullish(z.object({ prompt_tokens: Count, completion_tokens: Count })), undefined),
});

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/**
 * Parameters that a server supports. Cached per server and model for the life of the process, so that an unsupported one is
 * refused only once.
 */
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
  /** Called with the tokens of every answer, including unusable ones. */
  readonly onUsage: (tokens: Tokens) => void;
}

/** Returns the JSON of the model's answer. Throws a `ModelFailure` for everything else. */
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

/** Sets every option, because the client takes missing ones from the environment (`OPENAI_ORG_ID`, `OPENAI_LOG` and others). */
function clientFor({ apiKey, baseUrl }: ModelSettings): OpenAI {
  return new OpenAI({
    apiKey,
    adminAPIKey: null,
    baseURL: baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    // client.ts retries within the time limit of the CV.
    maxRetries: 0,
    // The client's log lines may contain the prompt, which is a person's CV.
    logLevel: "off",
    fetch: (url, init) => post(url, init, apiKey),
  });
}

/**
 * The client's `fetch`. It reads the whole answer, so that the client's time-out covers the body too. It replaces the headers,
 * because the client adds the platform and the content of `OPENAI_CUSTOM_HEADERS`.
 */
async function post(url: string | URL | Request, init: RequestInit | undefined, apiKey: string): Promise<Response> {
  const { status, headers, body } = await fetch(url, {
    ...init,
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    // A redirect would send the key and the prompt to an address that is not configured.
    redirect: "manual",
  });
  const text = await textOf(body);
  const retryAfter = headers.get("retry-after");
  // The client parses JSON only with this content type, which some servers do not send.
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

/** Removes the parameter that an error message names; undefined where it names none. */
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

/** Error messages are dropped, because they may contain an address, a key or a part of the answer. */
function failureOf(error: unknown): unknown {
  if (error instanceof ModelFailure) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new ModelFailure("timeout");
  if (error instanceof OpenAI.APIConnectionError)
    return error.cause instanceof ModelFailure ? error.cause : new ModelFailure("unavailable");
  if (error instanceof OpenAI.APIError && error.status !== undefined) return failureOfStatus(error.status, error.headers);
  if (error instanceof SyntaxError) return new ModelFailure("invalid");
  // The key or the address is malformed, so no request can be made.
  if (error instanceof TypeError) return new ModelFailure("unavailable", { isPassing: false });
  return error;
}

function failureOfStatus(status: number, headers: Headers | undefined): ModelFailure {
  const retryAfterMs = headers && retryAfterOf(headers);
  if (status === 429) return new ModelFailure("rateLimited", { status, retryAfterMs });
  const isPassing = status === 408 || status === 409 || status >= 500;
  return new ModelFailure("unavailable", { status, isPassing, retryAfterMs });
}

/** Parses `Retry-After`, seconds or a date, into ms. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get("retry-after");
  if (!value) return undefined;
  const ms = /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** @param answer the client's return value; unchecked, because servers deviate from its types */
function jsonIn(answer: unknown, { prompt, onUsage }: Call): unknown {
  const parsed = z.safeParse(Completion, answer);
  const choice = parsed.data?.choices[0];
  if (!parsed.success || !choice) throw new ModelFailure("invalid");
  const { prompt_tokens, completion_tokens } = parsed.data.usage ?? {};
  // Estimated where the server reports no usage.
  onUsage({
    input: prompt_tokens ?? estimateTokens(prompt.messages.map(({ content }) => content).join("")),
    output: completion_tokens ?? estimateTokens(choice.message.content ?? ""),
  });
  if (choice.message.refusal || choice.finish_reason === "content_filter") throw new ModelFailure("refused");
  // The answer was cut at its token limit; a retry would be cut again.
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
