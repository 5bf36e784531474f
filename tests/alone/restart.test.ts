import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postForm } from "../../scripts/client.ts";
import { inBrowser } from "../support/browser.ts";
import { OwnCloud } from "../support/own-cloud.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, useProduct } from "../support/product.ts";
import { hasSockets, openJob } from "../support/watched-job.ts";

let cloud: OwnCloud;
beforeAll(async () => {
  cloud = await OwnCloud.start();
  useProduct(cloud.url);
});
afterAll(() => cloud.remove());

test("killed twice while it reads, the product scores every CV exactly once", { tags: "detail" }, async () => {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob();
  const count = 24;
  const cvs = await Promise.all(
    Array.from({ length: count }, (_, n) => aCv({ name: `Person ${"ABCDEFGHIJKLMNOPQRSTUVWX"[n]}ee`, salt: String(n) })),
  );
  const { uploads } = await recruiter.ok("POST /api/jobs/{jobId}/uploads", {
    path: { jobId },
    body: { files: cvs.map((bytes, n) => ({ name: `${n}.pdf`, size: bytes.length })) },
  });
  // All files are sent before the first is done, because the worker is not loaded yet.
  await Promise.all(uploads.map((form, n) => postForm(form, cvs[n]!)));

  // The first kill comes while some files are done and some under way, the second during the restart.
  await untilSomeAreDone(jobId);
  await cloud.kill();
  await cloud.start();
  await setTimeout(300);
  await cloud.kill();
  await cloud.start();
  const items = await recruiter.settled(jobId);

  expect(items.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => "complete"));
  const { items: candidates, total } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  expect(total).toBe(count);
  expect(new Set(candidates.map(({ fullName }) => fullName)).size).toBe(count);
  const job = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  expect(job.totalResumes).toBe(count);
  expect(job.highFit).toBe(candidates.filter(({ level }) => level === "high").length);
  expect(job.distribution.reduce((sum, bin) => sum + bin, 0)).toBe(count);
  expect((await recruiter.ok("GET /api/auth/session")).account.plan.cvs.used).toBe(count);
  for (const { cvId } of candidates) {
    expect((await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } })).history).toHaveLength(1);
  }

  async function untilSomeAreDone(jobId: string) {
    for (;;) {
      const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
      const done = items.filter(({ state }) => state === "complete").length;
      if (done === items.length) throw new Error("All were done before the product could be killed: send more");
      if (done > 0) return;
      await setTimeout(10);
    }
  }
});

inBrowser("a page reconnects by itself after the server was gone, and gets notifications again", { tags: "detail" }, async () => {
  const recruiter = await aRecruiter();
  const job = await recruiter.openJob();
  const opened = await openJob(recruiter, job.id, { isMoved: false });
  await hasSockets(opened, 1);
  await cloud.kill();
  await cloud.start();
  await hasSockets(opened, 2);
  await recruiter.upload(job.id, await aCv());
  await opened.page.getByRole("row", { name: /Ada Lovelace/ }).waitFor();
});
