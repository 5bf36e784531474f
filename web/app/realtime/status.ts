import { useSyncExternalStore } from "react";
import type { Status } from "./connection.ts";

/** A hint can be lost: while something is pending, the page looks by itself this often even where it is told. */
const UNTOLD_MS = 30_000;

let status: Status = "off";
const listeners = new Set<() => void>();

export function setStatus(changed: Status): void {
  status = changed;
  for (const listener of listeners) listener();
}

/**
 * When something pending is asked for again: after `delay` where no socket says when to look, seldom where one does, never when nothing is
 * pending (`false`). A component that polls has to `useStatus`, so that a change of it counts at once.
 */
export function pollingEvery(delay: number | false): number | false {
  const isTold = status === "open" || status === "connecting";
  return delay !== false && isTold ? Math.max(delay, UNTOLD_MS) : delay;
}

export const useStatus = (): Status => useSyncExternalStore(subscribe, () => status);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
