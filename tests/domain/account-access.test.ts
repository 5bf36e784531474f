import { describe, expect, test } from "vitest";
import { Extension } from "../support/extension.ts";
import { addressFor, openSocket } from "../support/socket.ts";
import { aRecruiter, asOperator, aVisitor, mailedToken, outboxOf, url } from "../support/product.ts";
import { Browser, type Choice } from "../support/provider-visits.ts";
import { freshAddress, type Recruiter } from "../support/recruiter.ts";
import type { Client } from "../../scripts/client.ts";

const CHROME = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
};
const proved = (email: string) => ({ email, proved: "on" as const });
const sessionsOf = async (client: Client) => (await client.ok("GET /api/auth/sessions")).items;
const waysOf = (client: Client) => client.ok("GET /api/auth/identities");
const isSignedIn = async (client: Client) => (await client.call("GET /api/auth/session")).status === 200;

/** Signs the recruiter in once more, in another browser. */
async function anotherBrowserOf({ email }: Recruiter, headers: Record<string, string> = {}): Promise<Client> {
  const other = aVisitor();
  await other.ok("POST /api/auth/magic-links", { body: { email, intent: "login", acceptTerms: true } });
  await other.ok("POST /api/auth/session", { body: { token: await mailedToken(email) }, headers });
  return other;
}

/** A browser with the session of a recruiter. */
function browserOf(client: Client): Browser {
  const browser = new Browser();
  for (const [name, value] of client.cookies()) browser.setCookie(name, value);
  return browser;
}

/** Presses "Add" on the account's page. Returns the address that it leads to. */
async function pressAdd(browser: Browser, door = "google", site = "same-origin"): Promise<URL> {
  const response = await browser.open(`/api/auth/${door}?add=1`, { "sec-fetch-site": site });
  return new URL(response.headers.get("location")!, url());
}

/** Asks Cognito for a new access token with the refresh token in a client's cookie; false when it is refused. */
async function renewalOf(client: Client): Promise<() => Promise<boolean>> {
  asOperator();
  const [{ opened }, { Session }] = await Promise.all([
    import("../../packages/functions/src/http/cookies.ts"),
    import("@candor/core/account/session/session"),
  ]);
  const tokens = await opened(client.cookieHeader().split("; "));
  return async () => (await Session.renew(tokens!)) !== undefined;
}

const atCallback = ({ pathname }: URL) => pathname === "/api/auth/callback";

/** Adds an identity and returns the page at the end. */
async function add(browser: Browser, choice: Choice, door = "google"): Promise<URL> {
  return browser.choose(await browser.follow(await pressAdd(browser, door)), choice);
}

const outcomeOf = (page: URL) => page.pathname + page.search;

