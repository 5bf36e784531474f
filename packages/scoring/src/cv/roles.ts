import { rangesIn, singleDatesIn, type DateRange, type Month } from "../text/dates.ts";
import { flat, fold } from "../text/fold.ts";
import { BULLET, contains, linesOf, overlaps, type Span } from "../text/lines.ts";
import { degreesIn, namesSchool } from "../vocabulary/education.ts";
import { looksLikeTitle, titleStrength } from "../vocabulary/fields.ts";
import { clean, isPlaceName, likeTitle, partsOf, titlesAndEmployers, type Header } from "./headers.ts";
import { REDACTED_TOKEN } from "../redact.ts";
import type { Section } from "./sections.ts";

/** A job held, as the CV tells it. `start` to `end` is the whole entry: title, dates and what was done. */
export interface Role extends Span {
  readonly title: string;
  readonly employer?: string;
  readonly from: Month;
  /** The last month; the as-of month while it goes on. */
  readonly to: Month;
  readonly isCurrent: boolean;
  readonly dates: Span;
  /** The lines that name title, employer and dates. */
  readonly header: Span;
}

/**
 * "Ausbildung zur Pflegefachkraft", "Diploma in Nursing", or a school that nobody worked at: an entry of studies. `above` is the line above it in a
 * CV without a heading for its jobs, where a school alone tells; absent under such a heading.
 */
const isStudy = (title: string, header: readonly string[], above: string | undefined): boolean => {
  const isDegree = (words: string): boolean =>
    degreesIn(flat(words)).some(
      ({ start }) => start < 4 || /^(?:level \d|advanced|higher|national|first) $/.test(flat(words).slice(0, start)),
    ) && !(titleStrength(words) === 2 && /^(?:master|mba|ihk|diplom-?\p{L}+)/u.test(flat(words)));
  if (isDegree(title) || above === undefined) return isDegree(title);
  const isWork = header.some((line) => partsOf([line]).some((part) => titleStrength(part) === 2));
  const own = header[0] ?? "";
  return namesSchool(flat(own)) && (!isWork || isDegree(above));
};

// Time that is no job: leave, service, search. It neither counts nor costs.
const NO_JOB =
  /\b(?:parental leave|maternity leave|paternity leave|career break|sabbatical|gap year|unemployed|between jobs|job search|career gap|military service|elternzeit|erziehungszeit|erziehungsurlaub|familienzeit|pflegezeit|mutterschutz|auszeit|arbeitssuchend|arbeitslos|(?:grund)?wehrdienst\p{L}*|zivildienst\p{L}*|national service|permiso de (?:maternidad|paternidad)|excedencia|servicio militar|desempleo|dogum izni|askerlik|vatani gorev|yedek subay|issiz)|^bundeswehr\s*$/u;

const HEADER_LENGTH = 110;

// "Costa Norte S.A." and "Ltd." end in a point without ending a sentence.
const isProse = (words: string): boolean =>
  BULLET.test(words) ||
  isRedacted(words) ||
  /^\p{Ll}/u.test(words) ||
  (/[.!]$/.test(words) && !/(?<!\p{L})(?:\p{Lu}|Ltd|Ltda|Inc|Co|Corp|Cía|Şti|San|Tic)\.$/u.test(words)) ||
  words.length > HEADER_LENGTH;

/** Whether a line holds nothing but what is redacted: it ends an entry's head, so that nothing depends on what was there. */
const isRedacted = (words: string): boolean =>
  words.includes(REDACTED_TOKEN) && !/\p{L}/u.test(words.replaceAll(REDACTED_TOKEN, ""));

/**
 * The roles in the sections on experience (or, where there is none, wherever dates stand outside education), in order of the text. A role
 * begins at the line that names its dates, or at the short lines above it where the document puts title and employer there.
 */
export const rolesIn = (text: string, sections: readonly Section[], asOf: Month): Role[] => {
  const named = sections.filter((section) => section.kind === "experience");
  const searched = named.length > 0 ? named : sections.filter(({ kind }) => MAY_HOLD_ROLES.has(kind));
  const titles = headlinesOf(text, searched);
  return searched.flatMap((section) => rolesOfSection(text, section, asOf, named.length > 0, titles));
};

/** Where an entry's dates stand, and what else stands on their line. */
interface Dated {
  readonly range: DateRange;
  readonly first: Span;
  readonly last: Span;
  /** What stands before and behind the dates. */
  readonly rest: readonly string[];
}

