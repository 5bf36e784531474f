import { expect } from "vitest";
import type { Recruiter } from "../support/recruiter.ts";
import { pdfOf } from "../support/pdf.ts";
import { aRecruiter, asOperator, asRecruiter, asRecruiterInDetail, asRecruiterAtSize } from "../support/product.ts";

interface Written {
  readonly name?: string;
  readonly contact?: string;
  readonly work?: readonly string[];
  readonly skills?: string;
}

/** Thirteen lines that two people would not write by chance. */
const ADA = [
  "Rebuilt the invoicing app in React and moved 210,000 lines to TypeScript",
  "Lead a team of four engineers and mentor two apprentices",
  "Cut the time of a release from three days to forty minutes",
  "Wrote the accessibility rules that all eleven teams follow today",
];
const TOM = [
  "Bakes forty kinds of bread for three shops every night from two o'clock",
  "Keeps the sourdough that his grandmother began in 1952",
  "Calculates prices and orders flour for the whole season",
  "Trained six bakers, two of whom run shops of their own by now",
];

const cv = ({
  name = "Ada Lovelace",
  contact = "ada@post.example",
  work = ADA,
  skills = "React, TypeScript, CSS",
}: Written = {}) =>
  pdfOf([
    name,
    contact,
    "",
    "Experience",
    `Senior Engineer, ${work[0]!.split(" ").slice(-2).join(" ")} GmbH`,
    "March 2019 - present",
    ...work.map((line) => `- ${line}.`),
    "",
    "Skills",
    skills,
    "",
    "Languages",
    "German (C1), English (native)",
  ]);

const send = async (recruiter: Recruiter, jobId: string, written: Written = {}, name = "cv.pdf") =>
  (await recruiter.upload(jobId, await cv(written), name)).cvId;

const candidateOf = (recruiter: Recruiter, jobId: string, cvId: string) =>
  recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });
const duplicatesOf = async (recruiter: Recruiter, jobId: string, cvId: string) =>
  (await candidateOf(recruiter, jobId, cvId)).duplicates.map((duplicate) => [duplicate.cvId, ...duplicate.because]);
const listOf = (recruiter: Recruiter, jobId: string) => recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
const change = (
  recruiter: Recruiter,
  jobId: string,
  cvId: string,
  body: { stage?: "offer" | "interviewing" | "screening"; interviewNotes?: string },
) => recruiter.call("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body });
const merge = (recruiter: Recruiter, jobId: string, cvId: string, other: string) =>
  recruiter.call("POST /api/jobs/{jobId}/candidates/{cvId}/merges", { path: { jobId, cvId }, body: { cvId: other } });
const undo = (recruiter: Recruiter, jobId: string, cvId: string, mergedId: string) =>
  recruiter.call("DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}", { path: { jobId, cvId, mergedId } });
const remove = (recruiter: Recruiter, jobId: string, cvId: string) =>
  recruiter.call("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });

/** The ids of a job's list, after comparing every count of the job with it. */
async function standing(recruiter: Recruiter, jobId: string): Promise<string[]> {
  const [{ items, total }, job] = await Promise.all([
    listOf(recruiter, jobId),
    recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } }),
  ]);
  expect({
    total,
    resumes: job.totalResumes,
    counted: job.distribution.reduce((sum, count) => sum + count, 0),
    highFit: job.highFit,
  }).toEqual({
    total: items.length,
    resumes: items.length,
    counted: items.length,
    highFit: items.filter(({ level }) => level === "high").length,
  });
  return items.map(({ cvId }) => cvId).toSorted();
}

/** Two candidacies of one person: the same e-mail address, another text. */
async function twoOf(recruiter: Recruiter) {
  const { id: jobId } = await recruiter.openJob();
  const one = await send(recruiter, jobId, {}, "one.pdf");
  const other = await send(recruiter, jobId, { work: TOM, skills: "Baking" }, "other.pdf");
  return { jobId, one, other, ids: [one, other].toSorted() };
}

