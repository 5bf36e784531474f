import { expect, test } from "vitest";
import { type Bought, choiceOf, situationOf } from "./standing.ts";

const growth: Bought = { plan: "growth", state: "active", endsAt: null, period: "monthly", next: null };

test.for<[string, Bought, ...ReturnType<typeof choiceOf>[]]>([
  // Growth monthly, Growth yearly, Business monthly.
  ["a trial buys", { plan: "trial", state: "active", endsAt: null }, "buy", "buy", "buy"],
  ["an ended trial buys", { plan: "trial", state: "expired", endsAt: null }, "buy", "buy", "buy"],
  ["beta has nothing to buy", { plan: "beta", state: "active", endsAt: null }, "none", "none", "none"],
  ["a paid plan is changed, its own is marked", growth, "own", "changePeriod", "change"],
  ["a period that is not known offers no change of it", { ...growth, period: null }, "own", "own", "change"],
  ["a plan that ends is resumed first", { ...growth, endsAt: "2026-12-02T10:00:00.000Z" }, "own", "own", "none"],
  ["an overdue payment comes first", { ...growth, state: "pastDue" }, "own", "own", "none"],
  ["a missing payment comes first", { ...growth, state: "unpaid" }, "own", "own", "none"],
  ["a paused plan goes on first", { ...growth, state: "paused" }, "own", "own", "none"],
  ["an ended plan is bought anew", { ...growth, state: "cancelled", endsAt: "2026-12-02T10:00:00.000Z" }, "buy", "buy", "buy"],
  [
    "a change that is due is not offered again",
    { ...growth, next: { plan: "business", period: "monthly", at: "2026-12-02T10:00:00.000Z" } },
    "own",
    "changePeriod",
    "scheduled",
  ],
])("%s", ([, bought, ...choices]) => {
  expect([
    choiceOf(bought, "growth", "monthly"),
    choiceOf(bought, "growth", "yearly"),
    choiceOf(bought, "business", "monthly"),
  ]).toEqual(choices);
});

test("a paid plan that was cancelled for later is ending; one that has ended is cancelled", () => {
  expect(situationOf({ ...growth, endsAt: "2026-12-02T10:00:00.000Z" })).toBe("ending");
  expect(situationOf({ ...growth, state: "cancelled", endsAt: "2026-12-02T10:00:00.000Z" })).toBe("cancelled");
});
