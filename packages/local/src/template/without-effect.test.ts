import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RESOURCE_TYPES } from "./resource-types.ts";
import { PROPERTIES_WITHOUT_EFFECT, WITHOUT_EFFECT } from "./without-effect.ts";

const page = readFileSync(new URL("../../../../docs/local-cloud.md", import.meta.url), "utf8");

test("docs/local-cloud.md names every type that is provided", () => {
  expect(Object.keys(RESOURCE_TYPES).filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
});

test("docs/local-cloud.md names every type without effect, with its reason", () => {
  const rows = Object.entries(WITHOUT_EFFECT).map(([type, why]) => `| \`${type}\` | ${why} |`);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});

test("docs/local-cloud.md names every property without effect, with its reason", () => {
  const lines = page.split("\n");
  const missing = Object.entries(PROPERTIES_WITHOUT_EFFECT).flatMap(([type, properties]) => {
    const row = lines.find((line) => line.startsWith(`| ${type === "*" ? "any" : `\`${type}\``} |`)) ?? "";
    return Object.entries(properties).filter(([name, why]) => !row.includes(`\`${name}\``) || !row.includes(why));
  });
  expect(missing).toEqual([]);
});

test("no type is both provided and without effect", () => {
  expect(Object.keys(RESOURCE_TYPES).filter((type) => type in WITHOUT_EFFECT)).toEqual([]);
});
