import { KINDS } from "@candor/core/account/audit/audit.info";
import { describe, expect, test } from "vitest";
import type { Client } from "../../scripts/client.ts";
import { buy } from "../support/billing.ts";
import { aCoupon } from "../support/coupons.ts";
import { SETTLED_MS } from "../support/patience.ts";
import { Extension } from "../support/extension.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, asOperator, asRecruiter, asRecruiterInDetail, aVisitor, mailedToken, url } from "../support/product.ts";
import { Browser } from "../support/provider-visits.ts";
import { aBulkLink, publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

const CHROME = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
};

type Group = "access" | "jobs" | "candidates" | "account";

/** The record of an account, page by page, newest first. */
async function recordOf(client: Client, group?: Group) {
  const items = [];
  let next: string | null | undefined;
  do {
    const page = await client.ok("GET /api/audit", { query: { ...(group && { group }), ...(next && { next }) } });
    items.push(...page.items);
    ({ next } = page);
  } while (next);
  return items;
}

const kindsOf = async (client: Client, group?: Group) => (await recordOf(client, group)).map(({ kind }) => kind);

/** Signs the recruiter in once more, in Chrome. */
async function anotherBrowserOf({ email }: Recruiter): Promise<Client> {
  const other = aVisitor();
  await other.ok("POST /api/auth/magic-links", { body: { email, intent: "login", acceptTerms: true } });
  await other.ok("POST /api/auth/session", { body: { token: await mailedToken(email) }, headers: CHROME });
  return other;
}

const setStatus = (recruiter: Recruiter, jobId: string, status: "open" | "closed" | "onHold") =>
  recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status } });

/** A candidate of a job. */
const candidateIn = async (recruiter: Recruiter, jobId: string, name: string): Promise<string> =>
  (await recruiter.upload(jobId, await aCv({ name, salt: recruiter.email }))).cvId;

