import { oddFiles } from "../corpus/odd-files.ts";
import type { Desk } from "./reading.ts";

export interface VerdictResult {
  readonly right: number;
  readonly all: number;
  readonly cases: readonly string[];
  /** Milliseconds of the slowest file. */
  readonly slowest: number;
}

/** Verdicts and times of files that are not ordinary CVs. */
export async function verdicts(desk: Desk): Promise<VerdictResult> {
  const files = await oddFiles();
  const cases: string[] = [];
  let slowest = 0;
  for (const { what, bytes, verdicts } of files) {
    const start = performance.now();
    const { verdict, text } = await desk.document(bytes);
    slowest = Math.max(slowest, performance.now() - start);
    const hasScore = verdict === "ok" || verdict === "lowText";
    if (!verdicts.includes(verdict) || (!hasScore && text !== ""))
      cases.push(`${what}: ${verdict}, expected ${verdicts.join(" or ")}`);
  }
  return { right: files.length - cases.length, all: files.length, cases, slowest };
}
