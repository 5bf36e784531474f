/** Trades learned at a company, which many CVs list among the jobs: "Ausbildung zur Köchin, Hotel Adler, 2014 – 2017". */
import type { ParsedCv } from "../cv/parsed-cv.ts";
import { sectionAt } from "../cv/sections.ts";
import { rangesIn, type DateRange } from "../text/dates.ts";
import { flat } from "../text/fold.ts";
import { touching, type Span } from "../text/lines.ts";

// On flat text: the words that begin the title of an apprentice. "Ausbilder" and "Leiter Ausbildung" teach,
// "Ausbildung" alone is a heading of studies.
const APPRENTICE =
  /^(?:(?:duale|betriebliche|kaufmannische) )?(?:auszubildende[rn]?|(?:berufs)?ausbildung(?= \p{L})|azubi|lehrling|lehre(?= \p{L})|lernende[rn]?|umschulung(?= \p{L})|apprentice(?:ship)?|aprendiz|cirak\p{L}*)(?!\p{L})(?! (?:und|and|y|ve)(?!\p{L}))/u;

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

export const apprenticeshipsIn = (cv: ParsedCv): Apprenticeship[] => [...amongRoles(cv), ...besideRoles(cv)];

const isLong = ({ from, to }: Pick<DateRange, "from" | "to">): boolean => to !== undefined && to - from + 1 >= FEWEST_MONTHS;

const amongRoles = (cv: ParsedCv): Apprenticeship[] => {
  const top = headline(cv);
  return cv.roles
    .filter(({ title }) => APPRENTICE.test(flat(title)))
    .map((role) => {
      const start = cv.text.indexOf(role.title, role.header.start);
      const isNear = start !== -1 && start <= role.header.end + TITLE_BELOW;
      const named = isNear ? { start, end: start + role.title.length } : role.header;
      return {
        line: { start: role.header.start, end: Math.max(role.header.end, named.end) },
        named,
        trade: role.isCurrent ? (top ?? named) : named,
        isUnfinished: role.isCurrent || !isLong(role),
      };
    });
};

/** Lines among the jobs that name an apprenticeship and no job: "Ausbildung zur Köchin, Hotel Adler" above or beside its dates. */
const besideRoles = (cv: ParsedCv): Apprenticeship[] => {
  const isOfHeader = touching(cv.roles.map(({ header }) => header));
  return cv.lines.flatMap((line, at): Apprenticeship[] => {
    if (!APPRENTICE.test(cv.flat.slice(line.start, line.end)) || sectionAt(cv.sections, line.start).kind !== "experience")
      return [];
    if (isOfHeader(line)) return [];
    const whole = { start: line.start, end: cv.lines[at + 1]?.end ?? line.end };
    const [range] = rangesIn(cv.text.slice(whole.start, whole.end));
    return range ? [{ line: whole, named: line, trade: line, isUnfinished: !isLong(range) }] : [];
  });
};

/** "Auszubildende zur Köchin" above the jobs. */
const headline = (cv: ParsedCv): Span | undefined =>
  cv.lines.find(
    ({ start, end }) =>
      start < (cv.roles[0]?.start ?? 0) && end - start <= LONGEST_HEADLINE && APPRENTICE.test(cv.flat.slice(start, end)),
  );
