/** Deploys a stage: `npm run deploy -- --stage NAME`. Builds everything first; AWS credentials come from the environment. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { settingsFor } from "../../infra/settings.ts";
import { SST, SST_MISSING } from "./sst.ts";

async function deploy(): Promise<void> {
  const { stage } = parseArgs({ options: { stage: { type: "string" } } }).values;
  if (!stage) throw new Error("Say which stage: npm run deploy -- --stage NAME");
  if (!existsSync(SST)) throw new Error(SST_MISSING);
  // Before the build, so that missing settings are reported at once.
  const { siteUrl } = settingsFor(stage);
  const before = await inlinedNow(siteUrl);
  run("npm", ["run", "build"]);
  run(process.execPath, [SST, "deploy", "--stage", stage], { CANDOR_INLINED_BEFORE: before });
}

/** Hashes of what stands in the public pages that are online; empty on a first deploy. Caches keep those pages for minutes. */
async function inlinedNow(siteUrl: string): Promise<string> {
  try {
    const answer = await fetch(`${siteUrl}/inlined.json`, { signal: AbortSignal.timeout(5000) });
    return answer.ok ? await answer.text() : "";
  } catch {
    console.log(`${siteUrl} does not answer: pages that are cached somewhere may lose their style for some minutes.`);
    return "";
  }
}

function run(command: string, parameters: string[], more: NodeJS.ProcessEnv = {}): void {
  const { status, error } = spawnSync(command, parameters, {
    stdio: "inherit",
    env: { SST_TELEMETRY_DISABLED: "1", ...process.env, ...more },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")} ended with ${status}`);
}

try {
  await deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
