import { fold, tokensOf } from "../text/fold.ts";
import { overlaps, type Span } from "../text/lines.ts";
import { looksLikeEmployer, titleStrength } from "../vocabulary/fields.ts";
import { segmentsOf } from "./contact.ts";
import { headingKind } from "./headings.ts";
import { isAbstract, namesOccupation, namesStudent } from "./line-kinds.ts";
import type { ParsedCv } from "./parsed-cv.ts";

/**
 * The title beside, under or above the name, otherwise that of the latest role. Unknown words are a title when a role has them, or a part of
 * them, as its title. `taken`: spans of names, addresses, contacts and facts about the person.
 */
export const titleOf = (
  cv: ParsedCv,
  name: Span | undefined,
  taken: readonly Span[],
): { value: string; span: Span | undefined } | undefined => {
  const { text, lines } = cv;
  const first = name ? lines.findIndex((line) => line.end > name.start) : -1;
  const at = name ? lines.findIndex((line) => line.end >= name.end) : -1;
  const candidates =
    at >= 0
      ? [{ start: name!.end, end: lines[at]!.end }, ...lines.slice(at + 1, at + 4), ...lines.slice(Math.max(0, first - 1), first)]
      : lines.slice(0, 3);
  const titles = cv.roles.map(({ title }) => fold(title));
  for (const line of candidates) {
    // Lines below a heading are sentences about the person or work, not the title of the CV.
    if (ENDS_HEAD.has(headingKind(text.slice(line.start, line.end)) ?? "")) break;
    for (const segment of segmentsOf(text, line)) {
      const lead = /^[\s,|•·()–-]*/u.exec(text.slice(segment.start, segment.end))![0].length;
      const start = segment.start + lead;
      const value = shortTitle(text.slice(start, segment.end));
      const span = { start, end: start + value.length };
      if (!mayBeTitle(value) || taken.some((one) => overlaps(one, span))) continue;
      const said = fold(value);
      const isHeld =
        value.length > 4 &&
        titles.some((title) => title.includes(said) || (said.includes(title) && said.length < title.length + 20));
      if (isHeld || namesTitle(value)) return { value, span };
    }
  }
  const roles = cv.roles.toSorted((a, b) => b.to - a.to || b.from - a.from);
  // A line that names no occupation may be a company or a task. Without any known occupation, the trade is one that the tables do not know.
  const known = roles.filter(({ title }) => namesTitle(title) && !namesStudent(title));
  const latest = known[0] ?? roles[0];
  if (!latest || (known.length === 0 && !mayBeTrade(latest.title))) return undefined;
  const found = text.indexOf(latest.title, latest.start);
  return {
    value: latest.title,
    span: found >= 0 && found < latest.end ? { start: found, end: found + latest.title.length } : undefined,
  };
};

const namesTitle = (words: string): boolean => titleStrength(words) === 2 || namesOccupation(words) || namesStudent(words);

const MOST_TRADE_WORDS = 4;

/** True for a few words that are neither a company nor an activity. */
const mayBeTrade = (words: string): boolean => {
  const tokens = tokensOf(words);
  return tokens.length <= MOST_TRADE_WORDS && !looksLikeEmployer(words) && !tokens.some((token) => isAbstract(token.fold));
};

const ENDS_HEAD: ReadonlySet<string> = new Set(["experience", "summary", "projects", "education", "skills"]);

const mayBeTitle = (value: string): boolean =>
  value.length > 2 && value.length < 70 && !/@|\d{2}|:/.test(value) && !/[.]$/.test(value) && !headingKind(value);

const LONG_TITLE = 45;

/** "Maestro albañil, disponible para formación y peritajes": a long line is a title up to its comma. */
const shortTitle = (words: string): string => {
  const comma = words.length > LONG_TITLE ? words.indexOf(",") : -1;
  return (comma > 4 ? words.slice(0, comma) : words).trim();
};
