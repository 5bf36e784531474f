import type { Autosave } from "./autosave.ts";

/** Texts that are being written, and those that could not be sent before their page was left; by the name of their draft. */
const kept = new Map<string, Autosave>();

/** The autosave of a draft: one whose text was never sent comes back, with that text. */
export function keptAutosave(draft: string, create: () => Autosave): Autosave {
  const autosave = kept.get(draft) ?? create();
  kept.set(draft, autosave);
  return autosave;
}

/** Called when the page is left. An autosave that has sent everything is forgotten; the others are once they have. */
export function letGo(autosave: Autosave): void {
  const stop = autosave.subscribe(forget);
  function forget() {
    if (autosave.read().state !== "saved") return;
    stop();
    for (const [draft, one] of kept) if (one === autosave) kept.delete(draft);
  }
  forget();
}

/** Sends all that failed, also of pages that were left. */
export async function sendUnsent(): Promise<void> {
  await Promise.all([...kept.values()].map((autosave) => autosave.flush()));
}

// Requests that fail without the browser knowing of it are sent with the next sign of a connection.
if (typeof window !== "undefined") addEventListener("online", () => void sendUnsent());
