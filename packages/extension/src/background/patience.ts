import { Refusal } from "../api.ts";
import { change } from "../sends.ts";

/** Neither product nor network answered for as long as it makes sense to try. */
export class Unreachable extends Error {}

const WAITS_MS = [1000, 2000, 5000, 10_000, 20_000];
const GIVES_UP_MS = 15 * 60_000;

const sleeping = new Set<() => void>();

/** Ends all pauses, because something may have changed: the network is back, or the reader looks. */
export function wake(): void {
  for (const end of sleeping) end();
}

/** Waits. The call to the browser keeps it from ending the worker, as it does after 30 seconds without one. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await chrome.runtime.getPlatformInfo();
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      sleeping.delete(end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    sleeping.add(end);
    signal.addEventListener("abort", end);
  });
  signal.throwIfAborted();
}

/** Repeats a call that the network or a busy server has not answered; any other refusal is thrown. */
export async function patiently<T>(id: string, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  const since = Date.now();
  for (let tried = 0; ; tried++) {
    try {
      const answer = await ask();
      if (tried > 0) await change(id, { isOffline: false });
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Refusal ? !error.isForNow && error.code !== "idempotency.running" : !isNetwork(error)) throw error;
      if (Date.now() - since > GIVES_UP_MS) throw error instanceof Refusal ? error : new Unreachable();
      if (tried === 0) await change(id, { isOffline: true });
      await pause(WAITS_MS[Math.min(tried, WAITS_MS.length - 1)]!, signal);
    }
  }
}

/** Browsers say no more of a broken connection than that the fetch failed, or took too long. */
const isNetwork = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && (error.name === "TimeoutError" || error.name === "NetworkError"));
