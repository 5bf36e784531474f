import { expect } from "vitest";
import { aCv } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterInDetail, faults } from "../support/product.ts";

/** The entries of one account in the log of erasures, without their times. */
async function entriesOf(accountId: string) {
  asOperator();
  const { ErasureLog } = await import("@candor/core/kernel/erasure-log");
  const found: object[] = [];
  for await (const { at: _, ...entry } of ErasureLog.since(new Date(Date.now() - 3_600_000))) {
    if (entry.accountId === accountId) found.push(entry);
  }
  return found;
}

asRecruiter("each erasure is written down outside of the table, by ids alone", async (recruiter) => {
  const { account, user } = await recruiter.ok("GET /api/auth/session");
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await aCv({ name: "Vera Gone" }), "Vera.pdf");
  const several = [
    await recruiter.upload(jobId, await aCv({ name: "Rolf Removed" })),
    await recruiter.upload(jobId, await aCv()),
  ];
  const broken = await recruiter.upload(jobId, Buffer.from("%PDF-1.7\nbroken"), "broken.pdf");
  const by = { accountId: account.id, userId: user.id };

  const body = { cvIds: several.map((each) => each.cvId) };
  await recruiter.ok("POST /api/jobs/{jobId}/candidates/deletions", { path: { jobId }, body });
  await recruiter.ok("DELETE /api/jobs/{jobId}/uploads/{cvId}", { path: { jobId, cvId: broken.cvId } });
  await recruiter.ok("DELETE /api/cvs/{cvId}", { path: { cvId } });
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId } });
  const refused = await recruiter.call("DELETE /api/cvs/{cvId}", { path: { cvId: "cv_01unknown" } });
  expect(refused.status).toBe(404);
  expect((await recruiter.call("DELETE /api/account", { body: { confirm: recruiter.email } })).status).toBe(202);

  expect(await entriesOf(account.id)).toEqual([
    { type: "candidates", jobId, ...body, ...by },
    { type: "upload", jobId, cvId: broken.cvId, ...by },
    { type: "cv", cvId, ...by },
    { type: "job", jobId, ...by },
    { type: "account", ...by },
  ]);
});

asRecruiterInDetail("nothing is erased that cannot be written down", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await aCv());
  const fault = await faults().add({
    service: "s3",
    operation: "PutObject",
    caller: "api-candidates",
    about: "erased/",
    does: { kind: "fail" },
  });
  try {
    expect((await recruiter.call("DELETE /api/cvs/{cvId}", { path: { cvId } })).status).toBeGreaterThanOrEqual(500);
  } finally {
    await fault.end();
  }
  expect((await recruiter.ok("GET /api/cvs")).items.map(({ id }) => id)).toEqual([cvId]);
  await recruiter.ok("DELETE /api/cvs/{cvId}", { path: { cvId } });
});
