import { mail, multipart, pdfPart, textPart } from "@candor/core/channels/email/sample-mails.fixture";
import { expect } from "vitest";
import { anAddress, postAndWait, theAnswer, until } from "../support/mails/post-office.ts";
import { aCv, pdfOf } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

/** All items and files of a recruiter's account or under one of these ids. */
async function keptOf(recruiter: Recruiter, ids: readonly string[]) {
  asOperator();
  const [{ inventory }, { Account }] = await Promise.all([
    import("@candor/core/kernel/inventory.fixture"),
    import("@candor/core/account/account"),
  ]);
  const { accountId } = (await Account.findUser({ email: recruiter.email }))!;
  return inventory([accountId, ...ids]);
}

const erase = (recruiter: Recruiter, cvId: string) => recruiter.call("DELETE /api/cvs/{cvId}", { path: { cvId } });

/** The account's record of what was done keeps the id of an erased CV, which leads to nothing any more. */
const isRecorded = (text: string, word: string) => text.includes('"__edb_e__":"audit"') && word.startsWith("cv_");

/** Waits until nothing in table or bucket contains any of these words. */
async function nothingSays(recruiter: Recruiter, ids: readonly string[], words: readonly string[]): Promise<void> {
  const saying = async () => {
    const { items, keys } = await keptOf(recruiter, ids);
    return [...items, ...keys].filter((text) => words.some((word) => text.includes(word) && !isRecorded(text, word)));
  };
  try {
    await until("nothing is left", async () => ((await saying()).length === 0 ? true : undefined));
  } catch {
    expect(await saying()).toEqual([]);
  }
}

async function exactCounts(recruiter: Recruiter, jobId: string, total: number): Promise<void> {
  const [job, list] = await Promise.all([
    recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } }),
    recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } }),
  ]);
  expect({
    total: list.total,
    resumes: job.totalResumes,
    counted: job.distribution.reduce((sum, count) => sum + count, 0),
    highFit: job.highFit,
  }).toEqual({ total, resumes: total, counted: total, highFit: list.items.filter(({ level }) => level === "high").length });
}

const shaOf = async (recruiter: Recruiter, jobId: string, cvId: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } })).file.sha256;

asRecruiter("an erased CV leaves the pool, its jobs and their counts at once, and all its data soon", async (recruiter) => {
  const { id: first } = await recruiter.openJob();
  const { id: second } = await recruiter.openJob({ title: "Team Lead" });
  const bytes = await aCv({ name: "Vera Gone" });
  const { cvId } = await recruiter.upload(first, bytes, "Vera Gone CV.pdf");
  const other = await recruiter.upload(first, await aCv({ name: "Bo Stays" }), "Bo.pdf");
  const again = await recruiter.upload(second, bytes, "Vera again.pdf");
  expect(again).toMatchObject({ duplicateOf: cvId });
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
    path: { jobId: first, cvId },
    body: { stage: "offer", interviewNotes: "Vera Gone was splendid" },
  });
  const sha256 = await shaOf(recruiter, first, cvId);
  const before = await keptOf(recruiter, [cvId]);
  expect(before.keys.filter((key) => key.includes(sha256))).toHaveLength(2);
  expect(before.items.filter((item) => item.includes(cvId)).length).toBeGreaterThan(8);

  expect((await erase(recruiter, cvId)).status).toBe(204);
  const pool = await recruiter.ok("GET /api/cvs");
  expect({ total: pool.total, names: pool.items.map(({ fullName }) => fullName) }).toEqual({ total: 1, names: ["Bo Stays"] });
  for (const [jobId, total] of [
    [first, 1],
    [second, 0],
  ] as const) {
    await exactCounts(recruiter, jobId, total);
    const gone = await recruiter.call("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });
    expect(gone.status).toBe(404);
  }
  expect(await recruiter.call("GET /api/cvs/{cvId}", { path: { cvId } })).toMatchObject({ status: 404 });
  expect((await recruiter.ok("GET /api/auth/session")).account).toMatchObject({ cvs: 1, plan: { cvs: { used: 2 } } });

  await nothingSays(recruiter, [cvId], [cvId, sha256, "Vera", "vera.gone"]);
  const after = await keptOf(recruiter, [cvId]);
  expect(after.keys).toHaveLength(before.keys.length - 2);
  await exactCounts(recruiter, first, 1);
  expect((await recruiter.ok("GET /api/cvs/{cvId}", { path: { cvId: other.cvId } })).fullName).toBe("Bo Stays");

  expect(await erase(recruiter, cvId)).toMatchObject({
    status: 404,
    body: { code: "row.notUpdated", message: "No row updated (ID not found or no permission)" },
  });
  const anew = await recruiter.upload(first, bytes, "Vera Gone CV.pdf");
  expect(anew).toMatchObject({ state: "complete", duplicateOf: null });
  expect(anew.cvId).not.toBe(cvId);
  expect((await recruiter.ok("GET /api/auth/session")).account).toMatchObject({ cvs: 2, plan: { cvs: { used: 3 } } });
  await exactCounts(recruiter, first, 2);
});

