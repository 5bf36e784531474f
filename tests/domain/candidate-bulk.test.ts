import type { BodyOf } from "@candor/contract";
import { expect } from "vitest";
import { aCv, pdfOf } from "../support/pdf.ts";
import { aRecruiter, asRecruiter, asRecruiterInDetail, asRecruiterAtSize, url } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const NOBODY = "cv_00000000000000000000000000";

const listed = async (recruiter: Recruiter, jobId: string) =>
  recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query: { sort: "applied" } });
const candidate = (recruiter: Recruiter, jobId: string, cvId: string) =>
  recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });
const move = (recruiter: Recruiter, jobId: string, body: BodyOf<"PATCH /api/jobs/{jobId}/candidates">) =>
  recruiter.ok("PATCH /api/jobs/{jobId}/candidates", { path: { jobId }, body });
const remove = (recruiter: Recruiter, jobId: string, cvIds: string[]) =>
  recruiter.ok("POST /api/jobs/{jobId}/candidates/deletions", { path: { jobId }, body: { cvIds } });

/** A job with `count` candidates, by time of application; the last one meets no criterion. */
async function aJobWith(recruiter: Recruiter, count: number): Promise<{ jobId: string; cvIds: string[] }> {
  const { id: jobId } = await recruiter.openJob();
  for (let n = 1; n < count; n++) await recruiter.send(jobId, await aCv({ name: `Ada Number${n}`, salt: `${n}` }));
  await recruiter.settled(jobId);
  await recruiter.upload(jobId, await pdfOf(["Zoe Miller", "Baker", "zoe@post.example", "Skills", "Baking, Rye"]));
  return { jobId, cvIds: (await listed(recruiter, jobId)).items.map(({ cvId }) => cvId) };
}

asRecruiter("many candidates are moved to a stage at once, each with its line in the history", async (recruiter) => {
  const { jobId, cvIds } = await aJobWith(recruiter, 3);
  const [first, second, third] = cvIds as [string, string, string];
  await move(recruiter, jobId, { cvIds: [second], stage: "interviewing" });

  const told = await move(recruiter, jobId, { cvIds: [...cvIds, first, NOBODY], stage: "interviewing" });
  expect(told.moved.toSorted((a, b) => (a.cvId < b.cvId ? -1 : 1))).toEqual([
    { cvId: first, from: "screening" },
    { cvId: third, from: "screening" },
  ]);
  expect(told).toMatchObject({ unchanged: 1, failed: [NOBODY] });

  const { facets, total } = await listed(recruiter, jobId);
  expect([total, facets.stages.interviewing]).toEqual([3, 3]);
  for (const cvId of cvIds) {
    const { stage, history } = await candidate(recruiter, jobId, cvId);
    const moves = history.filter(({ what }) => what === "stage");
    expect({ stage, moves }).toMatchObject({
      stage: "interviewing",
      moves: [{ by: recruiter.email, from: "screening", to: "interviewing" }],
    });
  }
});

asRecruiterInDetail("an undo moves back only candidates whom nobody has moved again since", async (recruiter) => {
  const { jobId, cvIds } = await aJobWith(recruiter, 3);
  const [first, ...others] = cvIds as [string, string, string];
  await move(recruiter, jobId, { cvIds, stage: "rejected" });
  await move(recruiter, jobId, { cvIds: [first], stage: "offer" });
  expect(await move(recruiter, jobId, { cvIds, stage: "screening", from: "rejected" })).toMatchObject({
    unchanged: 1,
    failed: [],
  });
  expect((await candidate(recruiter, jobId, first)).stage).toBe("offer");
  for (const cvId of others) expect((await candidate(recruiter, jobId, cvId)).stage).toBe("screening");
});

asRecruiterInDetail("concurrent bulk moves and single changes lose nothing", async (recruiter) => {
  const { jobId, cvIds } = await aJobWith(recruiter, 6);
  await Promise.all([
    move(recruiter, jobId, { cvIds, stage: "interviewing" }),
    move(recruiter, jobId, { cvIds, stage: "interviewRequested" }),
    ...cvIds.map((cvId, score) =>
      recruiter.ok("PUT /api/jobs/{jobId}/candidates/{cvId}/score", { path: { jobId, cvId }, body: { score: 90 + score } }),
    ),
  ]);
  const { items } = await listed(recruiter, jobId);
  expect(items.map(({ score }) => score).toSorted()).toEqual([90, 91, 92, 93, 94, 95]);
  for (const { cvId, stage } of items) {
    const history = (await candidate(recruiter, jobId, cvId)).history.filter(({ what }) => what === "stage");
    expect(history.at(-1)?.to).toBe(stage);
    expect(history.map(({ from }) => from)).toEqual(["screening", ...history.slice(0, -1).map(({ to }) => to)]);
  }
  expect(await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } })).toMatchObject({ totalResumes: 6, highFit: 6 });
});

