import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createReader } from "@candor/documents";
import { evaluate, readAdvert, readProfile, receiptOf, redact, type Receipt } from "@candor/scoring";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCv, pdfOf } from "../tests/support/pdf.ts";
import { NothingToCheck, verifyReceipt } from "./verify-receipt.ts";

const ADVERT = "You bring: React, TypeScript, five years of frontend experience, German B2. Nice to have: GraphQL.";
const AS_OF = "2026-11-20";

type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };

let folder: string;
let receipt: Receipt;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verify-"));
  const bytes = await aCv();
  await writeFile(join(folder, "cv.pdf"), bytes);
  const reader = createReader({ childPath: new URL("../packages/documents/src/child.ts", import.meta.url) });
  const { document } = await reader.read(bytes);
  await reader.close();
  const { criteria } = readAdvert(ADVERT);
  const { profile, redactions } = readProfile(document, AS_OF);
  const marks = evaluate({ document, profile, redacted: redact(document, redactions), criteria, asOf: AS_OF });
  receipt = receiptOf({ document, criteria, marks, asOf: AS_OF });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command as an auditor does, in a process of its own. */
const runCommand = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, "verify.ts"), ...args], { cwd: folder }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

/** The same in this process: to load the engine takes longer than to check a receipt. */
async function run(...args: string[]) {
  const lines: string[] = [];
  const isRight = await verifyReceipt(args, folder, (line) => lines.push(line));
  return { isRight, out: lines.join("\n") };
}

async function writeReceipt(change: (receipt: Writable<Receipt>) => void = () => undefined): Promise<void> {
  const copy = structuredClone(receipt) as Writable<Receipt>;
  change(copy);
  await writeFile(join(folder, "receipt.json"), JSON.stringify(copy));
}

const quoted = (copy: Writable<Receipt>) => copy.marks.find(({ quotes }) => quotes.length > 0)!;

describe("A receipt is checked on the command line", () => {
  test("a real one holds, and every criterion is shown with its points and quote", async () => {
    await writeReceipt();
    const { code, out } = await runCommand("receipt.json", "cv.pdf");
    expect(code).toBe(0);
    for (const { text } of receipt.criteria) expect(out).toContain(text);
    expect(out).toContain("✓ page 1: “");
    expect(out).toContain(`Stated in the receipt: ${receipt.result.score}`);
    expect(out).toContain("✓ The receipt holds");
    expect(out).not.toContain("✗");
  });

  test.for([
    [
      "a changed quote",
      (copy) => (quoted(copy).quotes[0]!.text = "Twelve years of React at scale"),
      "not in the CV's visible text",
      "quoteMissing",
    ],
    ["a raised credit", (copy) => (quoted(copy).credit = quoted(copy).credit === 100 ? 70 : 100), "credit", "creditWrong"],
    ["changed weights", (copy) => (copy.criteria[0]!.weight = 99), "of weight 99", "criteriaDiffer"],
    ["another score", (copy) => (copy.result.score = 41), "Stated in the receipt: 41", "resultDiffers"],
    ["a mark left out", (copy) => copy.marks.pop(), "no mark in the receipt", "marksDiffer"],
  ] as const satisfies [string, (copy: Writable<Receipt>) => unknown, string, string][])(
    "%s is found out",
    // The rules behind it are tested in packages/scoring.
    { tags: "detail" },
    async ([, change, shown, problem]) => {
      await writeReceipt(change);
      const { isRight, out } = await run("receipt.json", "cv.pdf");
      expect(isRight).toBe(false);
      expect(out).toContain(shown);
      expect(out).toContain(problem);
      expect(out).not.toContain("✓ The receipt holds");
    },
  );

  test("a receipt does not hold for another CV", async () => {
    await writeFile(join(folder, "other.pdf"), await aCv({ name: "Grace Hopper" }));
    await writeReceipt();
    const { code, out } = await runCommand("receipt.json", "other.pdf");
    expect(code).toBe(1);
    expect(out).toContain("is not the text that was scored");
  });

  test.for([
    ["no arguments", [], "Name a receipt and the CV"],
    ["a file that is not there", ["receipt.json", "gone.pdf"], "There is no file gone.pdf"],
    ["a PDF in place of the receipt", ["cv.pdf", "cv.pdf"], "cv.pdf is no JSON"],
    ["JSON that is no receipt", ["other.json", "cv.pdf"], "is JSON, but no receipt"],
    ["a file that is no CV", ["receipt.json", "letter.pdf"], "cannot be read as a CV"],
  ] as const)("%s: a sentence, and nothing is judged", async ([, args, sentence]) => {
    await writeReceipt();
    await writeFile(join(folder, "other.json"), '{"score": 100}');
    await writeFile(join(folder, "letter.pdf"), await pdfOf([""]));
    const lines: string[] = [];
    const refusal = await verifyReceipt(args, folder, (line) => lines.push(line)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NothingToCheck);
    expect((refusal as Error).message).toContain(sentence);
    expect(lines).toEqual([]);
  });

  test("a refusal is a sentence on the command line, without a stack", async () => {
    const { code, out, err } = await runCommand();
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("Name a receipt and the CV");
    expect(err).not.toContain("    at ");
  });
});
