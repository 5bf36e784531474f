import { flat, fold, tokensOf } from "../text/fold.ts";
import { BULLET, overlaps, type Span } from "../text/lines.ts";
import { isCountry } from "../vocabulary/places.ts";
import { segmentsOf } from "./contact.ts";
import { likeTitle, namesOther, partsOf } from "./headers.ts";
import { headingKind } from "./headings.ts";
import { namesStudent } from "./line-kinds.ts";
import { namedBy } from "./list-lines.ts";
import { isNoJob } from "./no-job.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { sectionAt } from "./sections.ts";
import { beginsSentence, isHeldTitle, mayBeTitle, namesTitle, shortTitle } from "./title-words.ts";
import type { Lettering } from "./typography.ts";

interface FoundTitle {
  readonly value: string;
  readonly span: Span | undefined;
}

/**
 * The title beside, under or above the name, otherwise that of the latest role. Unknown words are a title when a role has them, or a part of
 * them, as its title. `taken`: spans of names, addresses, contacts and facts about the person. `lettering`: sizes and places of the lines.
 */
export const titleOf = (
  cv: ParsedCv,
  { name, isSureName }: { readonly name: Span | undefined; readonly isSureName: boolean },
  taken: readonly Span[],
  lettering: readonly (Lettering | undefined)[],
): FoundTitle | undefined => {
  // A CV whose names were taken out begins with its title.
  const isToOthers = !isSureName && isLetter(cv);
  const atHead = isSureName || isToOthers ? undefined : titleAtName(cv, undefined, taken, lettering);
  const atName = atHead ?? (isToOthers ? undefined : titleAtName(cv, name, taken, lettering, isSureName));
  return atName && !isTrade(atName.value) ? atName : (titleOfRole(cv, name) ?? atName);
};

/** "Gıda Mühendisliği": the trade or subject and not the person, who is shown as what the latest role says. */
const isTrade = (value: string): boolean => /\p{L}{3}(?:ligi|lugu)$/u.test(flat(value));

const ENDS_HEAD: ReadonlySet<string> = new Set(["experience", "summary", "projects", "education", "skills", "wishes"]);

const titleAtName = (
  cv: ParsedCv,
  name: Span | undefined,
  taken: readonly Span[],
  lettering: readonly (Lettering | undefined)[],
  isSureName = false,
): FoundTitle | undefined => {
  const { text, lines } = cv;
  const first = name ? lines.findIndex((line) => line.end > name.start) : -1;
  const at = name ? lines.findIndex((line) => line.end >= name.end) : -1;
  const candidates =
    at >= 0
      ? [
          // Words that may be a name begin the title: "HEALTH LINE AND EMERGENCY TEAM SUPERVISOR".
          ...(isSureName ? [{ start: name!.end, end: lines[at]!.end }] : []),
          ...lines.slice(at + 1, at + 4),
          ...lines.slice(Math.max(0, first - 1), isAbove(lettering[first - 1], lettering[first]) ? first : 0),
        ]
      : lines.slice(0, 3);
  const titles = cv.roles.map(({ title }) => fold(title));
  const isOwnName = namedBy(cv, name);
  for (const line of candidates) {
    // Lines below a heading are sentences about the person or work, not the title of the CV.
    const said = text.slice(line.start, line.end);
    if (ENDS_HEAD.has(headingKind(said) ?? "") || (beginsSentence(said) && /\p{Ll}{2}/u.test(said))) break;
    if (namesOther(said) || isListOfTraits(said)) continue;
    const apart = lettering[lines.indexOf(line)]?.spaced;
    const letters = apart?.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, "")).join(" ") ?? "";
    // "S O F T W A R E  E N G I N E E R".
    if (mayBeTitle(letters) && namesTitle(letters)) return { value: letters, span: line };
    for (const segment of segmentsOf(text, line)) {
      const lead = /^[\s,|•·()–-]*/u.exec(text.slice(segment.start, segment.end))![0].length;
      const start = segment.start + lead;
      const value = shortTitle(text.slice(start, segment.end));
      const span = { start, end: start + value.length };
      if (!mayBeTitle(value) || isOwnName(value) || taken.some((one) => overlaps(one, span))) continue;
      const words = fold(value);
      const isHeld =
        value.length > 4 &&
        // Without a name, the first lines may be a job as well.
        !cv.roles.some(({ header }) => overlaps(header, span)) &&
        titles.some(
          (title) =>
            title === words || (!name && title.includes(words)) || (words.includes(title) && words.length < title.length + 20),
        );
      if (isHeld || namesTitle(value)) return wholeTitle(cv, { value, span }, name, lettering);
    }
  }
  return at >= 0 ? narrowTitle(cv, at + 1, lettering) : undefined;
};

