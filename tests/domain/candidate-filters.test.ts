import type { QueryOf } from "@candor/contract";
import { expect } from "vitest";
import { aCv, pdfOf } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterInDetail, url } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

type Filter = NonNullable<QueryOf<"GET /api/jobs/{jobId}/candidates">>;

const listed = (recruiter: Recruiter, jobId: string, query: Filter = {}) =>
  recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query });

const namesIn = async (recruiter: Recruiter, jobId: string, query: Filter): Promise<(string | null)[]> =>
  (await listed(recruiter, jobId, query)).items.map(({ fullName }) => fullName);

const cvOf = (name: string, title: string, skills: string) =>
  pdfOf([
    name,
    title,
    `${name.split(" ")[0]!.toLowerCase()}@post.example`,
    "Experience",
    `${title}, Kernel GmbH`,
    "January 2020 - present",
    "- Wrote the network stack of a router.",
    "Skills",
    skills,
  ]);

/** Ada meets most criteria and is in the stage offer, Rusty shows React, Zoe meets none and is rejected. */
async function aJobWithThree(recruiter: Recruiter): Promise<string> {
  const { id: jobId } = await recruiter.openJob();
  const { cvId: ada } = await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace" }));
  await recruiter.upload(jobId, await cvOf("Rusty Brown", "Systems Engineer", "Rust, C, React"));
  const { cvId: zoe } = await recruiter.upload(jobId, await cvOf("Zoe Miller", "Systems Engineer", "Rust, Haskell, Terraform"));
  for (const [cvId, stage] of [
    [ada, "offer"],
    [zoe, "rejected"],
  ] as const) {
    await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body: { stage } });
  }
  return jobId;
}

asRecruiter("candidates are narrowed by score, skills, stage, source and words, alone and together", async (recruiter) => {
  const jobId = await aJobWithThree(recruiter);
  const { items, facets, highFit } = await listed(recruiter, jobId);
  const [ada, rusty, zoe] = items.map(({ score }) => score!);
  expect(items.map(({ fullName }) => fullName)).toEqual(["Ada Lovelace", "Rusty Brown", "Zoe Miller"]);
  expect(items.map(({ email }) => email).slice(1)).toEqual(["rusty@post.example", "zoe@post.example"]);
  expect(highFit).toBe(items.filter(({ level }) => level === "high").length);
  expect(facets).toMatchObject({ all: 3, stages: { offer: 1, screening: 1, rejected: 1, interviewing: 0 } });
  expect(facets.sources).toEqual([{ source: "uploaded", count: 3 }]);
  expect(facets.skills).toContainEqual({ skill: "Rust programming", count: 2 });

  const names = (query: Filter) => namesIn(recruiter, jobId, query);
  expect(await names({ minScore: `${rusty}` })).toEqual(["Ada Lovelace", "Rusty Brown"]);
  expect(await names({ maxScore: `${rusty}` })).toEqual(["Rusty Brown", "Zoe Miller"]);
  expect(await names({ minScore: `${zoe! + 1}`, maxScore: `${ada! - 1}` })).toEqual(["Rusty Brown"]);
  expect(await names({ skills: "rust" })).toEqual(["Rusty Brown", "Zoe Miller"]);
  expect(await names({ skills: "Rust, React" })).toEqual(["Rusty Brown"]);
  expect(await names({ stage: "offer,rejected" })).toEqual(["Ada Lovelace", "Zoe Miller"]);
  expect(await names({ source: "email" })).toEqual([]);
  expect(await names({ query: "zoe@post" })).toEqual(["Zoe Miller"]);
  expect(await names({ query: "systems", stage: "screening", skills: "Rust" })).toEqual(["Rusty Brown"]);

  // Facets, and the number of stale evaluations, are counted over all candidates.
  const narrowed = await listed(recruiter, jobId, { stage: "offer" });
  expect(narrowed).toMatchObject({ total: 1, next: null, facets });
});

