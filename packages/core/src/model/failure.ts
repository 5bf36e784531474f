/** Reasons why the built-in rules answered although a model is configured. */
export type Fallback = "rateLimited" | "unavailable" | "timeout" | "refused" | "invalid" | "budget";

/** A model gave no usable answer. Callers catch it and use the built-in rules instead. */
export class ModelFailure extends Error {
  readonly reason: Fallback;
  readonly status: number | undefined;
  /** Wait that the server asks for. */
  readonly retryAfterMs: number | undefined;
  /** A retry may help. */
  readonly isPassing: boolean;

  constructor(reason: Fallback, more: { status?: number; retryAfterMs?: number | undefined; isPassing?: boolean } = {}) {
    super(reason);
    this.name = "ModelFailure";
    this.reason = reason;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
    this.isPassing = more.isPassing ?? true;
  }
}

/** Returns the fallback reason of an error. Errors that are no `ModelFailure` are bugs and are thrown again. */
export function fallbackOf(error: unknown): Fallback {
  if (error instanceof ModelFailure) return error.reason;
  throw error;
}
