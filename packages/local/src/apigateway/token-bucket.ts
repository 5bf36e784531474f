/** A stage's throttling: so many requests a second, and so many at once. Refills in real time; without limits it never runs dry. */
export function tokenBucket(throttling: { readonly burst: number; readonly perSecond: number } | undefined): () => boolean {
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
