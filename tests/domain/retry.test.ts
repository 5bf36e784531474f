import { expect } from "vitest";
import { aCv, pdfOf } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterInDetail, faults } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const damaged = Buffer.from("%PDF-1.7\nnothing that could be read");

const retry = (recruiter: Recruiter, jobId: string, cvId: string) =>
  recruiter.call("POST /api/jobs/{jobId}/uploads/{cvId}/retry", { path: { jobId, cvId } });

asRecruiter("a failed file can be retried, with three attempts in all, and then the retry is refused", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const failed = await recruiter.upload(jobId, damaged);
  expect(failed).toMatchObject({ state: "failed", code: "read.damaged", canRetry: true });

  for (const canRetry of [true, false]) {
    expect((await retry(recruiter, jobId, failed.cvId)).status).toBe(202);
    const [item] = await recruiter.settled(jobId);
    expect(item).toMatchObject({ state: "failed", canRetry });
  }
  const refused = await retry(recruiter, jobId, failed.cvId);
  expect([refused.status, refused.body.code]).toEqual([409, "cv.attempts"]);
  expect(refused.body.message).toBe("This CV has been attempted to be processed 3 times or more.");

  // The same bytes under another name are the same CV.
  const again = await recruiter.upload(jobId, damaged, "other-name.pdf");
  expect(again).toMatchObject({ state: "failed", code: "cv.attempts", canRetry: false });
  const { account } = await recruiter.ok("GET /api/auth/session");
  expect(account.plan.cvs.used).toBe(0);
});

asRecruiterInDetail(
  "a retry is not lost when the storage fails just then, and a second press changes nothing",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const failed = await recruiter.upload(jobId, damaged);
    const fault = await faults().add({
      service: "s3",
      operation: "CopyObject",
      about: failed.cvId,
      times: 3,
      does: { kind: "fail" },
    });
    expect((await retry(recruiter, jobId, failed.cvId)).status).toBe(202);
    expect((await retry(recruiter, jobId, failed.cvId)).status).toBe(202);
    const [item] = await recruiter.settled(jobId);
    expect(await fault.hits()).toBe(3);
    expect(item).toMatchObject({ state: "failed", code: "read.damaged" });
  },
);

asRecruiterInDetail("a message that comes twice does not end a file that waits for its next attempt", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, damaged);
  asOperator();
  const { Analysis } = await import("@candor/core/candidacy/analysis/analysis");
  const slow = await faults().add({
    service: "s3",
    operation: "CopyObject",
    about: cvId,
    times: 1,
    does: { kind: "delay", ms: 2000 },
  });
  expect((await retry(recruiter, jobId, cvId)).status).toBe(202);
  await expect.poll(() => slow.hits()).toBe(1);
  await Analysis.process(cvId, { read: () => Promise.reject(new Error("There is nothing to read")) });
  expect((await recruiter.settled(jobId))[0]).toMatchObject({ state: "failed", code: "read.damaged" });
});

asRecruiter("a file that is gone when it is to be read again ends as failed, and says so", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, damaged);
  asOperator();
  const { Storage } = await import("@candor/core/kernel/storage");
  await Storage.removeFailed(cvId);
  await retry(recruiter, jobId, cvId);
  expect((await recruiter.settled(jobId))[0]).toMatchObject({ state: "failed", code: "cv.notKept", canRetry: false });
});

asRecruiterInDetail("changed criteria start a new count of attempts", async (recruiter) => {
  const job = await recruiter.openJob();
  const { cvId } = await recruiter.upload(job.id, damaged);
  for (let n = 0; n < 2; n++) {
    await retry(recruiter, job.id, cvId);
    await recruiter.settled(job.id);
  }
  expect((await retry(recruiter, job.id, cvId)).status).toBe(409);
  const [first, ...others] = job.criteria;
  await recruiter.ok("PUT /api/jobs/{jobId}/criteria", {
    path: { jobId: job.id },
    body: { criteria: [{ ...first!, text: "Vue" }, ...others] },
  });
  expect((await recruiter.upload(job.id, damaged)).code).toBe("read.damaged");
});

asRecruiterInDetail("another job counts its own attempts", async (recruiter) => {
  const [one, other] = [await recruiter.openJob(), await recruiter.openJob()];
  for (let n = 0; n < 3; n++) await recruiter.upload(one.id, damaged);
  expect((await recruiter.upload(one.id, damaged)).code).toBe("cv.attempts");
  expect((await recruiter.upload(other.id, damaged)).code).toBe("read.damaged");
});

asRecruiter("a file that was read is not read again, and an unknown one is refused", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await aCv());
  const refused = await retry(recruiter, jobId, cvId);
  expect([refused.status, refused.body.code]).toEqual([409, "cv.analyzed"]);
  expect((await retry(recruiter, jobId, "cv_unknown")).body.code).toBe("row.notUpdated");

  const form = await recruiter.formFor(jobId, damaged);
  expect((await retry(recruiter, jobId, form.cvId)).body.code).toBe("cv.notKept");
});

asRecruiter("a closed job refuses a retry, too", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, damaged);
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status: "closed" } });
  expect((await retry(recruiter, jobId, cvId)).body.code).toBe("job.closed");
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status: "onHold" } });
  expect((await retry(recruiter, jobId, cvId)).body.code).toBe("job.onHold");
});

asRecruiterInDetail("a settled file can be taken off the list, and its candidate stays", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const taken = await recruiter.upload(jobId, await aCv());
  const failed = await recruiter.upload(jobId, await pdfOf(["x"], { password: "secret" }));
  const dismiss = (cvId: string) => recruiter.call("DELETE /api/jobs/{jobId}/uploads/{cvId}", { path: { jobId, cvId } });
  expect((await dismiss(failed.cvId)).status).toBe(204);
  expect((await dismiss(taken.cvId)).status).toBe(204);
  expect((await dismiss(taken.cvId)).body.code).toBe("row.notUpdated");
  expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items).toEqual([]);
  expect((await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } })).total).toBe(1);
  // A file on its way cannot be taken off the list.
  const form = await recruiter.formFor(jobId, await aCv({ salt: "under way" }));
  expect((await dismiss(form.cvId)).body.code).toBe("row.notUpdated");
});
