import { rangesIn, type DateRange, type Month } from "../text/dates.ts";
import { flat } from "../text/fold.ts";
import { BULLET, contains, linesOf, type Span } from "../text/lines.ts";
import { looksLikeTitle } from "../vocabulary/fields.ts";
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

// Time that is no job: leave, service, search. It neither counts nor costs.
const NO_JOB =
  /\b(?:parental leave|maternity leave|paternity leave|career break|sabbatical|gap year|unemployed|job search|military service|elternzeit|mutterschutz|auszeit|arbeitssuchend|arbeitslos|(?:grund)?wehrdienst|zivildienst|bundeswehr|permiso de (?:maternidad|paternidad)|excedencia|servicio militar|desempleo|dogum izni|askerlik|vatani gorev|issiz)/;

const HEADER_LENGTH = 110;

interface Header extends Span {
  readonly range: DateRange;
  readonly lines: readonly string[];
}

// "Costa Norte S.A." and "Ltd." end in a point without ending a sentence.
const isProse = (words: string): boolean =>
  BULLET.test(words) ||
  /^\p{Ll}/u.test(words) ||
  (/[.!]$/.test(words) && !/(?<!\p{L})(?:\p{Lu}|Ltd|Inc|Co|Corp|Şti)\.$/u.test(words)) ||
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
    if (BULLET.test(before) && rest.length > 60) return [];
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

  const headers: Header[] = entries.map((entry, index) => {
    const floor = index === 0 ? section.start : entries[index - 1]!.last.end;
    const upper = writesAbove ? linesAbove(text, lines, entry.first, floor, 2) : [];
    const lower = linesBelow(text, lines, entry.last, entries[index + 1]?.first.start ?? section.end);
    const own = [...upper.map((line) => clean(text.slice(line.start, line.end))), ...entry.rest];
    const needsMore = own.length === 0 || (own.length === 1 && !own[0]!.includes(",") && !writesAbove);
    const below = needsMore ? lower.slice(0, own.length === 0 ? 2 : 1) : [];
    // A title with its dates and nothing else: the employer stands on the line above.
    const employer = needsMore && own.length === 1 && below.length === 0 ? linesAbove(text, lines, entry.first, floor, 1) : [];
    return {
      start: (upper[0] ?? employer[0])?.start ?? entry.first.start,
      end: (below.at(-1) ?? entry.last).end,
      range: entry.range,
      lines: [...own, ...[...below, ...employer].map((line) => clean(text.slice(line.start, line.end)))],
    };
  });

  return headers.flatMap((header, index) => {
    const end = headers[index + 1]?.start ?? section.end;
    const [title, employer] = titleAndEmployer(header.lines);
    if (!title || NO_JOB.test(flat(`${title} ${employer ?? ""}`))) return [];
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

const linesAbove = (text: string, lines: readonly Span[], line: Span, floor: number, most: number): Span[] => {
  const found: Span[] = [];
  for (let index = lines.indexOf(line) - 1; index >= 0 && found.length < most; index--) {
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

/** Which part of an entry's head is the title and which the employer. The part that reads like a title is it, otherwise the first. */
const titleAndEmployer = (lines: readonly string[]): [title: string | undefined, employer: string | undefined] => {
  const parts = lines
    .map((line) => line.replace(/\s*\([^()]*\)/g, ""))
    .flatMap((line) => line.split(SEPARATOR))
    .filter((part) => /\p{L}{2}/u.test(part));
  const at = parts.findIndex(looksLikeTitle);
  const title = parts[Math.max(0, at)];
  const employer = parts.find((part, index) => part !== title && index > (at === -1 ? 0 : -1));
  return [title, employer];
};

/** The role an offset lies in. */
export const roleAt = (roles: readonly Role[], offset: number): Role | undefined =>
  roles.find((role) => contains(role, { start: offset, end: offset }));
