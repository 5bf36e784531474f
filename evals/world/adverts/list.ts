import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { AdvertTruth, Place, WorldAdvert } from "./advert.ts";
import { ADVERTS, clearAdverts, listedAdverts } from "./files.ts";
import { halfOf, sha256Of } from "./text.ts";

/**
 * `node evals/world/adverts/list.ts [--clear FOLDER]`: writes the labelled adverts of a folder (`<id>.txt`, `<id>.truth.json`) into the list. A
 * clear truth has the words of each place; the list has the places alone. Lines of adverts that are not in the folder stay.
 */
type Clear<T> = {
  readonly [K in keyof T]: T[K] extends readonly (infer P extends Place)[] ? readonly (P & { words: string })[] : T[K];
};

const LABELS = [
  "requirements",
  "questions",
  "traits",
  "open",
  "facts",
  "wishes",
] as const satisfies readonly (keyof AdvertTruth)[];

const { values } = parseArgs({ options: { clear: { type: "string" } } });
const folder = values.clear ?? clearAdverts();
if (folder === undefined) throw new Error("No folder with clear truths: --clear FOLDER");

const labelled = readdirSync(folder)
  .filter((name) => name.endsWith(".truth.json"))
  .map((name) => entryOf(name.slice(0, -".truth.json".length)));
const entries = new Map([...listedAdverts(), ...labelled].map((advert) => [advert.id, advert]));
const sorted = [...entries.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
writeFileSync(ADVERTS, sorted.map((advert) => `${JSON.stringify(advert)}\n`).join(""));
for (const language of ["en", "de", "es", "tr"]) {
  const own = sorted.filter((advert) => advert.language === language);
  console.log(`${language}: ${own.length}, of them ${own.filter(({ half }) => half === "test").length} for tests`);
}
console.log(`${sorted.length} adverts of ${new Set(sorted.map(({ isco }) => isco)).size} professions are listed.`);

function entryOf(id: string): WorldAdvert {
  const text = readFileSync(join(folder!, `${id}.txt`), "utf8");
  const truth = JSON.parse(readFileSync(join(folder!, `${id}.truth.json`), "utf8")) as Clear<WorldAdvert>;
  for (const label of LABELS)
    for (const { start, end, words } of truth[label])
      if (text.slice(start, end) !== words) throw new Error(`${id}: "${words}" does not stand at ${start}`);
  const sha256 = sha256Of(text);
  const { repository, path, blob, rule, language, profession, isco } = truth;
  const places = Object.fromEntries(LABELS.map((label) => [label, truth[label].map(({ words: _, ...place }) => place)]));
  return {
    id,
    repository,
    path,
    blob,
    rule,
    sha256,
    half: halfOf(sha256),
    language,
    profession,
    isco,
    ...(places as unknown as AdvertTruth),
  };
}
