import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

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