const LETTER_LINES = 40;
const SALUTATION = /^(?:dear|sehr geehrte[rs]?|guten tag|estimad[oa]s?|sayin)(?!\p{L})/u;

/** True where a letter precedes the CV: the lines at the top tell of the one it was written to. */
const isLetter = ({ lines, flat: plain }: ParsedCv): boolean =>
  lines.slice(0, LETTER_LINES).some(({ start, end }) => SALUTATION.test(plain.slice(start, end)));

/** "LOYAL, VIGILANT, CURIOUS": single words of which one alone is an occupation. */
const isListOfTraits = (said: string): boolean => {
  const parts = said.length > LONGEST_WHOLE ? [] : said.split(/\s*,\s*/);
  return parts.length > 2 && parts.every((part) => /^\p{L}+$/u.test(part)) && parts.filter(namesTitle).length * 2 < parts.length;
};

const NARROW = 24;

/** "Bilgisayar" above "Mühendisi/Yazılım" above "Geliştirici": a title that a narrow column breaks over two or three lines in the same letters. */
const narrowTitle = (
  { text, lines }: ParsedCv,
  first: number,
  lettering: readonly (Lettering | undefined)[],
): FoundTitle | undefined => {
  const own = lettering[first];
  for (const count of [3, 2]) {
    const parts = lines.slice(first, first + count);
    const words = parts.map(({ start, end }) => text.slice(start, end).trim());
    const isColumn = lettering
      .slice(first, first + count)
      .every(
        (line) => own && line?.page === own.page && Math.abs(line.height - own.height) * 100 <= own.height * 3 && !line.spaced,
      );
    const value = words.join(" ");
    if (
      isColumn &&
      parts.length === count &&
      words.every((part) => part.length <= NARROW && /^\p{L}[\p{L}\s/&.-]+$/u.test(part)) &&
      // "Computer" is a heading of skills as well.
      [undefined, "skills"].includes(headingKind(words[0]!)) &&
      mayBeTitle(value) &&
      namesTitle(value)
    )
      return { value, span: { start: parts[0]!.start, end: parts.at(-1)!.end } };
  }
  return undefined;
};

/** True for a line right above another on the page; the one before it in the text may end a column. */
const isAbove = (line: Lettering | undefined, name: Lettering | undefined): boolean =>
  !line ||
  !name ||
  (line.page === name.page &&
    line.top < name.top &&
    name.top - line.bottom < Math.max(line.height, name.height) * 3 &&
    line.left < name.right &&
    name.left < line.right);

const ENDS_OPEN = /(?:\s(?:&|and|und|y|e|ve|of|de|del|en|für|im|in|for)|[/&,-])$/iu;
const LONGEST_WHOLE = 80;

/** "Management Information" above "Systems Student", "Sachbearbeiter Verkauf &" above "Logistik": a title over two lines in the same letters. */
const wholeTitle = (
  { text, lines }: ParsedCv,
  found: FoundTitle,
  name: Span | undefined,
  lettering: readonly (Lettering | undefined)[],
): FoundTitle => {
  const { value, span } = found;
  if (!span) return found;
  const at = lines.findIndex(({ start, end }) => start <= span.start && span.end <= end);
  const line = lines[at];
  if (!line) return found;
  const isOpen = ENDS_OPEN.test(value) && span.end >= line.end;
  const isPart = span.start - line.start < 2 && namesStudent(value) && tokensOf(value).length <= 2;
  const other = lines[isOpen ? at + 1 : at - 1];
  if (!(isOpen || isPart) || !other || (name && overlaps(other, name))) return found;
  const [own, beside] = [lettering[at], lettering[lines.indexOf(other)]];
  const words = text.slice(other.start, other.end).trim().replace(/\.$/, "");
  const isAlike =
    own !== undefined &&
    beside !== undefined &&
    own.page === beside.page &&
    Math.abs(own.height - beside.height) * 100 <= own.height * 5 &&
    Math.abs(own.top - beside.top) <= own.height * 2;
  // "Ingeniero de sistemas e" above "informática", which is a heading as well.
  const isRest = isOpen ? mayBeTitle(`${value} ${words}`) && headingKind(words) !== "experience" : mayBeTitle(words);
  if (!isAlike || !isRest || words.length + value.length > LONGEST_WHOLE) return found;
  return isOpen
    ? { value: `${value} ${words}`, span: { start: span.start, end: other.end } }
    : { value: `${words} ${value}`, span: { start: other.start, end: span.end } };
};

