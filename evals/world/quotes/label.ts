import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { EVIDENCE, type TrueEvidence } from "./evidence.ts";
import { placesOf } from "./places.ts";
import { readings } from "./readings.ts";

/**
 * `npx node evals/world/quotes/label.ts --from FILE`: writes labelled evidence as places. Each line of the file is a CV's id, an advert's
 * id, start and end of its requirement, and a line of the CV that shows it, between tabs.
 */
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (values.from === undefined) throw new Error("Name the labels: --from FILE");

const labels = readFileSync(values.from, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split("\t"));
const ids = new Set(labels.map(([id]) => id));
const cvs = new Map((await readings(({ id }) => ids.has(id))).map((one) => [one.cv.id, one]));
const places = labels.flatMap(([id = "", advert = "", start, end, words = ""]): TrueEvidence[] => {
  const one = cvs.get(id);
  const at = one?.read.document.text.indexOf(words) ?? -1;
  const place = one && at !== -1 ? placesOf(one.read.document, at, at + words.length)[0] : undefined;
  if (one === undefined || place === undefined) {
    console.log(`not found: ${id}: ${words}`);
    return [];
  }
  return [{ blob: one.cv.blob, advert, requirement: [Number(start), Number(end)], place }];
});
writeFileSync(EVIDENCE, places.map((one) => `${JSON.stringify(one)}\n`).join(""));
console.log(`${places.length} of ${labels.length} labels are written.`);
