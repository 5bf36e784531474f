import { expect } from "vitest";
import { aCv } from "../support/pdf.ts";
import { asRecruiter } from "../support/product.ts";

const ADVERT = `Senior Frontend Engineer (m/f/d), Berlin, hybrid

We are looking for a Senior Frontend Engineer for our customer portal.

Requirements
- At least 5 years of experience in frontend development
- Very good knowledge of React and TypeScript
- German B2 or better

Nice to have
- GraphQL`;

asRecruiter("a pasted description becomes fields and criteria, each with the words it came from", async (recruiter) => {
  const draft = await recruiter.ok("POST /api/job-drafts", {
    body: { from: "description", text: ADVERT, additionalRequirements: "Playwright" },
  });

  expect(draft.fields).toMatchObject({
    title: "Senior Frontend Engineer (m/f/d)",
    location: "Berlin",
    remotePolicy: "hybrid",
    description: ADVERT,
  });
  const react = draft.criteria.find(({ text }) => text === "React");
  expect(react).toMatchObject({ kind: "skill", importance: "must" });
  expect(ADVERT.slice(...react!.quote!)).toBe("React");
  expect(draft.criteria.find(({ text }) => text === "GraphQL")).toMatchObject({ importance: "nice" });
  expect(draft.criteria.some(({ text, source }) => text.includes("Playwright") && source?.text === "additional")).toBe(true);
});

asRecruiter("a text with half of a surrogate pair is refused with its field's name, wherever it stands", async (recruiter) => {
  const half = "\ud83d";
  const refused = (fields: Record<string, string>) => ({ status: 400, body: { code: "input.invalid", fields } });
  const body = { title: half, description: "", technicalSkills: ["React", half] };
  expect(await recruiter.call("POST /api/jobs", { body })).toMatchObject(
    refused({ title: "not Unicode", "technicalSkills.1": "not Unicode" }),
  );
  const draft = { from: "description" as const, text: `${half} Engineer wanted` };
  expect(await recruiter.call("POST /api/job-drafts", { body: draft })).toMatchObject(refused({ text: "not Unicode" }));
  const question = { subject: "Hello", message: `Hello ${half}` };
  expect(await recruiter.call("POST /api/support", { body: question })).toMatchObject(refused({ message: "not Unicode" }));
});

asRecruiter("an answer of more than a kilobyte is compressed for a caller who accepts that", async (recruiter) => {
  const long = await recruiter.call("GET /api/plans");
  expect([long.headers.get("content-encoding"), long.headers.get("vary")]).toEqual([
    "gzip",
    expect.stringMatching(/accept-encoding/i),
  ]);
  expect(long.body).toMatchObject({ currency: "EUR" });
  const plain = await recruiter.call("GET /api/plans", { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.body).toEqual(long.body);
});

asRecruiter("a wish on a protected fact is left out and explained", async (recruiter) => {
  const text = `${ADVERT}\n- You are young and have completed your military service`;
  const draft = await recruiter.ok("POST /api/job-drafts", { body: { from: "description", text } });
  expect(draft.refused.length).toBeGreaterThan(0);
  expect(draft.criteria.filter(({ text }) => /young|military/i.test(text))).toEqual([]);
});

asRecruiter("a job keeps every given field, and gets criteria from them when none are given", async (recruiter) => {
  const fields = {
    title: "Payroll Accountant",
    department: "Finance",
    location: "Köln",
    employmentType: "fullTime",
    remotePolicy: "hybrid",
    technicalSkills: ["Payroll accounting"],
    toolsAndSoftware: ["DATEV"],
    certifications: ["Payroll certificate"],
    educationLevel: "vocational",
    yearsOfExperience: 3,
    industryExperience: ["Energy"],
    languageRequirements: ["German C1"],
    keyResponsibilities: ["Runs the monthly payroll"],
    mustHaveRequirements: ["DATEV"],
    niceToHave: ["SAP"],
    culturalFitIndicators: ["Likes order"],
    description: "Payroll for 400 people.",
    additionalRequirements: "No travelling.",
  };
  const job = await recruiter.ok("POST /api/jobs", { body: fields });

  expect(job).toMatchObject({ ...fields, status: "open", totalResumes: 0, highFit: 0, revision: 1 });
  expect(job.criteria.find(({ text }) => text === "DATEV")).toMatchObject({ importance: "must" });
  expect(job.criteria.find(({ text }) => text === "SAP")).toMatchObject({ importance: "nice" });
  expect(JSON.stringify(job.criteria)).not.toContain("Likes order");
  expect(await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } })).toEqual(job);
});

asRecruiter("a criterion typed on a protected fact is refused", async (recruiter) => {
  const reply = await recruiter.call("POST /api/jobs", {
    body: {
      title: "Driver",
      criteria: [{ id: "c1", kind: "responsibility", text: "Has completed military service", importance: "must", weight: 10 }],
    },
  });
  expect(reply).toMatchObject({ status: 400, body: { code: "criteria.protected" } });
});

asRecruiter("a job without a title is refused with the field that is wrong", async (recruiter) => {
  expect(await recruiter.call("POST /api/jobs", { body: { title: " " } })).toMatchObject({
    status: 400,
    body: { code: "input.invalid", fields: { title: expect.any(String) } },
  });
});

asRecruiter("jobs are listed newest first, found by words of title and place, and counted by status", async (recruiter) => {
  const first = await recruiter.openJob({ title: "Grid Planner", location: "Şanlıurfa" });
  const second = await recruiter.openJob({ title: "Payroll Accountant" });
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: second.id }, body: { status: "onHold" } });

  const all = await recruiter.ok("GET /api/jobs");
  expect(all.items.map(({ title }) => title)).toEqual(["Payroll Accountant", "Grid Planner"]);
  expect(all).toMatchObject({ total: 2, next: null, counts: { all: 2, open: 1, onHold: 1, closed: 0 } });
  expect((await recruiter.ok("GET /api/jobs", { query: { query: "sanliurfa grid" } })).items.map(({ id }) => id)).toEqual([
    first.id,
  ]);
  expect((await recruiter.ok("GET /api/jobs", { query: { status: "onHold" } })).items.map(({ id }) => id)).toEqual([second.id]);
});

asRecruiter("the eleventh job of a trial is refused, also when ten are asked for at once", async (recruiter) => {
  await recruiter.openJob();
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => recruiter.call("POST /api/jobs", { body: { title: "One of many" } })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(replies.filter(({ status }) => status !== 201)).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({ status: 402, body: expect.objectContaining({ code: "job.credits" }) }),
    ),
  );
  expect((await recruiter.ok("GET /api/auth/session")).account).toMatchObject({
    jobs: 10,
    plan: { jobPosts: { used: 10, allowed: 10 } },
  });
});

asRecruiter("a deleted job is gone at once with its candidates, and its job post stays spent", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await aCv());
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId } });

  expect(await recruiter.call("GET /api/jobs/{jobId}", { path: { jobId } })).toMatchObject({
    status: 404,
    body: { code: "job.notFound" },
  });
  expect(await recruiter.call("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } })).toMatchObject({
    status: 404,
  });
  expect(await recruiter.call("DELETE /api/jobs/{jobId}", { path: { jobId } })).toMatchObject({
    status: 404,
    body: { message: "No row updated (ID not found or no permission)" },
  });
  expect((await recruiter.ok("GET /api/auth/session")).account).toMatchObject({ jobs: 0, plan: { jobPosts: { used: 1 } } });
});
