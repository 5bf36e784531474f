import type { Plan } from "@candor/core/account/account.info";

/** From this share of an allowance on, a larger plan is worth a look. */
const NEARLY_ALL = 0.8;

/** True when little is left of an allowance. */
export const isNearlyUsed = ({ jobPosts, cvs }: Pick<Plan, "jobPosts" | "cvs">): boolean =>
  [jobPosts, cvs].some(({ used, allowed }) => allowed !== null && used >= allowed * NEARLY_ALL);
