import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ClearCv, ListedCv } from "./truth.ts";

const here = import.meta.dirname;

/** The list of public CVs, one line each. */
export const LIST = join(here, "cvs.jsonl");

/** Copies of the listed files; ignored by git. */
export const COPIES = join(here, "../.world");

export async function listedCvs(): Promise<ListedCv[]> {
  const lines = existsSync(LIST) ? (await readFile(LIST, "utf8")).split("\n") : [];
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as ListedCv);
}

/** The folder with clear truths, `world/cvs` beside the repository or above it; undefined where there is none. */
export function clearFolder(): string | undefined {
  for (let folder = join(here, "../.."); dirname(folder) !== folder; folder = dirname(folder))
    if (existsSync(join(folder, "world/cvs"))) return join(folder, "world/cvs");
  return undefined;
}

/** A clear truth with the file it was written for. */
export interface LabelledFile {
  readonly cv: ClearCv;
  readonly bytes: Uint8Array;
}

/** The labelled CVs of a folder, in the order of their names. What is not whole yet is reported and left out. */
export async function labelledFiles(folder: string, report: (problem: string) => void): Promise<LabelledFile[]> {
  const found: LabelledFile[] = [];
  for (const id of (await readdir(folder)).toSorted()) {
    const [truth, file] = [join(folder, id, "truth.json"), join(folder, id, "file.pdf")];
    if (!existsSync(truth) || !existsSync(file)) continue;
    try {
      const cv = JSON.parse(await readFile(truth, "utf8")) as ClearCv;
      const bytes = new Uint8Array(await readFile(file));
      const problem = problemOf(cv, id, bytes);
      if (problem === undefined) found.push({ cv, bytes });
      else report(`${id}: ${problem}`);
    } catch (error) {
      report(`${id}: ${String(error)}`);
    }
  }
  return found;
}

function problemOf({ id, blob, half, truth }: ClearCv, folder: string, bytes: Uint8Array): string | undefined {
  if (id !== folder) return `the id is ${id}`;
  if (blob !== blobOf(bytes)) return "the blob id is of another file";
  if (half !== (Number.parseInt(blob.slice(-1), 16) % 2 === 0 ? "develop" : "test")) return "the half is not that of the blob id";
  if (!Array.isArray(truth.skills) || !Array.isArray(truth.languages)) return "skills or languages are missing";
  return undefined;
}

/** The bytes of a listed CV, or undefined where neither a copy nor a labelled file is present. */
export async function bytesOf({ id, blob }: ListedCv): Promise<Uint8Array | undefined> {
  const clear = clearFolder();
  for (const path of [join(COPIES, `${id}.pdf`), ...(clear ? [join(clear, id, "file.pdf")] : [])]) {
    if (!existsSync(path)) continue;
    const bytes = new Uint8Array(await readFile(path));
    if (blobOf(bytes) === blob) return bytes;
  }
  return undefined;
}

/** Git's id of a content. */
export const blobOf = (bytes: Uint8Array): string =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
