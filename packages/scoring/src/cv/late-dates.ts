import { BULLET, indexAt, type Span } from "../text/lines.ts";
import type { Column, Dated } from "./date-columns.ts";
import { isPlaceLine, likeTitle, partsOf } from "./headers.ts";
import { isAddress } from "./role-lines.ts";

const LONGEST = 90;

/**
 * "Koch | Hotel Blau", lines of duties, and "2019 – 2021" alone below them: the title of an entry whose dates stand at its end. Only for entries
 * without a title beside their dates, and only between them and the dates above.
 */
export const lateColumns = (
  text: string,
  { section, lines, entries }: Dated,
  isUntitled: (index: number) => boolean,
): ReadonlyMap<number, Column> => {
  const found = new Map<number, Column>();
  const areAllLate = endsInDates(text, { section, lines, entries });
  for (const [index, { first, rest }] of entries.entries()) {
    if (areAllLate) {
      const column = headOf(text, { section, lines, entries }, index);
      if (column) found.set(index, column);
      continue;
    }
    if (rest.length > 0 || !isUntitled(index)) continue;
    const floor = entries[index - 1]?.last.end ?? section.start;
    for (let at = indexAt(lines, floor); at < lines.length && lines[at]!.start < first.start; at += 1) {
      const line = lines[at]!;
      const words = text.slice(line.start, line.end);
      if (line.start < floor || words.length > LONGEST || BULLET.test(words) || /[.!?,;]$/.test(words)) continue;
      const parts = partsOf([words]);
      const title = parts.find((part) => /^\p{Lu}/u.test(part) && likeTitle(part) === 2);
      if (title === undefined) continue;
      found.set(index, { span: line, named: [title, parts.find((part) => part !== title)] });
      break;
    }
  }
  return found;
};

const wordsOf = (text: string, { start, end }: Span): string => text.slice(start, end);

/** The lines of an entry whose dates stand at its end, without the place that follows the dates above. */
const linesOf = (text: string, { section, lines, entries }: Dated, index: number): Span[] => {
  const floor = entries[index - 1]?.last.end ?? section.start;
  const own = lines
    .slice(indexAt(lines, floor), indexAt(lines, entries[index]!.first.start))
    .filter(({ start }) => start >= floor);
  return own[0] && index > 0 && isPlace(wordsOf(text, own[0])) ? own.slice(1) : own;
};

// "Fort Azul, Maryland".
const TOWN_AND_REGION = /^\p{Lu}[\p{L}.’' -]{1,25}, \p{Lu}[\p{L}. -]{1,25}$/u;
const isPlace = (words: string): boolean =>
  isPlaceLine(words) ||
  isAddress(words) ||
  (TOWN_AND_REGION.test(words) && partsOf([words]).every((part) => likeTitle(part) <= 0));

const LEAST_LATE = 2;

/** True where every entry of a section begins with its title, goes on with duties and ends with dates alone and perhaps the place. */
const endsInDates = (text: string, dated: Dated): boolean => {
  const { section, lines, entries } = dated;
  if (entries.length < LEAST_LATE) return false;
  const behind = lines.filter(({ start, end }) => start >= entries.at(-1)!.last.end && end <= section.end);
  if (behind.length > 1 || (behind[0] && !isPlace(wordsOf(text, behind[0])))) return false;
  return entries.every(({ rest }, index) => {
    const own = linesOf(text, dated, index);
    const [first, last] = [own[0], own.at(-1)];
    return (
      rest.length === 0 &&
      first !== undefined &&
      last !== undefined &&
      first !== last &&
      !BULLET.test(wordsOf(text, first)) &&
      own.slice(1).some((line) => BULLET.test(wordsOf(text, line)))
    );
  });
};

const headOf = (text: string, dated: Dated, index: number): Column | undefined => {
  const [first, second] = linesOf(text, dated, index);
  if (!first) return undefined;
  const under = second && !BULLET.test(wordsOf(text, second)) ? wordsOf(text, second).replace(/^\(|\)$/g, "") : undefined;
  const parts = partsOf([wordsOf(text, first), ...(under === undefined ? [] : [under])]);
  const title = parts.find((part) => likeTitle(part) === 2) ?? parts[0];
  return title === undefined ? undefined : { span: first, named: [title, parts.find((part) => part !== title)] };
};
