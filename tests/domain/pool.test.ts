import { expect } from "vitest";
import type { Recruiter } from "../support/recruiter.ts";
import { aCv, pdfOf } from "../support/pdf.ts";
import { aRecruiter, asRecruiter, asRecruiterInDetail, asRecruiterAtSize, leaveReadings, setPlan } from "../support/product.ts";

const baker = (n: number) =>
  pdfOf([
    `Tom Baker ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[n % 26]}`,
    "Baker",
    `tom.${n}@post.example`,
    "Experience",
    `Baker, Bread ${n} GmbH`,
    "2019 - present",
    "- Bakes bread.",
    "Skills",
    "Baking",
  ]);

const importInto = (recruiter: Recruiter, jobId: string, cvIds?: string[]) =>
  recruiter.call("POST /api/jobs/{jobId}/candidates", { path: { jobId }, body: { ...(cvIds && { cvIds }) } });

const countsOf = async (recruiter: Recruiter, jobId: string) => {
  const { totalResumes, distribution } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  return { totalResumes, counted: distribution.reduce((sum, count) => sum + count, 0) };
};

/** A job with CVs of it, and a second one that has none of them. */
async function twoJobs(recruiter: Recruiter, cvs = 1) {
  const { id: first } = await recruiter.openJob();
  const { id: second } = await recruiter.openJob({ title: "Frontend Lead" });
  const cvIds: string[] = [];
  for (let n = 0; n < cvs; n++)
    cvIds.push((await recruiter.upload(first, n === 0 ? await aCv() : await baker(n), `cv ${n}.pdf`)).cvId);
  return { first, second, cvIds };
}

asRecruiter("the pool holds every CV of the account once, newest first, and says which stand in a job", async (recruiter) => {
  const { first, second, cvIds } = await twoJobs(recruiter, 2);
  await importInto(recruiter, second, cvIds.slice(0, 1));
  await recruiter.settled(second);
  const pool = await recruiter.ok("GET /api/cvs", { query: { jobId: second } });
  expect(pool).toMatchObject({
    total: 2,
    next: null,
    items: [
      { id: cvIds[1], fileName: "cv 1.pdf", jobTitle: "Baker", isInJob: false },
      { id: cvIds[0], fileName: "cv 0.pdf", fullName: "Ada Lovelace", pages: 1, source: "uploaded", isInJob: true },
    ],
  });
  expect((await recruiter.ok("GET /api/cvs")).items.map(({ isInJob }) => isInJob)).toEqual([false, false]);
  await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId: first, cvId: cvIds[1]! } });
  expect((await recruiter.ok("GET /api/cvs")).total).toBe(2);
});

asRecruiter("a CV of the pool names its jobs, with its score in each, and can be opened without them", async (recruiter) => {
  const { first, second, cvIds } = await twoJobs(recruiter);
  const [cvId] = cvIds as [string];
  await importInto(recruiter, second, cvIds);
  await recruiter.settled(second);
  const shown = async () => recruiter.ok("GET /api/cvs/{cvId}", { path: { cvId } });

  await expect.poll(async () => (await shown()).jobs.length).toBe(2);
  expect(await shown()).toMatchObject({
    id: cvId,
    fullName: "Ada Lovelace",
    fileName: "cv 0.pdf",
    jobs: [
      { jobId: second, title: "Frontend Lead", score: expect.any(Number) },
      { jobId: first, title: "Senior Frontend Engineer", score: expect.any(Number) },
    ],
  });
  await recruiter.ok("PUT /api/jobs/{jobId}/candidates/{cvId}/score", { path: { jobId: first, cvId }, body: { score: 12 } });
  await expect.poll(async () => (await shown()).jobs[1]?.score).toBe(12);

  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: second } });
  expect((await shown()).jobs.map(({ jobId }) => jobId)).toEqual([first]);
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: first } });
  expect((await shown()).jobs).toEqual([]);

  const { headers, status } = await recruiter.call("GET /api/cvs/{cvId}/document", { path: { cvId } });
  expect(status).toBe(302);
  const file = await fetch(headers.get("location")!);
  expect((await file.text()).startsWith("%PDF")).toBe(true);
  const download = await recruiter.call("GET /api/cvs/{cvId}/document", { path: { cvId }, query: { download: "1" } });
  expect((await fetch(download.headers.get("location")!)).headers.get("content-disposition")).toContain("cv%200.pdf");
});

asRecruiter("the pool is found by name, title, place, skill and file name, whatever their accents", async (recruiter) => {
  await twoJobs(recruiter, 2);
  for (const [query, fileNames] of [
    ["lovelace ADA", ["cv 0.pdf"]],
    ["báker", ["cv 1.pdf"]],
    ["typescript", ["cv 0.pdf"]],
    ["cv 1.pdf", ["cv 1.pdf"]],
    ["berlin", ["cv 0.pdf"]],
    ["nobody", []],
    ["  ", ["cv 1.pdf", "cv 0.pdf"]],
  ] as const) {
    const { items, total } = await recruiter.ok("GET /api/cvs", { query: { query } });
    expect({ query, total, names: items.map(({ fileName }) => fileName) }).toEqual({
      query,
      total: fileNames.length,
      names: fileNames,
    });
  }
});

