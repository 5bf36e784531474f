import { LINE_CLASSES } from "../../../packages/scoring/src/advert/line-class.ts";
import type { Unit } from "./train-units.ts";

export const CLASSES = LINE_CLASSES;

type Weights = ReadonlyMap<string, readonly number[]>;

const EPOCHS = 6;
const MARGIN = 6;
/** A feature of fewer adverts could be somebody's name. */
const MIN_ADVERTS = 5;
const SCALE = 4;
/** Features whose weights for two classes differ by less decide little and are left out: half of those of ten adverts and more. */
const MIN_SPREAD = 20;
/** Features of fewer adverts must differ by more: nine in ten do not, and are left out. */
const FEW_ADVERTS = 10;
const MIN_SPREAD_OF_FEW = 24;

const sumsOf = (weights: Weights, features: readonly string[]): number[] => {
  const sums = CLASSES.map(() => 0);
  for (const feature of features) for (const [index, own] of (weights.get(feature) ?? []).entries()) sums[index]! += own;
  return sums;
};

export const classOf = (weights: Weights, features: readonly string[]): number => {
  const sums = sumsOf(weights, features);
  return sums.indexOf(Math.max(...sums));
};

/** An averaged perceptron with a margin, without chance: the same units give the same weights. */
export function trained(units: readonly Unit[]): [string, number[]][] {
  const adverts = new Map<string, Set<string>>();
  for (const { features, advert } of units)
    for (const feature of features) {
      const known = adverts.get(feature);
      if (known) known.add(advert);
      else adverts.set(feature, new Set([advert]));
    }
  const kept = units.map((unit) => ({
    ...unit,
    features: unit.features.filter((feature) => adverts.get(feature)!.size >= MIN_ADVERTS),
  }));
  const weights = new Map<string, number[]>();
  const past = new Map<string, number[]>();
  let step = 1;
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { features, class: right, times } of mixed(kept, epoch))
      for (let time = 0; time < times; time++) learn(features, right, ++step);
  return [...weights]
    .map(([feature, own]): [string, number[]] => {
      const [, ...others] = own.map((weight, index) => Math.round(SCALE * (weight - past.get(feature)![index]! / step)));
      // They are zero together but for their rounding.
      return [feature, [-others.reduce((sum, weight) => sum + weight, 0), ...others]];
    })
    .filter(([feature, own]) => {
      const least = adverts.get(feature)!.size < FEW_ADVERTS ? MIN_SPREAD_OF_FEW : MIN_SPREAD;
      return Math.max(...own) - Math.min(...own) >= least;
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

  function learn(features: readonly string[], right: number, at: number): void {
    const sums = sumsOf(weights, features);
    const best = sums.reduce((wrong, sum, index) => (index !== right && (wrong < 0 || sum > sums[wrong]!) ? index : wrong), -1);
    if (sums[right]! - sums[best]! >= MARGIN) return;
    for (const feature of features) {
      const own = weights.get(feature) ?? CLASSES.map(() => 0);
      const before = past.get(feature) ?? CLASSES.map(() => 0);
      own[right]! += 1;
      own[best]! -= 1;
      before[right]! += at;
      before[best]! -= at;
      weights.set(feature, own);
      past.set(feature, before);
    }
  }
}

/** The units in another order for each epoch: a fixed sequence takes the place of chance. */
function mixed<T>(items: readonly T[], epoch: number): T[] {
  const order = [...items];
  let state = 7 + epoch;
  for (let at = order.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
