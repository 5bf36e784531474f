import { expect } from "vitest";
import { aCv } from "../support/pdf.ts";
import { asRecruiterInDetail } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

/** Two jobs: Ada stands in both with one CV, Bo in the first alone. */
async function aJobAndAnother(recruiter: Recruiter) {
  const [{ id: one }, { id: other }] = [await recruiter.openJob(), await recruiter.openJob({ title: "Another job" })];
  const cv = await aCv({ name: "Ada Lovelace" });
  const { cvId: ada } = await recruiter.upload(one, cv);
  const { cvId: bo } = await recruiter.upload(one, await aCv({ name: "Bo Stays" }));
  await recruiter.upload(other, cv);
  return { one, other, ada, bo };
}

/** The number of other jobs that each row of a job tells, by name. */
const told = async (recruiter: Recruiter, jobId: string) =>
  Object.fromEntries(
    (await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } })).items.map(({ fullName, otherJobs }) => [
      fullName,
      otherJobs,
    ]),
  );

asRecruiterInDetail(
  "rows tell in how many other jobs a CV stands, when it joins one and when it leaves one",
  async (recruiter) => {
    const { one, other, ada } = await aJobAndAnother(recruiter);
    await expect.poll(() => told(recruiter, one)).toEqual({ "Ada Lovelace": 1, "Bo Stays": 0 });
    await expect.poll(() => told(recruiter, other)).toEqual({ "Ada Lovelace": 1 });

    const { id: third } = await recruiter.openJob({ title: "A third job" });
    await recruiter.ok("POST /api/jobs/{jobId}/candidates", { path: { jobId: third }, body: { cvIds: [ada] } });
    await expect.poll(() => told(recruiter, one)).toEqual({ "Ada Lovelace": 2, "Bo Stays": 0 });
    await expect.poll(() => told(recruiter, third)).toEqual({ "Ada Lovelace": 2 });

    await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId: other, cvId: ada } });
    await expect.poll(() => told(recruiter, one)).toEqual({ "Ada Lovelace": 1, "Bo Stays": 0 });
    await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: third } });
    await expect.poll(() => told(recruiter, one)).toEqual({ "Ada Lovelace": 0, "Bo Stays": 0 });
  },
);

asRecruiterInDetail(
  "after a merge the row that stays tells of both CVs' jobs, and its own alone after the undo",
  async (recruiter) => {
    const { one, other, ada, bo } = await aJobAndAnother(recruiter);
    await expect.poll(() => told(recruiter, one)).toEqual({ "Ada Lovelace": 1, "Bo Stays": 0 });
    const path = { jobId: one, cvId: bo };
    await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", { path, body: { cvId: ada } });
    await expect.poll(() => told(recruiter, one)).toEqual({ "Bo Stays": 1 });
    await expect.poll(() => told(recruiter, other)).toEqual({ "Ada Lovelace": 1 });

    await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}", { path: { ...path, mergedId: ada } });
    await expect.poll(() => told(recruiter, one)).toEqual({ "Ada Lovelace": 1, "Bo Stays": 0 });
    await expect.poll(() => told(recruiter, other)).toEqual({ "Ada Lovelace": 1 });

    // Different people stay candidates of their own jobs.
    await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/distinctions", { path, body: { cvId: ada } });
    expect(await told(recruiter, one)).toEqual({ "Ada Lovelace": 1, "Bo Stays": 0 });
  },
);

asRecruiterInDetail("when a merged candidate leaves, or a CV is erased, no row tells of that job any more", async (recruiter) => {
  const { one, other, ada, bo } = await aJobAndAnother(recruiter);
  await expect.poll(() => told(recruiter, one)).toEqual({ "Ada Lovelace": 1, "Bo Stays": 0 });
  const path = { jobId: one, cvId: bo };
  await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", { path, body: { cvId: ada } });
  await expect.poll(() => told(recruiter, one)).toEqual({ "Bo Stays": 1 });
  await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path });
  await expect.poll(() => told(recruiter, other)).toEqual({ "Ada Lovelace": 0 });

  await recruiter.ok("POST /api/jobs/{jobId}/candidates", { path: { jobId: one }, body: { cvIds: [ada, bo] } });
  await expect.poll(() => told(recruiter, one)).toEqual({ "Ada Lovelace": 1, "Bo Stays": 0 });
  await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", { path, body: { cvId: ada } });
  await expect.poll(() => told(recruiter, one)).toEqual({ "Bo Stays": 1 });
  await recruiter.ok("DELETE /api/cvs/{cvId}", { path: { cvId: ada } });
  await expect.poll(() => told(recruiter, one)).toEqual({ "Bo Stays": 0 });
});
