import { datesIn } from "../text/dates.ts";
import { fold } from "../text/fold.ts";
import { BULLET, lastFrom, type Span } from "../text/lines.ts";
import { isCourse } from "./no-skill.ts";
import type { ParsedCv } from "./parsed-cv.ts";

const LONGEST = 40;
const MOST_WORDS = 5;
/** Lines of a section of certificates that are looked at. */
const MOST_LINES = 200;

/**
 * Lines below "Certificates" that say who gave them: those that come again between other lines, and, where dates have lines of their own, those
 * in the same place of each entry as one that comes again.
 */
export const issuersIn = (cv: ParsedCv): Span[] =>
  cv.sections.filter(({ kind }) => kind === "certifications").flatMap((section) => issuersAmong(cv, linesOf(cv, section)));

const linesOf = ({ lines }: ParsedCv, { start, end }: Span): Span[] =>
  lines.slice(lastFrom(lines, start - 1) + 1, lastFrom(lines, end - 1) + 1).slice(0, MOST_LINES);

const issuersAmong = ({ text }: ParsedCv, lines: readonly Span[]): Span[] => {
  const words = lines.map(({ start, end }) => text.slice(start, end).replace(BULLET, ""));
  const counts = new Map<string, number>();
  for (const one of words) counts.set(fold(one), (counts.get(fold(one)) ?? 0) + 1);
  const mayBe = (at: number): boolean => {
    const own = words[at] ?? "";
    return (
      own.length > 2 &&
      own.length <= LONGEST &&
      own.split(/\s+/).length <= MOST_WORDS &&
      !/\d{4}|[.,:;]/.test(own) &&
      !isCourse(own)
    );
  };
  const comesAgain = (at: number): boolean => mayBe(at) && counts.get(fold(words[at]!))! > 1;
  const dates = words.flatMap((own, at) => (isDateOnly(own) ? [at] : []));
  // Dates above each entry: who gave it stands at its end, above the next date; dates below the name: right behind them.
  const places =
    dates[0] === 0
      ? dates.flatMap((at, index) => {
          const last = (dates[index + 1] ?? lines.length) - 1;
          return last - at === ENTRY ? [last] : [];
        })
      : dates.map((at) => at + 1);
  const isPlace = dates.length > 1 && places.some(comesAgain);
  const given = new Set(isPlace ? places.filter(mayBe) : []);
  return lines.filter((_, at) => given.has(at) || comesAgain(at));
};

/** The lines of an entry below its date: what it is, and who gave it. */
const ENTRY = 2;

const isDateOnly = (words: string): boolean => {
  const dates = datesIn(words);
  const rest = dates.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), words);
  return dates.length > 0 && !/\p{L}/u.test(rest);
};
