/** A seeded generator of numbers in [0, 1): mulberry32, by Tommy Ettinger, in the public domain. The same corpus on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from a word, to seed what belongs to it. */
export const seedOf = (word: string): number =>
  Array.from(word).reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0, 2166136261);

/** `items` in an order drawn from `random`. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
