/** The pause after a run is at least three times its duration, so that a slow list is not fetched without end. */
const SHARE_OF_TIME = 4;

/**
 * Throttles `run`: the first call starts it at once, calls made meanwhile start it once more afterwards. Runs never overlap and begin at
 * least `everyMs` apart. A failed run is ignored; its caller shows the failure.
 */
export function paced(run: () => Promise<unknown>, everyMs: number): () => void {
  let isBusy = false;
  let isAsked = false;

  const loop = async (): Promise<void> => {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      const from = Date.now();
      await run().catch(() => {});
      const took = Date.now() - from;
      await new Promise((resolve) => setTimeout(resolve, Math.max(everyMs, SHARE_OF_TIME * took) - took));
    }
    isBusy = false;
  };

  return () => {
    isAsked = true;
    if (!isBusy) void loop();
  };
}
