import type { ParsedCv } from "../cv/parsed-cv.ts";
import type { Criterion } from "../criterion.info.ts";
import type { Mark, MarkLevel, EvidenceLevel } from "../mark.info.ts";
import type { Span } from "../text/lines.ts";
import type { MarkProposal } from "./proposal.ts";

/**
 * The accepted finding for one criterion, as offsets into the scorer's text, so that it holds for every document with this text, also where
 * a longer name moved the words on the page.
 */
export interface Finding {
  readonly mark: MarkLevel;
  readonly rung: EvidenceLevel | null;
  readonly citations: readonly { readonly quote: Span; readonly focus?: Span }[];
  readonly note?: NonNullable<Mark["note"]>;
}

export const NOT_FOUND: Finding = { mark: "notShown", rung: null, citations: [] };

/** A model's proposal for one criterion, with everything it is checked against. */
export interface JudgeInput {
  readonly cv: ParsedCv;
  readonly criterion: Criterion;
  readonly proposal: MarkProposal;
  /** The mark by the built-in rules. */
  readonly rules: Mark;
  /** For each quote that stands in the text, all its occurrences. */
  readonly quotes: readonly (readonly Span[])[];
}
