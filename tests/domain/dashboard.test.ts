import { SUPPORT_MAILS_PER_ACCOUNT_AND_HOUR, TRIAL_CVS, TRIAL_DAYS, TRIAL_JOB_POSTS } from "@candor/core/kernel/limits";
import { expect, test } from "vitest";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aVisitor, asRecruiter, outboxOf, setPlan } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const SUPPORT = "support@localhost";

const askedBy = async ({ email }: Recruiter) => (await outboxOf(SUPPORT)).filter(({ replyTo }) => replyTo.includes(email));

asRecruiter("a new account sees its whole trial, and no jobs", async (recruiter) => {
  const dashboard = await recruiter.ok("GET /api/dashboard");
  expect(dashboard).toMatchObject({
    jobs: { all: 0, open: 0, onHold: 0, closed: 0 },
    analyzedCvs: 0,
    poolCvs: 0,
    plan: { name: "trial", state: "active" },
    renewal: { at: dashboard.plan.renewsAt, days: TRIAL_DAYS },
    remainingJobPosts: TRIAL_JOB_POSTS,
    remainingCvs: TRIAL_CVS,
    recentJobs: [],
  });
});

asRecruiter("every number agrees with the lists behind it, also after a job was deleted", async (recruiter) => {
  const jobs = [];
  for (const title of ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh"])
    jobs.push(await recruiter.openJob({ title }));
  const [first, second, third] = jobs as [(typeof jobs)[0], (typeof jobs)[0], (typeof jobs)[0]];
  await recruiter.upload(second.id, await pdfOf(cvLines({ name: "Ada Lovelace" })));
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: second.id }, body: { status: "closed" } });
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: third.id }, body: { status: "onHold" } });
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: first.id } });

  const [dashboard, list, pool, { account }] = await Promise.all([
    recruiter.ok("GET /api/dashboard"),
    recruiter.ok("GET /api/jobs"),
    recruiter.ok("GET /api/cvs"),
    recruiter.ok("GET /api/auth/session"),
  ]);
  expect(dashboard.jobs).toEqual({ all: 6, open: 4, onHold: 1, closed: 1 });
  expect(dashboard.jobs).toEqual(list.counts);
  expect(dashboard.jobs.all).toBe(account.jobs);
  expect(dashboard.recentJobs).toEqual(list.items.slice(0, 5));
  expect(dashboard.poolCvs).toBe(pool.total);
  expect(dashboard).toMatchObject({ analyzedCvs: 1, poolCvs: 1, plan: account.plan });
  // A deleted job still counts as a used job post.
  expect(dashboard.plan.jobPosts.used).toBe(7);
  expect(dashboard).toMatchObject({ remainingJobPosts: TRIAL_JOB_POSTS - 7, remainingCvs: TRIAL_CVS - 1 });
});

asRecruiter("a beta account has no limits and nothing to renew", async (recruiter) => {
  await setPlan(recruiter.email, "beta");
  expect(await recruiter.ok("GET /api/dashboard")).toMatchObject({
    plan: { name: "beta" },
    renewal: null,
    remainingJobPosts: null,
    remainingCvs: null,
  });
});

asRecruiter("a question to support is mailed in full, and its answer goes to the sender", async (recruiter) => {
  await recruiter.ok("POST /api/support", {
    body: { subject: " Scans ", message: "What happens to <b>scans</b>?\nWe get many." },
  });
  const [mail] = await askedBy(recruiter);
  expect(mail).toMatchObject({ subject: "Support: Scans", replyTo: [recruiter.email] });
  expect(mail!.text).toContain("What happens to <b>scans</b>?\nWe get many.");
  expect(mail!.text).toContain(recruiter.email);
});

asRecruiter("a subject cannot inject a header or a recipient", async (recruiter) => {
  const victim = `victim-${recruiter.email}`;
  await recruiter.ok("POST /api/support", {
    body: { subject: `Hello\r\nBcc: ${victim}\r\nReply-To: ${victim}\r\n\r\nBody`, message: "Hello" },
  });
  const [mail] = await askedBy(recruiter);
  expect(mail).toMatchObject({ replyTo: [recruiter.email] });
  expect(mail!.subject).not.toMatch(/[\r\n]/u);
  expect(await outboxOf(victim)).toEqual([]);
});

asRecruiter(
  "an empty or too long question is refused at its field, in the reader's language, and not mailed",
  async (recruiter) => {
    const ask = (body: object, language = "en") =>
      recruiter.call("POST /api/support", { body: body as never, headers: { "accept-language": language } });
    expect(await ask({ message: "Hello" })).toMatchObject({
      status: 400,
      body: { code: "support.subjectRequired", fields: { subject: "Say in a few words what it is about." } },
    });
    expect(await ask({ subject: "Hello", message: "  " }, "de")).toMatchObject({
      status: 400,
      body: { code: "support.messageRequired", fields: { message: "Schreiben Sie, was Sie wissen möchten." } },
    });
    for (const body of [
      { subject: "x".repeat(151), message: "Hello" },
      { subject: "Hello", message: "x".repeat(5001) },
    ])
      expect(await ask(body)).toMatchObject({ status: 400, body: { code: "input.invalid" } });
    expect(await askedBy(recruiter)).toEqual([]);
  },
);

asRecruiter("five questions an hour are mailed, the sixth is refused until later", async (recruiter) => {
  const replies = await Promise.all(
    Array.from({ length: SUPPORT_MAILS_PER_ACCOUNT_AND_HOUR + 1 }, (_, number) =>
      recruiter.call("POST /api/support", { body: { subject: `Question ${number}`, message: "Hello" } }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 429]);
  expect(await askedBy(recruiter)).toHaveLength(SUPPORT_MAILS_PER_ACCOUNT_AND_HOUR);
});

test("the dashboard and the mail to support need a session", async () => {
  expect((await aVisitor().call("GET /api/dashboard")).status).toBe(401);
  expect((await aVisitor().call("POST /api/support", { body: { subject: "Hello", message: "Hello" } })).status).toBe(401);
});
