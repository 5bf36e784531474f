/** Lives of subscriptions at the stand-in: hosted pages, the clock, and messages to the webhook. */
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMonths, periodEnd } from "./resources/periods.ts";
import { startTestStripe, type TestStripe } from "./testing.ts";

const DAY = 86_400_000;
const SECRETS = new Map<string, string>();
const DONE = "http://localhost/done";

let cloud: TestStripe;
let stripe: Stripe;
let clientWith: (timeout: number) => Stripe;
let prices: Record<"small" | "large" | "smallYear", Stripe.Price>;
let endpoint: string;

beforeAll(async () => {
  cloud = await startTestStripe();
  const { hostname, port } = new URL(cloud.handle.url);
  clientWith = (timeout) =>
    new Stripe(cloud.handle.key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, telemetry: false, timeout });
  stripe = clientWith(20_000);
  const product = (await stripe.products.create({ name: "Candor Growth" })).id;
  const price = (unit_amount: number, interval: "month" | "year") =>
    stripe.prices.create({ product, unit_amount, currency: "eur", recurring: { interval }, tax_behavior: "exclusive" });
  prices = { small: await price(2500, "month"), large: await price(7500, "month"), smallYear: await price(24_000, "year") };
  await stripe.billingPortal.configurations.create({
    features: {
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        proration_behavior: "always_invoice",
        products: [{ product, prices: Object.values(prices).map(({ id }) => id) }],
        schedule_at_period_end: { conditions: [{ type: "decreasing_item_amount" }, { type: "shortening_interval" }] },
      },
    },
  });
  const url = `${cloud.siteUrl}/api/webhooks/stripe`;
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: ["*"], api_version: Stripe.API_VERSION });
  endpoint = made.id;
  SECRETS.set(endpoint, made.secret!);
});
afterAll(() => cloud.stop());
beforeEach(async () => {
  await cloud.handle.deliveries.settled();
  cloud.heard.length = 0;
});

// A later jump of the clock would renew what is left over.
afterEach(async () => {
  const { data } = await stripe.subscriptions.list({ limit: 100 });
  for (const { id, status } of data) if (status !== "incomplete_expired") await stripe.subscriptions.cancel(id);
});

async function aSession(
  locale: "de" | "en" = "en",
  price = prices.small,
): Promise<{ customer: string; url: string; id: string }> {
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  const { url, id } = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: "http://localhost/back?session={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost/pricing",
    tax_id_collection: { enabled: true },
    customer_update: { name: "auto", address: "auto" },
    locale,
  });
  return { customer, url: url!, id };
}

const subscriptionsOf = async (customer: string) =>
  (await stripe.subscriptions.list({ customer, status: "all", expand: ["data.schedule", "data.latest_invoice"] })).data;

async function aSubscriber(price = prices.small): Promise<{ customer: string; id: string; item: string }> {
  const { customer, url } = await aSession("en", price);
  await cloud.handle.payCheckout(url);
  const [subscription] = await subscriptionsOf(customer);
  return { customer, id: subscription!.id, item: subscription!.items.data[0]!.id };
}

const read = (id: string) => stripe.subscriptions.retrieve(id, { expand: ["schedule"] });
const priceOf = ({ items }: Stripe.Subscription) => items.data[0]!.price.id;

async function moveBy(ms: number): Promise<void> {
  cloud.advance(ms);
  await cloud.handle.deliveries.settled();
}

/** A deep link into the portal. */
async function visit(customer: string, flow?: Stripe.BillingPortal.SessionCreateParams.FlowData): Promise<string> {
  const after_completion = { type: "redirect", redirect: { return_url: DONE } } as const;
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: "http://localhost/home",
    ...(flow && { flow_data: { ...flow, after_completion } }),
  });
  return session.url;
}

const changeTo = (
  subscription: string,
  item: string,
  price: Stripe.Price,
): Stripe.BillingPortal.SessionCreateParams.FlowData => ({
  type: "subscription_update_confirm",
  subscription_update_confirm: { subscription, items: [{ id: item, price: price.id, quantity: 1 }] },
});

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

const events = (): Stripe.Event[] => cloud.heard.map(({ body }) => JSON.parse(body.toString()) as Stripe.Event);
const types = (): string[] => events().map(({ type }) => type);

