import { flat, fold, tokensOf } from "../text/fold.ts";
import { isCommonWord } from "../text/language.ts";
import { contains, overlaps, trimmed, type Span } from "../text/lines.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { looksLikeEmployer, looksLikeTitle, titleStrength } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { isCity, isCountry } from "../vocabulary/places.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";
import { isAbstract, isOccupation } from "./line-kinds.ts";
import { contactsOf, namedByEmail, segmentsOf } from "./contact.ts";
import { headingKind } from "./headings.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { sectionAt } from "./sections.ts";

const PARTICLE =
  /^(?:von|van|der|den|de|del|la|las|los|y|e|i|da|do|dos|das|di|du|le|el|al|bin|bint|ben|ibn|abu|zu|zum|zur|vom|af|av|und|ten|ter|san|st|mac|mc|o'|freifrau|freiherr|graf|grafin)$/;
const HONORIFIC =
  /^(?:dr|prof|mr|mrs|ms|mx|miss|sir|dame|herr|frau|hr|fr|sr|sra|srta|don|dona|d|dna|bay|bayan|sn|lic|dipl|ing|mag|med|dent|vet|rer|nat|phil|iur|jur|habil|univ|bsc|msc|mba|phd|ma|ba|av|doc|uzm|op|inc)$/;
const LABEL =
  /^(?:full name|name|vor- und nachname|vorname und nachname|vor- und zuname|vorname, name|name, vorname|nombre(?: completo| y apellidos)?|apellidos y nombre|ad(?:i)?,? soyad(?:i)?|ad(?:i)?\s?[-/]\s?soyad(?:i)?|adi ve soyadi|isim|isim soyisim|adim soyadim)\s*(?::|(?=\s{2,}))\s*/;
// "Name  Jonas Hartwig" without a colon: only before at least two words of a name.
const BARE_LABEL =
  /^(?:full name|vor- und nachname|nombre y apellidos|ad[iı] soyad[iı]|name|nombre|isim)\s+(?=\p{L}{2,20}[ ,]+\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){0,2}$)/u;
const PART_LABEL =
  /^(?:(?<given>first name|given names?|vorname(?:n)?|nombres?|ad(?:i)?)|(?<family>last name|surname|family name|nachname|familienname|zuname|apellidos?|soyad(?:i)?))\s*:\s*/;
// The same as a cell of a table, above its value.
const PART_ALONE =
  /^(?:(?<given>first name|given names?|vorname(?:n)?|nombres?)|(?<family>last name|surname|family name|nachname|familienname|zuname|apellidos?|soyadi?))\s*:?$/;
const NO_NAME =
  /\b(?:curriculum|vitae|resume|lebenslauf|bewerbung\p{L}*|bewerber\p{L}*|hoja de vida|ozgecmis|cv|page|seite|pagina|sayfa|university|universitat|universidad|universitesi|school|hospital|group|company|street|strasse|references|confidential|available|born|geboren|e-?posta|e-?mail|telefon\p{L}*|adres\p{L}*|iletisim|kontakt|contact\p{L}*|europass|portfolio|linkedin|profile|profil|perfil|driving|licen[cs]e)\b/u;

const isHonorific = (token: string): boolean =>
  HONORIFIC.test(
    flat(token)
      .replace(/[.()]/g, "")
      .replace(/^dipl-.*/, "dipl"),
  );

