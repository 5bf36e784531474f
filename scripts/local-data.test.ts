import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimDataFolder } from "./local-data.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "data-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("an empty folder and one that is not there yet are taken, and taken again", () => {
  claimDataFolder(folder);
  claimDataFolder(folder);
  claimDataFolder(join(folder, "new"));
  expect(readdirSync(join(folder, "new"))).toEqual(["data-version"]);
});

test("data of an earlier version is left alone, and it is said what to do", () => {
  writeFileSync(join(folder, "demo-is-filled"), "");
  expect(() => claimDataFolder(folder)).toThrow(/data of an earlier version .* LOCAL_DATA/);
  writeFileSync(join(folder, "data-version"), "1");
  expect(() => claimDataFolder(folder)).toThrow(/data of another version/);
  expect(readdirSync(folder).toSorted()).toEqual(["data-version", "demo-is-filled"]);
});
