import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Fields } from "@candor/core/account/coupon/coupon.info";
import type { OwnCloud } from "./own-cloud.ts";

const run = promisify(execFile);

/** A coupon of a cloud of one's own, made as its operator makes it: by the command. */
export async function aCouponAt({ dataDir }: OwnCloud, grants: Fields["grants"]): Promise<{ code: string }> {
  const what = grants === "beta" ? ["--beta"] : ["--days", String(grants.trialDays)];
  const { TABLE_NAME: _, ...environment } = process.env;
  const { stdout } = await run(process.execPath, ["scripts/coupon.ts", "create", ...what], {
    env: { ...environment, LOCAL_DATA: dataDir },
  });
  return { code: stdout.split(" ")[0]! };
}