asRecruiter(
  "the same person with another file is suggested as a duplicate, with the reason, and not merged automatically",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const ada = await send(recruiter, jobId, { contact: "ada@post.example, +49 30 5550 0142" });
    const byMail = await send(recruiter, jobId, { name: "A. Lovelace", contact: "ADA@post.example", work: TOM });
    const byPhone = await send(recruiter, jobId, {
      contact: "lovelace@other.example, (030) 55500142",
      work: TOM.toReversed().slice(1),
    });
    const byText = await send(recruiter, jobId, {
      contact: "countess@other.example",
      work: [...ADA, "Plans the front end of two products"],
    });
    const nobody = await send(recruiter, jobId, {
      name: "Tom Baker",
      contact: "tom@post.example, 0151 5550 9999",
      work: ["Tends four hundred bee hives", "Sells honey on nine markets", "Writes a column on meadows"],
    });

    const suggested = await duplicatesOf(recruiter, jobId, ada);
    expect(suggested).toEqual(
      expect.arrayContaining([
        [byMail, "email"],
        [byPhone, "phone"],
        [byText, "text"],
      ]),
    );
    expect(suggested).toHaveLength(3);
    expect((await candidateOf(recruiter, jobId, byText)).duplicates).toEqual([
      {
        cvId: ada,
        fullName: "Ada Lovelace",
        jobTitle: expect.anything(),
        score: expect.any(Number),
        appliedAt: expect.any(String),
        stage: "screening",
        because: ["text"],
      },
    ]);
    expect(await duplicatesOf(recruiter, jobId, nobody)).toEqual([]);
    const { items } = await listOf(recruiter, jobId);
    expect(items.filter(({ hasDuplicate }) => !hasDuplicate).map(({ cvId }) => cvId)).toEqual([nobody]);
    expect(await standing(recruiter, jobId)).toHaveLength(5);
  },
);

asRecruiterAtSize("a telephone number of six candidates is an agency's and suggests no duplicates", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const work = (n: number) =>
    Array.from(
      { length: 4 },
      (_, line) => `Task ${n}${line} ${"abcdef"[n]!.repeat(line + 3)} for customer ${n * 7 + line} in hall ${n}${line}`,
    );
  const sendOne = (n: number) =>
    send(recruiter, jobId, { name: `Person ${"ABCDEF"[n]}son`, contact: `p${n}@post.example, +49 40 1234567`, work: work(n) });
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push(await sendOne(n));
  expect((await duplicatesOf(recruiter, jobId, ids[0]!)).map(([, because]) => because)).toEqual([
    "phone",
    "phone",
    "phone",
    "phone",
  ]);
  await sendOne(5);
  expect((await listOf(recruiter, jobId)).items.some(({ hasDuplicate }) => hasDuplicate)).toBe(false);
});

asRecruiterInDetail(
  "a candidate marked as another person is not suggested again, from either side, also after an analysis",
  async (recruiter) => {
    const { jobId, one, other } = await twoOf(recruiter);
    expect(await duplicatesOf(recruiter, jobId, one)).toEqual([[other, "email"]]);
    const distinguish = () =>
      recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/distinctions", {
        path: { jobId, cvId: one },
        body: { cvId: other },
      });
    expect((await distinguish()).duplicates).toEqual([]);
    expect((await distinguish()).duplicates).toEqual([]);
    expect(await duplicatesOf(recruiter, jobId, other)).toEqual([]);

    // It can be taken back, from the other side as well.
    expect((await candidateOf(recruiter, jobId, other)).distinct.map(({ cvId }) => cvId)).toEqual([one]);
    const again = await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}/distinctions/{otherId}", {
      path: { jobId, cvId: other, otherId: one },
    });
    expect([again.distinct, again.duplicates.map(({ cvId }) => cvId)]).toEqual([[], [one]]);
    expect(await duplicatesOf(recruiter, jobId, one)).toEqual([[other, "email"]]);
    await distinguish();

    const { criteria } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
    await recruiter.ok("PUT /api/jobs/{jobId}/criteria", {
      path: { jobId },
      body: { criteria: [...criteria, { kind: "skill", text: "Baking", importance: "must", weight: 5 }] },
    });
    await recruiter.ok("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { all: true } });
    await expect.poll(async () => (await listOf(recruiter, jobId)).stale).toBe(0);
    expect((await listOf(recruiter, jobId)).items.map(({ hasDuplicate }) => hasDuplicate)).toEqual([false, false]);

    const third = await send(recruiter, jobId, { work: ["Tends four hundred bee hives", "Sells honey on nine markets"] });
    expect((await duplicatesOf(recruiter, jobId, third)).map(([id]) => id).toSorted()).toEqual([one, other].toSorted());
  },
);

