import { flat, tokensOf } from "../text/fold.ts";
import { isCommonWord } from "../text/language.ts";
import { trimmed, type Span } from "../text/lines.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { looksLikeEmployer, looksLikeTitle, titleStrength } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { isCity, isCountry } from "../vocabulary/places.ts";
import { contactsOf, namedByEmail, segmentsOf } from "./contact.ts";
import { headingKind } from "./headings.ts";
import type { Reading } from "./reading.ts";
import { sectionAt } from "./sections.ts";

const PARTICLE =
  /^(?:von|van|der|den|de|del|la|las|los|y|e|i|da|do|dos|das|di|du|le|el|al|bin|bint|ben|ibn|abu|zu|zum|zur|vom|af|av|und|ten|ter|san|st|mac|mc|o'|freifrau|freiherr|graf|grafin)$/;
const HONORIFIC =
  /^(?:dr|prof|mr|mrs|ms|mx|miss|sir|dame|herr|frau|hr|fr|sr|sra|srta|don|dona|d|dna|bay|bayan|sn|lic|dipl|ing|mag|med|dent|vet|rer|nat|phil|iur|jur|habil|univ|bsc|msc|mba|phd|ma|ba|av|doc|uzm|op|inc)$/;
const LABEL =
  /^(?:full name|name|vor- und nachname|vorname und nachname|vor- und zuname|vorname, name|name, vorname|nombre(?: completo| y apellidos)?|apellidos y nombre|ad(?:i)?,? soyad(?:i)?|ad(?:i)?\s?[-/]\s?soyad(?:i)?|adi ve soyadi|isim|isim soyisim|adim soyadim)\s*(?::|(?=\s{2,}))\s*/;
const PART_LABEL =
  /^(?:(?<given>first name|given names?|vorname(?:n)?|nombres?|ad(?:i)?)|(?<family>last name|surname|family name|nachname|familienname|zuname|apellidos?|soyad(?:i)?))\s*:\s*/;
const NO_NAME =
  /\b(?:curriculum|vitae|resume|lebenslauf|bewerbung\p{L}*|bewerber\p{L}*|hoja de vida|ozgecmis|cv|page|seite|pagina|sayfa|university|universitat|universidad|universitesi|school|hospital|group|company|street|strasse|references|confidential|available|born|geboren|europass|portfolio|linkedin|profile|profil|perfil|driving|licen[cs]e)\b/u;

const isHonorific = (token: string): boolean =>
  HONORIFIC.test(
    flat(token)
      .replace(/[.()]/g, "")
      .replace(/^dipl-.*/, "dipl"),
  );

/** The words of a possible name, honorifics apart; undefined where something else stands among them. */
const nameWords = (words: string): { own: string[]; named: string[]; isTitled: boolean } | undefined => {
  const tokens = words.split(/[\s,]+/).filter(Boolean);
  const own = tokens.filter((token) => !isHonorific(token));
  const named = own.filter((token) => !PARTICLE.test(flat(token)));
  if (named.length === 0 || own.length > 7) return undefined;
  if (!own.every((token) => /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$/u.test(token))) return undefined;
  if (!named.every((token) => /^\p{Lu}/u.test(token))) return undefined;
  return { own, named, isTitled: own.length < tokens.length };
};

interface Context {
  readonly reading: Reading;
  readonly email: string | undefined;
  /** Indexes of lines with an e-mail address or a telephone number that are not of people who give references. */
  readonly contactLines: ReadonlySet<number>;
}

const isKnownThing = (words: string): boolean =>
  looksLikeTitle(words) ||
  looksLikeEmployer(words) ||
  termsIn(words).length > 0 ||
  languagesNamedIn(words).length > 0 ||
  isPlaceName(words.split(/\s*[,/]\s*/));

/** "Berlin", and "Auckland, New Zealand", where one part is enough. */
const isPlaceName = (parts: readonly string[]): boolean => parts.some((part) => isCity(part) || isCountry(part));

const SECTION_POINTS: Readonly<Record<string, number>> = {
  head: 3,
  contact: 1,
  personal: 1,
  languages: 0,
  skills: 0,
  interests: 0,
  summary: 0,
  certifications: 0,
  references: -6,
};

/** How well `span`, on the line numbered `index`, would do as the name of the person; undefined where it cannot be one. */
const likeness = ({ reading, email, contactLines }: Context, span: Span, index: number): number | undefined => {
  const words = reading.text.slice(span.start, span.end);
  if (words.length > 60 || words.length < 3 || /[\d@:;|/]/.test(words)) return undefined;
  const parts = nameWords(words.replace(/\n/g, " "));
  if (!parts || NO_NAME.test(reading.flat.slice(span.start, span.end))) return undefined;
  if (headingKind(words) || parts.named.some((word) => isCommonWord(flat(word)))) return undefined;

  const match = email ? namedByEmail(email, parts.own) : 0;
  const textOfLine = (at: number): string => {
    const line = reading.lines[at];
    return line ? reading.text.slice(line.start, line.end) : "";
  };
  const last = reading.lines.findIndex((line) => line.end >= span.end);
  const next = textOfLine(last + 1);
  const isAboveTitle = next.length > 0 && next.length < 70 && !/[.!]$/.test(next) && looksLikeTitle(next);
  const isBelowTitle = index === 1 && looksLikeTitle(textOfLine(0));
  const isBelowCv = index > 0 && index < 4 && NO_NAME.test(flat(textOfLine(index - 1)));
  // Baker, Koch and Terzi are people as well as trades: with the address or the title below them they are names.
  if (match < 0.5 && !(index === 0 && isAboveTitle && parts.named.length > 1) && isKnownThing(words)) return undefined;
  // "Sales Manager" of sales.manager@firm.example: an office has an address, too.
  if (match >= 0.5 && parts.own.every((word) => isKnownThing(word)) && !(index === 0 && isAboveTitle)) return undefined;
  // One word alone is a name where all else speaks for it.
  if (parts.named.length < 2 && !(index <= 1 && (match >= 0.5 || isAboveTitle || parts.isTitled))) return undefined;

  const { kind } = sectionAt(reading.sections, span.start);
  const isNearContact = [0, 1, 2, -1].some((step) => contactLines.has(last + step));
  // "Jane Doe | jane@mail.example | Leeds", wherever on the page.
  const isBesideContact = contactLines.has(index) && reading.lines[index]!.end > span.end;
  return (
    match * 10 +
    (SECTION_POINTS[kind] ?? -4) +
    (index === 0 ? 4 : index === 1 ? 3 : 0) +
    (isAboveTitle ? 3 : 0) +
    (isBelowTitle || isBelowCv ? 2 : 0) +
    (isNearContact ? 2 : 0) +
    (isBesideContact ? 7 : 0) +
    (parts.isTitled ? 3 : 0) -
    (parts.named.length < 2 ? 2 : 0)
  );
};

const MIN_LIKENESS = 3;

/** The name of the person: a labelled one, or what best fits the e-mail address, the head of the page and the contacts. */
export const nameIn = (reading: Reading): Name | undefined => {
  const labelled = labelledName(reading);
  if (labelled) return labelled;
  const context = contextOf(reading);
  let best: { span: Span; points: number } | undefined;
  const consider = (span: Span | undefined, index: number): void => {
    const points = span && likeness(context, span, index);
    if (span && points !== undefined && points >= MIN_LIKENESS && points > (best?.points ?? 0)) best = { span, points };
  };
  reading.lines.forEach((line, index) => {
    const segments = segmentsOf(reading.text, line);
    consider(segments.length > 1 ? segments[0] : headOf(reading.text, line), index);
    consider(overTwoLines(context, index), index);
  });
  return best?.span;
};

const contextOf = (reading: Reading): Context => {
  const { text, lines } = reading;
  const own = (span: Span): boolean => sectionAt(reading.sections, span.start).kind !== "references";
  const { emails, phones } = contactsOf(reading);
  const first = emails.find(own) ?? emails[0];
  const contacts = [...emails, ...phones].filter(own);
  return {
    reading,
    email: first ? text.slice(first.start, first.end) : undefined,
    contactLines: new Set(contacts.map((contact) => lines.findIndex((line) => line.end > contact.start))),
  };
};

/** Where the name stands. `parts` where given name and family name stand apart, each behind its label; the span is then one of them. */
export interface Name extends Span {
  readonly parts?: readonly Span[];
}

const labelledName = (reading: Reading): Name | undefined => {
  const { text } = reading;
  const found: { given?: Span; family?: Span } = {};
  for (const line of reading.lines) {
    const { kind } = sectionAt(reading.sections, line.start);
    if (kind === "references" || kind === "experience") continue;
    for (const segment of segmentsOf(text, line)) {
      const words = reading.flat.slice(segment.start, segment.end);
      const label = LABEL.exec(words);
      const value =
        label && label[0].length < words.length ? { start: segment.start + label[0].length, end: segment.end } : undefined;
      if (value && value.end - value.start < 60 && value.end > value.start && nameWords(text.slice(value.start, value.end)))
        return value;
      // A column of labels left of a column of values: what follows the labels.
      if (label && segment.end - segment.start === label[0].trimEnd().length) {
        const below = reading.lines.find(({ start, end }) => start > line.end && !text.slice(start, end).endsWith(":"));
        if (below && below.end - below.start < 60 && nameWords(text.slice(below.start, below.end))) return below;
      }
      const part = PART_LABEL.exec(words);
      if (part?.groups && /^\p{Lu}[\p{L}\p{M}'’ .-]{0,40}$/u.test(text.slice(segment.start + part[0].length, segment.end))) {
        const side = part.groups["given"] ? "given" : "family";
        found[side] ??= { start: segment.start + part[0].length, end: segment.end };
      }
    }
  }
  const parts = [found.given, found.family].filter((part) => part !== undefined);
  return parts[0] ? { ...parts[0], parts } : undefined;
};

/** "Priya" above "Raghunathan": two lines that are a name together, by what the e-mail address says or because neither is one alone. */
const overTwoLines = ({ reading, email }: Context, index: number): Span | undefined => {
  const [line, next] = [reading.lines[index]!, reading.lines[index + 1]];
  if (!next || line.end - line.start > 30 || next.end - next.start > 30) return undefined;
  const [upper, lower] = [reading.text.slice(line.start, line.end), reading.text.slice(next.start, next.end)];
  const [above, below] = [nameWords(upper), nameWords(lower)];
  if (!above || !below || above.named.length > 3 || below.named.length > 2 || /[.:,]$/.test(upper)) return undefined;
  const match = (words: readonly string[]): number => (email ? namedByEmail(email, words) : 0);
  const gain = match([...above.own, ...below.own]) - Math.max(match(above.own), match(below.own));
  const isTop = index < 4 || isHead(reading, line);
  const isShouted = isTop && below.named.length === 1 && lower === lower.toUpperCase() && upper !== upper.toUpperCase();
  const third = reading.lines[index + 2];
  const isAboveTitle = third !== undefined && titleStrength(reading.text.slice(third.start, third.end)) === 2;
  const isSplit =
    above.named.length === 1 &&
    (index === 0 ||
      isHead(reading, line) ||
      (isAboveTitle && below.named.length === 1 && sectionAt(reading.sections, line.start).kind !== "skills"));
  if (!(gain > 0.15 || isShouted || isSplit)) return undefined;
  if (
    isKnownThing(lower) ||
    isKnownThing(upper) ||
    headingKind(upper) ||
    headingKind(lower) ||
    NO_NAME.test(flat(upper)) ||
    NO_NAME.test(flat(lower))
  )
    return undefined;
  return { start: line.start, end: next.end };
};

const isHead = (reading: Reading, line: Span): boolean => sectionAt(reading.sections, line.start).kind === "head";

// Degrees and professional letters behind a name; "SMITH, JOHN" has none.
const LETTERS =
  /^\s*,\s*(?:(?:CPA|ACCA|CFA|PMP|MBA|MSc|M\.Sc\.|BSc|B\.Sc\.|MA|M\.A\.|BA|B\.A\.|MEng|PhD|Ph\.D\.|MD|RN|BSN|JD|LL\.?M\.?|PE|CSM)[\s,]*)+$/;

/** "Mara Lindqvist, Frontend Engineer": the name ends at the comma before a title or letters. */
const headOf = (text: string, line: Span): Span => {
  const words = text.slice(line.start, line.end);
  const comma = words.search(/\s*(?:,|\s[–—-]\s|\s\((?:she|he|they|sie|er)\b)/iu);
  const rest = words.slice(comma);
  return comma > 0 && (looksLikeTitle(rest) || LETTERS.test(rest) || /^\s*\(/.test(rest))
    ? trimmed(text, { start: line.start, end: line.start + comma })
    : line;
};

/** The name as written, on one line. */
export const writtenName = (text: string, { parts, ...whole }: Name): string =>
  (parts ?? [whole]).map(({ start, end }) => text.slice(start, end)).join(" ");

/** "Clarke, Emma" as "Emma Clarke", without "Frau" or "Mr" and on one line; as written otherwise. */
export const inOrder = (name: string): string => {
  const [family, given, ...more] = name.replace(/\s+/g, " ").split(/\s*,\s*/);
  const turned = given && more.length === 0 && !LETTERS.test(`,${given}`) ? `${given} ${family}` : name.replace(/\s+/g, " ");
  return turned.replace(GENDERED, "").trim();
};

/** Forms of address that tell a gender. Academic ones do not, and stay. */
const GENDERED = /(?<![\p{L}.])(?:Mr|Mrs|Ms|Mx|Miss|Herr|Frau|Sr|Sra|Srta|Don|Doña|Bay|Bayan)\.?(?:\s+|$)/gu;

const MIN_ALONE = 4;

/**
 * Every place where the name stands: its words one after the other in any case, also in reverse order ("Clarke, Emma"), with initials
 * ("E. Clarke"), and each of its words alone where it is no word of the trade, of the language or of the map: Ruby Swift keeps her Ruby.
 */
export const occurrencesOf = ({ text, sections }: Reading, name: Name): Span[] => {
  const tokens = tokensOf(text);
  const whole = writtenName(text, name);
  const written = tokensOf(whole).filter(({ fold }) => !isHonorific(fold));
  const words = written.map((token) => token.fold);
  if (words.length === 0) return [];
  const joined = words.join("");
  const turned = [words.at(-1)!, ...words.slice(0, -1)];
  const own = new Set(
    words.filter((word, index) => {
      const plain = whole.slice(written[index]!.start, written[index]!.end);
      return (
        word.length >= MIN_ALONE &&
        !PARTICLE.test(word) &&
        !isCommonWord(word) &&
        !isKnownThing(plain.charAt(0) + plain.slice(1).toLowerCase())
      );
    }),
  );
  const isNamed = (token: Span): boolean =>
    (name.parts ?? [name]).some((part) => part.start <= token.start && token.end <= part.end);
  return tokens.flatMap((token, at) => {
    // A name as an account: "janedoe".
    if (isNamed(token) || (words.length > 1 && token.fold === joined)) return [withAddress(text, token)];
    if (LISTS.has(sectionAt(sections, token.start).kind)) return [];
    const matches = [words, turned].some((order) => order.every((word, index) => tokens[at + index]?.fold === word));
    if (matches && words.length > 1) return [withAddress(text, { start: token.start, end: tokens[at + words.length - 1]!.end })];
    const isAlone = own.has(token.fold) && /^\p{Lu}/u.test(text.slice(token.start, token.end));
    return isAlone ? [withAddress(text, withInitials(text, token))] : [];
  });
};

// In a list, a word that is also a name is what is listed.
const LISTS: ReadonlySet<string> = new Set(["skills", "languages", "certifications"]);

/** "E. Clarke", "J.P. Morgan". */
const withInitials = (text: string, { start, end }: Span): Span => {
  const before = /(?<![\p{L}])(?:\p{Lu}\.\s?){1,3}$/u.exec(text.slice(Math.max(0, start - 10), start));
  return { start: start - (before?.[0].length ?? 0), end };
};

/** "Frau Yılmaz", "Yılmaz Bey": the form of address tells the gender. */
const withAddress = (text: string, { start, end }: Span): Span => {
  const before = /(?<![\p{L}.])(?:Mr|Mrs|Ms|Mx|Miss|Herrn?|Frau|Sr|Sra|Srta|Don|Doña|Bay|Bayan|Sn)\.?\s$/u.exec(
    text.slice(Math.max(0, start - 8), start),
  );
  const after = /^\s(?:Bey|Hanım)(?!\p{L})/u.exec(text.slice(end, end + 8));
  return { start: start - (before?.[0].length ?? 0), end: end + (after?.[0].length ?? 0) };
};
