import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OwnCloud } from "../support/own-cloud.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, useProduct } from "../support/product.ts";

let cloud: OwnCloud;
beforeAll(async () => {
  cloud = await OwnCloud.start();
  useProduct(cloud.url);
});
afterAll(() => cloud.remove());

test("killed twice while it reads, the product scores every CV exactly once", async () => {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob();
  const count = 16;
  const cvs = await Promise.all(
    Array.from({ length: count }, (_, n) => aCv({ name: `Person ${"ABCDEFGHIJKLMNOP"[n]}ee`, salt: String(n) })),
  );
  await Promise.all(cvs.map((bytes) => recruiter.send(jobId, bytes)));

  for (let kills = 0; kills < 2; kills++) {
    await untilSome(jobId, kills * 4 + 1);
    await cloud.kill();
    await cloud.start();
  }
  const items = await recruiter.settled(jobId, 120_000);

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

  /** Waits until work is under way and at least `complete` files are done. */
  async function untilSome(jobId: string, complete: number) {
    for (;;) {
      const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
      const done = items.filter(({ state }) => state === "complete").length;
      if (done >= complete && done < items.length) return;
      if (done === items.length) throw new Error("All were done before the product could be killed: send more");
      await setTimeout(20);
    }
  }
});
