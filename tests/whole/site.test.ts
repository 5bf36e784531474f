import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { faultsOf } from "@candor/core/job/feed/posting.fixture";
import { textsOf } from "@candor/core/job/feed/xml.fixture";
import { LOCALES, type Locale } from "@candor/core/kernel/limits";
import { beforeAll, describe, expect, test } from "vitest";
import { checkWords } from "../../web/receipt/words.ts";
import type { SiteBuild } from "../../web/site/contract.ts";
import { inLocale, STATIC_PATHS, TOOLS } from "../../web/site/paths.ts";
import { expectNoSidewaysScroll, inBrowser, newContext, openPage, signIn, violations } from "../support/browser.ts";
import { type ReadPage, readPage } from "../support/html.ts";
import { aRecruiter, url } from "../support/product.ts";
import { publish } from "../support/publishing.ts";

const compressed = promisify(brotliCompress);
const weights = new Map<string, Promise<number>>();
/** Weight of a text in kB of brotli. Pages share their stylesheets and scripts, so each is compressed once. */
function kB(text: string): Promise<number> {
  const weight = weights.get(text) ?? compressed(text).then(({ length }) => length / 1000);
  weights.set(text, weight);
  return weight;
}

/** Largest sizes in kB of brotli. A page without a form has no script. */
const LARGEST = { html: 20, css: 6, script: 100 };

/** Loaded from the first focus to the first answer, in kB of brotli: the worker, and the parts that a text in one language needs. */
const LARGEST_TOOL: Readonly<Record<keyof typeof TOOLS, number>> = {
  response: 32,
  linkedin: 32,
  seniority: 44,
  description: 180,
  interview: 180,
};
/** The occupations, which come with the first title that may be of one gender, and with "young" beside a profession. */
const LARGEST_OCCUPATIONS = 39;

/** Counts the answers of workers that did not fail. */
const COUNTED = `
  globalThis.answers = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...given) {
    this.addEventListener("message", ({ data }) => (answers += data.isFailed ? 0 : 1), { once: true });
    return post.apply(this, given);
  };
`;

/** The worker that checks receipts, which holds the reader and the rules, is fetched with the first check. */
const CHECK = "dist/site/verify/check.js";
const LARGEST_CHECK = 762;

/** The button of the check's page that tries it with an invented CV. */
const sampleButton = (locale: Locale) =>
  /<try>(.+)<\/try>/u.exec(readFileSync(`web/site/words/${locale}/verify.json`, "utf8"))![1]!;

/** Pages of this build. */
const BUILT = (JSON.parse(readFileSync("dist/site.json", "utf8")) as SiteBuild).paths;
/** Tools whose pages are not built yet. */
const PENDING = STATIC_PATHS.filter((path) => !BUILT.includes(path));

const PAGES = BUILT.flatMap((path) => LOCALES.map((locale) => ({ path: inLocale(path, locale), locale })));
const read = new Map<string, ReadPage>();
const at = (path: string) => new URL(path, url()).href;

/** A published job in each language, and the lists of jobs, as the sitemap names them. */
const drawn = new Map<string, ReadPage>();
const LISTS = LOCALES.map((locale) => inLocale("/public/jobs", locale));
let jobs: readonly { readonly language: string; readonly address: string }[];

beforeAll(async () => {
  const recruiter = await aRecruiter();
  jobs = await Promise.all(
    LOCALES.map(async (language) => {
      const { job } = await publish(recruiter, { language, location: "Berlin, Germany", description: DUTIES });
      return { language, address: job.publicUrl };
    }),
  );
  const addresses = [...PAGES.map(({ path }) => at(path)), ...LISTS.map(at), ...jobs.map(({ address }) => address)];
  await Promise.all(
    addresses.map(async (address) => {
      const isStatic = PAGES.some(({ path }) => at(path) === address);
      (isStatic ? read : drawn).set(address, await readPage(address));
    }),
  );
});

const DUTIES =
  "You plan the grid of a growing city, from the first sketch to the day on which it carries its load, with a team of six.";

