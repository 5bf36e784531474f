import { createHash } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { describe, expect, inject, test } from "vitest";
import { aRecruiter, asOperator, aVisitor, mailedToken, outboxOf, url } from "../support/product.ts";
import { Browser } from "../support/provider-visits.ts";
import { freshAddress } from "../support/recruiter.ts";

const DOORS = ["google", "azure"] as const;
const proved = (email: string) => ({ email, proved: "on" as const });
const register = { intent: "register" as const };
const isCallback = ({ pathname }: URL) => pathname === "/api/auth/callback";
const isAtCognito = ({ pathname }: URL) => pathname === "/oauth2/authorize";

const refusalIn = (page: URL) => `${page.pathname} ${page.searchParams.get("refused") ?? ""}`.trim();
const refused = (code: string) => `/auth/redirect ${code}`;
const accountOf = async (browser: Browser) => (await browser.ok("GET /api/auth/session")).account.id;
const isSignedIn = async (browser: Browser) => (await browser.call("GET /api/auth/session")).status === 200;

describe.for(DOORS)("with %s", (door) => {
  /** Both providers take the same way: what one of them shows before every landing, the other shows with `--long`. */
  const detailFor = (other: (typeof DOORS)[number]) => (door === other ? "detail" : []);

  test("a stranger registers, may do what a recruiter may, and a link to the same address opens the same account", async () => {
    const email = freshAddress();
    const browser = new Browser();
    const page = await browser.enter(door, proved(email), {
      ...register,
      locale: "de",
      returnTo: "/de/dashboard/jobs?new=brief",
    });
    expect(page.pathname + page.search).toBe("/de/dashboard/jobs?new=brief");
    const { user, account } = await browser.ok("GET /api/auth/session");
    expect(user).toMatchObject({
      email,
      locale: "de",
      role: "owner",
      permissions: expect.arrayContaining(["jobs.write"]) as unknown,
    });
    await browser.ok("POST /api/jobs", { body: { title: "Baker" } });

    const visitor = aVisitor();
    await visitor.register(email);
    expect((await visitor.ok("GET /api/auth/session")).account.id).toBe(account.id);
    const again = new Browser();
    expect((await again.enter(door, proved(email.toUpperCase()))).pathname).toBe("/dashboard");
    const back = new Browser();
    expect((await back.enter(door, proved(email))).pathname).toBe("/dashboard");
    expect(await accountOf(back)).toBe(account.id);
  });

  test(
    "a recruiter who registered by a link enters the same account by a proved address",
    { tags: detailFor("azure") },
    async () => {
      const recruiter = await aRecruiter();
      const browser = new Browser();
      await browser.enter(door, proved(recruiter.email));
      expect(await accountOf(browser)).toBe((await recruiter.ok("GET /api/auth/session")).account.id);
    },
  );

  test(
    "login without an account is refused, leaves no user in the pool, and goes on to an account without another visit",
    { tags: detailFor("azure") },
    async () => {
      const email = freshAddress();
      const browser = new Browser();
      expect(refusalIn(await browser.enter(door, proved(email)))).toBe(refused("account.notRegistered"));
      expect(await isSignedIn(browser)).toBe(false);
      // With the user gone, Cognito's cookie signs nobody in: the provider asks again.
      expect((await browser.press(door)).pathname).toMatch(/^\/_local\//);

      expect(await aVisitor().call("POST /api/auth/identities", { body: {} })).toMatchObject({
        status: 410,
        body: { code: "identity.expired" },
      });
      const { session } = await browser.ok("POST /api/auth/identities", { body: {} });
      expect(session?.user.email).toBe(email);
      const later = new Browser();
      await later.enter(door, proved(email));
      expect(await accountOf(later)).toBe(session?.account.id);
    },
  );

  test(
    "an address without proof links nothing: its owner, who presses the mail, only signs in",
    { tags: detailFor("google") },
    async () => {
      const victim = await aRecruiter();
      const attacker = new Browser();
      const page = await attacker.enter(door, { email: victim.email, tenant: "evil" });
      expect(page.searchParams.get("connect")).toBe(door);
      expect(await isSignedIn(attacker)).toBe(false);

      await aVisitor().ok("POST /api/auth/session", { body: { token: await mailedToken(victim.email) } });
      const again = await attacker.enter(door, { email: victim.email, tenant: "evil" });
      expect(again.searchParams.get("connect")).toBe(door);
      expect(await isSignedIn(attacker)).toBe(false);
    },
  );

  test(
    "an address without proof is linked by a link pressed in the browser that asked, and later signs in by itself",
    { tags: detailFor("google") },
    async () => {
      const owner = await aRecruiter();
      const browser = new Browser();
      await browser.enter(door, { email: owner.email });
      const [mail] = await outboxOf(owner.email);
      expect(mail!.subject).toMatch(/^Connect (?:Google|Microsoft) to Candor$/);
      await browser.ok("POST /api/auth/session", { body: { token: await mailedToken(owner.email) } });

      const later = new Browser();
      expect((await later.enter(door, { email: owner.email })).pathname).toBe("/dashboard");
      expect(await accountOf(later)).toBe((await owner.ok("GET /api/auth/session")).account.id);
    },
  );

  test(
    "a link that was mailed for something else connects nothing, although the browser holds the identity",
    { tags: detailFor("azure") },
    async () => {
      const owner = await aRecruiter();
      const browser = new Browser();
      await browser.enter(door, { email: owner.email });
      await aVisitor().ok("POST /api/auth/magic-links", { body: { email: owner.email, intent: "login", acceptTerms: true } });
      await browser.ok("POST /api/auth/session", { body: { token: await mailedToken(owner.email) } });
      expect((await new Browser().enter(door, { email: owner.email })).searchParams.get("connect")).toBe(door);
    },
  );

  test("a stranger with an unproved address registers by the mailed link", async () => {
    const email = freshAddress();
    const browser = new Browser();
    await browser.enter(door, { email });
    expect(await browser.ok("POST /api/auth/identities", { body: {} })).toEqual({ session: null, returnTo: null });
    expect(await isSignedIn(browser)).toBe(false);
    await browser.ok("POST /api/auth/session", { body: { token: await mailedToken(email) } });
    expect((await new Browser().enter(door, { email })).pathname).toBe("/dashboard");
  });

  test.for([
    ["declined", { decline: "1" as const }, "identity.declined"],
    ["without an address", { email: "", proved: "on" as const }, "identity.noAddress"],
  ] as const)("a visit that is %s is refused with our sentence", async ([, choice, code]) => {
    const browser = new Browser();
    const page = await browser.enter(door, choice, register);
    expect(refusalIn(page)).toBe(refused(code));
    expect([...page.searchParams.keys()]).toEqual(["refused", "with"]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("first sign-ins at the same moment give one account", { tags: detailFor("azure") }, async () => {
    const email = freshAddress();
    const browsers = [new Browser(), new Browser(), new Browser()];
    const pages = await Promise.all(browsers.map((browser) => browser.press(door, register)));
    await Promise.all(browsers.map((browser, index) => browser.choose(pages[index]!, proved(email))));
    expect(new Set(await Promise.all(browsers.map(accountOf))).size).toBe(1);
  });

  test("after signing out the browser leaves Cognito, and the next visit asks again", { tags: detailFor("azure") }, async () => {
    const email = freshAddress();
    const browser = new Browser();
    await browser.enter(door, proved(email), register);
    const { leaveAt } = await browser.ok("DELETE /api/auth/session");
    expect((await browser.press(door)).pathname).toBe("/dashboard");
    await browser.ok("DELETE /api/auth/session");
    expect((await browser.follow(leaveAt!)).pathname).toBe("/auth/login");
    expect((await browser.press(door)).pathname).toMatch(/^\/_local\//);
  });
});

describe("a visit is refused", () => {
  /** A browser at the provider's answer, with the address that would sign it in. */
  async function atCallback(choice = proved(freshAddress())): Promise<{ browser: Browser; callback: URL }> {
    const browser = new Browser();
    const callback = await browser.choose(await browser.press("google", register), choice, isCallback);
    return { browser, callback };
  }

  async function expectRefused(browser: Browser, callback: URL): Promise<void> {
    expect(refusalIn(await browser.follow(callback))).toBe(refused("identity.refused"));
    expect(await isSignedIn(browser)).toBe(false);
  }

  test.for(["state", "code"])("without its %s", async (name) => {
    const { browser, callback } = await atCallback();
    callback.searchParams.delete(name);
    await expectRefused(browser, callback);
  });

  test.for(["state", "code"])("with another %s", async (name) => {
    const { browser, callback } = await atCallback();
    callback.searchParams.set(name, "another");
    await expectRefused(browser, callback);
  });

  test("in another browser, so that nobody is signed in to somebody else's account", async () => {
    const { callback } = await atCallback();
    await expectRefused(new Browser(), callback);
    const midway = new Browser();
    await midway.press("google");
    await expectRefused(midway, callback);
  });

  test("with the code of another browser's visit: the verifier is not its own", async () => {
    const [victim, attacker] = await Promise.all([atCallback(), atCallback()]);
    victim.callback.searchParams.set("code", attacker.callback.searchParams.get("code")!);
    await expectRefused(victim.browser, victim.callback);
  });

  // Somebody who can change what Cognito is asked would otherwise have a code of their own taken for this visit's.
  test.for([
    ["another nonce", { nonce: "another" }],
    ["no nonce", { nonce: undefined }],
    ["the challenge of another verifier", { code_challenge: createHash("sha256").update("another").digest("base64url") }],
    ["another provider", { identity_provider: "Microsoft" }],
  ] as const)("when Cognito was asked with %s", async ([, change]) => {
    const browser = new Browser();
    const asked = await browser.press("google", register, isAtCognito);
    for (const [name, value] of Object.entries(change)) {
      expect(asked.searchParams.has(name)).toBe(true);
      if (value === undefined) asked.searchParams.delete(name);
      else asked.searchParams.set(name, value);
    }
    const callback = await browser.choose(await browser.follow(asked), proved(freshAddress()), isCallback);
    expect(callback.searchParams.has("code")).toBe(true);
    await expectRefused(browser, callback);
  });

  test.for(["another", undefined])("when Microsoft's token has the nonce %s", async (nonce) => {
    const browser = new Browser();
    const page = await browser.press("azure", register);
    expect(page.searchParams.has("nonce")).toBe(true);
    if (nonce === undefined) page.searchParams.delete("nonce");
    else page.searchParams.set("nonce", nonce);
    const callback = await browser.choose(page, proved(freshAddress()), isCallback);
    expect(callback.searchParams.has("code")).toBe(false);
    await expectRefused(browser, callback);
  });

  test("when it comes twice, even with the cookie of the first time", async () => {
    const { browser, callback } = await atCallback();
    const cookies = browser.cookies();
    expect((await browser.follow(callback)).pathname).toBe("/dashboard");
    expect(refusalIn(await browser.follow(callback))).toBe(refused("identity.refused"));
    const replayed = new Browser();
    for (const [name, value] of cookies) replayed.setCookie(name, value);
    await expectRefused(replayed, callback);
  });

  test("when the account ends meanwhile", async () => {
    const email = freshAddress();
    await new Browser().enter("google", proved(email), register);
    const { browser, callback } = await (async () => {
      const browser = new Browser();
      return { browser, callback: await browser.choose(await browser.press("google"), proved(email), isCallback) };
    })();
    asOperator();
    const { UserEntity } = await import("@candor/core/account/account.entity");
    await UserEntity.remove({ email }).go();
    expect(refusalIn(await browser.follow(callback))).toBe(refused("account.notRegistered"));
  });
});

describe("consent", () => {
  test.for([
    ["is missing", { acceptTerms: "false" as const }],
    ["is for terms that have changed since", { termsVersion: "2020-01-01" }],
  ] as const)("that %s is refused before the visit", async ([, visit]) => {
    expect(refusalIn(await new Browser().press("google", visit))).toBe(refused("terms.required"));
  });

  test.for(["cross-site", "same-site", "none"])("is not given by a link that is %s", async (site) => {
    const response = await new Browser().open("/api/auth/google?acceptTerms=true&intent=register", { "sec-fetch-site": site });
    expect(response.headers.get("location")).toContain("refused=origin.refused");
  });

  test("to newer terms is stored with the next sign-in, by a link as well", async () => {
    asOperator();
    const { UserEntity } = await import("@candor/core/account/account.entity");
    const { TERMS_VERSION } = await import("@candor/core/account/terms.info");
    const email = freshAddress();
    await new Browser().enter("google", proved(email), register);
    const stored = async () => (await UserEntity.get({ email }).go({ consistent: true })).data?.termsVersion;
    expect(await stored()).toBe(TERMS_VERSION);
    for (const enter of [() => new Browser().enter("google", proved(email)), () => aVisitor().register(email)]) {
      await UserEntity.patch({ email }).set({ termsVersion: "2020-01-01" }).go();
      await enter();
      expect(await stored()).toBe(TERMS_VERSION);
    }
  });
});

test("a known identity signs in as its user, whatever address it has now", async () => {
  asOperator();
  const { Identity } = await import("@candor/core/account/identity/identity");
  const email = freshAddress();
  const claimed = { provider: "google" as const, subject: `moved-${email}`, email, isProved: true, poolUser: "Google_1" };
  const wish = {
    intent: "register" as const,
    locale: "en" as const,
    termsVersion: "1",
    termsAcceptedAt: new Date().toISOString(),
  };
  const first = await Identity.userOf(claimed, wish);
  const other = await aRecruiter();
  expect((await Identity.userOf({ ...claimed, email: other.email }, wish))?.userId).toBe(first?.userId);
  expect((await Identity.userOf({ ...claimed, email: undefined, isProved: false }, wish))?.userId).toBe(first?.userId);
});

describe("the issuer for Microsoft accounts", () => {
  const domain = () => inject("operator")["SIGN_IN_DOMAIN"]!;
  const asked = () => ({
    client_id: "cognito",
    redirect_uri: `${domain()}/oauth2/idpresponse`,
    response_type: "code",
    scope: "openid email profile",
    state: "s",
    nonce: "n",
  });

  test.for([
    ["another client", { client_id: "another" }],
    ["another address to come back to", { redirect_uri: "https://evil.example/oauth2/idpresponse" }],
    ["another flow", { response_type: "token" }],
  ] as const)("refuses %s", async ([, change]) => {
    const reply = await aVisitor().call("GET /api/auth/entra/authorize", { query: { ...asked(), ...change } });
    expect(reply.status).toBe(400);
  });

  /** The code for Cognito, and the browser that holds it. */
  async function aCode(): Promise<string> {
    const browser = new Browser();
    const page = await browser.follow(`/api/auth/entra/authorize?${new URLSearchParams(asked()).toString()}`);
    const back = await browser.choose(page, proved(freshAddress()), ({ pathname }) => pathname === "/oauth2/idpresponse");
    expect(back.searchParams.get("state")).toBe("s");
    return back.searchParams.get("code")!;
  }

  const exchange = async (form: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      redirect_uri: asked().redirect_uri,
      client_id: "cognito",
      ...form,
    });
    const response = await fetch(`${url()}/api/auth/entra/token`, { method: "POST", body });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };

  async function secret(): Promise<string> {
    asOperator();
    const { secretOf } = await import("../../packages/functions/src/http/secrets.ts");
    return secretOf("BRIDGE_KEY_SECRET_ID");
  }

  test("gives tokens for a code once, and to Cognito alone", async () => {
    const [code, client_secret] = [await aCode(), await secret()];
    expect(await exchange({ code, client_secret: "guessed" })).toEqual({ status: 401, body: { error: "invalid_client" } });
    expect(await exchange({ code: "guessed", client_secret })).toEqual({ status: 400, body: { error: "invalid_grant" } });
    const { status, body } = await exchange({ code, client_secret });
    expect(status).toBe(200);
    expect(await exchange({ code, client_secret })).toEqual({ status: 400, body: { error: "invalid_grant" } });
    const read = (authorization: string) => aVisitor().call("GET /api/auth/entra/userinfo", { headers: { authorization } });
    expect((await read(`Bearer ${body["access_token"]}`)).body).toMatchObject({ email_verified: true });
    expect((await read("Bearer guessed")).status).toBe(401);
  });

  test("takes Microsoft's answer only in the browser that asked, once", async () => {
    const browser = new Browser();
    const page = await browser.follow(`/api/auth/entra/authorize?${new URLSearchParams(asked()).toString()}`);
    const isBack = ({ pathname }: URL) => pathname === "/api/auth/entra/callback";
    const back = await browser.choose(page, proved(freshAddress()), isBack);
    expect(refusalIn(await new Browser().follow(back))).toBe(refused("identity.refused"));
    const ended = ({ pathname }: URL) => pathname === "/oauth2/idpresponse";
    expect((await browser.follow(back, ended)).searchParams.has("code")).toBe(true);
    expect(refusalIn(await browser.follow(back))).toBe(refused("identity.refused"));
  });

  test("publishes where it answers, and its key", async () => {
    const { body } = await aVisitor().call("GET /api/auth/entra/.well-known/openid-configuration");
    expect(body).toMatchObject({ issuer: `${url()}/api/auth/entra`, jwks_uri: `${url()}/api/auth/entra/jwks` });
    const { body: keys } = await aVisitor().call("GET /api/auth/entra/jwks");
    expect(Object.keys((keys as { keys: object[] }).keys[0]!).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  });
});

test("a network may visit providers 300 times an hour, and no other one waits for it", async () => {
  asOperator();
  const [{ Rate }, { SIGN_INS_PER_VIEWER_AND_HOUR }] = await Promise.all([
    import("@candor/core/kernel/rate"),
    import("@candor/core/kernel/limits"),
  ]);
  const own = "127.0.0.77";
  const openFrom = async (localAddress: string, path: string) => {
    const headers = { "sec-fetch-site": "same-origin" };
    const [answer] = (await once(get(new URL(path, url()), { localAddress, family: 4, headers }), "response")) as [
      IncomingMessage,
    ];
    answer.resume();
    return { status: answer.statusCode, location: answer.headers.location ?? "" };
  };
  const bridge = new URLSearchParams({
    client_id: "cognito",
    redirect_uri: `${inject("operator")["SIGN_IN_DOMAIN"]}/oauth2/idpresponse`,
    response_type: "code",
    state: "s",
  });
  const visit = `/api/auth/google?${new URLSearchParams({ intent: "login", acceptTerms: "true" }).toString()}`;
  const microsoft = `/api/auth/entra/authorize?${bridge.toString()}`;
  for (const kind of ["signIn", "bridge"]) {
    await Rate.spend(`${kind}:${own}`, SIGN_INS_PER_VIEWER_AND_HOUR, 3_600_000, SIGN_INS_PER_VIEWER_AND_HOUR - 1);
  }
  expect((await openFrom(own, visit)).location).toContain("/oauth2/authorize");
  expect((await openFrom(own, visit)).location).toContain("refused=rate.limited");
  expect((await openFrom("127.0.0.78", visit)).location).toContain("/oauth2/authorize");
  expect((await openFrom(own, microsoft)).status).toBe(302);
  expect((await openFrom(own, microsoft)).status).toBe(429);
  expect((await openFrom("127.0.0.78", microsoft)).status).toBe(302);
});

test("no token, code or verifier is in the log of a function, and no token in an address", async () => {
  const browser = new Browser();
  const callback = await browser.choose(await browser.press("azure", register), proved(freshAddress()), isCallback);
  const code = callback.searchParams.get("code")!;
  await browser.follow(callback);
  await browser.follow(callback);
  const { leaveAt } = await browser.ok("DELETE /api/auth/session");
  await browser.follow(leaveAt!);
  expect(browser.opened.length).toBeGreaterThan(7);
  for (const { href } of browser.opened) expect(href).not.toMatch(/eyJ[\w-]{10}/u);
  const read = async (path: string) => (await fetch(new URL(path, url()), { headers: { accept: "text/html" } })).text();
  const list = await read("/_local/runs?function=local-candor-api-auth");
  const runs = [...list.matchAll(/href="(\/_local\/runs\/[^"?]+)"/gu)].map(([, path]) => path!);
  // Other files sign in meanwhile, and push the oldest runs out.
  const pages = (await Promise.all(runs.map(read))).filter((page) => page.includes("<h2>Log</h2>"));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) {
    expect(page).not.toMatch(/eyJ[\w-]{10}/u);
    expect(page).not.toContain(code);
  }
});
