import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { aRecruiter, asOperator, aVisitor, asRecruiter, faults, mailedToken, outboxOf } from "../support/product.ts";
import { freshAddress } from "../support/recruiter.ts";

const register = (email: string) => ({ email, intent: "register" as const, acceptTerms: true });

test("registering sends one mail with one link, and the link signs in", async () => {
  const email = freshAddress();
  const visitor = aVisitor();
  await visitor.ok("POST /api/auth/magic-links", { body: register(email) });

  expect(await outboxOf(email)).toHaveLength(1);
  const { user, account } = await visitor.ok("POST /api/auth/session", { body: { token: await mailedToken(email) } });

  expect(user).toMatchObject({ email, role: "owner", locale: "en" });
  expect(account.plan).toMatchObject({
    name: "trial",
    state: "active",
    jobPosts: { used: 0, allowed: 10 },
    cvs: { used: 0, allowed: 1000 },
  });
  expect(await visitor.ok("GET /api/auth/session")).toMatchObject({ user: { email } });
});

test("a link signs in although Cognito's answer to it was lost, and no second time", async () => {
  const email = freshAddress();
  const visitor = aVisitor();
  await visitor.ok("POST /api/auth/magic-links", { body: register(email) });
  const body = { token: await mailedToken(email) };
  const operation = "AdminRespondToAuthChallenge";
  const lost = await faults().add({ service: "cognito-idp", operation, about: email, times: 1, does: { kind: "loseAnswer" } });
  expect(await visitor.ok("POST /api/auth/session", { body })).toMatchObject({ user: { email } });
  expect(await lost.hits()).toBe(1);
  expect(await aVisitor().call("POST /api/auth/session", { body })).toMatchObject({
    status: 410,
    body: { code: "link.expired" },
  });
});

test("the mail speaks the visitor's language and its link comes back to the wanted page", async () => {
  const email = freshAddress();
  const visitor = aVisitor();
  await visitor.ok("POST /api/auth/magic-links", { body: { ...register(email), locale: "de", returnTo: "/de/dashboard/jobs" } });

  const [mail] = await outboxOf(email);
  expect(mail!.subject).toBe("Ihr Link zu Candor");
  expect(mail!.links[0]).toContain("/de/auth/redirect?token=");
  expect(await visitor.ok("POST /api/auth/session", { body: { token: await mailedToken(email) } })).toMatchObject({
    returnTo: "/de/dashboard/jobs",
    user: { locale: "de" },
  });
});

test.for([
  { typed: {}, code: "email.required", status: 400 },
  { typed: { email: " " }, code: "email.required", status: 400 },
  { typed: { email: "ada" }, code: "email.invalid", status: 400 },
  { typed: { email: "ada@firm.example", acceptTerms: false }, code: "terms.required", status: 400 },
  { typed: { email: "nobody-here@firm.example", acceptTerms: true }, code: "account.notRegistered", status: 404 },
  { typed: { email: "ada@firm.example", acceptTerms: true, returnTo: "//evil.example" }, code: "input.invalid", status: 400 },
])("logging in with $typed is refused: $code", async ({ typed, code, status }) => {
  const reply = await aVisitor().call("POST /api/auth/magic-links", { body: { intent: "login", ...typed } });
  expect(reply).toMatchObject({ status, body: { code, status } });
  expect(reply.headers.get("content-type")).toContain("application/problem+json");
});

asRecruiter("registering a known address signs in to the same account", async (recruiter) => {
  const before = await recruiter.ok("GET /api/auth/session");
  const again = aVisitor();
  await again.ok("POST /api/auth/magic-links", { body: register(recruiter.email.toUpperCase()) });
  const { account } = await again.ok("POST /api/auth/session", { body: { token: await mailedToken(recruiter.email) } });
  expect(account.id).toBe(before.account.id);
});

test("a link works once", async () => {
  const email = freshAddress();
  const visitor = aVisitor();
  await visitor.ok("POST /api/auth/magic-links", { body: register(email) });
  const token = await mailedToken(email);
  await visitor.ok("POST /api/auth/session", { body: { token } });

  expect(await aVisitor().call("POST /api/auth/session", { body: { token } })).toMatchObject({
    status: 410,
    body: { code: "link.expired" },
  });
});

