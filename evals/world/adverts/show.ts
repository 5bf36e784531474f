import { parseArgs } from "node:util";
import { answerOf } from "./answer.ts";
import { FOLDS, presentAdverts } from "./files.ts";
import { judge, sumOf, type Judged } from "./judge.ts";
import { groupTable } from "./measure.ts";

/**
 * `npx node evals/world/adverts/show.ts [--half develop] [--language de] [--advert ID] [--all]`: reads the public adverts that are present and
 * prints each wrong criterion, each missed requirement and each line dropped in silence; with `--all` the right ones as well, with `--fold` those
 * of a fifth of the adverts. Of the test half it prints totals alone.
 */
const { values } = parseArgs({
  options: {
    half: { type: "string", default: "develop" },
    language: { type: "string" },
    advert: { type: "string" },
    fold: { type: "string" },
    all: { type: "boolean" },
  },
});
const { present, missing } = presentAdverts();
if (missing.length > 0) console.error(`${missing.length} texts are missing: npm run world -- --from FOLDER`);
const chosen = present
  .filter(({ advert }) => advert.half === values.half)
  .filter(
    ({ advert }, index) =>
      (values.fold === undefined || index % FOLDS === Number(values.fold)) &&
      (values.language === undefined || advert.language === values.language) &&
      (values.advert === undefined || advert.id === values.advert),
  )
  .map(({ advert, text }) => ({ advert, text, ...judge(advert, text, answerOf(text)) }));

if (values.half === "develop") for (const one of chosen) print(one);
console.log(groupTable("language", chosen, ({ advert }) => advert.language));
for (const [count, { right, n }] of Object.entries(sumOf(chosen))) console.log(`${count}: ${right} of ${n}`);

function print({ advert, text, judged, missed, wronglyGraded, silent, wrongFacts }: (typeof chosen)[number]): void {
  const words = ({ start, end }: { start: number; end: number }): string => text.slice(start, end).replaceAll("\n", " / ");
  const line = ({ criterion, label }: Judged): string =>
    `${criterion.importance} ${criterion.kind} "${criterion.text}" from "${words(criterion)}"${label ? ` for ${label.importance} ${label.kind} "${words(label)}"` : ""}`;
  console.log(`\n${advert.id} (${advert.profession})`);
  for (const one of judged)
    if (one.fault !== undefined) console.log(`  wrong, ${one.fault}: ${line(one)}`);
    else if (values.all === true) console.log(`  right: ${line(one)}`);
  for (const one of missed) console.log(`  missed: ${one.importance} ${one.kind} "${words(one)}"`);
  for (const one of wronglyGraded) console.log(`  must or nice: ${line(one)}`);
  for (const one of silent) console.log(`  silent: "${words(one)}"`);
  for (const one of wrongFacts) console.log(`  ${one.fact} ${one.value ?? ""}: "${words(one)}"`);
}
