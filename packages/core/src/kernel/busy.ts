import { Throttled } from "./batch.ts";
import { Contended } from "./retry.ts";

/** Names of errors by which services say that they are called too often, in trouble or out of reach. */
const FOR_NOW: ReadonlySet<string> = new Set([
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "RequestThrottled",
  "SlowDown",
  "Throttling",
  "ThrottlingException",
  "TooManyRequestsException",
  "LimitExceededException",
  "TimeoutError",
]);

/** An error wraps the one that caused it, a few times at most. */
const CAUSES = 4;

/**
 * True for an error that passes by itself: a service throttled a call, failed or was not reached, or others wrote to the same rows
 * all the time. The same call may succeed in a few seconds.
 */
export function isForNow(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < CAUSES && cause instanceof Error; depth++) {
    if (cause instanceof Throttled || cause instanceof Contended || FOR_NOW.has(cause.name)) return true;
    const { httpStatusCode: status } = (cause as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
    if (status !== undefined && (status === 429 || status >= 500)) return true;
    if (/^(?:ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EAI_AGAIN)$/.test(String((cause as NodeJS.ErrnoException).code)))
      return true;
    cause = cause.cause;
  }
  return false;
}
