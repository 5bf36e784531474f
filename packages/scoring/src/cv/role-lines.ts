import { singleDatesIn } from "../text/dates.ts";
import type { Span } from "../text/lines.ts";
import { looksLikeEmployer, titleStrength } from "../vocabulary/fields.ts";
import { isPlaceName, likeTitle, partsOf } from "./headers.ts";

/** "Blue Ltd — Madrid", "University of York": a company or school by its words, or a name with its place. */
export const isEmployerLine = (text: string, line: Span | undefined): boolean => {
  const words = line ? text.slice(line.start, line.end) : "";
  const parts = partsOf([words]);
  return (
    /^[\p{Lu}\d]/u.test(words) &&
    parts.every((part) => likeTitle(part) < 2) &&
    (parts.some(looksLikeEmployer) || (parts.length > 1 && isPlaceName(parts.at(-1)!)))
  );
};

/** True for a place alone: "Tuzla, Bosnien und Herzegowina". */
export const isAddress = (words: string): boolean => {
  const parts = partsOf([words]);
  const last = parts.at(-1);
  return last !== undefined && parts.length < 4 && isPlaceName(last) && parts.every((part) => titleStrength(part) === 0);
};

/** True for dates and nothing else. */
export const isDateAlone = (text: string, line: Span | undefined): boolean => {
  const words = line ? text.slice(line.start, line.end) : "";
  return words.length > 0 && !/\p{L}/u.test(words) && singleDatesIn(words).length > 0;
};
