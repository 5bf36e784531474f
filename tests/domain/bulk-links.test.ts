import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { postForm, type Client } from "../../scripts/client.ts";
import { aCv, cvLines, pdfOf } from "../support/pdf.ts";
import {
  asOperator,
  asRecruiter,
  asRecruiterInDetail,
  asRecruiterAtSize,
  aVisitor,
  faults,
  setPlan,
} from "../support/product.ts";
import { aBulkLink, inDays, publish, tokenOf } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { STATE_MS } from "../support/patience.ts";

const filesOf = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `${n}.pdf`, size: 1000 }));

const ask = (agency: Client, token: string, count: number, headers = {}) =>
  agency.call("POST /api/public/bulk/{token}/uploads", { path: { token }, body: { files: filesOf(count) }, headers });

const look = (token: string) => aVisitor().call("GET /api/public/bulk/{token}", { path: { token } });

const linksOf = async (recruiter: Recruiter, jobId: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/bulk-links", { path: { jobId } })).items;

/** Waits for the final outcome of a file that the holder of a link sees. */
async function told(token: string, cvId: string, language = "en") {
  for (const until = performance.now() + STATE_MS; performance.now() < until; await setTimeout(100)) {
    const { items } = await aVisitor().ok("GET /api/public/bulk/{token}/uploads", {
      path: { token },
      query: { cvIds: cvId },
      headers: { "accept-language": language },
    });
    if (items[0]?.state === "complete" || items[0]?.state === "failed") return items[0];
  }
  throw new Error(`Nothing was told of ${cvId}`);
}

asRecruiter(
  "an agency sends CVs through a link, each becomes a candidate, and the employer sees through which link",
  async (recruiter) => {
    const { job } = await publish(recruiter);
    const link = await aBulkLink(recruiter, job.id, { limit: 5 });
    expect(link).toMatchObject({ label: "Talent Partners", limit: 5, used: 0, state: "active" });
    const token = tokenOf(link);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await look(token)).body).toEqual({
      title: job.title,
      company: "Nordlicht Energie",
      status: "open",
      limit: 5,
      left: 5,
      endsAt: link.endsAt,
    });

    const agency = aVisitor();
    const cvs = await Promise.all(["Ada Ayk", "Bo Berg"].map((name) => aCv({ name })));
    const { uploads } = await agency.ok("POST /api/public/bulk/{token}/uploads", {
      path: { token },
      body: { files: cvs.map((bytes, n) => ({ name: `${n}.pdf`, size: bytes.length })) },
    });
    await Promise.all(uploads.map((form, n) => postForm(form, cvs[n]!)));
    for (const { cvId } of uploads)
      expect(await told(token, cvId)).toEqual({ cvId, state: "complete", code: null, message: null });

    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: job.id } });
    expect(items.map(({ fullName, source }) => [fullName, source]).toSorted()).toEqual([
      ["Ada Ayk", "bulk"],
      ["Bo Berg", "bulk"],
    ]);
    const candidate = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", {
      path: { jobId: job.id, cvId: items[0]!.cvId },
    });
    expect(candidate.application).toMatchObject({ link: "Talent Partners", email: null, isVerified: false, consent: null });
    expect(await linksOf(recruiter, job.id)).toMatchObject([{ id: link.id, used: 2, state: "active" }]);
    expect((await look(token)).body).toMatchObject({ left: 3 });
  },
);

asRecruiterInDetail(
  "two agencies at once never share the last place of a link, and a call for too many files is refused entirely",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const token = tokenOf(await aBulkLink(recruiter, jobId, { limit: 10 }));
    const replies = await Promise.all(Array.from({ length: 12 }, () => ask(aVisitor(), token, 3)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 409).every(({ body }) => body.code === "bulk.full")).toBe(true);

    expect(await ask(aVisitor(), token, 2)).toMatchObject({
      status: 409,
      body: { code: "bulk.full", message: "This link takes 10 CVs; 1 more can be sent." },
    });
    expect((await ask(aVisitor(), token, 1)).status).toBe(201);
    expect(await linksOf(recruiter, jobId)).toMatchObject([{ used: 10, state: "full" }]);
    expect(await look(token)).toMatchObject({ status: 200, body: { left: 0 } });
    expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items).toHaveLength(10);
  },
);

asRecruiter(
  "a call repeated with its idempotency key counts against the limit once and returns the same ids",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const token = tokenOf(await aBulkLink(recruiter, jobId));
    const headers = { "idempotency-key": "one-click" };
    const [first, second] = [await ask(aVisitor(), token, 3, headers), await ask(aVisitor(), token, 3, headers)];
    expect(second.body.uploads.map(({ cvId }) => cvId)).toEqual(first.body.uploads.map(({ cvId }) => cvId));
    expect(await linksOf(recruiter, jobId)).toMatchObject([{ used: 3 }]);
  },
);

