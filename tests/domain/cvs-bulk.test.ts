import { expect } from "vitest";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const jobsOf = async (recruiter: Recruiter, cvIds: string[]) =>
  (await recruiter.ok("POST /api/cvs/jobs", { body: { cvIds } })).items;
const erase = (recruiter: Recruiter, cvIds: string[]) => recruiter.call("POST /api/cvs/deletions", { body: { cvIds } });

asRecruiterInDetail("the jobs of several CVs are told at once, each with its stage and score there", async (recruiter) => {
  const { id: first } = await recruiter.openJob();
  const { id: second } = await recruiter.openJob({ title: "Team Lead" });
  const bytes = await aCv({ name: "Ada Lovelace" });
  const { cvId: ada } = await recruiter.upload(first, bytes, "ada.pdf");
  await recruiter.upload(second, bytes, "ada.pdf");
  const { cvId: bo } = await recruiter.upload(first, await aCv({ name: "Bo Diddley" }), "bo.pdf");
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
    path: { jobId: first, cvId: ada },
    body: { stage: "interviewing" },
  });
  await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId: first, cvId: bo } });

  const inFirst = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId: first, cvId: ada } });
  const [ofAda, ofBo] = await jobsOf(recruiter, [ada, bo]);
  expect(ofAda).toMatchObject({
    cvId: ada,
    jobs: [
      { jobId: second, title: "Team Lead", stage: "screening" },
      { jobId: first, stage: "interviewing", score: inFirst.score },
    ],
  });
  expect(ofBo).toEqual({ cvId: bo, jobs: [] });
});

asRecruiter("several CVs are erased from all their jobs, and telling it again changes nothing", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const names = ["Ada Lovelace", "Bo Diddley", "Cy Twombly"];
  const cvIds: string[] = [];
  for (const name of names) cvIds.push((await recruiter.upload(jobId, await aCv({ name }), `${name}.pdf`)).cvId);
  const [ada, bo, cy] = cvIds as [string, string, string];

  expect((await erase(recruiter, [ada, bo, ada])).body).toEqual({ erased: [ada, bo], missing: [] });
  const list = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  expect(list.items.map(({ cvId }) => cvId)).toEqual([cy]);
  expect((await recruiter.ok("GET /api/cvs")).items.map(({ id }) => id)).toEqual([cy]);
  expect(await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } })).toMatchObject({ totalResumes: 1 });

  // Until its task has run, a CV counts as one that is being erased; then as one that is not there.
  const again = (await erase(recruiter, [ada, bo])).body as { erased: string[]; missing: string[] };
  expect([...again.erased, ...again.missing].toSorted()).toEqual([ada, bo].toSorted());
  expect((await recruiter.ok("GET /api/cvs")).total).toBe(1);
});

asRecruiter("more than a call takes, or nothing, is refused", async (recruiter) => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `cv_${n}`);
  for (const cvIds of [[], many(26)]) expect((await erase(recruiter, cvIds)).status).toBe(400);
  for (const cvIds of [[], many(51)]) {
    expect((await recruiter.call("POST /api/cvs/jobs", { body: { cvIds } })).status).toBe(400);
  }
});

asRecruiter("a stranger learns nothing of somebody else's CVs, and erases none", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace" }), "ada.pdf");
  const stranger = await aRecruiter();
  expect(await jobsOf(stranger, [cvId])).toEqual([{ cvId, jobs: [] }]);
  expect((await erase(stranger, [cvId])).body).toEqual({ erased: [], missing: [cvId] });
  expect(await jobsOf(recruiter, [cvId])).toMatchObject([{ jobs: [{ jobId }] }]);
});
