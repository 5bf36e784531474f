import { describe, expect, test } from "vitest";
import type { Client } from "../../scripts/client.ts";
import { aCv, pdfOf } from "../support/pdf.ts";
import { aRecruiter, asRecruiter, asRecruiterInDetail, aVisitor, faults, url } from "../support/product.ts";

/** The cookie by which a browser says for whom it asks. */
const readerIn = (zone: string, height = 900): string =>
  encodeURIComponent(
    `${new URLSearchParams({ zone, width: "1350", rem: "16", platform: "Linux x86_64" }).toString()}&height=${height}`,
  );
const IN_BERLIN = readerIn("Europe/Berlin");

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly isDrawn: boolean;
}

async function open(client: Client, path: string, reader: string | null = IN_BERLIN): Promise<Page> {
  const cookie = [client.cookieHeader(), ...(reader ? [`reader=${reader}`] : [])].filter(Boolean).join("; ");
  const response = await fetch(new URL(path, url()), { redirect: "manual", headers: { cookie } });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    isDrawn: /^<!doctype html>\s*<html [^>]*data-drawn/u.test(html),
  };
}

/** The page as the server draws it. On a busy machine it may give up at first, as a page that takes long is left to the browser. */
async function drawn(client: Client, path: string, reader: string | null = IN_BERLIN): Promise<Page> {
  let page: Page | undefined;
  await expect.poll(async () => (page = await open(client, path, reader)).isDrawn, { message: path }).toBe(true);
  return page!;
}

const titleIn = ({ html }: Page) => /<title>(.*?)<\/title>/u.exec(html)?.[1];
const languageIn = ({ html }: Page) => /<html lang="(\w+)"/u.exec(html)?.[1];
/** The answers that the page begins with. */
const answersIn = ({ html }: Page): { queries: { queryKey: string[] }[] } =>
  JSON.parse(/<script type="application\/json" id="answers">(.*?)<\/script>/su.exec(html)?.[1] ?? "{}") as {
    queries: { queryKey: string[] }[];
  };

/** The page that a browser draws by itself: nobody's data is in it. */
async function expectShell(page: Page): Promise<void> {
  expect([page.status, page.isDrawn]).toEqual([200, false]);
  expect(page.html).toContain('<div id="root"></div>');
}

describe("a visitor", () => {
  test.for([
    ["/dashboard", "/auth/login", "%2Fdashboard"],
    ["/dashboard/jobs?status=open", "/auth/login", "%2Fdashboard%2Fjobs%3Fstatus%3Dopen"],
    ["/de/dashboard/jobs/job_1?tab=share", "/de/auth/login", "%2Fde%2Fdashboard%2Fjobs%2Fjob_1%3Ftab%3Dshare"],
    ["/tr/dashboard/account", "/tr/auth/login", "%2Ftr%2Fdashboard%2Faccount"],
  ] as const)("who asks for %s is sent to %s, and the wanted page is remembered", async ([path, login, wanted]) => {
    const { status, headers, html } = await open(aVisitor(), path);
    expect([status, headers.get("location"), html]).toEqual([302, login, ""]);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(`^redirect=${wanted}; Path=/; Max-Age=3600; SameSite=Lax; Secure$`),
    ]);
  });

  test.for(["/auth/login", "/es/auth/register", "/auth/redirect?token=x"])("gets %s drawn, and is sent nowhere", async (path) => {
    const page = await drawn(aVisitor(), path, null);
    expect([page.status, languageIn(page)]).toEqual([200, path.startsWith("/es") ? "es" : "en"]);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });

  test.for(["/public/bulk/token", "/de/public/summary/token"])("opens %s, which needs no account", async (path) => {
    await expectShell(await open(aVisitor(), path));
  });

  test("with a session that has ended is sent to log in, and its cookies are taken away", async () => {
    const recruiter = await aRecruiter();
    const before = recruiter.cookieHeader();
    await recruiter.ok("DELETE /api/auth/session");
    const response = await fetch(new URL("/dashboard", url()), { redirect: "manual", headers: { cookie: before } });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/auth/login"]);
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-session\.0=; .*Max-Age=0$/u));
  });
});

