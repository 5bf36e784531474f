import type { Span } from "../text/lines.ts";

/** One line of typed words: no line breaks, no double spaces, at most `max` characters, cut at a word. */
export const oneLine = (typed: string | undefined, max: number): string => {
  const words = (typed ?? "").replace(/\s+/g, " ").trim();
  if (words.length <= max) return words;
  const cut = words.slice(0, max);
  const end = cut.lastIndexOf(" ");
  return (end > max / 2 ? cut.slice(0, end) : cut).trim();
};

/** Typed words without the full stop that the sentence around them brings. */
export const withoutStop = (words: string): string => words.replace(/[\s.;,]+$/u, "");

/** The first place of typed words in a text, to be marked there. */
export const placeOf = (text: string, words: string): Span[] => {
  const start = words === "" ? -1 : text.indexOf(words);
  return start === -1 ? [] : [{ start, end: start + words.length }];
};

/** "mailto:" with subject and text; the address is left to the sender. */
export const mailtoOf = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
