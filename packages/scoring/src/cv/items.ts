import { rangesIn } from "../text/dates.ts";
import { flat, fold, tokensOf } from "../text/fold.ts";
import { BULLET, contains, overlaps, touching, trimmed, type Span } from "../text/lines.ts";
import { remembered } from "../text/remember.ts";
import { languagesNamedIn, levelIn } from "../vocabulary/languages.ts";
import { softSkillsIn } from "../vocabulary/soft.ts";
import { termsIn, type Term, type TermMatch } from "../vocabulary/index.ts";
import { degreesIn, namesSchool } from "../vocabulary/education.ts";
import { titleStrength } from "../vocabulary/fields.ts";
import { isCity, isCountry } from "../vocabulary/places.ts";
import { contactsOf } from "./contact.ts";
import { evidenceAt } from "./evidence.ts";
import { beginLoud, goesOnBelow, isInSentence, labelBefore, namedBy, saysDone, subHeadingsIn } from "./list-lines.ts";
import { headingKind } from "./headings.ts";
import { issuersIn } from "./issuers.ts";
import { isNoSkill, withoutLead } from "./no-skill.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { sectionAt } from "./sections.ts";

/** An item of a list of skills. */
export interface Item extends Span {
  /** Its words as written, on one line. */
  readonly value: string;
  readonly term?: Term;
}

const MAX_ITEMS = 120;
const MAX_WORDS = 6;
const MAX_LENGTH = 50;

/**
 * The items of the lists under "Skills", or, in a CV without such a heading, of the lists that name skills; without duplicates. A list ends at
 * the person's `name` or signature.
 */
export const listedItems = (cv: ParsedCv, name?: Span): Item[] => {
  const named = cv.sections.filter(({ kind }) => kind === "skills");
  const spans = named.length > 0 ? named.map((section) => beforeOthers(cv, section, name)) : looseLists(cv, name);
  const seen = new Set<string>();
  const isOwnName = namedBy(cv, name);
  return spans
    .flatMap((span) => itemsIn(cv, span))
    .filter((item) => !isOwnName(item.value) && !seen.has(fold(item.value)) && seen.add(fold(item.value)))
    .slice(0, MAX_ITEMS);
};

const CLOSED: ReadonlySet<string> = new Set(["contact", "references", "interests", "wishes", "personal"]);
const MOST_LOOSE = 200;

/** The parts of the other short lines of a CV that look like names: single items of lists under any heading. */
export const looseItems = (cv: ParsedCv, name?: Span): Item[] => {
  const isOwnName = namedBy(cv, name);
  const isIssuer = touching(issuersIn(cv));
  const groups = cv.sections
    .filter(({ kind }) => kind === "skills")
    .map((section) => [section, subHeadingsIn(cv.text.slice(section.start, section.end))] as const);
  const isGroup = (line: Span, words: string): boolean =>
    groups.some(([section, isTitle]) => contains(section, line) && isTitle(words));
  const lines = cv.lines.filter((line) => {
    const { kind } = sectionAt(cv.sections, line.start);
    const words = cv.text.slice(line.start, line.end);
    return (
      !isOwnName(words) &&
      !isIssuer(line) &&
      !isGroup(line, words) &&
      !PLACE_AND_DATE.test(words) &&
      !CLOSED.has(kind) &&
      !(name && overlaps(name, line)) &&
      !cv.roles.some(({ header }) => overlaps(header, line)) &&
      headingKind(words) === undefined &&
      rangesIn(words).length === 0 &&
      isListOfNames(words)
    );
  });
  return lines
    .flatMap((line) => {
      const items = itemsIn(cv, line).filter(({ value, term }) => term !== undefined || !saysDone(value));
      return sectionAt(cv.sections, line.start).kind === "certifications"
        ? items.filter((item) => mayBeCourse(cv, line, item))
        : items;
    })
    .slice(0, MOST_LOOSE);
};

/** Among certificates, the name of a course begins its line; who gave it, its number and what it taught stand behind. */
const mayBeCourse = ({ text }: ParsedCv, line: Span, { start, value, term }: Item): boolean =>
  term !== undefined || (!/\p{L}/u.test(text.slice(line.start, start)) && /\s/.test(value.trim()));

