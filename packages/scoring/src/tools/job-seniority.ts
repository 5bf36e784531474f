import { titleIn } from "../advert/facts.ts";
import { protectedWishesIn } from "../protected-wishes.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { languageOf, type Language } from "../text/language.ts";
import { linesOf, overlaps, sentencesIn, touching, type Span } from "../text/lines.ts";
import { LEVELS, type Level, type LevelReason, type LevelRule, type Strength } from "./seniority/level.ts";
import { ENGLISH_LEVELS, GERMAN_LEVELS } from "./seniority/rules-en-de.ts";
import { SPANISH_LEVELS, TURKISH_LEVELS } from "./seniority/rules-es-tr.ts";
import { NO_LEVEL, TITLE_RULES } from "./seniority/titles.ts";
import { LEVEL_WORDS } from "./seniority/words.ts";
import { yearsAsked } from "./seniority/years.ts";

export { LEVELS, type Level, type Strength } from "./seniority/level.ts";

export interface SeniorityInput {
  /** A whole advert, or a title alone. */
  readonly text: string;
  /** Language of the reasons; by default that of the advert. */
  readonly language?: Language | undefined;
}

/** Words of the advert that speak for a level, at [start, end) of the text. */
export interface LevelEvidence extends Span {
  readonly quote: string;
  readonly level: Level;
  readonly strength: Strength;
  readonly strengthName: string;
  readonly reason: string;
}

export interface SeniorityAnswer {
  readonly level: Level;
  readonly levelName: string;
  readonly isClear: boolean;
  readonly clarity: string;
  readonly isTitleOnly: boolean;
  readonly note?: string;
  readonly forIt: readonly LevelEvidence[];
  /** Evidence for other levels. */
  readonly against: readonly LevelEvidence[];
  /** Words that rule out a higher level. */
  readonly rulesOut: readonly LevelEvidence[];
  /** The absence that rules out the next level, where no words do. */
  readonly absent?: string;
  /** All five levels in order, with their names. */
  readonly levels: readonly { readonly level: Level; readonly name: string }[];
}

const POINTS: Readonly<Record<Strength, number>> = { strong: 4, medium: 2, weak: 1 };
/** A title that names its level counts a little more than a sentence. */
const TITLE_BONUS = 1;
/** Points from which a level is shown. */
const SHOWN = 4;
const EXECUTIVE_SHOWN = 5;
const MAX_TITLE_WORDS = 14;
/** Longer texts are read up to here. */
const MAX_CHARACTERS = 20_000;

/** The level of a job, with the words that speak for it, against it, and that rule out more. The same text gives the same level. */
export const jobSeniority = ({ text, language }: SeniorityInput): SeniorityAnswer => {
  const source = text.slice(0, MAX_CHARACTERS);
  const words = LEVEL_WORDS[language ?? languageOf(source)];
  const found = foundIn(source);
  const points = pointsOf(found);
  const level = levelOf(points, found);
  const isOut = ({ reason }: Found): boolean => reason === "noReports" || reason === "hasSuperior";
  const shown = (one: Found): LevelEvidence => ({
    start: one.start,
    end: one.end,
    quote: source.slice(one.start, one.end),
    level: one.level,
    strength: one.strength,
    strengthName: words.strength[one.strength],
    reason: words.reason[one.reason],
  });
  const rulesOut = found.filter((one) => isOut(one) && rankOf(level) < (one.reason === "noReports" ? 3 : 4));
  const best = Math.max(...LEVELS.filter((one) => one !== level).map((one) => points[one]));
  const isClear = points[level] - best >= 2;
  const isTitleOnly = tokensOf(source).length <= MAX_TITLE_WORDS;
  return {
    level,
    levelName: words.level[level],
    isClear,
    clarity: isClear ? words.clear : words.narrow,
    isTitleOnly,
    ...(isTitleOnly && { note: words.titleOnly }),
    forIt: found.filter((one) => one.level === level && !isOut(one)).map(shown),
    against: found.filter((one) => one.level !== level && !isOut(one)).map(shown),
    rulesOut: rulesOut.map(shown),
    ...(level !== "executive" && rulesOut.length === 0 && { absent: words.absent[level] }),
    levels: LEVELS.map((one) => ({ level: one, name: words.level[one] })),
  };
};

/** The level alone, without the words that speak for it. */
export const seniorityOf = (text: string): Level => {
  const found = foundIn(text.slice(0, MAX_CHARACTERS));
  return levelOf(pointsOf(found), found);
};

interface Found extends Span {
  readonly level: Level;
  readonly strength: Strength;
  readonly reason: LevelReason;
}

const rankOf = (level: Level): number => LEVELS.indexOf(level);

