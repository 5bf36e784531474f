import { tokensOf } from "../text/fold.ts";
import { isCommonWord } from "../text/language.ts";
import type { Span } from "../text/lines.ts";
import { isKnownThing } from "./known-thing.ts";
import { isHonorific, LETTERS, PARTICLE, type Name } from "./name-words.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { sectionAt } from "./sections.ts";

/** The name as written, on one line. */
export const writtenName = (text: string, { parts, ...whole }: Name): string =>
  unglued((parts ?? [whole]).map(({ start, end }) => joined(text.slice(start, end).replace(/-\n/g, "-"))).join(" "));

/** "J A N E" as "JANE", on each line. */
const joined = (words: string): string =>
  words
    .split("\n")
    .map((word) => (/^\p{L}\p{M}?(?:\s\p{L}\p{M}?){2,}$/u.test(word) ? word.replace(/\s/g, "") : word))
    .join("\n");

/** "EthemKÖSEOĞLU", "MarianaLind Vega": two words whose space the file does not paint. */
const unglued = (name: string): string =>
  name.replace(/\s/.test(name) ? /(?<=\p{Ll}{4})(?=\p{Lu}\p{Ll}{3})/u : /(?<=\p{Ll}{3})(?=\p{Lu}{2}|\p{Lu}\p{Ll}{3})/u, " ");

/** "Clarke, Emma" as "Emma Clarke", without "Frau" or "Mr" and on one line; as written otherwise. */
export const inOrder = (name: string): string => {
  const [family, given, ...more] = name.replace(/\s+/g, " ").split(/\s*,\s*/);
  const turned = given && more.length === 0 && !LETTERS.test(`,${given}`) ? `${given} ${family}` : name.replace(/\s+/g, " ");
  return turned.replace(GENDERED, "").replace(DEGREES, "").replace(DEGREES_BEFORE, "").trim();
};

/** Degrees behind a name without a comma: "Mara Lind B.Sc." */
const DEGREES = /(?:\s+(?:B\.\s?Sc|M\.\s?Sc|BSc|MSc|B\.\s?A|M\.\s?A|B\.\s?Eng|M\.\s?Eng|MBA|Ph\.?\s?D|LL\.?\s?[BM])\.?)+$/u;

/** "M Sc. Mara Lind". */
const DEGREES_BEFORE = /^(?:[BM]\.?\s?Sc|[BM]\.\s?A|[BM]\.?\s?Eng|MBA|Mag|Lic|Ing)\.?\s+(?=\p{Lu}\p{L}+\s+\p{Lu})/u;

/** Forms of address that reveal the gender. Academic titles do not, and stay. */
const GENDERED = /(?<![\p{L}.])(?:Mr|Mrs|Ms|Mx|Miss|Herr|Frau|Sr|Sra|Srta|Don|Doña|Bay|Bayan)\.?(?:\s+|$)/gu;

const MIN_ALONE = 4;

/**
 * All occurrences of the name: its words in sequence in any case, in reverse order ("Clarke, Emma"), with initials ("E. Clarke"), and each of
 * its words alone unless it is a term, a common word or a place: Ruby Swift keeps her skill Ruby.
 */
export const occurrencesOf = ({ text, sections }: ParsedCv, name: Name): Span[] => {
  const tokens = tokensOf(text);
  const whole = writtenName(text, name);
  const written = tokensOf(whole).filter(({ fold }) => !isHonorific(fold));
  const words = written.map((token) => token.fold);
  if (words.length === 0) return [];
  const joined = words.join("");
  const turned = [words.at(-1)!, ...words.slice(0, -1)];
  const own = new Set(
    words.filter((word, index) => {
      const plain = whole.slice(written[index]!.start, written[index]!.end);
      return (
        word.length >= MIN_ALONE &&
        !PARTICLE.test(word) &&
        !isCommonWord(word) &&
        !isKnownThing(plain.charAt(0) + plain.slice(1).toLowerCase())
      );
    }),
  );
  const isNamed = (token: Span): boolean =>
    (name.parts ?? [name]).some((part) => part.start <= token.start && token.end <= part.end);
  return tokens.flatMap((token, at) => {
    // A name as an account: "janedoe".
    if (isNamed(token) || (words.length > 1 && token.fold === joined)) return [withAddress(text, token)];
    const matches = [words, turned].some((order) => order.every((word, index) => tokens[at + index]?.fold === word));
    const last = tokens[at + words.length - 1];
    // A signature below a list is a line of its own.
    const isSigned =
      matches &&
      last !== undefined &&
      /(?:^|\n)\s*$/.test(text.slice(0, token.start).slice(-3)) &&
      /^\s*(?:\n|$)/.test(text.slice(last.end, last.end + 3));
    if (LISTS.has(sectionAt(sections, token.start).kind) && !(isSigned && /^[^,;|\n]*$/.test(text.slice(token.start, last.end))))
      return [];
    if (matches && words.length > 1) return [withAddress(text, { start: token.start, end: tokens[at + words.length - 1]!.end })];
    const isAlone = own.has(token.fold) && /^\p{Lu}/u.test(text.slice(token.start, token.end));
    return isAlone ? [withAddress(text, withInitials(text, token))] : [];
  });
};

// In a list, a word that is also a name is the listed item.
const LISTS: ReadonlySet<string> = new Set(["skills", "languages", "certifications"]);

/** "E. Clarke", "J.P. Morgan". */
const withInitials = (text: string, { start, end }: Span): Span => {
  const before = /(?<![\p{L}])(?:\p{Lu}\.\s?){1,3}$/u.exec(text.slice(Math.max(0, start - 10), start));
  return { start: start - (before?.[0].length ?? 0), end };
};

/** Extends a name by its form of address, which reveals the gender: "Frau Yılmaz", "Yılmaz Bey". */
const withAddress = (text: string, { start, end }: Span): Span => {
  const before = /(?<![\p{L}.])(?:Mr|Mrs|Ms|Mx|Miss|Herrn?|Frau|Sr|Sra|Srta|Don|Doña|Bay|Bayan|Sn)\.?\s$/u.exec(
    text.slice(Math.max(0, start - 8), start),
  );
  const after = /^\s(?:Bey|Hanım)(?!\p{L})/u.exec(text.slice(end, end + 8));
  return { start: start - (before?.[0].length ?? 0), end: end + (after?.[0].length ?? 0) };
};