asRecruiterInDetail(
  "places for which nothing was sent come back once, and repeating the call takes them again",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const link = await aBulkLink(recruiter, jobId, { limit: 3 });
    const token = tokenOf(link);
    const owed = await faults().add({ service: "sqs", operation: "SendMessage", about: link.id, does: { kind: "delay", ms: 0 } });
    const headers = { "idempotency-key": "closed-the-page" };
    const { uploads } = (await ask(aVisitor(), token, 3, headers)).body;
    expect(await owed.hits()).toBe(1);
    await postForm(uploads[1]!, await aCv());
    await told(token, uploads[1]!.cvId);

    asOperator();
    const { runTask } = await import("@candor/core/tasks/run");
    const { id: accountId } = (await recruiter.ok("GET /api/auth/session")).account;
    const giveBack = (announcedId: string) => runTask({ type: "returnPlaces", accountId, jobId, linkId: link.id, announcedId });
    for (let time = 0; time < 2; time++) await giveBack(uploads[0]!.cvId);
    expect(await linksOf(recruiter, jobId)).toMatchObject([{ used: 1, state: "active" }]);

    expect((await ask(aVisitor(), token, 1)).status).toBe(201);
    expect((await ask(aVisitor(), token, 3, headers)).body).toMatchObject({ code: "bulk.full" });
    const other = (await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items.at(-1)!;
    await giveBack(other.cvId);
    expect((await ask(aVisitor(), token, 3, headers)).status).toBe(201);
    expect((await ask(aVisitor(), token, 3, headers)).status).toBe(201);
    expect(await linksOf(recruiter, jobId)).toMatchObject([{ used: 3, state: "full" }]);
  },
);

asRecruiter("at most fifty files are taken by one call", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const token = tokenOf(await aBulkLink(recruiter, jobId));
  expect(await ask(aVisitor(), token, 51)).toMatchObject({
    status: 400,
    body: { code: "upload.tooMany", message: "You can upload a maximum of 50 resumes. Currently you have 51." },
  });
  expect(await linksOf(recruiter, jobId)).toMatchObject([{ used: 0 }]);
  expect((await ask(aVisitor(), token, 50)).status).toBe(201);
});

asRecruiter(
  "a revoked, ended, unknown or forged link and one of a deleted job get the same refusal from every call",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const { id: deletedJob } = await recruiter.openJob();
    const [revoked, standing, ended, ofDeleted] = await Promise.all([
      aBulkLink(recruiter, jobId),
      aBulkLink(recruiter, jobId),
      aBulkLink(recruiter, jobId, { endsAt: new Date(Date.now() + 1500).toISOString() }),
      aBulkLink(recruiter, deletedJob),
    ]);
    const path = { jobId, linkId: revoked.id };
    await recruiter.ok("DELETE /api/jobs/{jobId}/bulk-links/{linkId}", { path });
    await recruiter.ok("DELETE /api/jobs/{jobId}/bulk-links/{linkId}", { path });
    await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: deletedJob } });
    while ((await linksOf(recruiter, jobId)).find(({ id }) => id === ended.id)!.state === "active") await setTimeout(100);

    const forged = `${tokenOf(standing).slice(0, -1)}${tokenOf(standing).endsWith("A") ? "B" : "A"}`;
    const tokens = [
      tokenOf(revoked),
      tokenOf(ended),
      tokenOf(ofDeleted),
      forged,
      "none",
      "a".repeat(3000),
      "%00",
      "A".repeat(43),
    ];
    const known = await look("x".repeat(43));
    expect(known).toMatchObject({ status: 404, body: { code: "bulk.notFound" } });
    for (const token of tokens) {
      const replies = await Promise.all([
        look(token),
        ask(aVisitor(), token, 1),
        aVisitor().call("GET /api/public/bulk/{token}/uploads", { path: { token }, query: { cvIds: "cv_1" } }),
      ]);
      for (const { status, body } of replies) expect({ token, status, body }).toEqual({ token, status: 404, body: known.body });
    }
    expect((await look(tokenOf(standing))).status).toBe(200);
    const states = Object.fromEntries((await linksOf(recruiter, jobId)).map(({ id, state, used }) => [id, `${state} ${used}`]));
    expect(states).toEqual({ [revoked.id]: "revoked 0", [standing.id]: "active 0", [ended.id]: "ended 0" });
  },
);

asRecruiterInDetail("CVs that came through a link stay when it is revoked", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const link = await aBulkLink(recruiter, jobId);
  const bytes = await aCv();
  const { uploads } = await aVisitor().ok("POST /api/public/bulk/{token}/uploads", {
    path: { token: tokenOf(link) },
    body: { files: [{ name: "cv.pdf", size: bytes.length }] },
  });
  await recruiter.ok("DELETE /api/jobs/{jobId}/bulk-links/{linkId}", { path: { jobId, linkId: link.id } });
  await postForm(uploads[0]!, bytes);
  expect(await recruiter.settled(jobId)).toMatchObject([{ state: "complete", source: "bulk" }]);
});

