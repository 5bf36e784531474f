import { fold } from "../text/fold.ts";
import { lastFrom, overlaps, type Span } from "../text/lines.ts";
import { isOrdinaryWord } from "../vocabulary/ambiguous.ts";
import { isCity, isCountry } from "../vocabulary/places.ts";
import { namesOccupation } from "./line-kinds.ts";
import { isNoSkill } from "./no-skill.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { roleAt } from "./roles.ts";
import { sectionAt } from "./sections.ts";
import type { NamedSkill, ShownTerm } from "./skills.ts";

// Signs between the names of a row.
const SEPARATOR = /\s*[,;]\s+(?:(?:and|und|or|oder|y|e|o|ve|veya)\s+)?|\s+(?:and|und|or|oder|y|e|o|ve|veya|&)\s+/gu;
const WORD = String.raw`(?:\p{Lu}|\d\p{Lu})[\p{L}\p{N}+#.&/-]*`;
const MORE = String.raw`(?:\s{1,2}(?:\p{Lu}|\d)[\p{L}\p{N}+#.&/-]*){0,2}`;
/** A name of at most three words in capitals at the beginning of a part, or behind its first words. */
const NAME = new RegExp(`^${WORD}${MORE}(?!\\s{1,2}\\p{Lu})`, "u");
const LAST_NAME = new RegExp(`(?<=[\\s([])${WORD}${MORE}$`, "u");
const ABOUT_WORK: ReadonlySet<string> = new Set(["experience", "projects", "summary", "volunteering"]);
const LONGEST_SENTENCE = 600;

/**
 * Unknown names in a row with known products, in a sentence about work: "Hono, Drizzle ORM ve Cloudflare D1". In German any noun is in capitals,
 * so that only names in the letters of code are read.
 */
export const namesInRows = (cv: ParsedCv, terms: readonly ShownTerm[]): NamedSkill[] => {
  const products = terms.filter(({ term }) => term.isProduct);
  const sentences = new Map(products.map(({ sentence }) => [sentence.start, sentence]));
  return Array.from(sentences.values()).flatMap((sentence) => {
    const { kind } = sectionAt(cv.sections, sentence.start);
    const role = roleAt(cv.roles, sentence.start);
    const isHeader = role !== undefined && sentence.start < role.header.end;
    // At the head of a CV, the names of accounts make rows as well.
    const least = ABOUT_WORK.has(kind) ? 1 : kind === "head" ? 2 : undefined;
    if (least === undefined || isHeader || sentence.end - sentence.start > LONGEST_SENTENCE) return [];
    const known = products.slice(lastFrom(products, sentence.start - 1) + 1, lastFrom(products, sentence.end - 1) + 1);
    const isKnown = (span: Span): boolean => known.some((one) => overlaps(one, span));
    return rowsIn(cv.text, sentence)
      .filter((row) => row.filter(isKnown).length >= least)
      .flat()
      .filter((span) => !isKnown(span))
      .map((span) => ({ ...span, value: cv.text.slice(span.start, span.end).replace(/\s+/g, " "), sentence }))
      .filter(({ value }) => mayBeProduct(cv, value));
  });
};

/** The rows of two or more names in capitals. */
const rowsIn = (text: string, sentence: Span): Span[][] => {
  const words = text.slice(sentence.start, sentence.end).replaceAll("\n", " ");
  const rows: Span[][] = [[]];
  const add = (start: number, { length }: string): number =>
    rows.at(-1)!.push({ start: sentence.start + start, end: sentence.start + start + length });
  for (const { start, end } of partsOf(words)) {
    const said = words.slice(start, end).replace(/[\s.:)\]]+$/, "");
    const whole = NAME.exec(said)?.[0];
    if (whole !== undefined && whole.length === said.length) {
      add(start, whole);
      continue;
    }
    // A row ends with the first words of a part, and begins with the last ones of another.
    const first = whole && withoutNextLine(text.slice(sentence.start + start, sentence.end), whole);
    if (first && rows.at(-1)!.length > 0) add(start, first);
    rows.push([]);
    const last = LAST_NAME.exec(said);
    if (last) add(start + last.index, last[0]);
  }
  return rows.filter((row) => row.length > 1);
};

const partsOf = (words: string): Span[] => {
  const parts: Span[] = [];
  let start = 0;
  for (const match of words.matchAll(SEPARATOR)) {
    parts.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...parts, { start, end: words.length }];
};

/** The line below may begin with another thing in capitals. */
const withoutNextLine = (text: string, name: string): string => text.slice(0, name.length).split(/\s*\n/)[0]!;

const TOO_GENERAL = /^(?:APIs?|Framework|Database|Various|Areas|App|Query|Performance)$/i;

/** True for words in the form of a name that may be a product, in a CV of this language. */
export const mayBeProduct = (cv: ParsedCv, value: string): boolean =>
  value.length > 2 &&
  !TOO_GENERAL.test(value) &&
  !isNoSkill(value) &&
  !isOrdinaryWord(value) &&
  !namesOccupation(value) &&
  !isCity(fold(value)) &&
  !isCountry(fold(value)) &&
  (cv.language !== "de" || /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\d|[+#]|\.\p{L}/u.test(value));
