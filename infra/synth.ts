import { App } from "aws-cdk-lib";
import type { CloudAssembly } from "aws-cdk-lib/cx-api";
import { build } from "./app.ts";
import type { Settings } from "./settings.ts";

/**
 * Writes the templates of a stage and their assets to `outdir`, without the deploy tool. It skips the validation against
 * CloudFormation's rules, which takes most of the time: tests and every deploy do it for the same templates.
 */
export function synthesise(settings: Settings, outdir: string): CloudAssembly {
  const app = new App({ outdir, analyticsReporting: false, treeMetadata: false, builtinCloudFormationValidation: false });
  build(app, settings);
  return app.synth();
}
