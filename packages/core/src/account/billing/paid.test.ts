import type Stripe from "stripe";
import { expect, test } from "vitest";
import { choose, isLive, paidOf, plannedChange, soldAs, stateOf, Unknown } from "./paid.ts";

const START = Date.parse("2026-11-01T00:00:00.000Z") / 1000;
const END = Date.parse("2026-12-01T00:00:00.000Z") / 1000;

const priceFor = (product: string, interval = "month", count = 1) =>
  ({ id: "price_1", product, lookup_key: null, recurring: { interval, interval_count: count } }) as Stripe.Price;

/** The fields of a subscription that are read. */
function subscription(fields: object = {}): Stripe.Subscription {
  return {
    id: "sub_1",
    status: "active",
    created: START,
    start_date: START,
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    pause_collection: null,
    schedule: null,
    items: { data: [{ id: "si_1", price: priceFor("candor_growth"), current_period_end: END }] },
    ...fields,
  } as unknown as Stripe.Subscription;
}

test.for([
  ["trialing", "active"],
  ["active", "active"],
  ["past_due", "pastDue"],
  ["unpaid", "unpaid"],
  ["paused", "paused"],
  ["canceled", "cancelled"],
  ["incomplete", null],
  ["incomplete_expired", null],
] as const)("the status %s is %s here", ([status, state]) => {
  expect(stateOf(subscription({ status }))).toBe(state);
  const paused = stateOf(subscription({ status, pause_collection: { behavior: "void", resumes_at: null } }));
  expect(paused).toBe(state === null || state === "cancelled" ? state : "paused");
});

test("an unknown status, product or interval changes nothing: it is an error", () => {
  expect(() => choose([subscription({ status: "dormant" })])).toThrow(Unknown);
  expect(() => choose([subscription(), subscription({ status: "toString" })])).toThrow(Unknown);
  for (const price of [priceFor("prod_other"), priceFor("candor_growth", "week"), priceFor("candor_growth", "month", 3)]) {
    expect(soldAs(price)).toBeUndefined();
    const items = { data: [{ id: "si_1", price, current_period_end: END }] };
    expect(() => paidOf(subscription({ items }), undefined)).toThrow(Unknown);
  }
});

test("of subscriptions that run the oldest counts, and the others are too many", () => {
  const [first, second, third] = [
    subscription({ id: "sub_a", created: 5 }),
    subscription({ id: "sub_c", created: 7 }),
    subscription({ id: "sub_b", created: 7 }),
  ];
  const incomplete = subscription({ id: "sub_0", created: 1, status: "incomplete" });
  const { counts, surplus } = choose([second, incomplete, third, first]);
  expect([counts?.id, ...surplus.map(({ id }) => id)]).toEqual(["sub_a", "sub_b", "sub_c"]);
});

test("a running subscription counts before one that has ended since; when none runs, the last one to end does", () => {
  const old = subscription({ id: "sub_old", created: 1, status: "canceled", ended_at: 90 });
  const other = subscription({ id: "sub_other", created: 2, status: "canceled", ended_at: 40 });
  const now = subscription({ id: "sub_new", created: 60, status: "past_due" });
  expect(choose([old, now, other])).toMatchObject({ counts: { id: "sub_new" }, surplus: [] });
  expect(choose([old, other])).toMatchObject({ counts: { id: "sub_old" }, surplus: [] });
  expect(choose([subscription({ status: "incomplete_expired" })]).counts).toBeUndefined();
  expect(choose([]).counts).toBeUndefined();
  expect(["incomplete", "canceled", "unpaid"].map((status) => isLive(subscription({ status })))).toEqual([false, false, true]);
});

test("plan and period follow from product and interval; the dates from the item and the cancellation", () => {
  expect(paidOf(subscription(), undefined)).toEqual({
    subscriptionId: "sub_1",
    paidPlan: "growth",
    paidState: "active",
    period: "monthly",
    startedAt: "2026-11-01T00:00:00.000Z",
    renewsAt: "2026-12-01T00:00:00.000Z",
  });
  const items = { data: [{ id: "si_1", price: priceFor("candor_business", "year"), current_period_end: END }] };
  expect(paidOf(subscription({ items }), undefined)).toMatchObject({ paidPlan: "business", period: "yearly" });

  // Some portals set a date, others the mark.
  for (const ending of [{ cancel_at_period_end: true }, { cancel_at: END }]) {
    const paid = paidOf(subscription(ending), undefined);
    expect(paid).toMatchObject({ paidState: "active", endsAt: "2026-12-01T00:00:00.000Z" });
    expect(paid.renewsAt).toBeUndefined();
  }
  const later = paidOf(subscription({ cancel_at: END + 86_400 }), undefined);
  expect([later.renewsAt, later.endsAt]).toEqual(["2026-12-01T00:00:00.000Z", "2026-12-02T00:00:00.000Z"]);
  const ended = paidOf(subscription({ status: "canceled", ended_at: START + 3600 }), undefined);
  expect([ended.paidState, ended.renewsAt, ended.endsAt]).toEqual(["cancelled", undefined, "2026-11-01T01:00:00.000Z"]);
});

test("a change that is planned is kept, unless it changes nothing", () => {
  const schedule = {
    phases: [
      { start_date: START, items: [{ price: "price_1" }] },
      { start_date: END, items: [{ price: "price_2" }] },
    ],
  };
  const now = START * 1000 + 1;
  expect(plannedChange(subscription({ schedule }), now)).toEqual({ priceId: "price_2", at: "2026-12-01T00:00:00.000Z" });
  expect(plannedChange(subscription({ schedule }), END * 1000)).toBeUndefined();
  expect(plannedChange(subscription({ schedule: "sub_sched_1" }), now)).toBeUndefined();
  expect(plannedChange(subscription(), now)).toBeUndefined();

  const next = { plan: "starter", period: "monthly", at: "2026-12-01T00:00:00.000Z" } as const;
  expect(paidOf(subscription(), next).next).toEqual(next);
  expect(paidOf(subscription(), { ...next, plan: "growth" }).next).toBeUndefined();
  expect(paidOf(subscription({ status: "canceled", ended_at: END }), next).next).toBeUndefined();
});
