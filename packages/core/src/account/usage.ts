import type { AccountEntity, AccountRow } from "./account.entity.ts";
import { standingOf } from "./standing.ts";

type Patch = ReturnType<(typeof AccountEntity)["patch"]>;
type Condition = Parameters<ReturnType<Patch["set"]>["where"]>[0];

/** A write that counts one use of the plan, and the condition on which it may. */
export interface Count {
  readonly set: Parameters<Patch["set"]>[0];
  readonly add: Parameters<Patch["add"]>[0];
  readonly condition: Condition;
}

/** The library's comparison accepts each attribute with its own type only. */
type Equality = (attribute: unknown, value: string) => string;

const COUNTERS = {
  jobPosts: { once: "jobPostsUsed", byMonth: "monthJobPosts" },
  cvs: { once: "cvsUsed", byMonth: "monthCvs" },
} as const;

/**
 * Returns the write that counts one use by the plan in force; undefined when nothing is left of it. A paid plan's counters begin anew with
 * the first use of a month. The condition fails when the plan changed since the account was read, when somebody else began the month,
 * and when others used up the rest; then the account is to be read again.
 */
export function countOf(row: AccountRow, what: keyof typeof COUNTERS, now: number): Count | undefined {
  const { allowance, month, used } = standingOf(row, now);
  const limit = allowance[what];
  if (limit !== null && used[what] >= limit) return undefined;
  const { once, byMonth } = COUNTERS[what];
  const isNewMonth = month !== null && (row.monthFrom === undefined || row.monthFrom < month.from);
  const counter = month === null ? once : byMonth;
  const paid = what === "cvs" && month !== null ? { paidCvs: 1 } : {};
  return {
    set: isNewMonth ? { monthFrom: month.from, monthJobPosts: 0, monthCvs: 0, [byMonth]: 1 } : {},
    add: isNewMonth ? paid : { [counter]: 1, ...paid },
    condition: (attributes, operations) => {
      const standing = isStanding(row, now)(attributes, operations);
      return limit === null || isNewMonth ? standing : `${standing} AND ${operations.lt(attributes[counter], limit)}`;
    },
  };
}

/** Facts of a row that decide which plan is in force; the trial's end is compared with the clock as well. */
const DECIDING = ["plan", "trialEndsAt", "paidPlan", "paidState", "startedAt", "endsAt", "monthFrom"] as const;

/** The condition that the plan in force is still the one of the row that was read. */
export function isStanding(row: AccountRow, now: number): Condition {
  const isOnTrial = standingOf(row, now).plan === "trial" && Date.parse(row.trialEndsAt) > now;
  return (attributes, { eq, gt, notExists }) =>
    [
      ...DECIDING.map((name) => {
        const value = row[name];
        return value === undefined ? notExists(attributes[name]) : (eq as Equality)(attributes[name], value);
      }),
      ...(isOnTrial ? [gt(attributes.trialEndsAt, new Date(now).toISOString())] : []),
    ].join(" AND ");
}
