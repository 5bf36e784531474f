import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { openApiOf } from "@candor/contract";
import Stripe from "stripe";
import { beforeAll, beforeEach, expect, inject, test } from "vitest";
import { secretAt } from "../../scripts/payments.ts";
import { atStripe, buy, customerOf, dashboard, open, pay, stateOf, stripe, visit } from "../support/billing.ts";
import { aCoupon } from "../support/coupons.ts";
import { aCv } from "../support/pdf.ts";
import {
  aRecruiter,
  asOperator,
  asRecruiter,
  asRecruiterInDetail,
  aVisitor,
  leaveReadings,
  setPlan,
  url,
} from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

beforeAll(asOperator);
// A test that failed leaves no failing Stripe to the next.
beforeEach(async () => {
  await stripe().fail();
  await stripe().deliveries.switch({});
});

/** A job with a CV that waits until the account may have it read. */
async function aWaitingCv(recruiter: Recruiter) {
  const { id: jobId } = await recruiter.openJob();
  const bytes = await aCv({ salt: recruiter.email });
  const form = await recruiter.formFor(jobId, bytes);
  return {
    jobId,
    async post() {
      await recruiter.post(form, bytes);
      await expect
        .poll(async () => (await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items[0]?.code)
        .toBeTruthy();
    },
  };
}

asRecruiter("a recruiter whose trial has ended pays, and her waiting CVs are read", async (recruiter) => {
  const waiting = await aWaitingCv(recruiter);
  await setPlan(recruiter.email, "expired");
  await waiting.post();

  const { url: page } = await open(recruiter, { plan: "growth", period: "yearly" });
  const session = await pay(page);
  const bought = await recruiter.ok("POST /api/subscription/return", { body: { session } });
  expect(bought).toMatchObject({
    state: "active",
    plan: "growth",
    period: "yearly",
    price: { cents: 68_400, currency: "EUR" },
    endsAt: null,
    next: null,
    isCustomer: true,
    trial: null,
    jobPosts: { used: 0, allowed: 20 },
    cvs: { allowed: 2000 },
  });
  expect(await recruiter.settled(waiting.jobId)).toMatchObject([{ state: "complete" }]);

  const [state, figures, { account }] = await Promise.all([
    stateOf(recruiter),
    recruiter.ok("GET /api/dashboard"),
    recruiter.ok("GET /api/auth/session"),
  ]);
  expect(state.cvs).toEqual({ used: 1, allowed: 2000, remaining: 1999 });
  expect(figures).toMatchObject({ analyzedCvs: 1, remainingCvs: 1999, remainingJobPosts: 20, plan: account.plan });
  const [subscription] = await atStripe(recruiter);
  expect(Date.parse(state.renewsAt!)).toBe(subscription!.items.data[0]!.current_period_end * 1000);

  const { items, next } = await recruiter.ok("GET /api/subscription/invoices");
  expect(items).toMatchObject([{ cents: 68_400, currency: "EUR", state: "paid", number: expect.any(String) }]);
  expect(items[0]!.url).toMatch(/^http/);
  expect(next).toBeNull();
});

asRecruiterInDetail("an account has one subscription: another is refused, changed or given back", async (recruiter) => {
  expect(await recruiter.call("POST /api/subscription/portal", { body: { flow: "cancel" } })).toMatchObject({
    status: 409,
    body: { code: "subscription.none" },
  });
  expect(await recruiter.ok("GET /api/subscription/invoices")).toEqual({ items: [], next: null });

  // An old tab ends when a new one opens.
  const old = await open(recruiter, { plan: "starter", period: "monthly" });
  const { url: page } = await open(recruiter, { plan: "growth", period: "monthly" });
  await expect(pay(old.url)).rejects.toThrow();
  // Two tabs at the same moment: both pages were open, and both are paid.
  const customer = await customerOf(recruiter);
  const { data: prices } = await dashboard().prices.list({ lookup_keys: ["business_monthly"] });
  const second = await dashboard().checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: prices[0]!.id, quantity: 1 }],
    success_url: `${url()}/dashboard/subscription?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${url()}/dashboard/pricing`,
  });
  const first = await pay(page);
  await pay(second.url!);
  await recruiter.ok("POST /api/subscription/return", { body: { session: first } });
  await stripe().deliveries.settled();

  const [kept, ...others] = (await atStripe(recruiter)).filter(({ status }) => status !== "canceled");
  expect(others).toEqual([]);
  // Of two that began in the same second the ids decide.
  const planOf = (product: unknown) => String(product).replace("candor_", "");
  const plan = planOf(kept!.items.data[0]!.price.product) as "growth" | "business";
  expect(await stateOf(recruiter)).toMatchObject({ state: "active", plan });
  const [{ data: refunds }, { data: invoices }] = await Promise.all([
    dashboard().refunds.list({ limit: 100 }),
    dashboard().invoices.list({ customer }),
  ]);
  const cents: number[] = [];
  for (const { id, total } of invoices) {
    const { data } = await dashboard().invoicePayments.list({ invoice: id });
    if (refunds.some((refund) => refund.payment_intent === data[0]?.payment.payment_intent)) cents.push(total);
  }
  expect(cents).toEqual([plan === "growth" ? 40_000 : 7500]);

  for (const other of ["starter", "growth"] as const) {
    expect(await recruiter.call("POST /api/subscription/checkout", { body: { plan: other, period: "monthly" } })).toMatchObject({
      status: 409,
      body: { code: "subscription.exists" },
    });
  }
  const same = { flow: "change", plan, period: "monthly" } as const;
  expect(await recruiter.call("POST /api/subscription/portal", { body: same })).toMatchObject({
    status: 409,
    body: { code: "subscription.unchanged" },
  });
});

