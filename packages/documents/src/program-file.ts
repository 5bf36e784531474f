import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { PROGRAM } from "./program.ts";

/** The renderer's program: beside the bundle, else in its package. In a browser `browser/program-file.ts` takes this module's place. */
export async function readProgram(): Promise<ArrayBuffer> {
  const beside = new URL(PROGRAM, import.meta.url);
  const path = existsSync(beside) ? fileURLToPath(beside) : createRequire(import.meta.url).resolve(`@embedpdf/pdfium/${PROGRAM}`);
  const program = await readFile(path);
  return program.buffer.slice(program.byteOffset, program.byteOffset + program.byteLength);
}
