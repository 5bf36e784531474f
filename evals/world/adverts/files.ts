import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { WorldAdvert } from "./advert.ts";
import { sha256Of } from "./text.ts";

const here = import.meta.dirname;

/** The list of public adverts, one line each. */
export const ADVERTS = join(here, "../adverts.jsonl");

/** Texts of the listed adverts; ignored by git. */
export const TEXTS = join(here, "../../.world/adverts");

export function listedAdverts(): WorldAdvert[] {
  const lines = existsSync(ADVERTS) ? readFileSync(ADVERTS, "utf8").split("\n") : [];
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as WorldAdvert);
}

/** The folder with texts and clear truths, `world/adverts` beside the repository or above it; undefined where there is none. */
export function clearAdverts(): string | undefined {
  for (let folder = join(here, "../../.."); dirname(folder) !== folder; folder = dirname(folder))
    if (existsSync(join(folder, "world/adverts"))) return join(folder, "world/adverts");
  return undefined;
}

/** Parts into which the develop half is cut, so that each is read with weights that were learned from the others. */
export const FOLDS = 5;

export interface PresentAdvert {
  readonly advert: WorldAdvert;
  readonly text: string;
}

/** The listed adverts whose text is present, and the ids of the others. */
export function presentAdverts(): { present: PresentAdvert[]; missing: string[] } {
  const clear = clearAdverts();
  const folders = [TEXTS, ...(clear === undefined ? [] : [clear])];
  const present: PresentAdvert[] = [];
  const missing: string[] = [];
  for (const advert of listedAdverts()) {
    const text = folders
      .map((folder) => join(folder, `${advert.id}.txt`))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, "utf8"))
      .find((one) => sha256Of(one) === advert.sha256);
    if (text === undefined) missing.push(advert.id);
    else present.push({ advert, text });
  }
  return { present, missing };
}
