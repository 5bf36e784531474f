import { readFileSync } from "node:fs";
import { startTestCloud } from "@candor/local/testing";
import { expect, test } from "vitest";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { ACTIONS, measureActions } from "../../scripts/cost/actions.ts";
import { beyond, type Budget, BUDGET_FILE } from "../../scripts/cost/budgets.ts";

test("no action asks more of AWS than docs/cost.md says", async () => {
  const budgets = JSON.parse(readFileSync(BUDGET_FILE, "utf8")) as Record<string, Budget>;
  const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
  try {
    const measured = await measureActions(cloud);
    const problems = ACTIONS.flatMap((name) => beyond(budgets[name]!, measured[name]).map((problem) => `${name}: ${problem}`));
    expect(problems, "If it is meant, run `npm run cost` and commit what it writes.").toEqual([]);
  } finally {
    await cloud.stop();
  }
});
