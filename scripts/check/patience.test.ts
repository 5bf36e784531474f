import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STATE_MS } from "../../tests/support/patience.ts";

// A page answers an action in its own time: one that is read once, right after it, passes on a quiet machine and fails on a busy one. Tests
// of pages poll (`await expect.poll(() => locator.count()).toBe(2)`), which ends as soon as the state is reached.
const READS =
  "count|getAttribute|isVisible|isHidden|isChecked|isDisabled|isEnabled|isEditable|textContent|innerText|innerHTML|inputValue|allTextContents|allInnerTexts|ariaSnapshot|title";
const READ_ONCE = new RegExp(`\\bexpect\\(\\s*\\[?\\s*await [^;]*?\\.(?:${READS})\\(.*$`, "gmu");
const FOLDER = "tests/whole";

const readOnce = (source: string): string[] =>
  (source.match(READ_ONCE) ?? []).filter((line) => !line.startsWith("expect(await (await fetch"));

test("no test of a page reads it once where it could wait for the state", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => readOnce(readFileSync(`${FOLDER}/${file}`, "utf8")).map((line) => `${file}: ${line}`))).toEqual(
    [],
  );
});

test("a read without a poll is found, alone and in a list", () => {
  expect(
    readOnce(
      '  expect(await rows(page).nth(1).textContent()).toContain("Ada");\n expect([await a.isChecked()]).toEqual([true]);',
    ),
  ).toHaveLength(2);
  expect(readOnce("await expect.poll(() => rows.count()).toBe(2);\nexpect(await violations(page)).toEqual([]);")).toEqual([]);
});

// A limit only ends a test that hangs, and those of `patience.ts` are long enough for a busy machine: a shorter one makes the test depend on
// the speed of the machine.
const OWN_LIMIT = /\btimeout: ?(\d[\d_]*)|^\}, (\d[\d_]*)\);$/gmu;

const shortLimits = (source: string): string[] =>
  [...source.matchAll(OWN_LIMIT)]
    .filter(([, option, last]) => Number((option ?? last)!.replaceAll("_", "")) < STATE_MS)
    .map(([line]) => line);

test("no test sets a limit of its own that a busy machine may need", () => {
  const files = ["tests", "evals", "packages", "web", "scripts", "infra"].flatMap((folder) => globSync(`${folder}/**/*.test.ts`));
  expect(files.length).toBeGreaterThan(300);
  const own = files.filter((file) => !file.includes("node_modules") && !import.meta.filename.endsWith(file));
  expect(own.flatMap((file) => shortLimits(readFileSync(file, "utf8")).map((line) => `${file}: ${line}`))).toEqual([]);
});

test("a short limit is found, of a poll and of a hook", () => {
  expect(shortLimits("await expect.poll(heard, { timeout: 5_000 }).toBe(1);\n}, 60_000);\n")).toHaveLength(2);
});
