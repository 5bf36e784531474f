import { expect } from "vitest";
import { aRecruiter, asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import { aCv } from "../support/pdf.ts";
import type { Recruiter } from "../support/recruiter.ts";

const find = async (recruiter: Recruiter, query: string) =>
  (await recruiter.ok("GET /api/candidates", { query: { query } })).items.map(({ fullName }) => fullName);

asRecruiter(
  "people are found by any part of their name, matches at its beginning first, with job and score",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    await recruiter.upload(jobId, await aCv({ name: "Tamara Ilic" }));
    const { cvId, score } = await recruiter.upload(jobId, await aCv({ name: "Mara Lindqvist" }));

    const { items } = await recruiter.ok("GET /api/candidates", { query: { query: "MÁRA" } });
    expect(items.map(({ fullName }) => fullName)).toEqual(["Mara Lindqvist", "Tamara Ilic"]);
    expect(items[0]).toMatchObject({ cvId, job: { jobId, title: "Senior Frontend Engineer", score } });
    expect(await find(recruiter, "lind mar")).toEqual(["Mara Lindqvist"]);
    expect(await find(recruiter, "nobody")).toEqual([]);
    expect(await find(recruiter, "  ")).toEqual([]);
  },
);

asRecruiter(
  "a candidate who arrives after the first search is found at once, but never by another account",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace" }));
    expect(await find(recruiter, "a")).toEqual(["Ada Lovelace"]);
    await recruiter.upload(jobId, await aCv({ name: "Grace Hopper" }));
    expect(await find(recruiter, "grace")).toEqual(["Grace Hopper"]);
    expect(await find(await aRecruiter(), "grace")).toEqual([]);
  },
);

asRecruiterInDetail("at most five candidates are returned, and a deleted job is not named", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  for (const name of ["One", "Two", "Three", "Four", "Five", "Six"])
    await recruiter.upload(jobId, await aCv({ name: `Ada ${name}` }));
  expect(await find(recruiter, "ada")).toHaveLength(5);

  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId } });
  const { items } = await recruiter.ok("GET /api/candidates", { query: { query: "six" } });
  expect(items).toMatchObject([{ fullName: "Ada Six", job: null }]);
});

asRecruiter("a call with an empty id is refused because the ID is missing", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  for (const cvIds of [[""], [null]])
    expect(
      await recruiter.call("POST /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds: cvIds as string[] } }),
    ).toMatchObject({
      status: 400,
      body: { code: "id.required", message: "ID is required" },
    });
});