asRecruiter("invalid cursors return some page, and never another account's CVs", async (recruiter) => {
  const owner = await aRecruiter();
  await Promise.all([twoJobs(recruiter), twoJobs(owner)]);
  const theirs = (await owner.ok("GET /api/cvs")).items[0]!.id;
  for (const next of [theirs, "x", "\u0000", "ş".repeat(500), "cv_", "{}", "", "~~~~"]) {
    const reply = await recruiter.call("GET /api/cvs", { query: { next } });
    expect({ next, status: reply.status, theirs: JSON.stringify(reply.body).includes(theirs) }).toEqual({
      next,
      status: 200,
      theirs: false,
    });
  }
});

asRecruiter(
  "a CV of the pool is put forward for another job: scored from its text, nothing is read or spent",
  async (recruiter) => {
    const { second, cvIds } = await twoJobs(recruiter);
    const [cvId] = cvIds as [string];
    expect(await importInto(recruiter, second, [cvId, cvId])).toMatchObject({ status: 202, body: { queued: 1, known: [] } });
    expect(await recruiter.settled(second)).toMatchObject([
      {
        cvId,
        name: "cv 0.pdf",
        source: "pool",
        state: "complete",
        duplicateOf: null,
        score: expect.any(Number),
        canRetry: false,
      },
    ]);
    const candidate = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId: second, cvId } });
    expect(candidate).toMatchObject({
      source: "pool",
      stage: "screening",
      fullName: "Ada Lovelace",
      history: [{ what: "analyzed", by: "Candor" }],
    });
    expect(Date.parse(candidate.appliedAt)).toBeGreaterThan(Date.parse((await recruiter.ok("GET /api/cvs")).items[0]!.createdAt));
    expect(candidate.marks.some(({ quotes }) => quotes.length > 0)).toBe(true);
    expect(await countsOf(recruiter, second)).toEqual({ totalResumes: 1, counted: 1 });
    expect((await recruiter.ok("GET /api/auth/session")).account.plan.cvs.used).toBe(1);
    expect((await recruiter.ok("GET /api/cvs")).total).toBe(1);
  },
);

asRecruiter("CVs that the job already has are skipped, and refused if there are no others", async (recruiter) => {
  const { first, cvIds } = await twoJobs(recruiter, 2);
  expect(await importInto(recruiter, first, cvIds)).toMatchObject({ status: 409, body: { code: "candidate.duplicate" } });
  const { id: third } = await recruiter.openJob();
  await importInto(recruiter, third, cvIds.slice(0, 1));
  await recruiter.settled(third);
  expect((await importInto(recruiter, third, cvIds)).body).toEqual({ queued: 1, known: cvIds.slice(0, 1) });
  await recruiter.settled(third);
  expect(await countsOf(recruiter, third)).toEqual({ totalResumes: 2, counted: 2 });
});

asRecruiterInDetail("five imports of the same CVs at once make each a candidate once", async (recruiter) => {
  const { second, cvIds } = await twoJobs(recruiter, 3);
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => importInto(recruiter, second, cvIds)));
  expect(replies.map(({ status }) => status).filter((status) => status !== 202 && status !== 409)).toEqual([]);
  await recruiter.settled(second);
  expect(await countsOf(recruiter, second)).toEqual({ totalResumes: 3, counted: 3 });
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: second } });
  expect(items.map(({ cvId }) => cvId).toSorted()).toEqual(cvIds.toSorted());
  for (const cvId of cvIds) {
    const { history } = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId: second, cvId } });
    expect(history).toHaveLength(1);
  }
});

asRecruiterInDetail(
  "a candidate that was removed can be put forward again, in the job it was uploaded to as well",
  async (recruiter) => {
    const { first, cvIds } = await twoJobs(recruiter);
    const path = { jobId: first, cvId: cvIds[0]! };
    await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path, body: { stage: "offer", interviewNotes: "Old." } });
    await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path });
    expect((await importInto(recruiter, first, cvIds)).status).toBe(202);
    expect(await recruiter.settled(first)).toMatchObject([{ state: "complete", source: "pool" }]);
    expect(await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path })).toMatchObject({
      stage: "screening",
      interviewNotes: "",
      source: "pool",
    });
    expect(await countsOf(recruiter, first)).toEqual({ totalResumes: 1, counted: 1 });
  },
);

