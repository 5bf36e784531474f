import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ENGINE_VERSION } from "@candor/scoring";
import { presentAdverts } from "../adverts/files.ts";
import { COPIES } from "../files.ts";
import { creditedMarks, type Credited } from "./candidates.ts";
import { draw } from "./draw.ts";
import { rounded } from "./places.ts";
import { git, readings } from "./readings.ts";
import type { SheetHead, SheetLine } from "./verdict.ts";

/**
 * `npx node evals/world/quotes/sheet.ts [--count 300] [--half develop] [--seed TEXT] [--to FOLDER]`: draws credited marks of the public CVs
 * that are present and writes two sheets: `sheet-SEED.tsv`, for a reader who knows no code, and `sheet-SEED.jsonl`, the same lines as
 * places. The commit seeds the draw where no other text is given. Without --half it draws from the test half where that holds enough, else from both.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    half: { type: "string" },
    seed: { type: "string" },
    to: { type: "string", default: join(COPIES, "quotes") },
  },
});
const MOST_OF_ONE_CV = 4;
const KINDS = {
  skill: "skill",
  tool: "tool",
  certification: "licence or certificate",
  language: "language",
  education: "education",
  experience: "experience",
  industry: "industry",
  responsibility: "duty",
} as const;

const commit = git("rev-parse", "HEAD");
const seed = values.seed ?? commit;
const count = Number(values.count);
const cvs = await readings((cv) => values.half === undefined || cv.half === values.half);
const all = creditedMarks(cvs, presentAdverts().present, seed);
const quota = { count, mostOfOneCv: MOST_OF_ONE_CV };
const ofTest = draw(
  all.filter(({ of }) => of.half === "test"),
  seed,
  quota,
);
const drawn = values.half === undefined && ofTest.length === count ? ofTest : draw(all, seed, quota);

const head: SheetHead = { commit, seed, engine: ENGINE_VERSION, lines: drawn.length };
const path = join(values.to, `sheet-${seed.slice(0, 7)}`);
await mkdir(values.to, { recursive: true });
await writeFile(`${path}.jsonl`, [head, ...drawn.map(lineOf)].map((line) => `${JSON.stringify(line)}\n`).join(""));
const columns = ["number", "criterion", "kind", "advert's language", "shown", "quote", "role or heading"];
await writeFile(`${path}.tsv`, [columns, ...drawn.map(cellsOf)].map((cells) => `${cells.join("\t")}\n`).join(""));

const differing = (of: (one: Credited) => string) => new Set(drawn.map(of)).size;
console.log(
  `${drawn.length} of ${all.length} credited marks, ${drawn.filter(({ of }) => of.half === "test").length} of the test half, ` +
    `${drawn.filter(({ isNear }) => !isNear).length} against other professions, ${differing(({ cv }) => cv)} CVs of ` +
    `${differing(({ of }) => of.profession)} professions in ${differing(({ of }) => of.language)} languages: ${path}.tsv`,
);
const half = values.half === undefined ? "" : ` --half ${values.half}`;
console.log(`To draw it anew: npx node evals/world/quotes/sheet.ts --count ${count}${half} --seed ${seed}, at commit ${commit}`);

function lineOf({ of, advert, criterion, mark, isNear }: Credited, index: number): SheetLine {
  return {
    number: index + 1,
    advert: advert.id,
    criterion: [criterion.source.start, criterion.source.end],
    kind: criterion.kind,
    mark: mark.mark,
    blob: of.blob,
    quotes: mark.quotes.map(({ page, boxes }) => ({ page, boxes: boxes.map(rounded) })),
    half: of.half,
    language: of.language,
    profession: of.profession,
    isNear,
  };
}

function cellsOf({ advert, criterion, mark, contexts }: Credited, index: number): string[] {
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  return [
    String(index + 1),
    oneLine(criterion.text),
    KINDS[criterion.kind],
    advert.language,
    mark.mark === "met" ? "in full" : "in part",
    mark.quotes.map(({ text }) => oneLine(text)).join(" // "),
    [...new Set(contexts.map(oneLine))].join(" // "),
  ];
}
