import { COUPON_GUESSES_PER_ACCOUNT_AND_HOUR, TRIAL_CVS, TRIAL_DAYS, TRIAL_JOB_POSTS } from "@candor/core/kernel/limits";
import type { Fields } from "@candor/core/account/coupon/coupon.info";
import { expect, test } from "vitest";
import { aCv } from "../support/pdf.ts";
import { asOperator, aRecruiter, asRecruiter, asRecruiterAtSize, aVisitor, faults, setPlan } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { STATE_MS } from "../support/patience.ts";

/** A coupon, created as the operator does it. */
async function aCoupon(grants: Fields["grants"], code?: string): Promise<string> {
  asOperator();
  const { Coupon } = await import("@candor/core/account/coupon/coupon");
  return (await Coupon.create({ grants, ...(code && { code }) })).code;
}

const validate = (recruiter: Recruiter, code: string, language = "en") =>
  recruiter.call("POST /api/coupons/validate", { body: { code }, headers: { "accept-language": language } });
const redeem = (recruiter: Recruiter, code: string, headers: Record<string, string> = {}) =>
  recruiter.call("POST /api/coupons/redeem", { body: { code }, headers });

const days = (count: number) => count * 86_400_000;
const endOf = async (recruiter: Recruiter) =>
  Date.parse((await recruiter.ok("GET /api/auth/session")).account.plan.renewsAt ?? "");

test("anyone reads the plans: four of them, a year saving 20, 24, 33 and 40 percent", async () => {
  const { items, currency, largestSaving } = await aVisitor().ok("GET /api/plans");
  expect(items.map(({ id, name, yearly }) => [id, name, yearly.savingPercent])).toEqual([
    ["starter", "Starter", 20],
    ["growth", "Growth", 24],
    ["professional", "Professional", 33],
    ["business", "Business", 40],
  ]);
  expect({ currency, largestSaving }).toEqual({ currency: "EUR", largestSaving: 40 });
});

asRecruiter("a subscription begins as a free trial with nothing used", async (recruiter) => {
  const [subscription, { plan }] = await Promise.all([recruiter.ok("GET /api/subscription"), recruiter.ok("GET /api/dashboard")]);
  expect(subscription).toMatchObject({
    state: "active",
    plan: "trial",
    price: null,
    period: null,
    renewsAt: plan.renewsAt,
    days: TRIAL_DAYS,
    jobPosts: { used: 0, allowed: TRIAL_JOB_POSTS, remaining: TRIAL_JOB_POSTS },
    cvs: { used: 0, allowed: TRIAL_CVS, remaining: TRIAL_CVS },
    maxCvCount: plan.maxCvCount,
    trial: { days: TRIAL_DAYS, couponDays: 0 },
    coupon: null,
    next: null,
    endsAt: null,
    resetsAt: null,
    isCustomer: false,
  });
});

asRecruiter("a paid plan shows its price, and the same limits everywhere", async (recruiter) => {
  const renewsAt = new Date(Date.now() + days(30)).toISOString();
  await setPlan(recruiter.email, "active", { plan: "starter", period: "yearly", renewsAt });
  const { items } = await recruiter.ok("GET /api/plans");
  const { jobPosts, cvs, maxCvCount, yearly } = items.find(({ id }) => id === "starter")!;

  const [subscription, dashboard] = await Promise.all([
    recruiter.ok("GET /api/subscription"),
    recruiter.ok("GET /api/dashboard"),
  ]);
  expect(subscription).toMatchObject({
    plan: "starter",
    period: "yearly",
    price: { cents: yearly.priceCents, currency: "EUR" },
    renewsAt,
    days: 30,
    jobPosts: { allowed: jobPosts },
    cvs: { allowed: cvs },
    maxCvCount,
    trial: null,
  });
  expect(dashboard).toMatchObject({ plan: { name: "starter", maxCvCount }, remainingJobPosts: jobPosts, remainingCvs: cvs });

  const opened: number[] = [];
  while (opened.length <= jobPosts) opened.push((await recruiter.call("POST /api/jobs", { body: { title: "Baker" } })).status);
  expect(opened).toEqual([...Array<number>(jobPosts).fill(201), 402]);
  const { id: jobId } = (await recruiter.ok("GET /api/jobs")).items[0]!;
  const files = Array.from({ length: maxCvCount + 1 }, () => ({ name: "cv.pdf", size: 1 }));
  const upload = await recruiter.call("POST /api/jobs/{jobId}/uploads", { path: { jobId }, body: { files } });
  expect(upload.body.message).toBe(`You can upload a maximum of ${maxCvCount} resumes. Currently you have ${maxCvCount + 1}.`);
  expect(await recruiter.upload(jobId, await aCv({ salt: "paid" }))).toMatchObject({ state: "complete" });
});