/** The words of a possible name without honorifics; undefined when it contains other words. */
const nameWords = (words: string): { own: string[]; named: string[]; isTitled: boolean } | undefined => {
  const tokens = words.split(/[\s,]+/).filter(Boolean);
  const own = tokens.filter((token) => !isHonorific(token));
  const named = own.filter((token) => !PARTICLE.test(flat(token)));
  if (named.length === 0 || own.length > 7) return undefined;
  if (!own.every((token) => /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$|^["“„'(]\p{Lu}[\p{L}\p{M}'’-]*["”“')]$/u.test(token)))
    return undefined;
  // "el-Idrissi", "d'Angelo".
  if (!named.every((token) => /^(?:["“„'(]|(?:al|el|ul|as|ad|ar|ibn|bin|ben|d|l)[-'’])?\p{Lu}/u.test(token))) return undefined;
  return { own, named, isTitled: own.length < tokens.length };
};

interface Context {
  readonly cv: ParsedCv;
  readonly email: string | undefined;
  /** Indexes of lines with an e-mail address or telephone number, except in references. */
  readonly contactLines: ReadonlySet<number>;
  /** The lines in the largest letters. */
  readonly largest: readonly Span[];
  /** Folded titles of the roles, which are not names. */
  readonly titles: ReadonlySet<string>;
}

const isKnownThing = (words: string): boolean =>
  looksLikeTitle(words) ||
  isOccupation(words) ||
  looksLikeEmployer(words) ||
  termsIn(words).length > 0 ||
  languagesNamedIn(words).length > 0 ||
  isPlaceName(words.split(/\s*[,/]\s*/));

/** True for a known place: "Berlin", or "Auckland, New Zealand" when one part is known. */
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

/** Likelihood of `span`, on line `index`, as the name of the person; undefined when it cannot be a name. */
const likeness = ({ cv, email, contactLines, largest, titles }: Context, span: Span, index: number): number | undefined => {
  const words = cv.text.slice(span.start, span.end);
  if (words.length > 60 || words.length < 3 || /[\d@:;|/]|^\p{Ll}{3}|^[•▪*✓]/u.test(words)) return undefined;
  const parts = nameWords(words.replace(/-\n/g, "-").replace(/\n/g, " "));
  if (!parts || NO_NAME.test(cv.flat.slice(span.start, span.end))) return undefined;
  if (headingKind(words) || parts.named.some((word) => isCommonWord(flat(word)))) return undefined;

  const match = email ? namedByEmail(email, parts.own) : 0;
  const textOfLine = (at: number): string => {
    const line = cv.lines[at];
    return line ? cv.text.slice(line.start, line.end) : "";
  };
  const last = cv.lines.findIndex((line) => line.end >= span.end);
  const next = textOfLine(last + 1);
  const isTitle = (line: string): boolean => titles.has(fold(line)) || (!/[.!]$/.test(line) && looksLikeTitle(line));
  const isAboveTitle = next.length > 0 && next.length < 70 && isTitle(next);
  const isBelowTitle = index === 1 && isTitle(textOfLine(0));
  const isLargest = largest.some((line) => overlaps(line, span));
  if (titles.has(fold(words))) return undefined;
  if (match < 0.5 && words.split("\n").some((line) => titles.has(fold(line)))) return undefined;
  const isBelowCv = index > 0 && index < 4 && NO_NAME.test(flat(textOfLine(index - 1)));
  // Baker, Koch and Terzi are names as well as trades: above an address or a title they are names.
  const isHeadline = parts.named.length > 1 && ((index === 0 && isAboveTitle) || (isLargest && titleStrength(words) < 2));
  if (match < 0.5 && !isHeadline && isKnownThing(words)) return undefined;
  // "Sales Manager" with sales.manager@firm.example: the address of an office.
  if (
    match >= 0.5 &&
    titleStrength(words) === 2 &&
    parts.own.every((word) => isKnownThing(word)) &&
    !(index === 0 && isAboveTitle)
  )
    return undefined;
  if (match < 0.5 && parts.named.some((word) => isAbstract(fold(word)))) return undefined;
  // A single word is a name only with strong evidence.
  if (parts.named.length < 2 && !(index <= 1 && (match >= 0.5 || isAboveTitle || parts.isTitled))) return undefined;

  const { kind } = sectionAt(cv.sections, span.start);
  const isNearContact = [0, 1, 2, -1].some((step) => contactLines.has(last + step));
  // "Jane Doe | jane@mail.example | Leeds", anywhere on the page.
  const isBesideContact = contactLines.has(index) && cv.lines[index]!.end > span.end;
  // Far from the top of the page, something else must speak for a name.
  const isPersonal = kind === "head" || kind === "personal" || kind === "contact";
  if (match < 0.5 && index > 3 && !isLargest && !isNearContact && !isPersonal) return undefined;
  return (
    match * 10 +
    (SECTION_POINTS[kind] ?? -4) +
    (index === 0 ? 4 : index === 1 ? 3 : 0) +
    (isAboveTitle ? 3 : 0) +
    (isBelowTitle || isBelowCv ? 2 : 0) +
    (isNearContact ? 2 : 0) +
    (isBesideContact ? 7 : 0) +
    (isLargest ? 6 : 0) +
    (parts.isTitled ? 3 : 0) -
    (parts.named.length < 2 ? 2 : 0)
  );
};

const MIN_LIKENESS = 3;
const LONGEST_LINE = 160;
const LONGEST_HEAD = 90;

/**
 * The name of the person: a labelled one, or the best candidate by e-mail address, head of the page, largest letters (`largest`) and
 * contacts.
 */
export const nameIn = (cv: ParsedCv, largest: readonly Span[] = []): Name | undefined => {
  const labelled = labelledName(cv);
  if (labelled) return labelled;
  const context = contextOf(cv, largest);
  let best: { span: Span; points: number } | undefined;
  const consider = (span: Span | undefined, index: number): void => {
    const points = span && likeness(context, span, index);
    if (!span || points === undefined || points < MIN_LIKENESS) return;
    const isLonger = best !== undefined && points >= best.points && contains(span, best.span);
    if (isLonger || points > (best?.points ?? 0)) best = { span, points };
  };
  cv.lines.forEach((line, index) => {
    // A sentence is not a name.
    if (line.end - line.start > LONGEST_LINE) return;
    const segments = segmentsOf(cv.text, line);
    // "Personal information   Jo Example": a heading in a column of its own.
    const [first, second] = segments;
    const isHeaded = second !== undefined && headingKind(cv.text.slice(first!.start, first!.end)) !== undefined;
    consider(headOf(context, (isHeaded ? second : first) ?? line), index);
    consider(overTwoLines(context, index), index);
    consider(overLargest(context, index), index);
    consider(overHyphen(context, index), index);
  });
  return best?.span;
};

const contextOf = (cv: ParsedCv, largest: readonly Span[]): Context => {
  const { text, lines } = cv;
  const own = (span: Span): boolean => sectionAt(cv.sections, span.start).kind !== "references";
  const { emails, phones } = contactsOf(cv);
  const first = emails.find(own) ?? emails[0];
  const contacts = [...emails, ...phones].filter(own);
  return {
    cv,
    email: first ? text.slice(first.start, first.end) : undefined,
    contactLines: new Set(contacts.map((contact) => lines.findIndex((line) => line.end > contact.start))),
    largest,
    titles: new Set(cv.roles.map(({ title }) => fold(title))),
  };
};

/** The span of the name. `parts` when given name and family name have labels of their own; the span is then one of them. */
export interface Name extends Span {
  readonly parts?: readonly Span[];
}

const labelledName = (cv: ParsedCv): Name | undefined => {
  const { text } = cv;
  const found: { given?: Span; family?: Span } = {};
  for (const [number, line] of cv.lines.entries()) {
    const { kind } = sectionAt(cv.sections, line.start);
    if (kind === "references" || kind === "experience") continue;
    const segments = segmentsOf(text, line);
    for (const [at, segment] of segments.entries()) {
      const words = cv.flat.slice(segment.start, segment.end);
      // A label in a column of its own is followed by two spaces, or its value is on the next line.
      const isWhole = LABEL.exec(`${words}  `)?.[0].trim() === words.trim();
      const isAlone = isWhole || (at < segments.length - 1 && LABEL.test(`${words}  `));
      const label = isAlone ? LABEL.exec(`${words}  `) : (LABEL.exec(words) ?? BARE_LABEL.exec(words));
      const value =
        label && label[0].length < words.length ? { start: segment.start + label[0].length, end: segment.end } : undefined;
      if (value && value.end - value.start < 60 && value.end > value.start && nameWords(text.slice(value.start, value.end)))
        return value;
      // A column of labels left of a column of values: the values follow all labels.
      if (label && segment.end - segment.start <= label[0].trimEnd().length) {
        const beside = segments[at + 1];
        if (beside && nameWords(text.slice(beside.start, beside.end))) return beside;
        const below = cv.lines.find(({ start, end }) => start > line.end && !text.slice(start, end).endsWith(":"));
        if (below && below.end - below.start < 60 && nameWords(text.slice(below.start, below.end))) return below;
      }
      const alone = PART_ALONE.exec(words);
      const under = cv.lines[number + 1];
      if (alone?.groups && segments.length === 1 && under && nameWords(text.slice(under.start, under.end)))
        found[alone.groups["given"] ? "given" : "family"] ??= under;
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

/** Two lines that form a name ("Priya" above "Raghunathan"), by the e-mail address or because neither is a name alone. */
const overTwoLines = ({ cv, email, largest, titles }: Context, index: number): Span | undefined => {
  const [line, next] = [cv.lines[index]!, cv.lines[index + 1]];
  if (!next || line.end - line.start > 30 || next.end - next.start > 30) return undefined;
  const [upper, lower] = [cv.text.slice(line.start, line.end), cv.text.slice(next.start, next.end)];
  const [above, below] = [nameWords(upper), nameWords(lower)];
  if (!above || !below || above.named.length > 3 || below.named.length > 2 || /[.:,]$/.test(upper)) return undefined;
  const match = (words: readonly string[]): number => (email ? namedByEmail(email, words) : 0);
  const gain = match([...above.own, ...below.own]) - Math.max(match(above.own), match(below.own));
  const isTop = index < 4 || isHead(cv, line);
  const isShouted = isTop && below.named.length === 1 && lower === lower.toUpperCase() && upper !== upper.toUpperCase();
  const third = cv.lines[index + 2];
  const isAboveTitle = third !== undefined && titleStrength(cv.text.slice(third.start, third.end)) === 2;
  const isSplit =
    above.named.length === 1 &&
    (index === 0 ||
      isHead(cv, line) ||
      (isAboveTitle && below.named.length === 1 && sectionAt(cv.sections, line.start).kind !== "skills"));
  const isLarge = [line, next].every((one) => largest.some((large) => overlaps(large, one)));
  if (!(gain > 0.15 || isShouted || isSplit || isLarge)) return undefined;
  if (
    titles.has(fold(lower)) ||
    titles.has(fold(upper)) ||
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

const MOST_LARGEST = 4;

/** A name in the largest letters over two to four lines: "Juan Francisco" above "Sobrino" above "Ramírez". */
const overLargest = ({ cv, largest, titles }: Context, index: number): Span | undefined => {
  const isPart = (line: Span | undefined): line is Span => {
    if (!line || line.end - line.start > 40 || !largest.some((large) => overlaps(large, line))) return false;
    const words = cv.text.slice(line.start, line.end);
    return (
      nameWords(words) !== undefined &&
      !headingKind(words) &&
      !isKnownThing(words) &&
      !titles.has(fold(words)) &&
      !NO_NAME.test(flat(words))
    );
  };
  let last = index - 1;
  while (last - index + 1 < MOST_LARGEST && isPart(cv.lines[last + 1])) last++;
  return last > index ? { start: cv.lines[index]!.start, end: cv.lines[last]!.end } : undefined;
};

/** "MÜBECCEL" above "KARAHASANOĞLU-" above "YILDIRIM": a double name that a narrow column breaks. */
const overHyphen = ({ cv }: Context, index: number): Span | undefined => {
  const { text, lines } = cv;
  const at = [index, index + 1].find(
    (one) => lines[one] && /^[^\d@]{2,40}\p{L}-$/u.test(text.slice(lines[one].start, lines[one].end)),
  );
  const end = at === undefined ? undefined : lines[at + 1];
  const start = lines[index]!;
  if (!end || end.end - start.start > 60) return undefined;
  const words = text.slice(start.start, end.end);
  return words.split("\n").every((line) => !headingKind(line) && nameWords(line.replace(/-$/, "")))
    ? { start: start.start, end: end.end }
    : undefined;
};

const isHead = (cv: ParsedCv, line: Span): boolean => sectionAt(cv.sections, line.start).kind === "head";

// Degrees and post-nominal letters after a name; "SMITH, JOHN" has none.
const LETTERS =
  /^\s*,\s*(?:(?:CPA|ACCA|CFA|PMP|MBA|MSc|M\.Sc\.|BSc|B\.Sc\.|MA|M\.A\.|BA|B\.A\.|MEng|PhD|Ph\.D\.|MD|RN|BSN|JD|LL\.?M\.?|PE|CSM)[\s,]*)+$/;

// Post-nominal letters after a name that is not in capitals: "Oluwaseun Adébáyò FBDO", "Thandiwe Nkosi, RDH".
const ENDS_IN_CAPITALS = /\p{Lu}[\p{L}.]?\.?\p{Lu}[\p{L}.]{0,6}\)?$/u;
const CAPITALS_AT_END = /(?<=\p{Ll}\p{L}*[\p{L}.'’-]*)(?:,?\s+\(?(?:\p{Lu}{2,6}|\p{Lu}\p{Ll}?\.?\p{Lu}[\p{L}.]{0,6})\)?)+$/u;

/** "Mara Lindqvist, Frontend Engineer": the name ends at the comma before a title or post-nominal letters, and begins after "Lebenslauf". */
const headOf = ({ cv, email, titles }: Context, whole: Span): Span => {
  const { text } = cv;
  if (whole.end - whole.start > LONGEST_HEAD) return whole;
  const lead =
    /^(?:curriculum vitae|cv|lebenslauf|resume|résumé|ozgecmis|hoja de vida)(?: (?:of|von|de))?[\s:–-]+(?=\p{L})/u.exec(
      cv.flat.slice(whole.start, whole.end),
    );
  const line = { start: whole.start + (lead?.[0].length ?? 0), end: whole.end };
  const words = text.slice(line.start, line.end);
  const comma = words.search(/\s*(?:,|\s[–—-]\s|\s\((?:she|he|they|sie|er)\b)/iu);
  const rest = words.slice(comma);
  const behind = rest.replace(/^[\s,–—-]+/u, "");
  const ownWords = (part: string): string[] => part.split(/[\s,]+/).filter(Boolean);
  const isWhole = ownWords(words.slice(0, comma)).length > 1;
  const isNamed =
    comma > 0 &&
    isWhole &&
    email !== undefined &&
    namedByEmail(email, ownWords(words.slice(0, comma))) >= 0.5 &&
    namedByEmail(email, ownWords(words)) <= namedByEmail(email, ownWords(words.slice(0, comma)));
  const cut =
    comma > 0 &&
    (looksLikeTitle(rest) || LETTERS.test(rest) || /^\s*\(/.test(rest) || titles.has(fold(behind)) || (isWhole && isNamed));
  const title = cut ? undefined : titleAtEnd(words);
  const head = cut ? words.slice(0, comma) : words.slice(0, title ?? words.length);
  const letters = ENDS_IN_CAPITALS.test(head) ? CAPITALS_AT_END.exec(head) : null;
  const isNameLeft = letters !== null && ownWords(head.slice(0, letters.index)).length > 1;
  const isLetters = isNameLeft && namedByEmail(email ?? "", ownWords(letters[0])) < 0.3 && !isFamilyInCapitals(letters);
  return trimmed(text, { start: line.start, end: line.start + (isLetters ? letters.index : head.length) });
};

/** "Sedanur Ceylan Bilgisayar Mühendisi": where the occupation begins that ends the line, behind at least two words. */
const titleAtEnd = (words: string): number | undefined => {
  const last = occupationsOf(words).at(-1);
  if (!last || last.end < words.trimEnd().length || last.end - last.start < MIN_TITLE) return undefined;
  const before = words.slice(0, last.start).trim().split(/\s+/);
  return (nameWords(before.join(" "))?.named.length ?? 0) >= 2 ? last.start : undefined;
};
const MIN_TITLE = 9;

/** "Nisanur HATİPOĞLU", "Li WEI": without a comma, pronounceable capitals may be the family name. */
const isFamilyInCapitals = (letters: RegExpExecArray): boolean => {
  const word = flat(letters[0]).trim();
  const vowels = word.replace(/[^aeiouyœæ]/g, "").length;
  return !letters[0].startsWith(",") && vowels / word.length >= 0.3 && /[^aeiou][aeiouy]|[aeiou][^aeiou]{2}/.test(word);
};

/** The name as written, on one line. */
export const writtenName = (text: string, { parts, ...whole }: Name): string =>
  unglued((parts ?? [whole]).map(({ start, end }) => text.slice(start, end).replace(/-\n/g, "-")).join(" "));

/** "EthemKÖSEOĞLU": two words whose space the file does not paint. */
const unglued = (name: string): string =>
  /\s/.test(name) ? name : name.replace(/(?<=\p{Ll}{3})(?=\p{Lu}{2}|\p{Lu}\p{Ll}{3})/u, " ");

/** "Clarke, Emma" as "Emma Clarke", without "Frau" or "Mr" and on one line; as written otherwise. */
export const inOrder = (name: string): string => {
  const [family, given, ...more] = name.replace(/\s+/g, " ").split(/\s*,\s*/);
  const turned = given && more.length === 0 && !LETTERS.test(`,${given}`) ? `${given} ${family}` : name.replace(/\s+/g, " ");
  return turned.replace(GENDERED, "").trim();
};

/** Forms of address that reveal the gender. Academic titles do not, and stay. */
const GENDERED = /(?<![\p{L}.])(?:Mr|Mrs|Ms|Mx|Miss|Herr|Frau|Sr|Sra|Srta|Don|Doña|Bay|Bayan)\.?(?:\s+|$)/gu;

const MIN_ALONE = 4;

/**
 * All occurrences of the name: its words in sequence in any case, in reverse order ("Clarke, Emma"), with initials ("E. Clarke"), and each of
 * its words alone unless it is a term, a common word or a place: Ruby Swift keeps her skill Ruby.
 */
export const occurrencesOf = ({ text, sections }: ParsedCv, name: Name): Span[] => {
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
    const matches = [words, turned].some((order) => order.every((word, index) => tokens[at + index]?.fold === word));
    const last = tokens[at + words.length - 1];
    // A signature below a list is a line of its own.
    const isSigned =
      matches &&
      last !== undefined &&
      /(?:^|\n)\s*$/.test(text.slice(0, token.start).slice(-3)) &&
      /^\s*(?:\n|$)/.test(text.slice(last.end, last.end + 3));
    if (LISTS.has(sectionAt(sections, token.start).kind) && !(isSigned && /^[^,;|\n]*$/.test(text.slice(token.start, last.end))))
      return [];
    if (matches && words.length > 1) return [withAddress(text, { start: token.start, end: tokens[at + words.length - 1]!.end })];
    const isAlone = own.has(token.fold) && /^\p{Lu}/u.test(text.slice(token.start, token.end));
    return isAlone ? [withAddress(text, withInitials(text, token))] : [];
  });
};

// In a list, a word that is also a name is the listed item.
const LISTS: ReadonlySet<string> = new Set(["skills", "languages", "certifications"]);

/** "E. Clarke", "J.P. Morgan". */
const withInitials = (text: string, { start, end }: Span): Span => {
  const before = /(?<![\p{L}])(?:\p{Lu}\.\s?){1,3}$/u.exec(text.slice(Math.max(0, start - 10), start));
  return { start: start - (before?.[0].length ?? 0), end };
};

/** Extends a name by its form of address, which reveals the gender: "Frau Yılmaz", "Yılmaz Bey". */
const withAddress = (text: string, { start, end }: Span): Span => {
  const before = /(?<![\p{L}.])(?:Mr|Mrs|Ms|Mx|Miss|Herrn?|Frau|Sr|Sra|Srta|Don|Doña|Bay|Bayan|Sn)\.?\s$/u.exec(
    text.slice(Math.max(0, start - 8), start),
  );
  const after = /^\s(?:Bey|Hanım)(?!\p{L})/u.exec(text.slice(end, end + 8));
  return { start: start - (before?.[0].length ?? 0), end: end + (after?.[0].length ?? 0) };
};
