import { flat } from "../text/fold.ts";
import { lastFrom, type Span } from "../text/lines.ts";
import { segmentsOf } from "./contact.ts";
import { nameWords, type Name } from "./name-words.ts";
import type { ParsedCv } from "./parsed-cv.ts";

const LABEL =
  /^(?:full name|name|name(?: and |, | \/ )(?:surname|first name|given name)|first and last name|vor- und nachname|vor-?\s?[/&]\s?nachname|vorname(?:,? |\/)(?:und )?(?:nach|zu)name|(?:nach|zu)?name(?:, | und |\/)vorname|vor- und zuname|vorname, name|nombres?(?: completos?| y apellidos?)?|nome(?: completo)?|apellidos?(?: y |, )nombres?|ad(?:i)?,? soyad(?:i)?|ad(?:i)?\s?[-/]\s?soyad(?:i)?|adi ve soyadi|isim|isim soyisim|adim soyadim)\s*(?::|(?=\s{2,}))\s*/;
// "Name  Jonas Hartwig" without a colon: only before at least two words of a name.
const BARE_LABEL =
  /^(?:full name|vor- und nachname|nombre y apellidos|ad[iı] soyad[iı]|name|nombre|isim)\s+(?=\p{L}{2,20}[ ,]+\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){0,2}$)/u;
const PART_LABEL =
  /^(?:(?<given>first name|given names?|vorname(?:n)?|nombres?|ad(?:i)?)|(?<family>last name|surnames?|family name|nachname|familienname|zuname|apellidos?|soyad(?:i)?|soyisim))\s*:\s*/;
// The same as a cell of a table, above its value.
const PART_ALONE =
  /^(?:(?<given>first name|given names?|vorname(?:n)?|nombres?)|(?<family>last names?|surnames?|family name|nachname|familienname|zuname|apellidos?|soyadi?|soyisim))\s*:?$/;
// "Vorname Dora" without a colon: labels that begin no name.
const PART_BARE =
  /^(?:(?<given>first name|given name|vorname)|(?<family>last name|surname|family name|nachname|familienname|zuname))\s+(?=\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){0,2}$)/u;
/** The same for a name as a whole, which stands for the part that has no label of its own: "Name: Lind", "Vorname: Mara". */
const WHOLE_ALONE = /^(?:name|isim)\s*:?\s*/;

