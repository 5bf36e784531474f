import { flat } from "../text/fold.ts";
import { linesOf, type Span } from "../text/lines.ts";
import { languagesNamedIn, levelIn, type Rank } from "../vocabulary/languages.ts";
import { sentenceAt, type ParsedCv } from "./parsed-cv.ts";
import { CLAIMS_NOTHING, sectionAt } from "./sections.ts";

export interface SpokenLanguage extends Span {
  readonly code: string;
  /** Undefined where the CV names none. */
  readonly rank: Rank | undefined;
  /** The span of the level. */
  readonly level: Span | undefined;
}

/**
 * Spoken languages with their levels. Outside a section on languages a name counts only with a level beside it, which excludes "English
 * teacher" and "German customers". Of several mentions the highest level counts.
 */
export const languagesIn = (cv: ParsedCv): SpokenLanguage[] => {
  const best = new Map<string, SpokenLanguage>();
  for (const sentence of cv.sentences) {
    if (sentence.voice !== "claim") continue;
    for (const named of languagesOfSentence(cv.text, sentence)) {
      const { kind, isNative } = sectionAt(cv.sections, named.start);
      const own = named.rank === undefined && kind === "languages" ? { ...named, ...levelBelow(cv.text, named) } : named;
      const reached = isNative && own.rank === undefined ? { ...own, rank: NATIVE } : own;
      const spoken = isNotReached(cv.flat, reached) ? { ...reached, rank: undefined, level: undefined } : reached;
      if (CLAIMS_NOTHING.has(kind)) continue;
      if (spoken.rank === undefined && kind !== "languages") continue;
      if (kind === "experience" && !isCefr(cv.text, spoken.level)) continue;
      const known = best.get(spoken.code);
      if (!known || (spoken.rank ?? 0) > (known.rank ?? 0)) best.set(spoken.code, spoken);
    }
  }
  return [...best.values()].toSorted((a, b) => a.start - b.start);
};

// "German C1 (target)", "Deutsch C1 angestrebt", "C1 exam failed". On flat text, right behind a level.
const NOT_REACHED =
  /^[\s,:(–-]{0,4}(?:\p{L}{1,12} ){0,2}?(?:targets?|goal|aim(?:ed|ing)?|in progress|planned|booked|expected|failed|not passed|pending|ongoing|textbook|(?:course|class) \(?(?:started|begun|ongoing|in progress)|angestrebt\p{L}*|(?:als )?ziel|geplant|in arbeit|in vorbereitung|nicht bestanden|objetivo|meta|en curso|en proceso|en preparacion|previst[oa]|suspens[oa]|no aprobad[oa]|hedef\p{L}*|devam ed\p{L}*|planlan\p{L}*|hazirlan\p{L}*)(?!\p{L})/u;
const NEAR_LEVEL = 48;

/** True for a level that is still aimed at or was not passed. */
const isNotReached = (plain: string, { level }: SpokenLanguage): boolean =>
  level !== undefined && NOT_REACHED.test(plain.slice(level.end, level.end + NEAR_LEVEL).split(/[\n;|•]/u, 1)[0]!);

/** The words that name a language with its level, and the bracket that closes them: "German (B2)". */
export const languageSpan = (text: string, { start, end, level }: SpokenLanguage): Span => {
  const span = { start: Math.min(start, level?.start ?? start), end: Math.max(end, level?.end ?? end) };
  return text[span.end] === ")" && text.slice(span.start, span.end).includes("(") ? { ...span, end: span.end + 1 } : span;
};

const NATIVE: Rank = 7;

/** Characters around a language in which its level is searched on lines below. */
const ABOVE = 160;
const BELOW = 400;

/**
 * "Englisch" and, on the line below, "gute Kenntnisse": the level of a language that has a line of its own. Of languages one below the other,
 * the first has the first of as many levels below them.
 */
const levelBelow = (text: string, { start, end }: Span): Pick<SpokenLanguage, "rank" | "level"> | undefined => {
  const from = Math.max(0, start - ABOVE);
  const lines = linesOf(text.slice(from, end + BELOW)).map((line) => ({ start: line.start + from, end: line.end + from }));
  const own = lines.findIndex((line) => line.start <= start && end <= line.end);
  const isName = (line: Span | undefined): boolean => line !== undefined && isLanguageAlone(text.slice(line.start, line.end));
  if (!isName(lines[own])) return undefined;
  let [first, last] = [own, own];
  while (isName(lines[first - 1])) first -= 1;
  while (isName(lines[last + 1])) last += 1;
  const below = lines.slice(last + 1).filter((line) => /[\p{L}\d]/u.test(text.slice(line.start, line.end)));
  const levels = below.slice(0, last - first + 1).map((line) => levelAlone(text, line));
  return levels.length > last - first && levels.every(Boolean) ? levels[own - first] : undefined;
};

const isLanguageAlone = (words: string): boolean => {
  const [name, ...others] = languagesNamedIn(words);
  return name !== undefined && others.length === 0 && !/[\p{L}\d]/u.test(words.slice(0, name.start) + words.slice(name.end));
};

const levelAlone = (text: string, line: Span): Pick<SpokenLanguage, "rank" | "level"> | undefined => {
  const words = text.slice(line.start, line.end);
  const level = languagesNamedIn(words).length > 0 ? undefined : levelIn(flat(words));
  return level && { rank: level.rank, level: { start: line.start + level.start, end: line.start + level.end } };
};

const isCefr = (text: string, level: Span | undefined): boolean =>
  level !== undefined && /^[ABC][12]$/i.test(text.slice(level.start, level.end));

// Maximal distance between a language and its level, in characters.
const REACH = 80;

/** Languages with levels in one sentence: "German (B2)", "Inglés: nivel avanzado", "fluent in English and Spanish", "C1 English". */
export const languagesOfSentence = (text: string, sentence: Span): SpokenLanguage[] => {
  const names = languagesNamedIn(text.slice(sentence.start, sentence.end)).map((name) => ({
    ...name,
    start: name.start + sentence.start,
    end: name.end + sentence.start,
  }));
  const spoken: SpokenLanguage[] = [];
  // From the last to the first: "English and German (C1)" lends the level of the later name to the earlier.
  for (let index = names.length - 1; index >= 0; index--) {
    const name = names[index]!;
    const next = names[index + 1];
    const reach = Math.min(sentence.end, name.end + REACH);
    const after = levelWithin(text, name.end, next ? beforeNext(text, name.end, next.start) : reach);
    const level = after ?? levelWithin(text, beginsBefore(text, sentence, names, index), name.start);
    const lent = level || !next || !isJoined(text, name.end, next.start) ? undefined : spoken[0];
    spoken.unshift({
      code: name.code,
      start: name.start,
      end: name.end,
      rank: level?.rank ?? lent?.rank,
      level: level ? { start: level.start, end: level.end } : lent?.level,
    });
  }
  return spoken;
};

const MAX_LISTED = 12;
/** A closing bracket ends what is said of the language before it. */
const PARTS = /[,;|\n·•/)\]](?=\s)|\s[-–—](?=\s)/gu;

