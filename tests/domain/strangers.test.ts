import { calls, type CallKey } from "@candor/contract";
import { describe, expect, test } from "vitest";
import { aChallenge, Extension, REDIRECT } from "../support/extension.ts";
import { aCv } from "../support/pdf.ts";
import type { Client } from "../../scripts/client.ts";
import { aRecruiter, aVisitor, url } from "../support/product.ts";
import { aBulkLink, inDays, publish, tokenOf } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

const memberCalls = (Object.keys(calls) as CallKey[]).filter((key) => calls[key].access === "member");

const CRITERION = { kind: "skill", text: "Baking", importance: "must", weight: 10 };

/** Valid bodies, so that calls are refused because of the caller and not of the input. */
const BODIES: Partial<Record<CallKey, object>> = {
  "POST /api/job-drafts": { from: "description", text: "Baker" },
  "POST /api/jobs": { title: "Baker" },
  "PATCH /api/jobs/{jobId}": { title: "Butcher" },
  "POST /api/jobs/{jobId}/proposals": { title: "Butcher" },
  "PUT /api/jobs/{jobId}/status": { status: "closed" },
  "PUT /api/jobs/{jobId}/publication": { published: false },
  "POST /api/jobs/{jobId}/bulk-links": { limit: 1, endsAt: inDays(1) },
  "PUT /api/jobs/{jobId}/mailbox": { name: "bakers" },
  "POST /api/companies": { name: "Bakery" },
  "PATCH /api/companies/{companyId}": { name: "Bakery" },
  "POST /api/companies/{companyId}/logo": { name: "logo.png", size: 1, type: "image/png" },
  "PUT /api/companies/{companyId}/logo": { logoId: "lgo_00000000000000000000000000" },
  "POST /api/jobs/{jobId}/uploads": { files: [{ name: "cv.pdf", size: 1 }] },
  "PUT /api/jobs/{jobId}/criteria": { criteria: [CRITERION] },
  "POST /api/jobs/{jobId}/criteria/preview": { criteria: [CRITERION] },
  "POST /api/jobs/{jobId}/candidates/search": { query: "React" },
  "POST /api/jobs/{jobId}/analyses": { all: true },
  "PATCH /api/jobs/{jobId}/candidates/{cvId}": { stage: "offer" },
  "PATCH /api/jobs/{jobId}/candidates": { cvIds: ["cv_00000000000000000000000000"], stage: "offer" },
  "POST /api/jobs/{jobId}/candidates/deletions": { cvIds: ["cv_00000000000000000000000000"] },
  "POST /api/jobs/{jobId}/candidates/export": { cvIds: ["cv_00000000000000000000000000"] },
  "POST /api/cvs/jobs": { cvIds: ["cv_00000000000000000000000000"] },
  "POST /api/cvs/deletions": { cvIds: ["cv_00000000000000000000000000"] },
  "POST /api/jobs/{jobId}/candidates/rejections": { cvIds: ["cv_00000000000000000000000000"] },
  "POST /api/jobs/{jobId}/candidates/{cvId}/letters": { letter: "question" },
  "POST /api/jobs/{jobId}/candidates/{cvId}/place": { after: null },
  "PUT /api/jobs/{jobId}/own-order": { stage: "screening", cvIds: [], revision: 0 },
  "PUT /api/phrases/reasons": { reasons: ["Too far"] },
  "PUT /api/phrases/letters": { letter: "question", locale: "en", own: null },
  "POST /api/extension/codes": { challenge: aChallenge().challenge, redirectUri: REDIRECT },
  "POST /api/views": { name: "Bakers", filter: {}, columns: [] },
  "PUT /api/jobs/{jobId}/candidates/{cvId}/score": { score: 1 },
  "POST /api/jobs/{jobId}/candidates": { cvIds: ["cv_00000000000000000000000000"] },
  "POST /api/jobs/{jobId}/candidates/{cvId}/merges": { cvId: "cv_00000000000000000000000001" },
  "POST /api/jobs/{jobId}/candidates/{cvId}/distinctions": { cvId: "cv_00000000000000000000000001" },
};

async function ask(client: Client, key: CallKey, path: Record<string, string>) {
  const body = BODIES[key];
  return client.call(key, { path, ...(body && { body: body as never }) });
}

describe("a visitor who is not signed in", () => {
  test.for(memberCalls)("is refused at %s", async (key) => {
    const reply = await ask(aVisitor(), key, {
      jobId: "job_1",
      cvId: "cv_1",
      mergedId: "cv_2",
      otherId: "cv_2",
      companyId: "cmp_1",
      linkId: "lnk_1",
      viewId: "view_1",
      sessionId: "ses_1",
      identityId: "idn_1",
      tokenId: "ext_1",
      number: "1",
    });
    expect(reply).toMatchObject({ status: 401, body: { code: "session.missing" } });
  });
});

