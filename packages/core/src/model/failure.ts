/** Why the built-in rules answered although a model is set. */
export type Fallback = "rateLimited" | "unavailable" | "timeout" | "refused" | "invalid" | "budget";

/** A model that did not answer what was asked. Never leaves this folder: the built-in rules answer instead. */
export class ModelFailure extends Error {
  readonly reason: Fallback;
  readonly status: number | undefined;
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number | undefined;
  /** Asking again may help. */
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

/** The reason to fall back for, of whatever was thrown; anything that is no failure of the model is a mistake of ours and goes on. */
export function fallbackOf(error: unknown): Fallback {
  if (error instanceof ModelFailure) return error.reason;
  throw error;
}
