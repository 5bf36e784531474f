import type { Criterion, Profile } from "@candor/scoring";
// By their modules: the task that exports an account loads them only when it is asked, see infra/lambdas.ts.
import { questionsFor, readinessQuestions, recommendationOf, summaryOf } from "@candor/scoring/prose";
import { scoreFromCredits } from "@candor/scoring/score";
import { nameIn } from "@candor/scoring/vocabulary/name-in";
import { questionsOf } from "../job/advert-lines.ts";
import type { Info as JobInfo } from "../job/job.info.ts";
import type { Locale } from "../kernel/limits.ts";
import type { Info } from "./candidate.info.ts";
import type { StoredRow } from "./rows.ts";
import type { StoredDetail } from "./stored.ts";

/** Returns criteria with their names in a language. */
export const saidIn = (locale: Locale, criteria: readonly Criterion[]): Criterion[] =>
  criteria.map((criterion) => ({ ...criterion, text: nameIn(locale, criterion.text) }));

interface Told {
  readonly job: JobInfo;
  readonly row: StoredRow;
  readonly detail: StoredDetail;
  readonly profile: Profile;
  readonly locale: Locale;
}

/**
 * Returns summary, recommendation and interview questions of a candidacy in a language: a model's, if one has written them in this language, else
 * the built-in sentences.
 */
export function proseFor({
  job,
  row,
  detail,
  profile,
  locale,
}: Told): Pick<Info, "overallSummary" | "interviewRecommendation" | "interviewQuestions"> {
  const { criteria } = job;
  const marks = detail.marks.filter(({ criterionId }) => criteria.some(({ id }) => id === criterionId));
  const result = scoreFromCredits(criteria, row.credits);
  const told = { profile, criteria: saidIn(locale, criteria), marks, result, locale };
  const written = detail.prose?.locale === locale ? detail.prose : undefined;
  return {
    overallSummary: written?.summary ?? summaryOf(told),
    interviewRecommendation: written?.recommendation ?? recommendationOf(told),
    interviewQuestions: [
      ...(written?.questions ?? questionsFor(told)),
      ...readinessQuestions(questionsOf(job), locale).map((asked) => ({ criterionId: "", text: asked })),
    ],
  };
}
