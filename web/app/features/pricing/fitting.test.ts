import { offers } from "@candor/core/account/plan/plans";
import { expect, test } from "vitest";
import { fittingOffer, paceOf } from "./fitting.ts";

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 1);
const at = (day: number) => new Date(START + day * DAY_MS).toISOString();
const trialOf = (cvs: number, jobPosts: number) => ({
  trial: { days: 7, couponDays: 0, startedAt: at(0) },
  renewsAt: at(7),
  cvs: { used: cvs, allowed: 1000, remaining: 1000 - cvs },
  jobPosts: { used: jobPosts, allowed: 10, remaining: 10 - jobPosts },
});

test.for<[string, number, number, number, string | undefined]>([
  ["a few CVs tell nothing", 19, 1, 5, undefined],
  ["300 CVs a month fit the smallest plan", 50, 0, 5, "starter"],
  ["one more a month does not", 51, 0, 5, "growth"],
  ["job posts count, too", 50, 1, 5, "growth"],
  ["the first hours are taken for two days", 100, 1, 0.1, "growth"],
  ["after its end only the trial's own days count", 70, 1, 40, "starter"],
  ["a full trial within hours needs the largest", 1000, 10, 0.1, "business"],
])("%s", ([, cvs, jobPosts, day, plan]) => {
  expect(fittingOffer(trialOf(cvs, jobPosts), offers().items, START + day * DAY_MS)?.offer.id).toBe(plan);
});

test("no plan is named beside a paid one", () => {
  expect(fittingOffer({ ...trialOf(500, 5), trial: null }, offers().items, START + 5 * DAY_MS)).toBeUndefined();
});

test.for([
  ["starter", { is: "usedUp", what: "cvs", day: 5 }],
  ["growth", { is: "spare", cvs: 356 }],
  ["professional", { is: "times", times: 4 }],
  ["business", { is: "times", times: 15 }],
] as const)("a month of 1,644 CVs and 13 job posts on %s", ([plan, pace]) => {
  expect(
    paceOf(
      offers().items.find(({ id }) => id === plan)!,
      { cvs: 1644, jobPosts: 13 },
    ),
  ).toEqual(pace);
});

test("job posts that are used up first are named", () => {
  expect(paceOf({ cvs: 300, jobPosts: 5 }, { cvs: 310, jobPosts: 15 })).toEqual({ is: "usedUp", what: "jobPosts", day: 10 });
  expect(paceOf({ cvs: 300, jobPosts: 5 }, { cvs: 100, jobPosts: 0 })).toEqual({ is: "spare", cvs: 200 });
});
