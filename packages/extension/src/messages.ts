import type { Place } from "./bytes/read.ts";
import type { Found, Tab } from "./found.ts";
import type { NewSend } from "./sends.ts";

/**
 * An order of a page of the extension to its service worker, which outlives it. Each may be obeyed twice with the effect of once, because one
 * that a worker missed, or did not answer, is given again: sends have the id of their press.
 */
export type Message =
  | { readonly do: "connect" | "disconnect" | "resume" | "seen" }
  /** Looks at a tab, and begins to get the PDF that is open in it. */
  | { readonly do: "look"; readonly id: string; readonly tab: Tab }
  /** Gets the PDF that is open in a tab, if that has not begun, and keeps it under the id. */
  | { readonly do: "fetch"; readonly id: string; readonly place: Place }
  | { readonly do: "send"; readonly sends: readonly NewSend[] }
  /** The reader has answered the browser's question about a site. */
  | { readonly do: "asked" }
  | { readonly do: "stop" | "again" | "leave" | "forget"; readonly id: string };

export type Told = { readonly isDone: true; readonly found?: Found } | { readonly isDone: false; readonly sentence?: string };

/** Pauses before an order is given again. The first try mostly meets a worker that has just ended, and starts the next one. */
const PAUSES_MS = [50, 250, 1000, 3000];

/** Gives an order, again and again while no worker answers. `isDone: false` without a sentence: none did, or it failed. */
export async function tell(message: Message): Promise<Told> {
  for (const ms of [...PAUSES_MS, undefined]) {
    try {
      const told = await chrome.runtime.sendMessage<Message, Told | undefined>(message);
      if (told) return told;
    } catch {
      // The worker ended before it heard the order, or before it answered: browsers tell the two apart in words alone.
    }
    if (ms !== undefined) await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return { isDone: false };
}

/** Name of the port that a popup holds, with the id of the PDF that was found for it: without the popup it is dropped unless it was sent. */
export const FOUND_PORT = "found:";
