import { BULLET, indexAt } from "../text/lines.ts";
import type { Column, Dated } from "./date-columns.ts";
import { likeTitle, partsOf } from "./headers.ts";

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
  for (const [index, { first, rest }] of entries.entries()) {
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
