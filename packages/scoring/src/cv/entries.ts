import { rangesIn, singleDatesIn, todayAt, type DateRange, type Month } from "../text/dates.ts";
import { flat } from "../text/fold.ts";
import { BULLET, contains, indexAt, lastFrom, overlaps, type Span } from "../text/lines.ts";
import { looksLikeEmployer } from "../vocabulary/fields.ts";
import { isCountry } from "../vocabulary/places.ts";
import { REDACTED_TOKEN } from "../redact.ts";
import { clean, isPlaceLine, likeTitle, namesOther, partsOf } from "./headers.ts";
import { isOccupation, namesOccupation } from "./line-kinds.ts";
import { isAddress } from "./role-lines.ts";
import type { Section } from "./sections.ts";
import { columnDates, cutRanges, stackedRanges, type PartedRange } from "./stacked-dates.ts";

/** The dates of an entry of a career and the words on their line. */
export interface Entry {
  readonly range: DateRange;
  readonly first: Span;
  readonly last: Span;
  /** The words before and behind the dates. */
  readonly rest: readonly string[];
}

const HEADER_LENGTH = 110;
/** More of a line than any header has. */
const LONGEST_LINE = 400;

// "Costa Norte S.A." and "Ltd." end in a point that does not end a sentence.
const isProse = (words: string): boolean =>
  BULLET.test(words) ||
  isRedacted(words) ||
  // "t-systems MMS GmbH" is a name, whatever its first letter.
  (/^\p{Ll}/u.test(words) && !looksLikeEmployer(words)) ||
  (/[.!]$/.test(words) && !/(?<!\p{L})(?:\p{Lu}|Ltd|Ltda|Inc|Co|Corp|Cía|Şti|San|Tic)\.$/u.test(words)) ||
  words.length > HEADER_LENGTH;

/** True for a line of redacted tokens only. It ends an entry's header, so that the result does not depend on the redacted words. */
const isRedacted = (words: string): boolean =>
  words.includes(REDACTED_TOKEN) && !/\p{L}/u.test(words.replaceAll(REDACTED_TOKEN, ""));