describe("the sessions of an account", () => {
  test("are listed with browser, system, way in and use, this one first", async () => {
    const recruiter = await aRecruiter();
    const other = await anotherBrowserOf(recruiter, CHROME);
    const third = await anotherBrowserOf(recruiter);
    const items = await sessionsOf(other);
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ isThis: true, browser: "Chrome", system: "Linux", openedBy: "link" });
    expect(items.slice(1).map(({ isThis, browser, system }) => ({ isThis, browser, system }))).toEqual([
      { isThis: false, browser: null, system: null },
      { isThis: false, browser: null, system: null },
    ]);
    expect(items[1]!.id).toBe((await sessionsOf(third))[0]!.id);
  });

  test("end one by one: the cookies of an ended one are worthless, its socket is closed, the others go on", async () => {
    const recruiter = await aRecruiter();
    const other = await anotherBrowserOf(recruiter);
    const socket = await openSocket(await addressFor(other));
    const [mine, theirs] = await sessionsOf(recruiter);
    expect(mine!.isThis).toBe(true);
    await recruiter.ok("DELETE /api/auth/sessions/{sessionId}", { path: { sessionId: theirs!.id } });
    expect(await isSignedIn(other)).toBe(false);
    await socket.ended;
    expect(await sessionsOf(recruiter)).toHaveLength(1);
    const again = await recruiter.call("DELETE /api/auth/sessions/{sessionId}", { path: { sessionId: theirs!.id } });
    expect(again).toMatchObject({ status: 404, body: { code: "row.notUpdated" } });
  });

  test("of a stranger cannot be ended, and nobody is told whether they exist", async () => {
    const [owner, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
    const [theirs] = await sessionsOf(owner);
    const end = (sessionId: string) => stranger.call("DELETE /api/auth/sessions/{sessionId}", { path: { sessionId } });
    const [foreign, missing] = await Promise.all([end(theirs!.id), end("ses_00000000000000000000000000")]);
    expect(foreign).toMatchObject({ status: 404, body: missing.body });
    expect(await isSignedIn(owner)).toBe(true);
  });

  test("end everywhere at once, with sockets and extensions, and Cognito takes none of their refresh tokens any more", async () => {
    const recruiter = await aRecruiter();
    const other = await anotherBrowserOf(recruiter);
    const sockets = await Promise.all([recruiter, other].map(async (client) => openSocket(await addressFor(client))));
    const held = browserOf(other);
    const extension = await Extension.of(recruiter, url());
    await extension.ok("GET /api/extension/jobs");
    const renew = await renewalOf(other);
    expect(await renew()).toBe(true);
    expect(await recruiter.ok("DELETE /api/auth/sessions")).toEqual({ leaveAt: null });
    expect(recruiter.cookieNames()).toEqual([]);
    expect(await Promise.all([recruiter, other, held].map(isSignedIn))).toEqual([false, false, false]);
    await Promise.all(sockets.map(({ ended }) => ended));
    expect(await renew()).toBe(false);
    expect((await extension.call("GET /api/extension/jobs")).status).toBe(401);
  });

  test("everywhere are those of this account alone", async () => {
    const [recruiter, bystander] = await Promise.all([aRecruiter(), aRecruiter()]);
    await recruiter.ok("DELETE /api/auth/sessions");
    expect(await isSignedIn(bystander)).toBe(true);
  });

  test("note their last use again after an hour, and not at every call", async () => {
    asOperator();
    const { SessionEntity } = await import("@candor/core/account/session/session.entity");
    const recruiter = await aRecruiter();
    const [{ id: sessionId } = { id: "" }] = await sessionsOf(recruiter);
    const use = (usedAt: string) => SessionEntity.patch({ sessionId }).set({ usedAt }).go();
    const noted = async () => (await sessionsOf(recruiter))[0]!.usedAt;
    const aWhileAgo = new Date(Date.now() - 50 * 60_000).toISOString();
    await use(aWhileAgo);
    expect(await noted()).toBe(aWhileAgo);
    await use(new Date(Date.now() - 61 * 60_000).toISOString());
    expect(Date.now() - Date.parse(await noted())).toBeLessThan(30 * 60_000);
  });
});

