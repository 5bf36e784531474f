/** The catalogue at Stripe. With `STRIPE_SANDBOX_KEY` in the environment also in that sandbox, which it fills: use an empty one. */
import { bringUpToDate } from "@candor/core/account/billing/catalogue";
import { soldAs } from "@candor/core/account/billing/paid";
import { PlanId } from "@candor/core/account/plan/plan.info";
import { priceOf } from "@candor/core/account/plan/plans";
import { startTestStripe, type TestStripe } from "@candor/local/testing";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const SANDBOX_KEY = process.env["STRIPE_SANDBOX_KEY"];
const PERIODS = ["monthly", "yearly"] as const;

describe.for(["stand-in", ...(SANDBOX_KEY ? ["sandbox"] : [])])("the catalogue in the %s", (target) => {
  let standIn: TestStripe | undefined;
  let stripe: Stripe;
  let kept: string | undefined;

  beforeAll(async () => {
    if (target === "stand-in") standIn = await startTestStripe();
    const address = standIn && new URL(standIn.handle.url);
    stripe = new Stripe(standIn?.handle.key ?? SANDBOX_KEY!, {
      telemetry: false,
      ...(address && { protocol: "http", host: address.hostname, port: address.port }),
    });
    await update();
  });
  afterAll(() => standIn?.stop());

  const update = (siteUrl = "https://candor.example") =>
    bringUpToDate(stripe, {
      siteUrl,
      apiVersion: Stripe.API_VERSION,
      secret: {
        read: () => Promise.resolve(kept),
        write: (secret) => {
          kept = secret;
          return Promise.resolve();
        },
      },
    });
  const priceAt = async (key: string) => (await stripe.prices.list({ lookup_keys: [key] })).data[0]!;
  const endpoints = async () => (await stripe.webhookEndpoints.list()).data.filter(({ metadata }) => metadata["candor"]);

  test("has every plan by the month and by the year, net, as the plan table says; read back, a price is that plan", async () => {
    for (const plan of PlanId.options) {
      for (const period of PERIODS) {
        const price = await priceAt(`${plan}_${period}`);
        expect(price).toMatchObject({
          unit_amount: priceOf(plan, period),
          currency: "eur",
          tax_behavior: "exclusive",
          active: true,
        });
        expect(soldAs(price)).toEqual({ plan, period });
      }
    }
  });

  test("is not changed by a second run", async () => {
    expect(await update()).toEqual([]);
  });

  test("a price that differs from the table is replaced under its key and archived; subscribers keep it as their plan", async () => {
    const { product, id } = await priceAt("growth_monthly");
    const cheaper = await stripe.prices.create({
      product: product as string,
      currency: "eur",
      unit_amount: 7000,
      recurring: { interval: "month" },
      lookup_key: "growth_monthly",
      transfer_lookup_key: true,
    });
    const changes = await update();
    expect(changes).toEqual(
      expect.arrayContaining(["price growth_monthly made: 75 EUR", `price ${cheaper.id} archived`, `price ${id} archived`]),
    );
    // The portal sells the new price.
    expect(changes).toContain("customer portal changed");
    expect(await priceAt("growth_monthly")).toMatchObject({ unit_amount: 7500, active: true });
    const archived = await stripe.prices.retrieve(cheaper.id);
    expect([archived.active, archived.lookup_key, soldAs(archived)]).toEqual([
      false,
      null,
      { plan: "growth", period: "monthly" },
    ]);
    expect(await update()).toEqual([]);
  });

  test("a webhook whose secret was lost is replaced; a moved site keeps the secret", async () => {
    const before = kept;
    kept = undefined;
    expect(await update()).toHaveLength(2);
    expect(kept).toMatch(/^whsec_/);
    expect(kept).not.toBe(before);
    const [only, ...more] = await endpoints();
    expect([only!.url, more]).toEqual(["https://candor.example/api/webhooks/stripe", []]);
    const secret = kept;
    expect(await update("https://moved.example")).toEqual([
      "customer portal changed",
      "webhook endpoint changed: https://moved.example/api/webhooks/stripe",
    ]);
    expect([kept, (await endpoints())[0]!.id]).toEqual([secret, only!.id]);
  });

  test("the portal upgrades at once for money, and lets everything smaller wait", async () => {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    expect(data.find(({ metadata }) => metadata?.["candor"] === "portal")?.features.subscription_update).toMatchObject({
      enabled: true,
      proration_behavior: "always_invoice",
      default_allowed_updates: ["price"],
      schedule_at_period_end: { conditions: [{ type: "decreasing_item_amount" }, { type: "shortening_interval" }] },
    });
  });
});
