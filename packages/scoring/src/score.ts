import type { Criterion, CriterionKind, Importance } from "./criterion.info.ts";
import type { Level, Mark } from "./mark.info.ts";

/** A must-have that is not shown keeps a candidate out of "high fit" (above 75), whatever else shines. */
export const MISSING_MUST_CAP = 75;
const HIGH_ABOVE = 75;
const MATCHED_FROM = 50;

// Marks and credits tell the same: partly is at most half of the credit, met at least 70 hundredths.
const MET_ABOVE = 50;

const WEIGHT: Readonly<Record<Importance, number>> = { must: 10, should: 6, nice: 3 };

/**
 * What a new criterion weighs, until the recruiter says otherwise. Two shoulds outweigh one must; three nice-to-haves do not. Years of
 * work weigh double: they are the one thing that a list of words cannot claim.
 */
export const defaultWeight = (kind: CriterionKind, importance: Importance): number =>
  WEIGHT[importance] * (kind === "experience" ? 2 : 1);

/** Points of one criterion in tenths: `possible` of all criteria add up to 1000. */
export interface Points {
  readonly criterionId: string;
  readonly points: number;
  readonly possible: number;
}

export interface Result {
  /** In the order of the criteria. */
  readonly points: readonly Points[];
  /** Tenths of a point, the sum of `points`; divided by ten and rounded it is the score before the cap. */
  readonly total: number;
  /** 0 to 100. Without criteria there is no score. */
  readonly score: number | undefined;
  readonly level: Level | undefined;
  /** A missing must holds the score down to 75. */
  readonly isCapped: boolean;
  readonly isMatched: boolean;
  /** High, and every must met. */
  readonly isRecommended: boolean;
  /** How many criteria the CV shows something for. */
  readonly shown: number;
  /** 0 to 100: the share of the weights that the CV shows something for. */
  readonly confidence: number;
}

type Weighted = Pick<Criterion, "id" | "importance" | "weight">;

/** The level a score stands for, also one given by hand. */
export const levelOf = (score: number): Level => (score > HIGH_ABOVE ? "high" : score >= MATCHED_FROM ? "medium" : "low");

/** Scores marks: round(100 × Σ weight·credit / Σ weight), at most 75 where a must is not shown. */
export const scoreOf = (criteria: readonly Weighted[], marks: readonly Pick<Mark, "criterionId" | "credit">[]): Result =>
  scoreFromCredits(criteria, Object.fromEntries(marks.map(({ criterionId, credit }) => [criterionId, credit])));

/** The same from stored credits (hundredths by criterion id), so that changed weights count at once. A criterion without credit is not shown. */
export const scoreFromCredits = (criteria: readonly Weighted[], credits: Readonly<Record<string, number>>): Result => {
  const creditOf = ({ id }: Weighted): number => (Object.hasOwn(credits, id) ? credits[id]! : 0);
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0)
    return {
      points: [],
      total: 0,
      score: undefined,
      level: undefined,
      isCapped: false,
      isMatched: false,
      isRecommended: false,
      shown: 0,
      confidence: 0,
    };

  // Credits are hundredths, so 100 × Σ weight·(credit / 100) / Σ weight; a half is rounded up.
  const won = criteria.reduce((sum, criterion) => sum + criterion.weight * creditOf(criterion), 0);
  const full = Math.floor((2 * won + weights) / (2 * weights));
  const musts = criteria.filter(({ importance }) => importance === "must");
  const isCapped = full > MISSING_MUST_CAP && musts.some((must) => creditOf(must) === 0);
  const score = isCapped ? MISSING_MUST_CAP : full;
  const shown = criteria.filter((criterion) => creditOf(criterion) > 0);

  const points = pointsOf(criteria, creditOf, weights, full);
  return {
    points,
    total: points.reduce((sum, { points }) => sum + points, 0),
    score,
    level: levelOf(score),
    isCapped,
    isMatched: score >= MATCHED_FROM,
    isRecommended: score > HIGH_ABOVE && musts.every((must) => creditOf(must) > MET_ABOVE),
    shown: shown.length,
    confidence: Math.round((100 * shown.reduce((sum, { weight }) => sum + weight, 0)) / weights),
  };
};

const ALL_TENTHS = 1000;

/**
 * Points in tenths. What is possible is shared out so that it adds up to exactly 100 points, the largest remainders first; what is won is
 * rounded, and moved by a tenth where otherwise the rounded sum would not be the score.
 */
const pointsOf = (
  criteria: readonly Weighted[],
  creditOf: (criterion: Weighted) => number,
  weights: number,
  score: number,
): Points[] => {
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

/** 1 where the tenths round to more than the score, -1 where to less. */
const misrounded = (tenths: readonly number[], score: number): number =>
  Math.sign(Math.round(tenths.reduce((sum, value) => sum + value, 0) / 10) - score);
