import { startTestCloud } from "@candor/local/testing";
import type { TestProject } from "vitest/node";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";

/** One local cloud for all domain tests: they share nothing but it, because each begins with a fresh account. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
  project.provide("cloudUrl", cloud.url);
  project.provide("smtpPort", cloud.smtpPort);
  project.provide("operator", cloud.env());
  return () => cloud.stop();
}
