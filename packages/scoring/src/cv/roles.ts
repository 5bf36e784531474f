import { rangesIn, type DateRange, type Month } from "../text/dates.ts";
import { flat } from "../text/fold.ts";
import { BULLET, contains, linesOf, type Span } from "../text/lines.ts";
import { degreesIn, namesSchool } from "../vocabulary/education.ts";
import { looksLikeEmployer, looksLikeTitle, titleStrength } from "../vocabulary/fields.ts";
import { isCity, isCountry } from "../vocabulary/places.ts";
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
    degreesIn(flat(words)).some(({ start }) => start < 4) &&
    !(titleStrength(words) === 2 && /^(?:master|mba|ihk|diplom-?\p{L}+)/u.test(flat(words)));
  if (isDegree(title) || above === undefined) return isDegree(title);
  const isWork = header.some((line) => partsOf([line]).some((part) => titleStrength(part) === 2));
  const own = header[0] ?? "";
  return namesSchool(flat(own)) && (!isWork || isDegree(above));
};

// Time that is no job: leave, service, search. It neither counts nor costs.
const NO_JOB =
  /\b(?:parental leave|maternity leave|paternity leave|career break|sabbatical|gap year|unemployed|between jobs|job search|career gap|military service|elternzeit|erziehungszeit|erziehungsurlaub|familienzeit|pflegezeit|mutterschutz|auszeit|arbeitssuchend|arbeitslos|(?:grund)?wehrdienst\p{L}*|zivildienst\p{L}*|national service|permiso de (?:maternidad|paternidad)|excedencia|servicio militar|desempleo|dogum izni|askerlik|vatani gorev|yedek subay|issiz)|^bundeswehr\s*$/u;

const HEADER_LENGTH = 110;

interface Header extends Span {
  readonly range: DateRange;
  readonly lines: readonly string[];
  /** Employer, title and dates one below the other, as a LinkedIn export has them. */
  readonly isTitleAbove: boolean;
}

// "Costa Norte S.A." and "Ltd." end in a point without ending a sentence.
const isProse = (words: string): boolean =>
  BULLET.test(words) ||
  /^\p{Ll}/u.test(words) ||
  (/[.!]$/.test(words) && !/(?<!\p{L})(?:\p{Lu}|Ltd|Ltda|Inc|Co|Corp|Cía|Şti|San|Tic)\.$/u.test(words)) ||
  words.length > HEADER_LENGTH;

/**
 * The roles in the sections on experience (or, where there is none, wherever dates stand outside education), in order of the text. A role
 * begins at the line that names its dates, or at the short lines above it where the document puts title and employer there.
 */
export const rolesIn = (text: string, sections: readonly Section[], asOf: Month): Role[] => {
  const named = sections.filter((section) => section.kind === "experience");
  const searched =
    named.length > 0 ? named : sections.filter(({ kind }) => kind === "head" || kind === "summary" || kind === "skills");
  return searched.flatMap((section) => rolesOfSection(text, section, asOf, named.length > 0));
};