asRecruiter(
  "a merge removes the other candidacy from the list and the counts, and this one keeps its CV and score",
  async (recruiter) => {
    const { jobId, one, other } = await twoOf(recruiter);
    const before = await candidateOf(recruiter, jobId, one);
    const { status, body } = await merge(recruiter, jobId, one, other);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cvId: one,
      score: before.score,
      file: before.file,
      hasDuplicate: false,
      duplicates: [],
      merged: [{ cvId: other, fileName: "other.pdf", by: recruiter.email, at: expect.any(String) }],
    });
    expect(body.history.at(-1)).toMatchObject({ what: "merged", by: recruiter.email, from: other, to: one });
    expect(await standing(recruiter, jobId)).toEqual([one]);
    for (const reply of [
      await recruiter.call("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: other } }),
      await change(recruiter, jobId, other, { stage: "offer" }),
      await change(recruiter, jobId, other, { interviewNotes: "Lost?" }),
      await remove(recruiter, jobId, other),
      await merge(recruiter, jobId, other, one),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect((await merge(recruiter, jobId, one, other)).body.merged).toHaveLength(1);
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
    expect(items.map(({ cvId, duplicateOf }) => [cvId, duplicateOf])).toEqual([
      [one, null],
      [other, one],
    ]);
  },
);

asRecruiterInDetail(
  "a merge keeps this candidacy's stage and notes, takes the other's if these are untouched, and joins notes of both",
  async (recruiter) => {
    const { jobId, one, other } = await twoOf(recruiter);
    await change(recruiter, jobId, other, { stage: "interviewing", interviewNotes: "Calm." });
    expect((await merge(recruiter, jobId, one, other)).body).toMatchObject({ stage: "interviewing", interviewNotes: "Calm." });
    expect((await undo(recruiter, jobId, one, other)).body).toMatchObject({ stage: "screening", interviewNotes: "", merged: [] });
    expect(await candidateOf(recruiter, jobId, other)).toMatchObject({ stage: "interviewing", interviewNotes: "Calm." });

    await change(recruiter, jobId, one, { stage: "offer", interviewNotes: "Quick." });
    expect((await merge(recruiter, jobId, one, other)).body).toMatchObject({ stage: "offer", interviewNotes: "Quick.\n\nCalm." });
    await change(recruiter, jobId, one, { interviewNotes: "Quick.\n\nCalm. Hired." });
    expect((await undo(recruiter, jobId, one, other)).body).toMatchObject({
      stage: "offer",
      interviewNotes: "Quick.\n\nCalm. Hired.",
    });

    await change(recruiter, jobId, one, { interviewNotes: "q".repeat(15_000) });
    await change(recruiter, jobId, other, { interviewNotes: "c".repeat(15_000) });
    expect((await merge(recruiter, jobId, one, other)).body.interviewNotes).toBe("q".repeat(15_000));
    await undo(recruiter, jobId, one, other);
    expect((await candidateOf(recruiter, jobId, other)).interviewNotes).toBe("c".repeat(15_000));
  },
);

asRecruiter("an undo restores the other candidacy with its score by hand, its history and its suggestion", async (recruiter) => {
  const { jobId, one, other, ids } = await twoOf(recruiter);
  await recruiter.ok("PUT /api/jobs/{jobId}/candidates/{cvId}/score", {
    path: { jobId, cvId: other },
    body: { score: 91, reason: "Known" },
  });
  await change(recruiter, jobId, other, { stage: "offer" });
  const [oneBefore, before] = [await candidateOf(recruiter, jobId, one), await candidateOf(recruiter, jobId, other)];
  await merge(recruiter, jobId, one, other);
  expect((await undo(recruiter, jobId, one, other)).status).toBe(200);

  const { updatedAt: _, history, ...after } = await candidateOf(recruiter, jobId, other);
  const { updatedAt: __, history: historyBefore, ...rest } = before;
  expect(after).toEqual(rest);
  expect(history.slice(0, historyBefore.length)).toEqual(historyBefore);
  expect(history.slice(historyBefore.length).map(({ what, from, to }) => [what, from, to])).toEqual([
    ["merged", other, one],
    ["unmerged", other, one],
  ]);
  expect(await candidateOf(recruiter, jobId, one)).toMatchObject({
    stage: "screening",
    score: oneBefore.score,
    duplicates: [{ cvId: other }],
  });
  expect(await standing(recruiter, jobId)).toEqual(ids);
  expect(await undo(recruiter, jobId, one, other)).toMatchObject({ status: 404, body: { code: "row.notUpdated" } });
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
  expect(items.map(({ duplicateOf }) => duplicateOf)).toEqual([null, null]);
});

asRecruiterInDetail(
  "analyses and changed weights skip a merged candidacy, which is restored as stale and counted exactly",
  async (recruiter) => {
    const { jobId, one, other, ids } = await twoOf(recruiter);
    await merge(recruiter, jobId, one, other);
    const { criteria } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
    const changed = [
      ...criteria.map((one) => ({ ...one, weight: 21 - one.weight })),
      { kind: "skill" as const, text: "Baking", importance: "must" as const, weight: 20 },
    ];
    await recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path: { jobId }, body: { criteria: changed } });
    expect(await recruiter.ok("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { all: true } })).toEqual({
      queued: 1,
    });
    await expect.poll(async () => (await listOf(recruiter, jobId)).stale).toBe(0);
    expect(await recruiter.call("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { cvIds: [other] } })).toMatchObject({
      status: 404,
      body: { code: "cv.notFound" },
    });

    await undo(recruiter, jobId, one, other);
    expect(await candidateOf(recruiter, jobId, other)).toMatchObject({ isStale: true });
    expect(await standing(recruiter, jobId)).toEqual(ids);
    await recruiter.ok("POST /api/jobs/{jobId}/analyses", { path: { jobId }, body: { cvIds: [other] } });
    await expect.poll(async () => (await listOf(recruiter, jobId)).stale).toBe(0);
    expect((await candidateOf(recruiter, jobId, other)).marks.at(-1)).toMatchObject({ quotes: [expect.anything()] });
    await standing(recruiter, jobId);
  },
);