const titleOfRole = (cv: ParsedCv, name: Span | undefined): FoundTitle | undefined => {
  const own = name ? fold(cv.text.slice(name.start, name.end)) : undefined;
  const isOwnName = namedBy(cv, name);
  const roles = cv.roles
    .filter(({ title, header }) => fold(title) !== own && !isOwnName(title) && !OF_PUPILS.test(headerOf(cv, header)))
    .toSorted((a, b) => Number(a.isUnpaid ?? false) - Number(b.isUnpaid ?? false) || b.to - a.to || a.start - b.start);
  // A line that names no occupation may be a company, a place or a task: an empty field is better than a wrong one.
  const latest =
    roles.find(({ title }) => isHeldTitle(shortTitle(title)) && !namesStudent(title)) ??
    roles.find(({ title }) => isHeldTitle(shortTitle(title)));
  if (!latest) return titleWithoutDates(cv);
  const value = withoutCountry(shortTitle(latest.title));
  const found = cv.text.indexOf(value, latest.start);
  return { value, span: found >= 0 && found < latest.end ? { start: found, end: found + value.length } : undefined };
};

const headerOf = ({ text }: ParsedCv, { start, end }: Span): string => flat(text.slice(start, end));

// "Schülerpraktikum als Techniker, 5 Tage": a look at an occupation.
const OF_PUPILS =
  /(?<!\p{L})(?:schuler(?:betriebs)?praktik\p{L}*|schnupper\p{L}+|(?:school|year \d{1,2}) work experience|work shadowing|job shadowing)(?!\p{L})/u;

const MOST_UNDATED = 60;
const FIRST_LINES = 3;
const LONGEST_HEADER = 100;

/**
 * "Accounting Coordinator, Nebraska Special Olympics (20xx)": the first header of a job, where no dates tell of jobs; beside roles without a
 * title, only what begins the section.
 */
const titleWithoutDates = (cv: ParsedCv): FoundTitle | undefined => {
  const lines = cv.lines
    .filter(({ start }) => sectionAt(cv.sections, start).kind === "experience")
    .slice(0, cv.roles.length === 0 ? MOST_UNDATED : FIRST_LINES);
  const titles = lines.flatMap((line) => {
    const words = cv.text.slice(line.start, line.end);
    const first = words.length > LONGEST_HEADER || BULLET.test(words) ? undefined : partsOf([words])[0];
    const value = first === undefined ? "" : shortTitle(first.trim());
    const isTitle = /^\p{Lu}/u.test(value) && likeTitle(value) === 2 && isHeldTitle(value) && !isNoJob(value, "");
    if (!isTitle || (words.length > value.length && !/^\s*[,|(@·•–-]/u.test(words.slice(words.indexOf(value) + value.length))))
      return [];
    const start = line.start + words.indexOf(value);
    return [{ value, span: { start, end: start + value.length } }];
  });
  return titles.find(({ value }) => !NO_POST.test(flat(value)) && !namesStudent(value)) ?? titles[0];
};
const NO_POST = /(?<!\p{L})(?:intern|trainee|praktikant(?:in)?|stajyer|becari[oa]|practicante)(?!\p{L})/u;

/** "Switzerland Senior Design Engineer": the place that ends the line of the employer. */
const withoutCountry = (title: string): string => {
  const space = title.indexOf(" ");
  return space > 0 && isCountry(title.slice(0, space)) ? title.slice(space + 1) : title;
};
