import { expect } from "vitest";
import { aCv, pdfOf } from "../support/pdf.ts";
import { aRecruiter, asOperator, asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const rusty = () =>
  pdfOf([
    "Rusty Brown",
    "Systems Engineer",
    "rusty@post.example",
    "Experience",
    "Systems Engineer, Kernel GmbH",
    "January 2020 - present",
    "- Wrote the network stack of a router in Rust.",
    "Skills",
    "Rust, C",
  ]);

/** Ada in one job, Rusty in another. */
async function aPool(recruiter: Recruiter) {
  const frontend = await recruiter.openJob();
  const systems = await recruiter.openJob({
    title: "Systems Engineer",
    technicalSkills: ["Rust"],
    mustHaveRequirements: ["Rust"],
    languageRequirements: [],
  });
  const ada = await recruiter.upload(frontend.id, await aCv({ name: "Ada Lovelace" }), "ada.pdf");
  const rust = await recruiter.upload(systems.id, await rusty(), "rusty.pdf");
  return { frontend: frontend.id, systems: systems.id, ada: ada.cvId, rusty: rust.cvId };
}

const search = (recruiter: Recruiter, body: object) => recruiter.ok("POST /api/cvs/search", { body });

asRecruiter("a sentence finds CVs of every job, with the matching lines and the jobs of each CV", async (recruiter) => {
  const pool = await aPool(recruiter);
  const found = await search(recruiter, { query: "Rust" });
  expect(found).toMatchObject({ total: 1, complete: 1, next: null, refused: [], leftOut: [], searched: 2, of: 2 });
  expect(found.items).toMatchObject([
    { id: pool.rusty, fullName: "Rusty Brown", isInJob: false, jobs: [{ jobId: pool.systems, title: "Systems Engineer" }] },
  ]);
  expect(found.items[0]!.searchScore).toBeGreaterThan(50);
  const quotes = found.items[0]!.marks.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join(" | ");
  expect(quotes).toContain("network stack of a router in Rust");

  const changed = await search(recruiter, { criteria: found.understood.map((one) => ({ ...one, text: "React" })) });
  expect(changed.items.map(({ id }) => id)).toEqual([pool.ada]);
  expect(await search(recruiter, { query: "people under 30" })).toMatchObject({ items: [], refused: [{}] });
  const asked = await recruiter.call("POST /api/cvs/search", {
    body: { criteria: [{ kind: "skill", text: "Under 35 years old", importance: "must", weight: 10 }] },
  });
  expect(asked).toMatchObject({ status: 400, body: { code: "criteria.protected" } });
});

asRecruiter("a search for a job uses its criteria, and flags CVs that it already has", async (recruiter) => {
  const pool = await aPool(recruiter);
  const job = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: pool.frontend } });
  const found = await search(recruiter, { jobId: pool.frontend });
  expect(found.understood).toEqual(job.criteria);
  const ada = found.items.find(({ id }) => id === pool.ada)!;
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: pool.frontend } });
  expect({ isInJob: ada.isInJob, score: ada.searchScore }).toEqual({ isInJob: true, score: items[0]!.score });

  const other = await search(recruiter, { jobId: pool.systems });
  expect(other.items.filter(({ isInJob }) => isInJob).map(({ id }) => id)).toEqual([pool.rusty]);
});

asRecruiter(
  "erased CVs and CVs of another account are not found; another account's job cannot be searched for",
  async (recruiter) => {
    const pool = await aPool(recruiter);
    expect((await search(recruiter, { query: "React" })).total).toBe(1);
    await recruiter.ok("DELETE /api/cvs/{cvId}", { path: { cvId: pool.ada } });
    expect(await search(recruiter, { query: "React" })).toMatchObject({ total: 0, items: [], searched: 1, of: 1 });

    const stranger = await aRecruiter();
    expect(await search(stranger, { query: "Rust" })).toMatchObject({ total: 0, items: [], searched: 0, of: 0 });
    expect(await stranger.call("POST /api/cvs/search", { body: { jobId: pool.systems } })).toMatchObject({
      status: 404,
      body: { code: "job.notFound" },
    });
  },
);

asRecruiterInDetail(
  "after a search, a CV that is new is found, and one that was erased is not, even where both came between",
  async (recruiter) => {
    const pool = await aPool(recruiter);
    const found = async () => (await search(recruiter, { query: "React" })).items.map(({ id }) => id).toSorted();
    expect(await found()).toEqual([pool.ada]);

    const bo = await recruiter.upload(pool.frontend, await aCv({ name: "Bo New" }));
    expect(await found()).toEqual([pool.ada, bo.cvId].toSorted());

    const cy = await recruiter.upload(pool.frontend, await aCv({ name: "Cy Newer" }));
    await recruiter.ok("DELETE /api/cvs/{cvId}", { path: { cvId: pool.ada } });
    expect(await found()).toEqual([bo.cvId, cy.cvId].toSorted());
    expect(await search(recruiter, { query: "React" })).toMatchObject({ total: 2, searched: 3, of: 3 });
  },
);

asRecruiterInDetail("CVs older than the search of the pool are indexed from their stored text, and found", async (recruiter) => {
  const pool = await aPool(recruiter);
  asOperator();
  const [{ CvIndexEntity }, { shardOf }, { Account }] = await Promise.all([
    import("@candor/core/cv/cv.entity"),
    import("@candor/core/candidacy/rows"),
    import("@candor/core/account/account"),
  ]);
  const { accountId } = (await Account.findUser({ email: recruiter.email }))!;
  const key = { accountId, cvId: pool.rusty, shard: shardOf(pool.rusty) };
  await CvIndexEntity.delete(key).go();

  expect(await search(recruiter, { query: "Rust" })).toMatchObject({ total: 1, searched: 2, of: 2 });
  expect((await CvIndexEntity.get(key).go()).data).toBeTruthy();
});

asRecruiterInDetail(
  "pages follow each other without a gap, and a forged cursor gives no access to other data",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const sent = await Promise.all(
      Array.from({ length: 14 }, async (_, index) =>
        recruiter.send(jobId, await aCv({ name: `Ada Number ${index}`, salt: `${index}` })),
      ),
    );
    await recruiter.settled(jobId);
    const first = await search(recruiter, { query: "React" });
    const second = await search(recruiter, { criteria: first.understood, next: first.next });
    expect([first.items.length, second.items.length, second.next]).toEqual([12, 2, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(sent.map(({ cvId }) => cvId)));
    expect((await search(recruiter, { criteria: first.understood, next: "tampered" })).items.length).toBeLessThanOrEqual(12);
  },
);
