import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packed, type WeightRow } from "../../../packages/scoring/src/advert/weight-table.ts";
import { FOLDS, presentAdverts } from "./files.ts";
import { moreAdverts } from "./more.ts";

/**
 * `npx node evals/world/adverts/train.ts --from FOLDER [--check] [--fold 0]`: trains the classifier of an advert's lines and writes its weights into
 * `packages/scoring/src/advert/line-weights.ts`. It learns from the adverts of the develop half, and from further public adverts of the same
 * sources, whose own headings say what their lines are ("Requisitos", "Wir bieten"), and from invented lines. Adverts that share a long line with a listed one are
 * left out. `--check` prints how well it tells the lines of develop adverts it was not trained with, and writes nothing. `--fold` leaves out every
 * fifth advert of the develop half, from that number on.
 */
const { values } = parseArgs({ options: { from: { type: "string" }, check: { type: "boolean" }, fold: { type: "string" } } });
if (values.from === undefined) throw new Error("Name the folder of the mirrors: --from FOLDER");
const WEIGHTS = join(import.meta.dirname, "../../../packages/scoring/src/advert/line-weights.ts");
const before = existsSync(WEIGHTS) ? readFileSync(WEIGHTS, "utf8") : writtenWeights([]);
// The sections must be read without the classifier, or it would learn its own mistakes.
writeFileSync(WEIGHTS, writtenWeights([]));
const { labelledUnits, headedUnits, thinned } = await import("./train-units.ts");
const { inventedUnits } = await import("./invented.ts");
const { trained, classOf, CLASSES } = await import("./train-weights.ts");

const develop = presentAdverts().present.filter(({ advert }) => advert.half === "develop");
const headed = thinned(
  moreAdverts(values.from).flatMap(({ text, language }, index) => headedUnits(text, language, `more ${index}`)),
);
const invented = inventedUnits();
const left = values.fold === undefined ? -1 : Number(values.fold);
const labelled = develop.filter((_, index) => index % FOLDS !== left).map(({ advert, text }) => labelledUnits(advert, text));
console.log(`${headed.length} lines below headings, ${invented.length} invented lines, ${labelled.flat().length} labelled lines`);
if (values.check === true) check();
writeFileSync(WEIGHTS, values.check === true ? before : writtenWeights(trained([...headed, ...invented, ...labelled.flat()])));

function check(): void {
  const counts = CLASSES.map(() => CLASSES.map(() => 0));
  for (let fold = 0; fold < FOLDS; fold++) {
    const own = labelled.filter((_, index) => index % FOLDS !== fold).flat();
    const weights = new Map(trained([...headed, ...invented, ...own]));
    for (const unit of labelled.filter((_, index) => index % FOLDS === fold).flat())
      counts[unit.class]![classOf(weights, unit.features)]! += 1;
  }
  console.log(["true class", ...CLASSES].join("\t"));
  for (const [index, row] of counts.entries()) console.log([CLASSES[index], ...row].join("\t"));
}

function writtenWeights(weights: readonly WeightRow[]): string {
  const { features, columns } = packed(weights);
  const lists = columns.map((column) => `    ${JSON.stringify(column)},\n`).join("");
  return `import type { WeightTable } from "./weight-table.ts";

/** Made by \`evals/world/adverts/train.ts\`: features of lines and their weight for each class. */
export const LINE_WEIGHTS: WeightTable = {
  features:
    ${JSON.stringify(features)},
  columns: [
${lists}  ],
};
`;
}