describe("without JavaScript", () => {
  test.for(PAGES)("$path is whole: its title, its address, its language", ({ path, locale }) => {
    const page = read.get(at(path))!;
    expect(page).toMatchObject({ status: 200, language: locale, canonical: at(path) });
    expect(page.title.length).toBeGreaterThan(10);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.html.match(/<h1[ >]/gu)).toHaveLength(1);
    expect(page.html).not.toMatch(/⟦|undefined|NaN/u);
    expect(page.html).not.toMatch(/ style="| on[a-z]+="/u);
    // Sent by the browser itself, any other form would put typed words into an address.
    expect(page.html.match(/<form(?! [^>]*method="dialog")[^>]*>/gu)).toBeNull();
    expect(page.html).toMatch(/<meta property="og:image" content="[^"]+\.png">/u);
    for (const data of page.structuredData) {
      expect(data).toMatchObject({ "@context": "https://schema.org", "@type": expect.any(String) as string });
    }
  });

  test("every job that the sitemap names is whole, in its language, for people and search engines", async () => {
    const parts = textsOf(await (await fetch(at("/sitemap.xml"))).text(), "loc");
    const named = (await Promise.all(parts.map(async (part) => textsOf(await (await fetch(part)).text(), "loc")))).flat();
    expect(named).toEqual(expect.arrayContaining([...read.keys(), ...drawn.keys()]));
    for (const { language, address } of jobs) {
      const page = drawn.get(address)!;
      expect(page).toMatchObject({ status: 200, language, canonical: address, alternates: {} });
      expect(page.title).toContain("Nordlicht Energie");
      expect(page.description.length).toBeGreaterThanOrEqual(70);
      expect(page.description.length).toBeLessThanOrEqual(160);
      expect(page.structuredData.map((data) => [data["@type"], faultsOf(data)])).toEqual([["JobPosting", []]]);
    }
    for (const [index, path] of LISTS.entries()) {
      const page = drawn.get(at(path))!;
      expect(page).toMatchObject({ status: 200, language: LOCALES[index], canonical: at(path), structuredData: [] });
      expect(page.title.length).toBeLessThanOrEqual(60);
      expect(page.description.length).toBeGreaterThanOrEqual(70);
      expect(Object.values(page.alternates)).toEqual([...LISTS, LISTS[0]!].map(at));
    }
    for (const { html } of drawn.values()) {
      expect(html.match(/<h1[ >]/gu)).toHaveLength(1);
      expect(html).not.toMatch(/⟦|undefined|NaN| style="| on[a-z]+="/u);
      expect(html).toMatch(/<meta property="og:image" content="[^"]+\.png">/u);
    }
  });

  test("titles and descriptions differ from page to page", () => {
    const pages = [...read.values()];
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  test("translations name each other, both ways", () => {
    for (const [address, { alternates }] of read) {
      expect(Object.keys(alternates).toSorted()).toEqual(["de", "en", "es", "tr", "x-default"]);
      expect(alternates["x-default"]).toBe(alternates["en"]);
      expect(Object.values(alternates)).toContain(address);
      for (const other of Object.values(alternates)) expect(read.get(other)?.alternates).toEqual(alternates);
    }
  });

  test("no link leads nowhere", async () => {
    const all = new Map([...read, ...drawn]);
    const pending = new Set(PENDING.flatMap((path) => LOCALES.map((locale) => at(inLocale(path, locale)))));
    const links = new Set([...all.values()].flatMap(({ links }) => links.filter((link) => !pending.has(link))));
    const answers = await Promise.all(
      [...new Set([...links].map((link) => link.split("#")[0]!))].map(
        async (link) => [link, (await fetch(link)).status] as const,
      ),
    );
    // A job of another test may close between the list and this look at it.
    const isOwn = (link: string) => !/\/public\/[^/]+-\w{10}$/u.test(link) || drawn.has(link);
    expect(answers.filter(([link, status]) => status !== 200 && isOwn(link))).toEqual([]);
    const dead = [...links].filter((link) => {
      const [page = "", fragment] = link.split("#");
      return fragment && all.has(page) && !all.get(page)!.ids.has(fragment);
    });
    expect(dead).toEqual([]);
  });

  test("pages and their parts are small", async () => {
    const all = [...read, ...drawn];
    const sources = new Map<string, Promise<string>>();
    for (const src of all.flatMap(([, { scripts }]) => scripts)) {
      if (!sources.has(src)) sources.set(src, (async () => (await fetch(src)).text())());
    }
    const scriptOf = async ({ scripts }: ReadPage) => {
      const each = await Promise.all(scripts.map(async (src) => kB(await sources.get(src)!)));
      return each.reduce((sum, size) => sum + size, 0);
    };
    const weighed = await Promise.all(
      all.map(async ([address, page]) => {
        const [html, css, script] = await Promise.all([kB(page.html), kB(page.style), scriptOf(page)]);
        return { address, html, css, script };
      }),
    );
    const hasForm = new Set(jobs.map(({ address }) => address));
    const mostScript = (address: string) => (/\/tools\/|\/verify$/u.test(address) || hasForm.has(address) ? LARGEST.script : 0);
    expect(
      weighed.filter(
        ({ address, html, css, script }) => html > LARGEST.html || css > LARGEST.css || script > mostScript(address),
      ),
    ).toEqual([]);
    // Nothing would be too large if nothing was weighed.
    expect(weighed.every(({ html, css }) => html > 1 && css > 1)).toBe(true);
    expect(weighed.filter(({ script }) => script > 10).length).toBeGreaterThan(jobs.length);
  });

  test("the check of receipts is not too large", { tags: "detail" }, async () => {
    expect(await kB(readFileSync(CHECK, "utf8"))).toBeLessThanOrEqual(LARGEST_CHECK);
  });

  test("every picture that other sites show is there", async () => {
    const pictures = new Set([...read.values()].map(({ html }) => /og:image" content="([^"]+)"/u.exec(html)?.[1]));
    for (const picture of pictures) {
      const answer = await fetch(picture!);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    }
  });

  test("an address that leads nowhere says so in its language, with ways on", async () => {
    for (const locale of LOCALES) {
      const page = await readPage(at(inLocale("/nothing", locale)));
      expect(page).toMatchObject({ status: 404, language: locale, canonical: undefined });
      expect(page.html).toContain('<meta name="robots" content="noindex">');
      const ways = ["/", "/public/jobs", "/tools"].map((path) => at(inLocale(path, locale)));
      expect(page.links).toEqual(expect.arrayContaining(ways));
    }
  });

  test("a demo is offered only where there is one", () => {
    expect([...read.values()].filter(({ html }) => html.includes("_local") || html.includes("Open the demo"))).toEqual([]);
  });

  test("robots are told about the sitemap, and kept out of accounts", async () => {
    const robots = await (await fetch(at("/robots.txt"))).text();
    expect(robots).toContain(`Sitemap: ${at("/sitemap.xml")}`);
    for (const closed of ["/dashboard", "/auth/", "/api/", "/public/bulk/", "/public/summary/"]) {
      expect(robots).toContain(`Disallow: ${closed}\n`);
    }
  });
});

describe("in the browser", () => {
  inBrowser("every page is accessible in both themes, fits a phone, holds still and keeps the policy", async () => {
    const context = await newContext({ viewport: { width: 360, height: 780 } });
    await context.addInitScript(`
      globalThis.shifted = 0;
      globalThis.moved = [];
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
          if (hadRecentInput) continue;
          shifted += value;
          for (const { node, previousRect, currentRect } of sources) {
            moved.push(node?.nodeName + ": " + previousRect.y + " to " + currentRect.y + ", " + node?.textContent?.slice(0, 40));
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    `);
    const { page, complaints } = await openPage(context);
    // Each page in one language; the languages take turns.
    const turns = BUILT.map((path, index) => inLocale(path, LOCALES[index % LOCALES.length]!));
    const ofJobs = jobs.map(({ address }, index) => (index % 2 === 0 ? LISTS[index]! : address));
    for (const address of [...turns, ...ofJobs]) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(address, { waitUntil: "load" });
      await page.evaluate("document.fonts.ready.then(() => 0)");
      expect({ address, light: await violations(page) }).toEqual({ address, light: [] });
      await expectNoSidewaysScroll(page);
      const moved = await page.evaluate<string[]>("shifted > 0.01 ? moved : []");
      expect({ address, moved }).toEqual({ address, moved: [] });
      // The second time without our font, as on a slow line: the system's own may be wider.
      await page.emulateMedia({ colorScheme: "dark" });
      await page.route("**/*.woff2", (route) => route.abort());
      await page.reload();
      await page.unroute("**/*.woff2");
      await expectNoSidewaysScroll(page);
      expect({ address, dark: await violations(page, ["color-contrast", "link-in-text-block"]) }).toEqual({ address, dark: [] });
    }
    expect(complaints).toEqual([]);
  });

  inBrowser("the sample has its score while the browser still reads its CV", async () => {
    const { page } = await openPage(await newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } }));
    const html = await (await fetch(at("/"))).text();
    const score = page.locator(".sample-head .state:visible");
    const heights: number[] = [];
    for (const read of [html.slice(0, html.indexOf('id="strike-0"')), html]) {
      await page.route(at("/"), (route) => route.fulfill({ body: read, contentType: "text/html" }));
      await page.goto("/");
      await expect.poll(() => score.count()).toBe(1);
      heights.push((await score.boundingBox())!.height);
    }
    expect(heights[0]).toBe(heights[1]);
  });

  inBrowser("a line of the sample is struck, and its points go, without a script", async () => {
    const { page } = await openPage(await newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } }));
    await page.goto("/");
    const score = page.locator(".sample-head .state:visible strong").locator("xpath=../../span");
    await page.getByText("Put it back").locator("visible=true").click();
    const whole = Number(await score.textContent());
    await page.getByText("Moved 210,000 lines").click();
    expect(Number(await score.textContent())).toBeLessThan(whole);
    await page.getByText("Put it back").locator("visible=true").click();
    expect(Number(await score.textContent())).toBe(whole);
  });

  describe.for(LOCALES)("in %s", (locale) => {
    // German is nearest to the limit of the interview tool; the other languages are weighed with `--long`.
    inBrowser.for(Object.keys(TOOLS) as (keyof typeof TOOLS)[])(
      "the rules of the tool %s are small, the page begins without them, and goes on answering without a connection",
      { tags: locale === "de" ? [] : ["detail"] },
      async (tool) => {
        const path = inLocale(TOOLS[tool], locale);
        const { page, complaints } = await openPage(await newContext());
        await page.addInitScript(COUNTED);
        const asked = new Set<string>();
        page.context().on("request", (request) => asked.add(request.url()));
        await page.goto(path);
        const ofPage = new Set(read.get(at(path))!.scripts);
        const rules = () => [...asked].filter((one) => one.endsWith(".js") && !ofPage.has(one));
        const sizeOf = async (files: readonly string[]) => {
          const sizes = await Promise.all(files.map((file) => kB(readFileSync(`dist/site${new URL(file).pathname}`, "utf8"))));
          return sizes.reduce((sum, size) => sum + size, 0);
        };
        await expect.poll(() => page.locator("[data-island][data-alive]").count()).toBeGreaterThan(0);
        expect({ path, rules: rules() }).toEqual({ path, rules: [] });

        const field = page.locator("form textarea, form input[type=text]").first();
        await field.press("End");
        await field.pressSequentially("a");
        await expect.poll(() => page.evaluate("answers")).toBe(1);
        const size = await sizeOf(rules());
        const most = LARGEST_TOOL[tool] + (rules().some((one) => one.includes("_occupations-")) ? LARGEST_OCCUPATIONS : 0);
        expect({ path, size }).toSatisfy(() => size > 10 && size <= most);

        await page.context().setOffline(true);
        await field.pressSequentially("b");
        await expect.poll(() => page.evaluate("answers")).toBe(2);
        expect(complaints).toEqual([]);
      },
    );
  });

  inBrowser("the advert's words that questions are about are marked in its field, and stay marked while one types", async () => {
    const { page } = await openPage(await newContext());
    await page.goto("/tools/interview-question-generator");
    await page.locator("[data-island][data-alive]").waitFor();
    const copy = page.locator(".marked-field > div");
    const marked = () => copy.locator("mark").allTextContents();
    const asked = () => page.locator("[aria-live] mark").allTextContents();
    const withoutNumber = (words: string) => words.replace(/\d/u, "");
    expect((await marked()).map(withoutNumber)).toEqual(await asked());
    expect((await marked()).length).toBeGreaterThan(2);

    const before = await marked();
    const field = page.locator("form textarea");
    await field.press("Control+Home");
    await field.pressSequentially("We are small. ");
    expect(await marked()).toEqual(before);
    // Field and copy break their lines alike, or the marks would lie below other words.
    const shapes = await page.evaluate<string[]>(`["textarea", ":scope > div"].map((one) => {
      const { font, lineHeight, letterSpacing, whiteSpace } = getComputedStyle(document.querySelector(".marked-field").querySelector(one));
      return [font, lineHeight, letterSpacing, whiteSpace, document.querySelector(".marked-field").querySelector(one).clientWidth].join();
    })`);
    expect(shapes[0]).toBe(shapes[1]);
  });

  inBrowser("a button pressed before a tool came alive does its work once it is", async () => {
    const { page, complaints } = await openPage(await newContext());
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await started;
      await route.continue();
    });
    await page.goto("/tools/job-description-generator", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => page.getByLabel("Job title").inputValue()).not.toBe("");
    start();
    await expect.poll(() => page.getByLabel("Job title").inputValue()).toBe("");
    expect(complaints).toEqual([]);
  });

  inBrowser.for(["de", "es", "tr"] as const)(
    "the check of receipts is tried with an invented CV in %s",
    { tags: "detail" },
    async (locale) => {
      const { page, complaints } = await openPage(await newContext());
      await page.goto(inLocale("/verify", locale));
      await page.getByRole("button", { name: sampleButton(locale) }).click();
      await expect.poll(() => page.locator("[aria-live] h2").textContent()).toBe(checkWords(locale).holds);
      expect(complaints).toEqual([]);
    },
  );

  inBrowser("the check of receipts is tried with an invented CV, and notices a changed receipt", async () => {
    const { page, complaints } = await openPage(await newContext());
    await page.goto("/verify");
    await page.getByRole("button", { name: sampleButton("en") }).click();
    await expect.poll(() => page.locator("[aria-live] h2").textContent()).toBe(checkWords("en").holds);
    const download = page.waitForEvent("download");
    await page.getByRole("main").getByRole("link", { name: "receipt", exact: true }).click();
    const receipt = readFileSync(await (await download).path(), "utf8").replace('"score": 93', '"score": 99');
    const changed = { name: "receipt.json", mimeType: "application/json", buffer: Buffer.from(receipt) };
    await page.getByLabel("Receipt and CV").last().setInputFiles([changed]);
    await expect.poll(() => page.locator("[aria-live] h2").textContent()).toBe(checkWords("en").fails);
    expect(complaints).toEqual([]);
  });

  inBrowser("the language is chosen without a script, and English stays chosen", async () => {
    const { page } = await openPage(await newContext({ locale: "de-DE", javaScriptEnabled: false }));
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/de");
    await page.locator("header summary", { hasText: "Deutsch" }).click();
    await page.locator("header").getByRole("link", { name: "English" }).locator("visible=true").click();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.reload();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  inBrowser("a member is offered the dashboard, and others the trial", { tags: "detail" }, async () => {
    const context = await newContext();
    const { page } = await openPage(context);
    await page.goto("/");
    await page.locator("header").getByRole("link", { name: "Log in" }).locator("visible=true").waitFor();
    await signIn(context, await aRecruiter());
    await page.reload();
    await page.locator("header").getByRole("link", { name: "Go to dashboard" }).locator("visible=true").click();
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("heading", { name: "A score you can check." }).waitFor();
  });
});
