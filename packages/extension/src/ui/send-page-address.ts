import type { Place } from "../bytes/read.ts";

/** The address of the page for sending, with a PDF to begin with. It is in the fragment, which no server and no history of ours sees. */
export const pageFor = (place?: Place): string =>
  chrome.runtime.getURL("send.html") + (place ? `#${new URLSearchParams({ place: JSON.stringify(place) }).toString()}` : "");

/** The PDF that an address names. Only pages of the extension open it, so what it says is what `pageFor` wrote. */
export function placeIn(fragment: string): Place | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/u, "")).get("place");
  if (!text) return undefined;
  const place = JSON.parse(text) as Place;
  return /^https?:/u.test(place.url) ? place : undefined;
}