/** The names behind labels of their own ("Vor- und Nachname: …"), at most a few. */
export const labelledNames = (cv: ParsedCv): Name[] => {
  const { text } = cv;
  const names: Name[] = [];
  const found: { given?: Span; family?: Span } = {};
  let whole: Span | undefined;
  for (const [number, line] of cv.lines.entries()) {
    if (names.length === MOST_NAMES) break;
    const segments = segmentsOf(text, line);
    for (const [at, segment] of segments.entries()) {
      const value = labelledAt(cv, line, segments, at);
      const words = cv.flat.slice(segment.start, segment.end);
      if (value) names.push(value);
      if (value && WHOLE_ALONE.test(words)) whole ??= value;
      const alone = PART_ALONE.exec(words);
      const under = cv.lines[number + 1];
      if (alone?.groups && segments.length === 1 && under && nameWords(text.slice(under.start, under.end)))
        found[alone.groups["given"] ? "given" : "family"] ??= under;
      const part = PART_LABEL.exec(words) ?? PART_BARE.exec(words);
      if (part?.groups && /^\p{Lu}[\p{L}\p{M}'’ .-]{0,40}$/u.test(text.slice(segment.start + part[0].length, segment.end))) {
        const side = part.groups["given"] ? "given" : "family";
        found[side] ??= { start: segment.start + part[0].length, end: segment.end };
      }
    }
  }
  const other = (one: Span | undefined): Span | undefined => (one && whole && !isWithin(text, one, whole) ? whole : undefined);
  const [given, family] = [found.given ?? other(found.family), found.family ?? other(found.given)];
  const parts = [given, family].filter((part) => part !== undefined);
  // The value of "Name" beside a label for the other part is a part alone.
  const others = given && family && (given === whole || family === whole) ? names.filter((name) => name !== whole) : names;
  return parts[0] ? [...others, { ...parts[0], parts }] : names;
};

/** True where a whole name holds each word of a part. */
const isWithin = (text: string, part: Span, whole: Span): boolean => {
  const words = wordsOf(text, whole);
  return wordsOf(text, part).every((word) => words.includes(word));
};
const wordsOf = (text: string, { start, end }: Span): string[] => flat(text.slice(start, end)).split(/\s+/);
const MOST_NAMES = 5;

/** The value of a label in segment `at` of a line: behind it, in the next column, or below. */
const labelledAt = (cv: ParsedCv, line: Span, segments: readonly Span[], at: number): Span | undefined => {
  const { text } = cv;
  const segment = segments[at]!;
  const words = cv.flat.slice(segment.start, segment.end);
  // A label in a column of its own is followed by two spaces, or its value is on the next line.
  const isWhole = LABEL.exec(`${words}  `)?.[0].trim() === words.trim();
  const isAlone = isWhole || (at < segments.length - 1 && LABEL.test(`${words}  `));
  const label = isAlone ? LABEL.exec(`${words}  `) : (LABEL.exec(words) ?? BARE_LABEL.exec(words));
  if (!label) return undefined;
  if (label[0].length < words.length) {
    const own = withoutBrackets(text, { start: segment.start + label[0].length, end: segment.end });
    const value = goesOn(cv, own, line);
    return value.end - value.start < 60 && nameWords(text.slice(value.start, value.end)) ? value : undefined;
  }
  // A column of labels left of a column of values: the values follow all labels.
  const beside = segments[at + 1];
  if (beside && nameWords(text.slice(beside.start, beside.end))) return beside;
  const after = cv.lines[lastFrom(cv.lines, line.start) + 1];
  const below = after && text[after.end - 1] === ":" ? valueBelow(cv, line) : after;
  const under = below && withoutBrackets(text, below);
  return under && under.end - under.start < 60 && nameWords(text.slice(under.start, under.end)) ? under : undefined;
};

/** "Mara Lind (geb. Vega)", "Mara Lind (*1.2.1990)": the name without the birth name or date in brackets at its end. */
const withoutBrackets = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const kept = words.replace(/\s*\((?:\*|(?:geb|née|nee|born|nacida|kızlık)(?!\p{L})|[^)\d]{0,12}\d)[^)]*\)?\s*$/iu, "");
  return { start, end: end - (words.length - kept.length) };
};

const MOST_MORE = 3;

/** "Nombre y Apellido: Francisco" above "Nicolás Giménez": one word behind a label for a whole name, and the rest of it below. */
const goesOn = ({ text, lines }: ParsedCv, value: Span, line: Span): Span => {
  if (!/^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text.slice(value.start, value.end)) || value.end !== line.end) return value;
  const next = lines[lastFrom(lines, line.start) + 1];
  const more = next ? text.slice(next.start, next.end) : "";
  const isRest = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}$/u.test(more) && more.split(" ").length <= MOST_MORE;
  return next && isRest && nameWords(more) && !isNameLabel(more) ? { start: value.start, end: next.end } : value;
};

const MOST_LABELS = 12;

/** The first line below a column of labels that is none. */
const valueBelow = ({ text, lines }: ParsedCv, line: Span): Span | undefined => {
  const from = lastFrom(lines, line.start) + 1;
  return lines.slice(from, from + MOST_LABELS).find(({ end }) => text[end - 1] !== ":");
};

/** True for a line that is the label of a name and nothing else. */
export const isNameLabel = (line: string): boolean => {
  const words = flat(line);
  return words.length < 40 && LABEL.exec(`${words}  `)?.[0].trim() === words.trim();
};
