import { parseCv, type ParsedCv } from "../cv/parsed-cv.ts";
import { shownTerms } from "../cv/skills.ts";
import { monthOfIso } from "../text/dates.ts";
import { attainmentOf, type GradedTerm } from "./attainment.ts";
import type { RedactedText } from "../redact.ts";

/** The parsed text of the scorer and the terms it shows, from which criteria are evaluated. */
export interface CvEvidence {
  readonly cv: ParsedCv;
  readonly shown: readonly GradedTerm[];
}

// Evaluating and indexing a CV follow each other; the text is parsed once for both.
const READ = new WeakMap<RedactedText, { readonly asOf: string; readonly ground: CvEvidence }>();

/** The evidence of one CV as of a date (YYYY-MM-DD). */
export const cvEvidenceOf = (redacted: RedactedText, asOf: string): CvEvidence => {
  const known = READ.get(redacted);
  if (known?.asOf === asOf) return known.ground;
  const month = monthOfIso(asOf);
  const cv = parseCv(redacted.text, month);
  const ground = { cv, shown: shownTerms(cv).map((shown) => ({ ...shown, attainment: attainmentOf(cv, shown, month) })) };
  READ.set(redacted, { asOf, ground });
  return ground;
};
