import type { Criterion } from "@candor/scoring/criterion.info";
import type { Mark } from "../queries/candidates.ts";

/** A criterion of a search with the candidate's result. */
export interface Answer {
  readonly criterion: Criterion;
  readonly mark: Mark | undefined;
}

/** A candidate's result for each criterion, in the order of the criteria. */
export function answersTo(understood: readonly Criterion[], marks: readonly Mark[]): Answer[] {
  const markOf = new Map(marks.map((mark) => [mark.criterionId, mark]));
  return understood.map((criterion) => ({ criterion, mark: markOf.get(criterion.id) }));
}

/** Degree to which a criterion is met, in three steps: small differences of credit must not decide which quote is shown. */
const wholeness = ({ points, possible }: Mark): number => {
  const share = possible > 0 ? points / possible : 0;
  return share >= WHOLE ? 2 : share > HALF ? 1 : 0;
};
const WHOLE = 0.9;
const HALF = 0.5;

/** The best met criterion that has a quote; of equal ones the heavier, then the first. */
export function bestAnswer(answers: readonly Answer[]): (Answer & { readonly mark: Mark }) | undefined {
  const quoted = answers.filter((answer): answer is Answer & { mark: Mark } => (answer.mark?.quotes.length ?? 0) > 0);
  return quoted.toSorted((a, b) => wholeness(b.mark) - wholeness(a.mark) || b.mark.possible - a.mark.possible)[0];
}

export const countShown = (answers: readonly Answer[]): number =>
  answers.filter(({ mark }) => mark !== undefined && mark.mark !== "notShown").length;
