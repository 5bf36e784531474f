import { rangesIn, type Month } from "../text/dates.ts";
import { fold } from "../text/fold.ts";
import { BULLET, contains, lastFrom, linesOf, type Span } from "../text/lines.ts";
import { looksLikeTitle, titleStrength } from "../vocabulary/fields.ts";
import { clean, COMPANY, likeTitle, partsOf, titlesAndEmployers, type Header } from "./headers.ts";
import { entriesOf, linesAbove, linesBelow, type Entry } from "./entries.ts";
import { columnsOf } from "./date-columns.ts";
import { lateColumns } from "./late-dates.ts";
import { isAddress, isDateAlone, isEmployerLine } from "./role-lines.ts";
import { isOccupation, namesOccupation, namesStudent } from "./line-kinds.ts";
import { isNoJob, isNotTaken, isStudy, isTraining, isUnpaidWork } from "./no-job.ts";
import { labelledEntries, type LabelledEntry } from "./labelled-roles.ts";
import { isPost } from "./posts.ts";
import { holdsStudies, type Section } from "./sections.ts";

/** A job of the CV. `start` to `end` is the whole entry: title, dates and description. */
export interface Role extends Span {
  readonly title: string;
  readonly employer?: string;
  readonly from: Month;
  /** Voluntary work or an office among students: work, and no years of paid work. */
  readonly isUnpaid?: boolean;
  /** The last month; the as-of month for a current role. */
  readonly to: Month;
  readonly isCurrent: boolean;
  readonly dates: Span;
  /** The lines that name title, employer and dates. */
  readonly header: Span;
}

/**
 * The roles in the sections on experience (or, where there is none, wherever dates stand outside education), in order of the text. A role
 * begins at the line that names its dates, or at the short lines above it where the document puts title and employer there.
 */
export const rolesIn = (written: string, sections: readonly Section[], asOf: Month): Role[] => {
  const text = written.replace(LEAVE, (remark) => " ".repeat(remark.length));
  const named = sections.filter((section) => section.kind === "experience");
  const others = sections.filter(({ kind }) => MAY_HOLD_ROLES.has(kind));
  const below = named.length === 0 ? [] : rolesOf(text, named, asOf, true);
  const elsewhere = below.length === 0 ? rolesOf(text, others, asOf, false) : [];
  if (elsewhere.length > 0) return elsewhere;
  // Where the columns of a page are read one after the other, jobs may stand below the heading of another column.
  const headlines = headlinesOf(text, named.length > 0 ? named : others);
  const displaced = sections
    .filter(({ kind }) => MAY_HOLD_ROLES.has(kind) || MAY_HIDE_POSTS.has(kind) || (kind === "projects" && below.length === 0))
    .flatMap((section) =>
      rolesOfSection(text, section, asOf, false, headlines).filter(
        (role) => !MAY_HIDE_POSTS.has(section.kind) || isPost(role.title, text.slice(role.header.start, role.header.end)),
      ),
    )
    .filter((role) => isPlainTitle(role.title) && !namesStudent(role.title) && !role.isUnpaid);
  return displaced.length === 0 ? below : [...below, ...displaced].toSorted((a, b) => a.start - b.start);
};

// "(06.2023 – 09.2024 in Elternzeit)" below the dates of a job: a remark, and neither the dates nor the title of another job.
const LEAVE =
  /(?<=\n|^)[ \t]*\([^()\n]{0,40}(?:elternzeit|mutterschutz|parental leave|maternity leave|paternity leave|excedencia|(?:baja|permiso) de (?:maternidad|paternidad)|doğum izni)[^()\n]{0,40}\)(?=\s*(?:\n|$))/giu;

const rolesOf = (text: string, searched: readonly Section[], asOf: Month, isNamed: boolean): Role[] => {
  const titles = headlinesOf(text, searched);
  const found = searched.map((section) => rolesOfSection(text, section, asOf, isNamed, titles));
  return (isNamed ? found : found.filter((some) => some.some((role) => isSaid(text, role)))).flat();
};

const LONGEST_PLAIN = 60;

/** True for words that can only be the title of a job. */
const isPlainTitle = (title: string): boolean =>
  isOccupation(title) || (title.length <= LONGEST_PLAIN && /^\p{Lu}/u.test(title) && likeTitle(title) === 2);

