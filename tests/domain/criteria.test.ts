import type { BodyOf } from "@candor/contract";
import { ENGINE_VERSION } from "@candor/scoring";
import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { aRecruiter, asOperator, asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import { aCv, pdfOf } from "../support/pdf.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { STATE_MS } from "../support/patience.ts";

/** A job on React and Rust with Ada, who shows React at work, and Rusty, who shows Rust. */
async function aJobWithTwo(recruiter: Recruiter) {
  const criteria = [
    { id: "c1", kind: "skill", text: "React", importance: "should", weight: 10 },
    { id: "c2", kind: "skill", text: "Rust", importance: "should", weight: 5 },
  ] as const;
  const job = await recruiter.openJob({ criteria: [...criteria] });
  const ada = await recruiter.upload(job.id, await aCv({ name: "Ada Lovelace" }));
  const rusty = await recruiter.upload(
    job.id,
    await pdfOf([
      "Rusty Brown",
      "Systems Engineer",
      "rusty@post.example",
      "Experience",
      "Systems Engineer, Kernel GmbH",
      "January 2020 - present",
      "- Wrote the network stack of a router in Rust.",
      "Skills",
      "Rust, C",
    ]),
  );
  return { jobId: job.id, criteria, revision: job.revision, ada: ada.cvId, rusty: rusty.cvId };
}

const ranking = async (recruiter: Recruiter, jobId: string) => {
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  return items.map(({ fullName, score }) => `${fullName} ${score}`);
};

/** Waits until no candidate of a job has an evaluation of earlier criteria. */
async function analysed(recruiter: Recruiter, jobId: string) {
  for (const until = performance.now() + STATE_MS; performance.now() < until; await setTimeout(100)) {
    const list = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
    if (list.stale === 0) return list;
  }
  throw new Error("Some candidates are still marked on earlier criteria");
}

asRecruiter(
  "changed weights rank anew at once, are previewed without being saved, and keep the job's counts exact",
  async (recruiter) => {
    const { jobId, criteria } = await aJobWithTwo(recruiter);
    expect(await ranking(recruiter, jobId)).toEqual(["Ada Lovelace 67", "Rusty Brown 33"]);

    const turned = [
      { ...criteria[0], weight: 5 },
      { ...criteria[1], weight: 20 },
    ];
    const preview = await recruiter.ok("POST /api/jobs/{jobId}/criteria/preview", {
      path: { jobId },
      body: { criteria: turned },
    });
    expect(preview).toMatchObject({ total: 2, highFit: 1, previousHighFit: 0, levelChanges: 2, stale: 0 });
    expect(preview.items[0]).toMatchObject({ fullName: "Rusty Brown", score: 80, previousScore: 33, rank: 1, previousRank: 2 });
    expect(await ranking(recruiter, jobId)).toEqual(["Ada Lovelace 67", "Rusty Brown 33"]);

    const job = await recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path: { jobId }, body: { criteria: turned } });
    expect(job).toMatchObject({ totalResumes: 2, highFit: 1, distribution: [0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0] });
    expect(await ranking(recruiter, jobId)).toEqual(["Rusty Brown 80", "Ada Lovelace 20"]);
  },
);

asRecruiterInDetail(
  "a reworded criterion keeps its earlier marks until it is analysed from the stored text",
  async (recruiter) => {
    const { jobId, criteria, ada } = await aJobWithTwo(recruiter);
    const reworded = [criteria[0], { ...criteria[1], text: "TypeScript" }];
    await recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path: { jobId }, body: { criteria: reworded } });

    const before = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: ada } });
    expect(before).toMatchObject({ isStale: true, score: 67 });
    expect(before.marks[1]).toMatchObject({ mark: "notShown", marked: { kind: "skill", text: "Rust" } });

    expect(await recruiter.ok("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { all: true } })).toEqual({
      queued: 2,
    });
    const { items } = await analysed(recruiter, jobId);
    expect(items[0]).toMatchObject({ fullName: "Ada Lovelace", score: 100, isStale: false });
    const after = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: ada } });
    expect(after.marks[1]).toMatchObject({ mark: "met" });
    expect(after.marks[1]!.marked).toBeUndefined();
    expect(after.history.map(({ what }) => what)).toEqual(["analyzed", "analyzed"]);
    const job = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
    expect(job).toMatchObject({ totalResumes: 2, highFit: 1 });

    const again = await recruiter.call("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { cvIds: [ada] } });
    expect(again).toMatchObject({ status: 409, body: { code: "cv.analyzed", message: "This CV has been analyzed before." } });
  },
);

asRecruiter("a new criterion counts nothing until it is analysed, and a removed one leaves at once", async (recruiter) => {
  const { jobId, criteria } = await aJobWithTwo(recruiter);
  const added = [criteria[0], { kind: "skill" as const, text: "CSS", importance: "must" as const, weight: 10 }];
  const job = await recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path: { jobId }, body: { criteria: added } });
  expect(job.criteria.map(({ id }) => id)).toEqual(["c1", "c3"]);
  expect(await ranking(recruiter, jobId)).toEqual(["Ada Lovelace 100", "Rusty Brown 0"]);

  await recruiter.ok("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { all: true } });
  const { items } = await analysed(recruiter, jobId);
  expect(items.map(({ score }) => score)).toEqual([85, 0]);
});

