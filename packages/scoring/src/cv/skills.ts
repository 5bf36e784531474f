import type { Rung } from "../mark.info.ts";
import { tokensOf } from "../text/fold.ts";
import { BULLET, trimmed, type Span } from "../text/lines.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { softSkillsIn } from "../vocabulary/soft.ts";
import { termsIn, type Term } from "../vocabulary/index.ts";
import { evidenceAt } from "./evidence.ts";
import type { Reading } from "./reading.ts";

export interface ShownTerm extends Span {
  readonly term: Term;
  readonly rung: Rung;
  readonly sentence: Span;
}

const STRENGTH: readonly Rung[] = ["listed", "project", "role", "recentRole"];

/** Whether `a` is stronger evidence than `b`. */
export const isStronger = (a: Rung, b: Rung): boolean => STRENGTH.indexOf(a) > STRENGTH.indexOf(b);

/** Every term the CV claims, in order of the text, several times where it is named several times. */
export const shownTerms = (reading: Reading): ShownTerm[] =>
  termsIn(reading.text).flatMap(({ term, start, end }) => {
    const evidence = evidenceAt(reading, { start, end }, term);
    return evidence ? [{ term, start, end, ...evidence }] : [];
  });

const MAX_ITEMS = 60;
const MAX_ITEM_WORDS = 5;
const MAX_ITEM_LENGTH = 40;

/**
 * Items of the lists under "Skills" that the vocabulary does not know, as they are written, each once. `known` are the places of those it
 * does.
 */
export const otherSkills = (reading: Reading, known: readonly Span[]): Span[] => {
  const isKnown = new Uint8Array(reading.text.length);
  for (const { start, end } of known) isKnown.fill(1, start, end);
  const seen = new Set<string>();
  const items: Span[] = [];
  for (const section of reading.sections) {
    if (section.kind !== "skills") continue;
    for (const item of itemsIn(reading.text, section)) {
      const words = reading.flat.slice(item.start, item.end);
      if (items.length === MAX_ITEMS) return items;
      if (seen.has(words) || isKnown.subarray(item.start, item.end).includes(1) || !isSkillLike(reading, item)) continue;
      seen.add(words);
      items.push(item);
    }
  }
  return items;
};

const isSkillLike = (reading: Reading, item: Span): boolean => {
  const words = reading.text.slice(item.start, item.end);
  if (words.length > MAX_ITEM_LENGTH || !/\p{L}{2}/u.test(words) || /[.!?@]$/.test(words)) return false;
  if (tokensOf(words).length > MAX_ITEM_WORDS || languagesNamedIn(words).length > 0) return false;
  const isTrait = softSkillsIn(reading.flat.slice(item.start, item.end)).length > 0;
  return !isTrait && evidenceAt(reading, item) !== undefined;
};

const itemsIn = (text: string, section: Span): Span[] => {
  const items: Span[] = [];
  const pattern = /[^,;|•·▪●\n\t()]+/gu;
  for (const match of text.slice(section.start, section.end).matchAll(pattern)) {
    const label = /^[^:]{2,30}:\s*/.exec(match[0])?.[0].length ?? 0;
    const bullet = BULLET.exec(match[0].trimStart())?.[0].length ?? 0;
    const lead = label || match[0].length - match[0].trimStart().length + bullet;
    const span = trimmed(text, { start: section.start + match.index + lead, end: section.start + match.index + match[0].length });
    if (span.end > span.start) items.push(span);
  }
  return items;
};
