import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { calls, type CallKey } from "@candor/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { aChallenge, askCode, Extension, fromExtension, REDIRECT } from "../support/extension.ts";
import { STATE_MS } from "../support/patience.ts";
import { aCv, aScan } from "../support/pdf.ts";
import {
  aRecruiter,
  asOperator,
  asRecruiter,
  asRecruiterInDetail,
  asRecruiterAtSize,
  aVisitor,
  leaveReadings,
  setPlan,
  url,
} from "../support/product.ts";
import { publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

const connect = (recruiter: Recruiter, browser?: string) => Extension.of(recruiter, url(), browser);

const exchange = (body: { code: string; verifier: string; redirectUri?: string; browser?: string }) =>
  aVisitor().call("POST /api/extension/tokens", {
    body: { redirectUri: REDIRECT, browser: "Chrome 156 on Windows", ...body },
    headers: fromExtension(),
  });

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

const REFUSED_CODE = { status: 400, body: { code: "extension.code" } };
const NOT_CONNECTED = { status: 401, body: { code: "extension.token" } };

/** Waits until a CV is neither waiting nor being read. */
async function settled(extension: Extension, jobId: string, cvId: string) {
  for (const until = performance.now() + STATE_MS; performance.now() < until; await setTimeout(100)) {
    const outcome = await extension.outcome(jobId, cvId);
    if (outcome.state !== "waiting" && outcome.state !== "reading") return outcome;
  }
  throw new Error(`${cvId} is still on its way`);
}

describe("connecting a browser", () => {
  asRecruiter("a code and its verifier give a token that names the account", async (recruiter) => {
    const { verifier, challenge } = aChallenge();
    const { code } = await askCode(recruiter, challenge);
    const reply = await exchange({ code, verifier });
    expect(reply).toMatchObject({ status: 201, body: { email: recruiter.email } });
    expect(reply.body.token).toMatch(/^[\w-]{43}$/u);
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toMatchObject([
      { tokenId: reply.body.tokenId, browser: "Chrome 156 on Windows", sent: 0 },
    ]);
  });

  asRecruiter("a code works once, also if the first exchange was wrong", async (recruiter) => {
    const { verifier, challenge } = aChallenge();
    const { code } = await askCode(recruiter, challenge);
    expect((await exchange({ code, verifier })).status).toBe(201);
    expect(await exchange({ code, verifier })).toMatchObject(REFUSED_CODE);

    const other = await askCode(recruiter, challenge);
    expect(await exchange({ code: other.code, verifier: aChallenge().verifier })).toMatchObject(REFUSED_CODE);
    expect(await exchange({ code: other.code, verifier })).toMatchObject(REFUSED_CODE);
    expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toHaveLength(1);
  });

  asRecruiter("of two exchanges at once one gets a token", async (recruiter) => {
    const { verifier, challenge } = aChallenge();
    const { code } = await askCode(recruiter, challenge);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => exchange({ code, verifier })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
  });

  asRecruiter("a code is refused at another address, and after its session has ended", async (recruiter) => {
    const { verifier, challenge } = aChallenge();
    const { code } = await askCode(recruiter, challenge);
    expect(await exchange({ code, verifier, redirectUri: `${REDIRECT}/` })).toMatchObject(REFUSED_CODE);

    const late = await askCode(recruiter, challenge);
    await recruiter.ok("DELETE /api/auth/session");
    expect(await exchange({ code: late.code, verifier })).toMatchObject(REFUSED_CODE);
    await recruiter.register(recruiter.email);
    expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toEqual([]);
  });

  test.for([
    "https://evil.example/connected",
    "https://abcdefghijklmnopabcdefghijklmnop.chromiumapp.org/connected",
    `${REDIRECT}?next=https://evil.example`,
    REDIRECT.replace("https:", "http:"),
    REDIRECT.replace("/connected", "/"),
    REDIRECT.replace(".org/", ".org.evil.example/"),
    `${"0".repeat(40)}.extensions.allizom.org/connected`,
    "javascript:alert(1)",
    "",
    `${REDIRECT}/${"x".repeat(200)}`,
  ])("no code is made for %s", async (redirectUri) => {
    const recruiter = await theRecruiter();
    const { challenge } = aChallenge();
    expect(await recruiter.call("POST /api/extension/codes", { body: { challenge, redirectUri } })).toMatchObject({
      status: 400,
      body: { code: "extension.redirect" },
    });
  });

  test("Firefox's address of our add-on gets a code", async () => {
    const recruiter = await theRecruiter();
    // SHA-1 of the add-on's id, as Firefox computes it.
    const redirectUri = "https://05304543ef9f99cb710f993fd7f17e56bfcc421c.extensions.allizom.org/connected";
    const { verifier, challenge } = aChallenge();
    const { code } = await askCode(recruiter, challenge, redirectUri);
    expect((await exchange({ code, verifier, redirectUri })).status).toBe(201);
  });

  asRecruiterInDetail("the table holds the hashes of token and code, and neither of them", async (recruiter) => {
    const { verifier, challenge } = aChallenge();
    const { code } = await askCode(recruiter, challenge);
    const codeHash = hashOf(code);
    asOperator();
    const stored = await import("@candor/core/account/extension/extension.entity");
    const { data: kept } = await stored.ExtensionCodeEntity.get({ codeHash }).go();
    expect(kept).toMatchObject({ codeHash, challenge, email: recruiter.email });
    const { token } = (await exchange({ code, verifier })).body;
    const { data: found } = await stored.ExtensionTokenHashEntity.get({ tokenHash: hashOf(token) }).go();
    const { data: row } = await stored.ExtensionTokenEntity.get({ accountId: found!.accountId, tokenId: found!.tokenId }).go();
    expect(row).toMatchObject({ tokenHash: hashOf(token), email: recruiter.email });
    for (const secret of [code, token, verifier]) expect(JSON.stringify([kept, found, row])).not.toContain(secret);
    expect((await stored.ExtensionCodeEntity.get({ codeHash }).go()).data).toBeNull();
  });

  asRecruiter("the browser's name is shown in one plain line", async (recruiter) => {
    await connect(recruiter, `  Chrome\u202e\n156\u0000 on   ${"Windows ".repeat(40)}`);
    const { tokens } = await recruiter.ok("GET /api/extension/tokens");
    expect(tokens.map(({ browser }) => browser)).toEqual([expect.stringMatching(/^Chrome 156 on( Windows){8} Wi$/u)]);
  });
});

let shared: Promise<Recruiter> | undefined;
/** One recruiter for tests that change nothing. */
const theRecruiter = () => (shared ??= aRecruiter());

describe("a connected browser", () => {
  asRecruiter("lists the open jobs with their companies, newest first, and no others", async (recruiter) => {
    const { id: first } = await recruiter.openJob({ title: "Baker" });
    const { job: second } = await publish(recruiter, { title: "Butcher" });
    const { id: onHold } = await recruiter.openJob({ title: "Waiter" });
    const { id: closed } = await recruiter.openJob({ title: "Cook" });
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: onHold }, body: { status: "onHold" } });
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: closed }, body: { status: "closed" } });
    const { id: deleted } = await recruiter.openJob({ title: "Driver" });
    await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: deleted } });
    await (await aRecruiter()).openJob({ title: "Somebody else's" });

    const extension = await connect(recruiter);
    expect(await extension.ok("GET /api/extension/jobs")).toEqual({
      email: recruiter.email,
      jobs: [
        { jobId: second.id, title: "Butcher", companyName: "Nordlicht Energie", status: "open" },
        { jobId: first, title: "Baker", companyName: null, status: "open" },
      ],
    });
  });

  asRecruiter("sends a CV, which becomes a candidate of the source Extension with the same score", async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const extension = await connect(recruiter);
    // The one that the page offers for a first try.
    const sample = await fetch(new URL("/extension/sample-cv-en.pdf", url()));
    expect(sample.headers.get("content-type")).toBe("application/pdf");
    const bytes = await sample.bytes();
    const cvId = await extension.send(jobId, bytes, "../Lebenslauf%20Ada.pdf");
    const outcome = await settled(extension, jobId, cvId);
    expect(outcome).toMatchObject({ state: "done", level: "high", sentence: null, url: `/dashboard/jobs/${jobId}/${cvId}` });

    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
    expect(items).toMatchObject([{ cvId, source: "extension", score: outcome.score, level: outcome.level }]);
    expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items).toMatchObject([
      { name: "Lebenslauf Ada.pdf", source: "extension" },
    ]);
    expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toMatchObject([{ sent: 1 }]);
    expect(await extension.outcome(jobId, cvId, "de")).toMatchObject({ url: `/de/dashboard/jobs/${jobId}/${cvId}` });

    // The same bytes again: nothing is read, and the candidate that is there is named.
    const again = await extension.send(jobId, bytes);
    expect(await settled(extension, jobId, again)).toMatchObject({ state: "done", score: outcome.score, url: outcome.url });
    expect((await recruiter.ok("GET /api/auth/session")).account.plan.cvs.used).toBe(1);
  });

  asRecruiterInDetail("is told in its user's language why a file cannot be read", async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const extension = await connect(recruiter);
    const cvId = await extension.send(jobId, await aScan());
    expect(await settled(extension, jobId, cvId)).toEqual({
      state: "failed",
      sentence: "A scan without text. Ask for a PDF with text; no score was given.",
      score: null,
      level: null,
      url: null,
    });
    expect((await extension.outcome(jobId, cvId, "de")).sentence).toMatch(/Bitten Sie/u);
    const { cvId: large } = await extension.ok("POST /api/extension/uploads", {
      body: { jobId, name: "large.pdf", size: 10 * 1024 * 1024 + 1 },
    });
    expect(await extension.outcome(jobId, large)).toMatchObject({ state: "failed", sentence: expect.stringMatching(/10 MB/u) });
  });

  asRecruiterInDetail("is refused for jobs that take no CVs, in the language it asks for", async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const extension = await connect(recruiter);
    const ask = (job: string, locale?: "de" | "tr") =>
      extension.call("POST /api/extension/uploads", {
        body: { jobId: job, name: "cv.pdf", size: 10 },
        ...(locale && { query: { locale } }),
        headers: { "accept-language": "es" },
      });
    const set = (status: "open" | "closed" | "onHold") =>
      recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status } });

    await set("closed");
    expect(await ask(jobId, "de")).toMatchObject({
      status: 409,
      body: { code: "job.closed", message: "Die Stelle ist geschlossen" },
    });
    await set("onHold");
    expect(await ask(jobId)).toMatchObject({ status: 409, body: { code: "job.onHold", message: "La oferta está en pausa" } });
    const foreign = await (await aRecruiter()).openJob();
    const unknown = { status: 404, body: { code: "job.notFound" } };
    expect(await ask(foreign.id)).toMatchObject(unknown);
    expect(await ask("job_00000000000000000000000000")).toMatchObject(unknown);
    expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items).toEqual([]);
  });

  asRecruiterInDetail("has a CV kept that the plan does not allow to be read, and says why", async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const extension = await connect(recruiter);
    await leaveReadings(recruiter.email, 0);
    const first = await extension.send(jobId, await aCv({ salt: "limit" }));
    expect(await settled(extension, jobId, first)).toMatchObject({ state: "held", sentence: "CV limit reached", url: null });
    await setPlan(recruiter.email, "pastDue");
    const second = await extension.send(jobId, await aCv({ salt: "past due" }));
    expect(await settled(extension, jobId, second)).toMatchObject({
      state: "held",
      sentence: "Your payment is past due. CVs wait and are processed once it has arrived.",
    });

    await setPlan(recruiter.email, "beta");
    await recruiter.settled(jobId);
    expect([await extension.outcome(jobId, first), await extension.outcome(jobId, second)]).toMatchObject([
      { state: "done" },
      { state: "done" },
    ]);
  });

  asRecruiterAtSize("announces one CV for each press, in a hundred calls of twenty presses", async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const extension = await connect(recruiter);
    const ask = (press: number) =>
      extension.call("POST /api/extension/uploads", {
        body: { jobId, name: `${press}.pdf`, size: 10 },
        headers: { "idempotency-key": `press-${press}` },
      });
    const made = new Map<string, Set<string>>();
    for (let press = 1; press <= 20; press++) {
      const replies = [...(await Promise.all([1, 2, 3, 4].map(() => ask(press)))), await ask(press)];
      // One that arrives while the first is not done yet is told so, and comes again.
      expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
      made.set(`${press}.pdf`, new Set(replies.flatMap(({ status, body }) => (status === 201 ? [body.cvId] : []))));
    }
    expect([...made.values()].map(({ size }) => size)).toEqual(Array.from({ length: 20 }, () => 1));
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
    expect(items.map(({ name, cvId }) => [name, [cvId]])).toEqual([...made].map(([name, ids]) => [name, [...ids]]));
    expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toMatchObject([{ sent: 20 }]);
  });

  asRecruiter("sees no CV that came in another way, and none of another account", async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const { cvId } = await recruiter.upload(jobId, await aCv({ salt: "own upload" }));
    const [extension, stranger] = await Promise.all([connect(recruiter), connect(await aRecruiter())]);
    const sent = await extension.send(jobId, await aCv({ name: "Bo Berg" }));
    const unknown = { status: 404, body: { code: "cv.notFound" } };
    for (const [asker, of] of [
      [extension, cvId],
      [stranger, cvId],
      [stranger, sent],
    ] as const) {
      expect(await asker.call("GET /api/extension/uploads/{cvId}", { path: { cvId: of }, query: { jobId } })).toMatchObject(
        unknown,
      );
    }
  });
});

