import { mergedMonths, singleDatesIn } from "../text/dates.ts";
import { linesOf } from "../text/lines.ts";
import type { ParsedCv } from "./parsed-cv.ts";
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

// "Duración: 1 año 2 meses", "Hotel Azul (6 meses)", "Blue Ltd, 2 years", on flat text.
const YEARS = "(?<years>\\d{1,2}) (?:years?|yrs?|jahre?|anos?|yil)";
const MONTHS = "(?<months>\\d{1,2}) (?:months?|mos?|monate?|meses|mes|ay)";
const DURATION = new RegExp(
  `(?:${YEARS}(?:,? (?:(?:and|und|y|ve) )?(?<more>\\d{1,2}) (?:months?|monate?|meses|mes|ay))?|${MONTHS})\\s*[).]?\\s*$`,
  "u",
);
const LEAD = /(?:^|[:(,|·•–-])\s*$/u;
const LONGEST_LINE = 90;

/** The months of the durations written beside jobs, for a CV whose jobs have no dates. */
export const statedMonths = ({ flat, sections }: ParsedCv): number => {
  let months = 0;
  for (const section of sections.filter(({ kind }) => kind === "experience"))
    for (const { start, end } of linesOf(flat.slice(section.start, section.end))) {
      const words = flat.slice(section.start + start, section.start + end);
      const found = words.length > LONGEST_LINE ? null : DURATION.exec(words);
      if (!found || !(LEAD.test(words.slice(0, found.index)) || IS_LABELLED.test(words))) continue;
      const { years = "0", more = "0", months: alone = "0" } = found.groups!;
      months += Number(years) * YEAR + Number(more) + Number(alone);
    }
  return months;
};
const IS_LABELLED = /^[^\p{L}]*(?:duracion|tiempo(?: laborado)?|periodo|duration|dauer|sure(?:si)?|calisma suresi)\s?:/u;
