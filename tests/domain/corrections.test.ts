import type { BodyOf } from "@candor/contract";
import { expect } from "vitest";
import { pdfOf } from "../support/pdf.ts";
import { aRecruiter, asRecruiter, asRecruiterInDetail, aVisitor, url } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

type Edit = BodyOf<"PATCH /api/jobs/{jobId}/candidates/{cvId}">;

const cv = (name: string, contact: string, work: readonly string[]) =>
  pdfOf([
    name,
    contact,
    "",
    "Experience",
    "Senior Engineer, Portal GmbH",
    "March 2019 - present",
    ...work,
    "",
    "Skills",
    "React",
  ]);

const ADA = [
  "Rebuilt the invoicing app in React",
  "Leads four engineers and mentors two apprentices",
  "Wrote rules all teams follow",
];
const TOM = ["Bakes forty kinds of bread for three shops", "Keeps a sourdough begun in 1952", "Trained six bakers in two towns"];

const add = async (
  recruiter: Recruiter,
  jobId: string,
  name = "Lovelance Ada",
  contact = "ada@post.example, Berlin",
  work = ADA,
) => (await recruiter.upload(jobId, await cv(name, contact, work), `${name}.pdf`)).cvId;
const candidateOf = (recruiter: Recruiter, jobId: string, cvId: string) =>
  recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });
const correct = (recruiter: Recruiter, jobId: string, cvId: string, body: Edit) =>
  recruiter.call("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body });
const receiptOf = (recruiter: Recruiter, jobId: string, cvId: string) =>
  recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}/receipt", { path: { jobId, cvId } });
const namesIn = async (recruiter: Recruiter, jobId: string, query?: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, ...(query && { query: { query } }) })).items.map(
    ({ fullName, location }) => [fullName, location],
  );
const pooled = async (recruiter: Recruiter) =>
  (await recruiter.ok("GET /api/cvs")).items.map(({ fullName, location }) => [fullName, location]);

const putForward = async (recruiter: Recruiter, jobId: string, cvId: string) => {
  await recruiter.ok("POST /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds: [cvId] } });
  await recruiter.settled(jobId);
};

asRecruiter("a correction shows in every job of the CV, and the original value keeps its quote", async (recruiter) => {
  const [{ id: first }, { id: second }, { id: third }] = [
    await recruiter.openJob(),
    await recruiter.openJob({ title: "Lead" }),
    await recruiter.openJob({ title: "Architect" }),
  ];
  const cvId = await add(recruiter, first);
  await putForward(recruiter, second, cvId);
  const before = await candidateOf(recruiter, first, cvId);
  const receipt = await receiptOf(recruiter, first, cvId);

  const facts = { fullName: "  Ada Lovelace ", email: "ada@lovelace.example", phone: "+49 30 5550 0142", location: "Potsdam" };
  const { body: after } = await correct(recruiter, first, cvId, facts);
  expect(after).toMatchObject({ ...facts, fullName: "Ada Lovelace" });
  expect(after).toMatchObject({ profile: before.profile, score: before.score, marks: before.marks });
  expect(await candidateOf(recruiter, second, cvId)).toMatchObject({ ...facts, fullName: "Ada Lovelace" });
  expect(await receiptOf(recruiter, first, cvId)).toEqual(receipt);

  // Also in a job for which the CV is put forward later.
  await putForward(recruiter, third, cvId);
  for (const jobId of [first, second, third]) {
    expect(await namesIn(recruiter, jobId)).toEqual([["Ada Lovelace", "Potsdam"]]);
    expect(await namesIn(recruiter, jobId, "lovelace potsdam")).toHaveLength(1);
    expect(await namesIn(recruiter, jobId, "lovelance")).toEqual([]);
  }
  expect(await pooled(recruiter)).toEqual([["Ada Lovelace", "Potsdam"]]);
  const exported = await fetch(new URL(`/api/jobs/${second}/candidates/export`, url()), {
    headers: { cookie: recruiter.cookieHeader() },
  });
  const csv = await exported.text();
  expect(csv).toContain("Ada Lovelace");
  expect(csv).not.toContain("Lovelance");

  const documents = await fetch(new URL(`/api/jobs/${second}/candidates/export?format=json`, url()), {
    headers: { cookie: recruiter.cookieHeader() },
  });
  const { fullName: name, email, phone, location: city } = { ...facts, fullName: "Ada Lovelace" };
  expect(JSON.stringify(await documents.json())).toContain(
    JSON.stringify({ name, label: "Senior Engineer", email, phone, location: { city } }).slice(1, -1),
  );

  // Null restores the value that was read.
  const { body: back } = await correct(recruiter, second, cvId, { fullName: null, email: null, phone: null, location: null });
  expect(back).toMatchObject({
    fullName: before.fullName,
    email: before.email,
    phone: before.phone,
    location: before.location,
    corrections: {},
  });
  expect(await namesIn(recruiter, third)).toEqual([[before.fullName, before.location]]);
  expect(await pooled(recruiter)).toEqual([[before.fullName, before.location]]);
});

asRecruiterInDetail("the history names each correction and its author, and a repeated one only once", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const cvId = await add(recruiter, jobId);
  const { fullName: read } = await candidateOf(recruiter, jobId, cvId);
  for (const fullName of ["Ada Lovelace", "Ada Lovelace", read, read, null]) await correct(recruiter, jobId, cvId, { fullName });
  const { history, corrections } = await candidateOf(recruiter, jobId, cvId);
  expect(history).toMatchObject([
    { what: "analyzed" },
    { what: "corrected", fact: "fullName", from: read, to: "Ada Lovelace", by: recruiter.email },
    { what: "restored", fact: "fullName", from: "Ada Lovelace", to: read, by: recruiter.email },
  ]);
  expect(corrections).toEqual({});

  const { body } = await correct(recruiter, jobId, cvId, { fullName: "Ada King", stage: "offer" });
  expect(body).toMatchObject({ fullName: "Ada King", stage: "offer", corrections: { fullName: { by: recruiter.email } } });
});

