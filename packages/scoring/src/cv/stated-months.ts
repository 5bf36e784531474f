import { linesOf } from "../text/lines.ts";
import type { ParsedCv } from "./parsed-cv.ts";

const YEAR = 12;

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
