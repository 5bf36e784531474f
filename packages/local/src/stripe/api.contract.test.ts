/**
 * The API's behaviour on which the product relies, with Stripe's own client. With `STRIPE_SANDBOX_KEY` in the environment the same tests also
 * run against that sandbox, which they fill with objects: use an empty one.
 */
import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestStripe, type TestStripe } from "./testing.ts";

const SANDBOX_KEY = process.env["STRIPE_SANDBOX_KEY"];
const targets = ["stand-in", ...(SANDBOX_KEY ? ["sandbox"] : [])];

describe.for(targets)("the %s", (target) => {
  let standIn: TestStripe | undefined;
  let stripe: Stripe;
  let clientWith: (key: string) => Stripe;
  let product: string;
  let monthly: Stripe.Price;
  let larger: Stripe.Price;

  beforeAll(async () => {
    if (target === "stand-in") standIn = await startTestStripe();
    const address = standIn && new URL(standIn.handle.url);
    clientWith = (key) =>
      new Stripe(key, {
        maxNetworkRetries: 0,
        telemetry: false,
        ...(address && { protocol: "http", host: address.hostname, port: address.port }),
      });
    stripe = clientWith(standIn?.handle.key ?? SANDBOX_KEY!);
    product = (await stripe.products.create({ name: "Contract" })).id;
    monthly = await aPrice(2500);
    larger = await aPrice(7500);
  });
  afterAll(() => standIn?.stop());

  const aPrice = (unit_amount: number, more: Partial<Stripe.PriceCreateParams> = {}) =>
    stripe.prices.create({
      product,
      unit_amount,
      currency: "eur",
      recurring: { interval: "month" },
      tax_behavior: "exclusive",
      ...more,
    });

  const aCustomer = (payment_method?: string) =>
    stripe.customers.create({
      email: "ada@example.com",
      ...(payment_method && { payment_method, invoice_settings: { default_payment_method: payment_method } }),
    });

  const subscribe = (customer: Stripe.Customer, price = monthly) =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: "allow_incomplete",
      expand: ["latest_invoice.payments"],
    });

  const aSession = (customer: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price: monthly.id, quantity: 1 }],
      success_url: "https://site.example/back?session={CHECKOUT_SESSION_ID}",
      ...more,
    });

  test("a wrong key, an unknown id, an unknown parameter and a missing one are refused with Stripe's own errors", async () => {
    await expect(clientWith("sk_test_wrong").customers.list()).rejects.toMatchObject({ type: "StripeAuthenticationError" });
    await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 404,
      code: "resource_missing",
    });
    await expect(stripe.subscriptions.list({ customer: "cus_none" })).rejects.toMatchObject({ code: "resource_missing" });
    await expect(stripe.customers.create({ colour: "red" } as object)).rejects.toMatchObject({
      statusCode: 400,
      code: "parameter_unknown",
      param: "colour",
    });
    await expect(stripe.prices.create({ currency: "eur", unit_amount: 1 })).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.rawRequest("GET", "/v1/no_such_thing")).rejects.toMatchObject({ statusCode: 404 });
  });

  test("an idempotency key repeats the first answer, and refuses another request", async () => {
    const idempotencyKey = `contract:${randomUUID()}`;
    const first = await stripe.customers.create({ email: "a@example.com" }, { idempotencyKey });
    const again = await stripe.customers.create({ email: "a@example.com" }, { idempotencyKey });
    expect(again.id).toBe(first.id);
    await expect(stripe.customers.create({ email: "b@example.com" }, { idempotencyKey })).rejects.toMatchObject({
      type: "StripeIdempotencyError",
    });
  });

  test("a look-up key moves to another price only on request; a tax behaviour stays", async () => {
    const lookup_key = `contract_${randomUUID()}`;
    const old = await aPrice(100, { lookup_key });
    await expect(aPrice(200, { lookup_key })).rejects.toMatchObject({ statusCode: 400 });
    const next = await aPrice(200, { lookup_key, transfer_lookup_key: true });
    expect((await stripe.prices.list({ lookup_keys: [lookup_key] })).data.map(({ id }) => id)).toEqual([next.id]);
    expect((await stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
    await expect(stripe.prices.update(next.id, { tax_behavior: "inclusive" })).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.prices.update(old.id, { active: false })).toMatchObject({ active: false, unit_amount: 100 });
  });

  test("a list is read newest first, page by page", async () => {
    const customer = await aCustomer("pm_card_visa");
    const made: string[] = [];
    for (let count = 0; count < 3; count++) made.unshift((await subscribe(customer)).id);
    const first = await stripe.subscriptions.list({ customer: customer.id, limit: 2 });
    expect([first.has_more, first.data.map(({ id }) => id)]).toEqual([true, made.slice(0, 2)]);
    const second = await stripe.subscriptions.list({ customer: customer.id, limit: 2, starting_after: made[1]! });
    expect([second.has_more, second.data.map(({ id }) => id)]).toEqual([false, made.slice(2)]);
    const all = await stripe.subscriptions.list({ customer: customer.id, limit: 1 }).autoPagingToArray({ limit: 10 });
    expect(all.map(({ id }) => id)).toEqual(made);
  });

  test("a subscription is paid at once; what it holds, and its invoice", async () => {
    const customer = await aCustomer("pm_card_visa");
    const subscription = await subscribe(customer);
    const item = subscription.items.data[0]!;
    expect(subscription).toMatchObject({ status: "active", customer: customer.id, cancel_at: null, schedule: null });
    expect(subscription.start_date).toBe(item.current_period_start);
    expect(item.price).toMatchObject({ id: monthly.id, product, recurring: { interval: "month", interval_count: 1 } });
    expect(item.current_period_end - item.current_period_start).toBeGreaterThanOrEqual(28 * 86_400);
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: "paid", total: 2500, billing_reason: "subscription_create", currency: "eur" });
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
    expect(invoice.number).toMatch(/\S/);
    expect(invoice.hosted_invoice_url).toMatch(/^https?:/);
    expect(invoice.payments?.data[0]).toMatchObject({ status: "paid", amount_paid: 2500 });
    expect((await stripe.invoices.list({ customer: customer.id })).data.map(({ id }) => id)).toEqual([invoice.id]);
  });

  test("a card that does not pay leaves a subscription incomplete", async () => {
    const subscription = await subscribe(await aCustomer("pm_card_chargeCustomerFail"));
    expect(subscription.status).toBe("incomplete");
    expect(subscription.latest_invoice).toMatchObject({ status: "open", amount_remaining: 2500 });
  });

  test("a subscription is cancelled for its period's end, kept, and cancelled now; only then the list leaves it out", async () => {
    const customer = await aCustomer("pm_card_visa");
    const { id, items } = await subscribe(customer);
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: "active",
      cancel_at_period_end: true,
      cancel_at: items.data[0]!.current_period_end,
    });
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null });
    const ended = await stripe.subscriptions.cancel(id);
    expect([ended.status, typeof ended.ended_at]).toEqual(["canceled", "number"]);
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toHaveLength(1);
  });

  test("a paid invoice is refunded once", async () => {
    const { latest_invoice } = await subscribe(await aCustomer("pm_card_visa"));
    const { id } = latest_invoice as Stripe.Invoice;
    const { data } = await stripe.invoicePayments.list({ invoice: id, status: "paid" });
    const payment_intent = data[0]!.payment.payment_intent as string;
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 2500, status: "succeeded" });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: "charge_already_refunded" });
  });

  test("collecting payments is paused and taken up again while the status stays active", async () => {
    const { id } = await subscribe(await aCustomer("pm_card_visa"));
    const paused = await stripe.subscriptions.update(id, { pause_collection: { behavior: "void" } });
    expect(paused).toMatchObject({ status: "active", pause_collection: { behavior: "void" } });
    expect((await stripe.subscriptions.update(id, { pause_collection: "" })).pause_collection).toBeNull();
  });

  test("an upgrade by a call is invoiced at once for the rest of the period", async () => {
    const { id, items } = await subscribe(await aCustomer("pm_card_visa"));
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]!.id, price: larger.id }],
      proration_behavior: "always_invoice",
      expand: ["latest_invoice"],
    });
    expect(changed.items.data[0]!.price.id).toBe(larger.id);
    const invoice = changed.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
    expect(invoice.total).toBeGreaterThan(4900);
    expect(invoice.total).toBeLessThanOrEqual(5000);
  });

  test("a Checkout session is open, is listed, and expires once", async () => {
    const customer = await aCustomer();
    const session = await aSession(customer.id, { client_reference_id: "account-1", locale: "de" });
    expect(session).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      ui_mode: "hosted_page",
      client_reference_id: "account-1",
      customer: customer.id,
      subscription: null,
    });
    expect(session.url).toMatch(/^https?:/);
    const open = () => stripe.checkout.sessions.list({ customer: customer.id, status: "open" });
    expect((await open()).data).toHaveLength(1);
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: "expired", url: null });
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
    expect((await open()).data).toEqual([]);
    await expect(stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({ code: "resource_missing" });
  });

  test("tax ids and automatic tax need leave to change the customer", async () => {
    const customer = await aCustomer();
    await expect(aSession(customer.id, { tax_id_collection: { enabled: true } })).rejects.toMatchObject({ statusCode: 400 });
    await expect(aSession(customer.id, { automatic_tax: { enabled: true } })).rejects.toMatchObject({ statusCode: 400 });
    const customer_update = { name: "auto", address: "auto" } as const;
    expect(await aSession(customer.id, { tax_id_collection: { enabled: true }, customer_update })).toMatchObject({
      status: "open",
    });
  });

  test("the portal's deep links must lead to a change, of the customer's own subscription", async () => {
    const [owner, stranger] = await Promise.all([aCustomer("pm_card_visa"), aCustomer("pm_card_visa")]);
    const { id, items } = await subscribe(owner);
    const configuration = await stripe.billingPortal.configurations.create({
      features: {
        subscription_cancel: { enabled: true },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ["price"],
          proration_behavior: "always_invoice",
          products: [{ product, prices: [monthly.id] }],
        },
      },
    });
    const visit = (customer: string, flow_data: Stripe.BillingPortal.SessionCreateParams.FlowData) =>
      stripe.billingPortal.sessions.create({
        customer,
        configuration: configuration.id,
        return_url: "https://site.example",
        flow_data,
      });
    const cancel = { type: "subscription_cancel", subscription_cancel: { subscription: id } } as const;
    const to = (price: string): Stripe.BillingPortal.SessionCreateParams.FlowData => ({
      type: "subscription_update_confirm",
      subscription_update_confirm: { subscription: id, items: [{ id: items.data[0]!.id, price, quantity: 1 }] },
    });
    expect((await visit(owner.id, cancel)).url).toMatch(/^https?:/);
    await expect(visit(stranger.id, cancel)).rejects.toMatchObject({ statusCode: 400 });
    await expect(visit(owner.id, to(monthly.id))).rejects.toMatchObject({ statusCode: 400 });
    // The price is not one of the portal's.
    await expect(visit(owner.id, to(larger.id))).rejects.toMatchObject({ statusCode: 400 });
    await expect(visit(owner.id, { type: "payment_method_update" })).rejects.toMatchObject({ statusCode: 400 });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await expect(visit(owner.id, cancel)).rejects.toMatchObject({ statusCode: 400 });
  });

  test("a deleted customer's subscriptions end, and only the fact of the deletion is left", async () => {
    const customer = await aCustomer("pm_card_visa");
    const { id } = await subscribe(customer);
    await stripe.customers.del(customer.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe("canceled");
    await expect(aSession(customer.id)).rejects.toMatchObject({ code: "resource_missing" });
  });

  test("a webhook endpoint shows its secret once; it is changed and deleted", async () => {
    const made = await stripe.webhookEndpoints.create({
      url: "https://site.example/hook",
      enabled_events: ["invoice.paid"],
      api_version: Stripe.API_VERSION,
      metadata: { by: "contract" },
    });
    expect(made.secret).toMatch(/^whsec_\S+$/);
    expect((await stripe.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined();
    const changed = await stripe.webhookEndpoints.update(made.id, { enabled_events: ["invoice.paid", "customer.deleted"] });
    expect(changed).toMatchObject({ api_version: Stripe.API_VERSION, metadata: { by: "contract" }, status: "enabled" });
    expect(await stripe.webhookEndpoints.del(made.id)).toMatchObject({ deleted: true });
  });

  test("what happened is listed as events", async () => {
    const customer = await aCustomer("pm_card_visa");
    const { id } = await subscribe(customer);
    const { data } = await stripe.events.list({ type: "customer.subscription.created", limit: 5 });
    expect(data.map(({ data: { object } }) => (object as { id: string }).id)).toContain(id);
  });
});