describe("Checkout", () => {
  test("a good card buys: subscription, invoice and session, and the browser goes back", async () => {
    const { customer, url, id } = await aSession();
    expect(await cloud.handle.payCheckout(url, { taxId: "ATU12345678" })).toBe(`http://localhost/back?session=${id}`);
    const [subscription] = await subscriptionsOf(customer);
    expect(subscription).toMatchObject({ status: "active", latest_invoice: { status: "paid", number: expect.any(String) } });
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ status: "complete", payment_status: "paid", subscription: subscription!.id, url: null });
    const bought = await stripe.customers.retrieve(customer, { expand: ["tax_ids"] });
    expect(bought).toMatchObject({
      name: "Ada Lovelace",
      address: { country: "DE" },
      tax_ids: { data: [{ value: "ATU12345678" }] },
    });
    await cloud.handle.deliveries.settled();
    const told = ["customer.subscription.created", "invoice.paid", "customer.subscription.updated", "checkout.session.completed"];
    expect(types()).toEqual(expect.arrayContaining(told));
    const { data } = await stripe.events.list({ types: told, limit: 4 });
    expect(data.map(({ type }) => type).toReversed()).toEqual(told);
  });

  test("a declined card buys nothing and says so; another one does; a second payment is impossible", async () => {
    const { customer, url } = await aSession();
    expect(await cloud.handle.payCheckout(url, { card: "declined" })).toBeUndefined();
    expect(await subscriptionsOf(customer)).toEqual([]);
    expect(await cloud.handle.payCheckout(url)).toContain("/back?");
    expect(await cloud.handle.payCheckout(url)).toBeUndefined();
    expect(await subscriptionsOf(customer)).toHaveLength(1);
  });

  test("a bank that asks is answered on its own page; refused, nothing is bought", async () => {
    const { customer, url } = await aSession();
    const post = (confirmed?: string) =>
      fetch(url, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ do: "pay", card: "secure", name: "Ada", country: "DE", ...(confirmed && { confirmed }) }),
      });
    expect(await (await post()).text()).toContain("Confirm payment");
    expect((await post("no")).status).toBe(402);
    expect(await subscriptionsOf(customer)).toEqual([]);
    expect((await post("yes")).status).toBe(303);
    expect(await subscriptionsOf(customer)).toHaveLength(1);
  });

  test("speaks the session's language, shows the net price, and can be left", async () => {
    const german = await textOf((await aSession("de", prices.smallYear)).url);
    for (const text of ['lang="de"', "240,00\u00a0€", "pro Jahr", "Nettobetrag", "USt-IdNr.", "http://localhost/pricing"])
      expect(german).toContain(text);
    expect(await textOf((await aSession()).url)).toContain("€25.00");
  });

  test("a session ends after a day", async () => {
    const { url, id } = await aSession();
    await moveBy(DAY + 1000);
    expect(types()).toContain("checkout.session.expired");
    expect(await textOf(url)).toContain("This page has expired.");
    expect(await cloud.handle.payCheckout(url)).toBeUndefined();
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("expired");
  });
});

