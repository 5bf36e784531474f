import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppRenderer, AppStyles, PageRequest } from "@candor/web/app";
import { describe, expect, test } from "vitest";

// As the function loads it. Its libraries find React in it, which they would not from here.
const { draw } = (await import(pathToFileURL(resolve("dist/app-renderer/server.mjs")).href)) as AppRenderer;

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <title>Candor, CV scanning</title>
    <script type="application/json" id="config">
      {}
    </script>
    <script type="module" crossorigin src="/assets/app-1a2b.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1a2b.js">
    <link rel="stylesheet" crossorigin href="/assets/app-1a2b.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const STYLES: AppStyles = {
  name: "app-1a2b.css",
  rules: [
    { css: "h1{margin:0}" },
    { css: ".grid,.flex{gap:1px}", needs: [["grid"], ["flex"]] },
    { start: "@media (width>=40rem)", rules: [{ css: ".no-page-has .it{gap:2px}", needs: [["no-page-has", "it"]] }] },
  ],
};

const drawn = (asked: PageRequest, template = TEMPLATE) => draw(asked, template, STYLES);

const reader = (facts: Record<string, string> = {}) => {
  const known = { zone: "Europe/Berlin", width: "1350", platform: "Linux x86_64", ...facts };
  return `reader=${encodeURIComponent(`${new URLSearchParams(known).toString()}&height=900`)}`;
};

const json = (body: unknown, status = 200) => Response.json(body, { status, headers: { "content-type": "application/json" } });

/** A member's answers, as many as the list of jobs asks for. */
function answersOf(member: string, jobs: readonly string[]) {
  const plan = { name: "free", state: "trial", endsAt: null, cvs: { used: 0, allowed: 10 }, jobs: { used: 0, allowed: 1 } };
  const session = {
    user: { id: member, name: member, email: `${member}@firm.example`, locale: "en" },
    account: { id: member, name: member, plan, jobs: jobs.length, cvs: 0, digest: false },
  };
  const items = jobs.map((title) => ({
    id: `job_${title}`,
    title,
    status: "open",
    createdAt: "2026-11-18T10:00:00.000Z",
    updatedAt: "2026-11-18T10:00:00.000Z",
    revision: 1,
    totalResumes: 0,
    highFit: 0,
    isPublished: false,
    distribution: Array.from({ length: 10 }, () => 0),
  }));
  return (key: string) =>
    key === "GET /api/auth/session"
      ? json(session)
      : json({ items, next: null, total: items.length, counts: { all: items.length, open: items.length, onHold: 0, closed: 0 } });
}

const request = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  url: new URL(path, "https://page"),
  cookies: [reader()],
  userAgent: "",
  ask: async (key) => answersOf("ada", ["Baker"])(key),
  ...more,
});

async function htmlAt(path: string, more: Partial<PageRequest> = {}): Promise<string> {
  const page = await drawn(request(path, more));
  if (!("html" in page)) throw new Error(`${path} leads to ${page.location}`);
  return page.html;
}

test("there is nothing of a browser here that a page could use", () => {
  for (const name of ["window", "document", "localStorage", "sessionStorage", "matchMedia", "innerWidth"])
    expect(name in globalThis && globalThis[name as keyof typeof globalThis] !== undefined, name).toBe(false);
});

