import { scoreFromCredits, type Criterion, type Mark } from "@candor/scoring";
// By its module: the task that exports an account loads it only when it is asked, see infra/lambdas.ts.
import { namesIn } from "@candor/scoring/vocabulary/name-in";
import type { Locale } from "../kernel/limits.ts";
import type { MarkedCriterion } from "./candidate.entity.ts";
import type { MarkShown } from "./candidate.info.ts";

type Note = NonNullable<Mark["note"]>;

interface Shown {
  /** The criteria as they were when they were marked. */
  readonly markedCriteria?: readonly MarkedCriterion[] | undefined;
  /** The reader's language. Without one, notes are as they are stored. */
  readonly locale?: Locale;
}

/**
 * Returns marks with their points out of 100 under the present criteria, in the criteria's order. Where a criterion was reworded
 * since, the wording that was marked is included; a criterion without a mark is left out. Notes name concepts in the reader's language.
 */
export function shownMarks(
  criteria: readonly Criterion[],
  marks: readonly Mark[],
  { markedCriteria = criteria, locale }: Shown,
): MarkShown[] {
  const credits = Object.fromEntries(marks.map(({ criterionId, credit }) => [criterionId, credit]));
  const pointsOf = new Map(scoreFromCredits(criteria, credits).points.map((point) => [point.criterionId, point]));
  const markOf = new Map(marks.map((mark) => [mark.criterionId, mark]));
  const markedOf = new Map(markedCriteria.map((one) => [one.id, one]));
  return criteria.flatMap(({ id, kind, text }) => {
    const mark = markOf.get(id);
    const marked = markedOf.get(id);
    if (!mark) return [];
    const isReworded = marked !== undefined && (marked.kind !== kind || marked.text !== text);
    return {
      criterionId: id,
      mark: mark.mark,
      rung: mark.rung,
      points: (pointsOf.get(id)?.points ?? 0) / 10,
      possible: (pointsOf.get(id)?.possible ?? 0) / 10,
      quotes: mark.quotes,
      ...(mark.note && { note: locale === undefined ? mark.note : noteIn(locale, mark.note) }),
      ...(isReworded && { marked: { kind: marked.kind, text: marked.text } }),
    };
  });
}

/** Notes are stored with names in the CV's language, because they belong to the evaluation, which is the same for every reader. */
function noteIn(locale: Locale, { key, values }: Note): Note {
  if (key !== "missing" && key !== "related") return { key, values };
  const inWords = ([name, value]: [string, string | number]) => [
    name,
    typeof value === "string" ? namesIn(locale, value) : value,
  ];
  return { key, values: Object.fromEntries(Object.entries(values).map(inWords)) as Note["values"] };
}
