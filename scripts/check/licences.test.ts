import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { packagesOf, refusedOf } from "./licences.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A repository with a lock file of these packages. */
function locked(packages: object): string {
  const root = mkdtempSync(join(tmpdir(), "candor-licences-"));
  folders.push(root);
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));
  return root;
}
const refusedIn = (packages: object) => refusedOf(packagesOf(locked(packages))).map(({ name }) => name);

test("every package of this repository has a licence that allows its use", () => {
  const packages = packagesOf(resolve("."));
  expect(refusedOf(packages)).toEqual([]);
  expect(packages.filter(({ ships }) => ships).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["openai", "react", "zod"]),
  );
  expect(packages.find(({ name }) => name === "axe-core")).toMatchObject({ license: "MPL-2.0", ships: false });
});

test("what a dependency depends on ships, too, wherever it is installed", () => {
  const packages = {
    "": { workspaces: ["packages/a"], devDependencies: { tool: "1" } },
    "packages/a": { dependencies: { good: "1" }, devDependencies: { tool: "1" } },
    "node_modules/good": { license: "MIT", dependencies: { deep: "1" }, peerDependencies: { peer: "1", absent: "1" } },
    "node_modules/good/node_modules/deep": { license: "AGPL-3.0-only" },
    "node_modules/deep": { license: "GPL-3.0-only", dev: true },
    "node_modules/peer": { license: "MPL-2.0" },
    "node_modules/tool": { license: "MPL-2.0", dev: true },
  };
  expect(refusedIn(packages)).toEqual(["deep", "deep", "peer"]);
});

test.for<[license: string | undefined, isRefused: boolean]>([
  ["MIT", false],
  ["OFL-1.1", false],
  ["(MIT OR GPL-3.0-or-later)", false],
  ["Apache-2.0 AND MIT", false],
  ["MIT AND GPL-2.0-only", true],
  ["MPL-2.0", true],
  ["GPL-3.0-only WITH Classpath-exception-2.0", true],
  ["SEE LICENSE IN LICENSE", true],
  ["UNLICENSED", true],
  ["mit-ish", true],
  [undefined, true],
])("a dependency under %j: refused is %j", ([license, isRefused]) => {
  const packages = { "packages/a": { dependencies: { one: "1" } }, "node_modules/one": { license } };
  expect(refusedIn(packages)).toEqual(isRefused ? ["one"] : []);
});

test("an old package's `licenses` are read from its package.json", () => {
  const root = locked({ "packages/a": { dependencies: { old: "1" } }, "node_modules/old": {} });
  mkdirSync(join(root, "node_modules/old"), { recursive: true });
  writeFileSync(join(root, "node_modules/old/package.json"), JSON.stringify({ licenses: [{ type: "MIT" }] }));
  expect(refusedOf(packagesOf(root))).toEqual([]);
});