describe("a page is drawn", () => {
  test("with its words in the language of its address, without anything known about its reader", async () => {
    const login = await htmlAt("/de/auth/login", { cookies: [] });
    expect(login).toMatch(/<html lang="de" data-drawn="\d+">/u);
    expect(login).toMatch(/<title>[^<]* · Candor<\/title>|<title>[^<]*Candor[^<]*<\/title>/u);
    expect(login).toContain("E-Mail");
  });

  test("with the code named in data, which begins to load once the page can be seen", async () => {
    const html = await htmlAt("/dashboard/jobs");
    expect(html).not.toMatch(/<script type="module"|modulepreload" crossorigin/u);
    const late = /<script type="application\/json" id="late">(.*?)<\/script>/u.exec(html)?.[1];
    expect(JSON.parse(late!)).toEqual({ entry: "/assets/app-1a2b.js", imports: ["/assets/libraries-1a2b.js"] });
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/app-1a2b.css">');
  });

  test("with the facts that it was drawn for, by which a browser sees if they still hold", async () => {
    const html = await htmlAt("/dashboard/jobs");
    expect(html).toContain('data-reader="zone=Europe%2FBerlin&amp;width=1350&amp;platform=Linux+x86_64"');
    expect(html).toContain('<div id="root" data-height="900">');
  });

  test("with plain JSON: a browser gets the same answers", async () => {
    const html = await htmlAt("/dashboard/jobs");
    const answers = /id="answers">(.*?)<\/script>/su.exec(html)?.[1];
    const { queries } = JSON.parse(answers!) as { queries: { queryKey: unknown[]; state: { data: unknown } }[] };
    expect(queries.map(({ queryKey }) => queryKey[0])).toEqual(["session", "jobs"]);
  });

  test("for a Mac with its own command key", async () => {
    expect(await htmlAt("/dashboard/jobs", { cookies: [reader({ platform: "MacIntel" })] })).toContain("⌘");
    expect(await htmlAt("/dashboard/jobs")).not.toContain("⌘");
  });
});

test("two pages that are drawn at once share nothing of a person, their language or their choices", async () => {
  const people = {
    ada: { path: "/dashboard/jobs", job: "Baker", language: "en" },
    bela: { path: "/de/dashboard/jobs", job: "Miller", language: "de" },
    cleo: { path: "/tr/dashboard/jobs", job: "Potter", language: "tr" },
  };
  const drawAs = async ([name, { path, job, language }]: [string, (typeof people)["ada"]], pause: number) => {
    const answer = answersOf(name, [job]);
    const ask = async (key: string) => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      return answer(key);
    };
    const html = await htmlAt(path, { ask });
    expect(html).toContain(`<html lang="${language}"`);
    for (const [other, { job: otherJob }] of Object.entries(people)) {
      expect(html.includes(`${other}@firm.example`), `${other} for ${name}`).toBe(other === name);
      expect(html.includes(otherJob), `${otherJob} for ${name}`).toBe(otherJob === job);
    }
  };
  // Each of their calls ends while another page is being drawn.
  await Promise.all(
    Array.from({ length: 4 }, (_, round) =>
      Object.entries(people).map((person, index) =>
        drawAs(person as [string, (typeof people)["ada"]], 1 + ((round + index) % 3) * 2),
      ),
    ).flat(),
  );
});

describe("a page brings the styles of its elements", () => {
  const stylesIn = (html: string): unknown => JSON.parse(/id="first-styles">(.*?)<\/script>/su.exec(html)?.[1] ?? "null");
  const loaded = (name: string) => `${reader()}${encodeURIComponent(`&styles=${name}`)}`;

  test("to a browser that has not loaded the stylesheet, in its order, and the stylesheet's address", async () => {
    const html = await htmlAt("/auth/login", { cookies: [] });
    expect(stylesIn(html)).toEqual({ href: "/assets/app-1a2b.css", css: "h1{margin:0}.grid,.flex{gap:1px}" });
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/gsu, "")).not.toContain('rel="stylesheet"');
  });

  test("and not to one that has, unless it was another build's", async () => {
    const html = await htmlAt("/auth/login", { cookies: [loaded("app-1a2b.css")] });
    expect(stylesIn(html)).toBeNull();
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/app-1a2b.css">');
    expect(stylesIn(await htmlAt("/auth/login", { cookies: [loaded("app-0000.css")] }))).not.toBeNull();
  });
});

describe("the browser has to draw a page", () => {
  test("of which a call has failed", async () => {
    const ask = async (key: string) => (key.includes("/auth/") ? answersOf("ada", [])(key) : json({ code: "job.notFound" }, 404));
    await expect(drawn(request("/dashboard/jobs/job_1", { ask }))).rejects.toMatchObject({ status: 404 });
    await expect(drawn(request("/dashboard/jobs", { ask }))).rejects.toMatchObject({ status: 404 });
  });

  test.for([
    [[]],
    [["reader="]],
    [["reader=%E0%A4%A"]],
    [["reader=zone%3DMars%2FOlympus%26width%3D1350%26height%3D900"]],
  ] as const)("of whose reader it must know more than %j", async ([cookies]) => {
    await expect(drawn(request("/dashboard/jobs", { cookies }))).rejects.toThrow(/reader/u);
  });

  test("that has no place for it", async () => {
    await expect(drawn(request("/auth/login"), TEMPLATE.replace('<div id="root">', "<div>"))).rejects.toThrow(/root/u);
  });
});

test("a visitor is sent to log in, and the page is remembered", async () => {
  const ask = async () => json({ code: "session.missing" }, 401);
  expect(await drawn(request("/es/dashboard/jobs?status=open", { ask }))).toEqual({
    location: "/es/auth/login",
    setCookies: ["redirect=%2Fes%2Fdashboard%2Fjobs%3Fstatus%3Dopen; Path=/; Max-Age=3600; SameSite=Lax; Secure"],
  });
});