asRecruiter("deleting many leaves counts, list and pool exact, and names the ones that were not found", async (recruiter) => {
  const { jobId, cvIds } = await aJobWith(recruiter, 30);
  const zoe = cvIds.at(-1)!;
  const gone = cvIds.slice(0, 27);
  // A merged candidacy is deleted with the one into which it was merged.
  await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", {
    path: { jobId, cvId: gone[0]! },
    body: { cvId: cvIds[27]! },
  });
  const { highFit } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  const [told, again] = await Promise.all([remove(recruiter, jobId, [...gone, NOBODY]), remove(recruiter, jobId, [zoe])]);
  expect({ removed: told.removed.toSorted(), failed: told.failed }).toEqual({ removed: gone.toSorted(), failed: [NOBODY] });
  expect(again).toEqual({ removed: [zoe], failed: [] });

  const { items, total, facets } = await listed(recruiter, jobId);
  expect([items.map(({ cvId }) => cvId), total, facets.all]).toEqual([[cvIds[28]], 1, 1]);
  const job = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  expect([job.totalResumes, job.highFit, highFit]).toEqual([1, items[0]!.score! > 75 ? 1 : 0, job.highFit === 1 ? 28 : 0]);
  expect((await recruiter.ok("GET /api/cvs")).total).toBe(30);
  expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items).toHaveLength(1);
});

asRecruiterInDetail(
  "empty selections, too many candidates and unknown ones are refused, and nothing changes",
  async (recruiter) => {
    const { jobId, cvIds } = await aJobWith(recruiter, 2);
    const tooMany = Array.from({ length: 501 }, (_, n) => `cv_${n}`);
    for (const [key, more] of [
      ["PATCH /api/jobs/{jobId}/candidates", { stage: "offer" }],
      ["POST /api/jobs/{jobId}/candidates/deletions", {}],
    ] as const) {
      for (const [wrong, status, code] of [
        [[], 400, "input.invalid"],
        [tooMany, 400, "input.invalid"],
        [[NOBODY], 404, "row.notUpdated"],
      ] as const) {
        const { status: answered, body } = await recruiter.call(key, {
          path: { jobId },
          body: { cvIds: wrong, ...more } as never,
        });
        expect({ key, wrong: wrong.length, answered, code: body.code }).toEqual({
          key,
          wrong: wrong.length,
          answered: status,
          code,
        });
      }
      const stranger = await aRecruiter();
      const { id: theirs } = await stranger.openJob();
      for (const job of [jobId, theirs]) {
        expect(await stranger.call(key, { path: { jobId: job }, body: { cvIds, ...more } })).toMatchObject({
          status: 404,
          body: { code: "row.notUpdated" },
        });
      }
    }
    const { items } = await listed(recruiter, jobId);
    expect(items.map(({ stage }) => stage)).toEqual(["screening", "screening"]);
  },
);

asRecruiterInDetail("the ids of all candidates of a filter are returned, in its order", async (recruiter) => {
  const { jobId, cvIds } = await aJobWith(recruiter, 4);
  const ids = async (query: object) =>
    (await recruiter.ok("GET /api/jobs/{jobId}/candidates/ids", { path: { jobId }, query })).cvIds;
  expect(await ids({ sort: "applied" })).toEqual(cvIds);
  expect(await ids({ sort: "-applied", skills: "React" })).toEqual(cvIds.slice(0, 3).toReversed());
  expect(await ids({ stage: "offer" })).toEqual([]);
});

