import type { Quote } from "@candor/scoring/mark.info";

/** Characters kept before the decisive words. */
const BEFORE = 40;

/** A quote cut at its beginning, between two words, so that its decisive words are in view on one line. */
export function excerptOf({ text, focus }: Pick<Quote, "text" | "focus">): {
  isCut: boolean;
  text: string;
  focus?: [number, number];
} {
  if (!focus || focus[0] <= BEFORE) return { isCut: false, text, ...(focus && { focus }) };
  const space = text.indexOf(" ", focus[0] - BEFORE);
  const cut = space < 0 || space >= focus[0] ? focus[0] : space + 1;
  return { isCut: true, text: text.slice(cut), focus: [focus[0] - cut, focus[1] - cut] };
}
