import { resolve } from "node:path";
import type { SSTConfig } from "sst";
import type * as App from "./infra/app.ts";
import type * as Settings from "./infra/settings.ts";

// The deploy tool and nothing more: what is deployed stands in infra/, in plain AWS CDK.
export default {
  // CVs stay in the European Union unless a stage is told otherwise.
  config: () => ({ name: "candor", region: process.env.AWS_REGION ?? "eu-central-1" }),
  async stacks(app) {
    // By paths that are known only when this runs: Node itself loads infra/, and SST's older bundler has nothing to parse.
    const { build }: typeof App = await import(resolve("infra/app.ts"));
    const { settingsFor }: typeof Settings = await import(resolve("infra/settings.ts"));
    build(app, settingsFor(app.stage));
  },
} satisfies SSTConfig;
