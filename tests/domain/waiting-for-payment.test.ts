import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { aCv } from "../support/pdf.ts";
import { asRecruiter, asRecruiterInDetail, leaveReadings, setPlan } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { STATE_MS } from "../support/patience.ts";

/** Waits until the file is listed as waiting for payment, and returns it. */
async function untilHeld(recruiter: Recruiter, jobId: string, cvId: string) {
  for (const until = performance.now() + STATE_MS; performance.now() < until; await setTimeout(100)) {
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
    const item = items.find((one) => one.cvId === cvId);
    if (item?.code) return item;
  }
  throw new Error(`${cvId} was not put aside`);
}

const STATES = ["paused", "pastDue", "unpaid", "cancelled", "expired"] as const;

for (const state of STATES) {
  // The states differ in one table: one of them is tried before every landing.
  const asSubscriber = state === "unpaid" ? asRecruiter : asRecruiterInDetail;
  asSubscriber(
    `while a subscription is ${state}, a CV that has arrived waits, and is read once payment is in order`,
    async (recruiter) => {
      const { id: jobId } = await recruiter.openJob();
      const bytes = await aCv({ salt: state });
      const form = await recruiter.formFor(jobId, bytes);
      await setPlan(recruiter.email, state);
      await recruiter.post(form, bytes);

      const waiting = await untilHeld(recruiter, jobId, form.cvId);
      expect(waiting).toMatchObject({ state: "waiting", code: `subscription.${state}`, score: null, canRetry: false });
      expect(waiting.message).toMatch(/CVs/);
      expect((await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } })).totalResumes).toBe(0);

      await setPlan(recruiter.email, "active");
      const [item] = await recruiter.settled(jobId);
      expect(item).toMatchObject({ state: "complete", code: null });
      const { account } = await recruiter.ok("GET /api/auth/session");
      expect(account.plan.cvs.used).toBe(1);
    },
  );
}

asRecruiter("an account that has to pay first is told so on upload, and no reading is spent", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  await setPlan(recruiter.email, "pastDue");
  const refused = await recruiter.call("POST /api/jobs/{jobId}/uploads", {
    path: { jobId },
    body: { files: [{ name: "cv.pdf", size: 1000 }] },
  });
  expect([refused.status, refused.body.code]).toEqual([402, "subscription.pastDue"]);
  const { account } = await recruiter.ok("GET /api/auth/session");
  expect(account.plan).toMatchObject({ state: "pastDue", cvs: { used: 0 } });
});

asRecruiter("CVs waiting for payment are all read, each once, when the account becomes unlimited", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const cvs = await Promise.all(["Ada Ayk", "Bo Berg", "Cem Can"].map((name) => aCv({ name })));
  const forms = await Promise.all(cvs.map((bytes) => recruiter.formFor(jobId, bytes)));
  await setPlan(recruiter.email, "unpaid");
  await Promise.all(forms.map((form, n) => recruiter.post(form, cvs[n]!)));
  for (const { cvId } of forms) await untilHeld(recruiter, jobId, cvId);
  expect((await recruiter.ok("GET /api/dashboard")).waitingCvs).toBe(3);

  // Setting the same plan twice changes nothing the second time.
  await Promise.all([setPlan(recruiter.email, "beta"), setPlan(recruiter.email, "beta")]);
  const items = await recruiter.settled(jobId);
  expect(items.map(({ state }) => state)).toEqual(["complete", "complete", "complete"]);
  const job = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  expect(job.totalResumes).toBe(3);
  const { account } = await recruiter.ok("GET /api/auth/session");
  expect(account.plan.cvs.used).toBe(3);
  expect((await recruiter.ok("GET /api/dashboard")).waitingCvs).toBe(0);
});

asRecruiterInDetail("deleting a job deletes its CVs that wait for payment", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const bytes = await aCv({ salt: "deleted" });
  const form = await recruiter.formFor(jobId, bytes);
  await setPlan(recruiter.email, "paused");
  await recruiter.post(form, bytes);
  await untilHeld(recruiter, jobId, form.cvId);
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId } });
  await setPlan(recruiter.email, "beta");
  const other = await recruiter.openJob();
  // The next CV is read, so a waiting one would have been read by now, too.
  await recruiter.upload(other.id, await aCv({ salt: "other" }));
  const { account } = await recruiter.ok("GET /api/auth/session");
  expect(account.plan.cvs.used).toBe(1);
});

asRecruiterInDetail(
  "of CVs that arrive at once the last reading of a trial goes to one, and the others wait",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const cvs = await Promise.all(["Ada Ayk", "Bo Berg", "Cem Can"].map((name) => aCv({ name })));
    const forms = await Promise.all(cvs.map((bytes) => recruiter.formFor(jobId, bytes)));
    await leaveReadings(recruiter.email, 1);
    await Promise.all(forms.map((form, n) => recruiter.post(form, cvs[n]!)));
    for (let items: { state: string; code: string | null }[] = []; items.filter(({ code }) => code === "cv.limit").length < 2;) {
      ({ items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } }));
      await setTimeout(50);
    }
    const refused = await recruiter.call("POST /api/jobs/{jobId}/uploads", {
      path: { jobId },
      body: { files: [{ name: "cv.pdf", size: 1000 }] },
    });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([402, "cv.limit", "CV limit reached"]);
    expect((await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } })).totalResumes).toBe(1);

    await setPlan(recruiter.email, "beta");
    expect((await recruiter.settled(jobId)).map(({ state }) => state)).toEqual(["complete", "complete", "complete"]);
  },
);

asRecruiterInDetail(
  "released CVs that still may not be read wait again, and are read once the plan allows it",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const cvs = await Promise.all(["Ada Ayk", "Bo Berg", "Cem Can"].map((name) => aCv({ name })));
    const forms = await Promise.all(cvs.map((bytes) => recruiter.formFor(jobId, bytes)));
    await setPlan(recruiter.email, "unpaid");
    await Promise.all(forms.map((form, n) => recruiter.post(form, cvs[n]!)));
    for (const { cvId } of forms) await untilHeld(recruiter, jobId, cvId);
    await leaveReadings(recruiter.email, 1);
    await setPlan(recruiter.email, "active");

    for (let codes: (string | null)[] = []; codes.filter((code) => code === "cv.limit").length < 2; await setTimeout(50)) {
      codes = (await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items.map(({ code }) => code);
    }
    await setPlan(recruiter.email, "beta");
    expect((await recruiter.settled(jobId)).map(({ state }) => state)).toEqual(["complete", "complete", "complete"]);
  },
);
