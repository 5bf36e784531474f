import type { EvidenceLevel } from "../mark.info.ts";
import type { MarkLevel } from "../mark.info.ts";
import type { Span } from "../text/lines.ts";

/** A quote on the scorer's text: what is cited, and its decisive words. */
export interface Citation {
  readonly quote: Span;
  readonly focus: Span;
}

/** What was found for one criterion, on the scorer's text. */
export interface CriterionResult {
  readonly mark: MarkLevel;
  /** How strongly, for what is used at work; null for what is simply so (a degree, a language, years). */
  readonly rung: EvidenceLevel | null;
  readonly citations: readonly Citation[];
  readonly note?: { key: string; values: Record<string, string | number> };
}

export const NOTHING: CriterionResult = { mark: "notShown", rung: null, citations: [] };