asRecruiterInDetail(
  "coupons and a subscription: beta asks to cancel first, days gain nothing, and both stay unused",
  async (recruiter) => {
    const [beta, days] = [await aCoupon("beta"), await aCoupon({ trialDays: 30 })];
    await buy(recruiter, { plan: "starter", period: "monthly" });
    for (const call of ["POST /api/coupons/validate", "POST /api/coupons/redeem"] as const) {
      expect(await recruiter.call(call, { body: { code: beta } })).toMatchObject({
        status: 409,
        body: { code: "coupon.subscribed" },
      });
      expect(await recruiter.call(call, { body: { code: days } })).toMatchObject({
        status: 409,
        body: { code: "coupon.notNeeded" },
      });
    }
    const [subscription] = await atStripe(recruiter);
    await dashboard().subscriptions.cancel(subscription!.id);
    await stripe().deliveries.settled();
    await recruiter.ok("POST /api/coupons/redeem", { body: { code: beta } });
    expect(await stateOf(recruiter)).toMatchObject({ plan: "beta", state: "active", isCustomer: true });
    expect(
      await recruiter.call("POST /api/subscription/checkout", { body: { plan: "growth", period: "monthly" } }),
    ).toMatchObject({
      status: 409,
      body: { code: "subscription.notNeeded" },
    });
  },
);

asRecruiter("every status of Stripe becomes ours, an unknown one changes nothing until it is known", async (recruiter) => {
  await setPlan(recruiter.email, "expired");
  await buy(recruiter, { plan: "starter", period: "monthly" });
  const [{ id } = { id: "" }] = await atStripe(recruiter);
  for (const [status, state] of [
    ["past_due", "pastDue"],
    ["unpaid", "unpaid"],
    ["paused", "paused"],
    ["trialing", "active"],
    // Takes over nothing: what was there before it ends.
    ["incomplete", "cancelled"],
    ["active", "active"],
  ] as const) {
    await stripe().setStatus(id, status);
    await stripe().deliveries.settled();
    expect({ status, state: (await stateOf(recruiter)).state }).toEqual({ status, state });
  }
  await dashboard().subscriptions.update(id, { pause_collection: { behavior: "void" } });
  await stripe().deliveries.settled();
  expect((await stateOf(recruiter)).state).toBe("paused");
  await dashboard().subscriptions.update(id, { pause_collection: "" });
  await stripe().deliveries.settled();

  await stripe().setStatus(id, "dormant");
  const newest = async () => (await stripe().deliveries.list())[0];
  await expect.poll(async () => (await newest())?.status).toBe(500);
  expect((await stateOf(recruiter)).state).toBe("active");
  await stripe().setStatus(id, "canceled");
  await stripe().deliveries.settled();
  expect(await stateOf(recruiter)).toMatchObject({ state: "cancelled", plan: "starter", renewsAt: null, resetsAt: null });
});