/** Start of the text in which a level before a name is searched. It is valid for all names after it: "fluent in English and German". */
const beginsBefore = (text: string, sentence: Span, names: readonly Span[], index: number): number => {
  let first = index;
  while (first > 0 && index - first < MAX_LISTED && isListed(text, names[first - 1]!.end, names[first]!.start)) first--;
  const floor = Math.max(first > 0 ? names[first - 1]!.end : sentence.start, names[first]!.start - REACH);
  // After another name, only the words after the last sign that parts them: "English (fluent), Malay, basic Hindi", "Deutsch (C2) · Englisch".
  const ends = first > 0 ? [...text.slice(floor, names[first]!.start).matchAll(PARTS)].at(-1) : undefined;
  return ends === undefined ? floor : floor + ends.index + 1;
};

/** A level written before the next name belongs to it: "Englisch, gute Kenntnisse in Spanisch". */
const beforeNext = (text: string, from: number, to: number): number => {
  const between = text.slice(from, to);
  const comma = between.search(/[,;|•·\n](?![^(]*\))/u);
  if (comma === -1) return to;
  const tail = between.slice(comma + 1);
  // "English, C1, German, B2": a bare level after a comma belongs to the name before it.
  return /^\s*(?:[ABC][12]|native|fluent|fließend|Muttersprache|nativo)\s*[,;|•·\n]?/iu.test(tail) ? to : from + comma;
};

const isListed = (text: string, from: number, to: number): boolean =>
  /^\s*(?:,|\/|&|and|und|y|e|ve|,\s*(?:and|und|y|ve))\s*$/iu.test(text.slice(from, to));

const isJoined = (text: string, from: number, to: number): boolean =>
  /^\s*(?:\/|&|and|und|y|e|ve)\s*$/iu.test(text.slice(from, to));

const levelWithin = (text: string, from: number, to: number): { rank: Rank; start: number; end: number } | undefined => {
  const level = to > from ? levelIn(flat(text.slice(from, to))) : undefined;
  return level ? { rank: level.rank, start: level.start + from, end: level.end + from } : undefined;
};

const LICENCE =
  /(?<![\p{L}\d])(?:(?:clean |full )?(?:uk |eu )?driv(?:ing|er'?s?) licen[cs]e|fuhrerschein(?:klassen?)?|fahrerlaubnis|(?:permiso|carne|carnet|licencia) de conducir|surucu belgesi|ehliyet)(?:[ \t]*(?:[:,(–-]|klassen?|class(?:es)?|category|categories|kategorien?|clases?|tipo|sinifi|of|der)[ \t]*){0,3}[ \t]*(?:\(?(?:a[12m]?|b(?:e|96)?|c1?e?|c\+e|d1?e?|t|l|am)(?![\p{L}\d])\)?(?:[ \t]*[,/+&y][ \t]*)?){0,6}|(?<![\p{L}\d])(?:a[12]?|b|c1?e?|d1?e?)[ -](?:sinifi)[ \t](?:surucu belgesi|ehliyet)(?!\p{L})/gu;

// On flat text, in the four languages.
const LOST =
  /(?<!\p{L})(?:revoked|suspended|withdrawn|confiscated|lost|(?:taken )?away|entzogen|eingezogen|abgegeben|verloren|gesperrt|retirad[oa]|suspendid[oa]|revocad[oa]|perdid[oa]|iptal|kaybet\p{L}*|el kon\p{L}*)(?!\p{L})/u;

/** True for a line, in flat text, about a licence that is no longer held. */
export const isLicenceLost = (line: string): boolean => LOST.test(line);

/** The most detailed mention of a driving licence, with its classes. */
export const licenceIn = (cv: ParsedCv): Span | undefined => {
  let best: Span | undefined;
  for (const match of cv.flat.matchAll(LICENCE)) {
    const words = match[0].replace(/(?:\sy)?(?<![\s,:(/+&–-])[\s,:(/+&–-]*$/u, "");
    const span = { start: match.index, end: match.index + words.length };
    const { kind } = sectionAt(cv.sections, span.start);
    const claim = sentenceAt(cv, span.start);
    if (CLAIMS_NOTHING.has(kind) || claim?.voice !== "claim" || isLicenceLost(cv.flat.slice(claim.start, claim.end))) continue;
    if (!best || span.end - span.start > best.end - best.start) best = span;
  }
  return best;
};
