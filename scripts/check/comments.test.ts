import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// CONTRIBUTING.md, "Plain words": a comment is a sentence with a subject and a verb. One that opens with a question word is a riddle more
// often than not, and code is never "who".
const RIDDLE =
  /^\s*(?:\/\*\*|\*|\/\/)\s+(?:What|Who|Whom|Whose|Whoever|Whether|So (?:many|much|often|long)|As (?:many|much|often))\b.*$/gmu;

const riddlesIn = (source: string): string[] => source.match(RIDDLE)?.map((line) => line.trim()) ?? [];

test("no comment opens with a question word", () => {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"])
    .toString()
    .split("\0")
    .filter(Boolean);
  expect(files.length).toBeGreaterThan(1000);
  const riddles = files.flatMap((file) => riddlesIn(readFileSync(file, "utf8")).map((line) => `${file}: ${line}`));
  expect(riddles).toEqual([]);
});

test("a comment that opens with a question word is found, wherever it stands", () => {
  expect(riddlesIn("/** What is kept. */\nconst a = 1; // Who knows\n  // Whether it is so.\n * So many are kept.")).toEqual([
    "/** What is kept. */",
    "// Whether it is so.",
    "* So many are kept.",
  ]);
  expect(riddlesIn("/** The kept rows. */\n// Two questions: what and who.")).toEqual([]);
});
