import { startTestCloud } from "@candor/local/testing";
import { afterAll, beforeAll, expect } from "vitest";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { preparePayments } from "../../scripts/payments.ts";
import { atStripe, buy, customerOf, stateOf, stripe, visit } from "../support/billing.ts";
import { leave } from "../support/plan.ts";
import { aCv } from "../support/pdf.ts";
import { advanceClock, asRecruiterInDetail, asRecruiterAtSize, useProduct } from "../support/product.ts";

let cloud: Awaited<ReturnType<typeof startTestCloud>>;

/** Renewals and ends come by the clock, so this file moves the clock of its own cloud. */
beforeAll(async () => {
  cloud = await startTestCloud({
    synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir),
    preparePayments,
  });
  useProduct(cloud.url);
  Object.assign(process.env, cloud.env());
});
afterAll(() => cloud.stop());

/** Moves the clock, and waits until everything is done and told that lies between. */
const jump = async (duration: string): Promise<void> => {
  await advanceClock(duration);
  await stripe().deliveries.settled();
};

asRecruiterAtSize("over 40 days a month is renewed, counts begin anew, and a job can be opened again", async (recruiter) => {
  await buy(recruiter, { plan: "starter", period: "monthly" });
  for (let n = 0; n < 5; n++) await recruiter.openJob();
  const before = await stateOf(recruiter);
  expect(before).toMatchObject({ jobPosts: { used: 5, remaining: 0 }, resetsAt: before.renewsAt });
  expect((await recruiter.call("POST /api/jobs", { body: { title: "Baker" } })).status).toBe(402);

  await jump("P40D");
  const after = await stateOf(recruiter);
  expect(after).toMatchObject({ state: "active", plan: "starter", jobPosts: { used: 0, remaining: 5 } });
  expect(after.resetsAt! > before.resetsAt!).toBe(true);
  expect(after.renewsAt).toBe(after.resetsAt);
  await recruiter.openJob();
  const figures = await recruiter.ok("GET /api/dashboard");
  expect([figures.plan.jobPosts.used, figures.remainingJobPosts, (await stateOf(recruiter)).jobPosts.used]).toEqual([1, 4, 1]);
  expect((await recruiter.ok("GET /api/subscription/invoices")).items).toHaveLength(2);
});

asRecruiterAtSize("within a year that is paid at once every month counts anew; after 13 it is renewed", async (recruiter) => {
  await buy(recruiter, { plan: "starter", period: "yearly" });
  const first = await stateOf(recruiter);
  expect(first).toMatchObject({ period: "yearly", cvs: { used: 0, remaining: 300 } });
  expect(first.resetsAt! < first.renewsAt!).toBe(true);

  const { id: jobId } = await recruiter.openJob();
  const cvs = await Promise.all(["Ada Ayk", "Bo Berg"].map((name) => aCv({ name })));
  const forms = await Promise.all(cvs.map((bytes) => recruiter.formFor(jobId, bytes)));
  await leave(recruiter.email, 0);
  await Promise.all(forms.map((form, n) => recruiter.post(form, cvs[n]!)));
  const codes = async () =>
    (await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items.map(({ code }) => code);
  await expect.poll(codes).toEqual(["cv.limit", "cv.limit"]);

  // No message of Stripe begins a month of a year; what waited for it is read by the next morning.
  await jump("P33D");
  await expect.poll(async () => (await stateOf(recruiter)).cvs).toEqual({ used: 2, allowed: 300, remaining: 298 });
  expect((await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } })).totalResumes).toBe(2);

  const second = await stateOf(recruiter);
  expect(second).toMatchObject({ renewsAt: first.renewsAt, jobPosts: { used: 0 } });

  await jump("P363D");
  const later = await stateOf(recruiter);
  expect(later).toMatchObject({ state: "active", jobPosts: { used: 0 } });
  expect(later.renewsAt!.slice(0, 4)).toBe(String(Number(first.renewsAt!.slice(0, 4)) + 1));
  expect((await recruiter.ok("GET /api/subscription/invoices")).items).toHaveLength(2);
});

asRecruiterInDetail("a subscription that was cancelled runs to its end, and keeps its last month", async (recruiter) => {
  await buy(recruiter, { plan: "starter", period: "monthly" });
  await recruiter.openJob();
  await visit(recruiter, { flow: "cancel" });
  await jump("P20D");
  const { endsAt } = await stateOf(recruiter);
  expect(await stateOf(recruiter)).toMatchObject({ state: "active", renewsAt: null });
  // By then the trial of 30 days has ended as well.
  await jump("P40D");
  expect(await stateOf(recruiter)).toMatchObject({ state: "cancelled", plan: "starter", endsAt, days: 0, jobPosts: { used: 1 } });
  await jump("P60D");
  expect((await stateOf(recruiter)).jobPosts).toEqual({ used: 1, allowed: 5, remaining: 4 });
  expect((await recruiter.call("POST /api/jobs", { body: { title: "Baker" } })).status).toBe(201);
});

asRecruiterInDetail("a downgrade that was planned comes with the renewal", async (recruiter) => {
  await buy(recruiter, { plan: "growth", period: "monthly" });
  await visit(recruiter, { flow: "change", plan: "starter", period: "monthly" });
  await stripe().deliveries.settled();
  expect(await stateOf(recruiter)).toMatchObject({ plan: "growth", next: { plan: "starter" } });
  await jump("P40D");
  expect(await stateOf(recruiter)).toMatchObject({ plan: "starter", state: "active", next: null, jobPosts: { allowed: 5 } });
});

asRecruiterInDetail("a card that fails at the renewal: past due, then unpaid; paid again, it is in order", async (recruiter) => {
  await buy(recruiter, { plan: "starter", period: "monthly" });
  await stripe().useCard(await customerOf(recruiter), "failsLater");
  await jump("P32D");
  expect(await stateOf(recruiter)).toMatchObject({ state: "pastDue", plan: "starter" });
  await jump("P60D");
  expect(await stateOf(recruiter)).toMatchObject({ state: "unpaid" });
  expect((await atStripe(recruiter))[0]!.status).toBe("unpaid");
  await visit(recruiter, { flow: "card" });
  await visit(recruiter, { flow: "resume" }, { does: "pay" });
  await stripe().deliveries.settled();
  expect(await stateOf(recruiter)).toMatchObject({ state: "active", plan: "starter" });
});