asRecruiterInDetail("a list is sorted by score, name, day and stage, either way", async (recruiter) => {
  const jobId = await aJobWithThree(recruiter);
  const [ada, rusty, zoe] = ["Ada Lovelace", "Rusty Brown", "Zoe Miller"];
  for (const [sort, names] of [
    ["-score", [ada, rusty, zoe]],
    ["score", [zoe, rusty, ada]],
    ["name", [ada, rusty, zoe]],
    ["-name", [zoe, rusty, ada]],
    ["applied", [ada, rusty, zoe]],
    ["-applied", [zoe, rusty, ada]],
    ["stage", [rusty, zoe, ada]],
    ["-stage", [ada, zoe, rusty]],
  ] as const) {
    expect({ sort, names: await namesIn(recruiter, jobId, { sort }) }).toEqual({ sort, names });
  }
});

asRecruiterInDetail("in every order the pages follow each other without gap or repetition", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  for (let n = 0; n < 53; n++)
    await recruiter.send(jobId, await aCv({ name: n % 2 ? "Ada Lovelace" : "Grace Hopper", salt: `${n}` }));
  await recruiter.settled(jobId);
  for (const sort of ["-score", "score", "name", "-name", "-applied", "stage"] as const) {
    const first = await listed(recruiter, jobId, { sort });
    const second = await listed(recruiter, jobId, { sort, next: first.next! });
    const ids = new Set([...first.items, ...second.items].map(({ cvId }) => cvId));
    expect([sort, first.items.length, second.items.length, second.next, ids.size]).toEqual([sort, 50, 3, null, 53]);
  }
  // A cursor of another order, or a forged one, causes no error.
  for (const next of ["nonsense", "%", "Y3ZfMSBOYU4"]) {
    expect((await recruiter.call("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query: { next } })).status).toBe(200);
  }
});

asRecruiter("an invalid filter is refused with its field", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  for (const [field, query] of [
    ["minScore", { minScore: "-1" }],
    ["maxScore", { maxScore: "101" }],
    ["minScore", { minScore: "ten" }],
    ["minScore", { minScore: "60", maxScore: "40" }],
    ["stage", { stage: "offer,hired" }],
    ["source", { source: "fax" }],
    ["sort", { sort: "age" }],
    ["skills", { skills: "x".repeat(1001) }],
  ] as const) {
    for (const key of ["GET /api/jobs/{jobId}/candidates", "GET /api/jobs/{jobId}/candidates/export"] as const) {
      const { status, body } = await recruiter.call(key, { path: { jobId }, query: query as Filter });
      expect({ query, status, code: body.code, fields: Object.keys(body.fields ?? {}) }).toEqual({
        query,
        status: 400,
        code: "input.invalid",
        fields: [field],
      });
    }
  }
});

const exported = async (recruiter: Recruiter, jobId: string, query: string, language: string) => {
  const response = await fetch(new URL(`/api/jobs/${jobId}/candidates/export?${query}`, url()), {
    headers: { cookie: recruiter.cookieHeader(), "accept-language": language },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, lines: bytes.toString("utf8").replace("\uFEFF", "").split("\r\n") };
};

asRecruiter(
  "an export contains the filtered candidates, in their order and the reader's language, and no formula that a spreadsheet would run",
  async (recruiter) => {
    const jobId = await aJobWithThree(recruiter);
    await recruiter.upload(jobId, await cvOf("Eve Stone", "=HYPERLINK(1)", "@SUM, Rust"));

    const { response, bytes, lines } = await exported(recruiter, jobId, "skills=rust&sort=name", "de-CH");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+\.csv"$/u);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[0]).toBe("Name,Titel,Ort,Punkte,Errechnete Punkte,Phase,Kenntnisse,Quelle,Eingang");
    expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["Eve Stone", "Rusty Brown", "Zoe Miller", ""]);
    expect(lines[3]).toContain("Abgesagt");
    expect(lines[3]).toContain("Hochgeladen");
    for (const cell of lines.slice(1).flatMap((line) => line.split(/,|"/u))) expect(cell).not.toMatch(/^[=+\-@]/u);
  },
);

asRecruiterInDetail(
  "a word of the notes finds its candidate, with the part that answers, until the note is gone",
  async (recruiter) => {
    const jobId = await aJobWithThree(recruiter);
    const [ada] = (await listed(recruiter, jobId)).items;
    const note = (interviewNotes: string) =>
      recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: ada!.cvId }, body: { interviewNotes } });
    const found = async (query: string) =>
      (await listed(recruiter, jobId, { query })).items.map(({ fullName, note: part }) => [fullName, part]);

    await note("Came by train. Asks for Übernachtung and 70,000 a year, begins in March.");
    expect(await found("ubernachtung")).toEqual([
      ["Ada Lovelace", "… Asks for Übernachtung and 70,000 a year, begins in March."],
    ]);
    // Words of the row and of the notes count together; where the row answers alone, the notes stay away.
    expect((await found("ada march")).map(([name]) => name)).toEqual(["Ada Lovelace"]);
    expect(await found("Lovelace")).toEqual([["Ada Lovelace", undefined]]);
    const { cvIds } = await recruiter.ok("GET /api/jobs/{jobId}/candidates/ids", { path: { jobId }, query: { query: "train" } });
    expect(cvIds).toEqual([ada!.cvId]);

    await note("");
    expect(await found("train")).toEqual([]);
  },
);

asRecruiterInDetail(
  "notes from before there were searches in notes are found by the first search, and stay found",
  async (recruiter) => {
    const jobId = await aJobWithThree(recruiter);
    const [ada, rusty] = (await listed(recruiter, jobId)).items;
    for (const [row, interviewNotes] of [
      [ada, "Plays the cello"],
      [rusty, "Plays chess"],
    ] as const)
      await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
        path: { jobId, cvId: row!.cvId },
        body: { interviewNotes },
      });
    // As it was then: no copies of notes, and a job that does not say that it has them.
    asOperator();
    const [{ NoteEntity }, { JobEntity }] = await Promise.all([
      import("@candor/core/candidacy/note.entity"),
      import("@candor/core/job/job.entity"),
    ]);
    const accountId = (await recruiter.ok("GET /api/auth/session")).account.id;
    for (const row of [ada, rusty]) await NoteEntity.delete({ accountId, jobId, cvId: row!.cvId }).go();
    expect(await namesIn(recruiter, jobId, { query: "cello" })).toEqual([]);
    await JobEntity.patch({ accountId, jobId }).remove(["hasNotesKept"]).go();

    expect(await namesIn(recruiter, jobId, { query: "cello" })).toEqual(["Ada Lovelace"]);
    expect(await namesIn(recruiter, jobId, { query: "chess" })).toEqual(["Rusty Brown"]);
    expect((await JobEntity.get({ accountId, jobId }).go()).data).toMatchObject({ hasNotesKept: true });
  },
);

asRecruiterInDetail("notes are found under whom they were merged into, and again after the undo", async (recruiter) => {
  const jobId = await aJobWithThree(recruiter);
  const [ada, rusty] = (await listed(recruiter, jobId)).items;
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
    path: { jobId, cvId: rusty!.cvId },
    body: { interviewNotes: "Plays the cello" },
  });
  await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", {
    path: { jobId, cvId: ada!.cvId },
    body: { cvId: rusty!.cvId },
  });
  expect(await namesIn(recruiter, jobId, { query: "cello" })).toEqual(["Ada Lovelace"]);
  await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}", {
    path: { jobId, cvId: ada!.cvId, mergedId: rusty!.cvId },
  });
  expect(await namesIn(recruiter, jobId, { query: "cello" })).toEqual(["Rusty Brown"]);
});
