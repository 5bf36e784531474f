import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  expectNoSidewaysScroll,
  inBrowser,
  newContext,
  openPage,
  standsStill,
  violations,
  drawNothing,
} from "../support/browser.ts";
import { aRecruiter, mailedToken } from "../support/product.ts";
import { freshAddress } from "../support/recruiter.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

/** Chooses whom to be, on the page of a local provider. */
async function beSomebody(page: Page, email: string, { proved = true } = {}): Promise<void> {
  await page.getByRole("heading", { name: /^Sign in at/ }).waitFor();
  await page.getByLabel("E-mail").fill(email);
  if (!proved) await page.getByLabel(/has proof/).uncheck();
  await page.getByRole("button", { name: "Continue" }).click();
}

inBrowser("a stranger signs up with Google in two presses, signs out of Cognito too, and comes back", async () => {
  const email = freshAddress();
  const { page, complaints } = await openPage(await newContext());
  await page.goto("/auth/register");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByText("You must agree to the terms and conditions to login.").waitFor();
  await expect.poll(() => page.getByRole("checkbox").evaluate((box) => box.ownerDocument.activeElement === box)).toBe(true);

  await page.getByRole("checkbox").check();
  await expect.poll(() => page.getByText("You must agree").count()).toBe(0);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await beSomebody(page, email);
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole("button", { name: new RegExp(email) }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.waitForURL(/\/auth\/login$/);
  await page.getByRole("checkbox").check();
  await page.getByRole("link", { name: "Continue with Google" }).click();
  // Without leaving Cognito the person would be in without being asked.
  await beSomebody(page, email);
  await page.waitForURL(/\/dashboard$/);
  expect(complaints).toEqual([]);
});

inBrowser(
  "signing out leaves Google, too, when another call finds the session ended before the answer has come",
  { tags: "detail" },
  async () => {
    const email = freshAddress();
    const { page } = await openPage(await newContext());
    const signIn = async () => {
      await page.getByRole("checkbox").check();
      await page.getByRole("link", { name: "Continue with Google" }).click();
      await beSomebody(page, email);
      await page.waitForURL(/\/dashboard$/);
    };
    await page.goto("/auth/register");
    await signIn();

    await page.route("**/api/auth/session", async (route) => {
      if (route.request().method() !== "DELETE") return route.continue();
      const response = await route.fetch();
      const refused = page.waitForResponse((answer) => answer.status() === 401);
      await page.evaluate(`{
      history.pushState(null, "", "/dashboard/jobs");
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }`);
      await refused;
      // Time in which the page would open login by itself, and lose the answer.
      await page.waitForTimeout(2000);
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.getByRole("button", { name: new RegExp(email) }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.waitForURL(/\/auth\/login$/);
    await page.unroute("**/api/auth/session");
    // Google asks again.
    await signIn();
  },
);

inBrowser("each of the three ways in asks for consent first, on login and on register", { tags: "detail" }, async () => {
  const { page, complaints } = await openPage(await newContext());
  const asked: string[] = [];
  page.on(
    "request",
    (request) => void (/\/api\/auth\/(?:google|azure|magic-links)/u.test(request.url()) && asked.push(request.url())),
  );
  for (const path of ["/auth/login", "/auth/register"]) {
    for (const way of ["Continue with Google", "Continue with Microsoft", "Send me a link"]) {
      await page.goto(path);
      await page.getByLabel("E-mail").fill(freshAddress());
      await page.getByRole(way === "Send me a link" ? "button" : "link", { name: way }).click();
      await page.getByText("You must agree to the terms and conditions to login.").waitFor();
    }
  }
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

inBrowser("a stage without providers offers the mailed link alone", { tags: "detail" }, async () => {
  const { page, complaints } = await openPage(await newContext());
  await page.route("**/auth/login", async (route) => {
    const response = await route.fetch({ url: new URL("/app.html", route.request().url()).href });
    const body = (await response.text()).replace(/"providers":\[[^\]]*\],?/u, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/auth/login");
  await page.getByRole("button", { name: "Send me a link" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: /^Continue with/u }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

inBrowser(
  "a sign-in with Google and a renewed token reach the other tabs, as do a recovered password and a second factor",
  { tags: "detail" },
  async () => {
    const recruiter = await aRecruiter();
    const { user } = await recruiter.ok("GET /api/auth/session");
    const context = await newContext();
    const [{ page: other }, { page }] = [await openPage(context), await openPage(context)];
    await other.goto("/auth/login");
    await other.getByRole("heading", { name: "Log in" }).waitFor();
    await page.goto("/auth/login");
    await page.getByRole("checkbox").check();
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await beSomebody(page, recruiter.email);
    await page.waitForURL(/\/dashboard$/);
    await other.waitForURL(/\/dashboard$/);
    // A page hears of events once it works.
    const isAlive = () => other.locator("#root[data-alive]").waitFor();
    await isAlive();

    const tell = (event: object) => page.evaluate(`new BroadcastChannel("candor-session").postMessage(${JSON.stringify(event)})`);
    for (const type of ["mfaVerified", "tokenRefreshed"]) {
      const asked = other.waitForRequest((request) => request.url().endsWith("/api/auth/session"));
      await tell({ type });
      await asked;
    }
    // The answer of a call that renews the session says so, see tests/alone/clock.test.ts.
    await drawNothing(page);
    await page.route("**/api/auth/session", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "session-renewed": "1" } });
    });
    const asked = other.waitForRequest((request) => request.url().endsWith("/api/auth/session"));
    await page.reload();
    await asked;
    await page.unroute("**/api/auth/session");
    await other.goto("/auth/redirect");
    await isAlive();
    await tell({ type: "passwordRecovered", userId: user.id, opens: "/dashboard/jobs" });
    await other.waitForURL(/\/dashboard\/jobs$/);
  },
);

inBrowser(
  "on a German phone, an unknown person at login creates an account with the same Microsoft account",
  { tags: "detail" },
  async () => {
    const email = freshAddress();
    const { page, complaints } = await openPage(await newContext({ ...PHONE, locale: "de-DE" }));
    await page.goto("/de/dashboard/jobs");
    await page.waitForURL(/\/de\/auth\/login/);
    await page.getByRole("link", { name: "Weiter mit Microsoft" }).waitFor();
    await expectNoSidewaysScroll(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("checkbox").check();
    await page.getByRole("link", { name: "Weiter mit Microsoft" }).click();
    await beSomebody(page, email);
    await page.getByRole("heading", { name: "Noch nicht registriert" }).waitFor();
    await expectNoSidewaysScroll(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Konto anlegen" }).click();
    await page.waitForURL(/\/de\/dashboard\/jobs$/);
    expect(complaints).toEqual([]);
  },
);

inBrowser(
  "an address that Microsoft does not prove is proved by the mail, in the browser that asked",
  { tags: "detail" },
  async () => {
    const recruiter = await aRecruiter();
    const { page } = await openPage(await newContext());
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/auth/login");
    await page.getByRole("link", { name: "Continue with Microsoft" }).waitFor();
    expect(await violations(page, ["color-contrast"])).toEqual([]);
    await page.getByRole("checkbox").check();
    await page.getByRole("link", { name: "Continue with Microsoft" }).click();
    await beSomebody(page, recruiter.email, { proved: false });
    await page.getByRole("heading", { name: "Check your mail" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`/auth/redirect?token=${await mailedToken(recruiter.email)}`);
    await page.getByRole("button", { name: "Log in to Candor" }).click();
    await page.waitForURL(/\/dashboard$/);
  },
);

inBrowser("a person who declines reads why nothing happened, and may try again", { tags: "detail" }, async () => {
  const { page } = await openPage(await newContext());
  await page.goto("/auth/login");
  await page.getByRole("checkbox").check();
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "Decline" }).click();
  await page.getByRole("heading", { name: "Authentication Error" }).waitFor();
  await page.getByText("You have cancelled the sign-in at Google.").waitFor();
  await standsStill(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Try Again" }).click();
  await page.getByRole("heading", { name: "Log in" }).waitFor();
});
