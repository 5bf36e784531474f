import type { AnswerOf } from "@candor/contract";
import { locale } from "./words.ts";
import { site } from "./site.ts";

export type Job = AnswerOf<"GET /api/extension/jobs">["jobs"][number];
export type Outcome = AnswerOf<"GET /api/extension/uploads/{cvId}">;
export type Reserved = AnswerOf<"POST /api/extension/uploads">;

/** A refusal, with the product's sentence in the reader's language. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.name = "Refusal";
    this.status = status;
    this.code = code;
  }

  /** The connection was revoked, or has ended. */
  get isDisconnected(): boolean {
    return this.status === 401;
  }

  /** The same call may succeed later. */
  get isForNow(): boolean {
    return this.status >= 500 || (this.status === 429 && this.code !== "rate.limited");
  }
}

interface Asked {
  readonly token?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal;
}

const CALL_MS = 30_000;

/** Calls the product without cookies. Throws a `Refusal`, or the browser's error when there is no network. */
export async function call<T>(method: string, path: string, { token, body, key, signal }: Asked = {}): Promise<T> {
  const timeout = AbortSignal.timeout(CALL_MS);
  const response = await fetch(`${site()}${path}`, {
    method,
    credentials: "omit",
    cache: "no-store",
    // The token goes to the product alone.
    redirect: "error",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      "accept-language": locale(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { "idempotency-key": key }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new Refusal(response.status, problem.code ?? "server", problem.message ?? "");
}
