import type { BodyOf } from "@candor/contract";
import { expect } from "vitest";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, asRecruiter, aVisitor } from "../support/product.ts";
import { freshTitle, publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

type Edit = BodyOf<"PATCH /api/jobs/{jobId}">;
const edit = (recruiter: Recruiter, jobId: string, body: Edit) =>
  recruiter.ok("PATCH /api/jobs/{jobId}", { path: { jobId }, body });
const refused = (recruiter: Recruiter, jobId: string, body: object) =>
  recruiter.call("PATCH /api/jobs/{jobId}", { path: { jobId }, body });
const jobOf = (recruiter: Recruiter, jobId: string) => recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
const PAY = { min: 52_000, max: 60_000, currency: "EUR", period: "year" } as const;

asRecruiter("an edit changes the given fields, empties those given as empty, and keeps the others", async (recruiter) => {
  const { id } = await recruiter.openJob({ yearsOfExperience: 5, pay: PAY, remotePolicy: "hybrid" });
  const edited = await edit(recruiter, id, {
    title: "Staff Frontend Engineer",
    department: null,
    location: "",
    yearsOfExperience: null,
    pay: null,
    technicalSkills: ["React", "CSS"],
    languageRequirements: null,
  });
  expect(edited).toMatchObject({
    title: "Staff Frontend Engineer",
    technicalSkills: ["React", "CSS"],
    languageRequirements: [],
    mustHaveRequirements: ["React"],
    remotePolicy: "hybrid",
  });
  for (const emptied of ["department", "location", "yearsOfExperience", "pay"]) expect(edited).not.toHaveProperty(emptied);

  const { proposed: _, ...job } = edited;
  expect(await jobOf(recruiter, id)).toEqual(job);
  const { items } = await recruiter.ok("GET /api/jobs");
  expect(items).toMatchObject([{ id, title: "Staff Frontend Engineer" }]);
  expect(items[0]).not.toHaveProperty("location");
});

asRecruiter("two concurrent edits keep each other's fields, and of one field the last value", async (recruiter) => {
  const { id } = await recruiter.openJob();
  await Promise.all([
    edit(recruiter, id, { title: "Lead Frontend Engineer" }),
    edit(recruiter, id, { department: "Platform" }),
    edit(recruiter, id, { description: "We build grids." }),
    edit(recruiter, id, { pay: PAY }),
    recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: id }, body: { status: "onHold" } }),
  ]);
  await edit(recruiter, id, { department: "Design" });
  expect(await jobOf(recruiter, id)).toMatchObject({
    title: "Lead Frontend Engineer",
    department: "Design",
    description: "We build grids.",
    pay: PAY,
    status: "onHold",
    technicalSkills: ["React", "TypeScript"],
  });
});

asRecruiter("an edit proposes criteria but changes neither them nor scores until somebody accepts", async (recruiter) => {
  const { id, criteria } = await recruiter.openJob();
  await recruiter.upload(id, await aCv({ name: "Ada Lovelace" }));
  const before = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: id } });
  const change: Edit = { technicalSkills: ["React", "GraphQL"], languageRequirements: ["German C1"] };

  const asked = await recruiter.ok("POST /api/jobs/{jobId}/proposals", { path: { jobId: id }, body: change });
  expect((await jobOf(recruiter, id)).languageRequirements).toEqual(["German B2"]);

  const { proposed, ...job } = await edit(recruiter, id, change);
  expect(proposed).toEqual(asked.proposed);
  expect(proposed.map(({ change, criterion }) => [change, criterion.text])).toEqual([
    ["change", "German, C1 or better"],
    ["add", "GraphQL"],
  ]);
  const german = criteria.find(({ kind }) => kind === "language")!;
  expect(proposed[0]!.criterion).toMatchObject({ id: german.id, kind: "language" });
  expect(job.criteria).toEqual(criteria);
  expect(await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: id } })).toMatchObject({
    stale: 0,
    items: [{ score: before.items[0]!.score, isStale: false }],
  });

  // A location is no requirement, so no criterion is proposed.
  expect((await edit(recruiter, id, { location: "Hamburg" })).proposed).toEqual([]);
  expect((await edit(recruiter, id, {})).proposed).toEqual([]);
});

asRecruiter("the public list and the public page show an edit at once, with the pay", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter, { employmentType: "fullTime" });
  const title = freshTitle();
  await edit(recruiter, job.id, { title, location: "Graz", employmentType: "partTime", pay: PAY });

  const listed = (query: string) => aVisitor().ok("GET /api/public/jobs", { query: { query } });
  expect((await listed(job.title)).items).toEqual([]);
  expect((await listed(title)).items).toMatchObject([{ title, location: "Graz", employmentType: "partTime" }]);
  expect(await aVisitor().ok("GET /api/public/jobs/{jobPublic}", { path: { jobPublic } })).toMatchObject({
    title,
    location: "Graz",
    pay: PAY,
  });
  // A later change of the status keeps the new text.
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status: "closed" } });
  expect((await listed(title)).items).toEqual([]);
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status: "open" } });
  await edit(recruiter, job.id, { location: null });
  expect((await listed(title)).items).toMatchObject([{ title, location: null, employmentType: "partTime" }]);
});

asRecruiter("invalid fields of a job are refused one by one, and nothing is saved", async (recruiter) => {
  const { id, ...before } = await recruiter.openJob();
  for (const [body, field] of [
    [{ location: "Ulm", title: " " }, "title"],
    [{ title: null }, "title"],
    [{ yearsOfExperience: 61 }, "yearsOfExperience"],
    [{ technicalSkills: "React" }, "technicalSkills"],
    [{ technicalSkills: [""] }, "technicalSkills.0"],
    [{ description: "x".repeat(20_001) }, "description"],
    [{ pay: { ...PAY, min: 70_000 } }, "pay.min"],
    [{ pay: { ...PAY, max: 0, min: undefined } }, "pay.max"],
    [{ pay: { ...PAY, min: undefined, max: undefined } }, "pay.max"],
    [{ pay: { ...PAY, currency: "XYZ" } }, "pay.currency"],
    [{ pay: { ...PAY, period: "week" } }, "pay.period"],
  ] as const) {
    expect(await refused(recruiter, id, body)).toMatchObject({
      status: 400,
      body: { code: "input.invalid", fields: { [field]: expect.any(String) } },
    });
  }
  expect(await jobOf(recruiter, id)).toEqual({ id, ...before });
});

asRecruiter("another account's job and a deleted one get the same refusal, and a visitor has to sign in", async (recruiter) => {
  const { id } = await recruiter.openJob();
  const stranger = await aRecruiter();
  const gone = await stranger.openJob();
  await stranger.ok("DELETE /api/jobs/{jobId}", { path: { jobId: gone.id } });
  for (const jobId of [id, gone.id]) {
    expect(await refused(stranger, jobId, { title: "Mine" })).toMatchObject({
      status: 404,
      body: { code: "row.notUpdated", message: "No row updated (ID not found or no permission)" },
    });
    expect(await stranger.call("POST /api/jobs/{jobId}/proposals", { path: { jobId }, body: { title: "Mine" } })).toMatchObject({
      status: 404,
      body: { code: "job.notFound" },
    });
  }
  expect(await aVisitor().call("PATCH /api/jobs/{jobId}", { path: { jobId: id }, body: { title: "Mine" } })).toMatchObject({
    status: 401,
  });
  expect((await jobOf(recruiter, id)).title).toBe("Senior Frontend Engineer");
});
