import type { MarkLevel } from "../mark.info.ts";
import type { ProseInput } from "../prose.ts";
import { flat, tokensOf } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import { yearsIn } from "../text/numbers.ts";
import { isSameWord } from "../text/words.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { termsIn } from "../vocabulary/index.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";

/** Words, terms and numbers that a text may mention. */
export interface Sources {
  readonly words: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
  readonly degrees: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

/** Collects everything these texts mention, and `numbers`. */
export const sourcesIn = (texts: readonly string[], numbers: readonly number[] = []): Sources => {
  const text = texts.join("\n");
  return {
    words: new Set(tokensOf(text).map(({ fold }) => fold)),
    terms: new Set(termsIn(text).map(({ term }) => term.id)),
    languages: new Set(languagesNamedIn(text).map(({ code }) => code)),
    degrees: new Set(degreesIn(flat(text)).map(({ level }) => level)),
    numbers: new Set([
      ...numbersIn(text),
      ...texts.flatMap((one) => yearsIn(flat(one))?.years ?? []).map(String),
      ...numbers.map(String),
    ]),
  };
};

/** Collects from the criteria with an included mark, their quotes and notes, the job title and the years of work. */
export const sourcesOf = ({ profile, criteria, marks }: ProseInput, isIncluded: (mark: MarkLevel) => boolean): Sources => {
  const markOf = new Map(marks.map((mark) => [mark.criterionId, mark]));
  const included = criteria.filter(({ id }) => isIncluded(markOf.get(id)?.mark ?? "notShown"));
  const found = included.flatMap(({ id }) => markOf.get(id) ?? []);
  const months = [profile.experienceMonths ?? [], found.flatMap(({ note }) => note?.values["months"] ?? [])].flat().map(Number);
  return sourcesIn(
    [
      ...included.map(({ text }) => text),
      ...found.flatMap(({ quotes }) => quotes.map(({ text }) => text)),
      ...found.flatMap(({ note }) => Object.values(note?.values ?? {}).map(String)),
      ...(profile.jobTitle ? [profile.jobTitle.value] : []),
    ],
    months.flatMap((count) => [count, Math.floor(count / 12), Math.round(count / 12)]),
  );
};

/** The numbers written in a text, in digits alone: "210,000" as "210000". */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number.replace(/[.,]/g, ""));

/** Words in capitals that need no source. */
const COMMON = new Set(["cv", "hr", "it", "ok", "i"]);

/**
 * True when a text names no number, term, language, degree or proper name that its sources lack. Proper names are words with a digit or a
 * capital inside and, except in German, where every noun has one, words with a first capital within a sentence.
 */
export const saysOnly = (text: string, sources: Sources, language: Language): boolean =>
  numbersIn(text).every((number) => sources.numbers.has(number)) &&
  [yearsIn(flat(text))?.years ?? []].flat().every((years) => sources.numbers.has(String(years))) &&
  termsIn(text).every(({ term }) => sources.terms.has(term.id)) &&
  languagesNamedIn(text).every(({ code }) => sources.languages.has(code)) &&
  degreesIn(flat(text)).every(({ level }) => sources.degrees.has(level)) &&
  namesIn(text, language).every((name) => [...sources.words].some((word) => isSameName(word, name)));

const isSameName = (word: string, name: string): boolean =>
  word === name || isSameWord(word, name) || (word.length >= 3 && name.startsWith(word) && name.length - word.length <= 4);

const namesIn = (text: string, language: Language): string[] =>
  tokensOf(text)
    .filter(({ start, end }) => {
      const word = text.slice(start, end);
      if (/\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\d|\d\p{L}/u.test(word)) return true;
      const isBegin = start === 0 || /[.!?:…"“„»«(¿¡]\s*$/u.test(text.slice(0, start));
      return language !== "de" && !isBegin && /^\p{Lu}/u.test(word);
    })
    .map(({ fold }) => fold)
    .filter((name) => !COMMON.has(name));
