import { readingOf, type Reading } from "../cv/reading.ts";
import { shownTerms } from "../cv/skills.ts";
import { monthOfIso } from "../text/dates.ts";
import { holdOf, type HeldTerm } from "./hold.ts";
import type { RedactedText } from "../redact.ts";

/** What marks are read from: the scorer's text with its parts, and the terms it shows. */
export interface Ground {
  readonly reading: Reading;
  readonly shown: readonly HeldTerm[];
}

// A CV is marked and indexed one after the other; its text is read once.
const READ = new WeakMap<RedactedText, { readonly asOf: string; readonly ground: Ground }>();

/** The ground of one CV as of a date (YYYY-MM-DD). */
export const groundOf = (redacted: RedactedText, asOf: string): Ground => {
  const known = READ.get(redacted);
  if (known?.asOf === asOf) return known.ground;
  const month = monthOfIso(asOf);
  const reading = readingOf(redacted.text, month);
  const ground = { reading, shown: shownTerms(reading).map((shown) => ({ ...shown, hold: holdOf(reading, shown, month) })) };
  READ.set(redacted, { asOf, ground });
  return ground;
};
