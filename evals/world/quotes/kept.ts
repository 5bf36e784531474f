import { parseArgs } from "node:util";
import { readAdvert, type AdvertCriterion, type Mark } from "@candor/scoring";
import { score } from "../../measure/product.ts";
import { presentAdverts } from "../adverts/files.ts";
import { judgedSheet } from "./measure.ts";
import { meet } from "./places.ts";
import { readings } from "./readings.ts";
import type { JudgedLine } from "./verdict.ts";

/**
 * `npx node evals/world/quotes/kept.ts [--kind education] [--all]`: marks the judged lines anew and counts those that are still credited by
 * the judged quote, and how many of them convinced. For developers it prints those of the develop half that did not, in clear; with `--all`
 * the convincing and the lost ones as well. Of the test half it prints totals alone.
 */
const { values } = parseArgs({ options: { all: { type: "boolean" }, kind: { type: "string" } } });
const judged = judgedSheet()?.lines ?? [];
const blobs = new Set(judged.map(({ blob }) => blob));
const cvs = new Map((await readings(({ blob }) => blobs.has(blob))).map((one) => [one.cv.blob, one]));
const adverts = new Map(presentAdverts().present.map(({ advert, text }) => [advert.id, { text, ...readAdvert(text) }]));

interface Credit {
  readonly criterion: AdvertCriterion;
  readonly mark: Mark;
}

const checked = judged.flatMap((line) => {
  const [of, advert] = [cvs.get(line.blob), adverts.get(line.advert)];
  if (of === undefined || advert === undefined) return [];
  const { marks } = score(of.read, advert.criteria);
  const credits = marks.flatMap((mark, at): Credit[] => {
    const criterion = advert.criteria[at]!;
    return isStill(line, criterion, mark) ? [{ criterion, mark }] : [];
  });
  return [{ line, id: of.cv.id, asked: advert.text.slice(...line.criterion), credits }];
});

for (const { line, id, asked, credits } of checked) {
  if (line.half === "test" || (values.kind !== undefined && values.kind !== line.kind)) continue;
  if (values.all !== true && (line.verdict === "convinces" || credits.length === 0)) continue;
  console.log(
    `\n${line.number} ${line.kind} | ${id} (${line.profession}) | ${line.advert} | ${line.verdict}: ${line.doubt ?? ""}`,
  );
  console.log(`  ${oneLine(asked).slice(0, 200)}`);
  for (const { criterion, mark } of credits)
    console.log(`  ${mark.mark} "${criterion.text}"\n    by ${mark.quotes.map(({ text }) => `"${oneLine(text)}"`).join(" // ")}`);
}
for (const group of ["develop", "test", ...new Set(judged.map(({ kind }) => kind))]) {
  const some = checked.filter(({ line }) => line.half === group || line.kind === group);
  const kept = some.filter(({ credits }) => credits.length > 0);
  console.log(
    `${group}: ${kept.length} of ${some.length} are credited, ${convincing(kept)} of ${convincing(some)} that convinced`,
  );
}
const kept = checked.filter(({ credits }) => credits.length > 0);
console.log(`${convincing(kept)} of ${kept.length} convinced: ${((100 * convincing(kept)) / kept.length).toFixed(1)} %`);

/** True for a mark with credit by the judged quote, for a criterion of the judged sentence. */
function isStill(line: JudgedLine, { kind, source }: AdvertCriterion, { credit, quotes }: Mark): boolean {
  const isSame = kind === line.kind && source.start < line.criterion[1] && source.end > line.criterion[0];
  return isSame && credit > 0 && line.quotes.some((place) => quotes.some((quote) => meet(quote, place)));
}

function convincing(some: typeof checked): number {
  return some.filter(({ line }) => line.verdict === "convinces").length;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