/** Ids of the right shape that name nothing. */
const NOTHING = {
  jobId: "job_00000000000000000000000000",
  cvId: "cv_00000000000000000000000000",
  companyId: "cmp_00000000000000000000000000",
  linkId: "lnk_00000000000000000000000000",
  tokenId: "ext_00000000000000000000000000",
  mergedId: "cv_00000000000000000000000001",
  otherId: "cv_00000000000000000000000001",
  sessionId: "ses_00000000000000000000000000",
};

describe("a stranger with an account of their own", () => {
  const owned = memberCalls.filter((key) => /\{(?:jobId|companyId|cvId|sessionId|tokenId)\}/.test(key));

  test("gets the answer for unknown ids to every call on another account's data, and changes nothing", async () => {
    const [owner, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
    const theirs = await thingsOf(owner);

    for (const key of owned) {
      const [foreign, missing] = await Promise.all([ask(stranger, key, theirs), ask(stranger, key, NOTHING)]);
      expect({ key, status: foreign.status, body: foreign.body }).toEqual({ key, status: 404, body: missing.body });
    }

    expect(await owner.ok("GET /api/jobs/{jobId}", { path: theirs })).toMatchObject({ status: "open", totalResumes: 1 });
    expect(await owner.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: theirs })).toMatchObject({
      stage: "screening",
      isEdited: false,
      isStale: false,
    });
    expect(await owner.ok("GET /api/jobs/{jobId}", { path: theirs })).toMatchObject({ isPublished: true });
    expect(await owner.ok("GET /api/companies/{companyId}", { path: theirs })).toMatchObject({ name: "Nordlicht Energie" });
    expect((await owner.ok("GET /api/jobs/{jobId}/bulk-links", { path: theirs })).items).toMatchObject([
      { state: "active", used: 0 },
    ]);
    expect((await owner.ok("GET /api/extension/tokens")).tokens).toMatchObject([{ tokenId: theirs.tokenId }]);
    expect((await stranger.ok("GET /api/extension/tokens")).tokens).toEqual([]);
    expect((await stranger.ok("GET /api/jobs")).items).toEqual([]);
    expect((await stranger.ok("GET /api/companies")).items).toEqual([]);
  });

  test("reads and changes only their own reasons and templates", async () => {
    const [owner, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
    const place = { letter: "question", locale: "en" } as const;
    const own = { subject: "One question", text: "When could you begin?" };
    await owner.ok("PUT /api/phrases/reasons", { body: { reasons: ["Too far"] } });
    await owner.ok("PUT /api/phrases/letters", { body: { ...place, own } });

    const theirs = await stranger.ok("GET /api/phrases");
    expect(theirs.reasons).not.toContain("Too far");
    expect(theirs.letters).toEqual([]);
    await stranger.ok("PUT /api/phrases/reasons", { body: { reasons: ["Too late"] } });
    await stranger.ok("PUT /api/phrases/letters", { body: { ...place, own: null } });

    expect(await owner.ok("GET /api/phrases")).toEqual({ reasons: ["Too far"], letters: [{ ...place, ...own }] });
  });

  test("cannot revoke somebody else's link through a job of their own", async () => {
    const [owner, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
    const { id: theirJob } = await owner.openJob();
    const { id: linkId, ...link } = await aBulkLink(owner, theirJob);
    const { id: jobId } = await stranger.openJob();
    expect(await stranger.call("DELETE /api/jobs/{jobId}/bulk-links/{linkId}", { path: { jobId, linkId } })).toMatchObject({
      status: 404,
      body: { code: "row.notUpdated" },
    });
    expect((await aVisitor().call("GET /api/public/bulk/{token}", { path: { token: tokenOf(link) } })).status).toBe(200);
  });

  test("cannot put somebody else's job into a feed, nor take it out of one", async () => {
    const [owner, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
    const { job } = await publish(owner);
    const path = { jobId: job.id };
    await owner.ok("PUT /api/jobs/{jobId}/publication", { path, body: { published: true, platforms: ["linkedin"] } });
    for (const platforms of [["indeed"], []] as ("indeed" | "linkedin")[][]) {
      expect(
        await stranger.call("PUT /api/jobs/{jobId}/publication", { path, body: { published: true, platforms } }),
      ).toMatchObject({ status: 404, body: { code: "row.notUpdated" } });
    }
    expect(await owner.ok("GET /api/jobs/{jobId}", { path })).toMatchObject({ platforms: ["default", "linkedin"] });
  });

  test("cannot reach somebody else's CV through a job of their own", async () => {
    const [owner, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
    const { cvId } = await thingsOf(owner);
    const { id: jobId } = await stranger.openJob();
    for (const key of owned.filter((key) => key.includes("{jobId}") && key.includes("{cvId}"))) {
      expect({
        key,
        status: (await ask(stranger, key, { jobId, cvId, mergedId: NOTHING.mergedId, otherId: NOTHING.otherId })).status,
      }).toEqual({
        key,
        status: 404,
      });
    }
  });
});

describe("a visitor of the public pages", () => {
  const doors = (Object.keys(calls) as CallKey[]).filter((key) => key.includes(" /api/public/") && key.includes("{"));
  /** Valid bodies, so that calls are refused because of their target and not of the input. */
  const bodies: Partial<Record<CallKey, object>> = {
    "POST /api/public/jobs/{jobPublic}/uploads": {
      email: "ada@post.example",
      source: "LinkedIn",
      consent: true,
      files: [{ name: "cv.pdf", size: 1 }],
    },
    "POST /api/public/bulk/{token}/uploads": { files: [{ name: "cv.pdf", size: 1 }] },
  };

  test("gets the same answer for an unpublished job, an ended link and unknown ids from every call", async () => {
    const owner = await aRecruiter();
    const { job, jobPublic } = await publish(owner);
    const link = await aBulkLink(owner, job.id);
    await owner.ok("PUT /api/jobs/{jobId}/publication", { path: { jobId: job.id }, body: { published: false } });
    await owner.ok("DELETE /api/jobs/{jobId}/bulk-links/{linkId}", { path: { jobId: job.id, linkId: link.id } });

    expect(doors.length).toBeGreaterThan(5);
    for (const key of doors) {
      const parts = { query: key.startsWith("GET") ? { cvIds: "cv_1" } : undefined, body: bodies[key] } as never;
      const [hidden, missing] = await Promise.all(
        [
          { jobPublic, token: tokenOf(link) },
          { jobPublic: "baker-0000000000", token: "0".repeat(43) },
        ].map((path) => aVisitor().call(key, { path, ...(parts as object) })),
      );
      expect({ key, status: hidden!.status, body: hidden!.body }).toEqual({ key, status: 404, body: missing!.body });
    }
    expect((await owner.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } })).items).toEqual([]);
  });

  test("reads feeds like anybody else: no cookie is set, and none changes what is read", async () => {
    const owner = await aRecruiter();
    for (const path of ["/feeds/linkedin.xml", "/feeds/indeed.xml"]) {
      const [visitor, member] = await Promise.all(
        [{}, { cookie: owner.cookieHeader() }].map((headers) => fetch(new URL(path, url()), { headers })),
      );
      expect([visitor!.status, member!.status]).toEqual([200, 200]);
      expect(visitor!.headers.get("set-cookie")).toBeNull();
      expect((await fetch(new URL(path, url()), { method: "POST", body: "<source/>" })).status).toBeGreaterThanOrEqual(403);
    }
    expect((await fetch(new URL("/feeds/nothing.xml", url()))).status).toBe(404);
  });

  test("cannot use members' ids in public calls", async () => {
    const owner = await aRecruiter();
    const { job, company } = await publish(owner);
    const link = await aBulkLink(owner, job.id);
    for (const id of [job.id, company.id, link.id, owner.email]) {
      expect(await aVisitor().call("GET /api/public/jobs/{jobPublic}", { path: { jobPublic: id } })).toMatchObject({
        status: 404,
      });
      expect(await aVisitor().call("GET /api/public/bulk/{token}", { path: { token: id } })).toMatchObject({ status: 404 });
    }
  });
});