/** One entry per date range in a heading-like line; a range within a sentence belongs to a description. */
export const entriesOf = (text: string, section: Section, lines: readonly Span[], asOf: Month, isNamed: boolean): Entry[] => {
  const own = text.slice(section.start, section.end);
  const moved = (range: DateRange): DateRange => ({
    ...range,
    start: range.start + section.start,
    end: range.end + section.start,
  });
  const written = rangesIn(own).map(moved);
  const unbound = singleDatesIn(own)
    .map(moved)
    .filter((date) => {
      const range = written[indexAt(written, date.start)];
      return !(range && overlaps(range, date));
    });
  const { ranges, parted, singles, inColumns } = datesApart(text, lines, written, unbound, isNamed);
  const wordsBetween = new Map(parted.map(({ range, words }) => [range, words]));
  const lineOf = (range: Span): Span | undefined => {
    const line = lines[indexAt(lines, range.start)];
    return line && contains(line, range) ? line : undefined;
  };
  const isBulleted = ranges[0] !== undefined && BULLET.test(text.slice(lineOf(ranges[0])?.start ?? ranges[0].start).slice(0, 3));
  const alone = ranges.filter((range) => {
    const line = lineOf(range);
    return (
      line !== undefined &&
      line.end - line.start < LONGEST_LINE &&
      !/\p{L}/u.test(text.slice(line.start, range.start) + text.slice(range.end, line.end))
    );
  }).length;
  const isAlone = alone > 0;
  const seen = new Set<number>();
  const isSingleOf = new Set(singles);
  return [...ranges, ...wordsBetween.keys(), ...singles]
    .toSorted((a, b) => a.start - b.start)
    .filter((range) => range.from <= asOf)
    .flatMap((range) => {
      const first = lines[indexAt(lines, range.start)];
      const last = lines[lastFrom(lines, range.end - 1)];
      if (!first || !last || first.start >= range.end || seen.has(first.start)) return [];
      // Dates far inside a long line belong to a description.
      if (range.start - first.start > LONGEST_LINE) return [];
      const isSingle = isSingleOf.has(range);
      const before = wordsBetween.get(range) ?? withoutLeaders(text.slice(first.start, range.start));
      const after = withoutLeaders(text.slice(range.end, Math.min(last.end, range.end + LONGEST_LINE)));
      // "2012–2019: Förster, Gutsverwaltung Ennstal. Revierleitung.": the description begins after the point, or in "Koch, Hotel Blau
      // (2018-2019): Kochte …" and "Koch — Hotel Blau, 2018 – 2019: Kochte …" after the colon.
      const isEnded = isEndedByColon(before, after);
      const whole = isEnded ? "" : before.trim() === "" || BULLET.test(before) ? firstSentence(after) : after;
      const header = isNamed && !isSingle && isOverlong(before, whole) ? withoutDuties(before, whole) : whole;
      const rest = `${before} ${header}`.trim();
      // "• The shift's first aider since 2021." is part of a description, unless the document begins every entry with a bullet.
      const isAtEnd = clean(before) === "" || clean(after) === "";
      if (BULLET.test(before) && (rest.length > (isAtEnd ? LONGEST_BULLET : LONGEST_TITLE) || !isBulleted)) return [];
      if (isSingle && !inColumns.has(range) && !isSingleEntry([before, header], lines, first, text, isAlone)) return [];
      // "seit 03/2002 in Deutschland" tells of the person.
      if (IN_COUNTRY.test(flat(after)) && isCountry(after.trim().slice(3))) return [];
      // Where dates stand on lines of their own, "Berater bei City Getränke seit 2022" is part of a description.
      if (
        range.to === undefined &&
        alone >= MOST_ALONE &&
        SINCE.test(flat(text.slice(range.start, range.end))) &&
        /\p{L}{3}/u.test(before)
      )
        return [];
      if (isOfSentence(before, after, rest, isNamed)) return [];
      // A second range on one line ("since 2016 as counsel") belongs to the same entry.
      seen.add(first.start);
      // "Tutor – University of Lindau – 01/04/2022 – 01/08/2022 – Lindau, Germany": the place behind the dates of a long line.
      const said = rest.length > HEADER_LENGTH && isAddress(clean(header)) ? before.trim() : rest;
      if (said.length > HEADER_LENGTH) return [];
      if (
        /^\p{Ll}/u.test(before.trim()) &&
        !(isNamed && isSmallEmployer(before, after, lines[indexAt(lines, first.start) - 1], text))
      )
        return [];
      return [
        { range, first, last, rest: [before, header].map(clean).filter((words) => words && !DATE_LABEL.test(flat(words))) },
      ];
    });
};

/** The ranges as their lines below end them; under a heading for jobs also those that a column breaks, and the dates that stay single. */
const datesApart = (
  text: string,
  lines: readonly Span[],
  written: readonly DateRange[],
  unbound: readonly DateRange[],
  isNamed: boolean,
) => {
  const ends = endsBelow(text, lines, written, unbound);
  const ranges = written.map((range) => {
    const to = ends.get(range)?.to;
    return to === undefined ? range : { ...range, to };
  });
  const broken = isNamed ? [partedRanges, rangesAround, cutRanges].flatMap((find) => find(text, lines, unbound)) : [];
  const known = new Set([...ends.values(), ...broken.flatMap(({ dates }) => dates)]);
  const free = isNamed ? unbound.filter((date) => !known.has(date)) : [];
  const parted = [...broken, ...stackedRanges(text, lines, free)];
  const taken = new Set(parted.flatMap(({ dates }) => dates));
  const singles = free.filter((date) => !taken.has(date));
  return { ranges, parted, singles, inColumns: columnDates(text, lines, singles) };
};

