import type { Criterion, CriterionKind } from "../criterion.info.ts";
import { mark } from "../marks.ts";
import { readProfile } from "../profile.ts";
import { defaultWeight, scoreOf } from "../score.ts";
import { withhold } from "../withhold.ts";
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

/** The marks a CV text gets, and their score, from the text alone to the end. */
export const score = (text: string, criteria: readonly Criterion[], asOf = AS_OF) => {
  const document = documentOf(text);
  const { profile, protectedFacts, withheld } = readProfile(document, asOf);
  const marks = mark({ document, profile, withheld: withhold(document, withheld), criteria, asOf });
  return { document, profile, protectedFacts, withheld, marks, result: scoreOf(criteria, marks) };
};

/** The mark for a single criterion. */
export const markFor = (text: string, kind: CriterionKind, asked: string) => score(text, [criterion(kind, asked)]).marks[0]!;