const isListOfNames = (words: string): boolean => {
  const items = words
    .replace(BULLET, "")
    .replace(LABEL, "")
    .split(BETWEEN)
    .filter((item) => item.trim());
  return (
    items.length > 0 && !/[!?]$/.test(words) && items.every((item) => tokensOf(item).length <= MAX_WORDS - 2 || items.length > 3)
  );
};

// "Dresden, den 3. November 2026", above a signature.
const PLACE_AND_DATE = /^\p{Lu}[\p{L} ./-]{2,30},\s*(?:den |am |a |el )?\d{1,2}[. ]/u;

const YEAR_ALONE = /^\s*(?:19|20)\d\d\s*$/;

/** A section without a heading after it ends at the first line with a date range, the name, the contacts or the signature. */
const beforeOthers = (cv: ParsedCv, section: Span, name: Span | undefined): Span => {
  const { text } = cv;
  const within = ({ start, end }: Span): boolean => start >= section.start && end <= section.end;
  const written = name ? fold(text.slice(name.start, name.end)) : undefined;
  const line = cv.lines.filter(within).find(({ start, end }) => {
    const words = text.slice(start, end);
    return (
      rangesIn(words).length > 0 ||
      YEAR_ALONE.test(words) ||
      PLACE_AND_DATE.test(words) ||
      (written !== undefined && fold(words) === written)
    );
  });
  const role = cv.roles.find((one) => one.start >= section.start && one.start < section.end);
  const begun = name && name.start > section.start && name.start < section.end ? name.start : section.end;
  return { start: section.start, end: Math.min(section.end, begun, line?.start ?? section.end, role?.start ?? section.end) };
};

const MIN_LOOSE_ITEMS = 4;
const MIN_KNOWN_ITEMS = 2;
const MIN_UNDER_TITLE = 3;

/**
 * Lists in a CV without a heading for skills: below a line that looks like an unknown heading ("Methods", "Saberes"); a line of several short
 * items, or several short bullets in a row, of which the vocabulary knows some; or a line after the last entry.
 */
const looseLists = (cv: ParsedCv, name: Span | undefined): Span[] => {
  const titled = titledLists(cv, name);
  if (titled.length > 0) return titled;
  const lines = cv.lines.filter((line) => isLoose(cv, line));
  const blocks: { start: number; end: number }[] = [];
  for (const line of lines) {
    const isBullet = BULLET.test(cv.text.slice(line.start, line.end));
    const last = blocks.at(-1);
    const follows = last !== undefined && cv.text.slice(last.end, line.start).trim() === "";
    if (last && follows && isBullet && BULLET.test(cv.text.slice(last.start, last.end))) last.end = line.end;
    else blocks.push({ ...line });
  }
  const known = blocks.filter((block) => {
    const words = cv.text.slice(block.start, block.end);
    return isShortList(words, MIN_LOOSE_ITEMS) && termsIn(words, SKILLS).length >= MIN_KNOWN_ITEMS;
  });
  return known.length > 0 ? known : listsBehind(cv, name);
};
const SKILLS: ReadonlySet<Term["kind"]> = new Set(["skill", "tool"]);

/** True for a line of several short items without sentences, dates, addresses and labels. */
const isShortList = (words: string, least: number): boolean => {
  const items = words.split(BETWEEN).filter((item) => item.trim());
  return (
    items.length >= least &&
    items.every((item) => tokensOf(item).length <= MAX_WORDS - 2) &&
    !/[.!?]$/.test(words) &&
    !/@|(?:19|20)\d\d|:/.test(words)
  );
};

/** True for a list whose items all begin with a capital or all do not, and that contains no language, place or name. */
const isListLine = (cv: ParsedCv, line: Span, name: Span | undefined): boolean => {
  const words = cv.text.slice(line.start, line.end);
  const { emails, phones, links } = contactsOf(cv);
  return (
    isShortList(words, MIN_UNDER_TITLE) &&
    !/\d{3}/.test(words) &&
    languagesNamedIn(words).length === 0 &&
    !(name && overlaps(name, line)) &&
    ![...emails, ...phones, ...links].some((contact) => overlaps(contact, line)) &&
    !cv.roles.some(({ header }) => overlaps(header, line)) &&
    !words.split(BETWEEN).some((item) => isCity(item.trim()) || isCountry(item.trim()))
  );
};

const NO_LISTS: ReadonlySet<string> = new Set(["languages", "interests", "wishes", "references", "skills", "contact"]);

