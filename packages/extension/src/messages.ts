import type { Found, Tab } from "./found.ts";
import type { NewSend } from "./sends.ts";

/** An order of a page of the extension to its service worker, which outlives it. */
export type Message =
  | { readonly do: "connect" | "disconnect" | "resume" | "seen" }
  /** Looks at a tab, and keeps the PDF that is open in it under the id. */
  | { readonly do: "look"; readonly id: string; readonly tab: Tab }
  | { readonly do: "send"; readonly sends: readonly NewSend[] }
  /** The reader has answered the browser's question about a site. */
  | { readonly do: "asked" }
  | { readonly do: "stop" | "again" | "leave" | "forget"; readonly id: string };

export type Told = { readonly isDone: true; readonly found?: Found } | { readonly isDone: false; readonly sentence?: string };

export const tell = (message: Message): Promise<Told> => chrome.runtime.sendMessage<Message, Told>(message);

/** Name of the port that a popup holds, with the id of the PDF that was found for it: without the popup it is dropped unless it was sent. */
export const FOUND_PORT = "found:";
