import { faultsOf } from "@candor/core/job/feed/posting.fixture";
import { describe, expect, test } from "vitest";
import { asRecruiter, aRecruiter, setPlan, url } from "../support/product.ts";
import { freshTitle, publish } from "../support/publishing.ts";

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** The address that redirects led to. */
  readonly url: string;
}

async function at(path: string): Promise<Page> {
  const response = await fetch(new URL(path, url()));
  return { status: response.status, headers: response.headers, url: response.url, html: await response.text() };
}

const pathOf = ({ publicUrl }: { publicUrl: string }) => new URL(publicUrl).pathname;
const canonicalIn = ({ html }: Page) => /<link rel="canonical" href="([^"]*)">/u.exec(html)?.[1];
const translationsIn = ({ html }: Page) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)"/gu)].map(([, language]) => language);
const languageOf = ({ html }: Page) => /<html lang="(\w+)">/u.exec(html)?.[1];
const headingIn = ({ html }: Page) => /<h1[^>]*>([^<]*)</u.exec(html)?.[1];
const isIndexed = ({ html }: Page) => !html.includes('<meta name="robots" content="noindex">');
/** The structured data of a page. */
const dataIn = ({ html }: Page): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );

asRecruiter("public pages travel compressed, whoever has drawn them", async (recruiter) => {
  const { job } = await publish(recruiter, {});
  for (const path of [pathOf(job), "/public/jobs", "/"]) {
    const asked = { headers: { "accept-encoding": "gzip, br" } };
    expect((await fetch(new URL(path, url()), asked)).headers.get("content-encoding"), path).toBe("br");
  }
});

asRecruiter(
  "a job's page stands in the HTML, in the advert's language, and says to search engines what it is",
  async (recruiter) => {
    const { job, jobPublic } = await publish(recruiter, {
      title: "Netzplaner (m/w/d) <b>",
      language: "de",
      location: "Kiel, Germany",
      remotePolicy: "hybrid",
      employmentType: "fullTime",
      description: "Wir planen Netze.\n\n- Sie rechnen </script><script>alert(1)</script>",
      additionalRequirements: "Liest den geheimen Anhang",
      pay: { min: 52_000, max: 60_000, currency: "EUR", period: "year" },
      endsOn: "2031-12-15",
      timeZone: "Europe/Berlin",
    });
    expect(pathOf(job)).toBe(`/de/public/${jobPublic}`);
    const page = await at(pathOf(job));
    expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control"), languageOf(page)]).toEqual([
      200,
      "text/html; charset=utf-8",
      "public, max-age=0, s-maxage=60, stale-if-error=86400",
      "de",
    ]);
    expect(page.html).toContain("<title>Netzplaner (m/w/d) &lt;b>, Nordlicht Energie · Candor</title>");
    for (const words of [
      "Wir planen Netze.",
      "Kiel, Germany, hybrid",
      "Vollzeit",
      "52.000",
      "15. Dezember 2031",
      "Bewerbung senden",
    ])
      expect(page.html).toContain(words);
    expect(page.html).not.toContain("<script>alert(1)");
    expect(page.html).toContain(`Nordlicht Energie darf meinen Lebenslauf`);
    expect(/<noscript>.*?<\/noscript>/u.exec(page.html)?.[0]).toContain(`mailto:${job.mailbox}`);
    for (const inside of [job.id, "acc_", recruiter.email, "geheimen Anhang", "criteri"]) expect(page.html).not.toContain(inside);

    const [posting, ...more] = dataIn(page);
    expect([more, faultsOf(posting!)]).toEqual([[], []]);
    expect(posting).toMatchObject({ url: job.publicUrl, validThrough: "2031-12-15T23:00:00.000Z", inLanguage: "de" });
    expect([canonicalIn(page), translationsIn(page)]).toEqual([job.publicUrl, []]);

    // Another language's address shows the same advert, and names its one address.
    for (const other of [`/public/${jobPublic}`, `/tr/public/${jobPublic}?source=LinkedIn`]) {
      const same = await at(other);
      expect([same.status, languageOf(same), canonicalIn(same)]).toEqual([200, "de", job.publicUrl]);
    }
  },
);

