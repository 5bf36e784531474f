import { flat, tokensOf } from "../text/fold.ts";
import { BULLET, lastFrom, linesOf, type Span } from "../text/lines.ts";
import { termsIn, type Term } from "../vocabulary/index.ts";
import { titleStrength } from "../vocabulary/fields.ts";
import { isOccupation } from "./line-kinds.ts";
import { isDateAlone } from "./role-lines.ts";
import { languagesNamedIn, levelIn } from "../vocabulary/languages.ts";
import { headingKind, isMotherTongue, isOfStudiesAndWork, knownHeading, LONGEST_HEADING, type SectionKind } from "./headings.ts";

export interface Section extends Span {
  readonly kind: SectionKind;
  /** The heading's words; the content begins after them. Absent before the first heading. */
  readonly heading?: Span;
  /** A section on languages that names spoken ones; nothing else in it is evidence. */
  readonly isSpoken?: boolean;
  /** A section on mother tongues. */
  readonly isNative?: boolean;
}

interface Found extends Span {
  readonly kind: SectionKind;
  /** Offset of the content, if on the same line. */
  readonly hasContent: boolean;
  readonly isLabelled: boolean;
}

/** Letters of a heading that its content follows without a colon. */
const LEAST_LEADING = 4;

const SKILL_KINDS: ReadonlySet<Term["kind"]> = new Set(["skill", "tool"]);

// Headings of skills that also begin the names of departments, subjects and jobs.
const OF_A_FIELD =
  /^(?:softwares?|computer|technology|programming|methods|informatica|bilgisayar|programlama|yazilim|handwerk|programmierung)$/u;
