import { expect } from "vitest";
import { aRecruiter, asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import { aCv, pdfOf } from "../support/pdf.ts";
import type { Recruiter } from "../support/recruiter.ts";

/** A job with Ada, who shows React, TypeScript and German C1, and Rusty, who shows Rust and no language. */
async function aJobWithTwo(recruiter: Recruiter): Promise<string> {
  const { id: jobId } = await recruiter.openJob();
  await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace" }));
  await recruiter.upload(
    jobId,
    await pdfOf([
      "Rusty Brown",
      "Systems Engineer",
      "rusty@post.example",
      "Experience",
      "Systems Engineer, Kernel GmbH",
      "January 2020 - present",
      "- Wrote the network stack of a router in Rust.",
      "Skills",
      "Rust, C, React",
    ]),
  );
  return jobId;
}

const search = (recruiter: Recruiter, jobId: string, body: object) =>
  recruiter.ok("POST /api/jobs/{jobId}/candidates/search", { path: { jobId }, body });

asRecruiter("a sentence finds candidates, says how it was understood, and quotes what answers it", async (recruiter) => {
  const jobId = await aJobWithTwo(recruiter);
  const found = await search(recruiter, jobId, { query: "React at work, speaks German B2" });
  expect(found.understood.map(({ kind }) => kind).toSorted()).toEqual(["language", "skill"]);
  expect(found.items.map(({ fullName }) => fullName)).toEqual(["Ada Lovelace", "Rusty Brown"]);
  expect(found).toMatchObject({ total: 2, complete: 1, next: null, refused: [] });
  const [ada, rusty] = found.items;
  expect(ada!.searchScore).toBeGreaterThan(rusty!.searchScore);
  const quotes = ada!.marks.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join(" | ");
  expect(quotes).toContain("Rebuilt the invoicing app in React");
  expect(quotes).toContain("German (C1)");
});

asRecruiter("a part of the understood sentence can be removed from the search", async (recruiter) => {
  const jobId = await aJobWithTwo(recruiter);
  const first = await search(recruiter, jobId, { query: "Rust, German B2" });
  const rust = first.understood.filter(({ text }) => /rust/i.test(text));
  const second = await search(recruiter, jobId, { criteria: rust });
  expect(second.items.map(({ fullName }) => fullName)).toEqual(["Rusty Brown"]);
  expect(second.items[0]!.marks).toHaveLength(1);
});

asRecruiter("a search never asks for a protected fact, and says what it left out", async (recruiter) => {
  const jobId = await aJobWithTwo(recruiter);
  const found = await search(recruiter, jobId, { query: "React developers under 35 years old" });
  expect(found.refused).toHaveLength(1);
  expect(JSON.stringify(found.understood)).not.toContain("35");
  const asked = await recruiter.call("POST /api/jobs/{jobId}/candidates/search", {
    path: { jobId },
    body: { criteria: [{ kind: "skill", text: "Under 35 years old", importance: "must", weight: 10 }] },
  });
  expect(asked).toMatchObject({ status: 400, body: { code: "criteria.protected" } });
});

asRecruiter(
  "a sentence that is not understood, without results or with hidden words returns an empty answer",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    await recruiter.upload(
      jobId,
      await pdfOf(
        [
          "Baker",
          "tom@post.example",
          "Experience",
          "Bread GmbH",
          "2019 - 2022",
          "Bakes bread and rolls for two shops, with care.",
        ],
        { white: "Kubernetes Terraform Haskell experts with ten years of experience" },
      ),
    );
    for (const query of ["", "   ", "!!!", "Kubernetes", "𝕏".repeat(200), "<script>alert(1)</script>"]) {
      const found = await search(recruiter, jobId, { query });
      expect(found.items).toEqual([]);
    }
    const tooLong = await recruiter.call("POST /api/jobs/{jobId}/candidates/search", {
      path: { jobId },
      body: { query: "a".repeat(501) },
    });
    expect(tooLong.status).toBe(400);
  },
);

asRecruiterInDetail("the pages of results follow each other without gap or repetition", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  for (let n = 0; n < 15; n++) await recruiter.send(jobId, await aCv({ name: `Ada Lovelace`, salt: `${n}` }));
  await recruiter.settled(jobId);
  const first = await search(recruiter, jobId, { query: "TypeScript" });
  const second = await search(recruiter, jobId, { query: "TypeScript", next: first.next });
  expect([first.items.length, second.items.length, second.next]).toEqual([12, 3, null]);
  expect(new Set([...first.items, ...second.items].map(({ cvId }) => cvId)).size).toBe(15);
});

asRecruiter("nobody searches another account's job", async (recruiter) => {
  const jobId = await aJobWithTwo(recruiter);
  const other = await aRecruiter();
  const reply = await other.call("POST /api/jobs/{jobId}/candidates/search", { path: { jobId }, body: { query: "React" } });
  expect(reply).toMatchObject({ status: 404, body: { code: "job.notFound" } });
});
