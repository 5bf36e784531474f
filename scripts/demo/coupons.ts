import type { Info } from "@candor/core/account/coupon/coupon.info";

const DEMO_COUPONS = [
  { code: "WELCOME-30", grants: { trialDays: 30 } },
  { code: "BETA-FRIEND", grants: "beta" },
] as const;

/** Creates the demo's coupons, one for trial days and one for beta, unless they exist. @returns the unused ones */
export async function demoCoupons(cloud: { env(): Record<string, string | undefined> }): Promise<Info[]> {
  Object.assign(process.env, cloud.env());
  const { Coupon } = await import("@candor/core/account/coupon/coupon");
  const known = await Coupon.list();
  for (const demo of DEMO_COUPONS) {
    if (!known.some(({ code }) => code === demo.code)) known.push(await Coupon.create(demo));
  }
  return known.filter(({ code, isActive, usedBy }) => isActive && !usedBy && DEMO_COUPONS.some((demo) => demo.code === code));
}
