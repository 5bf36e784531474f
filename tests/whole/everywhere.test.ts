import { LOCALE_COOKIE_DAYS } from "@candor/core/kernel/limits";
import type { BrowserContext, Page, Request } from "playwright-core";
import { afterEach, beforeAll, describe, expect } from "vitest";
import { aSignedInPage, inBrowser, newContext, openPage, signIn, drawNothing } from "../support/browser.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, mailedToken, url } from "../support/product.ts";
import { publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

let context: BrowserContext;
let page: Page;
let recruiter: Recruiter;
let ids: Record<"id" | "cv" | "jobPublic", string>;

beforeAll(async () => {
  recruiter = await aRecruiter();
  const { job, jobPublic } = await publish(recruiter);
  const { cvId } = await recruiter.upload(job.id, await aCv({ name: "Ada Lovelace" }));
  ids = { id: job.id, cv: cvId, jobPublic };
  context = await newContext();
  ({ page } = await openPage(context));
  await signIn(context, recruiter);
});
afterEach(async () => {
  await context?.setOffline(false);
  await page?.unrouteAll();
});

/** Every route of the product specification's section 2, with the English title of its document. */
const ROUTES: readonly [path: string, title: RegExp][] = [
  ["/auth/login", /^Log in/],
  ["/auth/register", /^Create an account/],
  ["/auth/redirect", /./],
  ["/dashboard", /^Dashboard/],
  ["/dashboard/company-profile", /^Company Profile/],
  ["/dashboard/cv", /^CV List/],
  ["/dashboard/google-extension", /^Google Extension/],
  ["/dashboard/help", /^Help/],
  ["/dashboard/jobs", /^Jobs/],
  ["/dashboard/jobs/{id}", /./],
  ["/dashboard/jobs/{id}/details", /./],
  ["/dashboard/jobs/{id}/{cv}", /^Ada Lovelace/],
  ["/dashboard/pricing", /^Pricing/],
  ["/dashboard/subscription", /^Subscription/],
  ["/public/jobs", /./],
  ["/public/{jobPublic}", /./],
  ["/public/privacy-policy", /^Privacy/],
  ["/", /^Candor/],
  ["/tools", /^Five free HR tools/],
];

/** Routes that do not exist yet. */
const PENDING = [
  "/tools/ai-hiring-response-tool",
  "/tools/ai-linkedin-message-creator",
  "/tools/interview-question-generator",
  "/tools/job-description-generator",
  "/tools/job-seniority-detector",
];

const addressOf = (path: string, locale: string) =>
  `${locale === "en" ? "" : `/${locale}`}${path.replace(/\{(\w+)\}/gu, (_, name: keyof typeof ids) => ids[name])}`;

inBrowser("the table contains every route of the specification, except the pending ones", () => {
  expect(ROUTES.length + PENDING.length).toBe(24);
});

describe.for([
  ["en", {}],
  ["de", { tags: "detail" }],
  ["es", { tags: "detail" }],
  ["tr", { tags: "detail" }],
] as const)("in %s", ([locale, when]) => {
  inBrowser("every route answers, in its language, with a heading and a title of its own", when, async () => {
    const titles = new Map<string, string>();
    for (const [path, english] of ROUTES) {
      const response = await page.goto(addressOf(path, locale));
      expect({ path, status: response?.status() }).toEqual({ path, status: 200 });
      await page.locator("h1").first().waitFor();
      await page.waitForFunction("!/^Candor, CV scanning$/.test(document.title)");
      // A job speaks its advert's language under every address.
      const lang = path === "/public/{jobPublic}" ? "en" : locale;
      expect({ path, lang: await page.getAttribute("html", "lang") }).toEqual({ path, lang });
      const title = await page.title();
      expect(title).toContain("Candor");
      if (locale === "en") expect({ path, title }).toEqual({ path, title: expect.stringMatching(english) as string });
      titles.set(path, title);
    }
    // The details are a part of the job's page, and the public list may have the same title as the recruiter's.
    titles.delete("/dashboard/jobs/{id}/details");
    for (const layout of ["/dashboard", "/public", "/auth"]) {
      const own = [...titles].filter(([path]) => path.startsWith(layout)).map(([, title]) => title);
      expect(new Set(own).size).toBe(own.length);
    }
  });

  inBrowser("an address nobody knows is answered 404, with the address", async () => {
    const response = await page.goto(addressOf("/nothing-at-all", locale));
    expect(response?.status()).toBe(404);
    await page.getByText("/nothing-at-all").waitFor();
    if (locale === "en") await page.getByRole("heading", { name: "Page not found" }).waitFor();
  });
});

const toJobs = async () => {
  await page.goto("/dashboard/jobs");
  await page.getByRole("heading", { name: "Jobs", exact: true }).waitFor();
};

/** As `FRESH_ON_OPENING_MS` of the web app. */
const FRESH_MS = 2000;

inBrowser(
  "a page's first data is requested once, in its language, and before the app's code runs",
  { tags: "detail" },
  async () => {
    const { id: jobId, cv } = ids;
    const app = /\/assets\/app-[^/]*\.js$/u;
    await drawNothing(page);
    // Without a socket, because opening one makes the page fetch again.
    await page.route("**/api/realtime/tickets", (route) => route.abort());
    for (const [path, module, ...calls] of [
      ["/de/dashboard/jobs", "JobsPage", "/api/auth/session", "/api/jobs"],
      [`/de/dashboard/jobs/${jobId}`, "JobPage", `/api/jobs/${jobId}`, `/api/jobs/${jobId}/candidates`],
      [`/de/dashboard/jobs/${jobId}/${cv}`, "CandidatePage", `/api/jobs/${jobId}/candidates/${cv}`],
      [`/de/dashboard/jobs/${jobId}?tab=share`, "ShareTab", `/api/jobs/${jobId}`, `/api/jobs/${jobId}/bulk-links`],
      ["/de/dashboard", "DashboardPage", "/api/dashboard"],
      ["/de/dashboard/subscription", "SubscriptionPage", "/api/subscription", "/api/plans"],
      ["/de/dashboard/company-profile", "CompaniesPage", "/api/companies"],
    ] as const) {
      const asked: { path: string; language: string | undefined }[] = [];
      const files: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith("/api/")) files.push(pathname);
        else if (request.method() === "GET") asked.push({ path: pathname, language: request.headers()["accept-language"] });
      });
      // Without the app's code only the requests of the HTML page remain.
      await page.route(app, (route) => route.abort());
      await page.goto(path);
      for (const call of calls) await expect.poll(() => asked).toContainEqual({ path: call, language: "de" });
      await expect.poll(() => files.join(" ")).toContain(`/assets/${module}-`);

      await page.unroute(app);
      const requests: { path: string; at: number; request: Request }[] = [];
      page.on("request", (request) => requests.push({ path: new URL(request.url()).pathname, at: performance.now(), request }));
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      for (const call of calls) {
        const times: number[] = [];
        // A call that a busy server refuses is repeated.
        for (const { path: other, at, request } of requests)
          if (other === call && (await request.response())?.ok()) times.push(at);
        expect(times).not.toEqual([]);
        // On a busy machine a page may open so late that its data is no longer fresh, and is fetched again.
        expect(times.filter((at) => at - times[0]! < FRESH_MS)).toHaveLength(1);
      }
      page.removeAllListeners("request");
    }
  },
);