/** "Cook at Blue Hotel from January 2018 to December 2019.": a sentence of nothing but an occupation, its employer and its dates. */
const isSentenceOfJob = (before: string, after: string): boolean => {
  const [first = ""] = /^[\s.)]*$/.test(after) ? partsOf([clean(before)]) : [];
  return first !== "" && before.length <= LONGEST_BULLET && clean(before).startsWith(first) && isOccupation(first);
};

const isEndedByColon = (before: string, after: string): boolean =>
  /^\s*\)\s*:/.test(after) || (/^\s?:\s/.test(after) && partsOf([clean(before)]).some((part) => likeTitle(part) === 2));

/** True for dates within a sentence of a description. */
const isOfSentence = (before: string, after: string, rest: string, isNamed: boolean): boolean => {
  const isNotice = NOTICE.test(before) && /^[\s.)]*$/.test(after);
  if (isNotice || (isNamed && isSentenceOfJob(before, after))) return false;
  return /\p{L}{3}/u.test(before) && /[.!]$/.test(rest) && isProse(rest) && rest.split(" ").length > 3;
};

/** "vhs Rheingau e.V. 04/2005 – 08/2017" below a title: an employer whose name begins with a small letter. */
const isSmallEmployer = (before: string, after: string, above: Span | undefined, text: string): boolean =>
  above !== undefined &&
  clean(after) === "" &&
  before.trim().split(/\s+/).length <= MOST_EMPLOYER_WORDS &&
  partsOf([text.slice(above.start, above.end)]).some((part) => likeTitle(part) === 2);
const MOST_EMPLOYER_WORDS = 6;

/** "Instructor ........ 08/2010", "Werkstudent: Von 1.6.2022": words without what leads to the dates. */
const withoutLeaders = (words: string): string =>
  words.replace(/\.{4,}/g, "  ").replace(/(?<=:\s?)(?:von|vom|from|desde|del)\s*$/iu, "");

const LONGEST_TITLE = 60;
/** An entry in one line, whose dates stand at one end of it. */
const LONGEST_BULLET = 100;

/** True for dates at the beginning of a paragraph, or behind a title there, whose other words are too long for a header. */
const isOverlong = (before: string, after: string): boolean =>
  before.length + after.length > HEADER_LENGTH &&
  /^\s*[\p{Lu}(|,–-]/u.test(after) &&
  (before.trim() === "" || (before.length < LONGEST_TITLE && likeTitle(clean(before)) === 2) || isTakenOut(before));

/** "Company Name City , State Night Nurse" before the dates of a CV whose names were taken out. */
const isTakenOut = (before: string): boolean => before.length < HEADER_LENGTH && /^[^.]{0,60}\bCity\s?,\s?State\b/u.test(before);

/** "October 2014 to Current  Company Name - City , State  Responsibilities Assist …": the header without the duties behind it. */
const withoutDuties = (before: string, after: string): string => {
  const end = /\s(?=Responsibilities(?!\p{L}))|(?<=\sCity\s?,\sState(?:\s?,\s\S+)?)\s/u.exec(after)?.index ?? after.length;
  return before.length + end < HEADER_LENGTH ? after.slice(0, end) : "";
};

const MOST_BETWEEN = 2;

/** "11/2020 -", a line or two of words, and "06/2021" alone: a range whose end stands below its beginning, in a column of its own. */
const endsBelow = (
  text: string,
  lines: readonly Span[],
  ranges: readonly DateRange[],
  singles: readonly DateRange[],
): ReadonlyMap<DateRange, DateRange> => {
  const ends = new Map<DateRange, DateRange>();
  for (const [index, range] of ranges.entries()) {
    if (range.to !== undefined || !/[-–—]\s*$/.test(text.slice(range.start, range.end))) continue;
    const at = indexAt(lines, range.start);
    const line = lines[at];
    if (!line || /\p{L}/u.test(text.slice(line.start, range.start) + text.slice(range.end, line.end))) continue;
    const end = singles[lastFrom(singles, range.end - 1) + 1];
    const next = ranges[index + 1];
    if (!end || (next && next.start < end.start) || end.from < range.from) continue;
    const last = indexAt(lines, end.start);
    const whole = lines[last];
    if (whole && last - at <= MOST_BETWEEN + 1 && text.slice(whole.start, whole.end).trim() === text.slice(end.start, end.end))
      ends.set(range, end);
  }
  return ends;
};

/**
 * "08/2015 – Koch" above "07/2019 Hotel Adler": a narrow column of dates whose two lines are read with the lines beside them. A list of years
 * ("2015 – Koch" above "2017 – Kellner") has a dash behind each.
 */
const partedRanges = (text: string, lines: readonly Span[], singles: readonly DateRange[]): PartedRange[] =>
  singles.flatMap((date, index): PartedRange[] => {
    const at = indexAt(lines, date.start);
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line || !next || line.start !== date.start || line.end - line.start > HEADER_LENGTH) return [];
    const words = /^\s?[-–—]\s+(?=\p{Lu})/u.exec(text.slice(date.end, line.end));
    if (!words) return [];
    const below = text.slice(next.start, Math.min(next.end, next.start + HEADER_LENGTH));
    const today = todayAt(below);
    const until = singles[index + 1];
    const end = today > 0 ? next.start + today : until?.start === next.start && until.from >= date.from ? until.end : undefined;
    if (end === undefined || /^\s*[-–—]/u.test(text.slice(end, next.end))) return [];
    const range = { start: date.start, end, from: date.from, ...(today > 0 || !until ? {} : { to: until.to }) };
    return [
      { range, dates: today > 0 || !until ? [date] : [date, until], words: text.slice(date.end + words[0].length, line.end) },
    ];
  });

