import { DAY_MS, HOUR_MS } from "./durations.ts";
import { DIGEST_HOUR_UTC, DIGEST_KEPT_DAYS } from "./limits.ts";

/** Returns the day of the daily run that comes next after a moment: the same day before seven in the morning UTC, else the next. */
export const dayOf = (at: number): string => dateOf(at - DIGEST_HOUR_UTC * HOUR_MS + DAY_MS);

/** Returns the days that the digest of `day` covers, oldest first: its own, and earlier ones in case no mail was sent then. */
export const daysUpTo = (day: string): string[] =>
  Array.from({ length: DIGEST_KEPT_DAYS }, (_, n) => dateOf(Date.parse(day) - (DIGEST_KEPT_DAYS - 1 - n) * DAY_MS));

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