inBrowser("quotes have fallback fonts of the same width until their font is loaded", async () => {
  await page.goto("/public/jobs");
  const families = await page.evaluate<string[]>("[...document.fonts].map(({ family }) => family.replaceAll('\"', ''))");
  // The browser silently drops a font name that it reads as a keyword or that the build has rewritten.
  expect(families).toEqual(expect.arrayContaining(["Quote by Georgia", "Quote by Noto", "Quote by Times"]));
  const used = await page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--font-serif')");
  expect(used).toContain("Quote by Times");
});

inBrowser("the chosen language is kept for a year", async () => {
  await toJobs();
  await page
    .getByRole("button", { name: /^Account of/ })
    .first()
    .click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await page.getByRole("heading", { name: "Ofertas", exact: true }).waitFor();
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie?.value).toBe("es");
  expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(LOCALE_COOKIE_DAYS);
});

inBrowser("a page that crashes shows an error in its place, and the sidebar still works", async () => {
  await page.route("**/assets/HelpPage-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export const Component = () => { throw new Error('broken'); };" }),
  );
  await toJobs();
  await page.getByRole("link", { name: "Help" }).first().click();
  await page.getByRole("heading", { name: "Internal Server Error" }).waitFor();
  await page.getByText("Error 500").waitFor();
  await expect.poll(() => page.title()).toMatch(/^Internal Server Error/);
  await page.getByRole("link", { name: "CV List" }).first().click();
  await page.getByRole("heading", { name: "CV List" }).first().waitFor();
});

