import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestCloud } from "@candor/local/testing";
import type { TestProject } from "vitest/node";
import { localFederationSecrets } from "../../infra/federation-settings.ts";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { OPERATOR_FILE } from "../../scripts/operator.ts";
import { preparePayments } from "../../scripts/payments.ts";

/** Starts one local cloud for all files of a project. They do not disturb each other, because each works in fresh accounts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await startTestCloud({
    synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir),
    preparePayments,
    secrets: localFederationSecrets(),
  });
  const operatorFolder = mkdtempSync(join(tmpdir(), "operator-"));
  writeFileSync(join(operatorFolder, OPERATOR_FILE), JSON.stringify(cloud.env()), { mode: 0o600 });
  project.provide("cloudUrl", cloud.url);
  project.provide("smtpPort", cloud.smtpPort);
  project.provide("operator", cloud.env());
  project.provide("operatorFolder", operatorFolder);
  return async () => {
    await cloud.stop();
    rmSync(operatorFolder, { recursive: true });
  };
}
