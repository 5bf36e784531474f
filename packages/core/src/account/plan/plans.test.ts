import { expect, test } from "vitest";
import { PlanId, PlanName } from "./plan.info.ts";
import { allowanceOf, offers, priceOf } from "./plans.ts";
import { titleOf } from "./titles.info.ts";

test("a year saves 20, 24, 33 and 40 percent, and exactly that", () => {
  const { items, largestSaving } = offers();
  expect(items.map(({ name, yearly }) => [name, yearly.savingPercent])).toEqual([
    ["Starter", 20],
    ["Growth", 24],
    ["Professional", 33],
    ["Business", 40],
  ]);
  expect(largestSaving).toBe(40);
  for (const { monthly, yearly } of items) {
    expect(yearly.priceCents * 100).toBe(12 * monthly.priceCents * (100 - yearly.savingPercent));
    expect(yearly.perMonthCents * 12).toBe(yearly.priceCents);
  }
});

test("a larger plan costs more and allows more of everything", () => {
  const { items } = offers();
  for (const [index, larger] of items.entries()) {
    const smaller = items[index - 1];
    if (!smaller) continue;
    expect(larger.yearly.priceCents).toBeGreaterThan(smaller.yearly.priceCents);
    for (const what of ["jobPosts", "cvs", "maxCvCount"] as const) expect(larger[what]).toBeGreaterThan(smaller[what]);
  }
});

test("the price list shows the limits and prices that are enforced and charged", () => {
  for (const { id, name, jobPosts, cvs, maxCvCount, monthly, yearly } of offers().items) {
    expect(allowanceOf(id)).toMatchObject({ jobPosts, cvs, maxCvCount });
    expect([priceOf(id, "monthly"), priceOf(id, "yearly")]).toEqual([monthly.priceCents, yearly.priceCents]);
    expect(titleOf(id)).toBe(name);
  }
});

test("a trial and beta cost nothing and have no name of their own; beta has no limits", () => {
  for (const plan of PlanName.options.filter((name) => !PlanId.options.includes(name as PlanId)))
    expect([titleOf(plan), priceOf(plan, "monthly"), priceOf(plan, "yearly")]).toEqual([undefined, null, null]);
  expect(allowanceOf("beta")).toMatchObject({ jobPosts: null, cvs: null });
});
