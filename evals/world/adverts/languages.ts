import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { lineFeatures } from "../../../packages/scoring/src/advert/line-class.ts";
import { LINE_WEIGHTS } from "../../../packages/scoring/src/advert/line-weights.ts";
import { unpacked } from "../../../packages/scoring/src/advert/weight-table.ts";
import { APART, signsOf } from "../../../packages/scoring/src/browser/apart.ts";
import { entriesOf } from "../../../packages/scoring/src/browser/pack.ts";
import { flat, tokensOf } from "../../../packages/scoring/src/text/fold.ts";
import { languageOf } from "../../../packages/scoring/src/text/language.ts";
import { LINE_LANGUAGES } from "../../../packages/scoring/src/browser/line-languages.ts";
import { presentAdverts } from "./files.ts";
import { moreAdverts } from "./more.ts";

/**
 * `npx node evals/world/adverts/languages.ts --from FOLDER`, after the training: says in which language's adverts each feature of a line is used, in
 * `packages/scoring/src/browser/line-languages.ts`, and which beginnings of words of one language adverts of another one have. A browser loads what is of
 * one language apart; no answer depends on it.
 */
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (values.from === undefined) throw new Error("Name the folder of the mirrors: --from FOLDER");
const LANGUAGES = join(import.meta.dirname, "../../../packages/scoring/src/browser/line-languages.ts");

/** Of the adverts that have a feature, those in one language are at least so many. */
const SHARE = 0.93;

/** An advert that shows more keys of another language has a passage in it. */
const MOST_SHARED = 8;

const develop = presentAdverts().present.filter(({ advert }) => advert.half === "develop");
const adverts = [...develop, ...moreAdverts(values.from)].map(({ text }) => {
  const features = new Set(text.split(/\n|(?<=[.;!?])\s/).flatMap((line) => lineFeatures(flat(line))));
  return { language: languageOf(text), features, words: new Set([...features, ...tokensOf(text).map(({ fold }) => fold)]) };
});
const counts = new Map(unpacked(LINE_WEIGHTS).map(([feature]) => [feature, { all: 0, en: 0, de: 0, es: 0, tr: 0 }]));
for (const { language, features } of adverts)
  for (const feature of features) {
    const count = counts.get(feature);
    if (!count) continue;
    count.all++;
    count[language]++;
  }
const letters = Array.from(
  counts.values(),
  (count) => APART.find((language) => count.all > 0 && count[language] >= SHARE * count.all)?.charAt(0) ?? "-",
);
const shared = APART.flatMap((language) => {
  const keys = new Set(entriesOf(language, new Set()).flatMap((entry) => entry.keys));
  return adverts.flatMap((advert) => {
    if (advert.language === language) return [];
    const shown = new Set([...advert.words].flatMap(signsOf).filter((sign) => keys.has(sign)));
    return shown.size > MOST_SHARED ? [] : [...shown];
  });
});
writeFileSync(
  LANGUAGES,
  `/** Made by \`evals/world/adverts/languages.ts\`: the first letter of the language whose adverts have a feature of \`LINE_WEIGHTS\`, else "-". */
export const LINE_LANGUAGES =
  "${letters.join("")}";

/** Keys of words of one language that adverts of another one have as well. */
export const SHARED_KEYS =
  "${[...new Set(shared)].toSorted().join(" ")}";
`,
);
// The keys were told apart by the languages that the file named before.
if (LINE_LANGUAGES !== letters.join("")) execFileSync(process.execPath, process.argv.slice(1), { stdio: "inherit" });