inBrowser("a server error during sign-in is reported as the server's, with a way to try again", { tags: "detail" }, async () => {
  await drawNothing(page);
  await page.route("**/api/auth/session", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({ status: 503, code: "server", message: "" }),
    }),
  );
  await page.goto("/dashboard/jobs");
  await page.getByRole("heading", { name: "Internal Server Error" }).waitFor();
  await page.getByText("Error 503").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Load the page again" }).click();
  await page.getByRole("heading", { name: "Jobs", exact: true }).waitFor();
});

inBrowser("the page says that it is offline, until the connection is back", async () => {
  await toJobs();
  await context.setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await context.setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "detached" });
});

/** From now on the site answers with another build. */
const deploy = () => page.route("**/version.json", (route) => route.fulfill({ json: { build: "another" } }));

inBrowser("the site names its build, and asks browsers not to keep the name", async () => {
  const response = await fetch(`${url()}/version.json`);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  await toJobs();
  const { build } = (await response.json()) as { build?: string };
  expect(build).toMatch(/\w/u);
  await expect.poll(() => page.getAttribute("meta[name=build]", "content")).toBe(build);
});

inBrowser("an old tab announces a new version once, and loads it", { tags: "detail" }, async () => {
  const { page: tab } = await openPage(context);
  await tab.clock.install();
  await tab.goto("/dashboard/jobs");
  await tab.getByRole("heading", { name: "Jobs", exact: true }).waitFor();
  // A drawn page can be read before the app looks at the clock.
  await tab.locator("#root[data-alive]").waitFor();
  await tab.clock.fastForward("06:00");
  await expect.poll(() => tab.getByText("A new version is ready").count()).toBe(0);
  let asked = 0;
  await tab.route("**/version.json", (route) => {
    asked++;
    return asked < 3 ? route.fulfill({ status: 503 }) : route.fulfill({ json: { build: "another" } });
  });
  await tab.clock.runFor("06:10");
  await tab.getByText("A new version is ready").waitFor();
  await expect.poll(() => asked).toBe(3);
  await tab.getByRole("button", { name: "Close toast" }).click();
  await tab.clock.runFor("12:00");
  await expect.poll(() => asked).toBeGreaterThan(3);
  await expect.poll(() => tab.getByText("A new version is ready").count()).toBe(0);
  await tab.close();
});

