/** Deploys a stage: `npm run deploy -- --stage NAME`. Builds everything first; AWS credentials come from the environment. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { settingsFor } from "../../infra/settings.ts";
import { SST, SST_MISSING } from "./sst.ts";

function deploy(): void {
  const { stage } = parseArgs({ options: { stage: { type: "string" } } }).values;
  if (!stage) throw new Error("Say which stage: npm run deploy -- --stage NAME");
  if (!existsSync(SST)) throw new Error(SST_MISSING);
  // Before the build, so that missing settings are reported at once.
  settingsFor(stage);
  run("npm", ["run", "build"]);
  run(process.execPath, [SST, "deploy", "--stage", stage]);
}

function run(command: string, parameters: string[]): void {
  const { status, error } = spawnSync(command, parameters, {
    stdio: "inherit",
    env: { SST_TELEMETRY_DISABLED: "1", ...process.env },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")} ended with ${status}`);
}

try {
  deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
