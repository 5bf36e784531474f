import { flat, fold } from "../text/fold.ts";
import { indexAt, type Span } from "../text/lines.ts";
import { remembered } from "../text/remember.ts";
import { titleStrength } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";
import { segmentsOf } from "./contact.ts";
import { headingKind } from "./headings.ts";
import { isKnownThing } from "./known-thing.ts";
import { isAbstract, isOccupation } from "./line-kinds.ts";
import { lineOf, namedByAccount, type NameContext } from "./name-context.ts";
import { headOf } from "./name-head.ts";
import { labelledNames } from "./name-labels.ts";
import { nameWords, saysNoName, type Name } from "./name-words.ts";

/** Words that may be the name. */
export interface Candidate {
  readonly name: Name;
  /** Indexes of the first and the last line. */
  readonly first: number;
  readonly last: number;
  readonly from: "label" | "line" | "segment" | "head" | "stack" | "window" | "inner" | "spaced" | "apart";
}

const LONGEST_LINE = 160;
const LONGEST_PIECE = 40;
const MOST_PIECES = 4;
const LONGEST_NAME = 60;

/** Everything in the text that has the form of a name. Each line gives a bounded number. */
export const candidatesOf = (context: NameContext): Candidate[] => {
  const { cv } = context;
  const found: Candidate[] = [];
  const seen = new Set<string>();
  const add = (name: Name, first: number, last: number, from: Candidate["from"]): void => {
    const key = `${name.start}-${name.end}`;
    if (name.end - name.start > LONGEST_NAME || name.end - name.start < 3 || seen.has(key)) return;
    const words = plainWords(cv.text.slice(name.start, name.end));
    if (!nameWords(words) && !(first < TOP && /^\p{Ll}[\p{Ll}\p{M} '’.-]+$/u.test(words) && nameWords(titled(words)))) return;
    seen.add(key);
    if (mayBeName(context, words, first, last)) found.push({ name, first, last, from });
  };
  for (const name of labelledNames(cv)) {
    const at = indexAt(cv.lines, name.start);
    const key = name.parts ? "parts" : `${name.start}-${name.end}`;
    if (!seen.has(key)) found.push({ name, first: at, last: at, from: "label" });
    seen.add(key);
  }
  cv.lines.forEach((line, index) => {
    // A sentence is not a name.
    if (line.end - line.start > LONGEST_LINE) return;
    const spaced = spacedName(context, index);
    if (spaced) found.push(spaced);
    const segments = segmentsOf(cv.text, line);
    const apart = nameApart(context, index);
    if (apart) found.push(apart);
    for (const whole of segments) {
      const segment = withoutSigns(cv.text, whole);
      const isAddress = ({ start, end }: Span): boolean => isBuilding(cv.text.slice(start, line.end), end - start);
      if (!isAddress(segment)) add(segment, index, index, segments.length === 1 ? "line" : "segment");
      const head = headOf(context, segment);
      if (!isAddress(head)) add(head, index, index, "head");
      for (const lead of leadsOf(context, segment)) add(lead, index, index, "head");
    }
    for (const window of accountWindows(context, line)) add(window, index, index, "window");
    for (const inner of innerWindows(context, line, index)) add(inner, index, index, "inner");
    for (let last = index + 1; last < index + MOST_PIECES && mayStack(context, last - 1) && mayStack(context, last); last++) {
      // A name that the page writes twice, one above the other.
      if (Array.from({ length: last - index }, (_, at) => lineOf(context, index + at)).includes(lineOf(context, last))) break;
      add({ start: line.start, end: cv.lines[last]!.end }, index, last, "stack");
    }
  });
  return found;
};

const BUILDING =
  /(?<!\p{L})(?:hall|building|tower|house|plaza|court|lane|drive|avenue|road|street|campus|apartmani|sitesi|mahallesi|sokak|caddesi|gebaude|haus|hof|platz|allee|weg)(?: n[or])?$|^(?:edificio|torre|conjunto|residencial|urbanizacion|calle|carrera|avenida|barrio) /u;

/** "Maple Hall (MH) 328", "Torre Azul 12": a building or a street before its number. */
const isBuilding = (words: string, length: number): boolean =>
  BUILDING.test(flat(words.slice(0, length)).trim()) &&
  /^\s*(?:\([^)]{1,12}\))?[\s,#]*(?:(?:no|nr)?\.?:?\s*)?\d/iu.test(words.slice(length));

/** Without the signs and icons around: "★ Jane Doe ★". */
const withoutSigns = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const lead = /^[^\p{L}\n("“„]{0,6}/u.exec(words)![0].length;
  const tail = /[^\p{L}\p{M}\n.)"”“]{0,6}$/u.exec(words.slice(lead))![0].length;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
};

const MOST_INNER = 9;

/** Runs of two to four words of a line that stands at the top or in large letters: "Jane Doe Berlin Product design". */
const innerWindows = ({ cv, lettering, usual }: NameContext, line: Span, index: number): Span[] => {
  const own = lettering[index];
  if (index > 5 && !(own && own.height * 100 >= usual * 120)) return [];
  const words = Array.from(
    cv.text.slice(line.start, line.end).matchAll(/\p{L}[\p{L}\p{M}'’.-]*/gu),
    ({ index: at, 0: word }) => ({
      start: line.start + at,
      end: line.start + at + word.length,
    }),
  );
  if (words.length < 3 || words.length > MOST_INNER) return [];
  return words.flatMap((from, at) =>
    words
      .slice(at + 1, at + LONGEST_WINDOW)
      .map(({ end }) => ({ start: from.start, end }))
      .filter(({ start, end }) => /^[\p{L}\p{M} '’.-]+$/u.test(cv.text.slice(start, end)))
      // "Jane Doe Backend & Mobile Engineer": a word of a trade behind two others begins the title.
      .filter(({ start, end }) => !endsInTrade(cv.text.slice(start, end))),
  );
};

const endsInTrade = (words: string): boolean => {
  const own = words.split(/\s+/);
  const last = own.at(-1)!;
  return own.length > 2 && termsIn(last).some(({ end }) => end === last.length);
};

const MOST_BETWEEN = 6;

/** Two lines in the same large letters with smaller ones between them in reading order, one below or beside the other on the page. */
const nameApart = ({ cv, lettering, usual }: NameContext, first: number): Candidate | undefined => {
  const own = lettering[first];
  if (!own || own.height * 100 < usual * 120) return undefined;
  const isAlike = (at: number): boolean => {
    const other = lettering[at];
    return other !== undefined && other.page === own.page && Math.abs(other.height - own.height) * 100 <= own.height * 3;
  };
  if (isAlike(first + 1)) return undefined;
  for (let last = first + 2; last <= first + MOST_BETWEEN; last++) {
    if (!isAlike(last)) continue;
    const other = lettering[last]!;
    const isNear = Math.abs(other.top - own.top) <= own.height * 2;
    const parts = [cv.lines[first]!, cv.lines[last]!];
    const isName = parts.every(
      ({ start, end }) => end - start > 1 && end - start <= LONGEST_PIECE && nameWords(cv.text.slice(start, end)),
    );
    if (!isNear || !isName) return undefined;
    const inOrder = other.top < own.top - 300 ? parts.toReversed() : parts;
    return { name: { ...inOrder[0]!, parts: inOrder }, first, last: first, from: "apart" };
  }
  return undefined;
};

/** A name of letters set apart, over one line or more. */
const spacedName = (context: NameContext, first: number): Candidate | undefined => {
  const { cv, lettering } = context;
  const parts: Span[] = [];
  let last = first - 1;
  while (last - first + 1 < MOST_PIECES && lettering[last + 1]?.spaced) parts.push(...lettering[++last]!.spaced!);
  const [start] = parts;
  // "W A R U M  I C H" in a document that sets its headings apart.
  const others = context.spaced - (last - first + 1);
  const words = parts.map(({ start: from, end }) => cv.text.slice(from, end).replace(/\s+/g, ""));
  if (others >= MOST_SPACED && namedByAccount(context, words) === 0) return undefined;
  if (!start || lettering[first - 1]?.spaced || parts.length > MOST_PIECES + 1) return undefined;
  return { name: { ...start, parts }, first, last, from: "spaced" };
};

const MOST_SPACED = 2;
const LONGEST_LEAD = 90;
const LEAST_SHARE = 30;
const LEVEL = /\s+(?:senior|junior|lead|chief|head|jr|sr|dipl|kidemli|staff|principal|werkstudent(?:in)?|student(?:in)?)\.?$/iu;

/** "Mara Lind LinkedIn: https://…". */
const BEFORE_CONTACT =
  /^(\p{Lu}[^:@\d]{3,40}?)\s+(?:linkedin|github|e-?mail|e-?posta|tel(?:e[fp]h?on)?|phone|mobile?|portfolio|website)\s*:/iu;

/** Words that an account names in part, before an occupation, and capitals before words in title case: "JANE DOE Senior Engineer", "Jane Doe Werkstudentin ab Mai". */
const leadsOf = (context: NameContext, segment: Span): Span[] => {
  if (segment.end - segment.start > LONGEST_LEAD) return [];
  const words = context.cv.text.slice(segment.start, segment.end);
  const capitals = /^\p{Lu}{2,}(?:[ -]\p{Lu}{2,}){1,3}(?= \p{Lu}?\p{Ll})/u.exec(words)?.[0];
  const occupation = occupationsOf(words)[0];
  const before = occupation && occupation.start > 4 ? words.slice(0, occupation.start).replace(/[\s,|–—-]+$/u, "") : undefined;
  const contact = BEFORE_CONTACT.exec(words)?.[1];
  return [capitals, before, before?.replace(LEVEL, ""), contact]
    .filter((lead) => lead !== undefined)
    .filter((lead) => lead.length > 4 && lead.length < words.length && namedByAccount(context, lead.split(/\s+/)) >= LEAST_SHARE)
    .map((lead) => ({ start: segment.start, end: segment.start + lead.length }));
};

const ALIKE = 50;

/**
 * False for the title of a role, an occupation, an activity and a single word, unless an account carries it, and for lines together of which one is an occupation:
 * these are never taken, whatever else speaks for them.
 */
const mayBeName = (context: NameContext, words: string, first: number, last: number): boolean => {
  const parts = nameWords(words);
  if (!parts) return true;
  const lines = Array.from({ length: last - first + 1 }, (_, at) => lineOf(context, first + at));
  if (last > first && lines.some((line) => isOccupation(line) || saysNoName(line) || headingKind(line) !== undefined))
    return false;
  const below = lineOf(context, last + 1);
  // "SUSHI CHEF" above "Executive Profile": a heading is no title.
  const isAboveTitle =
    first < 2 &&
    ((titleStrength(below) === 2 && headingKind(below) === undefined) || isOccupation(below) || context.titles.has(fold(below)));
  const isOther =
    // A line with dates that repeats the name, such as a footer, is taken for a role.
    (context.titles.has(fold(words)) && !isAboveTitle) ||
    isOccupation(words) ||
    (titleStrength(words) > 0 && !isAboveTitle) ||
    (!isAboveTitle && (last > first || first > 1) && lines.some(namesTerm)) ||
    parts.named.some((word) => isAbstract(fold(word)));
  if (parts.named.length > 1 && !isOther && headingKind(words) === undefined) return true;
  const isCarried = namedByAccount(context, parts.own) >= ALIKE;
  if (headingKind(words) !== undefined && !isCarried) return false;
  if (parts.named.length > 1) return isCarried;
  return parts.isTitled || (isCarried ? !isKnownThing(words) : isAboveTitle && !isKnownThing(words));
};

const namesTerm = remembered((line): boolean => termsIn(line).length > 0);

/** Lines in which a name may be written in small letters. */
const TOP = 4;

/** "jane doe" as "Jane Doe". */
export const titled = (words: string): string => words.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A name on one line: a hyphen at a line end joins two family names. */
export const plainWords = (written: string): string => written.replace(/-\n/g, "-").replace(/\s+/g, " ");

/** True for a line that may be a part of a name over several lines. */
const mayStack = (context: NameContext, index: number): boolean => {
  const words = lineOf(context, index);
  return (
    words.length > 0 &&
    words.length <= LONGEST_PIECE &&
    !/[.:,;]$/.test(words.replace(/(?<=\b\p{Lu})\.$/u, "")) &&
    (nameWords(words.replace(/-$/, ""))?.named.length ?? 9) <= 3
  );
};

const WINDOW_MATCH = 75;
const LONGEST_WINDOW = 4;

/** Two to four words within a line that an account names: "Hola, soy Jane Doe y …". */
const accountWindows = (context: NameContext, line: Span): Span[] => {
  if (context.accounts.length + context.profiles.length === 0) return [];
  const { text } = context.cv;
  const words = Array.from(text.slice(line.start, line.end).matchAll(/\p{L}[\p{L}\p{M}'’.-]*/gu), ({ index, 0: word }) => ({
    start: line.start + index,
    end: line.start + index + word.replace(/[.,]$/, "").length,
  }));
  const isNamed = words.map(({ start, end }) => {
    const word = text.slice(start, end);
    return /^\p{Lu}/u.test(word) && fold(word).length > 2 && namedByAccount(context, [word]) >= 20;
  });
  return words.flatMap((from, at) => {
    if (!isNamed[at]) return [];
    const ends = words
      .slice(at + 1, at + LONGEST_WINDOW)
      .filter((_, step) => isNamed[at + 1 + step])
      .map(({ end }) => ({ start: from.start, end }));
    return ends.filter(
      ({ start, end }) =>
        !/[^\p{L}\p{M}\s'’.-]/u.test(text.slice(start, end)) &&
        namedByAccount(context, text.slice(start, end).split(/\s+/)) >= WINDOW_MATCH,
    );
  });
};
