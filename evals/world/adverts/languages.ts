import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { lineFeatures } from "../../../packages/scoring/src/advert/line-class.ts";
import { LINE_WEIGHTS } from "../../../packages/scoring/src/advert/line-weights.ts";
import { unpacked } from "../../../packages/scoring/src/advert/weight-table.ts";
import { flat } from "../../../packages/scoring/src/text/fold.ts";
import { languageOf, type Language } from "../../../packages/scoring/src/text/language.ts";
import { presentAdverts } from "./files.ts";
import { moreAdverts } from "./more.ts";

/**
 * `npx node evals/world/adverts/languages.ts --from FOLDER`, after the training: says in which language's adverts each feature of a line is used, in
 * `packages/scoring/src/browser/line-languages.ts`. A browser loads those of one language apart; no answer depends on it.
 */
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (values.from === undefined) throw new Error("Name the folder of the mirrors: --from FOLDER");
const LANGUAGES = join(import.meta.dirname, "../../../packages/scoring/src/browser/line-languages.ts");

/** Of the adverts that have a feature, those in one language are at least so many. */
const SHARE = 0.93;
const APART: readonly Language[] = ["de", "es", "tr"];

const counts = new Map(unpacked(LINE_WEIGHTS).map(([feature]) => [feature, { all: 0, en: 0, de: 0, es: 0, tr: 0 }]));
const develop = presentAdverts().present.filter(({ advert }) => advert.half === "develop");
for (const { text } of [...develop, ...moreAdverts(values.from)]) {
  const language = languageOf(text);
  const lines = text.split(/\n|(?<=[.;!?])\s/);
  for (const feature of new Set(lines.flatMap((line) => lineFeatures(flat(line))))) {
    const count = counts.get(feature);
    if (!count) continue;
    count.all++;
    count[language]++;
  }
}
const letters = Array.from(
  counts.values(),
  (count) => APART.find((language) => count.all > 0 && count[language] >= SHARE * count.all)?.charAt(0) ?? "-",
);
writeFileSync(
  LANGUAGES,
  `/** Made by \`evals/world/adverts/languages.ts\`: the first letter of the language whose adverts have a feature of \`LINE_WEIGHTS\`, else "-". */
export const LINE_LANGUAGES =
  "${letters.join("")}";
`,
);
