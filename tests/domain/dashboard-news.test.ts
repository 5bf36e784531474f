import type { BodyOf } from "@candor/contract";
import { expect } from "vitest";
import { aCv, aScan, cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter, asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const newsOf = (recruiter: Recruiter, since?: string) =>
  recruiter.ok("GET /api/dashboard/news", { query: since ? { since } : {} });

/** A CV that shows nothing of the job. */
const aBaker = () =>
  pdfOf(["Tom Baker", "tom@post.example", "", "Experience", "Baker, Crumb GmbH", "2019 - present", "- Bakes bread."]);

asRecruiter("without a candidate there is no news, and an open job stands there with its empty stages", async (recruiter) => {
  const { id } = await recruiter.openJob();
  expect(await newsOf(recruiter)).toMatchObject({
    lastVisit: null,
    fresh: 0,
    highFit: 0,
    isMore: false,
    candidates: [],
    jobs: [{ id, fresh: 0, total: 0, stages: { screening: 0, interviewRequested: 0, interviewing: 0, rejected: 0, offer: 0 } }],
    openJobs: 1,
    files: [],
    waits: { duplicates: [], stale: [], undecided: [], undecidedSince: null, jobs: 1 },
  });
});

asRecruiter(
  "new candidates are told best first, each with the line about their work that earned the most points",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const { cvId: weak } = await recruiter.upload(jobId, await aBaker());
    const { cvId: strong } = await recruiter.upload(jobId, await aCv({ name: "Mara Lindqvist" }));
    const [news, list] = await Promise.all([
      newsOf(recruiter),
      recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } }),
    ]);

    const best = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: strong } });
    // Lines about work done go before dates and lists.
    const ofWork = best.marks.filter(({ rung }) => rung === "role" || rung === "recentRole");
    const most = Math.max(...ofWork.map(({ points }) => points));
    const earned = ofWork.filter(({ points }) => points === most).flatMap(({ quotes }) => quotes.map(({ text }) => text));
    expect(news.candidates.map(({ cvId, score, level, at }) => ({ cvId, score, level, at }))).toEqual(
      list.items.map(({ cvId, score, level, createdAt: at }) => ({ cvId, score, level, at })),
    );
    expect(news.candidates).toMatchObject([
      { cvId: strong, jobId, jobTitle: "Senior Frontend Engineer", fullName: "Mara Lindqvist", source: "uploaded" },
      { cvId: weak, evidence: null },
    ]);
    expect(earned).toContain(news.candidates[0]!.evidence!.quote.text);
    expect(news).toMatchObject({ fresh: 2, freshJobs: 1, highFit: list.items.filter(({ level }) => level === "high").length });
    expect(news.jobs).toMatchObject([{ fresh: 2, freshHighFit: news.highFit, total: 2, stages: { screening: 2, rejected: 0 } }]);
  },
);

asRecruiter("the numbers follow what recruiters do: a move, a removal, a closed job, an erased CV", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const path = { jobId };
  const { cvId: one } = await recruiter.upload(jobId, await aCv({ name: "Ada One" }));
  const { cvId: two } = await recruiter.upload(jobId, await aBaker());
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: one }, body: { stage: "offer" } });
  expect((await newsOf(recruiter)).jobs).toMatchObject([{ total: 2, stages: { screening: 1, offer: 1 } }]);

  await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: two } });
  expect(await newsOf(recruiter)).toMatchObject({ fresh: 1, candidates: [{ cvId: one }], jobs: [{ total: 1 }] });

  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path, body: { status: "closed" } });
  expect(await newsOf(recruiter)).toMatchObject({ fresh: 1, candidates: [{ cvId: one }], jobs: [], openJobs: 0 });

  await recruiter.ok("DELETE /api/cvs/{cvId}", { path: { cvId: one } });
  expect(await newsOf(recruiter)).toMatchObject({ fresh: 0, candidates: [] });
});

asRecruiter("only candidates after the time that is asked for are new", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  await recruiter.upload(jobId, await aBaker());
  const [before] = (await newsOf(recruiter)).candidates;
  const { cvId } = await recruiter.upload(jobId, await aCv());
  const news = await newsOf(recruiter, before!.at);
  expect(news).toMatchObject({ since: before!.at, fresh: 1, candidates: [{ cvId }], jobs: [{ fresh: 1, total: 2 }] });
  expect(await newsOf(recruiter, "2999-01-01T00:00:00.000Z")).toMatchObject({ fresh: 0, jobs: [{ fresh: 0, total: 2 }] });
});

asRecruiter("a time that is none is refused", async (recruiter) => {
  for (const since of ["yesterday", "2026-13-01T00:00:00.000Z", "$upload_1"]) {
    expect(await recruiter.call("GET /api/dashboard/news", { query: { since } })).toMatchObject({
      status: 400,
      body: { code: "input.invalid" },
    });
  }
});

asRecruiter(
  "a file that was not taken waits with its reason in the reader's language, until it is dismissed",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const { cvId } = await recruiter.upload(jobId, await aScan(), "scan of my CV.pdf");
    const { body } = await recruiter.call("GET /api/dashboard/news", { headers: { "accept-language": "de" } });
    expect(body).toMatchObject({
      fresh: 0,
      files: [
        { cvId, jobId, jobTitle: "Senior Frontend Engineer", name: "scan of my CV.pdf", verdict: "scan", source: "uploaded" },
      ],
    });
    expect((body as { files: { message: string }[] }).files[0]!.message).toMatch(/Scan|Bild/u);
    await recruiter.ok("DELETE /api/jobs/{jobId}/uploads/{cvId}", { path: { jobId, cvId } });
    expect((await newsOf(recruiter)).files).toEqual([]);
  },
);

asRecruiterInDetail("possible duplicates and scores on earlier criteria wait, each at its job", async (recruiter) => {
  const { id: jobId, criteria } = await recruiter.openJob();
  await recruiter.upload(jobId, await aCv({ salt: "first" }));
  const { cvId: second } = await recruiter.upload(jobId, await pdfOf([...cvLines(), "Reads a lot"]));
  const reworded = criteria.map((criterion, index) => (index === 0 ? { ...criterion, text: "Svelte" } : criterion));
  const body: BodyOf<"PUT /api/jobs/{jobId}/criteria"> = { criteria: reworded };
  await recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path: { jobId }, body });
  const place = { jobId, title: "Senior Frontend Engineer" };
  expect((await newsOf(recruiter)).waits).toMatchObject({
    duplicates: [{ ...place, count: 1 }],
    stale: [{ ...place, count: 2 }],
    undecided: [],
  });

  const { duplicates } = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: second } });
  const path = { jobId, cvId: second };
  await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", { path, body: { cvId: duplicates[0]!.cvId } });
  const merged = await newsOf(recruiter);
  expect(merged).toMatchObject({ fresh: 1, waits: { duplicates: [], stale: [{ ...place, count: 1 }] } });
  const mergedId = merged.candidates[0]!.cvId === second ? duplicates[0]!.cvId : second;
  await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}", {
    path: { jobId, cvId: merged.candidates[0]!.cvId, mergedId },
  });
  expect(await newsOf(recruiter)).toMatchObject({ fresh: 2 });
});

asRecruiter("the news of one account tells nothing of another", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  await recruiter.upload(jobId, await aCv());
  await recruiter.upload(jobId, await aScan());
  await recruiter.ok("PUT /api/dashboard/visit");
  const stranger = await aRecruiter();
  expect(await newsOf(stranger)).toMatchObject({ lastVisit: null, fresh: 0, candidates: [], jobs: [], openJobs: 0, files: [] });
});
