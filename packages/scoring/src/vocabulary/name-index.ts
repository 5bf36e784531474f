import type { CriterionKind } from "../criterion.info.ts";
import { flat, foldsOf, tokensOf, type Token } from "../text/fold.ts";
import type { Alias, NamedTerm } from "./table.ts";
import { turkishStemsOf } from "./turkish.ts";

export interface Match<T extends NamedTerm> {
  readonly term: T;
  readonly start: number;
  readonly end: number;
}

interface Entry<T extends NamedTerm> {
  readonly term: T;
  /** Place of the term in the vocabulary. */
  readonly place: number;
  readonly alias: Alias;
  readonly words: readonly string[];
  /** Number of letters of its words. */
  readonly letters: number;
  /** Of its first word, whatever its ending. */
  readonly beginning: string;
  /** The last word of a Turkish name, and what it is without its own ending in a compound. */
  readonly stems: readonly string[];
  /** Allowed between two of its words. */
  readonly joint: RegExp;
}

const INFLECTED_FROM = 5;
const PLURAL_OF_COMPOUND = /l[ae]ri$/;
const PREFIX = 4;

/** The words of a name, folded. "Node.js" is also written "NodeJS", "CI/CD" "CICD". */
export const waysOf = ({ text }: Pick<Alias, "text">): readonly (readonly string[])[] => {
  const words = foldsOf(text);
  return words.length === 2 && words.join("").length >= 4 && !text.includes(" ") ? [words, [words.join("")]] : [words];
};

/** Forms to which the stems of a Turkish word are compared, from the words of a name. */
export const stemsOf = (words: readonly string[], { isTurkish }: Pick<Alias, "isTurkish">): readonly string[] => {
  const last = words.at(-1)!;
  // A name in the plural means something of its own: "yönetim sistemleri" are norms, a "yönetim sistemi" is any program.
  const isTold = isTurkish && last.length >= INFLECTED_FROM && !PLURAL_OF_COMPOUND.test(last);
  return isTold ? [last, ...(words.length > 1 ? turkishStemsOf(last) : [])] : [];
};

// Endings of inflected words in the four languages. Only for words of five letters and more.
const ENDINGS = new Set(
  "s es e en n er ern em ler lar leri lari lerin larin lerini larini lerinde larinda lere lara i u yi yu si su ni nu nin nun in un da de ta te dan den tan ten la le na ne ya ye nda nde ndan nden sinda sinde sini sunu ini unu imi im lik luk cilik in innen erin erinnen".split(
    " ",
  ),
);
// "Dependienta" and "dependiente".
const FEMININE = /(?<=[aei]nt)a(?=s?$)/;

const isInflected = (word: string, base: string): boolean =>
  base.length >= INFLECTED_FROM &&
  ((word.startsWith(base) && ENDINGS.has(word.slice(base.length))) || word.replace(FEMININE, "e") === base);