describe("the ways into an account", () => {
  test("are the mailed link, which is always there, and each account at a provider with its address and use", async () => {
    const recruiter = await aRecruiter();
    const { link, items } = await waysOf(recruiter);
    expect(link).toEqual({ email: recruiter.email, usedAt: expect.any(String) as string });
    expect(items).toEqual([]);

    const email = freshAddress();
    const browser = new Browser();
    await browser.enter("azure", proved(email), { intent: "register" });
    const ways = await waysOf(browser);
    expect(ways.link).toEqual({ email, usedAt: null });
    expect(ways.items).toMatchObject([{ provider: "azure", email }]);
    expect((await sessionsOf(browser))[0]).toMatchObject({ openedBy: "azure", isThis: true });
  });

  test.for(["google", "azure"] as const)(
    "%s is added from a session whatever its address, signs in to the same account afterwards, and the owner is told by mail",
    async (door) => {
      const recruiter = await aRecruiter();
      const elsewhere = freshAddress();
      const browser = browserOf(recruiter);
      // The address needs no proof: the person has just shown that they can sign in there.
      expect(outcomeOf(await add(browser, { email: elsewhere }, door))).toBe(`/dashboard/account?added=${door}`);
      expect((await waysOf(recruiter)).items).toMatchObject([{ provider: door, email: elsewhere }]);
      expect((await sessionsOf(recruiter)).map(({ openedBy }) => openedBy)).toEqual(["link"]);

      const later = new Browser();
      await later.enter(door, { email: elsewhere });
      const accounts = await Promise.all([later, recruiter].map((client) => client.ok("GET /api/auth/session")));
      expect(new Set(accounts.map(({ account }) => account.id)).size).toBe(1);
      expect((await outboxOf(recruiter.email))[0]!.text).toContain(elsewhere);
    },
  );

  test("adding the same one twice is no fault", async () => {
    const recruiter = await aRecruiter();
    const email = freshAddress();
    await add(browserOf(recruiter), proved(email));
    expect(outcomeOf(await add(browserOf(recruiter), proved(email)))).toBe("/dashboard/account?added=google");
    expect((await waysOf(recruiter)).items).toHaveLength(1);
  });

  test("an identity of somebody else is refused, and stays theirs", async () => {
    const email = freshAddress();
    const owner = new Browser();
    await owner.enter("google", proved(email), { intent: "register" });
    const thief = await aRecruiter();
    expect(outcomeOf(await add(browserOf(thief), proved(email)))).toBe("/dashboard/account?refused=identity.taken&with=google");
    expect((await waysOf(thief)).items).toEqual([]);
    expect((await waysOf(owner)).items).toHaveLength(1);
    const back = new Browser();
    await back.enter("google", proved(email));
    expect((await back.ok("GET /api/auth/session")).user.email).toBe(email);
  });

  test("an address of somebody else gives no hold on their account", async () => {
    const [attacker, victim] = await Promise.all([aRecruiter(), aRecruiter()]);
    await add(browserOf(attacker), proved(victim.email));
    const later = new Browser();
    await later.enter("google", proved(victim.email));
    expect((await later.ok("GET /api/auth/session")).user.email).toBe(attacker.email);
    expect((await waysOf(victim)).items).toEqual([]);
  });

  test.for(["cross-site", "same-site", "none"])("none is added by a link that is %s", async (site) => {
    const recruiter = await aRecruiter();
    expect(outcomeOf(await pressAdd(browserOf(recruiter), "google", site))).toBe(
      "/dashboard/account?refused=origin.refused&with=google",
    );
  });

  test("none is added by a visitor, nor by a browser that does not say where the press came from", async () => {
    expect(outcomeOf(await pressAdd(new Browser()))).toBe("/dashboard/account?refused=session.missing&with=google");
    const old = await browserOf(await aRecruiter()).open("/api/auth/google?add=1");
    expect(old.headers.get("location")).toBe("/dashboard/account?refused=origin.refused&with=google");
  });

  test("none is added after signing out, nor to another account that has signed in meanwhile", async () => {
    const [first, second] = await Promise.all([aRecruiter(), aRecruiter()]);
    const browser = browserOf(first);
    const callback = await browser.choose(await browser.follow(await pressAdd(browser)), proved(freshAddress()), atCallback);
    const visit = browser.cookies().filter(([name]) => name === "__Host-sign-in");

    const other = browserOf(second);
    for (const [name, value] of visit) other.setCookie(name, value);
    expect(outcomeOf(await other.follow(callback))).toBe("/dashboard/account?refused=identity.refused&with=google");

    await first.ok("DELETE /api/auth/session");
    // Nobody is signed in, so the page that says so is shown after the next sign-in.
    expect(outcomeOf(await browser.follow(callback))).toBe("/auth/login");
    const kept = new Map(browser.cookies()).get("redirect") ?? "";
    expect(decodeURIComponent(kept)).toBe("/dashboard/account?refused=session.missing&with=google");
    expect((await waysOf(second)).items).toEqual([]);
  });

  test("a declined visit adds none and says so on the account's page", async () => {
    const page = await add(browserOf(await aRecruiter()), { decline: "1" });
    expect(outcomeOf(page)).toBe("/dashboard/account?refused=identity.declined&with=google");
  });

  test("a removed one signs in no more, its sessions end, and the mailed link still works", async () => {
    const recruiter = await aRecruiter();
    const email = freshAddress();
    await add(browserOf(recruiter), { email });
    const other = new Browser();
    await other.enter("google", { email });
    const [{ id: identityId } = { id: "" }] = (await waysOf(recruiter)).items;

    const stranger = await aRecruiter();
    const path = { identityId };
    expect(await stranger.call("DELETE /api/auth/identities/{identityId}", { path })).toMatchObject({
      status: 404,
      body: { code: "row.notUpdated" },
    });
    expect(await recruiter.ok("DELETE /api/auth/identities/{identityId}", { path })).toEqual({
      leaveAt: null,
      isSignedOut: false,
    });
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(recruiter)).toBe(true);
    expect((await waysOf(recruiter)).items).toEqual([]);
    const page = await new Browser().enter("google", proved(email));
    expect(page.searchParams.get("refused")).toBe("account.notRegistered");
    expect(await isSignedIn(await anotherBrowserOf(recruiter))).toBe(true);
  });

  test("removing the one that opened this session ends it, and the browser leaves Cognito", async () => {
    const email = freshAddress();
    const browser = new Browser();
    await browser.enter("google", proved(email), { intent: "register" });
    const [{ id: identityId } = { id: "" }] = (await waysOf(browser)).items;
    const left = await browser.ok("DELETE /api/auth/identities/{identityId}", { path: { identityId } });
    expect(left).toEqual({ leaveAt: expect.stringContaining("/logout?") as string, isSignedOut: true });
    expect(await isSignedIn(browser)).toBe(false);
    const byLink = aVisitor();
    await byLink.register(email);
    expect((await waysOf(byLink)).items).toEqual([]);
  });

  test("after adding one, signing out leaves Cognito too", async () => {
    const recruiter = await aRecruiter();
    await add(browserOf(recruiter), proved(freshAddress()));
    expect((await recruiter.ok("DELETE /api/auth/session")).leaveAt).toContain("/logout?");
  });
});