asRecruiterInDetail("a late message about an old subscription does not end the new one", async (recruiter) => {
  await buy(recruiter, { plan: "starter", period: "monthly" });
  const [old] = await atStripe(recruiter);
  await dashboard().subscriptions.cancel(old!.id);
  await stripe().deliveries.settled();
  await buy(recruiter, { plan: "growth", period: "monthly" });
  await stripe().deliveries.settled();

  const deliveries = await stripe().deliveries.list();
  const deleted = await dashboard().events.list({ type: "customer.subscription.deleted", limit: 100 });
  const event = deleted.data.find(({ data }) => (data.object as { id: string }).id === old!.id)!;
  await stripe().deliveries.sendAgain(deliveries.find(({ eventId }) => eventId === event.id)!.id);
  await stripe().deliveries.settled();
  expect(await stateOf(recruiter)).toMatchObject({ state: "active", plan: "growth", endsAt: null });
});

asRecruiterInDetail("changes in the portal: at once, later, to the end and back", async (recruiter) => {
  await buy(recruiter, { plan: "starter", period: "monthly" });
  const started = await stateOf(recruiter);
  await recruiter.openJob();
  // An upgrade counts at once, and takes nothing back of what was used.
  await visit(recruiter, { flow: "change", plan: "growth", period: "monthly" });
  await stripe().deliveries.settled();
  expect(await stateOf(recruiter)).toMatchObject({
    plan: "growth",
    jobPosts: { used: 1, allowed: 20 },
    resetsAt: started.resetsAt,
    next: null,
  });
  // A downgrade waits for the end of the period.
  await visit(recruiter, { flow: "change", plan: "starter", period: "monthly" });
  await stripe().deliveries.settled();
  const { renewsAt, ...later } = await stateOf(recruiter);
  expect(later).toMatchObject({ plan: "growth", state: "active", next: { plan: "starter", period: "monthly", at: renewsAt } });

  const other = await aRecruiter();
  await buy(other, { plan: "growth", period: "monthly" });
  await visit(other, { flow: "cancel" });
  await stripe().deliveries.settled();
  const ending = await stateOf(other);
  expect(ending).toMatchObject({ state: "active", plan: "growth", renewsAt: null, resetsAt: null });
  expect(Date.parse(ending.endsAt!)).toBe((await atStripe(other))[0]!.items.data[0]!.current_period_end * 1000);
  await visit(other, { flow: "resume" }, { does: "keep" });
  await stripe().deliveries.settled();
  expect(await stateOf(other)).toMatchObject({ endsAt: null, renewsAt: ending.endsAt });
});

asRecruiterInDetail("a limit that is reached and lifted within a minute: what waited is read", async (recruiter) => {
  await buy(recruiter, { plan: "starter", period: "monthly" });
  const waiting = await aWaitingCv(recruiter);
  await leaveReadings(recruiter.email, 0);
  await waiting.post();
  expect((await stateOf(recruiter)).cvs).toEqual({ used: 300, allowed: 300, remaining: 0 });
  await visit(recruiter, { flow: "change", plan: "growth", period: "monthly" });
  await stripe().deliveries.settled();
  expect(await recruiter.settled(waiting.jobId)).toMatchObject([{ state: "complete" }]);
  expect((await stateOf(recruiter)).cvs).toEqual({ used: 301, allowed: 2000, remaining: 1699 });
});

asRecruiterInDetail("after the end jobs are opened while job posts are left, and only reading waits", async (recruiter) => {
  await setPlan(recruiter.email, "expired");
  await buy(recruiter, { plan: "starter", period: "monthly" });
  const { id: jobId } = await recruiter.openJob();
  const [subscription] = await atStripe(recruiter);
  await dashboard().subscriptions.cancel(subscription!.id);
  await stripe().deliveries.settled();
  const opened: number[] = [];
  while (opened.length < 5) opened.push((await recruiter.call("POST /api/jobs", { body: { title: "Baker" } })).status);
  expect(opened).toEqual([201, 201, 201, 201, 402]);
  const files = [{ name: "cv.pdf", size: 1000 }];
  expect(await recruiter.call("POST /api/jobs/{jobId}/uploads", { path: { jobId }, body: { files } })).toMatchObject({
    status: 402,
    body: { code: "subscription.cancelled" },
  });
});