const ITEM_ENDS = /[,;|•·/(]/u;

/** A heading with its content on the same line: "Skills: Java, SQL", "Idiomas Español (nativo)". */
const leadingHeading = (text: string, line: Span): Found | undefined => {
  const words = text.slice(line.start, line.end);
  const bullet = BULLET.exec(words)?.[0].length ?? 0;
  const tokens = tokensOf(words.slice(bullet, bullet + 60));
  for (let count = Math.min(LONGEST_HEADING + 1, tokens.length); count > 0; count--) {
    // "• Preise und Verfügbarkeiten": a heading ends before its "and".
    if (isJoiner.test(words.slice(0, bullet + tokens[count - 1]!.end))) continue;
    const kind = knownHeading(tokens.slice(0, count).map((token) => token.fold));
    if (!kind) continue;
    const end = line.start + bullet + tokens[count - 1]!.end;
    const rest = text.slice(end, line.end);
    const isLabelled = /^\s*:/.test(rest);
    // "Portfolio: www.lind.example" is a contact.
    if (kind === "projects" && /^\s*:?\s*(?:https?:|www\.|[\w-]+(?:\.[\w-]+)+(?:\/|$))/i.test(rest)) continue;
    const begins = /^\p{Lu}/u.test(words.slice(bullet)) && /^\s+[^\p{L}\s]*(?:[\p{Lu}\d]|\S+@)/u.test(rest);
    if (!/[\p{L}\d]/u.test(rest) || !(isLabelled || begins)) continue;
    // "IT Services, Blau GmbH" names a job.
    if (!isLabelled && tokens[count - 1]!.end - tokens[0]!.start < LEAST_LEADING) continue;
    // "Software Engineer, Brightlake" and "Education Officer" are job titles and not headings.
    const next = /^\s+\p{L}+/u.exec(rest)?.[0] ?? "";
    if (!isLabelled && kind !== "experience" && next && titleStrength(next) === 2) continue;
    if (!isLabelled && (isOccupation(words) || (tokensOf(rest).length <= 3 && titleStrength(rest) === 2))) continue;
    // "Software Solutions Group" and "Computer Science Department" are names: the skills of a list would begin behind the word.
    if (!isLabelled && count === 1 && OF_A_FIELD.test(tokens[0]!.fold) && !isCovered(rest.split(ITEM_ENDS)[0]!.trim())) continue;
    return { kind, start: line.start, end: isLabelled ? end + rest.indexOf(":") + 1 : end, hasContent: true, isLabelled };
  }
  return undefined;
};

// Words that often end a broken line, too: a heading above the dates of a job.
const OF_JOBS = /^(?:work|jobs|trabajos?|arbeit)$/iu;
const PERIOD = /^(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d{2} ?[–—-] ?\S.{0,16}$/u;
const isPeriod = (text: string, line: Span | undefined): boolean =>
  line !== undefined && PERIOD.test(text.slice(line.start, line.end));

/**
 * The sections of a CV in order, the first without a heading. A heading on a line of its own always counts; one followed by its content
 * counts with a colon, or when the document has no other heading of that kind.
 */
export const sectionsOf = (text: string): Section[] => {
  const lines = linesOf(text);
  const alone = new Map<number, Found>();
  const leading = new Map<number, Found>();
  for (const [index, line] of lines.entries()) {
    const words = text.slice(line.start, line.end);
    const whole = overTwoLines(text, line, lines[index + 1]);
    if (whole) alone.set(line.start, whole);
    const above = alone.get(lines[index - 1]?.start ?? -1);
    if (whole || (above && above.start < line.start && line.end <= above.end)) continue;
    const bullet = BULLET.exec(words)?.[0].length ?? 0;
    const named = bullet > 0 ? knownHeading(wordsOf(words.slice(bullet))) : headingKind(words, isCapitals(words));
    const kind = named ?? (OF_JOBS.test(words) && isPeriod(text, lines[index + 1]) ? "experience" : undefined);
    if (kind && !isEndOfSentence(words) && !isLevelOf(text, words, lines[index - 1]))
      alone.set(line.start, { kind, ...line, hasContent: false, isLabelled: false });
    else {
      const found = leadingHeading(text, line);
      // "Schule Nr. 7" below the dates of an entry is what the entry is about.
      if (found && (found.isLabelled || !isDateAlone(text, lines[index - 1]))) leading.set(line.start, found);
    }
  }
  // "projects" below a line of prose ends its sentence, in a document whose headings begin with capitals.
  const isSmall = ({ start }: Span): boolean => /^\p{Ll}/u.test(text.slice(start, start + 1));
  if ([...alone.values()].some((heading) => !isSmall(heading)))
    for (const heading of alone.values()) if (isSmall(heading)) alone.delete(heading.start);
  const inCapitals = [...alone.values()].filter(({ start, end }) => isCapitals(text.slice(start, end))).length;
  // "… und Open" above "Source": the end of a sentence, in a document whose headings are in capitals.
  if (inCapitals >= 3 && inCapitals * 4 >= alone.size * 3)
    for (const [at, line] of lines.entries())
      if (alone.has(line.start) && !isCapitals(text.slice(line.start, line.end)) && isOpenProse(text, lines[at - 1]))
        alone.delete(line.start);
  const standing = new Set([...alone.values()].map((heading) => heading.kind));
  const colons = [...alone.values()].filter(({ start, end }) => text.slice(start, end).trimEnd().endsWith(":")).length;
  // In a document that writes its headings without a colon, a line with one introduces a part of an entry.
  const isColonRare = alone.size - colons >= 2 && alone.size - colons >= colons / 2;
  const isInCapitals = [...alone.values()].every(({ start, end }) => isCapitals(text.slice(start, end)));

  const isExport = text.includes("(LinkedIn)") && EXPORTED_DATES.test(text);

  const sections: { kind: SectionKind; start: number; end: number; heading?: Span }[] = [
    { kind: "head", start: 0, end: text.length },
  ];
  for (const line of lines) {
    const current = sections.at(-1)!;
    const found = alone.get(line.start) ?? leading.get(line.start);
    const isInside =
      found !== undefined &&
      (isSubHeading(text, found, current.kind, isColonRare) ||
        isListed(text, found, current.kind) ||
        isPointOfEntry(text, found, current.kind) ||
        // "Referencia: Eva Soto, 300 555 0101" below a job is about that job.
        (found.isLabelled && found.kind === "references" && current.kind === "experience" && isOneReference(text, found)) ||
        // "Ausbildung: Koch" in a section of schools and jobs is an entry.
        (found.hasContent && HOLDS_ENTRIES.has(found.kind) && holdsStudies(text, current)) ||
        (isExport && current.kind === "experience" && found.kind !== "education"));
    const heading = isInside ? undefined : found;
    if (!heading && isInCapitals && CLOSED.has(current.kind) && isUnknownHeading(text.slice(line.start, line.end))) {
      current.end = line.start;
      sections.push({ kind: "personal", start: line.end, end: text.length, heading: line });
    }
    if (!heading) continue;
    if (heading.hasContent && !opensSection(text, heading, line, current.kind, standing)) continue;
    // "Experience" standing alone inside experience is a sub-heading, not a new section.
    current.end = heading.start;
    sections.push({
      kind: heading.kind,
      start: heading.end,
      end: text.length,
      heading: { start: heading.start, end: heading.end },
    });
  }
  return sections
    .filter((section) => section.end > section.start)
    .map((section) => withSpoken(text, section))
    .flatMap((section) => withoutSkills(text, section));
};

const isOneReference = (text: string, { start, end }: Span): boolean =>
  /^\W*(?:reference|referenz|referencia(?: laboral)?|referans)\s*:/.test(flat(text.slice(start, end)));

/** "Englisch" above "Muttersprache" or "Grundkenntnisse": the level of a language. */
const isLevelOf = (text: string, words: string, above: Span | undefined): boolean => {
  if (
    !/^(?:muttersprach\p{L}*|(?:grund|basis|vor|schul|gute )?kenntnisse|mother tongue|native(?: language)?|lengua materna|ana ?dil\p{L}*)$/u.test(
      flat(words).trim(),
    )
  )
    return false;
  const before = above ? text.slice(above.start, above.end) : "";
  return before.length < 30 && languagesNamedIn(before).length > 0 && headingKind(before) === undefined;
};

// A LinkedIn export names its source and the length of each job. Behind the jobs it has nothing but schools.
const EXPORTED_DATES = /\b\d{4}\s-\s[^\n(]{3,30}\(\d{1,2}\s\p{L}+/u;

const LEAST_PROSE = 50;

/** A long line that does not end its sentence. */
const isOpenProse = (text: string, line: Span | undefined): boolean =>
  line !== undefined && line.end - line.start >= LEAST_PROSE && /[\p{Ll},]$/u.test(text.slice(line.start, line.end));

/** "projects)": the end of a bracket that another line opened. */
const isEndOfSentence = (words: string): boolean => words.includes(")") && !words.includes("(");

// "Logros:" below a job or a degree names its results and begins no section.
const RESULTS = /^(?:logros|achievements|key achievements|accomplishments|erfolge|leistungen|basarilar)\s*:$/;
const HOLDS_ENTRIES: ReadonlySet<SectionKind> = new Set(["experience", "education", "projects"]);

// Parts of an entry that a line with a colon introduces: "Projekte:", "Tätigkeiten:", "Technologien:", "Awards:".
const WITHIN_ENTRY: ReadonlySet<SectionKind> = new Set(["projects", "skills", "experience", "summary", "publications"]);

const isSubHeading = (text: string, { kind, start, end }: Found, current: SectionKind, isColonRare: boolean): boolean => {
  if (!HOLDS_ENTRIES.has(current)) return false;
  const words = text.slice(start, end).replace(BULLET, "").trim();
  if (kind === "publications" && RESULTS.test(flat(words))) return true;
  return isColonRare && words.endsWith(":") && WITHIN_ENTRY.has(kind) && (kind !== "experience" || current === "experience");
};

// "– Courses: Statistics" below a job or a degree.
const POINT_KINDS: ReadonlySet<SectionKind> = new Set(["certifications", "publications", "projects", "references", "interests"]);

/** True for a labelled point in the list of a job or a degree, which tells of that entry. */
const isPointOfEntry = (text: string, { kind, start, end, isLabelled }: Found, current: SectionKind): boolean =>
  isLabelled &&
  (current === "experience" || current === "education") &&
  POINT_KINDS.has(kind) &&
  BULLET.test(text.slice(start, end));

const MOST_OF = 0.7;
const INTERNSHIP = /^(?:internship|praktikum|staj|practica|pasantia)$/u;

const isCovered = (words: string): boolean =>
  termsIn(words, SKILL_KINDS).some(({ start, end }) => end - start >= words.length * MOST_OF);

/** "• Programmierkenntnisse" or "Project Management" among skills: an item of the list, although other CVs have it as a heading. */
const isListed = (text: string, { kind, start, end, hasContent }: Found, current: SectionKind): boolean => {
  const words = text.slice(start, end);
  // "Internship" beside the dates of a job stands where others have the title.
  if (current === "experience" && kind === "experience") return INTERNSHIP.test(flat(words).trim());
  if (current !== "skills" || hasContent) return false;
  return (kind === "skills" && BULLET.test(words)) || (kind === "projects" && isCovered(words.trim()));
};

const isJoiner = /\s(?:and|und|y|e|ve|&|of|de|del)$/iu;

const MOST_HALF_WORDS = 2;

/** "EDUCATION AND" above "TRAINING", "COMPETENCIAS DIGI-" above "TALES", "INFORMACIÓN" above "ACADÉMICA". */
const overTwoLines = (text: string, line: Span, next: Span | undefined): Found | undefined => {
  if (!next || next.end - line.start > LONGEST_OVER_TWO) return undefined;
  const [first, second] = [text.slice(line.start, line.end), text.slice(next.start, next.end)];
  const isCut = /\p{L}{3}-$/u.test(first) && /^\p{L}{3,}$/u.test(second);
  const words = isCut ? first.slice(0, -1) + second : `${first} ${second}`.replace(/\s+/g, " ");
  if (!isCut && !isJoiner.test(first)) {
    const areHalves = [first, second].every(
      (half) => isCapitals(half) && half.split(" ").length <= MOST_HALF_WORDS && headingKind(half, true) === undefined,
    );
    if (!areHalves) return undefined;
  }
  const isComposed = isCapitals(words) && (isCut || isJoiner.test(first));
  const kind = isComposed ? headingKind(words, true) : knownHeading(wordsOf(words));
  return kind ? { kind, start: line.start, end: next.end, hasContent: false, isLabelled: false } : undefined;
};
const LONGEST_OVER_TWO = 80;

const MIN_TERMS = 2;

/** True for lines of which most name skills. */
const holdsSkills = (words: string): boolean => {
  const lines = linesOf(words).map(({ start, end }) => termsIn(words.slice(start, end), SKILL_KINDS).length);
  const known = lines.filter((count) => count > 0).length;
  return lines.reduce((sum, count) => sum + count, 0) >= MIN_TERMS && known * 2 >= lines.length;
};

/** "Languages" above "Python, Dart" begins a list of skills; above "English" the spoken languages. */
const withSpoken = (text: string, section: Section): Section => {
  if (section.kind !== "languages") return section;
  const words = text.slice(section.start, section.end);
  if (languagesNamedIn(words).length === 0) return holdsSkills(words) ? { ...section, kind: "skills" } : section;
  const { heading } = section;
  const isNative = heading !== undefined && isMotherTongue(text.slice(heading.start, heading.end));
  return { ...section, isSpoken: true, ...(isNative ? { isNative } : {}) };
};

const LEAST_PROGRAMS = 3;

/** "Sprachen: Deutsch, Englisch" above "Betriebssysteme: Windows, Linux": the lines of skills below the languages are a section of skills. */
const withoutSkills = (text: string, section: Section): Section[] => {
  if (!section.isSpoken) return [section];
  const lines = linesOf(text.slice(section.start, section.end));
  const isOther = ({ start, end }: Span): boolean => {
    const words = text.slice(section.start + start, section.start + end);
    return languagesNamedIn(words).length === 0 && levelIn(flat(words)) === undefined;
  };
  const wordsAt = (line: Span): string => text.slice(section.start + line.start, section.start + line.end);
  const isLabel = (line: Span | undefined): boolean =>
    line !== undefined && isOther(line) && /^\p{Lu}[^:,]{2,30}:/u.test(wordsAt(line));
  // Programs one below the other, of a list in another column.
  const isProgram = (line: Span | undefined): boolean => line !== undefined && isOther(line) && isCovered(wordsAt(line).trim());
  const first = lines.findIndex(
    (line, at) =>
      at > 0 &&
      isOther(line) &&
      ((termsIn(wordsAt(line), SKILL_KINDS).length >= MIN_TERMS && (isLabel(line) || isLabel(lines[at - 1]))) ||
        lines.slice(at, at + LEAST_PROGRAMS).filter(isProgram).length === LEAST_PROGRAMS),
  );
  if (first === -1 || lines.slice(0, first).every(isOther)) return [section];
  let from = first;
  while (from > 1 && isLabel(lines[from - 1])) from--;
  const at = section.start + lines[from]!.start;
  return [
    { ...section, end: at },
    { kind: "skills", start: at, end: section.end },
  ];
};

const wordsOf = (line: string): string[] =>
  line.length > 60 || /[.,;@|]/.test(line) ? [] : tokensOf(line).map((token) => token.fold);

// Sections whose lines do not look like headings, so that an unknown heading can be recognised in them.
/** Sections that tell of what somebody likes or wishes for, and of other people. */
export const CLAIMS_NOTHING: ReadonlySet<SectionKind> = new Set(["interests", "wishes", "references"]);

const CLOSED: ReadonlySet<SectionKind> = new Set(["languages", "interests", "wishes", "references", "contact"]);

const SMALL_JOINERS = /(?<=\s)(?:y|e|und|and|ve|de|del|of)(?=\s)/gu;

/** True for words in capitals, joiners aside: "CURSOS y TALLERES". */
const isCapitals = (words: string): boolean => {
  const others = words.replace(SMALL_JOINERS, "");
  return /\p{Lu}{2}/u.test(words) && others === others.toUpperCase();
};

/** True for a short line in capitals without known words, in a document whose headings are in capitals. */
const isUnknownHeading = (words: string): boolean =>
  isCapitals(words) &&
  /^[\p{Lu}\s&/-]{4,40}$/u.test(words) &&
  words.split(/\s+/).length <= 4 &&
  // "MYSTERY SHOPPER" is a job of another column.
  titleStrength(words) < 2 &&
  !isOccupation(words) &&
  termsIn(words).length === 0 &&
  languagesNamedIn(words).length === 0;

const ONE_TRAINING = /^[^\p{L}]*(?:fortbildung|weiterbildung|umschulung|lehrgang|kurs|seminar|schulung)\s?:/u;

const opensSection = (
  text: string,
  heading: Found,
  line: Span,
  current: SectionKind,
  standing: ReadonlySet<SectionKind>,
): boolean => {
  // "Other: Excel" among skills is a group of skills.
  if (heading.isLabelled && heading.kind === "personal" && current === "skills") return false;
  // "Skills: Java" under a role belongs to the role; "Languages: Java, Python" among skills are no spoken languages.
  if (heading.isLabelled && heading.kind === "skills" && (current === "experience" || current === "projects")) return false;
  if (heading.kind === "languages" && languagesNamedIn(text.slice(heading.end, line.end)).length === 0) return false;
  // "Fortbildung: Netzwerke" between jobs is an entry.
  if (heading.isLabelled && current === "experience" && ONE_TRAINING.test(flat(text.slice(heading.start, heading.end))))
    return false;
  if (heading.isLabelled)
    return current === "head" || current === "personal" || current === "contact" || !standing.has(heading.kind);
  // Without a colon, "Experience Designer" or "Training Manager" would look like headings, so only longer or unambiguous headings count.
  const words = tokensOf(text.slice(heading.start, heading.end)).length;
  const isSafe = words > 1 || ["languages", "contact", "skills", "summary", "education", "interests"].includes(heading.kind);
  return (
    isSafe &&
    !standing.has(heading.kind) &&
    !/\b(?:manager|designer|trainer|coach|consultant|berater|leiter|uzmani)/.test(
      flat(text.slice(heading.end, heading.end + 30)).split("\n")[0]!,
    )
  );
};

/** True for a section of jobs whose heading names studies as well, or the whole way of a person. */
export const holdsStudies = (text: string, { kind, heading }: Pick<Section, "kind" | "heading">): boolean => {
  const words = kind === "experience" && heading ? text.slice(heading.start, heading.end).trim() : "";
  return words !== "" && (isOfStudiesAndWork(words) || WHOLE_WAY.test(flat(words)));
};
const WHOLE_WAY = /^(?:werdegang|lebensweg|stationen)\s*:?$/;

/** The section an offset lies in. */
export const sectionAt = (sections: readonly Section[], offset: number): Section =>
  sections[lastFrom(sections, offset)] ?? sections[0]!;
