import { setTimeout as wait } from "node:timers/promises";
import type { ObjectCreated, ObjectIndex } from "./object-index.ts";

const RETRY_MILLISECONDS = 1_000;

export interface Notifier {
  /** Delivers new notifications. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Calls `onCreated` for created objects, one after the other. An event leaves the index only after `onCreated` resolved, so one that was
 * being delivered when the process ended is delivered again at the next start.
 */
export function createNotifier(
  index: ObjectIndex,
  onCreated: (event: ObjectCreated) => Promise<void> | void,
  onError: (error: unknown) => void,
): Notifier {
  const stopping = new AbortController();
  let delivering: Promise<void> = Promise.resolve();
  let isDelivering = false;

  async function deliver(): Promise<void> {
    for (let next = index.nextNotification(); next && !stopping.signal.aborted; next = index.nextNotification()) {
      try {
        await onCreated(next.event);
        index.removeNotification(next.seq);
      } catch (error) {
        onError(error);
        await wait(RETRY_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    isDelivering = false;
  }

  function wake(): void {
    if (isDelivering || stopping.signal.aborted) return;
    isDelivering = true;
    delivering = deliver();
  }

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      await delivering;
    },
  };
}
