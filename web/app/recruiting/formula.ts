import { HIGH_FIT_ABOVE, scoreFromCredits } from "@candor/scoring/score";

/** The published numbers, as the help page explains them. `formula.test.ts` compares them with the scoring. */
export const FORMULA = {
  cap: HIGH_FIT_ABOVE,
  /** High is above it. */
  high: HIGH_FIT_ABOVE,
  /** Medium from it on. */
  medium: 50,
  weights: { must: 10, should: 6, nice: 3 },
  /** Percent of the credit, strongest first. */
  rungs: { recentRole: 100, role: 95, project: 85, listed: 70 },
} as const;

const { weights, rungs } = FORMULA;

/** A CV in five criteria; credits in percent. */
export const SAMPLE = [
  { id: "react", importance: "must", weight: weights.must, credit: rungs.recentRole, mark: "met" },
  { id: "german", importance: "must", weight: weights.must, credit: 50, mark: "partly" },
  // Years of work weigh double.
  { id: "years", importance: "must", weight: 2 * weights.must, credit: 100, mark: "met" },
  { id: "graphql", importance: "nice", weight: weights.nice, credit: rungs.listed, mark: "met" },
  { id: "energy", importance: "nice", weight: weights.nice, credit: 0, mark: "notShown" },
] as const;

export type SampleId = (typeof SAMPLE)[number]["id"];

/** Its score, computed as the product does. */
export const SAMPLE_RESULT = scoreFromCredits(SAMPLE, Object.fromEntries(SAMPLE.map(({ id, credit }) => [id, credit])));
