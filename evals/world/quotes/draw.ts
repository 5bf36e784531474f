import { createHash } from "node:crypto";

/** Something to draw from: `cv` limits how often one CV is drawn, and one `place` of a CV is drawn once. */
export interface Drawable {
  readonly cv: string;
  readonly place: string;
  /** Names the candidate among all others. */
  readonly key: string;
  /** From an advert of the CV's field of work; otherwise from one of another profession, where look-alikes show. */
  readonly isNear: boolean;
}

export interface Quota {
  readonly count: number;
  readonly mostOfOneCv: number;
}

/**
 * A sample that the seed alone decides, whatever the order of the candidates. The CVs take turns, so that every CV with evidence is heard
 * before one is heard twice; every third line is of another profession while there are any.
 */
export function draw<T extends Drawable>(candidates: readonly T[], seed: string, { count, mostOfOneCv }: Quota): T[] {
  const rank = (name: string) => createHash("sha256").update(`${seed} ${name}`).digest("hex");
  const left = new Map<string, T[]>();
  for (const one of bySeed(candidates, ({ key }) => rank(key))) left.set(one.cv, [...(left.get(one.cv) ?? []), one]);
  const turns = bySeed([...left.keys()], rank);
  const drawn: T[] = [];
  const places = new Set<string>();
  const taken = new Map<string, number>();
  for (let before = -1; before < drawn.length && drawn.length < count;) {
    before = drawn.length;
    for (const cv of turns) {
      if (drawn.length >= count || (taken.get(cv) ?? 0) >= mostOfOneCv) continue;
      const open = left.get(cv)!.filter(({ place }) => !places.has(`${cv} ${place}`));
      const wantsNear = drawn.filter(({ isNear }) => !isNear).length * 3 >= drawn.length + 1;
      const next = open.find(({ isNear }) => isNear === wantsNear) ?? open[0];
      if (next === undefined) continue;
      drawn.push(next);
      places.add(`${cv} ${next.place}`);
      taken.set(cv, (taken.get(cv) ?? 0) + 1);
    }
  }
  return drawn;
}

function bySeed<T>(items: readonly T[], rankOf: (item: T) => string): T[] {
  return items
    .map((item) => [rankOf(item), item] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);
}