describe("the end of a connection", () => {
  asRecruiterInDetail("one browser is disconnected at once, and the others stay", async (recruiter) => {
    const [first, second] = [await connect(recruiter), await connect(recruiter, "Edge 155 on Windows")];
    await recruiter.ok("DELETE /api/extension/tokens/{tokenId}", { path: { tokenId: first.tokenId } });
    expect(await first.call("GET /api/extension/jobs")).toMatchObject(NOT_CONNECTED);
    expect((await second.call("GET /api/extension/jobs")).status).toBe(200);
    expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toMatchObject([{ browser: "Edge 155 on Windows" }]);
    expect(await recruiter.call("DELETE /api/extension/tokens/{tokenId}", { path: { tokenId: first.tokenId } })).toMatchObject({
      status: 404,
      body: { code: "row.notUpdated" },
    });
  });

  asRecruiterInDetail("all are disconnected at once, and those of other accounts stay", async (recruiter) => {
    const stranger = await connect(await aRecruiter());
    const mine = await Promise.all([connect(recruiter), connect(recruiter)]);
    await recruiter.ok("DELETE /api/extension/tokens");
    for (const extension of mine) expect(await extension.call("GET /api/extension/jobs")).toMatchObject(NOT_CONNECTED);
    expect((await stranger.call("GET /api/extension/jobs")).status).toBe(200);
    expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toEqual([]);
  });

  asRecruiterInDetail("an extension disconnects itself", async (recruiter) => {
    const [first, second] = await Promise.all([connect(recruiter), connect(recruiter)]);
    await first.ok("DELETE /api/extension/tokens/current");
    expect(await first.call("DELETE /api/extension/tokens/current")).toMatchObject(NOT_CONNECTED);
    expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toMatchObject([{ tokenId: second.tokenId }]);
  });

  asRecruiter("a stranger cannot disconnect it", async (recruiter) => {
    const extension = await connect(recruiter);
    const stranger = await aRecruiter();
    expect(await stranger.call("DELETE /api/extension/tokens/{tokenId}", { path: { tokenId: extension.tokenId } })).toMatchObject(
      { status: 404, body: { code: "row.notUpdated" } },
    );
    await stranger.ok("DELETE /api/extension/tokens");
    expect((await extension.call("GET /api/extension/jobs")).status).toBe(200);
  });
});

