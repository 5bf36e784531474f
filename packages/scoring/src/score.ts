import type { Criterion, CriterionKind, Importance } from "./criterion.info.ts";
import type { Level, Mark } from "./mark.info.ts";

/** Scores above this are a high fit; 75 itself is not. A missing must limits the score to it. */
export const HIGH_FIT_ABOVE = 75;
const MATCHED_FROM = 50;

// A credit tells its mark: partly gives at most 50 hundredths, met at least 70.
const MET_ABOVE = 50;

const WEIGHT: Readonly<Record<Importance, number>> = { must: 10, should: 6, nice: 3 };

/**
 * The weight of a new criterion, which the recruiter may change. Two shoulds outweigh one must; three nice-to-haves do not. Years of work
 * weigh double, because a list of words cannot claim them.
 */
export const defaultWeight = (kind: CriterionKind, importance: Importance): number =>
  WEIGHT[importance] * (kind === "experience" ? 2 : 1);

/** Points of one criterion in tenths: `possible` of all criteria add up to 1000. */
export interface Points {
  readonly criterionId: string;
  readonly points: number;
  readonly possible: number;
}

/** A score without the points of each criterion, as lists of thousands need it. */
export interface ScoreSummary {
  /** 0 to 100. Without criteria there is no score. */
  readonly score: number | undefined;
  readonly level: Level | undefined;
  /** A missing must holds the score down to 75. */
  readonly isCapped: boolean;
  readonly isMatched: boolean;
  /** A must is not even partly shown. */
  readonly isMustMissing: boolean;
  readonly isEveryMustMet: boolean;
  /** High fit, and every must met. */
  readonly isRecommended: boolean;
  /** Number of criteria met or partly met. */
  readonly shown: number;
  /** 0 to 100: share of the weights whose criteria are met or partly met. */
  readonly confidence: number;
}

export interface Result extends ScoreSummary {
  /** In the order of the criteria, without those that have no mark yet. */
  readonly points: readonly Points[];
  /** Tenths of a point, the sum of `points`; divided by ten and rounded it is the score before the cap. */
  readonly total: number;
}

type Weighted = Pick<Criterion, "id" | "importance" | "weight">;

/** Credits in hundredths by criterion id. A criterion without a mark yet is missing; one that the CV does not show has 0. */
export type Credits = Readonly<Record<string, number>>;

/** The level of a score, also of one set by hand. */
export const levelOf = (score: number): Level => (score > HIGH_FIT_ABOVE ? "high" : score >= MATCHED_FROM ? "medium" : "low");

/**
 * Scores marks: round(100 × Σ weight·credit / Σ weight), at most 75 where a must is not shown. A criterion without a mark is not
 * shown.
 */
export const scoreOf = (criteria: readonly Weighted[], marks: readonly Pick<Mark, "criterionId" | "credit">[]): Result =>
  scoreFromCredits(criteria, {
    ...Object.fromEntries(criteria.map(({ id }) => [id, 0])),
    ...Object.fromEntries(marks.map(({ criterionId, credit }) => [criterionId, credit])),
  });

/** Scores stored credits, so that changed weights count at once. */
export const scoreFromCredits = (criteria: readonly Weighted[], credits: Credits): Result => {
  const summary = scoreSummaryFor(criteria)(credits);
  const marked = criteria.filter(({ id }) => Object.hasOwn(credits, id));
  const points = summary.score === undefined ? [] : pointsOf(marked, credits);
  return { ...summary, points, total: points.reduce((sum, { points }) => sum + points, 0) };
};

const NO_SCORE: ScoreSummary = {
  score: undefined,
  level: undefined,
  isCapped: false,
  isMatched: false,
  isMustMissing: false,
  isEveryMustMet: false,
  isRecommended: false,
  shown: 0,
  confidence: 0,
};

/**
 * Prepares the criteria once, for scoring the stored credits of thousands of candidates. A criterion without a mark yet counts neither for
 * nor against: it waits for the next analysis.
 */
