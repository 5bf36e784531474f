import { termsIn, type TermMatch } from "../vocabulary/index.ts";
import type { NamedTerm } from "../vocabulary/table.ts";

/** Terms whose sense the words around settle: the library system "ILS" is none in "Immediate Life Support (ILS)". */
export const settledTerms = (words: string): TermMatch[] =>
  termsIn(words).filter(({ start, end }, _, all) => {
    const name = words.slice(start, end);
    if (!/^\p{Lu}{2,6}$/u.test(name) || !/\(\s?$/.test(words.slice(0, start))) return true;
    const before = [...words.slice(0, start).matchAll(/\p{L}[\p{L}\p{M}]*/gu)].slice(-name.length);
    const initials = before.map((word) => word[0].charAt(0).toUpperCase()).join("");
    const from = before[0]?.index ?? 0;
    // The long form before the bracket says what the letters mean.
    return initials !== name || all.some((other) => other.start >= from && other.end <= start);
  });

/** True for words that name a term of the vocabulary. */
export const namesTerm = (words: string): boolean => termsIn(words).length > 0;

/** True for a certificate, or a product. */
export const isThing = ({ term }: TermMatch): boolean => term.kind === "certification" || isProduct(term);

/** True for a name that is the same in all four languages. */
export const isProduct = (term: NamedTerm): boolean => term.isProduct;
