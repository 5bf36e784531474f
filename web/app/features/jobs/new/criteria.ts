/** Points of 100 each weight stands for, with one decimal. */
export function pointsOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum > 0 ? Math.round((weight / sum) * 1000) / 10 : 0));
}

/** An id that no other criterion has: of this page only, kept by the server. */
export const newCriterionId = (): string => `c_${crypto.randomUUID().slice(0, 8)}`;
