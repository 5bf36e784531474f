import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FOLDS } from "./files.ts";

/**
 * `npx node evals/world/adverts/held.ts --from FOLDER`: what `show.ts` prints of the develop half, where each fifth is read with weights that
 * were learned from the others, and the totals. The weights in use come back at the end.
 */
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (values.from === undefined) throw new Error("Name the folder of the mirrors: --from FOLDER");
const WEIGHTS = join(import.meta.dirname, "../../../packages/scoring/src/advert/line-weights.ts");
const inUse = readFileSync(WEIGHTS, "utf8");
const totals = new Map<string, [right: number, n: number]>();
try {
  for (let fold = 0; fold < FOLDS; fold++) {
    run("train.ts", "--from", values.from, "--fold", String(fold));
    const shown = run("show.ts", "--fold", String(fold));
    console.log(shown);
    for (const [, count, right, n] of shown.matchAll(/^(\w+): (\d+) of (\d+)$/gm)) {
      const [a, b] = totals.get(count!) ?? [0, 0];
      totals.set(count!, [a + Number(right), b + Number(n)]);
    }
  }
} finally {
  writeFileSync(WEIGHTS, inUse);
}
for (const [count, [right, n]] of totals) console.log(`in all, ${count}: ${right} of ${n}`);

function run(script: string, ...words: readonly string[]): string {
  return execFileSync(process.execPath, [join(import.meta.dirname, script), ...words], { encoding: "utf8" });
}
