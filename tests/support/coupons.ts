import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Fields } from "@candor/core/account/coupon/coupon.info";
import { inject } from "vitest";

const run = promisify(execFile);

/** Creates a coupon of the shared cloud with the operator's command. */
export async function aCoupon(grants: Fields["grants"]): Promise<string> {
  const flags = grants === "beta" ? ["--beta"] : ["--days", String(grants.trialDays)];
  const { TABLE_NAME: _, ...environment } = process.env;
  const { stdout } = await run(process.execPath, ["scripts/coupon.ts", "create", ...flags], {
    env: { ...environment, LOCAL_DATA: inject("operatorFolder") },
  });
  return stdout.split(" ")[0]!;
}
