import { expect, test } from "vitest";
import { PlanState } from "./account.info.ts";
import { allowanceOf } from "./plan/plans.ts";
import { isSubscribed, standingOf, type Facts } from "./standing.ts";

const NOW = Date.parse("2026-11-22T12:00:00.000Z");
const BEFORE = "2026-11-12T12:00:00.000Z";
const LATER = "2026-12-12T12:00:00.000Z";

const RUNNING: Facts = { plan: "trial", trialEndsAt: LATER, jobPostsUsed: 3, cvsUsed: 40 };
const ENDED: Facts = { ...RUNNING, trialEndsAt: BEFORE };
const BETA: Facts = { ...ENDED, plan: "beta" };

const paid = (paidState: PlanState): Partial<Facts> => ({
  paidPlan: "growth",
  paidState,
  period: "yearly",
  startedAt: "2026-10-15T08:00:00.000Z",
  ...(paidState === "cancelled" ? { endsAt: BEFORE } : { renewsAt: LATER }),
  monthFrom: "2026-11-15T08:00:00.000Z",
  monthJobPosts: 1,
  monthCvs: 7,
});

test.for([
  { grant: "a trial", facts: RUNNING, plan: "trial", state: "active", renewsAt: LATER },
  { grant: "an ended trial", facts: ENDED, plan: "trial", state: "expired", renewsAt: BEFORE },
  { grant: "beta", facts: BETA, plan: "beta", state: "active", renewsAt: null },
])("$grant without a subscription is in force, and counted once", ({ facts, plan, state, renewsAt }) => {
  expect(standingOf(facts, NOW)).toMatchObject({
    plan,
    state,
    renewsAt,
    month: null,
    resetsAt: null,
    endsAt: null,
    used: { jobPosts: 3, cvs: 40 },
  });
});

const LIVE = ["active", "pastDue", "unpaid", "paused"] as const;

test.for(LIVE.flatMap((state) => [RUNNING, ENDED, BETA].map((facts) => ({ state, facts, grant: facts.plan }))))(
  "a subscription that is $state counts alone, beside $grant",
  ({ state, facts }) => {
    expect(standingOf({ ...facts, ...paid(state) }, NOW)).toMatchObject({
      plan: "growth",
      state,
      period: "yearly",
      renewsAt: LATER,
      allowance: allowanceOf("growth"),
      month: { from: "2026-11-15T08:00:00.000Z", until: "2026-12-15T08:00:00.000Z" },
      resetsAt: "2026-12-15T08:00:00.000Z",
      used: { jobPosts: 1, cvs: 7 },
    });
  },
);

test("after a subscription's end beta counts, then a running trial, and last the subscription that ended", () => {
  const ended = paid("cancelled");
  expect(standingOf({ ...BETA, ...ended }, NOW)).toMatchObject({ plan: "beta", state: "active" });
  expect(standingOf({ ...RUNNING, ...ended }, NOW)).toMatchObject({ plan: "trial", state: "active", used: { cvs: 40 } });
  expect(standingOf({ ...ENDED, ...ended }, NOW)).toMatchObject({
    plan: "growth",
    state: "cancelled",
    renewsAt: null,
    endsAt: BEFORE,
    resetsAt: null,
  });
});

test("every state either runs or has ended", () => {
  expect(PlanState.options.filter((paidState) => isSubscribed({ paidState })).toSorted()).toEqual([...LIVE].toSorted());
  expect(isSubscribed({ paidState: undefined })).toBe(false);
});

test("uses of an earlier month do not count in this one, nor those of an earlier subscription", () => {
  const facts = { ...ENDED, ...paid("active"), monthFrom: "2026-10-15T08:00:00.000Z" };
  expect(standingOf(facts, NOW).used).toEqual({ jobPosts: 0, cvs: 0 });
  expect(standingOf({ ...ENDED, ...paid("active"), startedAt: "2026-11-20T00:00:00.000Z" }, NOW).used.cvs).toBe(0);
});

test("the last month of an ended subscription stays, however long ago it was", () => {
  const facts = { ...ENDED, ...paid("cancelled"), endsAt: "2026-11-15T08:00:00.000Z", monthFrom: "2026-10-15T08:00:00.000Z" };
  expect(standingOf(facts, NOW + 400 * 86_400_000)).toMatchObject({
    month: { from: "2026-10-15T08:00:00.000Z" },
    used: { jobPosts: 1, cvs: 7 },
  });
});

test("a subscription that ends with this month starts no other", () => {
  const ending = { ...ENDED, ...paid("active"), endsAt: "2026-12-15T08:00:00.000Z" };
  expect(standingOf(ending, NOW).resetsAt).toBeNull();
  expect(standingOf({ ...ending, endsAt: "2027-10-15T08:00:00.000Z" }, NOW).resetsAt).toBe("2026-12-15T08:00:00.000Z");
  // Stripe's message about the end is late: nothing new begins meanwhile.
  expect(standingOf(ending, Date.parse("2026-12-20T00:00:00.000Z")).used).toEqual({ jobPosts: 1, cvs: 7 });
});

test("a function whose clock is a little behind counts in the month that another has begun", () => {
  const facts = { ...ENDED, ...paid("active"), monthFrom: "2026-11-15T08:00:00.000Z" };
  expect(standingOf(facts, Date.parse("2026-11-15T07:59:59.000Z"))).toMatchObject({
    month: { from: "2026-11-15T08:00:00.000Z" },
    used: { jobPosts: 1, cvs: 7 },
  });
});

test("a record written before there were subscriptions is a trial", () => {
  expect(standingOf({ plan: "trial", trialEndsAt: LATER, jobPostsUsed: 0, cvsUsed: 0 }, NOW)).toMatchObject({
    plan: "trial",
    state: "active",
    next: null,
  });
});