// Allowed between two words of one name: a space or a line end, a hyphen (also one that does not break), a slash, a point, an apostrophe, "&",
// "§", a bracket.
const JOINT = /^(?:[-\u2010\u2011./&'’+_()]|['’]?\s+|\s*[-–/&(§]\s*|\.\s?)$/;

// "M A U R E R" is a word whose letters stand apart, and no "M&A".
const JOINT_OF_LETTERS = /^\s*[&/+.-]\s*$/;
const jointOf = (words: readonly string[]): RegExp => (words.every((word) => word.length === 1) ? JOINT_OF_LETTERS : JOINT);

// A one-letter name counts between separators, at the ends of a line, or after a word that introduces a technology.
const BEFORE_ITEM =
  /(?:^|[\n,;|•·:/(]|\b(?:in|mit|en|con|using|with|for|für|de|and|und|y|ve|language|sprache|lenguaje|dili))\s*$/iu;
const AFTER_ITEM = /^\s*(?:$|[\n,;|•·/)]|(?:and|und|y|ve|or|oder|o|veya|programming|language)\b|[.]\s*(?:\n|$))/iu;

/** True for the name of a product with an English, German or Spanish ending: a "canvas" is not Canva. */
const isPlural = ({ alias, words }: Entry<NamedTerm>, word: string): boolean =>
  words.length === 1 && alias.isOrdinary && /^(?:s|es|e|n|en|er|ern|em|in)$/.test(word.slice(words[0]!.length));

const isForm = (word: string, { words, stems, alias }: Entry<NamedTerm>): boolean =>
  !alias.isExact &&
  (isInflected(word, words.at(-1)!) || (stems.length > 0 && turkishStemsOf(word).some((stem) => stems.includes(stem))));

const fits = (entry: Entry<NamedTerm>, tokens: readonly Token[], at: number, text: string): Token | undefined => {
  const { words, alias, joint } = entry;
  for (let index = 0; index < words.length; index++) {
    const token = tokens[at + index];
    if (!token) return undefined;
    const isLast = index === words.length - 1;
    if (token.fold !== words[index] && !(isLast && isForm(token.fold, entry))) return undefined;
    if (index > 0 && !joint.test(text.slice(tokens[at + index - 1]!.end, token.start))) return undefined;
  }
  const [first, last] = [tokens[at]!, tokens[at + words.length - 1]!];
  // "Network+" is the certificate, "network" is not.
  if (alias.text.endsWith("+") && !last.fold.endsWith("+") && text[last.end] !== "+") return undefined;
  if (isPlural(entry, last.fold)) return undefined;
  if (alias.isExact && text.slice(first.start, last.end).replace(/\s+/g, " ") !== alias.text) return undefined;
  if (
    alias.isItem &&
    !(
      BEFORE_ITEM.test(text.slice(Math.max(0, first.start - 12), first.start)) &&
      AFTER_ITEM.test(text.slice(last.end, last.end + 14))
    )
  ) {
    return undefined;
  }
  return last;
};

/** A name, with its term and the term's place in the vocabulary. */
interface Named<T extends NamedTerm> {
  readonly place: number;
  readonly term: T;
  readonly alias: Alias;
}

/** Names whose first words begin alike. */
interface Group<T extends NamedTerm> {
  readonly single: readonly Entry<T>[];
  /** Names of several words, by the first of them. */
  readonly several: ReadonlyMap<string, readonly Entry<T>[]>;
}

const groupKeyOf = (word: string): string => word.slice(0, PREFIX);

/** The beginning of a name whose ways are all in one group, as "Node.js" and "NodeJS" are. */
const PLAIN_BEGINNING = new RegExp(`^[a-z0-9]{${PREFIX}}`);

/** The groups in which a name stands. */
function groupKeysOf(alias: Alias): Iterable<string> {
  const [key] = PLAIN_BEGINNING.exec(flat(alias.text)) ?? [];
  return key ? [key] : new Set(waysOf(alias).map(([first]) => groupKeyOf(first!)));
}

const longestFirst = (a: Entry<NamedTerm>, b: Entry<NamedTerm>): number =>
  b.words.length - a.words.length || b.letters - a.letters || a.place - b.place;

function groupOf<T extends NamedTerm>(key: string, named: readonly Named<T>[]): Group<T> {
  const single: Entry<T>[] = [];
  const several = new Map<string, Entry<T>[]>();
  for (const { place, term, alias } of named) {
    const ways = waysOf(alias);
    const stems = stemsOf(ways[0]!, alias);
    for (const words of ways) {
      const [first] = words as [string];
      if (groupKeyOf(first) !== key) continue;
      const letters = words.reduce((sum, word) => sum + word.length, 0);
      const entry = { term, place, alias, words, letters, beginning: first.slice(0, -2), stems, joint: jointOf(words) };
      if (words.length === 1) single.push(entry);
      else if (!several.get(first)?.push(entry)) several.set(first, [entry]);
    }
  }
  for (const entries of [single, ...several.values()]) entries.sort(longestFirst);
  return { single, several };
}

/**
 * Names of terms by their words. Names of several words are found by their first word, which is not inflected; names of one word by their first
 * letters, because it may be inflected. The longest come first, so that "Spring Boot" is found before "Spring".
 */
export class NameIndex<T extends NamedTerm> {
  /** All names, by the keys of their groups. */
  readonly #named = new Map<string, Named<T>[]>();
  /** The groups that some text needed: a text has words of few groups, and all of them together take a tenth of a second. */
  readonly #groups = new Map<string, Group<T>>();

  /** Adds names of terms, each with the term's place in the vocabulary: terms that share a name are found in their order. */
  add(named: Iterable<readonly [place: number, term: T, names: readonly Alias[]]>): void {
    for (const [place, term, names] of named)
      for (const alias of names)
        for (const key of groupKeysOf(alias)) {
          const entry = { place, term, alias };
          if (!this.#named.get(key)?.push(entry)) this.#named.set(key, [entry]);
          this.#groups.delete(key);
        }
  }

  #group(word: string): Group<T> | undefined {
    const key = groupKeyOf(word);
    const known = this.#groups.get(key);
    const named = known ? undefined : this.#named.get(key);
    if (!named) return known;
    const group = groupOf(key, named);
    this.#groups.set(key, group);
    return group;
  }

  /**
   * The terms named in `text`, in order, each word used once and the longest name first. Whole words only: "Go" is not found in
   * "Google", "Java" not in "JavaScript".
   */
  termsIn(text: string, kinds?: ReadonlySet<CriterionKind>): Match<T>[] {
    const tokens = tokensOf(text);
    const matches: Match<T>[] = [];
    for (let at = 0; at < tokens.length;) {
      const group = this.#group(tokens[at]!.fold);
      if (!group) {
        at++;
        continue;
      }
      let reached = 0;
      const claimed = new Set<string>();
      const here: (Match<T> & { words: number })[] = [];
      for (const entries of [group.several.get(tokens[at]!.fold), group.single]) {
        for (const entry of entries ?? []) {
          // Only the first word's beginning is alike: most names end here.
          if (entry.words.length < reached || !tokens[at]!.fold.startsWith(entry.beginning)) continue;
          if (claimed.has(entry.term.id)) continue;
          const last = fits(entry, tokens, at, text);
          if (!last) continue;
          // Two terms may share a name ("Elektrotechnik"); both are meant then.
          reached = entry.words.length;
          claimed.add(entry.term.id);
          here.push({ term: entry.term, start: tokens[at]!.start, end: last.end, words: entry.words.length });
        }
      }
      for (const { term, start, end } of here) if (!kinds || kinds.has(term.kind)) matches.push({ term, start, end });
      at += Math.max(1, reached);
    }
    return matches;
  }
}