/**
 * True when the header of an entry names an occupation, or writes dates, title and employer in one line: without a heading for jobs, prizes and
 * courses have dates, too.
 */
const isSaid = (text: string, { title, header }: Role): boolean =>
  titleStrength(title) > 0 ||
  namesOccupation(title) ||
  linesOf(text.slice(header.start, header.end)).some(({ start, end }) => {
    const words = text.slice(header.start + start, header.start + end);
    return namesOccupation(words) || (words.split(/\s[|•·]\s/u).length > 2 && !words.includes("@"));
  });

// Sections in which jobs may stand under an unknown heading.
const MAY_HOLD_ROLES: ReadonlySet<string> = new Set([
  "head",
  "summary",
  "skills",
  "personal",
  "contact",
  "publications",
  "interests",
  "languages",
]);

// Sections in which a job of another column may stand below schools, courses, prizes and people.
const MAY_HIDE_POSTS: ReadonlySet<string> = new Set([
  "education",
  "certifications",
  "publications",
  "references",
  "volunteering",
]);

/** Folded words of lines outside of the roles: the title under the name is often that of a role. */
const headlinesOf = (text: string, searched: readonly Section[]): ReadonlySet<string> => {
  const lines = linesOf(text).slice(0, MOST_HEADLINES);
  // Without headings, the lines right above the first dates may belong to a role.
  const dated = lines.findIndex(
    ({ start, end }) => /\d{4}/.test(text.slice(start, end)) && rangesIn(text.slice(start, end)).length > 0,
  );
  const untilDates = lines[dated - 3]?.end ?? 0;
  return new Set(
    lines
      .filter(({ start, end }) => !/@|\d[\d ()/-]{6}/.test(text.slice(start, end)))
      .filter(
        (line) => !searched.some((section) => contains(section, line) && (section.kind !== "head" || line.end > untilDates)),
      )
      .flatMap(({ start, end }) =>
        partsOf([text.slice(start, end)])
          .slice(0, 2)
          .map(fold),
      ),
  );
};
const MOST_HEADLINES = 40;

// "(5 years 3 months)", "(2 Jahre)": a LinkedIn export writes this after the dates.
const DURATION = /^\s*\(\d+\s\p{L}+(?:\s\d+\s\p{L}+)?\)/u;

/** The pattern by which a section writes its entries. */
interface Layout {
  readonly text: string;
  readonly section: Section;
  readonly lines: readonly Span[];
  readonly entries: readonly Entry[];
  /** Lines before this belong to no entry. */
  readonly begin: number;
  /** Lines above the dates that belong to an entry: 2 at most. */
  readonly linesAboveDates: number;
  /** Title or employer are written above the dates. */
  readonly writesAbove: boolean;
  /** The line of the dates names the employer, the line below it the title. */
  readonly isTitleBelow: boolean;
}

const floorOf = ({ entries, begin }: Pick<Layout, "entries" | "begin">, index: number): number =>
  index === 0 ? begin : entries[index - 1]!.last.end;

const below = ({ text, lines, entries, section }: Omit<Layout, "isTitleBelow">, index: number): Span[] =>
  linesBelow(text, lines, entries[index]!, entries[index + 1]?.first.start ?? section.end);

const wordsOf = (text: string, line: Span): string => text.slice(line.start, line.end);
const looksLikeRole = (words: string): boolean => partsOf([words]).some((part) => likeTitle(part) > 0);