describe("a token and a cookie open different doors", () => {
  let recruiter: Recruiter;
  let extension: Extension;
  let jobId: string;
  beforeAll(async () => {
    recruiter = await aRecruiter();
    [extension, { id: jobId }] = await Promise.all([connect(recruiter), recruiter.openJob()]);
  });

  const keys = Object.keys(calls) as CallKey[];
  const kindOf = (key: CallKey) => calls[key].access;

  test("the token is refused by every call that needs a session", async () => {
    const members = keys.filter((key) => kindOf(key) === "member");
    expect(members.length).toBeGreaterThan(70);
    for (const key of members) {
      // From the product's own origin, so that the token is refused and not the origin.
      const { authorization } = fromExtension(extension.token);
      const headers = { authorization: authorization! };
      const ids = Object.fromEntries([...key.matchAll(/\{(\w+)\}/gu)].map(([, name]) => [name!, "id_1"]));
      const reply = await aVisitor().call(key, { path: { ...ids, jobId, tokenId: extension.tokenId }, headers });
      expect({ key, status: reply.status, code: reply.body.code }).toEqual({ key, status: 401, code: "session.missing" });
    }
    const claims = await extension.call("GET /api/auth/entra/userinfo");
    expect(claims.status).toBe(401);
    expect((await extension.call("GET /api/extension/jobs")).status).toBe(200);
  });

  test("the session's cookie is refused by every call of the extension, with and without a wrong token", async () => {
    const own = keys.filter((key) => kindOf(key) === "extension");
    expect(own).toHaveLength(4);
    for (const key of own) {
      for (const authorization of [
        undefined,
        "Bearer",
        `Bearer ${"a".repeat(43)}`,
        `Basic ${extension.token}`,
        extension.token,
      ]) {
        const reply = await recruiter.call(key, {
          path: { cvId: "cv_1" },
          query: { jobId } as never,
          ...(key.startsWith("POST") && { body: { jobId, name: "cv.pdf", size: 1 } as never }),
          headers: { ...(authorization && { authorization }) },
        });
        expect({ key, authorization, ...reply }).toMatchObject({ key, ...NOT_CONNECTED });
      }
    }
  });

  test("a call of the extension neither reads nor renews nor removes the session's cookies", async () => {
    const left = await aRecruiter();
    // Its session has ended: any other call would remove the cookie.
    const ended = left.cookieHeader();
    await left.ok("DELETE /api/auth/session");
    for (const cookie of [recruiter.cookieHeader(), ended, "__Host-session.0=forged"]) {
      const reply = await extension.call("GET /api/extension/jobs", { headers: { cookie } });
      expect([reply.status, reply.headers.getSetCookie()]).toEqual([200, []]);
    }
    const stranger = await aRecruiter();
    const asked = await extension.call("GET /api/extension/jobs", { headers: { cookie: stranger.cookieHeader() } });
    expect(asked.body.email).toBe(recruiter.email);
  });

  test("other sites cannot press the page's button", async () => {
    const { challenge } = aChallenge();
    for (const headers of [{ origin: "https://evil.example" }, fromExtension(), { "sec-fetch-site": "cross-site" }]) {
      expect(
        await recruiter.call("POST /api/extension/codes", { body: { challenge, redirectUri: REDIRECT }, headers }),
      ).toMatchObject({ status: 403, body: { code: "origin.refused" } });
    }
  });

  test("preflights allow the extension's own calls from anywhere, without cookies", async () => {
    for (const [path, methods] of [
      ["/api/extension/tokens", "POST"],
      ["/api/extension/tokens/current", "DELETE"],
      ["/api/extension/jobs", "GET"],
      ["/api/extension/uploads", "POST"],
      ["/api/extension/uploads/cv_1", "GET"],
    ] as const) {
      const answer = await fetch(new URL(path, url()), { method: "OPTIONS", headers: { origin: "moz-extension://any" } });
      expect([path, answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([path, 204, "*"]);
      expect(answer.headers.get("access-control-allow-methods")).toBe(methods);
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    }
    const refused = await fetch(new URL("/api/extension/codes", url()), { method: "OPTIONS" });
    expect(refused.headers.get("access-control-allow-origin")).toBeNull();
    expect((await extension.call("GET /api/extension/tokens")).headers.get("access-control-allow-origin")).toBeNull();
    const missing = await aVisitor().call("GET /api/extension/jobs");
    expect([missing.status, missing.headers.get("access-control-allow-origin")]).toEqual([401, "*"]);
  });

  test("the bucket takes a signed form from any origin, and lets its answer be read", async () => {
    const { post } = await extension.ok("POST /api/extension/uploads", { body: { jobId, name: "cv.pdf", size: 10 } });
    const form = new FormData();
    for (const [name, value] of Object.entries(post.fields)) form.set(name, value);
    form.set("file", new Blob(["%PDF-1.4"]), "file");
    const answer = await fetch(post.url, { method: "POST", body: form, headers: { origin: "moz-extension://any" } });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    const read = await fetch(post.url, { headers: { origin: "moz-extension://any" } });
    expect(read.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("no code, verifier or token is in the log of the function", async () => {
    const { verifier, challenge } = aChallenge();
    const { code } = await askCode(recruiter, challenge);
    const { token } = (await exchange({ code, verifier })).body;
    await exchange({ code, verifier });
    await aVisitor().call("GET /api/extension/jobs", { headers: fromExtension(token) });
    const read = async (path: string) => (await fetch(new URL(path, url()), { headers: { accept: "text/html" } })).text();
    const list = await read("/_local/runs?function=local-candor-api-extension");
    const runs = [...list.matchAll(/href="(\/_local\/runs\/[^"?]+)"/gu)].map(([, path]) => path!);
    // Runs of others push the oldest out.
    const pages = (await Promise.all(runs.map(read))).filter((page) => page.includes("<h2>Log</h2>"));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) {
      for (const secret of [code, verifier, token]) expect(page).not.toContain(secret);
    }
  });

  test("bodies of another shape are refused with a sentence, and never with a 500", { tags: "detail" }, async () => {
    const odd = [null, 7, "x", "", [], {}, true, "\ud800", "x".repeat(100_000), { $ne: 1 }, -1, 1e99, "\u0000"];
    const { challenge, verifier } = aChallenge();
    const right = {
      "POST /api/extension/codes": { challenge, redirectUri: REDIRECT },
      "POST /api/extension/tokens": { code: "a".repeat(43), verifier, redirectUri: REDIRECT, browser: "x" },
      "POST /api/extension/uploads": { jobId, name: "cv.pdf", size: 10 },
    } as const;
    for (const [key, body] of Object.entries(right)) {
      const ask = (sent: unknown) =>
        key.endsWith("codes")
          ? recruiter.call(key as CallKey, { body: sent as never })
          : extension.call(key as CallKey, { body: sent as never });
      const bodies = [...odd, ...Object.keys(body).flatMap((field) => odd.map((value) => ({ ...body, [field]: value })))];
      for (const sent of bodies) {
        const { status } = await ask(sent);
        expect({ key, sent, isRefusal: [400, 404, 201, 413].includes(status) }).toEqual({ key, sent, isRefusal: true });
      }
    }
  });
});
