/** A CV with its candidates: names of features, and which of them are right. */
export interface Example {
  readonly id: string;
  readonly candidates: readonly { readonly features: readonly string[]; readonly isRight: boolean; readonly form: string }[];
}

export type Weights = Readonly<Record<string, number>>;

export const scoreOf = (weights: Weights, features: readonly string[]): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

const ROUNDS = 24;
const USUAL_MARGIN = 24;
const MOST = 4;

/**
 * An averaged perceptron that puts the right candidate of each CV above all others by a margin, and right ones above, wrong ones below zero.
 * Whole numbers, examples in a fixed order that changes by a fixed step: the same examples give the same weights.
 */
export function train(examples: readonly Example[], margin = USUAL_MARGIN): Weights {
  const [now, sum] = [new Map<string, number>(), new Map<string, number>()];
  const add = (features: readonly string[], step: number, time: number) => {
    for (const feature of features) {
      now.set(feature, (now.get(feature) ?? 0) + step);
      sum.set(feature, (sum.get(feature) ?? 0) + step * time);
    }
  };
  const value = (features: readonly string[]) => features.reduce((all, feature) => all + (now.get(feature) ?? 0), 0);
  let time = 1;
  for (let round = 0; round < ROUNDS; round += 1)
    for (let at = 0; at < examples.length; at += 1) {
      const { candidates } = examples[(at * stride(examples.length) + round * 7) % examples.length]!;
      time += 1;
      let right: { features: readonly string[]; value: number } | undefined;
      const wrong: { features: readonly string[]; value: number }[] = [];
      for (const { features, isRight } of candidates) {
        const one = { features, value: value(features) };
        if (!isRight) wrong.push(one);
        else if (!right || one.value > right.value) right = one;
      }
      const rivals = wrong.toSorted((a, b) => b.value - a.value).slice(0, MOST);
      for (const rival of rivals) {
        if (right && right.value - rival.value < margin) {
          add(right.features, 1, time);
          add(rival.features, -1, time);
        }
        if (rival.value > -margin / 2) add([...rival.features, BIAS], -1, time);
      }
      if (right && right.value < margin / 2) add([...right.features, BIAS], 1, time);
    }
  // The mean over all steps, in hundredths, rounded.
  return Object.fromEntries(
    [...now.entries()]
      .map(([feature, last]): [string, number] => [feature, Math.round((SCALE * (last * time - sum.get(feature)!)) / time)])
      .filter(([, weight]) => weight !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export const BIAS = "bias";
const SCALE = 10;

/** A step through the examples that reaches each of them. */
const stride = (count: number): number => {
  const share = (a: number, b: number): number => (b === 0 ? a : share(b, a % b));
  return [17, 13, 11, 7, 5, 3, 1].find((one) => share(one, count) === 1) ?? 1;
};
