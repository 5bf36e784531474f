import { useSyncExternalStore } from "react";
import type { Status } from "./connection.ts";

/** Notifications can be lost: while something is pending, the page still polls this often beside an open socket. */
const POLL_BESIDE_SOCKET_MS = 30_000;

let status: Status = "off";
const listeners = new Set<() => void>();

export function setStatus(changed: Status): void {
  status = changed;
  for (const listener of listeners) listener();
}

/**
 * Polling interval of something pending: `delay` without a socket, seldom beside one, never when nothing is pending (`false`). A component
 * that polls must also call `useStatus`, so that a change of the connection counts at once.
 */
export function pollingEvery(delay: number | false): number | false {
  return delay !== false && status === "open" ? Math.max(delay, POLL_BESIDE_SOCKET_MS) : delay;
}

const statusNow = () => status;

export const useStatus = (): Status => useSyncExternalStore(subscribe, statusNow, statusNow);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