asRecruiterInDetail("candidacies merged into a candidate are merged and restored with it", async (recruiter) => {
  const { jobId, one, other } = await twoOf(recruiter);
  const third = await send(recruiter, jobId, { work: TOM.slice(1) }, "third.pdf");
  await merge(recruiter, jobId, one, other);
  expect((await merge(recruiter, jobId, third, one)).body.merged).toMatchObject([{ cvId: one }]);
  expect(await standing(recruiter, jobId)).toEqual([third]);
  expect((await undo(recruiter, jobId, third, other)).status).toBe(404);

  const again = await recruiter.upload(jobId, await bytesOf(recruiter, other), "again.pdf");
  expect(again).toMatchObject({ state: "complete", duplicateOf: third });
  expect((await undo(recruiter, jobId, third, one)).status).toBe(200);
  expect(await candidateOf(recruiter, jobId, one)).toMatchObject({ merged: [{ cvId: other }] });
  expect((await undo(recruiter, jobId, one, other)).status).toBe(200);
  expect(await standing(recruiter, jobId)).toEqual([one, other, third].toSorted());
});

asRecruiterInDetail(
  "the file of a merged candidacy, sent again or from the pool, is a duplicate of the remaining one",
  async (recruiter) => {
    const { jobId, one, other } = await twoOf(recruiter);
    const bytes = await bytesOf(recruiter, other);
    await merge(recruiter, jobId, one, other);
    // The other CV's bytes came by another job, which the remaining row names a moment after the merge.
    await expect.poll(async () => (await candidateOf(recruiter, jobId, one)).otherJobs).toBe(1);
    const stood = await candidateOf(recruiter, jobId, one);
    expect(await recruiter.upload(jobId, bytes)).toMatchObject({ state: "complete", duplicateOf: one, score: stood.score });
    expect(
      await recruiter.call("POST /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds: [other] } }),
    ).toMatchObject({
      status: 409,
      body: { code: "candidate.duplicate" },
    });
    expect((await recruiter.ok("GET /api/cvs", { query: { jobId } })).items.map(({ isInJob }) => isInJob)).toEqual([true, true]);
    expect(await candidateOf(recruiter, jobId, one)).toEqual(stood);
    expect(await standing(recruiter, jobId)).toEqual([one]);
  },
);

asRecruiterInDetail(
  "removing a candidate removes candidacies merged into it, and their CVs stay and can be added again",
  async (recruiter) => {
    const { jobId, one, other } = await twoOf(recruiter);
    const third = await send(recruiter, jobId, { work: TOM.slice(1) }, "third.pdf");
    await merge(recruiter, jobId, one, other);
    await merge(recruiter, jobId, third, one);
    expect((await remove(recruiter, jobId, third)).status).toBe(204);
    expect(await standing(recruiter, jobId)).toEqual([]);
    expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items).toEqual([]);
    const pool = await recruiter.ok("GET /api/cvs", { query: { jobId } });
    expect(pool).toMatchObject({ total: 3, items: [{ isInJob: false }, { isInJob: false }, { isInJob: false }] });
    await recruiter.ok("POST /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds: [other, one] } });
    await recruiter.settled(jobId);
    expect(await standing(recruiter, jobId)).toEqual([one, other].toSorted());
    expect(await candidateOf(recruiter, jobId, one)).toMatchObject({ merged: [], history: [{ what: "analyzed" }] });
  },
);

asRecruiterInDetail("a deleted job leaves nothing of its candidates, merged ones included", async (recruiter) => {
  const { jobId, one, other } = await twoOf(recruiter);
  await merge(recruiter, jobId, one, other);
  const accountId = await accountOf(recruiter);
  const [{ CandidateEntity, CandidateIndexEntity }, { shardOf }] = await Promise.all([
    import("@candor/core/candidacy/candidate.entity"),
    import("@candor/core/candidacy/rows"),
  ]);
  const left = async () => {
    const { data: details } = await CandidateEntity.query.one({ accountId, jobId }).go();
    const { data: terms } = await CandidateIndexEntity.query.ofJob({ accountId, jobId, shard: shardOf(other) }).go();
    return { details: details.length, ofOther: terms.filter(({ cvId }) => cvId === other).length };
  };
  expect(await left()).toEqual({ details: 2, ofOther: 1 });
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId } });
  await expect.poll(left).toEqual({ details: 0, ofOther: 0 });
  expect((await recruiter.ok("GET /api/cvs")).total).toBe(2);
});

