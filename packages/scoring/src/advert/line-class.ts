import { weightsWith } from "./weights.ts";

/**
 * Subject of a line of an advert: something to be shown (`asked`), work (`duty`), a trait of character, a wish that no CV shows
 * (`question`), or what is not asked at all: benefits, texts about the employer, instructions for applying.
 */
export type LineClass = (typeof LINE_CLASSES)[number];
export const LINE_CLASSES = ["asked", "duty", "trait", "question", "aside"] as const;

const MAX_TOKENS = 60;
const STEM = 6;

/** Features of a line, from its flat text: stems, the beginning, the ending, the length, signs. */
export const lineFeatures = (said: string): string[] => {
  const words = (said.slice(0, 900).match(/[\p{L}\d]+/gu) ?? []).slice(0, MAX_TOKENS);
  const stems = words.map((word) => (/\d/.test(word) ? "0" : word.slice(0, STEM)));
  const features = new Set(stems);
  const [first, second] = stems;
  if (first !== undefined) features.add(`^${first}`);
  if (second !== undefined) features.add(`^${first} ${second}`);
  if (words.length > 0) features.add(`${words[0]!.slice(-3)}^`).add(`${words.at(-1)!.slice(-4)}$`);
  for (let at = 1; at < stems.length; at++) features.add(`${stems[at - 1]!.slice(0, 4)} ${stems[at]!.slice(0, 4)}`);
  features.add(`#${Math.min(6, words.length >> 2)}`);
  for (const sign of "?!€$%@:") if (said.includes(sign)) features.add(sign);
  return [...features];
};

export type LineScores = Readonly<Record<LineClass, number>>;

/** The sums of the last lines: a line is asked about by the rules of its section, of its items and of what is left of it. */
const known = new Map<string, LineScores>();
const MOST_KNOWN = 500;

/** The sum of the weights for each class. Integers, so that every machine says the same. */
export const lineScores = (said: string): LineScores => {
  const before = known.get(said);
  if (before) return before;
  const scores = scored(said);
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!);
  known.set(said, scores);
  return scores;
};

const scored = (said: string): LineScores => {
  const features = lineFeatures(said);
  const weights = weightsWith(features);
  const sums = LINE_CLASSES.map(() => 0);
  for (const feature of features) {
    const own = weights.get(feature);
    if (own) for (const index of sums.keys()) sums[index]! += own[index] ?? 0;
  }
  return Object.fromEntries(LINE_CLASSES.map((name, index) => [name, sums[index]!])) as Record<LineClass, number>;
};
