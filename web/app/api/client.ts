import type { AnswerOf, BodyOf, CallKey, Problem, QueryOf } from "@candor/contract";
import { config } from "../config.ts";
import { firstAnswer } from "./first-answers.ts";

/** The names in braces of a call's path. */
type PathNames<K extends string> = K extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;

type Options<K extends CallKey> = ([PathNames<K>] extends [never]
  ? { path?: undefined }
  : { path: Record<PathNames<K>, string> }) &
  (BodyOf<K> extends undefined ? { body?: undefined } : { body: BodyOf<K> }) & {
    query?: QueryOf<K>;
    signal?: AbortSignal;
    /** Lets a write be sent again without happening twice; it is then retried like a GET. */
    idempotencyKey?: string;
  };

/** A refusal of the server, or that it could not be reached (`status` 0). `message` is a sentence in the reader's language where the server wrote one. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Problem["code"] | "network";
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until it may be tried again, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(problem: {
    status: number;
    code: ApiError["code"];
    message: string;
    fields?: Readonly<Record<string, string>>;
    retryAfter?: number | undefined;
  }) {
    super(problem.message);
    this.name = "ApiError";
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields ?? {};
    this.retryAfter = problem.retryAfter;
  }
}

/** What a second try may mend, by the product's specification. */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const PAUSE_MS = 400;
/** Nobody waits longer in front of a page: where the server asks for more, it is not asked again. */
const PAUSE_MAX_MS = 5000;

/** Sent so often at most. A write goes out once, unless the server knows it again by its key. */
function attemptsOf(key: string, hasIdempotencyKey: boolean): number {
  // The session is refreshed by this call; without it there is no page.
  if (key === "GET /api/auth/session") return 3;
  return key.startsWith("GET ") || hasIdempotencyKey ? 2 : 1;
}

/** Where a call goes: the path with its names filled in, and the query. */
export function addressOf(
  key: string,
  path: Record<string, string> = {},
  query: Record<string, string | undefined> = {},
): string {
  const [, template = ""] = key.split(" ");
  const filled = template.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
  return (config.apiUrl ?? "") + (search.size ? `${filled}?${search.toString()}` : filled);
}

async function problemOf(response: Response): Promise<ApiError> {
  const body = response.headers.get("content-type")?.includes("json")
    ? ((await response.json().catch(() => undefined)) as Partial<Problem> | undefined)
    : undefined;
  return new ApiError({
    status: response.status,
    code: body?.code ?? "server",
    message: body?.message ?? "",
    fields: body?.fields ?? {},
    retryAfter: retryAfterOf(response),
  });
}

/** Seconds, from seconds or a date. */
function retryAfterOf(response: Response): number | undefined {
  const said = response.headers.get("retry-after");
  if (!said) return undefined;
  const seconds = /^\d+$/u.test(said.trim()) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** How long to wait before a call is sent again, or undefined where that would be too long or of no use. */
function pauseAfter(response: Response | undefined): number | undefined {
  if (!response) return PAUSE_MS;
  if (!RETRIED.has(response.status)) return undefined;
  const asked = retryAfterOf(response);
  if (asked === undefined) return PAUSE_MS;
  return asked * 1000 <= PAUSE_MAX_MS ? Math.max(asked * 1000, PAUSE_MS) : undefined;
}

/** Waits before a retry. Ends at once when the caller no longer waits. */
function pause(wait: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abandon = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abandon);
      resolve();
    }, wait);
    signal?.addEventListener("abort", abandon, { once: true });
  });
}

type Listener = () => void;
let sessionLost: Listener = () => {};

/** Names what happens when the server says that nobody is signed in. */
export function onSessionLost(listener: Listener): void {
  sessionLost = listener;
}

async function send(url: string, init: RequestInit, attempts: number): Promise<Response> {
  const signal = init.signal ?? undefined;
  for (let attempt = 1; ; attempt++) {
    let response: Response | undefined;
    try {
      response = await ((init.method === "GET" && firstAnswer(url)) || fetch(url, init));
      if (response.ok) return response;
    } catch (error) {
      if (signal?.aborted) throw error;
    }
    const wait = attempt < attempts ? pauseAfter(response) : undefined;
    if (wait !== undefined) {
      await pause(wait, signal);
      continue;
    }
    throw response ? await problemOf(response) : new ApiError({ status: 0, code: "network", message: "" });
  }
}

/**
 * Makes a call of the contract: `call("GET /api/jobs/{jobId}", { path: { jobId } })`. A GET is tried a second time where that may help, the
 * session a third time, a write only with an idempotency key.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function call<K extends CallKey>(
  key: K,
  ...[options]: Record<string, never> extends Options<K> ? [options?: Options<K>] : [options: Options<K>]
): Promise<AnswerOf<K>> {
  const { path, query, body, signal, idempotencyKey } = (options ?? {}) as {
    path?: Record<string, string>;
    query?: Record<string, string | undefined>;
    body?: unknown;
    signal?: AbortSignal;
    idempotencyKey?: string;
  };
  const method = key.slice(0, key.indexOf(" "));
  const headers: Record<string, string> = { accept: "application/json", "accept-language": document.documentElement.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;

  try {
    const response = await send(addressOf(key, path, query), init, attemptsOf(key, idempotencyKey !== undefined));
    const isAnswered = response.headers.get("content-type")?.includes("json");
    return (isAnswered ? await response.json() : undefined) as AnswerOf<K>;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !key.includes("/api/auth/")) sessionLost();
    throw error;
  }
}