asRecruiter("a coupon says what it grants before it is used, and adds its days to the end of the trial", async (recruiter) => {
  const code = await aCoupon({ trialDays: 30 });
  const before = await endOf(recruiter);
  const offered = await validate(recruiter, code);
  expect(offered).toMatchObject({ status: 200, body: { code, kind: "trialDays", trialDays: 30 } });
  expect(Date.parse(offered.body.renewsAt!)).toBe(before + days(30));
  expect(await endOf(recruiter)).toBe(before);

  expect(await redeem(recruiter, code)).toMatchObject({ status: 200, body: offered.body });
  expect(await endOf(recruiter)).toBe(before + days(30));
  expect(await recruiter.ok("GET /api/subscription")).toMatchObject({
    days: TRIAL_DAYS + 30,
    trial: { days: TRIAL_DAYS + 30, couponDays: 30 },
    coupon: { code, kind: "trialDays", trialDays: 30 },
  });
});

asRecruiter("a code is found however it is typed", async (recruiter) => {
  await aCoupon({ trialDays: 1 }, `Spring-${recruiter.email.slice(0, 6).replace(/\W/gu, "x")}-Tip`);
  const code = `spring ${recruiter.email.slice(0, 6).replace(/\W/gu, "x")}tıp `;
  expect(await validate(recruiter, code)).toMatchObject({ status: 200, body: { trialDays: 1 } });
});

asRecruiter("a beta coupon lifts every limit, and there is nothing to renew", async (recruiter) => {
  const code = await aCoupon("beta");
  expect((await validate(recruiter, code)).body).toEqual({ code, kind: "beta", trialDays: null, renewsAt: null });
  expect((await redeem(recruiter, code)).status).toBe(200);
  expect(await recruiter.ok("GET /api/subscription")).toMatchObject({
    plan: "beta",
    renewsAt: null,
    days: null,
    trial: null,
    jobPosts: { allowed: null, remaining: null },
    cvs: { allowed: null, remaining: null },
    coupon: { code, kind: "beta" },
  });
  // Another coupon brings it nothing and stays unused.
  const other = await aCoupon({ trialDays: 5 });
  expect(await redeem(recruiter, other)).toMatchObject({ status: 409, body: { code: "coupon.notNeeded" } });
  expect((await validate(await aRecruiter(), other)).status).toBe(200);
});

asRecruiter("refusals use the product's sentences, in the reader's language", async (recruiter) => {
  const mine = await aCoupon({ trialDays: 2 });
  const theirs = await aCoupon({ trialDays: 2 });
  const ended = await aCoupon({ trialDays: 2 });
  await recruiter.ok("POST /api/coupons/redeem", { body: { code: mine } });
  await (await aRecruiter()).ok("POST /api/coupons/redeem", { body: { code: theirs } });
  const { Coupon } = await import("@candor/core/account/coupon/coupon");
  await Coupon.deactivate({ code: ended });

  for (const call of [validate, redeem]) {
    for (const [code, status, message] of [
      ["", 400, "Coupon code is required"],
      ["   ", 400, "Coupon code is required"],
      ["no-such-code", 404, "Coupon not found or inactive"],
      ["–––", 404, "Coupon not found or inactive"],
      ["x".repeat(5000), 404, "Coupon not found or inactive"],
      [ended, 404, "Coupon not found or inactive"],
      [theirs, 409, "This coupon has already been used by another user"],
      [mine, 409, "You have already used this coupon"],
    ] as const)
      expect({ code, ...(await call(recruiter, code)) }).toMatchObject({ code, status, body: { message } });
  }
  expect((await validate(recruiter, theirs, "de")).body.message).toBe(
    "Dieser Gutschein wurde bereits von jemand anderem eingelöst",
  );
  expect(await recruiter.call("POST /api/coupons/validate", { body: {} as never })).toMatchObject({
    status: 400,
    body: { code: "coupon.required", fields: { code: "Coupon code is required" } },
  });
});

