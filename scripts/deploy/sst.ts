import { resolve } from "node:path";

/** SST's command. Its thousand packages are left out of `npm ci`, for nobody needs them to run or to change the product. */
export const SST = resolve("node_modules/sst/cli/sst.js");

export const SST_MISSING =
  'SST, the deploy tool, is not installed: run "npm ci --include=peer" once (about 1,000 packages), and then this again.';
