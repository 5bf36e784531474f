import { evidenceAt } from "../cv/evidence.ts";
import type { ParsedCv, Sentence } from "../cv/parsed-cv.ts";
import { roleAt } from "../cv/roles.ts";
import { isStronger } from "../cv/skills.ts";
import type { EvidenceLevel } from "../mark.info.ts";
import { contains, overlaps, type Span } from "../text/lines.ts";
import type { Term } from "../vocabulary/index.ts";

/** Sentences that claim nothing whoever quotes them. */
const SAYS_NOTHING: ReadonlySet<Sentence["voice"]> = new Set(["instruction", "advert", "wish", "lack", "others"]);

/** Whether no sentence that a quote touches speaks to a machine, wishes, lacks or quotes an advert, and at least one is a sentence at all. */
export const isClaim = (cv: ParsedCv, quote: Span): boolean => {
  const touched = cv.sentences.filter((sentence) => overlaps(sentence, quote));
  return touched.length > 0 && touched.every(({ voice }) => !SAYS_NOTHING.has(voice));
};

/** Any term stands for "no term": people work is then no evidence. The kind lets a quote speak of its role's whole header. */
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

/** The head of a role without its title: an employer or dates alone tell of no skill. */
const isBareHeader = (cv: ParsedCv, quote: Span): boolean => {
  const role = roleAt(cv.roles, quote.start);
  if (!role || !contains(role.header, quote)) return false;
  const words = cv.text.slice(quote.start, quote.end);
  return !words.includes(role.title) && !role.title.includes(words.trim());
};
