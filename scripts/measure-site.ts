/**
 * Measures the largest contentful paint of public pages on a slow phone: `npm run measure-site`. Run it on a quiet machine.
 *
 * The profile: CPU x4, 150 ms round trip, 1.6 / 0.75 Mbps, no cache in the browser, 412x823, HTTP/2 over TLS as CloudFront speaks it, which has
 * the page in its own cache, as it has for all visitors of a minute but one. Pages take turns, so that a busy moment hits them all. Each stands
 * beside an empty page of its weight: the difference is what the page itself costs.
 */
import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { startTestCloud } from "@candor/local/testing";
import type { Browser } from "playwright-core";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { launch } from "../tests/support/chromium.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { head, median, row } from "./figures.ts";
import { answerOf, type KeptAnswer, startEdge } from "./measuring/edge.ts";
import { publicPages } from "./measuring/public-pages.ts";

const ROUNDS = 7;
/** Time after the load in which a later, larger paint still counts, in ms. */
const QUIET_MS = 500;

const OBSERVE = `
  globalThis.paint = { lcp: 0, fcp: 0, cls: 0, of: "" };
  const seen = (type, read) => new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  seen("largest-contentful-paint", (entry) => { paint.lcp = entry.startTime; paint.of = entry.element?.tagName ?? ""; });
  seen("paint", (entry) => { if (entry.name === "first-contentful-paint") paint.fcp = entry.startTime; });
  seen("layout-shift", (entry) => { if (!entry.hadRecentInput) paint.cls += entry.value; });`;

interface Paint {
  readonly lcp: number;
  readonly fcp: number;
  readonly cls: number;
  /** Element of the largest paint. */
  readonly of: string;
}

const browser = await launch();
const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
const kept = new Map<string, KeptAnswer>();
const edge = await startEdge(cloud.url, { kept });
try {
  const pages = [];
  for (const { title, path } of await publicPages(await Recruiter.at(cloud.url))) {
    const answer = await answerOf(cloud.url + path);
    const bytes = answer.body.length;
    const weighed = `/_empty/${bytes}`;
    kept.set(path, answer);
    kept.set(weighed, { headers: { "content-type": "text/html; charset=utf-8" }, body: emptyPage(bytes) });
    pages.push({ title, path, bytes, weighed, paints: [] as Paint[], floors: [] as Paint[] });
  }
  // The first visits compile the pages' scripts.
  for (const { path } of pages) await paint(browser, path);
  for (let n = 0; n < ROUNDS; n++) {
    for (const each of pages) {
      each.floors.push(await paint(browser, each.weighed));
      each.paints.push(await paint(browser, each.path));
    }
  }
  head("Public pages", "page", "HTML, kB compressed", "LCP, s", "of", "best", "FCP, s", "empty page, s", "CLS");
  for (const { title, bytes, paints, floors } of pages) {
    const lcp = median(paints.map((each) => each.lcp));
    row(
      title,
      (bytes / 1000).toFixed(1),
      seconds(lcp),
      paints.at(-1)?.of ?? "",
      seconds(Math.min(...paints.map((each) => each.lcp))),
      seconds(median(paints.map((each) => each.fcp))),
      seconds(median(floors.map((each) => each.lcp))),
      Math.max(...paints.map(({ cls }) => cls)).toFixed(3),
    );
  }
} finally {
  await browser.close();
  await edge.stop();
  await cloud.stop();
}

/** A page of one line that is as many bytes on the way. */
function emptyPage(bytes: number): Buffer {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>A line.</p>`;
  return Buffer.from(
    `${html}<!--${randomBytes(bytes)
      .toString("base64")
      .slice(0, Math.max(0, bytes - html.length - 7))}-->`,
  );
}

async function paint(browser: Browser, path: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true, locale: "en-GB" });
  await context.addInitScript(OBSERVE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 * 0.9) / 8,
    uploadThroughput: (0.75e6 * 0.9) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(edge.url + path, { waitUntil: "load" });
  await setTimeout(QUIET_MS);
  const measured = await page.evaluate<Paint>("paint");
  await context.close();
  return measured;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
