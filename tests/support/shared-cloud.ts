import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cloud } from "@candor/local";
import { startTestCloud } from "@candor/local/testing";
import type { TestProject } from "vitest/node";
import { localFederationSecrets } from "../../infra/federation-settings.ts";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { OPERATOR_FILE } from "../../scripts/operator.ts";
import { preparePayments } from "../../scripts/payments.ts";

interface SharedCloud {
  readonly cloud: Cloud;
  readonly operatorFolder: string;
}

/** Vitest loads this module for each project anew; the process is the same. */
const shared = globalThis as { sharedCloud?: { readonly started: Promise<SharedCloud>; projects: number } };

/** Starts one local cloud for all files of all projects of a run. They do not disturb each other, because each works in fresh accounts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.sharedCloud ??= { started: start(), projects: 0 };
  shared.sharedCloud.projects++;
  const { cloud, operatorFolder } = await shared.sharedCloud.started;
  project.provide("cloudUrl", cloud.url);
  project.provide("smtpPort", cloud.smtpPort);
  project.provide("operator", cloud.env());
  project.provide("operatorFolder", operatorFolder);
  return async () => {
    if (--shared.sharedCloud!.projects > 0) return;
    delete shared.sharedCloud;
    await cloud.stop();
    rmSync(operatorFolder, { recursive: true });
  };
}

async function start(): Promise<SharedCloud> {
  const cloud = await startTestCloud({
    synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir),
    preparePayments,
    secrets: localFederationSecrets(),
  });
  const operatorFolder = mkdtempSync(join(tmpdir(), "operator-"));
  writeFileSync(join(operatorFolder, OPERATOR_FILE), JSON.stringify(cloud.env()), { mode: 0o600 });
  return { cloud, operatorFolder };
}
