import type { Throttling } from "../template/model.ts";

/** Throttling of a stage or a route: requests a second, and a burst. Refills in real time. Without limits every request passes. */
export function tokenBucket(throttling: Throttling | undefined): () => boolean {
  if (!throttling) return () => true;
  const { burst, perSecond } = throttling;
  let tokens = burst;
  let filledAt = performance.now();
  return () => {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}