describe("a member", () => {
  test("gets every page of the dashboard drawn, with its data, for nobody to keep", async () => {
    const recruiter = await aRecruiter();
    const { id: jobId } = await recruiter.openJob();
    const { cvId } = await recruiter.upload(jobId, await aCv({ salt: "drawn" }));
    const pages = {
      "/dashboard": "Dashboard",
      "/dashboard/jobs": "Senior Frontend Engineer",
      "/dashboard/jobs?new=description": "New job",
      [`/dashboard/jobs/${jobId}`]: "Senior Frontend Engineer",
      [`/dashboard/jobs/${jobId}/details`]: "Senior Frontend Engineer",
      [`/dashboard/jobs/${jobId}?tab=criteria`]: "TypeScript",
      [`/dashboard/jobs/${jobId}?tab=share`]: "Senior Frontend Engineer",
      [`/dashboard/jobs/${jobId}/${cvId}`]: "React",
      "/dashboard/cv": "1",
      "/dashboard/company-profile": "Company",
      "/dashboard/google-extension": "Linux",
      "/dashboard/pricing": "Pricing",
      "/dashboard/account": recruiter.email,
      "/dashboard/subscription": "Subscription",
      "/dashboard/help": "Help",
    };
    for (const [path, shows] of Object.entries(pages)) {
      const page = await drawn(recruiter, path);
      expect(page.status, path).toBe(200);
      expect(page.headers.get("cache-control"), path).toBe("private, no-store");
      expect(page.headers.get("content-security-policy"), path).toContain("require-trusted-types-for 'script'");
      expect(page.html, path).toContain(shows);
      expect(titleIn(page), path).not.toBe("Candor, CV scanning");
      // The policy would refuse them.
      expect(page.html, path).not.toContain(' style="');
      expect(answersIn(page).queries.map(({ queryKey }) => queryKey[0])).toContain("session");
    }
  });

  asRecruiter("reads times as their own clock shows them", async (recruiter) => {
    const { id: jobId, createdAt } = await recruiter.openJob();
    const dayIn = (timeZone: string) =>
      new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone }).format(new Date(createdAt));
    // 25 hours lie between them: never the same day.
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const { html } = await drawn(recruiter, `/dashboard/jobs/${jobId}`, readerIn(zone));
      expect(html).toContain(dayIn(zone));
    }
  });

  asRecruiterInDetail("gets the rows that their window shows, and of these alone the jobs", async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    for (const salt of ["a", "b", "c", "d"]) await recruiter.send(jobId, await aCv({ salt }));
    await recruiter.settled(jobId);
    const low = readerIn("Europe/Berlin", 264);
    const rowsIn = ({ html }: Page) => html.match(/<tr [^>]*data-index=/gu)?.length;

    const list = await drawn(recruiter, "/dashboard/cv", low);
    expect(rowsIn(list)).toBe(3);
    const jobs = answersIn(list).queries.find(({ queryKey }) => queryKey[1] === "jobs");
    expect(jobs?.queryKey).toHaveLength(2 + 3);
    expect(rowsIn(await drawn(recruiter, `/dashboard/jobs/${jobId}`, low))).toBe(1);
    // The window of a usual screen shows all four.
    expect(rowsIn(await drawn(recruiter, "/dashboard/cv"))).toBe(4);
  });

  asRecruiter("whose browser has not said yet where it is draws the page by itself", async (recruiter) => {
    await expectShell(await open(recruiter, "/dashboard", null));
    await expectShell(await open(recruiter, "/dashboard", readerIn("Mars/Olympus")));
    await drawn(recruiter, "/dashboard");
  });

  asRecruiter(
    "does not find a candidate's age in the source of the page, which is folded away until they ask for it",
    async (recruiter) => {
      const { id: jobId } = await recruiter.openJob();
      const lines = ["Ada Lovelace", "ada@post.example", "Date of birth: 14 March 1991", "Skills: React, TypeScript"];
      const { cvId } = await recruiter.upload(jobId, await pdfOf(lines));
      const candidate = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });
      expect(JSON.stringify(candidate.protected)).toContain("1991");
      const { html } = await drawn(recruiter, `/dashboard/jobs/${jobId}/${cvId}`);
      expect(html).toContain("Ada Lovelace");
      // As a word of its own: ids and times of a page may have any four digits within them.
      expect(html).not.toMatch(/(?<![\da-z])1991(?![\da-z])/iu);
    },
  );

  asRecruiter("cannot put a script into a page", async (recruiter) => {
    const title = "</script><script>alert(1)</script>\u2028<!--";
    const { id: jobId } = await recruiter.openJob({ title });
    const page = await drawn(recruiter, `/dashboard/jobs/${jobId}`);
    expect(page.html).not.toContain("<script>alert(1)");
    expect(page.html).not.toContain("\u2028<!--");
    expect(JSON.stringify(answersIn(page))).toContain("alert(1)");
  });

  asRecruiter("of another account gets a page without anything of a job, also through the same instance", async (owner) => {
    const { id: jobId } = await owner.openJob({ title: "Head of Secrets" });
    const stranger = await aRecruiter();
    for (let n = 0; n < 3; n++) {
      const own = await drawn(owner, `/dashboard/jobs/${jobId}`);
      expect([own.html.includes("Head of Secrets"), own.html.includes(owner.email)]).toEqual([true, true]);
      const other = await open(stranger, `/dashboard/jobs/${jobId}`);
      await expectShell(other);
      expect(other.html).not.toContain("Secrets");
      const dashboard = await drawn(stranger, "/dashboard");
      expect(dashboard.html).toContain(stranger.email);
      expect(dashboard.html).not.toContain(owner.email);
      expect(dashboard.html).not.toContain("Secrets");
    }
  });

  asRecruiter(
    "gets the page that the browser draws while the table fails, and the drawn one again afterwards",
    async (recruiter) => {
      const { id: jobId } = await recruiter.openJob();
      const path = `/dashboard/jobs/${jobId}`;
      const fault = await faults().add({ service: "dynamodb", caller: "api-page", about: jobId, does: { kind: "fail" } });
      await expectShell(await open(recruiter, path));
      expect(await fault.hits()).toBeGreaterThan(0);
      await fault.end();
      await drawn(recruiter, path);
    },
  );

  asRecruiterInDetail("gets it, too, when the table is slow", async (recruiter) => {
    const { id: jobId } = await recruiter.openJob();
    const fault = await faults().add({
      service: "dynamodb",
      caller: "api-page",
      about: jobId,
      does: { kind: "delay", ms: 30_000 },
    });
    await expectShell(await open(recruiter, `/dashboard/jobs/${jobId}`));
    await fault.end();
  });
});

test("an answer to HEAD is that of a page", async () => {
  const response = await fetch(new URL("/dashboard", url()), { method: "HEAD", redirect: "manual" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
});
