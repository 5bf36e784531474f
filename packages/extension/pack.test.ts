import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildExtension } from "./build.ts";
import { packExtension } from "./pack.ts";

let folders: readonly string[];

beforeAll(async () => {
  folders = ["one", "two"].map((name) => mkdtempSync(join(tmpdir(), `candor-pack-${name}-`)));
  for (const folder of folders) await buildExtension(folder);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const builtIn = (folder: string) => join(folder, "extension");

test("two builds give the same zip, byte by byte", () => {
  const [one, two] = folders.map((folder) => hash(readFileSync(join(folder, "extension.zip"))));
  expect(one).toBe(two);
});

test("a stage's zip has its address in the manifest, and all else as it was built", () => {
  const folder = builtIn(folders[0]!);
  const files = unzipSync(packExtension(folder, { siteUrl: "https://candor.example" }));
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  expect(Object.keys(files)).toEqual(names.toSorted());
  const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"])) as { homepage_url: string };
  expect(manifest.homepage_url).toBe("https://candor.example/");
  for (const name of names.filter((name) => name !== "manifest.json")) {
    expect(hash(files[name]!)).toBe(hash(readFileSync(join(folder, name))));
  }
});

test("what the popup loads stays below 30 kB, its typeface aside", () => {
  const folder = builtIn(folders[0]!);
  const bytes = ["popup.html", "popup.js", "styles.css"].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(30 * 1024);
});

test("its code takes no code from elsewhere and makes none of texts", () => {
  const folder = builtIn(folders[0]!);
  for (const name of ["popup.js", "send.js", "worker.js"]) {
    const code = readFileSync(join(folder, name), "utf8");
    expect(code).not.toMatch(/\bimport\(|\bimportScripts\b|\beval\(|new Function|innerHTML|insertAdjacentHTML|document\.write/u);
    expect(code).not.toMatch(/world:\s*"MAIN"/u);
  }
});
