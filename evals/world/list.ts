import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { clearFolder, labelledFiles, LIST, listedCvs, sha256Of } from "./files.ts";
import { listed } from "./hashes.ts";

/**
 * `node evals/world/list.ts [--clear FOLDER]`: writes the labelled CVs of a folder into the list, without their clear text. Lines of CVs that
 * are not in the folder stay.
 */
const { values } = parseArgs({ options: { clear: { type: "string" } } });
const folder = values.clear ?? clearFolder();
if (folder === undefined) throw new Error("No folder with clear truths: --clear FOLDER");

const labelled = await labelledFiles(folder, (problem) => console.error(`left out: ${problem}`));
const lines = new Map((await listedCvs()).map((cv) => [cv.id, cv]));
for (const { cv, bytes } of labelled) lines.set(cv.id, listed(cv, sha256Of(bytes)));
const sorted = [...lines.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
await writeFile(LIST, sorted.map((cv) => `${JSON.stringify(cv)}\n`).join(""));
console.log(`${sorted.length} CVs are listed, ${labelled.length} of them from ${folder}.`);
