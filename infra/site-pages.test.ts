import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withSitePages } from "./site-pages.ts";
import { placeholderBuild, stageSettings } from "./testing.ts";

const { built, remove } = placeholderBuild();
afterAll(remove);
const settings = stageSettings("staging", built);

test("the stage's pages stand in a folder that is gone afterwards, also after a failure", () => {
  const folders: string[] = [];
  const page = withSitePages(settings, (folder) => {
    folders.push(folder);
    return readFileSync(join(folder, "index.html"), "utf8");
  });
  expect(page).toBe("<p>hello@candor.example</p>");
  expect(() =>
    withSitePages(settings, (folder) => {
      folders.push(folder);
      throw new Error("refused");
    }),
  ).toThrow("refused");
  expect(folders.map(existsSync)).toEqual([false, false]);
});