test("a stranger's session, an unknown one and one that is not paid give nothing", async () => {
  const [buyer, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
  const { url: page } = await open(buyer, { plan: "growth", period: "monthly" });
  const session = await pay(page);
  await open(stranger, { plan: "growth", period: "monthly" });
  for (const id of [session, "cs_test_none", "x"]) {
    expect(await stranger.call("POST /api/subscription/return", { body: { session: id } })).toMatchObject({
      status: 404,
      body: { code: "checkout.notFound" },
    });
  }
  expect(await stateOf(stranger)).toMatchObject({ plan: "trial", isCustomer: true });
  const { data } = await dashboard().checkout.sessions.list({ customer: await customerOf(stranger) });
  expect(await stranger.ok("POST /api/subscription/return", { body: { session: data[0]!.id } })).toMatchObject({ plan: "trial" });

  // Invoices of another account are not listed behind its cursor.
  const { items } = await buyer.ok("GET /api/subscription/invoices");
  const foreign = await stranger.call("GET /api/subscription/invoices", { query: { next: items[0]!.id } });
  expect(foreign.status === 400 || (foreign.body as { items: unknown[] }).items.length === 0).toBe(true);
  expect(await stranger.call("GET /api/subscription/invoices", { query: { next: "in_none" } })).toMatchObject({ status: 400 });
});

/** The secret that signs messages to this product. */
function webhookSecret(): Promise<string | undefined> {
  return secretAt(new SecretsManagerClient({}), "candor/local/stripe-webhook-secret").read();
}

test("a message counts only with its signature, over its bytes and within five minutes", async () => {
  const secret = (await webhookSecret())!;
  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "x",
    data: { object: { customer: "cus_none", note: "é" } },
  });
  const now = Math.floor(Date.now() / 1000);
  const sign = (more: object = {}) => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now, ...more });
  const post = async (signature: string | undefined, body = payload, type = "application/json") => {
    const answer = await fetch(new URL("/api/webhooks/stripe", url()), {
      method: "POST",
      headers: { "content-type": type, ...(signature !== undefined && { "stripe-signature": signature }) },
      body,
    });
    return { status: answer.status, code: ((await answer.json().catch(() => ({}))) as { code?: string }).code };
  };
  const refused = { status: 400, code: "webhook.invalid" };
  for (const [why, signature] of [
    ["none", undefined],
    ["empty", ""],
    ["another secret", sign({ secret: "whsec_other" })],
    ["a secret with a space", sign({ secret: `${secret} ` })],
    ["301 s old", sign({ timestamp: now - 320 })],
    ["in the future", sign({ timestamp: now + 400 })],
    ["no date", sign().replace(/t=\d+/u, "t=x")],
    ["another scheme", sign({ scheme: "v0" })],
  ] as const) {
    expect({ why, ...(await post(signature)) }).toEqual({ why, ...refused });
  }
  expect(await post(sign(), `${payload} `)).toEqual(refused);
  expect(await post(sign(), JSON.stringify({ ...JSON.parse(payload), data: {} }))).toEqual(refused);
  // Of a customer that no account has; said again; as bytes that API Gateway hands on as base64.
  for (const type of ["application/json", "application/json", "application/octet-stream"]) {
    expect((await post(sign(), payload, type)).status).toBe(200);
  }
});