// Where jobs may stand when their heading is one that no list knows.
const MAY_HOLD_ROLES: ReadonlySet<string> = new Set([
  "head",
  "summary",
  "skills",
  "personal",
  "contact",
  "publications",
  "interests",
]);

/** What stands alone on a line outside of the roles, folded: the title under the name is often that of a role. */
const headlinesOf = (text: string, searched: readonly Section[]): ReadonlySet<string> => {
  const lines = linesOf(text).slice(0, MOST_HEADLINES);
  // Without headings, the lines right above the first dates may belong to a role.
  const dated = lines.findIndex(
    ({ start, end }) => /\d{4}/.test(text.slice(start, end)) && rangesIn(text.slice(start, end)).length > 0,
  );
  const untilDates = lines[dated - 3]?.end ?? 0;
  return new Set(
    lines
      .filter(({ start, end }) => !/@|\d[\d ()/-]{6}/.test(text.slice(start, end)))
      .filter(
        (line) => !searched.some((section) => contains(section, line) && (section.kind !== "head" || line.end > untilDates)),
      )
      .flatMap(({ start, end }) =>
        partsOf([text.slice(start, end)])
          .slice(0, 2)
          .map(fold),
      ),
  );
};
const MOST_HEADLINES = 40;

const rolesOfSection = (
  text: string,
  section: Section,
  asOf: Month,
  isNamed: boolean,
  headlines: ReadonlySet<string>,
): Role[] => {
  const lines = linesOf(text.slice(section.start, section.end)).map(({ start, end }) => ({
    start: start + section.start,
    end: end + section.start,
  }));
  const textOf = (line: Span): string => text.slice(line.start, line.end);
  const entries = entriesOf(text, section, lines, asOf, isNamed);
  const first = entries[0];
  if (!first) return [];

  // Without a heading for jobs, contacts and what is redacted stand above the first.
  const contacts = lines.findLast(
    ({ start, end }) => end <= first.first.start && /@|█|^\p{L}[^:]{2,30}:\s/u.test(text.slice(start, end)),
  );
  const begin = isNamed ? section.start : (contacts?.end ?? section.start);
  const linesBefore = (index: number): Span[] =>
    linesAbove(text, lines, entries[index]!.first, index === 0 ? begin : entries[index - 1]!.last.end, 3);
  const most = Math.min(2, isNamed ? linesOfNamed(first, linesBefore(0)) : linesOfUnnamed(text, entries, linesBefore));
  const writesAbove = most > 0 && !first.rest.some(looksLikeTitle);

  const looksLikeRole = (words: string): boolean => partsOf([words]).some((part) => likeTitle(part) > 0);
  const below = (index: number): Span[] =>
    linesBelow(text, lines, entries[index]!, entries[index + 1]?.first.start ?? section.end);
  // "Kendi Atölyem, Bodrum 2021 – 2024" and the title below it: told by the other entries, too.
  const namesOf = (index: number): string[] =>
    writesAbove && entries[index]!.rest.length === 0 ? linesBefore(index).slice(-most).map(textOf) : [...entries[index]!.rest];
  const isTitleBelow =
    most < 2 &&
    entries.some((_, index) => {
      const under = below(index)[0];
      const names = namesOf(index);
      return (
        names.length === 1 &&
        !looksLikeRole(names[0]!) &&
        under !== undefined &&
        partsOf([textOf(under)]).some((part) => likeTitle(part) >= 2)
      );
    }) &&
    entries.filter((_, index) => namesOf(index).some(looksLikeRole)).length * 2 <= entries.length;
  const headers: Header[] = entries.map((entry, index) => {
    const floor = index === 0 ? begin : entries[index - 1]!.last.end;
    const upper = writesAbove ? linesAbove(text, lines, entry.first, floor, most) : [];
    const lower = below(index);
    const own = [...upper.map((line) => clean(textOf(line))), ...entry.rest];
    // "01/03/2012 – Aktuell Tuzla, Bosnien und Herzegowina": where, and below it what.
    const isPlaceOnly = upper.length === 0 && own.length === 1 && isAddress(own[0]!);
    const needsMore =
      own.length === 0 ||
      isPlaceOnly ||
      (own.length === 1 && isTitleBelow && !looksLikeRole(own[0]!)) ||
      (own.length === 1 && !writesAbove && !own[0]!.includes(","));
    const under = needsMore ? lower.slice(0, own.length === 0 || isPlaceOnly ? 2 : 1) : [];
    // A title with its dates and nothing else: the employer stands on the line above.
    const employer = needsMore && own.length === 1 && under.length === 0 ? linesAbove(text, lines, entry.first, floor, 1) : [];
    return {
      start: (upper[0] ?? employer[0])?.start ?? entry.first.start,
      end: (under.at(-1) ?? entry.last).end,
      range: entry.range,
      isTitleAbove: upper.length === 2 && DURATION.test(text.slice(entry.range.end, entry.last.end)),
      lines: [
        ...(isPlaceOnly && under.length > 0 ? [] : own).map((words, at) => ({
          words,
          slot: at < upper.length ? `above ${upper.length - at}` : "dates",
        })),
        ...under.map((line, at) => ({ words: clean(textOf(line)), slot: `below ${at}` })),
        ...employer.map((line) => ({ words: clean(textOf(line)), slot: "employer" })),
      ],
    };
  });

  const named = titlesAndEmployers(headers, headlines);
  return headers.flatMap((header, index) => {
    const end = headers[index + 1]?.start ?? section.end;
    const [title, employer] = named[index]!;
    const above = linesAbove(text, lines, header, section.start, 1).map(textOf);
    if (
      !title ||
      NO_JOB.test(flat(`${title} ${employer ?? ""}`)) ||
      isStudy(
        title,
        header.lines.map(({ words }) => words),
        isNamed ? undefined : (above[0] ?? ""),
      )
    )
      return [];
    const { range } = header;
    return [
      {
        start: header.start,
        end,
        title,
        ...(employer ? { employer } : {}),
        from: range.from,
        to: Math.min(range.to ?? asOf, asOf),
        isCurrent: range.to === undefined || range.to >= asOf,
        dates: { start: range.start, end: range.end },
        header: { start: header.start, end: header.end },
      },
    ];
  });
};

