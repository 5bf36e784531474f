import type { EvidenceLevel } from "../mark.info.ts";
import type { MarkLevel } from "../mark.info.ts";
import type { Span } from "../text/lines.ts";

/** A quote of the scorer's text and its decisive words. */
export interface Citation {
  readonly quote: Span;
  readonly focus: Span;
}

/** The result of one criterion, on the scorer's text. */
export interface CriterionResult {
  readonly mark: MarkLevel;
  /** Evidence level of a skill or tool; null for degrees, languages and years. */
  readonly rung: EvidenceLevel | null;
  readonly citations: readonly Citation[];
  readonly note?: { key: string; values: Record<string, string | number> };
}

export const NOTHING: CriterionResult = { mark: "notShown", rung: null, citations: [] };

/** Citations of one sentence as one, with all their decisive words: a sentence is quoted once. */
export const joined = (citations: readonly Citation[]): Citation[] => {
  const found: Citation[] = [];
  for (const { quote, focus } of citations) {
    const at = found.findIndex((known) => known.quote.start === quote.start && known.quote.end === quote.end);
    const before = found[at]?.focus ?? focus;
    const whole = { start: Math.min(before.start, focus.start), end: Math.max(before.end, focus.end) };
    if (at < 0) found.push({ quote, focus });
    else found[at] = { quote, focus: whole };
  }
  return found;
};
