import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { VERDICTS } from "./measure.ts";
import { answersOf, copiedFrom, type JudgedLine, type SheetHead, type SheetLine } from "./verdict.ts";

/**
 * `npx node evals/world/quotes/judged.ts --sheet sheet-COMMIT.tsv --answers FILE`: publishes a reader's verdicts, one a line: number, verdict
 * (convinces, doubtful, no, or their first letters), and what is doubtful, between tabs. Refuses a sheet that is not answered whole, and
 * reasons that repeat two neighbouring words of the CV.
 */
const { values } = parseArgs({ options: { sheet: { type: "string" }, answers: { type: "string" } } });
const { sheet, answers: answered } = values;
if (sheet === undefined || answered === undefined) throw new Error("Name both: --sheet sheet-COMMIT.tsv --answers FILE");

const [head, ...lines] = readFileSync(sheet.replace(/\.tsv$/, ".jsonl"), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as SheetHead | SheetLine) as [SheetHead, ...SheetLine[]];
const clear = new Map(
  readFileSync(sheet, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([number = "", , , , , quote = "", context = ""]) => [Number(number), `${quote}\n${context}`] as const),
);
const answers = answersOf(readFileSync(answered, "utf8"));
const problems: string[] = [];
const judged = lines.flatMap((line): JudgedLine[] => {
  const answer = answers.get(line.number);
  if (answer === undefined) {
    problems.push(`line ${line.number} has no verdict`);
    return [];
  }
  const copied = copiedFrom(clear.get(line.number) ?? "", answer.doubt ?? "");
  if (copied !== undefined) problems.push(`line ${line.number}: the reason repeats "${copied}" of the CV`);
  return [{ ...line, ...answer }];
});
if (problems.length > 0) throw new Error(problems.join("\n"));
writeFileSync(VERDICTS, [head, ...judged].map((line) => `${JSON.stringify(line)}\n`).join(""));
console.log(`${judged.filter(({ verdict }) => verdict === "convinces").length} of ${judged.length} convince.`);
