import { BULLET, indexAt, type Span } from "../text/lines.ts";
import { likeTitle, partsOf } from "./headers.ts";
import type { Entry } from "./entries.ts";

/** Title and employer of an entry whose dates stand above or below those of another entry. */
export interface Column {
  readonly span: Span;
  readonly named: readonly [title: string, employer: string | undefined];
}

export interface Dated {
  readonly section: Span;
  readonly lines: readonly Span[];
  readonly entries: readonly Entry[];
}

const LONGEST = 90;

/**
 * Entries whose dates are read one below the other, before or behind the titles of all of them, as a page with a column of dates gives them:
 * the first title belongs to the first dates. Only where there are as many titles, or short lines, as dates.
 */
export const columnsOf = (text: string, { section, lines, entries }: Dated): ReadonlyMap<number, Column> => {
  const found = new Map<number, Column>();
  for (let first = 0; first < entries.length;) {
    let after = first + 1;
    while (after < entries.length && isRightBelow(text, entries[after - 1]!, entries[after]!)) after += 1;
    if (after - first > 1) {
      const below = { start: entries[after - 1]!.last.end, end: entries[after]?.first.start ?? section.end };
      const above = { start: entries[first - 1]?.last.end ?? section.start, end: entries[first]!.first.start };
      const known = [below, above].map((span) => titlesIn(text, lines, span)).find(({ length }) => length === after - first);
      const titles = known ?? (after - first >= LEAST_PLAIN ? plainLines(text, lines, below, after - first) : undefined);
      for (const [at, { line, named }] of (titles ?? []).entries()) found.set(first + at, { span: line, named });
    }
    first = after;
  }
  return found;
};

/** True for dates alone on a line above dates alone on the next one. */
const isRightBelow = (text: string, above: Entry, below: Entry): boolean =>
  above.rest.length === 0 && below.rest.length === 0 && text.slice(above.last.end, below.first.start).trim() === "";

interface Title {
  readonly line: Span;
  readonly named: Column["named"];
}

const LEAST_PLAIN = 3;
const LONGEST_PLAIN = 45;

/** The short lines below the dates, where they are as many and nothing else stands there: jobs without a known title. */
const plainLines = (text: string, lines: readonly Span[], { start, end }: Span, count: number): Title[] | undefined => {
  const from = indexAt(lines, start);
  const own = lines.slice(from, from + count + 1).filter((line) => line.start < end);
  const arePlain = own.every((line) => {
    const words = text.slice(line.start, line.end);
    return words.length <= LONGEST_PLAIN && /^\p{L}.*[^.!?,;:]$/u.test(words) && !BULLET.test(words);
  });
  return own.length === count && arePlain
    ? own.map((line) => ({ line, named: [text.slice(line.start, line.end), undefined] }))
    : undefined;
};

const titlesIn = (text: string, lines: readonly Span[], { start, end: ceiling }: Span): Title[] => {
  const titles: Title[] = [];
  for (let at = indexAt(lines, start); at < lines.length && lines[at]!.start < ceiling; at += 1) {
    const line = lines[at]!;
    const words = text.slice(line.start, line.end);
    if (words.length > LONGEST || BULLET.test(words) || /[.!?]$/.test(words)) continue;
    const parts = partsOf([words]);
    const title = parts.find((part) => likeTitle(part) === 2);
    if (title === undefined) continue;
    const next = lines[at + 1];
    const under = next && next.start < ceiling ? text.slice(next.start, next.end) : "";
    const isEmployer = under !== "" && under.length <= LONGEST && !BULLET.test(under) && !/[.!?]$/.test(under);
    const employer =
      parts.find((part) => part !== title) ?? (isEmployer ? partsOf([under]).find((part) => likeTitle(part) !== 2) : undefined);
    titles.push({ line, named: [title, employer] });
  }
  return titles;
};