/** "12/2023", "Koch" and "– heute": a date alone, and what ends it below the words between them. */
const rangesAround = (text: string, lines: readonly Span[], singles: readonly DateRange[]): PartedRange[] =>
  singles.flatMap((date): PartedRange[] => {
    const at = indexAt(lines, date.start);
    const [line, between, last] = [lines[at], lines[at + 1], lines[at + 2]];
    if (!line || !between || !last || text.slice(line.start, line.end).trim() !== text.slice(date.start, date.end)) return [];
    const words = text.slice(between.start, between.end);
    const ending = text.slice(last.start, Math.min(last.end, last.start + LONGEST_TITLE));
    const lead = /^\s*[-–—~]\s*/u.exec(ending)?.[0].length ?? 0;
    if (lead === 0 || words.length > HEADER_LENGTH || !/^\p{Lu}/u.test(words)) return [];
    const today = todayAt(ending.slice(lead));
    const until = singles[indexAt(singles, last.start + lead)];
    const isUntil = until !== undefined && until.start === last.start + lead && until.from >= date.from;
    if (today === 0 && !isUntil) return [];
    const end = today > 0 ? last.start + lead + today : until!.end;
    const range = { start: date.start, end, from: date.from, ...(today > 0 ? {} : { to: until!.to }) };
    return [{ range, dates: today > 0 ? [date] : [date, until!], words }];
  });

const IN_COUNTRY = /^\s*(?:in|en) \S/;
const SINCE = /^(?:seit|since|desde)(?!\p{L})/u;
const MOST_ALONE = 2;

const DATE_LABEL =
  /^(?:(?:fecha de )?(?:inicio|ingreso)|(?:start|starting|entry)(?: date)?|beginn|eintritt(?:sdatum)?|(?:ise )?(?:baslangic|baslama|giris)(?: tarihi)?|dates?|period|from|when|zeitraum|dauer|zeit|fechas?|periodo|desde|temporadas?|veranos?|summers?|winters?|inviernos?|kis|sezon|tarih(?:ler)?|donem|sure)$/;

// "Oficial de notaría. Notaría Etxeberria, Tolosa. Desde enero de 2015.": a short title, a point, the place, and the dates at the end.
// "Costa Coffee. 2019 – 2021.": the dates are a sentence of their own.
const NOTICE = /^\p{Lu}[^.;!?]{2,40}\.\s+\p{Lu}[^;!?]{2,70}[.,]\s*$|^\p{Lu}[^.,;!?]{2,60}(?:, \p{Lu}[^.,;!?]{2,40})?\.\s*$/u;

