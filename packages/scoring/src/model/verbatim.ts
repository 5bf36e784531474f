import { BULLET, type Span } from "../text/lines.ts";

/** Signs that are written in several ways and mean the same; a model often answers with the plain one. */
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

/** A text in which quotes are looked for: white space as one blank, and where each of its signs stands in the original. */
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

/** The words of a quote, without what a model puts around them: a bullet, quotation marks, an ellipsis at an end. */
const bare = (quote: string): string =>
  searchable(quote.trim().replace(BULLET, ""))
    .plain.replace(/^(?:["']|…|\.\.\.)+\s*|\s*(?:["']|…|\.\.\.)+$/gu, "")
    .trim();

const MAX_PLACES = 40;

/**
 * Where `quote` stands in the text, word for word; only white space, dashes and quotation marks may be written differently. Whole words:
 * "Go" does not stand in "Google". Offsets are of the original text.
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