asRecruiterInDetail(
  "while Stripe fails nothing changes and everybody is told; afterwards what happened is taken over",
  async (recruiter) => {
    await buy(recruiter, { plan: "starter", period: "monthly" });
    await stripe().deliveries.settled();
    const before = await stateOf(recruiter);
    const about = await customerOf(recruiter);
    const [subscription] = await atStripe(recruiter);
    const calls = () =>
      Promise.all([
        recruiter.call("GET /api/subscription/invoices"),
        recruiter.call("POST /api/subscription/portal", { body: { flow: "card" } }),
        recruiter.call("POST /api/subscription/checkout", { body: { plan: "growth", period: "monthly" } }),
      ]);
    for (const mode of ["down", "slow", 429, 500] as const) {
      await stripe().fail({ mode, about });
      // A request that nobody answers takes two times five seconds.
      const answers = mode === "slow" ? [await recruiter.call("GET /api/subscription/invoices")] : await calls();
      for (const { status, body, headers } of answers) {
        expect({ mode, status, code: body.code, retry: headers.get("retry-after") }).toEqual({
          mode,
          status: 503,
          code: "billing.unavailable",
          retry: "60",
        });
      }
      expect(await stateOf(recruiter)).toEqual(before);
    }
    // A message that finds Stripe failing comes again.
    await dashboard().subscriptions.update(subscription!.id, { pause_collection: { behavior: "void" } });
    await expect.poll(async () => (await stripe().deliveries.list())[0]?.attempts).toBeGreaterThan(0);
    expect((await stateOf(recruiter)).state).toBe("active");
    await stripe().fail();
    await stripe().deliveries.settled();
    expect((await stateOf(recruiter)).state).toBe("paused");
  },
);

test("with messages doubled, in any order and as bytes, every account ends as Stripe has it", async () => {
  await stripe().deliveries.switch({ double: true, shuffle: true, delayMs: 400, base64: true });
  const lives = await Promise.all(Array.from({ length: 3 }, () => aRecruiter()));
  await Promise.all(
    lives.map(async (recruiter, which) => {
      const { url: page } = await open(recruiter, { plan: "starter", period: "monthly" });
      await pay(page);
      const [{ id } = { id: "" }] = await atStripe(recruiter);
      for (const status of ["past_due", "active", "unpaid", "active", "past_due"].slice(which)) {
        await stripe().setStatus(id, status);
      }
      if (which === 1) await dashboard().subscriptions.cancel(id);
    }),
  );
  await stripe().deliveries.settled();
  const states = await Promise.all(lives.map(async (recruiter) => (await stateOf(recruiter)).state));
  // The trial of the second runs on.
  expect(states).toEqual(["pastDue", "active", "pastDue"]);
  expect((await stateOf(lives[1]!)).plan).toBe("trial");
});

asRecruiterInDetail("the operator repairs an account whose messages were lost", async (recruiter) => {
  await buy(recruiter, { plan: "starter", period: "monthly" });
  const customer = await customerOf(recruiter);
  const { AccountEntity } = await import("@candor/core/account/account.entity");
  const { account } = await recruiter.ok("GET /api/auth/session");
  await AccountEntity.patch({ accountId: account.id }).set({ paidPlan: "business", paidState: "unpaid" }).go();
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ["scripts/billing.ts", "sync", "--stage", "local", ...words], {
      env: { PATH: process.env["PATH"], LOCAL_DATA: inject("operatorFolder") },
    });
  expect((await run(recruiter.email)).stdout).toContain(`${customer}: ${account.id} starter active, renews `);
  expect(await stateOf(recruiter)).toMatchObject({ plan: "starter", state: "active" });
  expect((await run(customer)).stdout).toContain("starter active");
  await expect(run("cus_none", "nobody@firm.example")).rejects.toMatchObject({
    stdout: "cus_none: of no account here\n",
    stderr: expect.stringContaining("1 of 2 failed") as string,
  });
});

asRecruiter("a payment is refused to nobody who may pay, and offered to no visitor", async (recruiter) => {
  const order = { plan: "growth", period: "monthly" } as const;
  expect((await aVisitor().call("POST /api/subscription/checkout", { body: order })).status).toBe(401);
  for (const body of [{}, { plan: "trial", period: "monthly" }, { plan: "growth", period: "weekly" }]) {
    expect((await recruiter.call("POST /api/subscription/checkout", { body: body as never })).status).toBe(400);
  }
  const { url: page } = await recruiter.ok("POST /api/subscription/checkout", {
    body: order,
    headers: { "accept-language": "de" },
  });
  expect(page).toMatch(/^https?:\/\//);
  const { data } = await dashboard().checkout.sessions.list({ customer: await customerOf(recruiter) });
  expect(data[0]).toMatchObject({
    locale: "de",
    success_url: `${url()}/de/dashboard/subscription?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${url()}/de/dashboard/pricing?period=monthly&left=1`,
    allow_promotion_codes: false,
    tax_id_collection: { enabled: true },
  });
  expect(Object.keys(openApiOf(url())["paths"] as object)).toContain("/api/webhooks/stripe");
});
