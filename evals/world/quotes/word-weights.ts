import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentWords } from "../../../packages/scoring/src/text/words.ts";
import { keysOf } from "../../../packages/scoring/src/vocabulary/word-weights.ts";
import { PROFESSIONS } from "../../corpus/professions.ts";
import { presentAdverts } from "../adverts/files.ts";

/**
 * `npx node evals/world/quotes/word-weights.ts`: counts in how many adverts each stem and each concept stands (the develop half of the public ones, and those of
 * the ranking corpus) and writes the weights of the frequent ones; all others are rare.
 */
const TARGET = join(import.meta.dirname, "../../../packages/scoring/src/vocabulary/word-weights.json");

/** Shares of the adverts from which a word weighs 1, 2 and 3. */
const SHARES = [0.2, 0.08, 0.035];

const texts = [
  ...presentAdverts()
    .present.filter(({ advert }) => advert.half === "develop")
    .map(({ text }) => text),
  ...PROFESSIONS.map(({ advert }) => advert),
];
const counts = new Map<string, number>();
for (const text of texts)
  for (const key of new Set(contentWords(text).flatMap(({ fold }) => keysOf(fold)))) counts.set(key, (counts.get(key) ?? 0) + 1);
const weights = [...counts]
  .filter(([key]) => /^#?[a-z-]{3,}$/.test(key))
  .flatMap(([key, count]) => {
    const weight = SHARES.findIndex((share) => count / texts.length >= share) + 1;
    return weight > 0 ? [[key, weight] as const] : [];
  })
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
await writeFile(TARGET, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
console.log(`${weights.length} of ${counts.size} words of ${texts.length} adverts weigh less than a rare word`);