const rolesOfSection = (text: string, section: Section, asOf: Month, isNamed: boolean): Role[] => {
  const lines = linesOf(text.slice(section.start, section.end)).map(({ start, end }) => ({
    start: start + section.start,
    end: end + section.start,
  }));
  const ranges = rangesIn(text.slice(section.start, section.end))
    .map((range) => ({ ...range, start: range.start + section.start, end: range.end + section.start }))
    .filter((range) => range.from <= asOf);

  const isBulleted =
    ranges[0] !== undefined && lines.some((line) => contains(line, ranges[0]!) && BULLET.test(text.slice(line.start, line.end)));
  const seen = new Set<number>();
  // One entry per range that stands in a heading-like line; a range inside a sentence is part of what was done.
  const entries = ranges.flatMap((range) => {
    const touched = lines.filter((line) => line.start < range.end && range.start < line.end);
    const first = touched[0];
    const last = touched.at(-1);
    if (!first || !last) return [];
    const before = text.slice(first.start, range.start);
    const after = text.slice(range.end, last.end);
    const rest = `${before} ${after}`.trim();
    // "• The shift's first aider since 2021." tells of a role and is none, unless the document puts every entry behind a bullet.
    if (BULLET.test(before) && (rest.length > 60 || !isBulleted)) return [];
    if (/\p{L}{3}/u.test(before) && /[.!]$/.test(rest) && isProse(rest) && rest.split(" ").length > 3) return [];
    // A second range on one line ("since 2016 as counsel") tells of the same entry.
    if (seen.has(first.start)) return [];
    seen.add(first.start);
    if (rest.length > HEADER_LENGTH || /^\p{Ll}/u.test(before.trim())) return [];
    return [{ range, first, last, rest: [before, after].map(clean).filter(Boolean) }];
  });
  const first = entries[0];
  if (!first) return [];

  // Where the first dates stand alone below other lines, this document writes title and employer above the dates.
  const above = lines.filter(
    (line) => line.start >= section.start && line.end <= first.first.start && !isProse(text.slice(line.start, line.end)),
  );
  const writesAbove =
    (isNamed ? above.length > 0 : above.some((line) => looksLikeTitle(text.slice(line.start, line.end)))) &&
    !first.rest.some(looksLikeTitle);

  const textOf = (line: Span): string => text.slice(line.start, line.end);
  const looksLikeRole = (words: string): boolean => partsOf([words]).some((part) => likeTitle(part) > 0);
  const headers: Header[] = entries.map((entry, index) => {
    const floor = index === 0 ? section.start : entries[index - 1]!.last.end;
    const upper = writesAbove ? linesAbove(text, lines, entry.first, floor, 2) : [];
    const lower = linesBelow(text, lines, entry.last, entries[index + 1]?.first.start ?? section.end);
    const own = [...upper.map((line) => clean(text.slice(line.start, line.end))), ...entry.rest];
    // "Acme Inc., Springfield 2018 – 2020" and the title below it.
    const isTitleBelow =
      own.length === 1 &&
      own[0]!.includes(",") &&
      !looksLikeRole(own[0]!) &&
      lower.length > 0 &&
      looksLikeRole(textOf(lower[0]!));
    const needsMore = own.length === 0 || (own.length === 1 && !own[0]!.includes(",") && !writesAbove) || isTitleBelow;
    const below = needsMore ? lower.slice(0, own.length === 0 ? 2 : 1) : [];
    // A title with its dates and nothing else: the employer stands on the line above.
    const employer = needsMore && own.length === 1 && below.length === 0 ? linesAbove(text, lines, entry.first, floor, 1) : [];
    return {
      start: (upper[0] ?? employer[0])?.start ?? entry.first.start,
      end: (below.at(-1) ?? entry.last).end,
      range: entry.range,
      isTitleAbove: upper.length === 2 && DURATION.test(text.slice(entry.range.end, entry.last.end)),
      lines: [...own, ...[...below, ...employer].map((line) => clean(text.slice(line.start, line.end)))],
    };
  });

  const named = titlesAndEmployers(headers);
  return headers.flatMap((header, index) => {
    const end = headers[index + 1]?.start ?? section.end;
    const [title, employer] = named[index]!;
    const above = linesAbove(text, lines, header, section.start, 1).map(textOf);
    if (
      !title ||
      NO_JOB.test(flat(`${title} ${employer ?? ""}`)) ||
      isStudy(title, header.lines, isNamed ? undefined : (above[0] ?? ""))
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

const linesBelow = (text: string, lines: readonly Span[], line: Span, ceiling: number): Span[] => {
  const found: Span[] = [];
  for (let index = lines.indexOf(line) + 1; index < lines.length && found.length < 2; index++) {
    const candidate = lines[index]!;
    const words = text.slice(candidate.start, candidate.end);
    if (candidate.start >= ceiling || isProse(words) || words.length > 70) break;
    found.push(candidate);
  }
  return found;
};

const clean = (words: string): string =>
  words
    .replace(BULLET, "")
    .replace(/^[\s,;:|•·()[\]–—-]+|[\s,;:|•·([\]–—-]+$/gu, "")
    .trim();

const SEPARATOR = /\s*(?:,|\||•|·|\t|\s[–—-]\s|\s@\s|\s+at\s+|\s+bei(?: der)?\s+)\s*/u;

const partsOf = (lines: readonly string[]): string[] =>
  lines
    .map((line) => line.replace(/\s*\([^()]*\)/g, ""))
    .flatMap((line) => line.split(SEPARATOR))
    .filter((part) => /\p{L}{2}/u.test(part));

// A company called after its trade ("Elektro Baumann GmbH") is no title, and "hotel manager" no company.
const likeTitle = (part: string): number =>
  titleStrength(part) - (looksLikeEmployer(part) ? 1.5 : 0) - (isCity(part) || isCountry(part) ? 1 : 0);

const bestTitle = (parts: readonly string[]): { at: number; isSure: boolean } => {
  const likeness = parts.map(likeTitle);
  const most = Math.max(...likeness);
  const at = likeness.indexOf(most);
  return { at, isSure: most > 0 && likeness.filter((one) => one === most).length === 1 };
};

/**
 * Which part of each entry's head is the title and which the employer: the part that reads most like a title; where none does, or several,
 * the part that stands where the other entries of the document have theirs.
 */
const titlesAndEmployers = (
  headers: readonly Header[],
): readonly (readonly [title: string | undefined, employer: string | undefined])[] => {
  const parted = headers.map((header) => ({ parts: partsOf(header.lines), header }));
  const sure = parted.map(({ parts }) => bestTitle(parts)).filter(({ isSure }) => isSure);
  const isSecond = sure.filter(({ at }) => at > 0).length > sure.filter(({ at }) => at === 0).length;
  return parted.map(({ parts, header }) => {
    const best = bestTitle(parts);
    const usual = header.isTitleAbove
      ? parts.indexOf(partsOf(header.lines.slice(1, 2))[0] ?? "")
      : isSecond && parts.length > 1
        ? 1
        : 0;
    const ties = parts.map(likeTitle).filter((one) => one === likeTitle(parts[best.at] ?? "")).length > 1;
    const at = best.isSure
      ? best.at
      : ties && usual >= 0 && usual < parts.length && likeTitle(parts[usual]!) === likeTitle(parts[best.at]!)
        ? usual
        : best.at;
    const title = parts[Math.max(0, at)];
    const employer = parts.find((part, index) => part !== title && index !== at);
    return [title, employer] as const;
  });
};

/** The role an offset lies in. */
export const roleAt = (roles: readonly Role[], offset: number): Role | undefined =>
  roles.find((role) => contains(role, { start: offset, end: offset }));
