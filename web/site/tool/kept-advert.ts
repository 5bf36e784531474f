import { KEPT_ADVERT_KEY, type KeptAdvert } from "@candor/core/job/kept-advert.info";

/** Keeps an advert in this browser for the page that creates jobs, which erases it. */
export function keepAdvert(title: string, text: string): void {
  try {
    localStorage.setItem(KEPT_ADVERT_KEY, JSON.stringify({ title, text, keptAt: Date.now() } satisfies KeptAdvert));
  } catch {
    // A full or forbidden store: the link works, the text has to be copied.
  }
}