describe("the portal", () => {
  test("an upgrade is paid at once for the rest of the period, after its amount was shown", async () => {
    const { customer, id, item } = await aSubscriber();
    await moveBy(10 * DAY);
    const url = await visit(customer, changeTo(id, item, prices.large));
    const before = await read(id);
    const { current_period_start: start, current_period_end: end } = before.items.data[0]!;
    const share = (end - cloud.now() / 1000) / (end - start);
    const shown = /To pay today<\/dt>\s*<dd>€([\d.]+)/.exec(await textOf(url))?.[1];
    expect(Number(shown)).toBeCloseTo(50 * share, 1);
    // Showing it has changed nothing.
    expect(priceOf(await read(id))).toBe(prices.small.id);
    expect(await cloud.handle.confirmPortal(url)).toBe(DONE);
    const changed = await read(id);
    expect([priceOf(changed), changed.items.data[0]!.current_period_end]).toEqual([prices.large.id, end]);
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
    expect(invoice!.total / 100).toBeCloseTo(Number(shown), 1);
  });

  test("an upgrade that the card does not pay changes nothing", async () => {
    const { customer, id, item } = await aSubscriber();
    await cloud.handle.useCard(customer, "failsLater");
    expect(await cloud.handle.confirmPortal(await visit(customer, changeTo(id, item, prices.large)))).toBeUndefined();
    expect(await read(id)).toMatchObject({ status: "active", items: { data: [{ price: { id: prices.small.id } }] } });
  });

  test("a smaller plan waits for the period's end, can be taken back, and is then charged", async () => {
    const { customer, id, item } = await aSubscriber(prices.large);
    const link = await visit(customer, changeTo(id, item, prices.small));
    expect(await textOf(link)).toContain("Nothing is due today.");
    await cloud.handle.confirmPortal(link);
    const planned = await read(id);
    const phases = (planned.schedule as Stripe.SubscriptionSchedule).phases;
    expect(priceOf(planned)).toBe(prices.large.id);
    expect(phases.map(({ items }) => items[0]!.price)).toEqual([prices.large.id, prices.small.id]);
    expect(phases[1]!.start_date).toBe(planned.items.data[0]!.current_period_end);
    expect(await textOf(await visit(customer))).toContain("Changes to Candor Growth (€25.00 per month)");
    await cloud.handle.confirmPortal(await visit(customer), { does: "withdraw" });
    expect((await read(id)).schedule).toBeNull();
    await cloud.handle.confirmPortal(await visit(customer, changeTo(id, item, prices.small)));
    await moveBy(31 * DAY + 3_700_000);
    const changed = await read(id);
    expect([priceOf(changed), changed.schedule]).toEqual([prices.small.id, null]);
    expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({ status: "paid", total: 2500 });
  });

  test("a longer period begins now, a shorter one with the next period", async () => {
    const { customer, id, item } = await aSubscriber();
    await cloud.handle.confirmPortal(await visit(customer, changeTo(id, item, prices.smallYear)));
    const yearly = await read(id);
    expect(priceOf(yearly)).toBe(prices.smallYear.id);
    expect(yearly.items.data[0]!.current_period_end - Math.floor(cloud.now() / 1000)).toBeGreaterThan(364 * 86_400);
    await cloud.handle.confirmPortal(await visit(customer, changeTo(id, item, prices.large)));
    const planned = await read(id);
    expect([priceOf(planned), planned.schedule !== null]).toEqual([prices.smallYear.id, true]);
  });

  test("cancelling keeps the plan to the period's end, by its date alone; it can be taken back; then it ends", async () => {
    const { customer, id } = await aSubscriber();
    const cancel = { type: "subscription_cancel", subscription_cancel: { subscription: id } } as const;
    expect(await cloud.handle.confirmPortal(await visit(customer, cancel))).toBe(DONE);
    const ending = await read(id);
    expect(ending).toMatchObject({
      status: "active",
      cancel_at_period_end: false,
      cancel_at: ending.items.data[0]!.current_period_end,
    });
    await cloud.handle.confirmPortal(await visit(customer), { does: "keep" });
    expect(await read(id)).toMatchObject({ status: "active", cancel_at: null });
    await cloud.handle.confirmPortal(await visit(customer, cancel));
    await moveBy(32 * DAY);
    expect(await read(id)).toMatchObject({ status: "canceled", ended_at: ending.cancel_at });
    expect(types()).toContain("customer.subscription.deleted");
  });

  test("a new card pays what is open, when the person says so", async () => {
    const { customer, id } = await aSubscriber();
    await cloud.handle.useCard(customer, "failsLater");
    await moveBy(32 * DAY);
    expect((await read(id)).status).toBe("past_due");
    const card = await visit(customer, { type: "payment_method_update" });
    // It is saved; the page offers to pay.
    expect(await cloud.handle.confirmPortal(card, { card: "good" })).toBe(card);
    expect((await read(id)).status).toBe("past_due");
    expect(await cloud.handle.confirmPortal(card, { does: "pay" })).toBe(DONE);
    expect((await read(id)).status).toBe("active");
  });
});