const firstSentence = (words: string): string => {
  // "2018, Aug-Sep. Responsible for …": the point ends the dates.
  if (/^\s*\.\s/.test(words)) return "";
  const end = /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u.exec(words);
  return end && end.index > 3 ? words.slice(0, end.index) : words;
};

// "St Louis, MO".
const TOWN_AND_STATE = /^\p{Lu}[\p{L}.’' ]{1,25}, \p{Lu}{2}$/u;

/** True when a single date begins an entry: alone below a title, or at one end of a short line with a title ("03/2023 Praktikum"). */
const isSingleEntry = (
  [before, after]: readonly [string, string],
  lines: readonly Span[],
  line: Span,
  text: string,
  isAlone: boolean,
): boolean => {
  const [left, right] = [clean(before), clean(after)];
  if (left && right) return false;
  const words = left || right;
  // In a document with dates on lines of their own, a single date may begin an entry as well.
  if (!words && isAlone) return true;
  const at = indexAt(lines, line.start);
  // "2016 | Lindau" between a title and its duties: the place beside the date names nothing else.
  const isPlaced = left === "" && right !== "" && (isPlaceLine(right) || isAddress(right) || TOWN_AND_STATE.test(right));
  if (words && !isPlaced) {
    if (words.length >= LONGEST_TITLE || !/^[\p{Lu}\d]/u.test(words)) return false;
    return partsOf([words]).some((part) => likeTitle(part) === 2) || (right === "" && isTitleUnder(text, lines[at + 1]));
  }
  const above = lines[at - 1];
  const below = lines[at + 1];
  return [above, below].some(
    (one) => one !== undefined && partsOf([text.slice(one.start, one.end)]).some((part) => likeTitle(part) === 2),
  );
};

/** "Club Sol (2021)" above "Monitor de tenis": a short line that names an occupation. */
const isTitleUnder = (text: string, line: Span | undefined): boolean => {
  const words = line ? text.slice(line.start, line.end) : "";
  return words.length < LONGEST_TITLE && /^\p{Lu}[^.;:!?]*$/u.test(words) && namesOccupation(words);
};

/** "Monteur im Sondermaschinenbau, Inocon, Wels.": title, employer and place with a point behind, as a common template writes them. */
const isPointed = (words: string): boolean => {
  if (!/^\p{L}[^.;!?]{3,80},[^.;!?]{2,60}\.$/u.test(words)) return false;
  const [first = "", ...others] = words.slice(0, -1).split(/,\s+/);
  const isName = (part: string): boolean => /^[\p{Lu}\d]/u.test(part) || looksLikeEmployer(part);
  return (isName(first) || likeTitle(first) === 2) && others.every(isName);
};

/** "Service Admin, Rush Enterprises - Odessa, Texas": a long line below the dates is a header where it begins with a title. */
const beginsWithTitle = (words: string): boolean => {
  const [first = "", ...others] = words.length > HEADER_LENGTH ? [] : partsOf([words]);
  return others.length > 0 && (likeTitle(first) === 2 || namesOccupation(first)) && words.startsWith(first);
};

/** "Company Name City , State Regional Operations Manager of the Northern Counties": the title behind or before a long employer. */
const isLongHeader = (words: string): boolean =>
  words.length <= HEADER_LENGTH &&
  /^\p{Lu}.*[^.;:,]$/u.test(words) &&
  (namesOccupation(words) || partsOf([words]).some((part) => likeTitle(part) === 2));

/** "Balti AG, Baar, Switzerland. Workshop Intern.": the employer and the title, each with a point. */
const endsInTitle = (words: string): boolean => {
  const title = words.length > HEADER_LENGTH ? undefined : /^\p{Lu}[^.;!?]{2,60}\.\s+(\p{Lu}[^.;!?]{2,50})\.$/u.exec(words)?.[1];
  return title !== undefined && likeTitle(title) === 2;
};

// "Company Name ï1⁄4 City , State Night Nurse The ward has …": the title is the words in capitals before the duties.
const BEFORE_TITLE = /^.{4,50}?(?:(?:City\s?,|ï1⁄4)\s?State(?:\s?,\s?(?:USA?|United States))?)\s+/u;
const IN_CAPITALS = /^\p{Lu}[\p{L}&/'’-]*(?:\s(?:(?:of|and|for)\s)?\p{Lu}[\p{L}&/'’-]*){0,5}/u;
const BEGINS_DUTIES = /\s(?:The|This|I|My|A|An|As|In|At|We|Our|It)$/u;

