import { resolve } from "node:path";

/** SST's command. `npm ci` leaves its thousand packages out, because running and changing the product does not need them. */
export const SST = resolve("node_modules/sst/cli/sst.js");

export const SST_MISSING =
  'SST, the deploy tool, is not installed: run "npm ci --include=peer" once (about 1,000 packages), and then this again.';
