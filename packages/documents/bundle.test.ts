import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readerBundle } from "./bundle.ts";
import { createReader } from "./src/index.ts";
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

test("it is one file under 2 MB that loads without a word", async () => {
  expect((await stat(join(folder, "read-cv.mjs"))).size).toBeLessThan(2 * 1024 * 1024);
  await writeFile(join(folder, "load.mjs"), `await import("./read-cv.mjs"); process.exit();`);
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(folder, "load.mjs")]);
  expect(stdout + stderr).toBe("");
});
