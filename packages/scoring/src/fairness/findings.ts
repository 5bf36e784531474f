import { payIn } from "../advert/pay.ts";
import { protectedWishesIn } from "../protected-wishes.ts";
import { flat } from "../text/fold.ts";
import { languageOf, type Language } from "../text/language.ts";
import { linesOf, sentencesIn, touching, type Span } from "../text/lines.ts";
import { CODED, YOUNG, type WordRow } from "./coded-words.ts";
import { reasonsIn } from "./finding-words.ts";
import { GENDERED_EN, GENDERED_FIXED, GENDERED_TR, PAIRED_EN, PAIR_FOLLOWS_EN } from "./gendered-words.ts";
import { genderedTitlesIn } from "./gendered-titles.ts";

/** Kinds of findings; only `unlawful` and `nativeSpeaker` are wishes that are refused, the others are hints. */
export type FindingKind = "unlawful" | "nativeSpeaker" | "gendered" | "coded" | "young" | "payMissing";

/** A phrase of an advert that shuts people out or puts them off, at [start, end). A missing pay range has no place: both are 0. */
export interface Finding extends Span {
  readonly kind: FindingKind;
  readonly phrase: string;
  readonly reason: string;
  /** Wording to take instead, in the language of the text; an empty one takes the phrase out. */
  readonly wording?: string;
}

export interface FindingsOptions {
  /** Language of the text. */
  readonly language?: Language | undefined;
  /** Language of the reasons; by default that of the text. */
  readonly reader?: Language | undefined;
  /** True for a whole advert, which should name its pay. */
  readonly isAdvert?: boolean | undefined;
}

/** All findings of the fairness panel in order: wishes that are refused, and hints. Hints never touch a refused wish. */
export const fairnessFindingsIn = (text: string, options: FindingsOptions = {}): Finding[] => {
  const language = options.language ?? languageOf(text);
  const reader = options.reader ?? language;
  const isTitle = touching(titleWordsIn(text, flat(text), language));
  const refused = protectedWishesIn(text, language)
    .filter((wish) => wish.reason !== "gender" || !isTitle(wish))
    .map(({ start, end, reason, wording }): Finding => {
      const kind = reason === "nativeSpeaker" ? "nativeSpeaker" : "unlawful";
      return { kind, start, end, phrase: text.slice(start, end), reason: reasonsIn(reader)[reason], wording };
    });
  return [...refused, ...hintsIn(text, { ...options, language, reader })].toSorted((a, b) => a.start - b.start || a.end - b.end);
};

/** The hints alone: words that no law forbids and that put people off. */
export const hintsIn = (
  text: string,
  { language = languageOf(text), reader = language, isAdvert = false }: FindingsOptions,
): Finding[] => {
  const plain = flat(text);
  const titles = titleWordsIn(text, plain, language);
  const isTitle = touching(titles);
  const isTaken = touching(protectedWishesIn(text, language).filter((wish) => wish.reason !== "gender" || !isTitle(wish)));
  const found = [...youngIn(plain, text), ...titles, ...pronounsFor(text, plain, language), ...codedIn(plain, language)].filter(
    (hint) => !isTaken(hint),
  );
  const kept: Hint[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || last.end <= one.start) kept.push(one);
  }
  const hints = kept.map(({ kind, start, end, wording }): Finding => ({
    kind,
    start,
    end,
    phrase: text.slice(start, end),
    reason: reasonsIn(reader)[kind],
    wording: inCaseOf(text, start, wording),
  }));
  const lacksPay = isAdvert && payIn(plain) === undefined;
  return lacksPay
    ? [{ kind: "payMissing", start: 0, end: 0, phrase: "", reason: reasonsIn(reader).payMissing }, ...hints]
    : hints;
};

interface Hint extends Span {
  readonly kind: "gendered" | "coded" | "young";
  readonly wording: string;
}

type Compiled = readonly { readonly matcher: RegExp; readonly wording: string }[];
const compiledLists = new Map<readonly WordRow[], Compiled>();

