import type { CriterionKind } from "../criterion.info.ts";
import { tokensOf, type Token } from "../text/fold.ts";
import { isOrdinaryWord } from "./ambiguous.ts";
import { business } from "./business.ts";
import { care } from "./care.ts";
import { certifications } from "./certifications.ts";
import { crafts } from "./crafts.ts";
import { careDuties } from "./duties-care.ts";
import { officeDuties } from "./duties-office.ts";
import { serviceDuties } from "./duties-service.ts";
import { tradeDuties } from "./duties-trades.ts";
import { industries } from "./industries.ts";
import { office } from "./office.ts";
import { programs } from "./programs.ts";
import { responsibilities } from "./responsibilities.ts";
import { software } from "./software.ts";
import { united, type Alias, type Term } from "./table.ts";
import { technology } from "./technology.ts";
import { trades } from "./trades.ts";
import { turkishStemsOf } from "./turkish.ts";

export type { Term } from "./table.ts";

/** All terms of the vocabulary. */
export const VOCABULARY: readonly Term[] = united([
  ...technology,
  ...software,
  ...programs,
  ...office,
  ...business,
  ...trades,
  ...crafts,
  ...care,
  ...certifications,
  ...industries,
  ...responsibilities,
  ...careDuties,
  ...tradeDuties,
  ...serviceDuties,
  ...officeDuties,
]);

/** Ids of terms of one trade, which an office job may name without doing them. */
export const OF_ONE_TRADE: ReadonlySet<string> = new Set(
  [...trades, ...crafts, ...care, ...careDuties, ...tradeDuties, ...serviceDuties]
    .filter(({ kind }) => kind !== "tool")
    .map(({ id }) => id),
);

const BY_ID = new Map(VOCABULARY.map((term) => [term.id, term]));

/** The term with this id. */
export const termOf = (id: string): Term | undefined => BY_ID.get(id);

export interface TermMatch {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly term: Term;
  readonly alias: Alias;
  readonly words: readonly string[];
  /** Of its first word, whatever its ending. */
  readonly beginning: string;
  /** The last word of a Turkish name, and what it is without its own ending in a compound. */
  readonly stems: readonly string[];
}

const INFLECTED_FROM = 5;
const PLURAL_OF_COMPOUND = /l[ae]ri$/;

// Names of several words by their first word, which is not inflected; names of one word by their first letters, because it may be
// inflected. The longest first, so that "Spring Boot" is found before "Spring".
const PREFIX = 4;
const INDEX = new Map<string, Entry[]>();
const SEVERAL = new Map<string, Entry[]>();
for (const term of VOCABULARY) {
  for (const alias of term.aliases) {
    const words = tokensOf(alias.text).map((token) => token.fold);
    const ways = [words];
    const last = words.at(-1)!;
    // A name in the plural means something of its own: "yönetim sistemleri" are norms, a "yönetim sistemi" is any program.
    const isTold = alias.isTurkish && last.length >= INFLECTED_FROM && !PLURAL_OF_COMPOUND.test(last);
    const stems = isTold ? [last, ...(words.length > 1 ? turkishStemsOf(last) : [])] : [];
    // "Node.js" is also written "NodeJS", "CI/CD" "CICD".
    if (words.length === 2 && words.join("").length >= 4 && !alias.text.includes(" ")) ways.push([words.join("")]);
    for (const way of ways) {
      const [index, key] = way.length > 1 ? [SEVERAL, way[0]!] : [INDEX, way[0]!.slice(0, PREFIX)];
      const entries = index.get(key);
      const entry = { term, alias, words: way, beginning: way[0]!.slice(0, -2), stems };
      if (entries) entries.push(entry);
      else index.set(key, [entry]);
    }
  }
}
for (const entries of [...INDEX.values(), ...SEVERAL.values()])
  entries.sort((a, b) => b.words.length - a.words.length || b.words.join("").length - a.words.join("").length);

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

// Allowed between two words of one name: a space or a line end, a hyphen, a slash, a point, an apostrophe, "&", "§", a bracket.
const JOINT = /^(?:[-./&'’+_()]|['’]?\s+|\s*[-–/&(§]\s*|\.\s?)$/;

// A one-letter name counts between separators, at the ends of a line, or after a word that introduces a technology.
const BEFORE_ITEM =
  /(?:^|[\n,;|•·:/(]|\b(?:in|mit|en|con|using|with|for|für|de|and|und|y|ve|language|sprache|lenguaje|dili))\s*$/iu;
const AFTER_ITEM = /^\s*(?:$|[\n,;|•·/)]|(?:and|und|y|ve|or|oder|o|veya|programming|language)\b|[.]\s*(?:\n|$))/iu;

/** True for the name of a product with an English, German or Spanish ending: a "canvas" is not Canva. */
const isPlural = ({ term, alias, words }: Entry, word: string): boolean =>
  words.length === 1 &&
  /^\p{Lu}/u.test(alias.text) &&
  isOrdinaryWord(alias.text) &&
  term.label.en === term.label.tr &&
  /^(?:s|es|e|n|en|er|ern|em|in)$/.test(word.slice(words[0]!.length));

const isForm = (word: string, { words, stems, alias }: Entry): boolean =>
  !alias.isExact &&
  (isInflected(word, words.at(-1)!) || (stems.length > 0 && turkishStemsOf(word).some((stem) => stems.includes(stem))));

const fits = (entry: Entry, tokens: readonly Token[], at: number, text: string): Token | undefined => {
  const { words, alias } = entry;
  for (let index = 0; index < words.length; index++) {
    const token = tokens[at + index];
    if (!token) return undefined;
    const isLast = index === words.length - 1;
    if (token.fold !== words[index] && !(isLast && isForm(token.fold, entry))) return undefined;
    if (index > 0 && !JOINT.test(text.slice(tokens[at + index - 1]!.end, token.start))) return undefined;
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

/**
 * The terms named in `text`, in order, each word used once and the longest name first. Whole words only: "Go" is not found in
 * "Google", "Java" not in "JavaScript".
 */
export const termsIn = (text: string, kinds?: ReadonlySet<CriterionKind>): TermMatch[] => {
  const tokens = tokensOf(text);
  const matches: TermMatch[] = [];
  for (let at = 0; at < tokens.length;) {
    const several = SEVERAL.get(tokens[at]!.fold);
    const single = INDEX.get(tokens[at]!.fold.slice(0, PREFIX));
    if (!several && !single) {
      at++;
      continue;
    }
    let reached = 0;
    const claimed = new Set<string>();
    const here: (TermMatch & { words: number })[] = [];
    for (const entries of [several, single]) {
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
};
