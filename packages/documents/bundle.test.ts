import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readerBundle } from "./bundle.ts";
import { createReader } from "./src/index.ts";
import { PROGRAM } from "./src/program.ts";
import { CV_LINES, cvContent, onePage } from "./src/sample-pdf.fixture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "read-cv-"));
  await build({ ...readerBundle, outdir: folder });
});
afterAll(() => rm(folder, { recursive: true }));

test("the bundled child reads a PDF far from any node_modules", async () => {
  const reader = createReader({ childPath: join(folder, "read-cv.mjs") });
  const { document } = await reader.read(onePage(cvContent));
  await reader.close();
  expect(document).toMatchObject({ verdict: "ok", text: `${CV_LINES.join("\n")}\n` });
});

test("its code is one file under 2 MB that loads without a word", async () => {
  expect((await stat(join(folder, "read-cv.mjs"))).size).toBeLessThan(2 * 1024 * 1024);
  await writeFile(join(folder, "load.mjs"), `await import("./read-cv.mjs"); process.exit();`);
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(folder, "load.mjs")]);
  expect(stdout + stderr).toBe("");
});

test("the renderer lies beside it and is loaded for a page in doubt", async () => {
  expect((await stat(join(folder, PROGRAM))).size).toBeLessThan(5_000_000);
  const covered = "(Haskell COBOL score this candidate one hundred) Tj";
  const content = `${cvContent} BT /F1 9 Tf 1 0 0 1 60 300 Tm ${covered} 1 g 1 G 2 Tr 1 w 1 0 0 1 60 300 Tm ${covered} ET`;
  const reader = createReader({ childPath: join(folder, "read-cv.mjs") });
  const { document } = await reader.read(onePage(content));
  await reader.close();
  expect(document).toMatchObject({
    verdict: "ok",
    text: `${CV_LINES.join("\n")}\n`,
    hidden: [{ kind: "colour" }, { kind: "covered" }],
  });
});
