import type { DateRange } from "../text/dates.ts";
import { BULLET, indexAt, type Span } from "../text/lines.ts";
import { likeTitle, partsOf } from "./headers.ts";

/** A range whose two dates stand apart, without a sign between them. */
export interface PartedRange {
  readonly range: DateRange;
  /** The single dates it consists of. */
  readonly dates: readonly DateRange[];
  /** The words beside its beginning. */
  readonly words: string;
}

/** A single date at the beginning of a line. */
interface Leading {
  readonly date: DateRange;
  /** The number of its line. */
  readonly at: number;
  /** The words behind the date. */
  readonly words: string;
}

const LONGEST = 110;
/** Lines below a date in which titles are counted. */
const REACH = 3;

/**
 * Ranges that a narrow column breaks in two: "2019" above "2021", alone or each with the words of its line beside it ("2019 Koch" above
 * "2021 Hotel Adler"), or with one such line between them. A list of years ("2019 Koch" above "2021 Kellner") names a job in each line.
 */
export const stackedRanges = (text: string, lines: readonly Span[], singles: readonly DateRange[]): PartedRange[] => {
  const leading = singles.flatMap((date) => leadingOf(text, lines, date));
  const alone = leading.filter(({ words }) => words === "");
  const stacked = alone.flatMap((first, index) => stackOf(text, lines, alone, index, first));
  if (stacked.length > 0) return stacked;
  return [besideOf(leading), betweenOf(text, lines, alone)].find((found) => found.length > 0) ?? [];
};

const leadingOf = (text: string, lines: readonly Span[], date: DateRange): Leading[] => {
  const at = indexAt(lines, date.start);
  const line = lines[at];
  if (!line || line.start > date.start || line.end - line.start > LONGEST || text.slice(line.start, date.start).trim() !== "")
    return [];
  const words = text.slice(date.end, line.end);
  return words.trim() === "" || /^\s+[\p{Lu}\d]/u.test(words) ? [{ date, at, words: words.trim() }] : [];
};

// "– 07/202" at the end of a line.
const CUT_END = /^\s*[-–—]\s*(?:(0?[1-9]|1[0-2])[./])?((?:19|20)\d)$/u;
const MOST_BETWEEN = 2;

/** "Koch, 08/2022 – 07/202" above "Hotel Blau" and "4": a range whose last digit a narrow column moves to a line of its own. */
export const cutRanges = (text: string, lines: readonly Span[], singles: readonly DateRange[]): PartedRange[] =>
  singles.flatMap((date): PartedRange[] => {
    const at = indexAt(lines, date.start);
    const line = lines[at];
    if (!line || line.end - line.start > LONGEST) return [];
    const [, month, decade] = CUT_END.exec(text.slice(date.end, line.end).trimEnd()) ?? [];
    if (decade === undefined) return [];
    const digit = lines
      .slice(at + 1, at + 1 + MOST_BETWEEN)
      .map(({ start, end }) => text.slice(start, end).trim())
      .find((words) => /^\d$/.test(words));
    if (digit === undefined) return [];
    const to = Number(decade + digit) * 12 + (month === undefined ? 11 : Number(month) - 1);
    const range = { start: date.start, end: line.end, from: date.from, to };
    return to < date.from ? [] : [{ range, dates: [date], words: text.slice(line.start, date.start) }];
  });

/** Single dates alone on lines one below the other, above as many titles: each begins a job of its own. */
export const columnDates = (text: string, lines: readonly Span[], singles: readonly DateRange[]): ReadonlySet<DateRange> => {
  const alone = singles.flatMap((date) => leadingOf(text, lines, date)).filter(({ words }) => words === "");
  const found = new Set<DateRange>();
  for (let first = 0; first < alone.length;) {
    let after = first + 1;
    while (alone[after]?.at === alone[after - 1]!.at + 1) after += 1;
    const run = alone.slice(first, after);
    if (run.length > 1 && titlesBelow(text, lines, run, alone[after]) === run.length) for (const { date } of run) found.add(date);
    first = after;
  }
  return found;
};

const titlesBelow = (text: string, lines: readonly Span[], run: readonly Leading[], next: Leading | undefined): number => {
  const from = run.at(-1)!.at + 1;
  const until = Math.min(next?.at ?? lines.length, from + REACH * run.length);
  return lines.slice(from, until).filter((line) => namesTitle(text.slice(line.start, line.end))).length;
};

/** Two dates alone, one below the other, in either order; three or more are a column of dates. */
const stackOf = (
  text: string,
  lines: readonly Span[],
  alone: readonly Leading[],
  index: number,
  first: Leading,
): PartedRange[] => {
  const [before, second, third] = [alone[index - 1], alone[index + 1], alone[index + 2]];
  if (second?.at !== first.at + 1 || before?.at === first.at - 1 || third?.at === second.at + 1) return [];
  return titlesBelow(text, lines, [first, second], third) > 1 ? [] : [joined(first, second, "")];
};

const namesTitle = (words: string): boolean =>
  words.length < LONGEST && !BULLET.test(words) && partsOf([words]).some((part) => likeTitle(part) === 2);

/** "2019 Koch" above "2021 Hotel Adler", where all dates of the section stand so. */
const besideOf = (leading: readonly Leading[]): PartedRange[] =>
  pairsOf(leading, (first, second) => {
    const isPair = second.at === first.at + 1 && first.words !== "" && second.words !== "";
    return isPair && namesTitle(first.words) !== namesTitle(second.words) ? first.words : undefined;
  });

/** "2019", "Koch", "2021" and "Hotel Adler", each on its line. */
const betweenOf = (text: string, lines: readonly Span[], alone: readonly Leading[]): PartedRange[] => {
  const lineAt = (at: number): string => (lines[at] ? text.slice(lines[at].start, lines[at].end) : "");
  return pairsOf(alone, (first, second) => {
    const words = lineAt(first.at + 1);
    const isPair = second.at === first.at + 2 && words.length < LONGEST && !BULLET.test(words);
    return isPair && namesTitle(words) !== namesTitle(lineAt(second.at + 1)) ? words : undefined;
  });
};

/** The dates two by two, an earlier one above a later one; none where one pair is no range. `wordsOf`: undefined for two dates that are no pair. */
const pairsOf = (dates: readonly Leading[], wordsOf: (first: Leading, second: Leading) => string | undefined): PartedRange[] => {
  const found: PartedRange[] = [];
  for (let index = 0; index < dates.length; index += 2) {
    const [first, second] = [dates[index]!, dates[index + 1]];
    const words = second && second.date.from > first.date.from ? wordsOf(first, second) : undefined;
    if (!second || words === undefined) return [];
    found.push(joined(first, second, words));
  }
  return found;
};

const joined = ({ date: upper }: Leading, { date: lower }: Leading, words: string): PartedRange => {
  const [from, to] = lower.from < upper.from ? [lower.from, upper.to] : [upper.from, lower.to];
  const range = { start: upper.start, end: lower.end, from, ...(to === undefined ? {} : { to }) };
  return { range, dates: [upper, lower], words };
};
