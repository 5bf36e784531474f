/** After a look of some length comes a rest of at least three times that: a long list is not asked for without end. */
const SHARE_OF_TIME = 4;

/**
 * Does something when asked, at once, and once more for whatever was asked meanwhile: never two at a time, and at most every `everyMs`.
 * A failure is the business of whatever was looked at.
 */
export function paced(look: () => Promise<unknown>, everyMs: number): () => void {
  let isBusy = false;
  let isAsked = false;

  const run = async (): Promise<void> => {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      const from = Date.now();
      await look().catch(() => {});
      const took = Date.now() - from;
      await new Promise((resolve) => setTimeout(resolve, Math.max(everyMs, SHARE_OF_TIME * took) - took));
    }
    isBusy = false;
  };

  return () => {
    isAsked = true;
    if (!isBusy) void run();
  };
}