asRecruiterInDetail(
  "a score of an earlier engine stands and is labelled, until one press analyzes its CV again",
  async (recruiter) => {
    const { jobId, ada } = await aJobWithTwo(recruiter);
    await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
    await scoredByEngine(recruiter, { jobId, cvId: ada, engine: "1.9.0" });

    const list = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
    expect(list).toMatchObject({ stale: 1, earlierEngine: 1 });
    expect(
      list.items.map(({ fullName, score, isStale, isOfEarlierEngine }) => [fullName, score, isStale, isOfEarlierEngine]),
    ).toEqual([
      ["Ada Lovelace", 67, false, true],
      ["Rusty Brown", 33, false, false],
    ]);
    const path = { jobId, cvId: ada };
    expect(await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path })).toMatchObject({ engine: "1.9.0", score: 67 });
    expect(await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}/receipt", { path })).toMatchObject({ engine: "1.9.0" });

    expect(await recruiter.ok("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { all: true } })).toEqual({
      queued: 1,
    });
    expect(await analysed(recruiter, jobId)).toMatchObject({ earlierEngine: 0, items: [{ isOfEarlierEngine: false }, {}] });
    expect((await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path })).engine).toBe(ENGINE_VERSION);
  },
);

/** Stores an evaluation as another engine version would have left it. */
async function scoredByEngine(recruiter: Recruiter, { jobId, cvId, engine }: { jobId: string; cvId: string; engine: string }) {
  asOperator();
  const [{ Account }, { CandidateRowEntity }, { Rows }] = await Promise.all([
    import("@candor/core/account/account"),
    import("@candor/core/candidacy/candidate.entity"),
    import("@candor/core/candidacy/rows"),
  ]);
  const { accountId } = (await Account.findUser({ email: recruiter.email }))!;
  const key = { accountId, jobId, cvId, shard: Rows.shardOf(cvId) };
  const { data: row } = await CandidateRowEntity.get(key).go();
  await CandidateRowEntity.patch(key)
    .set({ evaluation: { ...row!.evaluation, engine } })
    .go();
  // Counts as a write of the job, so that cached rows are read again.
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body: { stage: "interviewing" } });
}

asRecruiter("removing criteria makes no evaluation stale", async (recruiter) => {
  const { jobId, criteria } = await aJobWithTwo(recruiter);
  await recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path: { jobId }, body: { criteria: [criteria[0]] } });
  const { items, stale } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  expect(stale).toBe(0);
  expect(items.map(({ score, isStale }) => [score, isStale])).toEqual([
    [100, false],
    [0, false],
  ]);
});

asRecruiter("an edit of an older revision is refused, and a criterion on a protected fact too", async (recruiter) => {
  const { jobId, criteria, revision } = await aJobWithTwo(recruiter);
  const put = (body: BodyOf<"PUT /api/jobs/{jobId}/criteria">) =>
    recruiter.call("PUT /api/jobs/{jobId}/criteria", { path: { jobId }, body });
  expect((await put({ criteria: [...criteria], revision })).status).toBe(200);
  expect(await put({ criteria: [...criteria], revision })).toMatchObject({ status: 409, body: { code: "job.changed" } });

  const young = { kind: "skill", text: "Under 35 years old", importance: "must", weight: 10 } as const;
  expect(await put({ criteria: [...criteria, young] })).toMatchObject({
    status: 400,
    body: { code: "criteria.protected", fields: { "criteria.2.text": expect.any(String) } },
  });
  expect(await put({ criteria: [{ ...criteria[0], weight: 0 }] })).toMatchObject({
    status: 400,
    body: { code: "input.invalid" },
  });
});

asRecruiter("criteria change while CVs are being scored, and the counts stay exact", async (recruiter) => {
  const { jobId, criteria } = await aJobWithTwo(recruiter);
  const cvs = await Promise.all(Array.from({ length: 8 }, (_, n) => aCv({ name: "Grace Hopper", salt: `${n}` })));
  const sent = cvs.map((bytes) => recruiter.send(jobId, bytes));
  for (const weight of [3, 30, 7]) {
    await recruiter.ok("PUT /api/jobs/{jobId}/criteria", {
      path: { jobId },
      body: { criteria: [criteria[0], { ...criteria[1], weight }] },
    });
  }
  await Promise.all(sent);
  await recruiter.settled(jobId);
  const { items, total } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  const job = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  expect(total).toBe(10);
  expect(job.totalResumes).toBe(10);
  expect(job.highFit).toBe(items.filter(({ level }) => level === "high").length);
  expect(job.distribution.reduce((sum, count) => sum + count, 0)).toBe(10);
});

asRecruiterInDetail("a list for analysis holds one to fifty of the job's own candidates", async (recruiter) => {
  const { jobId, ada } = await aJobWithTwo(recruiter);
  const analyse = (body: object) => recruiter.call("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body });
  expect(await analyse({})).toMatchObject({ status: 400, body: { code: "cvList.required", message: "CV list is required" } });
  const many = Array.from({ length: 51 }, () => ada);
  expect(await analyse({ cvIds: many })).toMatchObject({ status: 400, body: { message: "CV list size limit is 50" } });
  expect(await analyse({ cvIds: [ada, "cv_01"] })).toMatchObject({ status: 404, body: { code: "cv.notFound" } });
  expect(await analyse({ all: true })).toMatchObject({ status: 202, body: { queued: 0 } });

  const other = await aRecruiter();
  const foreign = await other.call("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { all: true } });
  expect(foreign).toMatchObject({ status: 404, body: { code: "job.notFound" } });
});
