import { flat, fold } from "../text/fold.ts";
import { trimmed, type Span } from "../text/lines.ts";
import { looksLikeTitle } from "../vocabulary/fields.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";
import { namedByEmail } from "./contact.ts";
import type { NameContext } from "./name-context.ts";
import { LETTERS, nameWords } from "./name-words.ts";

const LONGEST_HEAD = 90;

// Post-nominal letters after a name that is not in capitals: "Oluwaseun Adébáyò FBDO", "Thandiwe Nkosi, RDH".
const ENDS_IN_CAPITALS = /\p{Lu}[\p{L}.]?\.?\p{Lu}[\p{L}.]{0,6}\)?$/u;
const CAPITALS_AT_END = /(?<=\p{Ll}\p{L}*[\p{L}.'’-]*)(?:,?\s+\(?(?:\p{Lu}{2,6}|\p{Lu}\p{Ll}?\.?\p{Lu}[\p{L}.]{0,6})\)?)+$/u;

/** "Mara Lindqvist, Frontend Engineer": the name ends at the comma before a title or post-nominal letters, and begins after "Lebenslauf". */
export const headOf = ({ cv, email, titles }: NameContext, whole: Span): Span => {
  const { text } = cv;
  if (whole.end - whole.start > LONGEST_HEAD) return whole;
  const lead =
    /^(?:curriculum vitae|cv|lebenslauf|resume|résumé|ozgecmis|hoja de vida)(?: (?:of|von|de))?[\s:–-]+(?=\p{L})/u.exec(
      cv.flat.slice(whole.start, whole.end),
    );
  const line = { start: whole.start + (lead?.[0].length ?? 0), end: whole.end };
  const words = text.slice(line.start, line.end);
  const comma = words.search(/\s*(?:,|\s[–—-]\s|\s\((?:\*|(?:she|he|they|sie|er|geb|born|nacid[ao])\b))/iu);
  const rest = words.slice(comma);
  const behind = rest.replace(/^[\s,–—-]+/u, "");
  const ownWords = (part: string): string[] => part.split(/[\s,]+/).filter(Boolean);
  const isWhole = ownWords(words.slice(0, comma)).length > 1;
  const isNamed =
    comma > 0 &&
    isWhole &&
    email !== undefined &&
    namedByEmail(email, ownWords(words.slice(0, comma))) >= 0.5 &&
    namedByEmail(email, ownWords(words)) <= namedByEmail(email, ownWords(words.slice(0, comma)));
  const cut =
    comma > 0 &&
    (looksLikeTitle(rest) || LETTERS.test(rest) || /^\s*\(/.test(rest) || titles.has(fold(behind)) || (isWhole && isNamed));
  // "MATERIAL CONTROL SPECIALIST" above a CV whose names were taken out is the title of a job and no name with one.
  const title = cut || titles.has(fold(words)) ? undefined : titleAtEnd(words);
  const head = cut ? words.slice(0, comma) : words.slice(0, title ?? words.length);
  const letters = ENDS_IN_CAPITALS.test(head) ? CAPITALS_AT_END.exec(head) : null;
  const isNameLeft = letters !== null && ownWords(head.slice(0, letters.index)).length > 1;
  const isLetters = isNameLeft && namedByEmail(email ?? "", ownWords(letters[0])) < 0.3 && !isFamilyInCapitals(letters);
  return trimmed(text, { start: line.start, end: line.start + (isLetters ? letters.index : head.length) });
};

/** "Sedanur Ceylan Bilgisayar Mühendisi": where the occupation begins that ends the line, behind at least two words. */
const titleAtEnd = (words: string): number | undefined => {
  const last = occupationsOf(words).at(-1);
  if (!last || last.end < words.trimEnd().length || last.end - last.start < MIN_TITLE) return undefined;
  const before = words.slice(0, last.start).trim().split(/\s+/);
  return (nameWords(before.join(" "))?.named.length ?? 0) >= 2 ? last.start : undefined;
};
const MIN_TITLE = 9;

/** "Nisanur HATİPOĞLU", "Li WEI": without a comma, pronounceable capitals may be the family name. */
const isFamilyInCapitals = (letters: RegExpExecArray): boolean => {
  const word = flat(letters[0]).trim();
  const vowels = word.replace(/[^aeiouyœæ]/g, "").length;
  return !letters[0].startsWith(",") && vowels / word.length >= 0.3 && /[^aeiou][aeiouy]|[aeiou][^aeiou]{2}/.test(word);
};