asRecruiter("a closed job and one on hold accept no files through a link, and its page says so", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const token = tokenOf(await aBulkLink(recruiter, jobId));
  for (const [status, message] of [
    ["closed", "Job is closed"],
    ["onHold", "Job is on hold"],
  ] as const) {
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status } });
    expect(await look(token)).toMatchObject({ status: 200, body: { status } });
    expect(await ask(aVisitor(), token, 1)).toMatchObject({ status: 409, body: { code: `job.${status}`, message } });
  }
  expect(await linksOf(recruiter, jobId)).toMatchObject([{ used: 0 }]);
});

asRecruiter("a link has a limit of 1 to 1,000 CVs and an end within 180 days, each refused in its field", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const make = (body: object) =>
    recruiter.call("POST /api/jobs/{jobId}/bulk-links", { path: { jobId }, body: { limit: 10, endsAt: inDays(1), ...body } });
  for (const limit of [0, 1001, 1.5, -1, "ten"]) {
    expect({ limit, reply: await make({ limit }) }).toMatchObject({
      reply: { status: 400, body: { code: "bulk.limitInvalid", fields: { limit: "A link takes 1 to 1,000 CVs." } } },
    });
  }
  for (const endsAt of [inDays(-1), inDays(181), "tomorrow", ""]) {
    expect({ endsAt, reply: await make({ endsAt }) }).toMatchObject({
      reply: {
        status: 400,
        body: { code: "bulk.endInvalid", fields: { endsAt: "A link ends in the future, within 180 days." } },
      },
    });
  }
  expect(await make({ limit: 1000, endsAt: inDays(179) })).toMatchObject({ status: 201, body: { label: "", limit: 1000 } });
  expect(await linksOf(recruiter, jobId)).toHaveLength(1);
});

asRecruiterAtSize(
  "a job has at most fifty active links, also when the last are created at once; a revoked one makes room",
  async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    for (let n = 0; n < 46; n++) await aBulkLink(recruiter, jobId, { label: String(n) });
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        recruiter.call("POST /api/jobs/{jobId}/bulk-links", { path: { jobId }, body: { limit: 1, endsAt: inDays(1) } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(replies.filter(({ body }) => body.code === "bulk.tooMany")).toHaveLength(4);

    const links = await linksOf(recruiter, jobId);
    expect(links).toHaveLength(50);
    expect(links.at(-1)).toMatchObject({ label: "0" });
    await recruiter.ok("DELETE /api/jobs/{jobId}/bulk-links/{linkId}", { path: { jobId, linkId: links[0]!.id } });
    await aBulkLink(recruiter, jobId);
  },
);

asRecruiterInDetail("while CVs wait for payment, an agency sees only that they were received", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const token = tokenOf(await aBulkLink(recruiter, jobId));
  for (const state of ["paused", "unpaid"] as const) {
    await setPlan(recruiter.email, state);
    const bytes = await aCv({ name: `Person ${state}`, salt: state });
    const { uploads } = await aVisitor().ok("POST /api/public/bulk/{token}/uploads", {
      path: { token },
      body: { files: [{ name: `${state}.pdf`, size: bytes.length }] },
    });
    await postForm(uploads[0]!, bytes);
    const { cvId } = uploads[0]!;
    expect(await told(token, cvId)).toEqual({ cvId, state: "complete", code: null, message: null });
  }
  await setPlan(recruiter.email, "active");
  expect((await recruiter.settled(jobId)).map(({ state }) => state)).toEqual(["complete", "complete"]);
});

asRecruiterInDetail("an agency sees why a file failed, and nothing of files from other channels", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const token = tokenOf(await aBulkLink(recruiter, jobId));
  const locked = await pdfOf(cvLines(), { password: "secret" });
  const { uploads } = await aVisitor().ok("POST /api/public/bulk/{token}/uploads", {
    path: { token },
    body: { files: [{ name: "locked.pdf", size: locked.length }] },
  });
  await postForm(uploads[0]!, locked);
  const { cvId } = uploads[0]!;
  expect(await told(token, cvId)).toEqual({
    cvId,
    state: "failed",
    code: "read.encrypted",
    message: "The PDF asks for a password. Please send a copy without one.",
  });
  expect(await told(token, cvId, "tr")).toMatchObject({ message: "PDF parola istiyor. Lütfen parolasız bir kopya gönderin." });

  const own = await recruiter.upload(jobId, await aCv());
  const { items } = await aVisitor().ok("GET /api/public/bulk/{token}/uploads", {
    path: { token },
    query: { cvIds: [own.cvId, cvId, "cv_00000000000000000000000000", "nonsense"].join(",") },
  });
  expect(items.map((item) => item.cvId)).toEqual([cvId]);
});