describe("the clock", () => {
  test("periods are counted from the anchor: a short month does not move later ones", () => {
    const at = (date: string) => Date.parse(`${date}T10:00:00Z`) / 1000;
    const month = { interval: "month", interval_count: 1 } as Stripe.Price.Recurring;
    const ends = ["2027-01-31", "2027-02-28", "2027-03-31"].map((start) => periodEnd(at("2027-01-31"), month, at(start)));
    expect(ends).toEqual(["2027-02-28", "2027-03-31", "2027-04-30"].map(at));
    expect(addMonths(at("2028-02-29"), 12)).toBe(at("2029-02-28"));
  });

  test("a jump of 13 months makes 13 invoices in order, each an hour after its period began", async () => {
    const { customer, id } = await aSubscriber();
    await moveBy(398 * DAY);
    const invoices = await stripe.invoices.list({ customer, limit: 100 });
    expect(invoices.data.map(({ status }) => status)).toEqual(Array.from({ length: 14 }, () => "paid"));
    for (const { created, status_transitions } of invoices.data.slice(0, 13))
      expect(status_transitions.paid_at! - created).toBe(3600);
    const isOwn = ({ data: { object } }: Stripe.Event) => (object as { customer?: string }).customer === customer;
    expect(events().filter((event) => event.type === "invoice.paid" && isOwn(event))).toHaveLength(14);
    const told = (await stripe.events.list({ limit: 60 })).data.map(({ created }) => created);
    expect(told).toEqual(told.toSorted((a, b) => b - a));
    const { current_period_start, current_period_end } = (await read(id)).items.data[0]!;
    expect(current_period_start * 1000).toBeLessThanOrEqual(cloud.now());
    expect(current_period_end * 1000).toBeGreaterThan(cloud.now());
  });

  test("a failed renewal is retried after 3, 5 and 7 days, then stays unpaid; paying it puts things in order", async () => {
    const { customer, id } = await aSubscriber();
    await cloud.handle.useCard(customer, "failsLater");
    await moveBy(32 * DAY);
    const failures = () => events().filter(({ type }) => type === "invoice.payment_failed");
    expect([failures().length, (await read(id)).status]).toEqual([1, "past_due"]);
    await moveBy(9 * DAY);
    expect([failures().length, (await read(id)).status]).toEqual([3, "past_due"]);
    await moveBy(7 * DAY);
    expect([failures().length, (await read(id)).status]).toEqual([4, "unpaid"]);
    const [open] = (await stripe.invoices.list({ customer, status: "open" })).data;
    await cloud.handle.useCard(customer, "good");
    const paid = await fetch(open!.hosted_invoice_url!, { method: "POST", redirect: "manual" });
    expect(paid.status).toBe(303);
    expect((await read(id)).status).toBe("active");
  });

  test("where the dashboard says so, the last failed retry ends the subscription", async () => {
    const { customer, id } = await aSubscriber();
    await cloud.handle.afterRetries("canceled");
    await cloud.handle.useCard(customer, "alwaysSecure");
    await moveBy(50 * DAY);
    await cloud.handle.afterRetries("unpaid");
    expect(await read(id)).toMatchObject({ status: "canceled", cancellation_details: { reason: "payment_failed" } });
    expect(types()).toContain("invoice.payment_action_required");
  });

  test("a first payment that never comes expires the subscription after a day; a pause makes invoices that nobody owes", async () => {
    const failing = { payment_method: "pm_card_chargeCustomerFail" };
    const { id: customer } = await stripe.customers.create({
      ...failing,
      invoice_settings: { default_payment_method: failing.payment_method },
    });
    const { id } = await stripe.subscriptions.create({ customer, items: [{ price: prices.small.id }] });
    await moveBy(DAY);
    expect((await read(id)).status).toBe("incomplete_expired");
    const paused = await aSubscriber();
    await stripe.subscriptions.update(paused.id, { pause_collection: { behavior: "void" } });
    await moveBy(32 * DAY);
    expect((await stripe.invoices.list({ customer: paused.customer })).data.map(({ status }) => status)).toEqual([
      "void",
      "paid",
    ]);
  });
});