inBrowser("a chunk that a newer build has replaced leads to the new version, not to an error", async () => {
  await toJobs();
  await deploy();
  await page.route("**/assets/CompaniesPage-*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Company Profile" }).first().click();
  await page.getByRole("heading", { name: "A new version is ready" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Load the page again" }).click();
  await page.getByRole("heading", { name: "Company Profile" }).first().waitFor();
});

inBrowser("so does a dialog whose code has been replaced", { tags: "detail" }, async () => {
  await page.goto("/dashboard/company-profile");
  const create = page.getByRole("button", { name: "New company" });
  await create.waitFor();
  await deploy();
  await page.route("**/assets/CompanyDialog-*.js", (route) => route.fulfill({ status: 404 }));
  await create.click();
  await page.getByRole("heading", { name: "A new version is ready" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Load the page again" }).click();
  await create.click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
});

inBrowser("on phones the account's menu opens over the sidebar, and its items can be pressed", { tags: "detail" }, async () => {
  const { page: tab, complaints } = await aSignedInPage({ viewport: { width: 360, height: 780 } });
  await tab.goto("/dashboard");
  await tab.getByRole("button", { name: "Open menu" }).click();
  await tab
    .getByRole("dialog")
    .getByRole("button", { name: /^Account of/ })
    .click();
  await tab.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await tab.locator("html[lang=de]").waitFor();
  expect(complaints).toEqual([]);
});

inBrowser("chosen colors apply in other tabs, on public pages, and from the first paint", async () => {
  await page.emulateMedia({ colorScheme: "light" });
  await toJobs();
  const { page: other } = await openPage(context);
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/public/jobs");
  await other.locator("html[data-theme=light]").waitFor();
  await page
    .getByRole("button", { name: /^Account of/ })
    .first()
    .click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await page.locator("html[data-theme=dark]").waitFor();
  await other.locator("html[data-theme=dark]").waitFor();

  // No module can run, so the colors come from the page itself, before its first paint.
  await other.route("**/assets/*.js", (route) => route.abort());
  await other.goto("/public/jobs", { waitUntil: "commit" });
  await other.locator("html[data-theme=dark]").waitFor();
  await other.close();
  await page.evaluate("localStorage.removeItem('color-mode')");
});

/** Makes the server fail at calls whose address ends with `path`. */
const failAt = (method: string, path: string) =>
  page.route(`**/api/${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 500,
          contentType: "application/problem+json",
          body: '{"status":500,"code":"server","message":""}',
        })
      : route.fallback(),
  );
const toJob = async (query = "") => {
  await page.goto(`/dashboard/jobs/${ids.id}${query}`);
  await page.getByRole("heading", { name: /^Grid Planner/ }).waitFor();
};
const chooseStatus = async (name: string) => {
  await page
    .getByRole("button", { name: /Open|On Hold/ })
    .first()
    .click();
  await page.getByRole("menuitemradio", { name }).click();
};

inBrowser("changing a status is confirmed, and its failure reported", { tags: "detail" }, async () => {
  await toJob();
  await failAt("PUT", "jobs/*/status");
  await chooseStatus("On Hold");
  await page.getByText("Failed to update job status").waitFor();
  await page.unrouteAll();
  await chooseStatus("On Hold");
  await page.getByText("Job status updated to On Hold").waitFor();
  await chooseStatus("Open");
  await page.getByText("Job status updated to Open").waitFor();
});

inBrowser("an analysis that could not begin is reported", { tags: "detail" }, async () => {
  const { criteria } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: ids.id } });
  const changed = criteria.map((criterion, index) => (index === 0 ? { ...criterion, text: "Baking bread" } : criterion));
  await recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path: { jobId: ids.id }, body: { criteria: changed } });
  await toJob();
  await failAt("POST", "jobs/*/analyses");
  await page.getByRole("button", { name: "Analyze", exact: true }).first().click();
  await page.getByText("Failed to analyze job").waitFor();
});

inBrowser("a link that could not be processed is reported, and kept in its field", { tags: "detail" }, async () => {
  await failAt("POST", "job-drafts");
  await page.goto("/dashboard/jobs?new=link");
  const link = page.getByRole("textbox", { name: /Link to the advert/ });
  await link.fill("https://boards.greenhouse.io/acme/jobs/1");
  await link.press("Enter");
  await page.getByText("An error occurred while processing the job link. Please try again.").waitFor();
  await expect.poll(() => link.inputValue()).toBe("https://boards.greenhouse.io/acme/jobs/1");
});

inBrowser("a used sign-in link and an unknown one lead to a page that offers a new one", async () => {
  const used = await mailedToken(recruiter.email);
  const { page: visitor } = await openPage(await newContext());
  await visitor.goto(`/auth/redirect?token=${used}`);
  await visitor.getByRole("button", { name: "Log in to Candor" }).click();
  await visitor.getByRole("heading", { name: "Link Expired" }).waitFor();
  await visitor.goto("/auth/redirect");
  await visitor.getByRole("heading", { name: "Authentication Error" }).waitFor();
  await visitor.getByRole("link", { name: "Try Again" }).click();
  await visitor.waitForURL(/\/auth\/login/);
});