asRecruiterInDetail("erasing a CV restores candidacies merged with it, and leaves nothing of it in them", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const one = await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace", salt: "one" }), "first file.pdf");
  const two = await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace", salt: "two" }), "second file.pdf");
  const three = await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace", salt: "three" }), "third file.pdf");
  const path = (cvId: string) => ({ path: { jobId, cvId } });
  const merge = (into: string, other: string) =>
    recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", { ...path(into), body: { cvId: other } });
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
    ...path(two.cvId),
    body: { interviewNotes: "of the second" },
  });
  await merge(two.cvId, one.cvId);
  await merge(three.cvId, two.cvId);
  await exactCounts(recruiter, jobId, 1);

  expect((await erase(recruiter, two.cvId)).status).toBe(204);
  await nothingSays(recruiter, [two.cvId], ["second file", "of the second", `"duplicateOf":"${two.cvId}"`]);
  await exactCounts(recruiter, jobId, 2);
  const standing = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  expect(standing.items.map(({ cvId }) => cvId).toSorted()).toEqual([one.cvId, three.cvId].toSorted());
  const left = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", path(three.cvId));
  expect(left).toMatchObject({ merged: [], interviewNotes: "" });
});

asRecruiterInDetail(
  "erasing a CV that came by mail erases its letter and the mail's text, which another CV of that mail keeps",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const from = anAddress("vera");
    const letter = await pdfOf([
      "Vera Gone, Example Street 1, 10115 Berlin",
      "",
      "Dear hiring team,",
      "",
      "I read your advert for a senior frontend engineer with great interest, because I have built portals of this kind for years.",
      "In my present position I lead a small team, and I would like to bring what I have learnt there to your company.",
      "I look forward to talking with you.",
      "",
      "Kind regards",
      "Vera Gone",
    ]);
    const content = multipart(
      "mixed",
      textPart("Dear hiring team,\nplease find our CVs attached.\nKind regards\nVera Gone"),
      pdfPart(await aCv({ name: "Vera Gone", salt: from }), "vera cv.pdf"),
      pdfPart(letter, "letter.pdf"),
      pdfPart(await aCv({ name: "Bo Berg", salt: from }), "bo.pdf"),
    );
    await postAndWait(mail({ from, to: job.mailbox }, content), { from, to: job.mailbox });
    await theAnswer(from);
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: job.id } });
    const idOf = (name: string) => items.find(({ fullName }) => fullName === name)!.cvId;
    const [vera, bo] = [idOf("Vera Gone"), idOf("Bo Berg")];
    const veraSha = await shaOf(recruiter, job.id, vera);

    expect((await erase(recruiter, vera)).status).toBe(204);
    await nothingSays(recruiter, [vera], [vera, veraSha, "vera cv"]);
    const { keys } = await keptOf(recruiter, []);
    expect(keys.filter((key) => key.startsWith("letters/"))).toHaveLength(1);

    expect((await erase(recruiter, bo)).status).toBe(204);
    await nothingSays(recruiter, [vera, bo], [vera, bo, "bo.pdf", "letter.pdf", from]);
    expect((await keptOf(recruiter, [])).keys).toEqual([]);
    await exactCounts(recruiter, job.id, 0);
  },
);

asRecruiterInDetail("a CV erased during its analysis does not come back, also after several calls at once", async (recruiter) => {
  const { id: first } = await recruiter.openJob();
  const jobs = [await recruiter.openJob({ title: "Team Lead" }), await recruiter.openJob({ title: "Architect" })];
  const { cvId } = await recruiter.upload(first, await aCv({ name: "Vera Gone" }), "vera.pdf");
  const sha256 = await shaOf(recruiter, first, cvId);
  const { criteria } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: first } });
  await recruiter.ok("PUT /api/jobs/{jobId}/criteria", {
    path: { jobId: first },
    body: { criteria: [...criteria, { kind: "skill", text: "Vite", importance: "nice", weight: 3 }] },
  });
  const [again, ...imports] = await Promise.all([
    recruiter.call("POST /api/jobs/{jobId}/analyses", { path: { jobId: first }, body: { all: true } }),
    ...jobs.map(({ id }) =>
      recruiter.call("POST /api/jobs/{jobId}/candidates", { path: { jobId: id }, body: { cvIds: [cvId] } }),
    ),
  ]);
  expect([again, ...imports].map(({ status }) => status)).toEqual([202, 202, 202]);
  const erased = await Promise.all([erase(recruiter, cvId), erase(recruiter, cvId), erase(recruiter, cvId)]);
  for (const { status } of erased) expect([204, 404]).toContain(status);
  expect(erased.map(({ status }) => status)).toContain(204);

  for (const { id } of jobs) await recruiter.settled(id);
  await nothingSays(recruiter, [cvId], [cvId, sha256, "Vera"]);
  for (const jobId of [first, ...jobs.map(({ id }) => id)]) await exactCounts(recruiter, jobId, 0);
  expect((await recruiter.ok("GET /api/auth/session")).account).toMatchObject({ cvs: 0, plan: { cvs: { used: 1 } } });
});