const layoutOf = (text: string, section: Section, asOf: Month, isNamed: boolean): Layout | undefined => {
  const lines = linesOf(text.slice(section.start, section.end)).map(({ start, end }) => ({
    start: start + section.start,
    end: end + section.start,
  }));
  const entries = entriesOf(text, section, lines, asOf, isNamed);
  const first = entries[0];
  if (!first) return undefined;
  // Without a heading for jobs, contacts and redacted facts stand above the first entry.
  const contacts = lines.findLast(
    ({ start, end }) => end <= first.first.start && /@|█|^\p{L}[^:]{2,30}:\s/u.test(text.slice(start, end)),
  );
  const begin = isNamed ? section.start : (contacts?.end ?? section.start);
  const linesBefore = (index: number): Span[] =>
    linesAbove(text, lines, entries[index]!.first, floorOf({ entries, begin }, index), 3);
  // Dates alone on the first line of the section: every entry begins with its dates.
  const isDatesFirst = isNamed && isDateAlone(text, lines[0]);
  const linesAboveDates = isDatesFirst
    ? 0
    : Math.min(
        2,
        isNamed
          ? linesOfNamed(text, entries, linesBefore, lines[lastFrom(lines, first.last.start) + 1])
          : linesOfUnnamed(text, entries, linesBefore),
      );
  const writesAbove = linesAboveDates > 0 && !saysTitle(text, first.rest, linesBefore(0).at(-1));
  const layout = { text, section, lines, entries, begin, linesAboveDates, writesAbove };
  return { ...layout, isTitleBelow: linesAboveDates < 2 && writesTitleBelow(layout, linesBefore) };
};

/** The layout with the titles and employers of its entries. */
interface ReadLayout {
  readonly layout: Layout;
  readonly headers: readonly Header[];
  readonly named: readonly (readonly [string | undefined, string | undefined])[];
}

const POOR = 0.5;
const MARGIN = 0.4;

/**
 * The entries as the first one of the section suggests to read them; where that finds hardly a title, the other ways of writing entries are
 * tried, and the one with clearly more titles is taken.
 */
const readLayout = (usual: Layout, headlines: ReadonlySet<string>): ReadLayout => {
  const read = (layout: Layout): ReadLayout => {
    const headers = layout.entries.map((_, index) => headerOf(layout, index));
    return { layout, headers, named: titlesAndEmployers(headers, headlines) };
  };
  const first = read(usual);
  const worth = titledShare(first);
  if (worth >= POOR) return first;
  const others = [usual.linesAboveDates, 1, 2, 0].flatMap((linesAboveDates) =>
    [true, false].map((isTitleBelow) => read({ ...usual, linesAboveDates, writesAbove: linesAboveDates > 0, isTitleBelow })),
  );
  const shares = others.map(titledShare);
  const best = Math.max(...shares);
  return best >= worth + MARGIN ? others[shares.indexOf(best)]! : first;
};

/** The share of entries whose title names an occupation; one that looks like an employer or a sentence counts against it. */
const titledShare = ({ named }: ReadLayout): number =>
  named.reduce((sum, [title]) => sum + (title === undefined ? 0 : worthOf(title)), 0) / named.length;

const worthOf = (title: string): number => {
  if (/^\p{Ll}|[:;]/u.test(title)) return -0.5;
  const likeness = likeTitle(title);
  return likeness >= 1.5 || namesStudent(title) ? 1 : likeness < 0 ? -0.5 : 0;
};

/** "Kendi Atölyem, Bodrum 2021 – 2024" and the title below it: decided over all entries of the section. */
const writesTitleBelow = (layout: Omit<Layout, "isTitleBelow">, linesBefore: (index: number) => readonly Span[]): boolean => {
  const { text, entries, writesAbove, linesAboveDates } = layout;
  const namesOf = (index: number): string[] =>
    writesAbove && entries[index]!.rest.length === 0
      ? linesBefore(index)
          .slice(-linesAboveDates)
          .map((line) => wordsOf(text, line))
      : [...entries[index]!.rest];
  const hasTitleBelow = entries.some((_, index) => {
    const under = below(layout, index)[0];
    const names = namesOf(index);
    return (
      names.length === 1 &&
      !looksLikeRole(names[0]!) &&
      under !== undefined &&
      partsOf([wordsOf(text, under)]).some((part) => likeTitle(part) >= 2)
    );
  });
  return hasTitleBelow && entries.filter((_, index) => namesOf(index).some(looksLikeRole)).length * 2 <= entries.length;
};