asRecruiterInDetail("duplicates are found by the corrected address", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const ada = await add(recruiter, jobId);
  const tom = await add(recruiter, jobId, "Tom Baker", "tom@post.example", TOM);
  const duplicates = async () =>
    (await candidateOf(recruiter, jobId, ada)).duplicates.map((duplicate) => [duplicate.cvId, ...duplicate.because]);
  expect(await duplicates()).toEqual([]);
  await correct(recruiter, jobId, tom, { email: "ADA@post.example" });
  expect(await duplicates()).toEqual([[tom, "email"]]);
  await correct(recruiter, jobId, tom, { email: null });
  expect(await duplicates()).toEqual([]);
});

asRecruiterInDetail("a candidacy restored from a merge has the name that was corrected meanwhile", async (recruiter) => {
  const [{ id: first }, { id: second }] = [await recruiter.openJob(), await recruiter.openJob({ title: "Lead" })];
  const ada = await add(recruiter, first);
  const again = await add(recruiter, first, "Lovelance A", "ada@post.example, Berlin", TOM);
  await putForward(recruiter, second, again);
  await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", {
    path: { jobId: first, cvId: ada },
    body: { cvId: again },
  });
  expect(await correct(recruiter, first, again, { fullName: "Nobody" })).toMatchObject({ status: 404 });
  await correct(recruiter, second, again, { fullName: "Ada Lovelace" });
  await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}", {
    path: { jobId: first, cvId: ada, mergedId: again },
  });
  expect((await namesIn(recruiter, first)).map(([name]) => name)).toContain("Ada Lovelace");
});

asRecruiterInDetail("four corrections at once are all kept", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const cvId = await add(recruiter, jobId);
  const edits: Edit[] = [
    { fullName: "Ada King" },
    { email: "ada@king.example" },
    { phone: "030 5550 0142" },
    { location: "Ulm" },
  ];
  await Promise.all(edits.map(async (edit) => correct(recruiter, jobId, cvId, edit)));
  expect(await candidateOf(recruiter, jobId, cvId)).toMatchObject(Object.assign({}, ...edits) as Edit);
  expect(await namesIn(recruiter, jobId)).toEqual([["Ada King", "Ulm"]]);
});

asRecruiterInDetail(
  "an invalid name, address, number or place is refused with a sentence, and nothing changes",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const cvId = await add(recruiter, jobId);
    const before = await candidateOf(recruiter, jobId, cvId);
    const refused: [Edit, string][] = [
      ...["", "   ", "123", "a".repeat(121), "Ada\nLovelace", "Ada \u202Eecalevol"].map((fullName): [Edit, string] => [
        { fullName },
        "candidate.nameInvalid",
      ]),
      ...["", "ada", "ada@", "a b@post.example", "ada@post.example, x@y.example"].map((email): [Edit, string] => [
        { email },
        "email.invalid",
      ]),
      ...["", "12345", "call me", "+49 30 5550 0142 0142 0142 0142", "1".repeat(5000)].map((phone): [Edit, string] => [
        { phone },
        "candidate.phoneInvalid",
      ]),
      ...["", "\u0000Ulm", "u".repeat(121)].map((location): [Edit, string] => [{ location }, "candidate.placeInvalid"]),
    ];
    for (const [edit, code] of refused) {
      expect({ edit, ...(await correct(recruiter, jobId, cvId, edit)) }).toMatchObject({ edit, status: 400, body: { code } });
    }
    for (const body of [{ fullName: 1 }, { phone: {} }, { email: ["x@y.example"] }])
      expect(await correct(recruiter, jobId, cvId, body as never)).toMatchObject({ status: 400 });
    expect(await candidateOf(recruiter, jobId, cvId)).toEqual(before);

    for (const phone of ["(030) 5550-0142", "+49 (0)30 / 5550 142", "030.5550.142", "+1 212 555 0142 ext. 12"])
      expect(await correct(recruiter, jobId, cvId, { phone })).toMatchObject({ status: 200, body: { phone } });
    for (const fullName of ["李明", "Jean-Luc O’Neill", "Ümit Çağlar, M.Sc."])
      expect(await correct(recruiter, jobId, cvId, { fullName })).toMatchObject({ status: 200, body: { fullName } });
  },
);

asRecruiter("neither another account nor a visitor can correct a CV", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const cvId = await add(recruiter, jobId);
  const stranger = await aRecruiter();
  const { id: theirs } = await stranger.openJob();
  const { fullName } = await candidateOf(recruiter, jobId, cvId);
  for (const path of [
    { jobId, cvId },
    { jobId: theirs, cvId },
  ])
    expect(
      await stranger.call("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path, body: { fullName: "Nobody" } }),
    ).toMatchObject({ status: 404, body: { code: "row.notUpdated" } });
  expect(
    await aVisitor().call("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body: { fullName: "Nobody" } }),
  ).toMatchObject({ status: 401 });
  expect(await namesIn(recruiter, jobId)).toMatchObject([[fullName, expect.anything()]]);
});
