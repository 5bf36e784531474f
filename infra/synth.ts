import { App } from "aws-cdk-lib";
import type { CloudAssembly } from "aws-cdk-lib/cx-api";
import { build } from "./app.ts";
import type { Settings } from "./settings.ts";

/**
 * Writes the templates of a stage and their assets to `outdir`, without the deploy tool. CloudFormation's rules are left
 * out, which take most of the time: tests and every deploy check the same templates against them.
 */
export function synthesise(settings: Settings, outdir: string): CloudAssembly {
  const app = new App({ outdir, analyticsReporting: false, treeMetadata: false, builtinCloudFormationValidation: false });
  build(app, settings);
  return app.synth();
}