asRecruiter(
  "a job on hold has its page without form and structured data; a closed one is gone, with the employer's open jobs",
  async (recruiter) => {
    const { job, company } = await publish(recruiter, { title: freshTitle() });
    const { id: otherId, title: otherTitle } = await recruiter.openJob({ title: freshTitle() });
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
      path: { jobId: otherId },
      body: { published: true, companyId: company.id },
    });
    const setStatus = (status: "open" | "closed" | "onHold") =>
      recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status } });
    const page = () => at(pathOf(job));

    await setStatus("onHold");
    const held = await page();
    expect([held.status, headingIn(held), dataIn(held)]).toEqual([200, job.title, []]);
    expect(held.html).toContain("This job is on hold");
    expect(held.html).not.toContain("Send application");

    await setStatus("closed");
    const closed = await page();
    expect([closed.status, headingIn(closed), dataIn(closed), isIndexed(closed)]).toEqual([410, "This job is closed", [], false]);
    expect(closed.html).toContain(`<title>Job is closed: ${job.title}, Nordlicht Energie · Candor</title>`);
    for (const words of [
      job.title,
      otherTitle,
      "1 open job at Nordlicht Energie",
      "Closed on ",
      `/feeds/companies/${company.id}/jobs.rss`,
    ])
      expect(closed.html).toContain(words);
    expect(closed.html).not.toContain("Send application");
    expect(closed.html).not.toContain(job.mailbox);

    await setStatus("open");
    expect(dataIn(await page())).toHaveLength(1);
    await recruiter.ok("PATCH /api/jobs/{jobId}", { path: { jobId: job.id }, body: { endsOn: "2026-01-31" } });
    const ended = await page();
    expect([ended.status, dataIn(ended)]).toEqual([410, []]);
    expect(ended.html).toContain("The last day to apply was 31 January 2026");
  },
);

asRecruiter(
  "an unpublished, a deleted and an unknown job are not found, alike for visitors and for their owner",
  async (recruiter) => {
    const [taken, deleted] = [await publish(recruiter), await publish(recruiter)];
    await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path: { jobId: taken.job.id }, body: { published: false } });
    await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: deleted.job.id } });
    const bodies = [];
    for (const id of [taken.jobPublic, deleted.jobPublic, "nothing-like-this-k7m2x9q4bd", "%3Cscript%3E"]) {
      const page = await at(`/de/public/${id}`);
      expect([id, page.status, headingIn(page), languageOf(page), isIndexed(page), dataIn(page)]).toEqual([
        id,
        404,
        "Stelle nicht gefunden",
        "de",
        false,
        [],
      ]);
      for (const to of ['href="/de"', 'href="/de/public/jobs"', 'href="/de/tools"']) expect(page.html).toContain(to);
      bodies.push(page.html.replaceAll(id, ""));
    }
    expect(bodies[0]!.length - bodies[1]!.length).toBe(0);
    expect((await at("/fr/public/jobs")).status).toBe(404);
    for (const [deeper, language] of [
      ["/public/a/b", "en"],
      ["/tr/public/a/b/c", "tr"],
      ["/fr/public/a/b", "en"],
      ["/public", "en"],
    ] as const) {
      const page = await at(deeper);
      expect([deeper, page.status, languageOf(page), isIndexed(page)]).toEqual([deeper, 404, language, false]);
    }
    const slashed = await at("/de/public/jobs/?query=netz");
    expect([slashed.status, slashed.url]).toEqual([200, new URL("/de/public/jobs?query=netz", url()).href]);
  },
);

