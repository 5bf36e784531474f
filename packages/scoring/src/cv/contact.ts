import { datesIn } from "../text/dates.ts";
import { flat, fold } from "../text/fold.ts";
import { blanked, overlaps, trimmed, type Span } from "../text/lines.ts";
import { isCity, isCountry } from "../vocabulary/places.ts";
import type { Reading } from "./reading.ts";
import { sectionAt } from "./sections.ts";

// Repetitions are bounded throughout: a CV may hold anything, and reading it must take time in proportion to its length.
const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,24}/gu;
const LINK =
  /(?:https?:\/\/|www\.)[^\s|•·,;<>()]+|(?<![\p{L}\d@.])(?:[a-z]{2,3}\.)?(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net|dribbble\.com|medium\.com|stackoverflow\.com|kaggle\.com)\/[^\s|•·,;<>()]+|(?<![\p{L}\d@.-])[a-z\d-]{3,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:dev|io|me|com|de|es|org|com\.tr|tr|at|ch|co\.uk)(?:\/[^\s|•·,;<>()]*)?(?![\p{L}\d@.])/giu;
const PHONE = /(?<![\p{L}\d/.])(?:\+|00|\(?0|\(\+)?[\d(][\d\s()/.–-]{6,20}\d(?![\d\p{L}])/gu;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));

export const emailsIn = (text: string): Span[] => spansOf(text, EMAIL);

/** Web addresses written in the text, without those that are part of an e-mail address. Names of technology such as "Node.js" are none. */
export const linksIn = (text: string): Span[] => {
  const emails = emailsIn(text);
  return spansOf(text, LINK).filter(
    (link) => !emails.some((email) => overlaps(email, link)) && !/^(?:socket|draw)\.io$/i.test(text.slice(link.start, link.end)),
  );
};

/** Telephone numbers: 7 to 15 digits that are no dates. On one line. */
export const phonesIn = (text: string): Span[] => {
  const dates = datesIn(text);
  return spansOf(text, PHONE)
    .flatMap((span) => {
      const line = text.slice(span.start, span.end).split("\n")[0]!;
      return [trimmed(text, { start: span.start, end: span.start + line.length })];
    })
    .filter((span) => {
      const written = text.slice(span.start, span.end);
      const digits = written.replace(/\D/g, "");
      const isDate = dates.some((date) => overlaps(date, span)) && !written.startsWith("+");
      return (
        digits.length >= 7 &&
        digits.length <= 15 &&
        !isDate &&
        /^[+(0]|\d{3,}\s?[\s/-]/.test(written) &&
        !/^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(written)
      );
    });
};

const LABEL =
  /^(?:[^\p{L}\d]*)(?:address|home address|location|based in|residence|place of residence|anschrift|adresse|wohnort|wohnhaft in|standort|direccion|domicilio|ubicacion|residencia|lugar de residencia|adres|ikametgah|konum|yasadigi yer|sehir)\s*:?\s+/u;
const STREET =
  /\b(?:\p{L}+(?:str(?:\.|asse|aße)|weg|platz|allee|gasse)|(?:calle|c\/|avda\.?|avenida|plaza|paseo)\s+\p{L}|\p{L}+\s+(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|square|drive|cadde(?:si)?|cad\.|sokak|sokagi|sok\.|mah(?:allesi|\.)?|bulvari|blv\.?))(?!\p{L})/u;
const POSTCODE = /^(?:[a-z]{1,2}-)?\d{4,5}\s+\p{L}{3,}|\b[a-z]{1,2}\d{1,2}[a-z]?\s?\d[a-z]{2}\b/u;

/**
 * Where the person lives, as written: a labelled address, "City, Country", or a postal code with its place. Looked for in the head and the
 * sections on contact and personal data, since places elsewhere belong to employers and schools.
 */
export const placesIn = (reading: Reading): Span[] => {
  // Contacts stand beside places, often with nothing but a comma between.
  const text = blanked(reading.text, [...emailsIn(reading.text), ...phonesIn(reading.text), ...linksIn(reading.text)]);
  return reading.lines.flatMap((line, index) => {
    const { kind, heading } = sectionAt(reading.sections, line.start);
    const isPersonal = ["head", "contact", "personal"].includes(kind);
    if (!isPersonal && !(kind === "summary" && index < 12)) return [];
    return segmentsOf(text, { start: Math.max(line.start, heading && heading.end <= line.end ? heading.end : 0), end: line.end })
      .map((segment) => withoutEdges(text, segment))
      .filter((segment) => isPlace(text.slice(segment.start, segment.end), isPersonal));
  });
};

const withoutEdges = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const lead = /^[\s,;:|•·.()–-]*/u.exec(words)![0].length;
  return { start: start + lead, end: Math.max(start + lead, start + words.replace(/[\s,;:|•·(–-]+$/u, "").length) };
};

const isPlace = (segment: string, isPersonal: boolean): boolean => {
  const words = flat(segment);
  if (/@|\+\d/.test(segment) || segment.length > 90) return false;
  if (LABEL.test(words) && segment.length < 80) return true;
  const parts = segment
    .replace(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, "")
    .split(/\s*[,/]\s*/)
    .map((part) => part.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+/, ""));
  const last = parts.at(-1)!;
  if (
    parts.length >= 2 &&
    parts.length <= 5 &&
    (isCountry(last) || isCity(last)) &&
    parts.every((part) => /^[\p{L}\d\s.'’()-]+$/u.test(part))
  )
    return true;
  if (parts.length === 1 && (isCity(last) || isCountry(last)) && isPersonal) return true;
  if (parts.length === 2 && isCity(parts[0]!) && last.length <= 25) return true;
  return isPersonal && (STREET.test(words) ? /\d/.test(words) : POSTCODE.test(words));
};

/** Whether an address names its town: a known one, or one behind a postal code. */
export const namesTown = (address: string): boolean =>
  POSTCODE.test(flat(address)) ||
  address.split(/\s*[,/]\s*/).some((part) => isCity(part) || isCountry(part) || /(?<!\d)\d{4,5}\s+\p{Lu}/u.test(part));

/** The parts of a line between "|", "•", "·", ";", icons, tabs and wide gaps. */
export const segmentsOf = (text: string, line: Span): Span[] => {
  const segments: Span[] = [];
  const slice = text.slice(line.start, line.end);
  let from = 0;
  for (const match of slice.matchAll(/\s*(?:[|•·;\t✉☎⌂⚑✆📧📞📍🏠●▪]|\s[–—]\s|\s{3,})\s*/gu)) {
    segments.push({ start: line.start + from, end: line.start + match.index });
    from = match.index + match[0].length;
  }
  segments.push({ start: line.start + from, end: line.end });
  return segments.map((segment) => trimmed(text, segment)).filter(({ start, end }) => end > start);
};

/** The place without its label: "Wohnort: Berlin" is "Berlin". */
export const withoutLabel = (text: string, span: Span): Span => {
  const label = LABEL.exec(flat(text.slice(span.start, span.end)))?.[0].length ?? 0;
  return trimmed(text, { start: span.start + label, end: span.end });
};

/** How much of the part before "@" the words of a name make up: "emma.clarke97" is made of "Emma Clarke". 0 to 1. */
export const namedByEmail = (email: string, words: readonly string[]): number => {
  const letters = (part: string): string => fold(part).replace(/[^a-z]/g, "");
  const local = letters(email.split("@")[0] ?? "");
  if (local.length < 4) return 0;
  const covered = words
    .map(letters)
    .reduce(
      (sum, word) => sum + (word.length > 2 && (local.includes(word) || local.includes(spelledOut(word))) ? word.length : 0),
      0,
    );
  return Math.min(1, covered / local.length);
};

// "Müller" is often "mueller" in an address; folded it is "muller".
const spelledOut = (word: string): string => word.replace(/[aou](?=[^aeiou])/, (vowel) => `${vowel}e`);