test("of two presses at the same moment one signs in", async () => {
  const email = freshAddress();
  await aVisitor().ok("POST /api/auth/magic-links", { body: register(email) });
  const token = await mailedToken(email);
  const replies = await Promise.all([1, 2, 3].map(() => aVisitor().call("POST /api/auth/session", { body: { token } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
});

test("a forged link is refused", async () => {
  const token = randomBytes(32).toString("base64url");
  expect(await aVisitor().call("POST /api/auth/session", { body: { token } })).toMatchObject({
    status: 401,
    body: { code: "link.invalid" },
  });
});

test("the sixth link within an hour is refused with the time to wait", async () => {
  const email = freshAddress();
  const visitor = aVisitor();
  for (let links = 0; links < 5; links++) await visitor.ok("POST /api/auth/magic-links", { body: register(email) });

  const reply = await visitor.call("POST /api/auth/magic-links", { body: register(email) });
  expect(reply).toMatchObject({ status: 429, body: { code: "rate.limited" } });
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
});

asRecruiter("signing out ends the session on the server: the old cookies are worthless", async (recruiter) => {
  const thief = aVisitor();
  for (const cookie of recruiter.cookieHeader().split("; "))
    thief.setCookie(cookie.slice(0, cookie.indexOf("=")), cookie.slice(cookie.indexOf("=") + 1));
  await thief.ok("GET /api/auth/session");

  await recruiter.ok("DELETE /api/auth/session");
  expect(recruiter.cookieNames()).toEqual([]);
  expect(await thief.call("GET /api/auth/session")).toMatchObject({ status: 401, body: { code: "session.missing" } });
});

asRecruiter("a session cookie that was tampered with opens nothing", async (recruiter) => {
  const [[name, value]] = recruiter.cookies() as [[string, string]];
  const forged = aVisitor();
  forged.setCookie(name, value.slice(0, -8) + "AAAAAAAA");
  expect(await forged.call("GET /api/auth/session")).toMatchObject({ status: 401 });
});

asRecruiter(
  "cookies are HttpOnly, Secure, for this host, in pieces of at most 3180 characters, for 400 days",
  async (recruiter) => {
    await recruiter.ok("POST /api/auth/magic-links", { body: { email: recruiter.email, intent: "login", acceptTerms: true } });
    const reply = await aVisitor().call("POST /api/auth/session", { body: { token: await mailedToken(recruiter.email) } });
    const set = reply.headers.getSetCookie().filter((cookie) => !cookie.includes("Max-Age=0"));
    // Public pages read it, and it opens nothing.
    expect(set).toContain("signed-in=1; Path=/; Secure; SameSite=Lax; Max-Age=34560000");
    const kept = set.filter((cookie) => !cookie.startsWith("signed-in="));
    expect(kept.length).toBeGreaterThan(0);
    for (const cookie of kept) {
      expect(cookie).toMatch(/^__Host-session\.\d=[^;]{1,3180}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000$/);
    }
  },
);

asRecruiter("one's own name and language can be changed", async (recruiter) => {
  expect(await recruiter.ok("PATCH /api/auth/session", { body: { name: " Ines Brandvold ", locale: "tr" } })).toMatchObject({
    user: { name: "Ines Brandvold", locale: "tr" },
  });
});

test("addresses that differ behind a plus are one person, whose other network may still ask", async () => {
  const email = freshAddress();
  const [name, domain] = email.split("@");
  const visitor = aVisitor();
  for (let n = 0; n < 5; n++) {
    await visitor.ok("POST /api/auth/magic-links", { body: register(`${name}+${n}@${domain}`) });
  }
  const reply = await visitor.call("POST /api/auth/magic-links", { body: register(email) });
  expect([reply.status, reply.body.code]).toEqual([429, "rate.limited"]);

  // A stranger's five requests lock nobody out: from another network a link comes, and one that was sent works.
  asOperator();
  const { LinkRequest } = await import("@candor/core/account/session/link-request");
  await LinkRequest.send({ ...register(email), locale: "en" }, "203.0.113.17");
  const token = await mailedToken(email);
  await aVisitor().ok("POST /api/auth/session", { body: { token } });
});

test("a network learns of some thirty addresses an hour that they have no account", async () => {
  asOperator();
  const { LinkRequest } = await import("@candor/core/account/session/link-request");
  const ask = (viewer: string) =>
    LinkRequest.send({ email: freshAddress(), intent: "login", acceptTerms: true }, viewer).catch(
      (error: { code: string }) => error.code,
    );
  const told = await Promise.all(Array.from({ length: 40 }, () => ask("203.0.113.18")));
  expect(told.filter((code) => code === "account.notRegistered")).toHaveLength(30);
  expect(told.filter((code) => code === "rate.limited")).toHaveLength(10);
  expect(await ask("203.0.113.19")).toBe("account.notRegistered");
});

test("a call that changes something and comes from another site is refused", async () => {
  const recruiter = await aRecruiter();
  const body = { title: "Forged" };
  const elsewhere: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const headers of elsewhere) {
    expect(await recruiter.call("POST /api/jobs", { body, headers })).toMatchObject({
      status: 403,
      body: { code: "origin.refused" },
    });
  }
});
