import type { Criterion, CriterionKind } from "../criterion.info.ts";
import { evaluate } from "../evaluate.ts";
import { readProfile } from "../profile.ts";
import { defaultWeight, scoreOf } from "../score.ts";
import { redact } from "../redact.ts";
import { documentOf } from "./cvs.ts";

export const AS_OF = "2026-11-20";

/** A criterion by kind and text, a must unless said otherwise. */
export const criterion = (kind: CriterionKind, text: string, importance: Criterion["importance"] = "must"): Criterion => ({
  id: text,
  kind,
  text,
  importance,
  weight: defaultWeight(kind, importance),
});

/** Reads, redacts, evaluates and scores the text of a CV. */
export const score = (text: string, criteria: readonly Criterion[], asOf = AS_OF) => {
  const document = documentOf(text);
  const { profile, protectedFacts, redactions } = readProfile(document, asOf);
  const marks = evaluate({ document, profile, redacted: redact(document, redactions), criteria, asOf });
  return { document, profile, protectedFacts, redactions, marks, result: scoreOf(criteria, marks) };
};

/** The mark for a single criterion. */
export const markFor = (text: string, kind: CriterionKind, asked: string) => score(text, [criterion(kind, asked)]).marks[0]!;