test(
  "of several accounts that use a coupon at once one gets all of it, and the others are refused",
  { tags: "detail" },
  async () => {
    const recruiters = await Promise.all(Array.from({ length: 5 }, aRecruiter));
    const code = await aCoupon({ trialDays: 30 });
    const before = await Promise.all(recruiters.map(endOf));
    const replies = await Promise.all(recruiters.map((recruiter) => redeem(recruiter, code)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    for (const [index, { status, body }] of replies.entries()) {
      if (status === 409) expect(body.code).toBe("coupon.usedByOther");
      const gained = (await endOf(recruiters[index]!)) - before[index]!;
      expect(gained).toBe(status === 200 ? days(30) : 0);
    }
  },
);

asRecruiter("an account that uses a coupon several times at once gets its days once", async (recruiter) => {
  const code = await aCoupon({ trialDays: 30 });
  const before = await endOf(recruiter);
  const replies = await Promise.all(Array.from({ length: 5 }, () => redeem(recruiter, code)));
  expect(
    replies.map(({ status, body }) => body.code + String(status)).filter((told) => told === "coupon.usedByYou409"),
  ).toHaveLength(4);
  expect(await endOf(recruiter)).toBe(before + days(30));
});

asRecruiter("different coupons that an account uses at once all count", async (recruiter) => {
  const codes = await Promise.all([1, 2, 4].map((trialDays) => aCoupon({ trialDays })));
  const before = await endOf(recruiter);
  const replies = await Promise.all(codes.map((code) => redeem(recruiter, code)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await endOf(recruiter)).toBe(before + days(7));
  expect(await recruiter.ok("GET /api/subscription")).toMatchObject({ trial: { couponDays: 7 } });
});

asRecruiter("a lost answer is repeated for the same idempotency key", async (recruiter) => {
  const code = await aCoupon({ trialDays: 3 });
  const first = await redeem(recruiter, code, { "idempotency-key": "once" });
  const again = await redeem(recruiter, code, { "idempotency-key": "once" });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
});

asRecruiter("CVs that wait for payment are read once a coupon renews the trial", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const bytes = await aCv({ salt: "coupon" });
  const form = await recruiter.formFor(jobId, bytes);
  await setPlan(recruiter.email, "expired");
  await recruiter.post(form, bytes);
  const code = await aCoupon({ trialDays: 30 });
  await expect
    .poll(async () => (await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items[0]?.code, {
      timeout: STATE_MS,
    })
    .toBe("subscription.expired");
  await recruiter.ok("POST /api/coupons/redeem", { body: { code } });
  expect(await recruiter.settled(jobId)).toMatchObject([{ state: "complete" }]);
  expect(await recruiter.ok("GET /api/subscription")).toMatchObject({ state: "active" });
});

asRecruiter("a trial that has ended begins anew for the days of a coupon, from now on", async (recruiter) => {
  asOperator();
  const { AccountEntity } = await import("@candor/core/account/account.entity");
  const { account } = await recruiter.ok("GET /api/auth/session");
  await AccountEntity.patch({ accountId: account.id })
    .set({ trialEndsAt: new Date(Date.now() - days(20)).toISOString() })
    .go();
  expect(await recruiter.ok("GET /api/subscription")).toMatchObject({ state: "expired", days: 0 });

  const code = await aCoupon({ trialDays: 10 });
  const asked = Date.now();
  const { renewsAt } = await recruiter.ok("POST /api/coupons/redeem", { body: { code } });
  expect(Date.parse(renewsAt!) - asked).toBeGreaterThanOrEqual(days(10) - 2000);
  expect(Date.parse(renewsAt!) - asked).toBeLessThan(days(10) + 60_000);
  expect(await recruiter.ok("GET /api/subscription")).toMatchObject({ state: "active", days: 10 });
});

asRecruiter("an account without a plan is refused with that reason", async (recruiter) => {
  asOperator();
  const code = await aCoupon({ trialDays: 10 });
  const { AccountEntity } = await import("@candor/core/account/account.entity");
  const { account } = await recruiter.ok("GET /api/auth/session");
  await AccountEntity.delete({ accountId: account.id }).go();
  expect(await redeem(recruiter, code)).toMatchObject({ status: 404, body: { message: "User plan not found" } });
  expect((await recruiter.call("GET /api/subscription")).body.message).toBe("User plan not found");
});

asRecruiter("an account that tries many wrong codes has to wait; a right one does not count as a try", async (recruiter) => {
  const code = await aCoupon({ trialDays: 10 });
  const wrong = () => validate(recruiter, "no-such-code");
  for (let guess = 1; guess < COUPON_GUESSES_PER_ACCOUNT_AND_HOUR; guess++) expect((await wrong()).status).toBe(404);
  for (let entered = 0; entered < 3; entered++) expect((await validate(recruiter, code)).status).toBe(200);
  expect((await wrong()).status).toBe(404);
  const limited = await validate(recruiter, code);
  expect(limited).toMatchObject({ status: 429, body: { code: "rate.limited" } });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
});

asRecruiterAtSize(
  "while others write to the coupon all the time it is refused for now, and works afterwards",
  async (recruiter) => {
    const code = await aCoupon({ trialDays: 10 });
    const { account } = await recruiter.ok("GET /api/auth/session");
    const transaction = { service: "dynamodb", operation: "TransactWriteItems", about: account.id } as const;
    const conflicts = await faults().add({ ...transaction, does: { kind: "conflict" } });
    expect(await redeem(recruiter, code)).toMatchObject({
      status: 503,
      body: { code: "coupon.updateFailed", message: "Failed to update coupon" },
    });
    await conflicts.end();
    expect((await redeem(recruiter, code)).status).toBe(200);
  },
);

asRecruiterAtSize("while the plan changes all the time a coupon is refused for now, and is not used", async (recruiter) => {
  const code = await aCoupon({ trialDays: 10 });
  const { account } = await recruiter.ok("GET /api/auth/session");
  asOperator();
  const { AccountEntity } = await import("@candor/core/account/account.entity");
  // Each attempt reads the account long before it writes, and the plan changes meanwhile.
  const slow = await faults().add({
    service: "dynamodb",
    operation: "TransactWriteItems",
    about: account.id,
    does: { kind: "delay", ms: 1500 },
  });
  const state = { isOver: false };
  const redeeming = redeem(recruiter, code).finally(() => (state.isOver = true));
  for (let n = 1; !state.isOver; n++) {
    const trialEndsAt = new Date(Date.now() + days(1) + n).toISOString();
    await AccountEntity.patch({ accountId: account.id }).set({ trialEndsAt }).go();
  }
  expect(await redeeming).toMatchObject({
    status: 503,
    body: { code: "plan.updateFailed", message: "Failed to update plan" },
  });
  await slow.end();
  expect((await redeem(recruiter, code)).status).toBe(200);
});

test("the operator creates, lists and deactivates coupons; a code is unique, however it is written", async () => {
  asOperator();
  const { Coupon } = await import("@candor/core/account/coupon/coupon");
  const made = await Coupon.create({ grants: { trialDays: 365 } });
  expect(made).toMatchObject({ kind: "trialDays", trialDays: 365, isActive: true, usedBy: null });
  await expect(Coupon.create({ grants: "beta", code: made.code.toLowerCase() })).rejects.toThrow("already");
  for (const trialDays of [0, 366, 1.5]) await expect(Coupon.create({ grants: { trialDays } })).rejects.toThrow();
  await expect(Coupon.deactivate({ code: "no-such-code" })).rejects.toThrow("no coupon");

  const user = await aRecruiter();
  await user.ok("POST /api/coupons/redeem", { body: { code: made.code } });
  await Coupon.deactivate({ code: made.code });
  const { account } = await user.ok("GET /api/auth/session");
  const listed = (await Coupon.list()).find(({ code }) => code === made.code);
  expect(listed).toMatchObject({ isActive: false, usedBy: account.id });
  // The grant of a used coupon stays.
  expect((await user.ok("GET /api/subscription")).trial?.couponDays).toBe(365);
});
