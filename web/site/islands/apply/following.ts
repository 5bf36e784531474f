import { PROCESSING_MAX_MS } from "@candor/core/kernel/limits";
import { pause } from "../../../ui/files/pause.ts";
import type { Told } from "./calls.ts";

/** The outcome of reading a CV; `late` if there was none in time. */
export type Outcome =
  | { readonly is: "received" }
  | { readonly is: "late" }
  | { readonly is: "refused"; readonly message: string | null };

const DELAYS_MS = [1000, 2000, 3000];

interface Asking {
  /** Reads the outcome of the file; undefined while it is not known. */
  ask: (signal: AbortSignal) => Promise<Told | undefined>;
  signal: AbortSignal;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Polls for the outcome of a file that has arrived, for up to three minutes. A failed call is repeated, because the file is safe.
 * @throws the signal's reason when it is stopped
 */
export async function outcomeOf({ ask, signal, wait = pause }: Asking): Promise<Outcome> {
  let waited = 0;
  for (let turn = 0; waited < PROCESSING_MAX_MS; turn++) {
    const delay = DELAYS_MS[Math.min(turn, DELAYS_MS.length - 1)]!;
    await wait(delay, signal);
    waited += delay;
    try {
      const told = await ask(signal);
      if (told?.state === "complete") return { is: "received" };
      if (told?.state === "failed") return { is: "refused", message: told.message };
    } catch {
      signal.throwIfAborted();
    }
  }
  return { is: "late" };
}
