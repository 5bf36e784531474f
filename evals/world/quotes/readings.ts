import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Document } from "@candor/documents";
import { AS_OF } from "../../corpus/cv.ts";
import { readCv, type ReadCv } from "../../measure/product.ts";
import { Desk } from "../../measure/reading.ts";
import { bytesOf, COPIES, listedCvs } from "../files.ts";
import type { ListedCv } from "../truth.ts";

/** A listed CV with its reading. */
export interface ReadListedCv {
  readonly cv: ListedCv;
  readonly read: ReadCv;
}

/**
 * The listed CVs that are present. A reading is kept in the ignored folder and used again until the committed reader changes; changes of
 * the reader that are not committed are not seen.
 */
export async function readings(isWanted: (cv: ListedCv) => boolean = () => true): Promise<ReadListedCv[]> {
  const folder = join(COPIES, "readings", git("rev-parse", "--short", "HEAD:packages/documents"));
  await mkdir(folder, { recursive: true });
  const desk = new Desk();
  try {
    const found: ReadListedCv[] = [];
    for (const cv of (await listedCvs()).filter(isWanted)) {
      const document = await documentOf(cv, join(folder, `${cv.blob}.json`), desk);
      if (document !== undefined) found.push({ cv, read: readCv(document, AS_OF) });
    }
    return found;
  } finally {
    await desk.close();
  }
}

async function documentOf(cv: ListedCv, path: string, desk: Desk): Promise<Document | undefined> {
  if (existsSync(path)) return JSON.parse(await readFile(path, "utf8")) as Document;
  const bytes = await bytesOf(cv);
  if (bytes === undefined) return undefined;
  const document = await desk.document(bytes);
  await writeFile(path, JSON.stringify(document));
  return document;
}

export function git(...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: import.meta.dirname, encoding: "utf8" }).trim();
}
