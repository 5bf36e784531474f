import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Entity } from "electrodb";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

/** Bundles of functions do not check the models at each cold start (scripts/no-model-check.cjs), so this is where a wrong one fails. */
test("electrodb accepts the model of every entity", async () => {
  const files = globSync("**/*.ts", { cwd: SOURCES, exclude: (path) => /\.test\.|\.fixture\./u.test(path) }).filter((path) =>
    readFileSync(join(SOURCES, path), "utf8").includes("new Entity("),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) await expect(import(join(SOURCES, file)), file).resolves.toBeDefined();
});

test("electrodb refuses a wrong model", () => {
  const model = { entity: "thing", version: "1", service: "candor" };
  expect(() => new Entity({ model, attributes: { id: { type: "word" } }, indexes: {} } as never)).toThrow(
    /indexes does not meet/u,
  );
});