describe("the record of an account", () => {
  test("names every kind of action that it declares, each with its author and its things", { tags: "detail" }, async () => {
    const recruiter = await aRecruiter();
    const other = await anotherBrowserOf(recruiter);
    const third = await anotherBrowserOf(recruiter);
    const google = new Browser();
    await google.enter("google", { email: recruiter.email, proved: "on" });

    // Jobs.
    const { job } = await publish(recruiter);
    const { id: jobId } = job;
    for (const status of ["closed", "onHold", "open"] as const) await setStatus(recruiter, jobId, status);
    const link = await aBulkLink(recruiter, jobId);
    await recruiter.ok("DELETE /api/jobs/{jobId}/bulk-links/{linkId}", { path: { jobId, linkId: link.id } });
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path: { jobId }, body: { published: false } });
    const { id: gone } = await recruiter.openJob({ title: "Short-lived" });
    await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: gone } });

    // Candidates.
    const [ada, bo] = [await candidateIn(recruiter, jobId, "Ada Lovelace"), await candidateIn(recruiter, jobId, "Bo Berg")];
    const document = "GET /api/jobs/{jobId}/candidates/{cvId}/document";
    expect((await other.call(document, { path: { jobId, cvId: ada } })).status).toBe(302);
    expect((await other.call(document, { path: { jobId, cvId: ada }, query: { download: "1" } })).status).toBe(302);
    await recruiter.ok("PATCH /api/jobs/{jobId}/candidates", {
      path: { jobId },
      body: { cvIds: [ada, bo], stage: "interviewing" },
    });
    await recruiter.call("GET /api/jobs/{jobId}/candidates/export", { path: { jobId }, query: {} });
    await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: bo } });
    await recruiter.ok("DELETE /api/cvs/{cvId}", { path: { cvId: bo } });

    // The account.
    await recruiter.ok("POST /api/coupons/redeem", { body: { code: await aCoupon({ trialDays: 30 }) } });
    await buy(recruiter, { plan: "growth", period: "monthly" });
    await recruiter.ok("POST /api/account/export");
    await expect.poll(async () => (await recruiter.ok("GET /api/account/export")).state, { timeout: SETTLED_MS }).toBe("ready");
    const file = "GET /api/account/export/files/{number}";
    expect((await recruiter.call(file, { path: { number: "1" } })).status).toBe(302);

    // Access.
    const extension = await Extension.of(recruiter, url());
    await extension.ok("DELETE /api/extension/tokens/current");
    const sessions = (await recruiter.ok("GET /api/auth/sessions")).items;
    const chrome = sessions.find(({ browser, openedBy }) => browser === "Chrome" && openedBy === "link")!;
    await recruiter.ok("DELETE /api/auth/sessions/{sessionId}", { path: { sessionId: chrome.id } });
    const [identity] = (await recruiter.ok("GET /api/auth/identities")).items;
    await recruiter.ok("DELETE /api/auth/identities/{identityId}", { path: { identityId: identity!.id } });
    for (const client of [other, third]) await client.call("DELETE /api/auth/session");
    await recruiter.ok("DELETE /api/auth/sessions");

    const again = await anotherBrowserOf(recruiter);
    const record = await recordOf(again);
    expect([...new Set(record.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(KINDS).toSorted());
    const of = (kind: string) => record.find((entry) => entry.kind === kind);
    expect(record[0]).toMatchObject({
      kind: "session.opened",
      way: "link",
      by: { isThis: true, browser: "Chrome", system: "Linux" },
    });
    expect(of("cv.opened")).toMatchObject({
      by: { type: "member", browser: "Chrome", isThis: false },
      cv: { id: ada, name: "Ada Lovelace", isInJob: true },
      job: { id: jobId, title: job.title, isGone: false },
    });
    expect(of("candidates.moved")).toMatchObject({ count: 2, stage: "interviewing", cv: null });
    expect(of("export.downloaded")).toMatchObject({ count: 1, by: { type: "member" } });
    expect(of("candidates.exported")).toMatchObject({ count: 2, format: "csv" });
    expect(of("candidates.removed")).toMatchObject({ count: 1, cv: { id: bo, name: null, isInJob: false } });
    expect(of("cv.erased")).toMatchObject({ cv: { id: bo, name: null } });
    expect(of("job.deleted")).toMatchObject({ job: { id: gone, title: "Short-lived", isGone: true } });
    expect(of("plan.changed")).toMatchObject({ by: { type: "payments" }, plan: "growth", period: "monthly", state: "active" });
    expect(of("extension.disconnected")).toMatchObject({ by: { type: "extension" } });
    expect(of("session.ended")).toMatchObject({ device: { browser: "Chrome", system: "Linux" } });
    expect(of("way.removed")).toMatchObject({ way: "google" });
    expect(JSON.stringify(record)).not.toContain(recruiter.email);
  });

  asRecruiterInDetail(
    "has no entry for a request that changes nothing or is refused, and one for a request sent twice",
    async (recruiter) => {
      const body = { title: "Planner", mustHaveRequirements: ["Excel"], description: "We plan." };
      const headers = { "idempotency-key": `audit-${recruiter.email}` };
      const { id: jobId } = await recruiter.ok("POST /api/jobs", { body, headers });
      await recruiter.ok("POST /api/jobs", { body, headers });
      await Promise.all([1, 2, 3].map(() => setStatus(recruiter, jobId, "closed")));
      await setStatus(recruiter, jobId, "closed");
      expect(await kindsOf(recruiter, "jobs")).toEqual(["job.closed", "job.created"]);

      await setStatus(recruiter, jobId, "open");
      const cvId = await candidateIn(recruiter, jobId, "Cleo Twice");
      const move = { path: { jobId }, body: { cvIds: [cvId], stage: "offer" as const } };
      await recruiter.ok("PATCH /api/jobs/{jobId}/candidates", move);
      await recruiter.ok("PATCH /api/jobs/{jobId}/candidates", move);
      const one = { path: { jobId, cvId } };
      for (const stage of ["interviewing", "interviewing"] as const) {
        await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { ...one, body: { stage } });
      }
      await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { ...one, body: { interviewNotes: "Calm" } });
      await recruiter.call("GET /api/cvs/{cvId}/document", { path: { cvId: "cv_none" } });
      await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", one);
      await Promise.all([1, 2].map(() => recruiter.call("DELETE /api/cvs/{cvId}", { path: { cvId } })));
      expect(await kindsOf(recruiter, "candidates")).toEqual(["cv.erased", "candidates.moved", "candidates.moved"]);
    },
  );

  asRecruiterInDetail("is read page by page, newest first, and by its parts", async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    for (let n = 0; n < 15; n++) {
      await setStatus(recruiter, jobId, "closed");
      await setStatus(recruiter, jobId, "open");
    }
    const first = await recruiter.ok("GET /api/audit");
    expect(first).toMatchObject({ next: expect.stringMatching(/^aud_/) });
    expect(first.items).toHaveLength(10);
    const record = await recordOf(recruiter);
    expect(record.map(({ id }) => id)).toEqual(
      record
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(record.map(({ id }) => id)).size).toBe(32);
    expect(await kindsOf(recruiter, "access")).toEqual(["session.opened"]);
    expect(await recordOf(recruiter, "jobs")).toHaveLength(31);
    expect(await recordOf(recruiter, "account")).toEqual([]);
    expect((await recruiter.call("GET /api/audit", { query: { group: "nothing" as "jobs" } })).status).toBe(400);
    expect(await recruiter.ok("GET /api/audit", { query: { next: "aaa" } })).toMatchObject({ items: [], next: null });
  });

  test("is for its own account alone: a stranger reads their own, a visitor none", async () => {
    const [owner, stranger] = [await aRecruiter(), await aRecruiter()];
    await owner.openJob({ title: "Nobody else's" });
    const [newest] = await recordOf(owner);
    const theirs = await stranger.ok("GET /api/audit", { query: { next: `${newest!.id}z` } });
    expect(theirs.items.map(({ kind }) => kind)).toEqual(["session.opened"]);
    expect((await aVisitor().call("GET /api/audit")).status).toBe(401);
  });

  asRecruiter("ends after a year, also where the table has not deleted it yet", async (recruiter) => {
    const { account } = await recruiter.ok("GET /api/auth/session");
    asOperator();
    const { AuditEntity } = await import("@candor/core/account/audit/audit.entity");
    const { data } = await AuditEntity.query.ofGroup({ accountId: account.id }).go({ pages: "all" });
    const ends = data[0]!.expiresAt! * 1000 - Date.now();
    expect(Math.round(ends / 86_400_000)).toBe(365);
    const { accountId, group, auditId } = data[0]!;
    await AuditEntity.patch({ accountId, group, auditId })
      .set({ expiresAt: Math.floor(Date.now() / 1000) - 1 })
      .go();
    expect(await recordOf(recruiter)).toEqual([]);
  });
});
