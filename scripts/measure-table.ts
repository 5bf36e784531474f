/**
 * Measures the page of a job with many candidates: `node scripts/measure-table.ts --candidates 10000`, after `node scripts/build.ts`. Prints
 * Markdown. A Chromium slowed down four times types, filters, sorts, scrolls, chooses all and moves some to another stage, on a local
 * cloud of its own. Requests, bytes and rows are counted; times depend on this machine and its load.
 *
 * Reading ten thousand CVs takes long, so only a few hundred are uploaded and their candidacies are copied under other ids and names.
 */
import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startTestCloud } from "@candor/local/testing";
import type { Page } from "playwright-core";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { launch } from "../tests/support/chromium.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { tokenIn } from "./client.ts";
import { fillJob } from "./demo/fill-job.ts";

const { values } = parseArgs({
  options: { candidates: { type: "string", default: "10000" }, read: { type: "string", default: "200" } },
});
const [candidates, read] = [Number(values.candidates), Number(values.read)];
const SLOWER = 4;
const SERVER_AWAY_MS = 250;

/** Runs in the page: records the longest event of each interaction, as the browser measures it. */
const WATCH_INTERACTIONS = `{
  const longest = new Map();
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries()) {
      if (!interactionId || (longest.get(interactionId)?.ms ?? 0) >= duration) continue;
      const label = target?.getAttribute("aria-label") ?? target?.textContent ?? "";
      longest.set(interactionId, { ms: duration, what: [name, target?.tagName.toLowerCase(), label.slice(0, 40)].join(" ") });
    }
    globalThis.interactions = [...longest.values()];
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}`;

const browser = await launch();
const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
try {
  const recruiter = await Recruiter.at(cloud.url);
  Object.assign(process.env, cloud.env());
  const { Account } = await import("@candor/core/account/account");
  await Account.makeBeta({ email: recruiter.email });
  const { id: jobId } = await recruiter.openJob();
  await fillJob(recruiter, jobId, Math.min(read, candidates), (scored) => process.stderr.write(`\r${scored} read`));
  // Loaded after the environment names the cloud's table.
  const { multiply } = await import("./demo/multiply.ts");
  await multiply(recruiter.email, jobId, candidates);

  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, recruiter);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });

  const asked = countRequests(page, "/api/");
  const from = performance.now();
  await page.goto(`${cloud.url}/dashboard/jobs/${jobId}`);
  await page.locator("tbody a[data-row]").nth(10).waitFor();
  const firstRows = performance.now() - from;
  await page.waitForLoadState("networkidle");
  const drawn = await page.locator("tbody tr[data-index]").count();
  console.log(`\n${candidates} candidates, CPU slowed ${SLOWER} times, load of the machine ${loadavg()[0]!.toFixed(1)}.\n`);
  console.log(`First rows after ${firstRows.toFixed(0)} ms, ${drawn} rows drawn. Calls of the API until the page is idle:\n`);
  for (const { path, bytes } of asked()) console.log(`- ${path}: ${(bytes / 1000).toFixed(1)} kB`);

  // Delays each call until the page has painted: the local cloud uses the same cores and, unlike a remote server, would slow it.
  await page.route("**/api/**", async (route) => {
    await setTimeout(SERVER_AWAY_MS);
    await route.continue();
  });
  await page.addInitScript(WATCH_INTERACTIONS);
  await page.reload();
  await page.locator("tbody a[data-row]").nth(10).waitFor();
  await use(page);

  const times = (await page.evaluate<Interaction[]>("globalThis.interactions")).filter(({ ms }) => ms > 0);
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const most = await page.locator("tbody tr[data-index]").count();
  console.log(`\n${times.length} interactions: p75 ${sorted[Math.floor(sorted.length * 0.75)]} ms, max ${sorted.at(-1)} ms.`);
  console.log(`${most} rows drawn at the end.\n\nThe slowest:\n`);
  for (const { ms, what } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 8)) console.log(`- ${ms} ms: ${what}`);
} finally {
  await browser.close();
  await cloud.stop();
}

interface Interaction {
  readonly ms: number;
  readonly what: string;
}

/** Uses a long list as a recruiter does. */
async function use(page: Page): Promise<void> {
  const filters = page.getByRole("group", { name: "Filters" });
  const settled = () => page.waitForTimeout(1200);
  const search = page.getByRole("search").getByRole("textbox");
  await search.pressSequentially("berlin", { delay: 120 });
  await settled();
  await page.getByRole("button", { name: "Clear search" }).click();
  await settled();
  await filters.getByRole("button", { name: "Skills" }).click();
  await page.getByRole("menuitemcheckbox").first().click();
  await settled();
  await page.keyboard.press("Escape");
  await filters.getByRole("button", { name: "Stage" }).click();
  await page.getByRole("menuitemcheckbox", { name: /^Screening/ }).click();
  await settled();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await settled();
  for (const column of ["Name", "Applied", "Score"]) {
    await page.getByRole("columnheader", { name: column }).getByRole("button").click();
    await settled();
  }
  await page.getByRole("columnheader", { name: "Score" }).getByRole("button").click();
  await settled();
  for (let turn = 0; turn < 12; turn++) {
    await page.mouse.move(700, 600);
    await turnWheel(page, 15);
    await page.waitForTimeout(250);
    await page.keyboard.press("j");
  }
  await page.evaluate("scrollTo(0, 0)");
  await settled();
  await page.locator("[data-choose]").nth(1).click();
  await page
    .locator("[data-choose]")
    .nth(8)
    .click({ modifiers: ["Shift"] });
  await settled();
  const bar = page.getByRole("group", { name: "Selection" });
  await bar.getByRole("button", { name: "Change stage" }).click();
  await page.getByRole("menuitem", { name: "Interviewing" }).click();
  await page.getByText(/^Stage of \d+ candidates updated/).waitFor();
  await settled();
  await page.locator("[data-choose-all]").click();
  await bar.getByRole("button", { name: /^Select all/ }).click();
  await page.getByText(/\d selected/).waitFor();
  await settled();
  await page.locator("[data-choose]").nth(3).click();
  await page.locator("[data-choose]").nth(3).click();
  await page.keyboard.press("Escape");
  await settled();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Match" }).click();
  await settled();
  await page.keyboard.press("Escape");
  await settled();
}

/** Turns the mouse wheel; a notch is 100 pixels. */
async function turnWheel(page: Page, notches: number): Promise<void> {
  for (let notch = 0; notch < notches; notch++) {
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(25);
  }
}

function countRequests(page: Page, part: string): () => { path: string; bytes: number }[] {
  const seen: { path: string; bytes: number }[] = [];
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(part)) return;
    const { responseBodySize } = await request.sizes();
    seen.push({ path: `${request.method()} ${pathname}`, bytes: responseBodySize });
  });
  return () => seen;
}

async function signIn(page: Page, recruiter: Recruiter): Promise<void> {
  await recruiter.ok("POST /api/auth/magic-links", { body: { email: recruiter.email, intent: "login", acceptTerms: true } });
  const [mail] = await recruiter.outbox(recruiter.email);
  await page.goto(`${cloud.url}/auth/redirect?token=${tokenIn(mail!)}`);
  await page.getByRole("button", { name: "Log in to Candor" }).click();
  await page.waitForURL(/dashboard/);
}
