import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";

test("decisions are numbered one after the other, and each opens with its number", () => {
  const files = readdirSync(FOLDER)
    .filter((name) => /^\d{4}-.+\.md$/u.test(name))
    .toSorted();
  const numbers = files.map((name) => name.slice(0, 4));
  const first = Number(numbers[0]);
  expect(numbers).toEqual(files.map((_, at) => String(first + at).padStart(4, "0")));
  for (const name of files)
    expect(readFileSync(`${FOLDER}/${name}`, "utf8").startsWith(`# ${name.slice(0, 4)} `), name).toBe(true);
});