/** "Tuzla, Bosnien und Herzegowina": where, and nothing else. */
const isAddress = (words: string): boolean => {
  const parts = partsOf([words]);
  const last = parts.at(-1);
  return last !== undefined && parts.length < 4 && isPlaceName(last) && parts.every((part) => titleStrength(part) === 0);
};

/**
 * How many lines above its dates belong to an entry, under a heading for jobs: as many as stand above the first dates, since nothing has
 * been done there yet.
 */
const linesOfNamed = ({ rest }: Dated, above: readonly Span[]): number =>
  rest.some((words) => partsOf([words]).length > 1) && rest.some(looksLikeTitle) ? Math.min(1, above.length) : above.length;

/** The same where no heading says where jobs begin: two where a title stands there, or as many as every entry has above dates of their own. */
const linesOfUnnamed = (text: string, entries: readonly Dated[], linesBefore: (index: number) => readonly Span[]): number => {
  if (entries.some(({ rest }) => rest.some(looksLikeTitle))) return 0;
  const [higher, nearest] = linesBefore(0)
    .slice(-2)
    .map(({ start, end }) => text.slice(start, end));
  if (higher !== undefined && looksLikeTitle(nearest ?? "") && partsOf([nearest!]).length > 1 && !looksLikeTitle(higher))
    return 1;
  if (looksLikeTitle(higher ?? "") || looksLikeTitle(nearest ?? "")) return 2;
  const areAlone = entries.length > 1 && entries.every(({ rest }) => rest.length === 0);
  return areAlone ? Math.min(...entries.map((_, index) => linesBefore(index).length)) : 0;
};