/** Lists directly below an unknown heading of one to three words, outside of the descriptions of roles. */
const titledLists = (cv: ParsedCv, name: Span | undefined): Span[] =>
  cv.lines.flatMap((line, index) => {
    const words = cv.text.slice(line.start, line.end);
    const isTitle = /^\p{Lu}[\p{L}’' ]{2,29}:?$/u.test(words) && words.split(" ").length <= 3 && !headingKind(words);
    const isOwn = !(name && overlaps(name, line)) && !cv.roles.some(({ header }) => overlaps(header, line));
    if (!isTitle || !isOwn || titleStrength(words) === 2 || isCity(words)) return [];
    const { kind } = sectionAt(cv.sections, line.start);
    if (NO_LISTS.has(kind) || isNoSkill(words)) return [];
    const below = cv.lines.slice(index + 1, index + 2 + MAX_TITLED);
    if (below[0] && isListLine(cv, below[0], name)) return [below[0]];
    if (kind === "experience") return [];
    const rest = below.findIndex((one) => !isItemLine(cv, one, name));
    const items = below.slice(0, rest === -1 ? below.length : rest);
    const isClosed = rest === -1 || isEnd(cv, below[rest]!, name);
    const isKnown = kind !== "personal" || termsIn(cv.text.slice(line.end, items.at(-1)?.end), SKILLS).length >= MIN_KNOWN_ITEMS;
    return items.length >= MIN_UNDER_TITLE && items.length <= MAX_TITLED && isClosed && isKnown
      ? [{ start: items[0]!.start, end: items.at(-1)!.end }]
      : [];
  });
const MAX_TITLED = 20;

const isItemLine = (cv: ParsedCv, line: Span, name: Span | undefined): boolean => {
  const words = cv.text.slice(line.start, line.end).replace(BULLET, "");
  return (
    /^\p{L}[\p{L}\d +#./’'()-]{2,40}$/u.test(words) &&
    !isEnd(cv, line, name) &&
    tokensOf(words).length <= 4 &&
    !/[.!?]$/.test(words) &&
    languagesNamedIn(words).length === 0 &&
    !isCity(words) &&
    titleStrength(words) < 2
  );
};

const isEnd = (cv: ParsedCv, line: Span, name: Span | undefined): boolean =>
  headingKind(cv.text.slice(line.start, line.end)) !== undefined ||
  /^(?:references|referenzen|referencias|referans)/.test(cv.flat.slice(line.start, line.end)) ||
  (name !== undefined && overlaps(name, line)) ||
  cv.roles.some(({ header }) => overlaps(header, line));

const MOST_BEHIND = 3;

/** True for a list of activities: "Weighed, logged, cleaned". */
const isProsaic = ({ text }: ParsedCv, { start, end }: Span): boolean =>
  BULLET.test(text.slice(start, end)) ||
  text
    .slice(start, end)
    .split(BETWEEN)
    .filter((item) => /\p{L}/u.test(item)).length < MIN_UNDER_TITLE;

/** In a CV without headings: a list on a line after the last job or studies. */
const listsBehind = (cv: ParsedCv, name: Span | undefined): Span[] => {
  if (cv.sections.some(({ kind }) => kind === "experience")) return [];
  const last = Math.max(0, ...cv.roles.map(({ header }) => header.end));
  const studies = cv.lines.filter(({ start, end }) => {
    const words = cv.flat.slice(start, end);
    return start > last && (degreesIn(words).length > 0 || namesSchool(words));
  });
  const final = cv.lines.at(-MOST_BEHIND)?.start ?? 0;
  const from = studies.at(-1)?.end ?? (cv.roles.length === 0 ? (name?.end ?? 0) : Math.max(last, final));
  return cv.lines.filter((line) => line.start >= from && isListLine(cv, line, name) && !isProsaic(cv, line));
};

const isLoose = (cv: ParsedCv, line: Span): boolean => {
  const section = sectionAt(cv.sections, line.start);
  if (["experience", "education", "languages", "interests", "wishes", "references", "contact", "projects"].includes(section.kind))
    return false;
  const bullet = BULLET.test(cv.text.slice(line.start, line.end));
  return !(bullet && cv.roles.some((role) => contains(role, line))) && !cv.roles.some(({ header }) => overlaps(header, line));
};

const BETWEEN = /[,;|•·▪●○◦★☆■□\n\t()[\]]|\s[–—/-]\s|(?<=\p{L}{3})\/(?=\p{L}{3})/u;
const EVERY_BETWEEN = new RegExp(BETWEEN, "gu");
const LABEL = /^(?:[^:]{2,40}|[RC]):\s*/;
const RATING =
  /(?<![\s:])[\s:]*(?:[●○◦★☆■□▪◼◻⬤]{2,}|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\(?\d{1,2}\+?\s?(?:years?|yrs?|jahre?|años?|yıl)\)?)\s*$/iu;

const itemsIn = (cv: ParsedCv, list: Span): Item[] => {
  const { text } = cv;
  const { emails, phones, links } = contactsOf(cv);
  const contacts = [...emails, ...phones, ...links.filter(({ start, end }) => /[:/]|^www/i.test(text.slice(start, end)))];
  const pieces = piecesOf(text, list);
  // Where nearly all items begin with a capital, others are parts of sentences, unless they are known names.
  const areLoud = beginLoud(pieces.map(({ start, end }) => text.slice(start, end)));
  const isSentence = (value: string): boolean => areLoud && /^\p{Ll}{2}[\p{Ll}\s]/u.test(value) && termsIn(value).length === 0;
  return pieces.flatMap((piece) => {
    const span = bare(text, piece);
    const value = text.slice(span.start, span.end).replace(/\s+/g, " ");
    const lead = value.length - withoutLead(value).length;
    if (isSentence(value.slice(lead))) return [];
    if (lead > 0) return itemsAt(cv, { start: span.start + lead, end: span.end }, value.slice(lead));
    if (contacts.some((contact) => overlaps(contact, span))) return [];
    return itemsAt(cv, span, value);
  });
};

const itemsAt = (cv: ParsedCv, span: Span, value: string): Item[] => {
  const label = labelBefore(value);
  if (label > 0) return itemsAt(cv, { start: span.start + label, end: span.end }, value.slice(label));
  return isSkillLike(value) && !isNoSkill(value) && !isOfSchool(value)
    ? split(value, span).filter(
        (item) =>
          evidenceAt(cv, item, item.term) !== undefined &&
          isSkillLike(item.value) &&
          (item.term !== undefined || !isInSentence(cv.text, item)),
      )
    : [];
};

/** "Abitur", "Studium Informatik": a line of studies that another column put among the skills. */
const isOfSchool = (value: string): boolean => {
  const degree = degreesIn(flat(value))[0];
  return degree?.start === 0 && (degree.level === "school" || flat(value).startsWith("studium"));
};

/** Items between separators. An item may continue on a next line in lower case, or when both lines together are a known name. */
const piecesOf = (text: string, list: Span): Span[] => {
  const pieces: { start: number; end: number }[] = [];
  let from = list.start;
  const close = (to: number, next: number): void => {
    const piece = trimmed(text, { start: from, end: to });
    if (piece.end > piece.start) pieces.push(piece);
    from = next;
  };
  const slice = text.slice(list.start, list.end);
  const isCommaList = /,/.test(slice);
  const isRunning = goesOnBelow(slice);
  const isTitle = subHeadingsIn(slice);
  for (const match of slice.matchAll(EVERY_BETWEEN)) {
    const at = list.start + match.index;
    if (
      match[0] === "\n" &&
      (isHalf(text.slice(from, at)) || (isCommaList && goesOn(text, from, at, list.end)) || isRunning(match.index + 1))
    )
      continue;
    close(at, at + match[0].length);
  }
  close(list.end, list.end);
  return pieces.filter(({ start, end }) => !isTitle(text.slice(start, end)));
};

/** More characters than an item of a list has. */
const LONGEST_ITEM = 200;

/** True for a line that ends within an item: "Gestión de", "Analyse und". */
const isHalf = (line: string): boolean =>
  line.length < MAX_LENGTH && /\s(?:and|of|for|und|von|für|y|de|del|ve)\s*$/iu.test(line) && !/[.:]\s*$/.test(line);

const goesOn = (text: string, from: number, lineEnd: number, end: number): boolean => {
  const before = text.slice(Math.max(from, lineEnd - LONGEST_ITEM), lineEnd).trim();
  const after = text.slice(lineEnd + 1, Math.min(end, lineEnd + LONGEST_ITEM)).split(/[,\n]/)[0]!;
  if (!before || /[.:]$/.test(before)) return false;
  if (/^\s*\p{Ll}/u.test(after) && /\p{L}$/u.test(before)) return true;
  const joined = `${before} ${after.trim()}`;
  return termsIn(joined).some(({ start, end: to }) => start < before.length && to > before.length + 1);
};

/** An item without its bullet, its label ("Languages: "), its level, and the final point of a list. */
const bare = (text: string, piece: Span): Span => {
  const words = text.slice(piece.start, piece.end);
  const bullet = BULLET.exec(words)?.[0].length ?? 0;
  const label = LABEL.exec(words.slice(bullet))?.[0].length ?? 0;
  const isLevel = label > 0 && levelOnly(words.slice(bullet + label));
  const start = piece.start + bullet + (isLevel ? 0 : label);
  let left = isLevel ? words.slice(bullet, bullet + label).replace(/:\s*$/, "") : text.slice(start, piece.end);
  left = left.replace(RATING, "").replace(/\.$/, "");
  // Quotes, and what fonts of icons leave in the text: "£ Dart", "circle Figma".
  const sign = /^\s*(?:[-–"“”„«»Â:&$^£¨]+\s?|circle\s)(?=\p{L})/u.exec(left)?.[0].length ?? 0;
  const tail = /(?:\s[/&|-]|["“”„«»])+\s*$/u.exec(left.slice(sign))?.[0].length ?? 0;
  return trimmed(text, { start: start + sign, end: start + Math.max(sign, left.length - tail) });
};

const ABOUT_LEVEL = /\b(?:level|knowledge|user|kenntnisse|niveau|nivel|usuario|seviye(?:de)?|duzey(?:de)?|bilgi)\b/giu;

const levelOnly = (words: string): boolean => {
  const level = levelIn(flat(words));
  return (
    level !== undefined &&
    (words.slice(0, level.start) + words.slice(level.end)).replace(ABOUT_LEVEL, "").replace(/[^\p{L}]/gu, "").length < 3
  );
};

const TRAIT =
  /^(?:communication|kommunikation|comunicacion|iletisim|leadership|fuhrungsstarke|liderazgo|liderlik|punctual\p{L}*|punktlichkeit|puntualidad|responsab\p{L}*|responsib\p{L}*|verantwortungsbewusst\p{L}*|time management|zeitmanagement|gestion del tiempo|zaman yonetimi|adaptab\p{L}*|anpassungsfahig\p{L}*|uyum\p{L}*|teamwork|team ?player|takim|ekip|hard ?working|fleiss\p{L}*|trabajador\p{L}*|caliskan\p{L}*)$/u;

const isSkillLike = remembered((words): boolean => {
  if (
    words.length > MAX_LENGTH ||
    !/\p{L}/u.test(words) ||
    /[!?@]$/.test(words) ||
    levelOnly(words) ||
    /^[\d\s%/.-]+$/.test(words)
  )
    return false;
  const tokens = tokensOf(words);
  if (tokens.length === 0 || tokens.length > MAX_WORDS || languagesNamedIn(words).length > 0) return false;
  const isLetter = words.length === 1 && !/^[RC]$/.test(words);
  if (
    isLetter ||
    headingKind(words) === "languages" ||
    /^(?:and|und|y|ve|etc|usw|vb|others?|sonstiges?|otros|diger)\.?$/.test(flat(words))
  )
    return false;
  const plain = flat(words);
  return softSkillsIn(plain).length === 0 && !TRAIT.test(plain);
});

const JOIN = /^\s*(?:\/|&|\+|and|und|y|e|ve|,)\s*$/;

/** "Java und Kotlin" are two items, "SAP MM" is one; the term must name the whole item. */
const split = (value: string, span: Span): Item[] => {
  const matches = termsIn(value).filter((match, index, all) => index === 0 || match.start !== all[index - 1]!.start);
  const isJoined =
    matches.length > 1 &&
    matches.every((match, index) => index === 0 || JOIN.test(flat(value.slice(matches[index - 1]!.end, match.start))));
  const covered = (match: TermMatch): number => (match.end - match.start) / value.length;
  if (isJoined && matches.reduce((sum, match) => sum + covered(match), 0) > 0.6 && span.end - span.start === value.length)
    return matches.map((match) => ({
      start: span.start + match.start,
      end: span.start + match.end,
      value: value.slice(match.start, match.end),
      term: match.term,
    }));
  const whole = matches.toSorted((a, b) => covered(b) - covered(a))[0];
  return [{ ...span, value, ...(whole && covered(whole) > 0.5 ? { term: whole.term } : {}) }];
};