/** Compiled at the first use. */
const compiled = (rows: readonly WordRow[]): Compiled => {
  const known = compiledLists.get(rows);
  if (known) return known;
  const list = rows.map(([pattern, wording]) => ({
    matcher: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}])`, "gu"),
    wording,
  }));
  compiledLists.set(rows, list);
  return list;
};

const matchesOf = (plain: string, rows: readonly WordRow[], kind: Hint["kind"]): Hint[] =>
  compiled(rows).flatMap(({ matcher, wording }) =>
    [...plain.matchAll(matcher)].map(({ index, 0: words }): Hint => ({ kind, start: index, end: index + words.length, wording })),
  );

/** Adverts borrow English words: the English list holds in every language, where it is not about something else there. */
const codedIn = (plain: string, language: Language): Hint[] => [
  ...matchesOf(plain, CODED[language], "coded"),
  ...(language === "en"
    ? []
    : matchesOf(plain, BORROWED, "coded").map((hint) => ({ ...hint, wording: BORROWED_WORDING[language] }))),
];

const BORROWED: readonly WordRow[] = [["rock ?stars?|ninjas?|gurus?|wizards?|superstars?", ""]];
const BORROWED_WORDING: Readonly<Record<Exclude<Language, "en">, string>> = { de: "Fachkraft", es: "especialista", tr: "uzmanı" };

const pronounsFor = (text: string, plain: string, language: Language): Hint[] =>
  language === "en" ? pronounsIn(text, plain) : [];

/** Titles in one gender, also where the checker of wishes refuses the same words: a title has a better wording. */
const titleWordsIn = (text: string, plain: string, language: Language): Hint[] => {
  const fixed = matchesOf(plain, GENDERED_FIXED, "gendered").filter(
    ({ start, end }) =>
      !/^ ?(?:\([mwdhf]|(?:oder|und|bzw\.?|o|y|\/) ?\p{L})/u.test(plain.slice(end, end + 8)) &&
      !/(?<!\p{L})(?:oder|und|bzw\.?|o|y|\/) ?$/u.test(plain.slice(Math.max(0, start - 6), start)),
  );
  const titles = genderedTitlesIn(text, language).map((title): Hint => ({ ...title, kind: "gendered" }));
  if (language === "de" || language === "es") {
    const isFixed = touching(fixed);
    return [...fixed, ...titles.filter((title) => !isFixed(title))];
  }
  if (language === "tr") return matchesOf(plain, GENDERED_TR, "gendered");
  return matchesOf(plain, GENDERED_EN, "gendered").filter(
    ({ start, end }) =>
      !PAIRED_EN.test(plain.slice(Math.max(0, start - 24), start)) &&
      !PAIR_FOLLOWS_EN.test(plain.slice(end, end + 30)) &&
      !/reports? to (?:the |our )?$/.test(plain.slice(Math.max(0, start - 20), start)),
  );
};

// "The candidate knows his way", "He will report": unless the sentence says both.
const PRONOUN = /(?<!\p{L})(?:he(?= (?:will|must|should|has to|is|needs|can)(?!\p{L}))|his|him|himself)(?!\p{L})/u;
const CANDIDATE =
  /(?<!\p{L})(?:candidate|applicant|holder|person|successful|employee|you|engineer|nurse|manager|assistant|driver|worker)(?!\p{L})|^he (?:will|must|should|has to|needs)/u;

const pronounsIn = (text: string, plain: string): Hint[] =>
  linesOf(text)
    .flatMap((line) => sentencesIn(text, line))
    .flatMap(({ start, end }): Hint[] => {
      const words = plain.slice(start, end);
      const match = PRONOUN.exec(words);
      if (!match || /(?<!\p{L})(?:she|her|hers|herself|they|founder|client|patient|customer|founded)(?!\p{L})/u.test(words))
        return [];
      if (!CANDIDATE.test(words)) return [];
      const wording = { he: "the person", his: "their", him: "them", himself: "themselves" }[match[0]] ?? "they";
      return [{ kind: "gendered", start: start + match.index, end: start + match.index + match[0].length, wording }];
    });

const YOUNG_MATCHERS = YOUNG.map((pattern) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}])`, "gu"));
const NEW: Readonly<Record<string, string>> = { young: "new", youthful: "new", jung: "neu" };

const youngIn = (plain: string, text: string): Hint[] =>
  YOUNG_MATCHERS.flatMap((matcher) =>
    [...plain.matchAll(matcher)].map((match): Hint => {
      const [words, noun] = match;
      const end = match.index + words.length;
      const at = noun === undefined ? -1 : match.index + words.lastIndexOf(noun);
      return {
        kind: "young",
        start: match.index,
        end,
        wording: noun === undefined ? (NEW[words] ?? "new") : text.slice(at, at + noun.length),
      };
    }),
  );

/** A wording begins as its phrase does: in capitals at the beginning of a line. German nouns keep theirs. */
const inCaseOf = (text: string, start: number, wording: string): string => {
  const first = text[start] ?? "";
  const isCapital = first !== first.toLowerCase();
  return isCapital ? wording.charAt(0).toUpperCase() + wording.slice(1) : wording;
};
