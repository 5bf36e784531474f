import {
  READ_ATTEMPTS,
  RETRIED_STATUSES,
  SESSION_ATTEMPTS,
  SESSION_RENEWED_HEADER,
  WRITE_ATTEMPTS,
} from "@candor/core/kernel/limits";
import type { AnswerOf, BodyOf, CallKey, Problem, QueryOf } from "@candor/contract";
import { config } from "../config.ts";
import { pageDrawing } from "./drawing.ts";
import { firstAnswer } from "./first-answers.ts";

/** The names in braces of a call's path. */
type PathNames<K extends string> = K extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;

type Options<K extends CallKey> = ([PathNames<K>] extends [never]
  ? { path?: undefined }
  : { path: Record<PathNames<K>, string> }) &
  (BodyOf<K> extends undefined ? { body?: undefined } : { body: BodyOf<K> }) & {
    query?: QueryOf<K>;
    signal?: AbortSignal;
    /** Makes a write safe to repeat; it is then retried like a GET. */
    idempotencyKey?: string;
  };

/** A refusal by the server, or `status` 0 if it could not be reached. `message` is the server's sentence in the user's language, if it sent one. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Problem["code"] | "network";
  readonly fields: Readonly<Record<string, string>>;
  /** An answer that did not come from our server: from a gateway, or while it is being replaced. */
  readonly isForeign: boolean;
  /** Seconds until a retry is allowed, if the server said so. */
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
    this.isForeign = problem.status >= 500 && problem.message === "";
  }
}

const RETRIED: ReadonlySet<number> = new Set(RETRIED_STATUSES);
const PAUSE_MS = 400;
/** Longest pause before a retry. If the server asks for a longer one, the call fails at once. */
const PAUSE_MAX_MS = 5000;

/** Number of attempts. A write has one, unless an idempotency key makes it safe to repeat. */
function attemptsOf(key: string, hasIdempotencyKey: boolean): number {
  // The session is refreshed by this call; without it there is no page.
  if (key === "GET /api/auth/session") return SESSION_ATTEMPTS;
  return key.startsWith("GET ") || hasIdempotencyKey ? READ_ATTEMPTS : WRITE_ATTEMPTS;
}

/** URL of a call: the path with its parameters filled in, and the query. */
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
    // A gateway's own words are English and name no remedy.
    message: body?.code === undefined ? "" : (body.message ?? ""),
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

/** Pause before a retry in ms; undefined where a retry is useless or the pause too long. */
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

/** Sets the function that is called when the server answers 401. */
export function onSessionLost(listener: Listener): void {
  sessionLost = listener;
}

let sessionRenewed: Listener = () => {};

/** Sets the function that is called when an answer has brought a new access token. */
export function onSessionRenewed(listener: Listener): void {
  sessionRenewed = listener;
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

/** The server asks itself once: a page that gets no answer is drawn by the browser, which tries again. */
async function answerOnServer<K extends CallKey>(response: Response): Promise<AnswerOf<K>> {
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as AnswerOf<K>;
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
  const drawing = pageDrawing();
  if (drawing) return answerOnServer<K>(await drawing.ask(key, { path, query, body }));
  const method = key.slice(0, key.indexOf(" "));
  const headers: Record<string, string> = { accept: "application/json", "accept-language": document.documentElement.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;

  try {
    const response = await send(addressOf(key, path, query), init, attemptsOf(key, idempotencyKey !== undefined));
    if (response.headers.has(SESSION_RENEWED_HEADER)) sessionRenewed();
    const isAnswered = response.headers.get("content-type")?.includes("json");
    return (isAnswered ? await response.json() : undefined) as AnswerOf<K>;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !key.includes("/api/auth/")) sessionLost();
    throw error;
  }
}
