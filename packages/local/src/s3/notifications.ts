import { setTimeout as wait } from "node:timers/promises";
import type { ObjectCreated, ObjectIndex } from "./object-index.ts";

const RETRY_MILLISECONDS = 1_000;

export interface Notifier {
  /** There is something new to tell. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Tells of created objects one after the other, each until it has been heard: an event leaves the index only after `onCreated` resolved,
 * so one that was being told when the process ended is told again at the next start.
 */
export function createNotifier(
  index: ObjectIndex,
  onCreated: (event: ObjectCreated) => Promise<void> | void,
  onError: (error: unknown) => void,
): Notifier {
  const stopping = new AbortController();
  let telling: Promise<void> = Promise.resolve();
  let isTelling = false;

  async function tell(): Promise<void> {
    for (let next = index.nextUntold(); next && !stopping.signal.aborted; next = index.nextUntold()) {
      try {
        await onCreated(next.event);
        index.told(next.seq);
      } catch (error) {
        onError(error);
        await wait(RETRY_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    isTelling = false;
  }

  function wake(): void {
    if (isTelling || stopping.signal.aborted) return;
    isTelling = true;
    telling = tell();
  }

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      await telling;
    },
  };
}
