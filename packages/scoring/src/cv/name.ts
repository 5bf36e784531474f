import { flat, tokensOf } from "../text/fold.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { looksLikeTitle } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { isCity, isCountry } from "../vocabulary/places.ts";
import { trimmed, type Span } from "../text/lines.ts";
import { emailsIn, namedByEmail, segmentsOf } from "./contact.ts";
import type { Reading } from "./reading.ts";
import { sectionAt } from "./sections.ts";

const PARTICLE = /^(?:von|van|der|den|de|del|la|las|los|y|e|da|do|dos|di|du|le|el|al|bin|ibn|zu|vom|und|ten|ter|san|mac|mc|o')$/;
const HONORIFIC = /^(?:dr|prof|mr|mrs|ms|herr|frau|sr|sra|dipl|ing|med|bsc|msc|mba|phd|ma|ba)$/;
const LABEL =
  /^(?:full name|name|vor- und nachname|vorname und nachname|vorname, name|nombre(?: completo| y apellidos)?|ad(?:i)? soyad(?:i)?|adi ve soyadi|isim)\s*:\s*/;
const NO_NAME =
  /\b(?:curriculum|vitae|resume|lebenslauf|bewerbung|hoja de vida|ozgecmis|cv|page|seite|pagina|sayfa|gmbh|ltd|inc|llc|university|universitat|universidad|universitesi|school|hospital|group|company|street|strasse|references|confidential|available|born|geboren)\b/;

/** How well `span` would do as the name of the person; undefined where it cannot be one. */
const likeness = (reading: Reading, span: Span, email: string | undefined): number | undefined => {
  const words = reading.text.slice(span.start, span.end);
  const plain = reading.flat.slice(span.start, span.end);
  if (words.length > 60 || /[\d@:;|/]/.test(words) || NO_NAME.test(plain)) return undefined;
  const tokens = words.split(/[\s,]+/).filter(Boolean);
  const own = tokens.filter((token) => !HONORIFIC.test(flat(token).replace(/[.()]/g, "")));
  const named = own.filter((token) => !PARTICLE.test(flat(token)));
  if (named.length < 2 || own.length > 6 || !own.every((token) => /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$/u.test(token)))
    return undefined;
  if (!named.every((token) => /^\p{Lu}/u.test(token))) return undefined;

  const match = email ? namedByEmail(email, own) : 0;
  const isKnown =
    looksLikeTitle(words) || termsIn(words).length > 0 || languagesNamedIn(words).length > 0 || isCity(words) || isCountry(words);
  const isFirst = reading.lines[0]?.start === span.start || reading.lines[1]?.start === span.start;
  const line = reading.lines.findIndex((candidate) => candidate.start === span.start);
  const next = reading.lines[line + 1];
  const isAboveTitle =
    line >= 0 && next !== undefined && next.end - next.start < 70 && looksLikeTitle(reading.text.slice(next.start, next.end));
  // Baker, Koch and Terzi are people as well as trades: with the address or the title below them they are names.
  if (isKnown && match < 0.5 && !(line === 0 && isAboveTitle)) return undefined;
  const { kind } = sectionAt(reading.sections, span.start);
  const place =
    kind === "head" ? 3 : ["contact", "personal", "languages", "skills", "interests", "summary"].includes(kind) ? 0 : -4;
  return match * 10 + place + (isFirst ? 3 : 0) + (isAboveTitle ? 2 : 0);
};

const MIN_LIKENESS = 3;

/** The name of the person: a labelled one, or the line that best fits the e-mail address and the head of the page. */
export const nameIn = (reading: Reading): Span | undefined => {
  const { text } = reading;
  const first = emailsIn(text)[0];
  const email = first ? text.slice(first.start, first.end) : undefined;
  let best: { span: Span; points: number } | undefined;
  for (const line of reading.lines) {
    const label = LABEL.exec(reading.flat.slice(line.start, line.end));
    if (label) {
      const [value] = segmentsOf(text, { start: line.start + label[0].length, end: line.end });
      if (value && tokensOf(text.slice(value.start, value.end)).length >= 2 && value.end - value.start < 60) return value;
    }
    const segments = segmentsOf(text, line);
    for (const span of segments.length > 1 ? segments.slice(0, 1) : [headOf(text, line)]) {
      const points = likeness(reading, span, email);
      if (points !== undefined && points >= MIN_LIKENESS && points > (best?.points ?? 0)) best = { span, points };
    }
  }
  return best?.span;
};

// Degrees and professional letters behind a name; "SMITH, JOHN" has none.
const LETTERS =
  /^\s*,\s*(?:(?:CPA|ACCA|CFA|PMP|MBA|MSc|M\.Sc\.|BSc|B\.Sc\.|MA|BA|MEng|PhD|Ph\.D\.|MD|RN|JD|LL\.?M\.?|PE|CSM)[\s,]*)+$/;

/** "Mara Lindqvist, Frontend Engineer": the name ends at the comma before a title or letters. */
const headOf = (text: string, line: Span): Span => {
  const words = text.slice(line.start, line.end);
  const comma = words.search(/\s*(?:,|\s[–—-]\s)/u);
  const rest = words.slice(comma);
  return comma > 0 && (looksLikeTitle(rest) || LETTERS.test(rest))
    ? trimmed(text, { start: line.start, end: line.start + comma })
    : line;
};

/** Every place where the name's words stand one after the other, also in reverse order ("Clarke, Emma"), in any case. */
export const occurrencesOf = (text: string, name: Span): Span[] => {
  const tokens = tokensOf(text);
  const words = tokensOf(text.slice(name.start, name.end)).map((token) => token.fold);
  const turned = [words.at(-1)!, ...words.slice(0, -1)];
  return tokens.flatMap((token, at) => {
    const matches = [words, turned].some((order) => order.every((word, index) => tokens[at + index]?.fold === word));
    return matches && words.length > 1 ? [{ start: token.start, end: tokens[at + words.length - 1]!.end }] : [];
  });
};
