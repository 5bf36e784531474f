import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** Files of a run that are named because they took the longest. */
const NAMED = 8;

/**
 * Ends a test run with its slowest files, "slow: N s FILE", one line per failed test, "failed: FILE > TEST", and one plain line,
 * "N passed, N failed, N skipped", that people and machines read alike.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const failed: string[] = [];
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      const before = failed.length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === "passed" || state === "failed" ? state : "skipped"]++;
        if (state === "failed") failed.push(`failed: ${file} > ${test.fullName}`);
      }
      if (!module.ok() && failed.length === before) failed.push(`failed: ${file} > the file itself`);
    }
    const slowest = modules
      .map((module) => ({ file: relative(process.cwd(), module.moduleId), ms: module.diagnostic().duration }))
      .toSorted((one, other) => other.ms - one.ms);
    if (modules.length > NAMED)
      for (const { file, ms } of slowest.slice(0, NAMED)) console.log(`slow: ${Math.round(ms / 1000)} s ${file}`);
    for (const line of failed) console.log(line);
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