describe("messages to the webhook", () => {
  const verify = ({ body, headers }: TestStripe["heard"][number]) =>
    Stripe.webhooks.constructEvent(body, headers["stripe-signature"]!, SECRETS.get(endpoint)!, 300, undefined, cloud.now());

  test("are signed by the product's clock, over the bytes that are sent, and hold the object as it was", async () => {
    const { id } = await stripe.customers.create({ email: "ada@example.com", name: "Ada €" });
    await cloud.handle.deliveries.settled();
    const event = verify(cloud.heard[0]!);
    expect(event).toMatchObject({
      type: "customer.created",
      api_version: Stripe.API_VERSION,
      data: { object: { id, name: "Ada €" } },
    });
    expect(Math.abs(event.created * 1000 - cloud.now())).toBeLessThan(10_000);
    await stripe.customers.update(id, { name: "Grace" });
    await cloud.handle.deliveries.settled();
    expect(verify(cloud.heard.at(-1)!).data).toMatchObject({ object: { name: "Grace" }, previous_attributes: { name: "Ada €" } });
  });

  test("come again until they are taken, also after a restart, and when they are sent again", async () => {
    cloud.answerWith(500);
    await stripe.customers.create({ email: "ada@example.com" });
    // Not by what was heard: a restart just then would interrupt an attempt that does not count.
    await expect.poll(async () => (await cloud.handle.deliveries.list())[0]?.attempts).toBeGreaterThan(1);
    await cloud.restart();
    cloud.answerWith(200);
    await cloud.handle.deliveries.settled();
    const count = cloud.heard.length;
    const [delivery] = await cloud.handle.deliveries.list();
    expect(delivery).toMatchObject({ type: "customer.created", state: "delivered", attempts: count });
    await cloud.handle.deliveries.sendAgain(delivery!.id);
    await cloud.handle.deliveries.settled();
    expect(cloud.heard).toHaveLength(count + 1);
    expect(new Set(events().map(({ id }) => id)).size).toBe(1);
  });

  test("come twice, in any order, late and in bodies of another type, where a test asks for it", async () => {
    await cloud.handle.deliveries.switch({ double: true, shuffle: true, delayMs: 400, base64: true });
    for (let count = 0; count < 12; count++) await stripe.customers.create({ description: String(count) });
    await cloud.handle.deliveries.settled();
    await cloud.handle.deliveries.switch({});
    const numbers = events().map(({ data: { object } }) => Number((object as Stripe.Customer).description));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => Math.floor(index / 2)));
    expect(numbers).not.toEqual(numbers.toSorted((a, b) => a - b));
    for (const each of cloud.heard) {
      expect(each.headers["content-type"]).toBe("application/octet-stream");
      verify(each);
    }
  });

  test("tell of any status that is set by hand", async () => {
    const { id } = await aSubscriber();
    await cloud.handle.setStatus(id, "on_fire");
    expect((await read(id)).status).toBe("on_fire");
    await cloud.handle.deliveries.settled();
    const told = events().filter(({ data: { object } }) => (object as { status?: string }).status === "on_fire");
    expect(told.map(({ type }) => type)).toEqual(["customer.subscription.updated"]);
  });
});

describe("failures on demand", () => {
  test("down, slow, 429 and 500 reach the client as Stripe's own, about one customer or all", async () => {
    const { id } = await stripe.customers.create();
    const other = await stripe.customers.create();
    const ask = (timeout = 20_000) => clientWith(timeout).customers.retrieve(id);
    for (const [failure, type] of [
      [{ mode: "down" }, "StripeConnectionError"],
      [{ mode: "slow", slowMs: 1500 }, "StripeConnectionError"],
      [{ mode: 429 }, "StripeRateLimitError"],
      [{ mode: 500 }, "StripeAPIError"],
    ] as const) {
      await cloud.handle.fail(failure);
      await expect(ask(failure.mode === "slow" ? 300 : undefined), failure.mode.toString()).rejects.toMatchObject({ type });
    }
    await cloud.handle.fail({ mode: 500, about: id });
    await expect(ask()).rejects.toThrow();
    expect((await stripe.customers.retrieve(other.id)).id).toBe(other.id);
    await cloud.handle.fail();
    expect((await ask()).id).toBe(id);
  });
});

test("an invoice has a page in the reader's language and a PDF", async () => {
  const { customer } = await aSubscriber();
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  const page = await fetch(invoice!.hosted_invoice_url!, { headers: { "accept-language": "de-DE,de;q=0.9" } });
  expect(await page.text()).toContain(`Rechnung ${invoice!.number}`);
  const pdf = await fetch(invoice!.invoice_pdf!);
  expect([pdf.headers.get("content-type"), (await pdf.text()).slice(0, 8)]).toEqual(["application/pdf", "%PDF-1.4"]);
});
