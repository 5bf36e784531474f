/** Quality of a ranking, given graded relevance. Ties are ordered by id, so that the same scores give the same figures. */

export interface Ranked {
  readonly id: string;
  readonly score: number;
  readonly grade: number;
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

/** Normalised discounted cumulative gain over the first ten (Järvelin and Kekäläinen, 2002, with exponential gains). */
export function ndcg(items: readonly Ranked[]): number {
  const order = items.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const best = items.map(({ grade }) => grade).toSorted((a, b) => b - a);
  return gain(order.map(({ grade }) => grade)) / gain(best);
}

/** Spearman's rank correlation of score and grade, ties sharing their mean rank. */
export function spearman(items: readonly Ranked[]): number {
  const a = ranks(items.map(({ score }) => score));
  const b = ranks(items.map(({ grade }) => grade));
  const [meanA, meanB] = [mean(a), mean(b)];
  const covariance = a.reduce((sum, value, i) => sum + (value - meanA) * (b[i]! - meanB), 0);
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  return covariance / (spread(a, meanA) * spread(b, meanB));
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value);
  const result: number[] = [];
  for (let i = 0; i < order.length;) {
    let j = i;
    while (j + 1 < order.length && order[j + 1]!.value === order[i]!.value) j += 1;
    for (let k = i; k <= j; k += 1) result[order[k]!.index] = (i + j) / 2;
    i = j + 1;
  }
  return result;
}
