import { keptChoice } from "../../../ui/drawing.ts";
import { EXTENSION_CODE_LIFETIME_MS } from "@candor/core/kernel/limits";
import type { Connected } from "./queries.ts";

const KEY = "extension-connected";

/** Remembers that the extension of this browser is being connected. A page cannot ask an extension; this tells which browser of the list it is. */
export function rememberConnecting(): void {
  localStorage.setItem(KEY, new Date().toISOString());
}

/** The browser of the list that was connected from here: the first after the press, because its code lives for a minute. */
export function thisBrowser(browsers: readonly Connected[]): Connected | undefined {
  const pressedAt = Date.parse(keptChoice(KEY) ?? "");
  // Either way, because the clocks of a browser and the server differ.
  const distance = ({ createdAt }: Connected) => Math.abs(Date.parse(createdAt) - pressedAt);
  const [closest] = browsers.toSorted((a, b) => distance(a) - distance(b));
  return closest && distance(closest) < 2 * EXTENSION_CODE_LIFETIME_MS ? closest : undefined;
}