const pointsOf = (found: readonly Found[]): Readonly<Record<Level, number>> => {
  const points: Record<Level, number> = { entry: 0, experienced: 2, senior: 0, lead: 0, executive: 0 };
  for (const { level, strength, reason } of found) points[level] += POINTS[strength] + (reason === "title" ? TITLE_BONUS : 0);
  return points;
};

/** From the top: a level stands where its own words show it and no words rule it out. */
const levelOf = (points: Readonly<Record<Level, number>>, found: readonly Found[]): Level => {
  const isWithoutPeople = found.some(({ reason }) => reason === "noReports");
  if (!isWithoutPeople && points.executive >= EXECUTIVE_SHOWN && points.executive >= points.entry) return "executive";
  if (!isWithoutPeople && points.lead >= SHOWN && points.lead >= points.entry) return "lead";
  const asksForYears = found.some(({ reason }) => reason === "yearsSome" || reason === "yearsMany");
  const isNamedOnly = found.every(({ level, reason }) => level !== "entry" || reason === "title");
  if (points.entry >= SHOWN && points.entry > points.senior && !(asksForYears && isNamedOnly)) return "entry";
  return points.senior >= SHOWN ? "senior" : "experienced";
};

type Compiled = LevelRule & { readonly matcher: RegExp };
let compiled: { readonly titles: readonly Compiled[]; readonly sentences: readonly Compiled[] } | undefined;

/** Compiled at the first use: the rules are many. */
const rules = (): NonNullable<typeof compiled> =>
  (compiled ??= {
    titles: TITLE_RULES.map((rule) => ({ ...rule, matcher: new RegExp(`(?<!\\p{L})(?:${rule.pattern})(?!\\p{L})`, "gu") })),
    sentences: [...ENGLISH_LEVELS, ...GERMAN_LEVELS, ...SPANISH_LEVELS, ...TURKISH_LEVELS].map((rule) => ({
      ...rule,
      matcher: new RegExp(`(?<!\\p{L})(?:${rule.pattern})`, "gu"),
    })),
  });

const foundIn = (text: string): Found[] => {
  const plain = flat(text);
  const sentences = linesOf(text).flatMap((line) => sentencesIn(text, line));
  const title = titleSpan(text, plain);
  const ages = touching(protectedWishesIn(text));
  const found: Found[] = [
    ...(title && !NO_LEVEL.test(plain.slice(title.start, title.end)) ? matchesOf(rules().titles, plain, title) : []),
    ...matchesOf(rules().sentences, plain, { start: 0, end: text.length }),
    ...yearsAsked(plain, sentences)
      .filter((span) => !ages(span))
      .map(({ start, end, years }): Found => ({ start, end, ...yearsLevel(years) })),
  ];
  return distinct(found);
};

const yearsLevel = (years: number): Omit<Found, "start" | "end"> => {
  if (years >= 5) return { level: "senior", strength: "strong", reason: "yearsMany" };
  return years >= 2
    ? { level: "experienced", strength: "medium", reason: "yearsSome" }
    : { level: "experienced", strength: "weak", reason: "yearsFew" };
};

const matchesOf = (list: readonly Compiled[], plain: string, within: Span): Found[] => {
  const words = plain.slice(within.start, within.end);
  return list.flatMap(({ matcher, level, strength, reason }) =>
    [...words.matchAll(matcher)].flatMap(({ index, 0: match }): Found[] => {
      const start = within.start + index;
      const end = wordEnd(plain, start + match.replace(/[\s,;:.–-]+$/u, "").length);
      return end > start ? [{ start, end, level, strength, reason }] : [];
    }),
  );
};

/** The end of the word that an offset falls into. */
const wordEnd = (plain: string, offset: number): number => {
  let end = offset;
  while (end < plain.length && /\p{L}/u.test(plain[end]!) && /\p{L}/u.test(plain[end - 1]!)) end++;
  return end;
};

/** The first line where it is short, otherwise the title that a sentence names. */
const titleSpan = (text: string, plain: string): Span | undefined => {
  const [line] = linesOf(text);
  if (!line) return undefined;
  const words = text.slice(line.start, line.end);
  return tokensOf(words).length <= MAX_TITLE_WORDS && !/[.!?]$/.test(words) ? line : titleIn(text, plain);
};

/** In order; of evidence that overlaps the stronger one, and each reason at most twice. */
const distinct = (found: readonly Found[]): Found[] => {
  const kept: Found[] = [];
  const order = found.toSorted(
    (a, b) => POINTS[b.strength] - POINTS[a.strength] || b.end - b.start - (a.end - a.start) || a.start - b.start,
  );
  for (const one of order) {
    const isKnown = kept.some((other) => overlaps(one, other) && (one.level === other.level || one.reason === other.reason));
    const isEnough = kept.filter(({ reason, level }) => reason === one.reason && level === one.level).length >= 2;
    if (!isKnown && !isEnough) kept.push(one);
  }
  return kept.toSorted((a, b) => a.start - b.start || a.end - b.end);
};
