import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { createReader, type Document } from "@candor/documents";
import { HIGH_FIT_ABOVE, NotAReceipt, receiptIn, verify, type Points, type Receipt, type ReceiptProblem } from "@candor/scoring";

/** Explanations of the problems for readers who do not know the code. */
const MEANING: Readonly<Record<ReceiptProblem, string>> = {
  textDiffers: "The text of this PDF is not the text that was scored: another file, or a changed one.",
  criteriaDiffer: "The criteria in the receipt are not the ones it was issued for.",
  quoteMissing: "A quote does not stand in the CV's visible text.",
  quoteRedacted: "A quote shows a fact about the person that no score may use.",
  creditWrong: "A credit does not follow from its mark.",
  marksDiffer: "Marking the CV again by the same rules gives other marks.",
  resultDiffers: "Points or score do not follow from marks and weights.",
  engineDiffers:
    "The receipt comes from another version of the engine: its marks cannot be compared, only quotes and arithmetic.",
};

/** An error before the check could begin; the message is for the person who typed the command. */
export class NothingToCheck extends Error {}

/**
 * Checks a receipt against its CV, both files of a folder: reads the PDF again, finds every quote, recomputes credits and points, and
 * evaluates the CV again if the built-in rules gave the marks.
 * @returns true if everything is right
 */
export async function verifyReceipt(args: readonly string[], folder: string, print: (line: string) => void): Promise<boolean> {
  const [receiptPath, cvPath] = args;
  if (receiptPath === undefined || cvPath === undefined || args.length > 2)
    throw new NothingToCheck("Name a receipt and the CV it speaks of:\n\n    npm run verify -- receipt.json cv.pdf");
  const receipt = await receiptAt(receiptPath, folder);
  const document = await documentIn(cvPath, folder);

  print(`${basename(receiptPath)} against ${basename(cvPath)}`);
  print(
    `Engine ${receipt.engine}, ${receipt.marker === "model" ? "marked by a model" : "marked by the built-in rules"}, as of ${receipt.asOf}\n`,
  );
  for (const line of criteriaLines(receipt, document)) print(line);
  for (const line of arithmetic(receipt)) print(line);

  const problems = verify(receipt, document);
  if (problems.length === 0) {
    print(
      `\n✓ The receipt holds: every quote stands in the CV, and the score ${receipt.result.score ?? "–"} follows from marks and weights.`,
    );
    return true;
  }
  print("\n✗ The receipt does not hold:");
  for (const problem of problems) print(`  - ${MEANING[problem]} (${problem})`);
  return false;
}

async function receiptAt(path: string, folder: string): Promise<Receipt> {
  const text = (await bytesOf(path, folder)).toString("utf8");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new NothingToCheck(`${path} is no JSON. Download the receipt again from the candidate's page.`);
  }
  try {
    return receiptIn(json);
  } catch (error) {
    if (!(error instanceof NotAReceipt)) throw error;
    throw new NothingToCheck(`${path} is JSON, but no receipt: ${error.place || "the file"}: ${error.message}`);
  }
}

async function documentIn(path: string, folder: string): Promise<Document> {
  const bytes = await bytesOf(path, folder);
  const reader = createReader({ childPath: new URL("../packages/documents/src/child.ts", import.meta.url) });
  try {
    const { document } = await reader.read(bytes);
    if (document.verdict === "ok" || document.verdict === "lowText") return document;
    throw new NothingToCheck(
      `${path} cannot be read as a CV (${document.verdict}), so there is no text to hold the receipt against.`,
    );
  } finally {
    await reader.close();
  }
}

async function bytesOf(path: string, folder: string): Promise<Buffer> {
  try {
    return await readFile(resolve(folder, path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new NothingToCheck(
      code === "ENOENT" ? `There is no file ${path}.` : `${path} cannot be opened (${code ?? "unknown reason"}).`,
    );
  }
}

const tenths = (value: number): string => (value / 10).toFixed(1);
const MARKS = { met: "met", partly: "partly met", notShown: "not shown" } as const;
const RUNGS = {
  listed: "only listed",
  project: "used in a project",
  role: "used in a role",
  recentRole: "used in a role of the last three years",
} as const;

function* criteriaLines({ criteria, marks, result }: Receipt, document: Document): Generator<string> {
  for (const { id, importance, text, weight } of criteria) {
    const mark = marks.find(({ criterionId }) => criterionId === id);
    const points: Points = result.points.find(({ criterionId }) => criterionId === id) ?? {
      criterionId: id,
      points: 0,
      possible: 0,
    };
    yield `${importance.padEnd(6)} ${text}`;
    if (!mark) {
      yield "       ✗ no mark in the receipt\n";
      continue;
    }
    const rung = mark.rung ? `, ${RUNGS[mark.rung]}` : "";
    yield `       ${MARKS[mark.mark]}${rung}: credit ${mark.credit} % of weight ${weight} → ${tenths(points.points)} of ${tenths(points.possible)} points`;
    for (const quote of mark.quotes) {
      const isThere = quote.text !== "" && document.text.includes(quote.text);
      yield `       ${isThere ? "✓" : "✗"} page ${quote.page}: “${quote.text.replace(/\s+/g, " ")}”${isThere ? "" : "  ← not in the CV's visible text"}`;
    }
    yield "";
  }
}

function* arithmetic({ criteria, marks, result }: Receipt): Generator<string> {
  const creditOf = (id: string) => marks.find(({ criterionId }) => criterionId === id)?.credit ?? 0;
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const won = criteria.reduce((sum, { id, weight }) => sum + weight * creditOf(id), 0);
  if (weights === 0) return;
  yield `Score = sum(weight × credit) / sum(weight) = ${(won / 100).toFixed(2)} / ${weights} = ${(won / weights).toFixed(2)} %, rounded ${Math.floor((2 * won + weights) / (2 * weights))}`;
  const missing = criteria.filter(({ id, importance }) => importance === "must" && creditOf(id) === 0);
  if (result.isCapped)
    yield `A must is not shown (${missing.map(({ text }) => text).join(", ")}): held down to ${HIGH_FIT_ABOVE}`;
  yield `Stated in the receipt: ${result.score ?? "no score"}`;
}