asRecruiterInDetail(
  "a list that is missing, empty, too long or names a CV that is not there queues nothing",
  async (recruiter) => {
    const { second, cvIds } = await twoJobs(recruiter);
    const stranger = await aRecruiter();
    const theirs = (await twoJobs(stranger)).cvIds[0]!;
    for (const [cvIds_, status, code] of [
      [undefined, 400, "cvList.required"],
      [[], 400, "cvList.required"],
      [Array.from({ length: 51 }, (_, n) => `cv_${n}`), 400, "cvList.tooLong"],
      [[...cvIds, "cv_0000"], 404, "cv.notFound"],
      [[...cvIds, theirs], 404, "cv.notFound"],
    ] as const) {
      expect(await importInto(recruiter, second, cvIds_ && [...cvIds_])).toMatchObject({ status, body: { code } });
    }
    expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: second } })).items).toEqual([]);
    expect(await recruiter.call("GET /api/cvs", { query: { jobId: (await stranger.openJob()).id } })).toMatchObject({
      status: 404,
      body: { code: "job.notFound" },
    });
  },
);

asRecruiter("nothing is put forward for a job that is closed or on hold", async (recruiter) => {
  const { second, cvIds } = await twoJobs(recruiter);
  for (const [status, code] of [
    ["closed", "job.closed"],
    ["onHold", "job.onHold"],
  ] as const) {
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: second }, body: { status } });
    expect(await importInto(recruiter, second, cvIds)).toMatchObject({ status: 409, body: { code } });
  }
});

asRecruiterInDetail("an expired subscription refuses an import with its own code; used-up readings do not", async (recruiter) => {
  const { second, cvIds } = await twoJobs(recruiter);
  for (const state of ["paused", "pastDue", "unpaid", "cancelled", "expired"] as const) {
    await setPlan(recruiter.email, state);
    expect(await importInto(recruiter, second, cvIds)).toMatchObject({ status: 402, body: { code: `subscription.${state}` } });
  }
  await setPlan(recruiter.email, "active");
  await leaveReadings(recruiter.email, 0);
  expect((await importInto(recruiter, second, cvIds)).status).toBe(202);
  expect(await recruiter.settled(second)).toMatchObject([{ state: "complete", code: null }]);
  expect(await countsOf(recruiter, second)).toEqual({ totalResumes: 1, counted: 1 });
});

asRecruiterInDetail("an import that fails repeatedly ends as failed, and can be ordered again", async (recruiter) => {
  const { second, cvIds } = await twoJobs(recruiter);
  const [cvId] = cvIds as [string];
  await leaveReadings(recruiter.email, 10);
  const [{ Account }, { UploadEntity }, { DeadLetters }] = await Promise.all([
    import("@candor/core/account/account"),
    import("@candor/core/upload/upload.entity"),
    import("@candor/core/tasks/dead-letters"),
  ]);
  const { accountId } = (await Account.findUser({ email: recruiter.email }))!;
  // The state that an order leaves when every attempt crashed.
  const item = {
    accountId,
    jobId: second,
    cvId,
    name: "cv 0.pdf",
    size: 1,
    source: "pool",
    state: "analyzing",
    locale: "en",
  } as const;
  await UploadEntity.put(item).go();
  await DeadLetters.failOrder({ type: "import", accountId, jobId: second, cvIds: [cvId], locale: "en" });
  expect(await recruiter.settled(second)).toMatchObject([{ cvId, state: "failed", code: "server", canRetry: false }]);

  expect((await importInto(recruiter, second, cvIds)).status).toBe(202);
  expect(await recruiter.settled(second)).toMatchObject([{ cvId, state: "complete", code: null }]);
  await DeadLetters.failOrder({ type: "import", accountId, jobId: second, cvIds: [cvId], locale: "en" });
  expect(await recruiter.settled(second)).toMatchObject([{ cvId, state: "complete", code: null }]);
});

asRecruiterAtSize(
  "a pool of more than fifty is listed page by page, each CV once, and can be imported at once",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const cvs = await Promise.all(Array.from({ length: 53 }, (_, n) => baker(n)));
    const sent = await Promise.all(cvs.map((bytes, n) => recruiter.send(jobId, bytes, `${n % 2 ? "odd" : "even"} ${n}.pdf`)));
    await recruiter.settled(jobId);
    const pages = async (query?: string) => {
      const ids: string[][] = [];
      for (let next: string | null | undefined; next !== null;) {
        const page = await recruiter.ok("GET /api/cvs", { query: { ...(query && { query }), ...(next && { next }) } });
        ids.push(page.items.map(({ id }) => id));
        expect(page.total).toBe(query ? 27 : 53);
        next = page.next;
      }
      return ids;
    };
    const all = await pages();
    expect(all.map(({ length }) => length)).toEqual([50, 3]);
    expect(all.flat()).toEqual(
      sent
        .map(({ cvId }) => cvId)
        .toSorted()
        .toReversed(),
    );
    expect((await pages("even")).flat()).toHaveLength(27);

    const { id: second } = await recruiter.openJob();
    expect((await importInto(recruiter, second, all[0])).body).toEqual({ queued: 50, known: [] });
    const items = await recruiter.settled(second);
    expect(items.map(({ state }) => state)).toEqual(Array.from({ length: 50 }, () => "complete"));
    expect(await countsOf(recruiter, second)).toEqual({ totalResumes: 50, counted: 50 });
    expect((await recruiter.ok("GET /api/auth/session")).account.plan.cvs.used).toBe(53);
  },
);
