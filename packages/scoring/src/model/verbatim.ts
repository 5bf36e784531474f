import { BULLET, type Span } from "../text/lines.ts";

/** Variants of punctuation by their plain form, in which models often quote. */
const PLAIN: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
};

/** A text prepared for finding quotes: white space as one blank, with the original offset of each character. */
export interface Searchable {
  readonly plain: string;
  readonly places: readonly number[];
}

export const searchable = (text: string): Searchable => {
  let plain = "";
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = text[at]!;
    const isBlank = /\s/u.test(unit);
    if (isBlank && plain.endsWith(" ")) continue;
    plain += isBlank ? " " : (PLAIN[unit] ?? unit);
    places.push(at);
  }
  return { plain, places };
};

const isWordSign = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);

/** The words of a quote without a bullet, quotation marks and ellipses that a model puts around them. */
const bare = (quote: string): string =>
  searchable(quote.trim().replace(BULLET, ""))
    .plain.replace(/^(?:["']|…|\.\.\.)+\s*|\s*(?:["']|…|\.\.\.)+$/gu, "")
    .trim();

const MAX_PLACES = 40;

/**
 * Occurrences of `quote` in the text, word for word; only white space, dashes and quotation marks may differ. Whole words: "Go" is not found
 * in "Google". Offsets are those of the original text.
 */
export const placesOf = ({ plain, places }: Searchable, quote: string): Span[] => {
  const words = bare(quote);
  const found: Span[] = [];
  if (!words) return found;
  for (let at = plain.indexOf(words); at !== -1 && found.length < MAX_PLACES; at = plain.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isCut = (isWordSign(plain[at - 1]) && isWordSign(plain[at])) || (isWordSign(plain[end - 1]) && isWordSign(plain[end]));
    if (!isCut) found.push({ start: places[at]!, end: places[end - 1]! + 1 });
  }
  return found;
};