asRecruiterInDetail("a candidate of another job, or the same one, cannot be merged", async (recruiter) => {
  const { jobId, one } = await twoOf(recruiter);
  const elsewhere = await twoOf(recruiter);
  const stranger = await twoOf(await aRecruiter());
  expect(await merge(recruiter, jobId, one, one)).toMatchObject({ status: 400, body: { code: "input.invalid" } });
  expect(await merge(recruiter, jobId, one, "")).toMatchObject({ status: 400, body: { code: "id.required" } });
  for (const other of [elsewhere.other, stranger.other, "cv_0", "ş".repeat(64)]) {
    expect(await merge(recruiter, jobId, one, other)).toMatchObject({ status: 404, body: { code: "row.notUpdated" } });
    expect(
      await recruiter.call("POST /api/jobs/{jobId}/candidates/{cvId}/distinctions", {
        path: { jobId, cvId: one },
        body: { cvId: other },
      }),
    ).toMatchObject({ status: 404, body: { code: "row.notUpdated" } });
  }
  expect(await standing(recruiter, jobId)).toHaveLength(2);
});

asRecruiterInDetail("concurrent actions of two people lose nothing, and every count stays exact", async (recruiter) => {
  const { jobId, one, other, ids } = await twoOf(recruiter);
  const statuses = async (...calls: (() => Promise<{ status: number }>)[]) =>
    (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);

  // Two merges into each other: one succeeds.
  expect(
    (
      await statuses(
        () => merge(recruiter, jobId, one, other),
        () => merge(recruiter, jobId, other, one),
      )
    ).toSorted(),
  ).toEqual([200, 404]);
  const [left] = await standing(recruiter, jobId);
  const gone = left === one ? other : one;
  // Four concurrent undos: one succeeds.
  expect((await statuses(...[1, 2, 3, 4].map(() => () => undo(recruiter, jobId, left!, gone)))).toSorted()).toEqual([
    200, 404, 404, 404,
  ]);
  expect(await standing(recruiter, jobId)).toEqual(ids);

  // The same merge four times at once: all four succeed.
  expect(await statuses(...[1, 2, 3, 4].map(() => () => merge(recruiter, jobId, one, other)))).toEqual([200, 200, 200, 200]);
  expect(await candidateOf(recruiter, jobId, one)).toMatchObject({ merged: [{ cvId: other }] });
  await undo(recruiter, jobId, one, other);

  // A merge while both candidacies change stage, score and notes.
  const done = await statuses(
    () => merge(recruiter, jobId, one, other),
    () => change(recruiter, jobId, one, { stage: "offer" }),
    () => change(recruiter, jobId, one, { interviewNotes: "Kept." }),
    () => change(recruiter, jobId, other, { stage: "interviewing" }),
    () => recruiter.call("PUT /api/jobs/{jobId}/candidates/{cvId}/score", { path: { jobId, cvId: one }, body: { score: 80 } }),
  );
  expect(done.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(done[0]).toBe(200);
  expect(await standing(recruiter, jobId)).toEqual([one]);
  expect(await candidateOf(recruiter, jobId, one)).toMatchObject({
    stage: "offer",
    score: 80,
    interviewNotes: expect.stringContaining("Kept."),
  });
  await undo(recruiter, jobId, one, other);
  expect(await standing(recruiter, jobId)).toEqual(ids);

  // A merge while the remaining candidacy is removed: the other was merged and is removed too, or it still exists. Merged and removed before
  // its answer was read, the candidate is not found.
  const [merged] = await statuses(
    () => merge(recruiter, jobId, one, other),
    () => remove(recruiter, jobId, one),
  );
  expect(merged === 200 ? [[]] : [[], [other]]).toContainEqual(await standing(recruiter, jobId));
  await recruiter.call("POST /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds: ids } });
  await recruiter.settled(jobId);
  expect(await standing(recruiter, jobId)).toEqual(ids);
});

/** The account of a recruiter. After it this file can read the table. */
async function accountOf({ email }: Recruiter): Promise<string> {
  asOperator();
  const { Account } = await import("@candor/core/account/account");
  return (await Account.findUser({ email }))!.accountId;
}

/** The bytes of a CV of the account, as they were sent. */
async function bytesOf(recruiter: Recruiter, cvId: string): Promise<Uint8Array> {
  const { id: jobId } = await recruiter.openJob();
  await recruiter.ok("POST /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds: [cvId] } });
  await recruiter.settled(jobId);
  const reply = await recruiter.call("GET /api/jobs/{jobId}/candidates/{cvId}/document", { path: { jobId, cvId } });
  return new Uint8Array(await (await fetch(reply.headers.get("location")!)).arrayBuffer());
}
