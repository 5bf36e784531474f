import { parseArgs } from "node:util";
import { AS_OF } from "../corpus/cv.ts";
import { emptyTallies, FIELDS, precisionOf, recallOf } from "../measure/fields.ts";
import { readCv } from "../measure/product.ts";
import { Desk } from "../measure/reading.ts";
import { bytesOf, clearFolder, labelledFiles, listedCvs, sha256Of } from "./files.ts";
import { hashWith, listed } from "./hashes.ts";
import { emptyExtra, tallyWorld, worldAnswerOf, type Fault } from "./match.ts";
import { seenIn, type Words } from "./seen.ts";
import type { ClearTruth, ListedCv } from "./truth.ts";

/**
 * `npx node evals/world/fields.ts [--half develop] [--field skills] [--language de] [--cv ID]`: reads the labelled CVs of the clear folder, or
 * without one the copies in `.world/`, and prints each missed and each wrong value. Of the test half it prints totals alone.
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

const all = folder === undefined ? await hashedFiles() : await clearFiles(folder);
const chosen = all.filter(
  ({ cv }) =>
    cv.half === values.half &&
    (values.language === undefined || cv.language === values.language) &&
    (values.cv === undefined || cv.id === values.cv),
);
const desk = new Desk();
const [tallies, extra] = [emptyTallies(), emptyExtra()];
for (const { cv, bytes, clear } of chosen) {
  const hash = hashWith(sha256Of(bytes));
  const document = await desk.document(bytes);
  const faults = tallyWorld(tallies, extra, cv.truth, worldAnswerOf(readCv(document, AS_OF)), hash);
  if (values.half !== "develop") continue;
  if (document.verdict !== "ok") console.log(`${cv.id}: verdict ${document.verdict}`);
  const shown = faults.filter(({ field }) => values.field === undefined || field === values.field);
  const words = shown.length === 0 ? undefined : (clear ?? seenIn(document, cv.truth, hash));
  for (const fault of shown) console.log(`${cv.id} ${line(words!, fault)}`);
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

function line(words: Words, { field, missed, wrong, why }: Fault): string {
  const asked = missed === undefined ? words.single[field] : (field === "skills" ? words.skills : words.languages)[missed];
  const parts = [asked === undefined ? "" : `asked «${asked}»`, wrong === undefined ? "" : `read «${wrong}»`, why ?? ""];
  return `${field}: ${parts.filter(Boolean).join(" ")}`;
}

interface Chosen {
  readonly cv: ListedCv;
  readonly bytes: Uint8Array;
  /** Absent where only the hashes are known. */
  readonly clear?: Words;
}

async function clearFiles(from: string): Promise<Chosen[]> {
  const files = await labelledFiles(from, (problem) => console.error(`left out: ${problem}`));
  return files.map(({ cv, bytes }) => ({ cv: listed(cv, sha256Of(bytes)), bytes, clear: clearWords(cv.truth) }));
}

async function hashedFiles(): Promise<Chosen[]> {
  const found: Chosen[] = [];
  for (const cv of await listedCvs()) {
    const bytes = await bytesOf(cv);
    if (bytes !== undefined) found.push({ cv, bytes });
  }
  return found;
}

function clearWords(truth: ClearTruth): Words {
  const { name, email, phone, town, title, education, months } = truth;
  const single = Object.entries({ name, email, phone, town, title, education, years: months });
  return {
    single: Object.fromEntries(single.map(([field, value]) => [field, String(value)])),
    skills: truth.skills.map((skill) => skill.name),
    languages: truth.languages.map(({ code }) => code),
  };
}