// "Night Nurse Company Name ï1⁄4 City , State The ward has …".
const TITLE_FIRST =
  /^\p{Lu}[\p{L}\s,/&'’-]{2,60}?\sCompany Name\s?(?:[-–－]|ï1⁄4)?\s?City\s?,\s?State(?:\s?,\s?(?:USA?|United States))?(?=\s|$)/u;
/** A line of fewer characters has no duties behind its header. */
const LEAST_DUTIES = 85;
const VERB_BEHIND = /\s\p{Lu}\p{Ll}{2,}ed$/u;

/** The length of the header that stands before duties in one long line; 0 where there is none. */
const headerBeforeDuties = (words: string): number => {
  if (words.length <= LEAST_DUTIES) return 0;
  const titled = TITLE_FIRST.exec(words)?.[0].length;
  if (titled) return titled;
  const lead = BEFORE_TITLE.exec(words)?.[0];
  const capitals = lead ? (IN_CAPITALS.exec(words.slice(lead.length))?.[0] ?? "") : "";
  const title = capitals.replace(VERB_BEHIND, "").replace(BEGINS_DUTIES, "");
  const isTitle = title !== "" && (likeTitle(title) === 2 || VERB_BEHIND.test(capitals));
  return lead && isTitle ? lead.length + title.length : 0;
};

// "Page 3 of 5", between an employer and a title.
const FURNITURE = /^(?:page|seite|pagina|sayfa)?\s?\d{1,2}\s?(?:of|von|de|\/)\s?\d{1,2}$/;

const isNoHeader = (words: string): boolean => isPlaceLine(words) || namesOther(words) || FURNITURE.test(flat(words).trim());

export const linesAbove = (text: string, lines: readonly Span[], { start }: Span, floor: number, most: number): Span[] => {
  const found: Span[] = [];
  for (let index = lastFrom(lines, start - 1); index >= 0 && found.length < most; index--) {
    const candidate = lines[index]!;
    const words = text.slice(candidate.start, candidate.end);
    if (candidate.start < floor || (isProse(words) && !endsInTitle(words))) break;
    if (!isNoHeader(words)) found.unshift(candidate);
  }
  return found;
};

export const linesBelow = (text: string, lines: readonly Span[], { last: line, rest }: Entry, ceiling: number): Span[] => {
  const isAlone = rest.length === 0;
  const found: Span[] = [];
  for (let index = indexAt(lines, line.start) + 1; index < lines.length && found.length < 2; index++) {
    const candidate = lines[index]!;
    const words = text.slice(candidate.start, candidate.end);
    // "seit 05/2011" and below it "selbstständiger Klavierstimmer".
    const isSmall = found.length === 0 && words.length < 45 && /^\p{Ll}{4,}/u.test(words) && !/[.!,]$/.test(words);
    const length = found.length === 0 && isAlone && candidate.start < ceiling ? headerBeforeDuties(words) : 0;
    if (length > 0) return [{ start: candidate.start, end: candidate.start + length }];
    const isListed = found.length === 0 && isAlone && (isPointed(words) || beginsWithTitle(words) || isLongHeader(words));
    if (candidate.start >= ceiling || (isProse(words) && !(isSmall && isAlone) && !isListed) || words.length > HEADER_LENGTH)
      break;
    if (words.length > 90 && !isListed) break;
    if (words.length > 70 && !isListed) break;
    if (!isNoHeader(words)) found.push(candidate);
  }
  return found;
};
