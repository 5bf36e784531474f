import { calls, type CallKey } from "@candor/contract";
import { describe, expect, test } from "vitest";
import { aCv } from "../support/pdf.ts";
import type { Client } from "../../scripts/client.ts";
import { aRecruiter, aVisitor, url } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const memberCalls = (Object.keys(calls) as CallKey[]).filter((key) => calls[key].access === "member");

const CRITERION = { kind: "skill", text: "Baking", importance: "must", weight: 10 };

/** Bodies that are well formed, so that what refuses is who asks and not what. */
const BODIES: Partial<Record<CallKey, object>> = {
  "POST /api/job-drafts": { from: "description", text: "Baker" },
  "POST /api/jobs": { title: "Baker" },
  "PUT /api/jobs/{jobId}/status": { status: "closed" },
  "POST /api/jobs/{jobId}/uploads": { files: [{ name: "cv.pdf", size: 1 }] },
  "PUT /api/jobs/{jobId}/criteria": { criteria: [CRITERION] },
  "POST /api/jobs/{jobId}/criteria/preview": { criteria: [CRITERION] },
  "POST /api/jobs/{jobId}/candidates/search": { query: "React" },
  "POST /api/jobs/{jobId}/analyses": { all: true },
  "PATCH /api/jobs/{jobId}/candidates/{cvId}": { stage: "offer" },
  "PUT /api/jobs/{jobId}/candidates/{cvId}/score": { score: 1 },
};

async function ask(client: Client, key: CallKey, path: Record<string, string>) {
  const body = BODIES[key];
  return client.call(key, { path, ...(body && { body: body as never }) });
}

describe("a visitor who is not signed in", () => {
  test.for(memberCalls)("is refused at %s", async (key) => {
    const reply = await ask(aVisitor(), key, { jobId: "job_1", cvId: "cv_1" });
    expect(reply).toMatchObject({ status: 401, body: { code: "session.missing" } });
  });
});

describe("a stranger with an account of their own", () => {
  const owned = memberCalls.filter((key) => key.includes("{jobId}"));

  test("finds every call on somebody else's things answered like a call on nothing, and changes nothing", async () => {
    const [owner, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
    const theirs = await thingsOf(owner);

    for (const key of owned) {
      const [foreign, missing] = await Promise.all([
        ask(stranger, key, theirs),
        ask(stranger, key, { jobId: "job_00000000000000000000000000", cvId: "cv_00000000000000000000000000" }),
      ]);
      expect({ key, status: foreign.status, body: foreign.body }).toEqual({ key, status: 404, body: missing.body });
    }

    expect(await owner.ok("GET /api/jobs/{jobId}", { path: theirs })).toMatchObject({ status: "open", totalResumes: 1 });
    expect(await owner.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: theirs })).toMatchObject({
      stage: "screening",
      isEdited: false,
      isStale: false,
    });
    expect((await stranger.ok("GET /api/jobs")).items).toEqual([]);
  }, 60_000);

  test("cannot reach somebody else's CV through a job of their own", async () => {
    const [owner, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
    const { cvId } = await thingsOf(owner);
    const { id: jobId } = await stranger.openJob();
    for (const key of owned.filter((key) => key.includes("{cvId}"))) {
      expect({ key, status: (await ask(stranger, key, { jobId, cvId })).status }).toEqual({ key, status: 404 });
    }
  }, 60_000);
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

async function thingsOf(owner: Recruiter): Promise<{ jobId: string; cvId: string }> {
  const { id: jobId } = await owner.openJob();
  const { cvId } = await owner.upload(jobId, await aCv());
  return { jobId, cvId };
}
