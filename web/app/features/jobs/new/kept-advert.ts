import { KEPT_ADVERT_KEY, KEPT_ADVERT_MS, type KeptAdvert } from "@candor/core/job/kept-advert.info";

/** The advert that the free tool left in this browser; undefined after a day. */
export function keptAdvert(now = Date.now()): KeptAdvert | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_ADVERT_KEY) ?? "null") as Partial<KeptAdvert> | null;
    if (typeof kept?.text !== "string" || typeof kept.title !== "string" || typeof kept.keptAt !== "number") return undefined;
    return now - kept.keptAt < KEPT_ADVERT_MS ? (kept as KeptAdvert) : undefined;
  } catch {
    return undefined;
  }
}

/** Erases the advert: it is in the form, or too old. */
export function forgetKeptAdvert(): void {
  try {
    localStorage.removeItem(KEPT_ADVERT_KEY);
  } catch {
    // Nothing was kept.
  }
}