test("ids that are no ids are answered 404 or 400, never 500", async () => {
  const recruiter = await aRecruiter();
  for (const jobId of ["..", "%00", "a".repeat(2000), "job_'; DROP TABLE", "#", "{jobId}"]) {
    const { status } = await recruiter.call("GET /api/jobs/{jobId}", { path: { jobId } });
    expect({ jobId, refused: [400, 404, 414, 431].includes(status) }).toEqual({ jobId, refused: true });
  }
});

test("bodies that are no JSON, or of another shape, are answered 400", async () => {
  const recruiter = await aRecruiter();
  for (const body of ["", "[]", "null", '"text"', "{", '{"title":{"$ne":1}}', '{"title":"x","technicalSkills":"React"}']) {
    const response = await fetch(new URL("/api/jobs", origin()), {
      method: "POST",
      headers: { origin: origin(), cookie: recruiter.cookieHeader(), "content-type": "application/json" },
      body,
    });
    expect({ body, status: response.status }).toEqual({ body, status: 400 });
  }
});

const origin = (): string => new URL(url()).origin;

async function thingsOf(owner: Recruiter) {
  const { job, company } = await publish(owner);
  const [{ cvId }, { id: linkId }, { tokenId }] = await Promise.all([
    owner.upload(job.id, await aCv()),
    aBulkLink(owner, job.id),
    Extension.of(owner, url()),
  ]);
  const [session] = (await owner.ok("GET /api/auth/sessions")).items;
  const { mergedId, otherId } = NOTHING;
  return { jobId: job.id, cvId, companyId: company.id, linkId, tokenId, mergedId, otherId, sessionId: session!.id };
}
