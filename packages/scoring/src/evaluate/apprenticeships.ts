/** Trades learned at a company, which many CVs list among the jobs: "Auszubildende zur Köchin, Hotel Adler, 2014 – 2017". */
import type { ParsedCv } from "../cv/parsed-cv.ts";
import type { Role } from "../cv/roles.ts";
import { mergedMonths } from "../text/dates.ts";
import { flat } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";

// On flat text: the words that begin the title of an apprentice. "Ausbilder" and "Leiter Ausbildung" teach.
const APPRENTICE =
  /^(?:(?:duale|betriebliche|kaufmannische) )?(?:auszubildende[rn]?|ausbildung|berufsausbildung|azubi|lehrling|lehre|lernende[rn]?|umschulung|apprentice(?:ship)?|aprendiz|cirak\p{L}*)(?!\p{L})(?! (?:und|and|y|ve)(?!\p{L}))/u;

/** Shorter ones were begun. */
const FEWEST_MONTHS = 18;
/** Letters between the line with the dates and a title on the line below. */
const TITLE_BELOW = 12;
const LONGEST_HEADLINE = 60;

/** An apprenticeship of a CV. */
export interface Apprenticeship {
  /** The lines that name it. */
  readonly line: Span;
  /** Its title. */
  readonly named: Span;
  /** Where the trade is named that is learned: the title, or a line at the top that says it of the person. */
  readonly trade: Span;
  readonly isUnfinished: boolean;
}

export const apprenticeshipsIn = (cv: ParsedCv): Apprenticeship[] =>
  cv.roles
    .filter(({ title }) => APPRENTICE.test(flat(title)))
    .map((role) => {
      const named = titleOf(cv, role);
      return {
        line: { start: role.header.start, end: Math.max(role.header.end, named.end) },
        named,
        trade: role.isCurrent ? (headline(cv) ?? named) : named,
        isUnfinished: role.isCurrent || mergedMonths([role]) < FEWEST_MONTHS,
      };
    });

const titleOf = ({ text }: ParsedCv, { title, header }: Role): Span => {
  const start = text.indexOf(title, header.start);
  return start === -1 || start > header.end + TITLE_BELOW ? header : { start, end: start + title.length };
};

/** "Auszubildende zur Köchin" above the jobs. */
const headline = (cv: ParsedCv): Span | undefined =>
  cv.lines.find(
    ({ start, end }) =>
      start < cv.roles[0]!.start && end - start <= LONGEST_HEADLINE && APPRENTICE.test(cv.flat.slice(start, end)),
  );
