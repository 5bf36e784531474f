import { evidenceAt } from "../cv/evidence.ts";
import type { ParsedCv, Sentence } from "../cv/parsed-cv.ts";
import { roleAt } from "../cv/roles.ts";
import { isStronger } from "../cv/skills.ts";
import type { EvidenceLevel } from "../mark.info.ts";
import { contains, overlaps, type Span } from "../text/lines.ts";
import type { Term } from "../vocabulary/index.ts";

/** Voices whose sentences claim nothing. */
const SAYS_NOTHING: ReadonlySet<Sentence["voice"]> = new Set(["instruction", "advert", "wish", "lack", "others"]);

/** True when a quote touches at least one sentence, and none of them has a voice that claims nothing. */
export const isClaim = (cv: ParsedCv, quote: Span): boolean => {
  const touched = cv.sentences.filter((sentence) => overlaps(sentence, quote));
  return touched.length > 0 && touched.every(({ voice }) => !SAYS_NOTHING.has(voice));
};

/** Stands for "no particular term", so that recruiting sentences are no evidence. With this kind a quote may come from a role's whole header. */
const ANY = { id: "", kind: "industry" } as const;

/**
 * The evidence level that the place of a quote proves: that of its weakest sentence, or undefined where one of its sentences claims
 * nothing. `terms` are those the criterion asks for, so that recruiting sentences count for recruiters.
 */
export const quoteEvidence = (cv: ParsedCv, quote: Span, terms: readonly Term[]): EvidenceLevel | undefined => {
  if (!isClaim(cv, quote) || isBareHeader(cv, quote)) return undefined;
  const asked = [ANY, ...terms.map(({ id }) => ({ ...ANY, id }))];
  let weakest: EvidenceLevel | undefined;
  for (const sentence of cv.sentences) {
    if (!overlaps(sentence, quote)) continue;
    const part = { start: Math.max(sentence.start, quote.start), end: Math.min(sentence.end, quote.end) };
    const level = asked.map((term) => evidenceAt(cv, part, term)?.level).find((level) => level !== undefined);
    if (!level) return undefined;
    if (!weakest || isStronger(weakest, level)) weakest = level;
  }
  return weakest;
};

/** True for a quote of a role's header without its title: employer or dates alone show no skill. */
const isBareHeader = (cv: ParsedCv, quote: Span): boolean => {
  const role = roleAt(cv.roles, quote.start);
  if (!role || !contains(role.header, quote)) return false;
  const words = cv.text.slice(quote.start, quote.end);
  return !words.includes(role.title) && !role.title.includes(words.trim());
};
