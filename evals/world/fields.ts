import { parseArgs } from "node:util";
import { AS_OF } from "../corpus/cv.ts";
import { emptyTallies, FIELDS, precisionOf, recallOf, type Field } from "../measure/fields.ts";
import { readCv } from "../measure/product.ts";
import { Desk } from "../measure/reading.ts";
import { clearFolder, labelledFiles, sha256Of } from "./files.ts";
import { hashed, hashWith } from "./hashes.ts";
import { emptyExtra, tallyWorld, worldAnswerOf, type Fault } from "./match.ts";
import type { ClearTruth } from "./truth.ts";

/**
 * `npx node evals/world/fields.ts [--half develop] [--field skills] [--language de] [--cv ID]`: reads the labelled CVs of the clear folder and
 * prints each missed and each wrong value. Of the test half it prints totals alone.
 */
const { values } = parseArgs({
  options: {
    half: { type: "string", default: "develop" },
    field: { type: "string" },
    language: { type: "string" },
    cv: { type: "string" },
    clear: { type: "string" },
  },
});
const folder = values.clear ?? clearFolder();
if (folder === undefined) throw new Error("No folder with clear truths: --clear FOLDER");

const all = await labelledFiles(folder, (problem) => console.error(`left out: ${problem}`));
const chosen = all.filter(
  ({ cv }) =>
    cv.half === values.half &&
    (values.language === undefined || cv.language === values.language) &&
    (values.cv === undefined || cv.id === values.cv),
);
const desk = new Desk();
const [tallies, extra] = [emptyTallies(), emptyExtra()];
for (const { cv, bytes } of chosen) {
  const hash = hashWith(sha256Of(bytes));
  const document = await desk.document(bytes);
  const faults = tallyWorld(tallies, extra, hashed(cv.truth, hash), worldAnswerOf(readCv(document, AS_OF)), hash);
  if (values.half !== "develop") continue;
  if (document.verdict !== "ok") console.log(`${cv.id}: verdict ${document.verdict}`);
  for (const fault of faults)
    if (values.field === undefined || fault.field === values.field) console.log(`${cv.id} ${line(cv.truth, fault)}`);
}
await desk.close();

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
console.log(`\n${chosen.length} CVs, ${values.half} half: recall / precision (asked, given)`);
for (const field of FIELDS) {
  const one = tallies[field];
  console.log(`${field.padEnd(10)} ${percent(recallOf(one))} / ${percent(precisionOf(one))} (${one.asked}, ${one.given})`);
}
console.log(
  `wrong name ${extra.wrongName}, wrong title ${extra.wrongTitle}, no skill at all ${extra.noSkill} of ${extra.skillsGiven}, false certificates ${extra.falseCertificate}, levels right ${extra.levelsRight} of ${extra.levelsAsked}`,
);

function line(truth: ClearTruth, { field, missed, wrong, why }: Fault): string {
  const asked = missed === undefined ? trueValue(truth, field) : listValue(truth, field, missed);
  const parts = [asked === undefined ? "" : `asked «${asked}»`, wrong === undefined ? "" : `read «${wrong}»`, why ?? ""];
  return `${field}: ${parts.filter(Boolean).join(" ")}`;
}

function listValue(truth: ClearTruth, field: Field, index: number): string {
  return field === "skills" ? truth.skills[index]!.name : truth.languages[index]!.code;
}

function trueValue(truth: ClearTruth, field: Field): string | undefined {
  if (field === "skills" || field === "languages") return undefined;
  return String(truth[field === "years" ? "months" : field]);
}
