import { termsIn } from "../vocabulary/index.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { looksLikeEmployer, looksLikeTitle } from "../vocabulary/fields.ts";
import { isCity, isCountry } from "../vocabulary/places.ts";
import { isOccupation } from "./line-kinds.ts";

/** True for words that the vocabulary knows as something else than a name. */
export const isKnownThing = (words: string): boolean =>
  looksLikeTitle(words) ||
  isOccupation(words) ||
  looksLikeEmployer(words) ||
  termsIn(words).length > 0 ||
  languagesNamedIn(words).length > 0 ||
  isPlaceName(words.split(/\s*[,/]\s*/));

/** True for a known place: "Berlin", or "Auckland, New Zealand" when one part is known. */
export const isPlaceName = (parts: readonly string[]): boolean => parts.some((part) => isCity(part) || isCountry(part));