const headerOf = (layout: Layout, index: number): Header => {
  const { text, lines, entries, linesAboveDates, writesAbove, isTitleBelow } = layout;
  const entry = entries[index]!;
  const floor = floorOf(layout, index);
  const upper = writesAbove ? linesAbove(text, lines, entry.first, floor, linesAboveDates) : [];
  const lower = below(layout, index);
  const own = [...upper.map((line) => clean(wordsOf(text, line))), ...entry.rest];
  // "01/03/2012 – Aktuell Tuzla, Bosnien und Herzegowina": the place beside the dates, the title below them.
  const isPlaceOnly = upper.length === 0 && own.length === 1 && isAddress(own[0]!);
  const needsMore =
    own.length === 0 ||
    (!own.some(looksLikeRole) && lower.slice(0, 1).some((line) => isShortTitle(text, line))) ||
    isPlaceOnly ||
    (own.length === 1 &&
      isTitleBelow &&
      (!looksLikeRole(own[0]!) || lower.slice(0, 1).some((line) => isTitleLine(text, line)))) ||
    (own.length === 1 && !writesAbove && !own[0]!.includes(","));
  const under = needsMore ? lower.slice(0, own.length === 0 || isPlaceOnly ? 2 : 1) : [];
  // A title with its dates and nothing else: the employer stands on the line above, or below a title above its dates.
  const isBelow = upper.length === 1 && own.length === 1 && looksLikeRole(own[0]!) && isEmployerLine(text, lower[0]);
  const employer = isBelow
    ? lower.slice(0, 1)
    : needsMore && own.length < 2 && under.length === 0
      ? linesAbove(text, lines, entry.first, floor, 1)
      : [];
  return {
    start: (upper[0] ?? employer[0])?.start ?? entry.first.start,
    end: (under.at(-1) ?? (isBelow ? employer[0] : undefined) ?? entry.last).end,
    range: entry.range,
    isTitleAbove: upper.length === 2 && DURATION.test(text.slice(entry.range.end, entry.last.end)),
    lines: [
      ...(isPlaceOnly && under.length > 0 ? [] : own).map((words, at) => ({
        words,
        slot: at < upper.length ? `above ${upper.length - at}` : "dates",
      })),
      ...under.map((line, at) => ({ words: clean(wordsOf(text, line)), slot: `below ${at}` })),
      ...employer.map((line) => ({ words: clean(wordsOf(text, line)), slot: isBelow ? COMPANY : "employer" })),
    ],
  };
};

const rolesOfSection = (
  text: string,
  section: Section,
  asOf: Month,
  isNamed: boolean,
  headlines: ReadonlySet<string>,
): Role[] => {
  const usual = layoutOf(text, section, asOf, isNamed);
  if (!usual) return [];
  const form = labelledEntries(text, section, usual.lines).filter(({ range }) => range.from <= asOf);
  if (form.length * 2 > usual.entries.length) return form.flatMap((entry) => roleOfForm(entry, asOf));
  const { layout, headers: written, named } = readLayout(usual, headlines);
  const late = isNamed ? lateColumns(text, layout, (index) => named[index]![0] === undefined) : [];
  const columns = new Map([...late, ...columnsOf(text, layout)]);
  const headers = written.map((header, index) => ({ ...header, ...columns.get(index)?.span }));
  return headers.flatMap((header, index) => {
    const [title, employer] = columns.get(index)?.named ?? titledByDuty(layout, header, named[index]!);
    const above = linesAbove(text, layout.lines, header, section.start, 1).map((line) => wordsOf(text, line));
    if (!title || isNoJob(title, employer ?? "")) return [];
    const headerLines = header.lines.map(({ words }) => words);
    if (isNotTaken(headerLines)) return [];
    if (isStudy(title, headerLines, isNamed && !holdsStudies(text, section) ? undefined : (above[0] ?? ""))) return [];
    const under = layout.lines[lastFrom(layout.lines, header.end - 1) + 1];
    if (under && !namesOccupation(title) && isTraining(wordsOf(text, under))) return [];
    const { range } = header;
    return [
      {
        start: header.start,
        end: headers[index + 1]?.start ?? section.end,
        title,
        ...(employer ? { employer } : {}),
        ...(isUnpaidWork(headerLines, title, employer ?? "") ? { isUnpaid: true } : {}),
        from: range.from,
        to: Math.min(range.to ?? asOf, asOf),
        isCurrent: range.to === undefined || range.to >= asOf,
        dates: { start: range.start, end: range.end },
        header: { start: header.start, end: header.end },
      },
    ];
  });
};

