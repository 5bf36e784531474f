import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ENGINE_VERSION } from "@candor/scoring";
import { drawCv } from "./corpus/draw.ts";
import { languageSets, layoutSets, pool } from "./corpus/pool.ts";
import { counterfactuals, hard, stuffing } from "./corpus/special.ts";
import { measureAll } from "./measure/all.ts";
import { keeps } from "./measure/figure.ts";
import { sectionText, shown } from "./measure/tables.ts";

/**
 * `npm run eval [-- --data FOLDER] [--short] [--cases] [--write]`: measures the product and writes RESULTS.md beside this file.
 * `--short` measures a sample and writes nothing; `--cases` prints every case behind a figure; `--write` also writes the corpus as PDFs
 * into `.corpus/`. Ends with 1 where a figure is below its floor.
 */
const { values } = parseArgs({
  options: { data: { type: "string" }, short: { type: "boolean" }, cases: { type: "boolean" }, write: { type: "boolean" } },
});
const here = import.meta.dirname;
const isShort = values.short === true;

if (values.write === true) await writeCorpus();
const beside = join(here, "../../shared/data");
const data = values.data ?? (existsSync(beside) ? beside : undefined);
const startedAt = performance.now();
const load = loadavg()[0]!;
const sections = await measureAll({
  isShort,
  isTimed: true,
  say: (what) => console.error(`${seconds()} ${what}`),
  ...(data === undefined ? {} : { data }),
});
const broken = sections.flatMap(({ title, figures }) =>
  figures.filter((figure) => !keeps(figure)).map((figure) => `${title}: ${figure.what}: ${shown(figure)}`),
);

if (values.cases === true)
  for (const figure of sections.flatMap(({ figures }) => figures))
    for (const line of figure.cases ?? []) console.log(`${figure.what} | ${line}`);
if (!isShort) await writeFile(join(here, "RESULTS.md"), resultsText());
for (const line of broken) console.log(`below its floor: ${line}`);
console.log(
  broken.length === 0 ? `All floors are kept (${seconds()}).` : `${broken.length} figures are below their floors (${seconds()}).`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

function resultsText(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, " ").trim() || "unknown";
  const head = [
    "# What the reading and the scores are worth, measured",
    `Written by \`npm run eval\`, never by hand. Engine ${ENGINE_VERSION}, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${model}), load ${load.toFixed(1)} at the start. What is measured, how the labels come about, and what invented CVs cannot tell: [README](README.md).`,
    "Bold: below the floor. *Others, same run* were run on the same texts in the same call. Résumé parsers on npm (resume-parser, simple-resume-parser) are not run here: they fetch the addresses they find in a CV and need retired packages; their figures are quoted instead, from one test on 36 real CVs.",
    broken.length === 0
      ? "**All floors are kept.**"
      : `**${broken.length} figures are below their floors:**\n\n${broken.map((line) => `- ${line}`).join("\n")}`,
    ...sections.map(sectionText),
  ];
  return `${head.join("\n\n")}\n`;
}

async function writeCorpus(): Promise<void> {
  const folder = join(here, ".corpus");
  await mkdir(folder, { recursive: true });
  const labelled = [...pool(), ...layoutSets().flat(), ...languageSets().flat(), ...hard(), ...stuffing()];
  const bare = counterfactuals().flatMap(({ base, variants }) => [base, ...variants.map(({ cv }) => cv)]);
  for (const cv of [...labelled.map(({ cv }) => cv), ...bare]) await writeFile(join(folder, `${cv.id}.pdf`), await drawCv(cv));
  await writeFile(
    join(folder, "truth.json"),
    JSON.stringify(Object.fromEntries(labelled.map(({ cv, truth }) => [cv.id, truth])), null, 1),
  );
}

function seconds(): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
}
