import { languageSpan, languagesIn, type SpokenLanguage } from "../cv/facts.ts";
import type { ParsedCv } from "../cv/parsed-cv.ts";
import { sectionAt } from "../cv/sections.ts";
import { contentWords } from "../text/words.ts";
import type { Language } from "../text/language.ts";
import { contains, lastFrom, trimmed, type Span } from "../text/lines.ts";
import { languageName, languagesNamedIn, levelIn, RANKS, type Rank } from "../vocabulary/languages.ts";
import type { Ask } from "./ask.ts";
import { languageLevel } from "./levels.ts";
import { NOTHING, type Citation, type CriterionResult } from "./result.ts";

const rankName = (rank: number): string => (rank === 7 ? "native" : (RANKS[rank - 1] ?? ""));

const KNOWN = new WeakMap<ParsedCv, readonly SpokenLanguage[]>();

/** The spoken languages of a CV; a level on a line of its own belongs to the name above it: "Deutsch", then "Muttersprache". */
export const spokenIn = (cv: ParsedCv): readonly SpokenLanguage[] => {
  const known = KNOWN.get(cv);
  if (known) return known;
  const read = languagesIn(cv).map((one) => (one.rank === undefined ? (withNextLine(cv, one) ?? one) : one));
  const found = read
    .map((one) => (one.rank === undefined && isOwnLanguage(cv, one, read) ? { ...one, rank: FLUENT } : one))
    .map((one) => (isDenied(cv, one) ? { ...one, rank: ELEMENTARY } : one))
    .map((one) => (isOneAbility(cv, one) ? { ...one, rank: (one.rank! - 1) as Rank } : one));
  KNOWN.set(cv, found);
  return found;
};
// On flat text. Reading and listening come before speaking and writing.
const ABILITY =
  /(?<!\p{L})(?:reading|listening|lesen|leseverst\p{L}*|horen|horverst\p{L}*|lectura|comprension|okuma|dinleme|anlama)(?!\p{L})/u;
const LOWEST: Rank = 1;

/** "English: reading C1": a person who reads so well may speak one level below. */
const isOneAbility = (cv: ParsedCv, { end, rank, level }: SpokenLanguage): boolean =>
  rank !== undefined && rank > LOWEST && level !== undefined && ABILITY.test(cv.flat.slice(end, level.start));

// "Inglés (no fluido)": right before a level, on flat text.
const NOT = /(?<!\p{L})(?:no|not|nicht|kein|keine|non)\s$/u;
const ELEMENTARY: Rank = 2;
const isDenied = ({ flat }: ParsedCv, { level, rank }: SpokenLanguage): boolean =>
  level !== undefined && rank !== undefined && NOT.test(flat.slice(Math.max(0, level.start - 8), level.start));

const FLUENT: Rank = 5;
const NATIVE: Rank = 7;

/**
 * "Deutsch, Englisch C1" in a German CV: a person who grades the others and not the language of the CV itself is at home in it. "German, Turkish C1" in
 * a Turkish CV: a person who grades the CV's language as well is at home in the first, the only one without a level.
 */
const isOwnLanguage = (cv: ParsedCv, own: SpokenLanguage, all: readonly SpokenLanguage[]): boolean => {
  const others = all.filter(({ code }) => code !== own.code);
  if (all.some(({ rank }) => rank === NATIVE)) return false;
  if (own.code === cv.language) return others.some(({ rank }) => rank !== undefined);
  const isFirst = others.every(({ start, rank }) => start > own.start && rank !== undefined);
  return isFirst && others.some(({ code }) => code === cv.language);
};

const MOST_BESIDE_LEVEL = 1;

const withNextLine = (cv: ParsedCv, spoken: SpokenLanguage): SpokenLanguage | undefined => {
  const at = lastFrom(cv.lines, spoken.start);
  const [own, next] = [cv.lines[at], cv.lines[at + 1]];
  if (!own || !next || contentWords(cv.text.slice(spoken.end, own.end)).length > 0) return undefined;
  const words = cv.text.slice(next.start, next.end);
  const level = levelIn(cv.flat.slice(next.start, next.end));
  const isLevel =
    level !== undefined &&
    languagesNamedIn(words).length === 0 &&
    contentWords(words).filter(({ start, end }) => end <= level.start || start >= level.end).length <= MOST_BESIDE_LEVEL;
  return isLevel
    ? { ...spoken, rank: level.rank, level: { start: next.start + level.start, end: next.start + level.end } }
    : undefined;
};

/**
 * A language: met at the level asked for, in part one level below. A level that is asked for must be read in the CV. Of a choice the best
 * counts.
 */
export const findLanguage = (cv: ParsedCv, ask: Ask & { is: "language" }, language: Language): CriterionResult => {
  if (!ask.isAny) return findLanguages(cv, ask, language);
  const each = ask.codes.map((code) => findLanguages(cv, { ...ask, codes: [code] }, language));
  return (
    each.find(({ mark }) => mark === "met") ??
    each.find(({ mark }) => mark === "partly") ??
    each.find(({ note }) => note) ??
    NOTHING
  );
};

const findLanguages = (cv: ParsedCv, ask: Ask & { is: "language" }, language: Language): CriterionResult => {
  const spoken = spokenIn(cv);
  const asked = ask.codes.map((code) => spoken.find((one) => one.code === code));
  const shown = asked.filter((one) => one !== undefined);
  if (shown.length === 0) return NOTHING;
  const citations = shown.flatMap((one) => citationsOf(cv, one));
  const missing = ask.codes.filter((_, index) => !asked[index]).map((code) => languageName(code, language));
  const { rank } = ask;
  const mark = languageLevel(
    rank,
    asked.map((one) => (one ? one.rank : null)),
  );
  if (missing.length > 0 && mark !== "notShown")
    return { mark, rung: null, citations, note: { key: "missing", values: { missing: missing.join(", ") } } };
  if (mark === "met" || rank === undefined) return mark === "notShown" ? NOTHING : { mark, rung: null, citations };
  const lowest = Math.min(...shown.map((one) => one.rank ?? rank));
  const note: CriterionResult["note"] =
    lowest < rank
      ? { key: "languageLevel", values: { shown: rankName(lowest), asked: rankName(rank) } }
      : { key: "languageLevelUnknown", values: { asked: rankName(rank) } };
  return mark === "partly" ? { mark, rung: null, citations, note } : { ...NOTHING, note };
};

/** The name with its level; in two where they stand on lines of their own, or where the heading says that it is the mother tongue. */
const citationsOf = (cv: ParsedCv, spoken: SpokenLanguage): Citation[] => {
  const name = { start: spoken.start, end: spoken.end };
  const span = languageSpan(cv.text, spoken);
  const { heading } = sectionAt(cv.sections, spoken.start);
  if (spoken.level && /[\n█]/.test(cv.text.slice(span.start, span.end))) return [citing(name), citing(spoken.level)];
  if (!spoken.level && spoken.rank !== undefined && heading && !contains(heading, name))
    return [citing(name), citing(trimmed(cv.text, heading))];
  return [citing(span)];
};

const citing = (span: Span): Citation => ({ quote: span, focus: span });