const roleOfForm = ({ start, end, title, employer, range, header }: LabelledEntry, asOf: Month): Role[] =>
  isNoJob(title, employer ?? "")
    ? []
    : [
        {
          start,
          end,
          title,
          ...(employer ? { employer } : {}),
          from: range.from,
          to: Math.min(range.to ?? asOf, asOf),
          isCurrent: range.to === undefined || range.to >= asOf,
          dates: { start: range.start, end: range.end },
          header,
        },
      ];

/** "Hermes" above "• Fahrer": a first item that is an occupation and nothing else is the title of an entry that names none. */
const titledByDuty = (
  { text, lines }: Layout,
  header: Header,
  named: readonly [string | undefined, string | undefined],
): readonly [string | undefined, string | undefined] => {
  const [title, employer] = named;
  if (!title || namesOccupation(title) || titleStrength(title) === 2) return named;
  const first = lines[lastFrom(lines, header.end) + 1];
  const words = first ? wordsOf(text, first) : "";
  const duty = words.replace(BULLET, "");
  return duty !== words && isOccupation(duty) ? [duty, title] : [title, employer];
};

/** "MilSOFT Yazılım Teknolojileri | 09/2021": the trade in an employer's name is no title where the line above is one. */
const saysTitle = (text: string, rest: readonly string[], above: Span | undefined): boolean => {
  const least = above && isTitleLine(text, above) ? 2 : 1;
  return rest.some((words) => titleStrength(words) >= least);
};

const MOST_TITLE_WORDS = 5;

const isShortTitle = (text: string, line: Span): boolean =>
  isTitleLine(text, line) && wordsOf(text, line).split(/\s+/).length <= MOST_TITLE_WORDS;

/**
 * Number of lines above the dates that belong to an entry, under a heading for jobs: the number of lines above the first dates, because no
 * description of an earlier job stands there; or two, when most later entries have a title above the line above their dates.
 */
const linesOfNamed = (
  text: string,
  entries: readonly Entry[],
  linesBefore: (index: number) => readonly Span[],
  under: Span | undefined,
): number => {
  const above = linesBefore(0);
  const { rest } = entries[0]!;
  if (rest.some((words) => partsOf([words]).length > 1) && rest.some(looksLikeTitle)) return Math.min(1, above.length);
  if (above.length !== 1) return above.length;
  // The employer above the dates and the title below them: the title of an entry stands above the employer of the next one.
  if (under && isTitleLine(text, under) && !isTitleLine(text, above[0]!)) return 1;
  const later = entries.slice(1);
  const titled = later.filter((entry, at) => {
    const [higher, nearest] = linesBefore(at + 1).slice(-2);
    return (
      entry.rest.length === 0 &&
      higher !== undefined &&
      nearest !== undefined &&
      isTitleLine(text, higher) &&
      !isTitleLine(text, nearest)
    );
  });
  return titled.length > 0 && 2 * titled.length > later.length ? 2 : above.length;
};

const isTitleLine = (text: string, line: Span): boolean =>
  isOccupation(wordsOf(text, line)) || titleStrength(wordsOf(text, line)) === 2;

/** The same without a heading for jobs: two when one of them is a title, or the smallest number above all dates on lines of their own. */
const linesOfUnnamed = (text: string, entries: readonly Entry[], linesBefore: (index: number) => readonly Span[]): number => {
  if (entries.some(({ rest }) => saysTitle(text, rest, linesBefore(0).at(-1)))) return 0;
  const [higher, nearest] = linesBefore(0)
    .slice(-2)
    .map(({ start, end }) => text.slice(start, end));
  if (higher !== undefined && looksLikeTitle(nearest ?? "") && partsOf([nearest!]).length > 1 && !looksLikeTitle(higher))
    return 1;
  if (looksLikeTitle(higher ?? "") || looksLikeTitle(nearest ?? "")) return 2;
  const areAlone = entries.length > 1 && entries.every(({ rest }) => rest.length === 0);
  return areAlone ? Math.min(...entries.map((_, index) => linesBefore(index).length)) : 0;
};

/** The role that contains an offset. */
export const roleAt = (roles: readonly Role[], offset: number): Role | undefined => {
  const role = roles[lastFrom(roles, offset)];
  return role && offset <= role.end ? role : undefined;
};