describe("the list of jobs", () => {
  test.for([
    ["", "en", "Jobs"],
    ["/de", "de", "Stellen"],
    ["/es", "es", "Empleos"],
    ["/tr", "tr", "İlanlar"],
  ] as const)("at %s/public/jobs is in %s, and names its translations", async ([prefix, language, heading]) => {
    const page = await at(`${prefix}/public/jobs`);
    expect([page.status, languageOf(page), headingIn(page), isIndexed(page), dataIn(page)]).toEqual([
      200,
      language,
      heading,
      true,
      [],
    ]);
    expect(canonicalIn(page)).toBe(new URL(`${prefix}/public/jobs`, url()).href);
    expect(translationsIn(page)).toEqual(["en", "de", "es", "tr", "x-default"]);
    expect(page.html).toMatch(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/feeds\/jobs\.rss">/u);
  });

  test.for(["/", "/public/jobs", "/tools/interview-question-generator"])(
    "and every page like it, as %s, is first painted whole",
    async (path) => {
      const { html } = await at(path);
      const awaited = /<link rel="expect" href="#(\w+)" blocking="render">/u.exec(html)?.[1];
      // The last element of the page, so that nothing moves when more of it comes.
      expect(html).toMatch(new RegExp(`<(\\w+) id="${awaited}"(?:(?!</\\1>).)*</\\1></body></html>$`, "su"));
    },
  );

  test("is searched and paged by addresses alone", async () => {
    const recruiter = await aRecruiter();
    await setPlan(recruiter.email, "beta");
    const word = `Ast${Date.now().toString(36)}`;
    const company = await recruiter.ok("POST /api/companies", { body: { name: word } });
    for (let batch = 0; batch < 6; batch++) {
      const size = batch === 5 ? 1 : 10;
      const jobs = await Promise.all(Array.from({ length: size }, () => recruiter.openJob({ title: freshTitle() })));
      await Promise.all(
        jobs.map(({ id: jobId }) =>
          recruiter.ok("PUT /api/jobs/{jobId}/publication", {
            path: { jobId },
            body: { published: true, companyId: company.id },
          }),
        ),
      );
    }
    const linksIn = ({ html }: Page) => [...html.matchAll(/href="(\/public\/grid-planner-[^"]*)"/gu)].map(([, href]) => href);
    const first = await at(`/public/jobs?query=${word}`);
    expect(first.html).toContain("51 open jobs");
    expect([linksIn(first).length, isIndexed(first)]).toEqual([50, false]);
    const [, more] = /href="(\/public\/jobs\?[^"]*next=[^"]*)"/u.exec(first.html)!;
    const rest = await at(more!.replaceAll("&amp;", "&"));
    expect(linksIn(rest)).toHaveLength(1);
    expect(new Set([...linksIn(first), ...linksIn(rest)]).size).toBe(51);
    expect(rest.html).toContain(`href="/public/jobs?query=${word}"`);
  });

  test("says that nothing matches, and repeats a search as text", async () => {
    const page = await at(`/public/jobs?query=${encodeURIComponent('"><script>x</script>')}`);
    expect([page.status, page.html.includes("No job matches")]).toEqual([200, true]);
    expect(page.html).not.toContain("<script>x");
    expect((await at(`/public/jobs?query=${"x".repeat(2000)}&next=nowhere`)).status).toBe(200);
  });
});

asRecruiter("a company's jobs stand in a frame on any site, without a script", async (recruiter) => {
  const { job, company } = await publish(recruiter, { title: "R&D <Lead>", language: "de" });
  const frame = await at(`/de/embed/${company.id}`);
  const policy = frame.headers.get("content-security-policy")!;
  expect(frame.status).toBe(200);
  expect(policy).toContain("frame-ancestors *");
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/u);
  expect(policy).not.toContain("script-src");
  expect(frame.html).not.toContain("<script");
  expect(frame.html).toContain("Stellen bei Nordlicht Energie");
  expect(frame.html).toContain(`href="${pathOf(job)}"`);
  expect((await at(pathOf(job))).headers.get("content-security-policy")).toContain("frame-ancestors 'none'");

  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status: "closed" } });
  expect((await at(`/embed/${company.id}`)).html).toContain("No open jobs right now");
  expect((await at("/embed/cmp_nobody")).html).toContain("No open jobs right now");
});

test.for([
  ["", "The browser extension"],
  ["/de", "Die Browser-Erweiterung"],
  ["/es", "La extensión del navegador"],
  ["/tr", "Tarayıcı uzantısı"],
] as const)(
  "the legal page at %s/public/privacy-policy names Google, Microsoft and the extension",
  async ([prefix, extension]) => {
    const { status, html } = await at(`${prefix}/public/privacy-policy`);
    expect(status).toBe(200);
    const [privacy = "", terms] = html.split('<section id="terms"');
    expect(terms).toBeDefined();
    for (const name of ["Google", "Microsoft", extension]) expect(privacy).toContain(name);
  },
);