asRecruiterInDetail(
  "an export contains only the selected candidates, as a table or as JSON Resume documents without protected facts",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const { cvId } = await recruiter.upload(
      jobId,
      await pdfOf([
        "Ada Lovelace",
        "Senior Frontend Engineer",
        "ada@post.example, +49 30 5550 0142, Berlin",
        "github.com/ada-l",
        "Date of birth: 12 March 1988, Gender: female, Nationality: British",
        "Military service: completed",
        "Experience",
        "Senior Frontend Engineer, Tallyworks GmbH, Berlin",
        "March 2019 - present",
        "- Rebuilt the invoicing app in React.",
        "Skills",
        "React, TypeScript",
        "Languages",
        "German (C1)",
        "Education",
        "B.Sc. Computer Science, Technische Hochschule Example",
      ]),
    );
    await recruiter.upload(jobId, await aCv({ name: "Grace Hopper" }));

    const asked = async (path: string, body?: object) => {
      const response = await fetch(new URL(`/api/jobs/${jobId}/candidates/export${path}`, url()), {
        method: body ? "POST" : "GET",
        headers: { cookie: recruiter.cookieHeader(), origin: new URL(url()).origin, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { response, text: await response.text() };
    };
    const table = await asked("", { cvIds: [cvId, NOBODY] });
    expect(table.response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(
      table.text
        .trim()
        .split("\r\n")
        .map((line) => line.split(",")[0]),
    ).toEqual(["Name", "Ada Lovelace"]);

    const { response, text } = await asked("", { cvIds: [cvId], format: "json" });
    expect([response.headers.get("content-type"), response.headers.get("link")]).toEqual([
      "application/json; charset=utf-8",
      null,
    ]);
    expect(text).not.toMatch(/1988|female|gender|British|nationality|military|birth/iu);
    expect(JSON.parse(text)).toMatchObject([
      {
        basics: {
          name: "Ada Lovelace",
          label: "Senior Frontend Engineer",
          email: "ada@post.example",
          location: { city: "Berlin" },
          profiles: [{ network: "github.com", url: "https://github.com/ada-l" }],
        },
        work: [{ name: expect.stringContaining("Tallyworks"), position: "Senior Frontend Engineer", startDate: "2019-03" }],
        education: [{ studyType: "bachelor" }],
        skills: expect.arrayContaining([{ name: "React" }]),
        languages: [{ language: "German", fluency: "C1" }],
        certificates: [],
        meta: { version: "v1.0.0", candor: { cvId, stage: "screening", source: "uploaded" } },
      },
    ]);
    expect(JSON.parse((await asked("?format=json&sort=-name")).text).map(({ basics }: never) => basics["name"])).toEqual([
      "Grace Hopper",
      "Ada Lovelace",
    ]);
    expect((await asked("", { cvIds: [NOBODY] })).response.status).toBe(404);
    expect((await asked("", { cvIds: [cvId], format: "xml" })).response.status).toBe(400);
  },
);

asRecruiter("a view keeps its filter and columns under a name that is unique in its account", async (recruiter) => {
  const view = {
    name: " Top in Berlin ",
    filter: { minScore: "70", query: "berlin", sort: "-applied" },
    columns: ["stage"],
  } as const;
  const body = { ...view, columns: [...view.columns] };
  const made = await recruiter.ok("POST /api/views", { body });
  expect(made).toMatchObject({ ...body, name: "Top in Berlin" });
  await recruiter.ok("POST /api/views", { body: { ...body, name: "Aachen" } });
  expect((await recruiter.ok("GET /api/views")).items.map(({ name }) => name)).toEqual(["Aachen", "Top in Berlin"]);

  for (const [wrong, status, code] of [
    [{ name: "TOP in berlin" }, 409, "view.nameTaken"],
    [{ name: "  " }, 400, "view.nameRequired"],
    [{ filter: { minScore: "ten" } }, 400, "input.invalid"],
    [{ columns: ["age"] }, 400, "input.invalid"],
  ] as const) {
    const reply = await recruiter.call("POST /api/views", { body: { ...body, ...wrong } as never });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  }

  const stranger = await aRecruiter();
  expect((await stranger.ok("GET /api/views")).items).toEqual([]);
  const path = { viewId: made.id };
  expect(await stranger.call("DELETE /api/views/{viewId}", { path })).toMatchObject({
    status: 404,
    body: { code: "row.notUpdated" },
  });
  await recruiter.ok("DELETE /api/views/{viewId}", { path });
  expect((await recruiter.ok("GET /api/views")).items.map(({ name }) => name)).toEqual(["Aachen"]);
});

asRecruiterAtSize("an account has at most thirty views, also when many are saved at once", async (recruiter) => {
  const save = (name: string) => recruiter.call("POST /api/views", { body: { name, filter: {}, columns: [] } });
  for (let n = 0; n < 28; n++) expect((await save(`View ${n}`)).status).toBe(201);
  const replies = await Promise.all(["a", "b", "c", "a"].map(save));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect((await save("d")).body.code).toBe("view.tooMany");
  expect((await recruiter.ok("GET /api/views")).items).toHaveLength(30);
});
