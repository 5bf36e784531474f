import { setTimeout } from "node:timers/promises";
import { expect, vi } from "vitest";
import { pdfOf } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const cv = (name: string) =>
  pdfOf([
    name,
    `${name.toLowerCase()}@post.example`,
    "",
    "Experience",
    "Engineer, Kraft GmbH",
    "2019 - 2024",
    "React, TypeScript",
  ]);

/** The writer of candidacies in this process, as the account of a recruiter. */
async function writerFor(recruiter: Recruiter) {
  asOperator();
  const [{ Account }, { Actor }, { CandidacyChange }, { findJob }, { findRow }] = await Promise.all([
    import("@candor/core/account/account"),
    import("@candor/core/kernel/actor"),
    import("@candor/core/candidacy/change"),
    import("@candor/core/job/stored"),
    import("@candor/core/candidacy/stored"),
  ]);
  const { accountId } = (await Account.findUser({ email: recruiter.email }))!;
  const asAccount = <T>(body: () => Promise<T>): Promise<T> => Actor.enter({ type: "system", accountId }, body);
  return { asAccount, CandidacyChange, findJob, findRow };
}

asRecruiterInDetail("a candidate is not taken off a job that was deleted after it was read", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await cv("Ada"));
  const { asAccount, CandidacyChange, findJob, findRow } = await writerFor(recruiter);

  const [job, row] = await asAccount(() => Promise.all([findJob(jobId), findRow(jobId, cvId)]));
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId } });
  const change = new CandidacyChange(job!);
  change.deleteRow(row!);
  // The task that erases the job may have removed the row already.
  expect([...(await asAccount(() => change.commit()))]).toContain("job");
});

asRecruiter("a score is not counted under criteria that have changed since it was computed", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await cv("Ada"));
  const { asAccount, CandidacyChange, findJob, findRow } = await writerFor(recruiter);

  const [job, row] = await asAccount(() => Promise.all([findJob(jobId), findRow(jobId, cvId)]));
  await recruiter.ok("PUT /api/jobs/{jobId}/criteria", {
    path: { jobId },
    body: { criteria: job!.criteria.map((criterion) => ({ ...criterion, weight: criterion.weight === 5 ? 4 : 5 })) },
  });
  const edited = new CandidacyChange(job!);
  edited.patchRow(row!, { editedScore: 90 });
  expect(await asAccount(() => edited.commit())).toEqual(new Set(["job"]));

  // A stage does not depend on the criteria, so it is written even after they have changed.
  const moved = new CandidacyChange(job!);
  moved.patchRow(row!, { stage: "interviewing" });
  expect(await asAccount(() => moved.commit())).toEqual(new Set());
});

asRecruiter("a job that is read while its criteria change has the criteria of its revision", async (recruiter) => {
  const { id: jobId, criteria, revision } = await recruiter.openJob();
  const { asAccount, findJob } = await writerFor(recruiter);
  const { JobEntity, JobTextEntity } = await import("@candor/core/job/job.entity");
  const reweighted = criteria.map((criterion) => ({ ...criterion, weight: criterion.weight === 5 ? 4 : 5 }));
  // The criteria are written after the job's text was read, and before its head is.
  const [get, getText] = [JobEntity.get.bind(JobEntity), JobTextEntity.get.bind(JobTextEntity)];
  const isTextRead = Promise.withResolvers<void>();
  vi.spyOn(JobTextEntity, "get").mockImplementationOnce(((key: Parameters<typeof getText>[0]) => ({
    go: async () => {
      const text = await getText(key).go({ consistent: true });
      isTextRead.resolve();
      return text;
    },
  })) as never);
  vi.spyOn(JobEntity, "get").mockImplementationOnce(((key: Parameters<typeof get>[0]) => ({
    go: async () => {
      await isTextRead.promise;
      await recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path: { jobId }, body: { criteria: reweighted, revision } });
      return get(key).go({ consistent: true });
    },
  })) as never);

  const read = await asAccount(() => findJob(jobId));
  vi.restoreAllMocks();
  expect({ criteria: read?.criteria, revision: read?.revision }).toEqual({ criteria: reweighted, revision: revision + 1 });
});

asRecruiterInDetail("a row keeps the newest name when an earlier correction is shown late", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await cv("Ada"));
  const path = { jobId, cvId };
  const correct = (fullName: string) => recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path, body: { fullName } });
  await correct("Ada First");
  const { asAccount } = await writerFor(recruiter);
  const { Candidacy } = await import("@candor/core/candidacy/write");
  const { CandidateRowEntity } = await import("@candor/core/candidacy/candidate.entity");
  // Before the row is read somebody corrects the name again; a text that was asked for at the same time has been read by then.
  const get = CandidateRowEntity.get.bind(CandidateRowEntity);
  vi.spyOn(CandidateRowEntity, "get").mockImplementationOnce(((key: Parameters<typeof get>[0]) => ({
    go: async () => {
      await setTimeout(200);
      await correct("Ada Second");
      return get(key).go({ consistent: true });
    },
  })) as never);

  await asAccount(() => Candidacy.showPerson(jobId, cvId));
  vi.restoreAllMocks();
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  expect(items.map(({ fullName }) => fullName)).toEqual(["Ada Second"]);
});

asRecruiterInDetail("merges of an erased CV are undone without a wait between them", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const [into, ...others] = await Promise.all(
    ["Ada", "Adele", "Adina", "Agnes", "Alma"].map(async (name) => recruiter.upload(jobId, await cv(name))),
  );
  const path = { jobId, cvId: into!.cvId };
  for (const { cvId } of others) {
    await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", { path, body: { cvId } });
  }
  const { asAccount, findRow } = await writerFor(recruiter);
  const { Candidacy } = await import("@candor/core/candidacy/write");
  // A lost race waits for a random time.
  const waits = vi.spyOn(Math, "random");
  await asAccount(() => Candidacy.leaveForGood(jobId, into!.cvId));
  expect(waits).toHaveBeenCalledTimes(1);
  waits.mockRestore();
  for (const { cvId } of others) expect(await asAccount(() => findRow(jobId, cvId))).toMatchObject({ cvId });
});