/** One entry per range that stands in a heading-like line; a range inside a sentence is part of what was done. */
const entriesOf = (text: string, section: Section, lines: readonly Span[], asOf: Month, isNamed: boolean): Dated[] => {
  const own = text.slice(section.start, section.end);
  const moved = (range: DateRange): DateRange => ({
    ...range,
    start: range.start + section.start,
    end: range.end + section.start,
  });
  const ranges = rangesIn(own).map(moved);
  const singles = isNamed
    ? singleDatesIn(own)
        .map(moved)
        .filter((date) => !ranges.some((range) => overlaps(range, date)))
    : [];
  const lineOf = (range: Span): Span | undefined => lines.find((line) => contains(line, range));
  const isBulleted = ranges[0] !== undefined && BULLET.test(text.slice(lineOf(ranges[0])?.start ?? ranges[0].start).slice(0, 3));
  const isAlone = ranges.some((range) => {
    const line = lineOf(range);
    return line !== undefined && !/\p{L}/u.test(text.slice(line.start, range.start) + text.slice(range.end, line.end));
  });
  const seen = new Set<number>();
  return [...ranges, ...singles]
    .toSorted((a, b) => a.start - b.start)
    .filter((range) => range.from <= asOf)
    .flatMap((range) => {
      const touched = lines.filter((line) => line.start < range.end && range.start < line.end);
      const first = touched[0];
      const last = touched.at(-1);
      if (!first || !last) return [];
      const isSingle = singles.includes(range);
      const before = text.slice(first.start, range.start);
      const after = text.slice(range.end, last.end);
      // "2012–2019: Förster, Gutsverwaltung Ennstal. Revierleitung.": what was done begins at the point.
      const header = before.trim() === "" || BULLET.test(before) ? firstSentence(after) : after;
      const rest = `${before} ${header}`.trim();
      // "• The shift's first aider since 2021." tells of a role and is none, unless the document puts every entry behind a bullet.
      if (BULLET.test(before) && (rest.length > 60 || !isBulleted)) return [];
      if (isSingle && !isSingleEntry([before, header], lines, first, text, isAlone)) return [];
      const isNotice = NOTICE.test(before) && /^[\s.)]*$/.test(after);
      if (!isNotice && /\p{L}{3}/u.test(before) && /[.!]$/.test(rest) && isProse(rest) && rest.split(" ").length > 3) return [];
      // A second range on one line ("since 2016 as counsel") tells of the same entry.
      if (seen.has(first.start)) return [];
      seen.add(first.start);
      if (rest.length > HEADER_LENGTH || /^\p{Ll}/u.test(before.trim())) return [];
      return [
        { range, first, last, rest: [before, header].map(clean).filter((words) => words && !DATE_LABEL.test(flat(words))) },
      ];
    });
};

const DATE_LABEL =
  /^(?:dates?|period|from|when|zeitraum|dauer|zeit|fechas?|periodo|desde|temporadas?|veranos?|summers?|sezon|tarih(?:ler)?|donem|sure)$/;

// "Oficial de notaría. Notaría Etxeberria, Tolosa. Desde enero de 2015.": a short title, a point, where, and the dates at the end.
const NOTICE = /^\p{Lu}[^.;!?]{2,40}\.\s+\p{Lu}[^;!?]{2,70}[.,]\s*$/u;

const firstSentence = (words: string): string => {
  const end = /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u.exec(words);
  return end && end.index > 3 ? words.slice(0, end.index) : words;
};

/** A single date heads an entry where it stands alone below a title, or at one end of a short line that names one: "03/2023 Praktikum". */
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
  // Dates on lines of their own head the entries of a document that has them there.
  if (!words && isAlone) return true;
  if (words) return words.length < 60 && /^[\p{Lu}\d]/u.test(words) && partsOf([words]).some((part) => titleStrength(part) === 2);
  const above = lines[lines.indexOf(line) - 1];
  const below = lines[lines.indexOf(line) + 1];
  return [above, below].some(
    (one) => one !== undefined && partsOf([text.slice(one.start, one.end)]).some((part) => titleStrength(part) === 2),
  );
};

// "(5 years 3 months)", "(2 Jahre)": what a LinkedIn export writes behind the dates.
const DURATION = /^\s*\(\d+\s\p{L}+(?:\s\d+\s\p{L}+)?\)/u;

const linesAbove = (text: string, lines: readonly Span[], { start }: Span, floor: number, most: number): Span[] => {
  const found: Span[] = [];
  for (let index = lines.findLastIndex((line) => line.start < start); index >= 0 && found.length < most; index--) {
    const candidate = lines[index]!;
    if (candidate.start < floor || isProse(text.slice(candidate.start, candidate.end))) break;
    found.unshift(candidate);
  }
  return found;
};

const linesBelow = (text: string, lines: readonly Span[], { last: line, rest }: Dated, ceiling: number): Span[] => {
  const isAlone = rest.length === 0;
  const found: Span[] = [];
  for (let index = lines.indexOf(line) + 1; index < lines.length && found.length < 2; index++) {
    const candidate = lines[index]!;
    const words = text.slice(candidate.start, candidate.end);
    // "seit 05/2011" and below it "selbstständiger Klavierstimmer".
    const isSmall = found.length === 0 && words.length < 45 && /^\p{Ll}{4,}/u.test(words) && !/[.!,]$/.test(words);
    if (candidate.start >= ceiling || (isProse(words) && !(isSmall && isAlone)) || words.length > 70) break;
    found.push(candidate);
  }
  return found;
};

/** The role an offset lies in. */
export const roleAt = (roles: readonly Role[], offset: number): Role | undefined =>
  roles.find((role) => contains(role, { start: offset, end: offset }));
