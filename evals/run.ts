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
import { ENOUGH, keeps } from "./measure/figure.ts";
import { sectionText, shown } from "./measure/tables.ts";
import { WORLD_NOT_YET } from "./not-yet.ts";
import { measureAdverts } from "./world/adverts/measure.ts";
import { measureWorld } from "./world/measure.ts";
import { belowFloors, besideWorld, storedResults, storeResults, type WorldResults } from "./world/results.ts";

/**
 * `npm run eval [-- --data FOLDER] [--short] [--cases] [--write] [--world]`: measures the product and writes RESULTS.md beside this file.
 * `--short` measures a sample and writes nothing; `--cases` prints every case behind a figure; `--write` also writes the corpus as PDFs
 * into `.corpus/`; `--world` also measures the public files that are present, whose figures are otherwise those of the last such run. Ends
 * with 1 where a figure is below its floor.
 */
const { values } = parseArgs({
  options: {
    data: { type: "string" },
    short: { type: "boolean" },
    cases: { type: "boolean" },
    write: { type: "boolean" },
    world: { type: "boolean" },
  },
});
const here = import.meta.dirname;
const isShort = values.short === true;

if (values.write === true) await writeCorpus();
const beside = join(here, "../../shared/data");
const data = values.data ?? (existsSync(beside) ? beside : undefined);
const startedAt = performance.now();
const load = loadavg()[0]!;
const invented = await measureAll({
  isShort,
  isTimed: true,
  say: (what) => console.error(`${seconds()} ${what}`),
  ...(data === undefined ? {} : { data }),
});
const world = values.world === true ? await measuredWorld() : await storedResults();
const sections = besideWorld(invented, world);
const broken = [
  ...invented.flatMap(({ title, figures }) =>
    figures.filter((figure) => !keeps(figure)).map((figure) => `${title}: ${figure.what}: ${shown(figure)}`),
  ),
  ...(world ? belowFloors(world) : []).map(({ name, figure }) => `${name}, on public files: ${shown(figure)}`),
];

if (values.cases === true)
  for (const figure of sections.flatMap(({ figures }) => figures))
    for (const line of figure.cases ?? []) console.log(`${figure.what} | ${line}`);
if (!isShort) await writeFile(join(here, "RESULTS.md"), resultsText());
for (const line of broken) console.log(`below its floor: ${line}`);
console.log(
  broken.length === 0 ? `All floors are kept (${seconds()}).` : `${broken.length} figures are below their floors (${seconds()}).`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

/** Measures what is present of the world, and stores it unless this is a short run. */
async function measuredWorld(): Promise<WorldResults | undefined> {
  const say = (what: string) => console.error(`${seconds()} ${what}`);
  const measured = [...(await measureWorld(say, true)), ...measureAdverts(say)];
  if (measured.length === 0 || isShort) return storedResults();
  return storeResults(measured, today());
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function resultsText(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, " ").trim() || "unknown";
  const head = [
    "# What the reading and the scores are worth, measured",
    `Written by \`npm run eval\`, never by hand. Engine ${ENGINE_VERSION}, ${today()}, Node ${process.versions.node}, ${cpus().length} cores (${model}), load ${load.toFixed(1)} at the start. What is measured, how the labels come about, and what invented CVs cannot tell: [README](README.md).`,
    "Bold: below the floor. *Others, same run* were run on the same texts in the same call. Résumé parsers on npm (resume-parser, simple-resume-parser) are not run here: they fetch the addresses they find in a CV and need retired packages; their figures are quoted instead, from one test on 36 real CVs.",
    ...(world ? [worldText(world)] : []),
    broken.length === 0
      ? "**All floors are kept.**"
      : `**${broken.length} figures are below their floors:**\n\n${broken.map((line) => `- **${line}**${reasonOf(line)}`).join("\n")}`,
    ...sections.map(sectionText),
  ];
  return `${head.join("\n\n")}\n`;
}

function worldText({ engine, measuredOn }: WorldResults): string {
  return `*World*: public CVs and adverts that nobody here made, listed in \`evals/world\` with their truth; measured with engine ${engine} on ${measuredOn}. Floors are those of the test half, which nobody develops with; one with a sample below ${ENOUGH} is shown and not counted.`;
}

function reasonOf(line: string): string {
  const known = Object.entries(WORLD_NOT_YET).find(([name]) => line.startsWith(`${name}, on public files`));
  return known ? `: ${known[1]}` : "";
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
