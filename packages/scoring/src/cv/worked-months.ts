import { mergedMonths, singleDatesIn } from "../text/dates.ts";
import type { Role } from "./roles.ts";

const HALF_YEAR = 6;
const YEAR = 12;

/**
 * The months of paid work as a profile states them, each calendar month once. A year alone ("2018 – 2021") does not say when in it a job began or
 * ended: where a stretch of work begins or ends so, half of that year counts.
 */
export const workedMonths = (text: string, roles: readonly Role[]): number => {
  let months = 0;
  const sorted = roles.toSorted((a, b) => a.from - b.from);
  for (let first = 0; first < sorted.length;) {
    let last = sorted[first]!;
    let after = first + 1;
    for (; after < sorted.length && sorted[after]!.from <= last.to + 1; after += 1)
      if (sorted[after]!.to > last.to) last = sorted[after]!;
    const unsure = halfYear(text, sorted[first]!, true) + halfYear(text, last, false);
    const most = mergedMonths(sorted.slice(first, after));
    months += most - Math.min(unsure, Math.floor(most / 2));
    first = after;
  }
  return months;
};

const halfYear = (text: string, role: Role, isBegin: boolean): number => {
  if (!isBegin && role.isCurrent) return 0;
  const dates = singleDatesIn(text.slice(role.dates.start, role.dates.end));
  const date = isBegin ? dates[0] : dates.at(-1);
  return date?.to !== undefined && date.to - date.from === YEAR - 1 ? HALF_YEAR : 0;
};