export const scoreSummaryFor =
  (criteria: readonly Weighted[]) =>
  (credits: Credits): ScoreSummary => {
    let weights = 0;
    let won = 0;
    let shown = 0;
    let shownWeights = 0;
    let isMustMissing = false;
    let isEveryMustMet = true;
    for (const { id, importance, weight } of criteria) {
      if (!Object.hasOwn(credits, id)) continue;
      const credit = credits[id]!;
      weights += weight;
      won += weight * credit;
      if (credit > 0) {
        shown += 1;
        shownWeights += weight;
      }
      if (importance === "must") {
        isMustMissing ||= credit === 0;
        isEveryMustMet &&= credit > MET_ABOVE;
      }
    }
    if (weights === 0) return NO_SCORE;

    const full = roundedShare(won, weights);
    const isCapped = full > HIGH_FIT_ABOVE && isMustMissing;
    const score = isCapped ? HIGH_FIT_ABOVE : full;
    return {
      score,
      level: levelOf(score),
      isCapped,
      isMatched: score >= MATCHED_FROM,
      isMustMissing,
      isEveryMustMet,
      isRecommended: score > HIGH_FIT_ABOVE && isEveryMustMet,
      shown,
      confidence: Math.round((100 * shownWeights) / weights),
    };
  };

/** The score a candidate would have with one more criterion met in full. */
export interface Change {
  readonly criterionId: string;
  readonly score: number;
}

/**
 * The summary with a score set by a person, which decides level and match. A candidate with an unmet must is never recommended.
 */
export const withEditedScore = (summary: ScoreSummary, editedScore: number): ScoreSummary => ({
  ...summary,
  score: editedScore,
  level: levelOf(editedScore),
  isCapped: false,
  isMatched: editedScore >= MATCHED_FROM,
  isRecommended: editedScore > HIGH_FIT_ABOVE && summary.isEveryMustMet,
});

/** The score with each unmet criterion met in full, the largest gain first. Criteria that would change nothing are left out. */
export const wouldChange = (criteria: readonly Weighted[], credits: Credits): Change[] => {
  const summary = scoreSummaryFor(criteria);
  const { score = 0 } = summary(credits);
  return criteria
    .filter(({ id }) => Object.hasOwn(credits, id) && credits[id]! < FULL_CREDIT)
    .map(({ id }) => ({ criterionId: id, score: summary({ ...credits, [id]: FULL_CREDIT }).score ?? 0 }))
    .filter((change) => change.score > score)
    .toSorted((a, b) => b.score - a.score);
};

const FULL_CREDIT = 100;

/** Credits are hundredths, so this is 100 × Σ weight·(credit / 100) / Σ weight; a half is rounded up. */
const roundedShare = (won: number, weights: number): number => Math.floor((2 * won + weights) / (2 * weights));

const ALL_TENTHS = 1000;

/**
 * Points in tenths. Possible points add up to exactly 100, by the method of largest remainders. Points won are rounded, and changed by a
 * tenth where the rounded sum would otherwise differ from the score.
 */
const pointsOf = (criteria: readonly Weighted[], credits: Credits): Points[] => {
  const creditOf = ({ id }: Weighted): number => credits[id]!;
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const score = roundedShare(
    criteria.reduce((sum, criterion) => sum + criterion.weight * creditOf(criterion), 0),
    weights,
  );
  const exact = criteria.map(({ weight }) => (ALL_TENTHS * weight) / weights);
  const possible = exact.map(Math.floor);
  const left = ALL_TENTHS - possible.reduce((sum, tenths) => sum + tenths, 0);
  const byRemainder = criteria
    .map(({ id }, index) => ({ id, index, remainder: exact[index]! - possible[index]! }))
    .toSorted((a, b) => b.remainder - a.remainder || (a.id < b.id ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) possible[index]!++;

  const won = criteria.map((criterion, index) => Math.round((possible[index]! * creditOf(criterion)) / 100));
  for (let difference = misrounded(won, score); difference !== 0; difference = misrounded(won, score)) {
    const movable = criteria
      .map((criterion, index) => ({
        id: criterion.id,
        index,
        error: difference * (won[index]! - (exact[index]! * creditOf(criterion)) / 100),
      }))
      .filter(({ index }) => (difference > 0 ? won[index]! > 0 : won[index]! < possible[index]!))
      .toSorted((a, b) => b.error - a.error || (a.id < b.id ? -1 : 1));
    const first = movable[0];
    if (!first) break;
    won[first.index]! -= difference;
  }
  return criteria.map(({ id }, index) => ({ criterionId: id, points: won[index]!, possible: possible[index]! }));
};

/** 1 when the tenths round to more than the score, -1 when to less. */
const misrounded = (tenths: readonly number[], score: number): number =>
  Math.sign(Math.round(tenths.reduce((sum, value) => sum + value, 0) / 10) - score);
