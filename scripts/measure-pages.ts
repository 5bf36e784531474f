/**
 * Opens every screen of the running product in Chromium and prints the figures as Markdown, as part of `npm run measure`: JavaScript and
 * calls of a first visit, their cost in the table, and the largest contentful paint on a slow phone's processor and network.
 *
 * A page counts as usable once its first button, link or field is under React's control, so that a press is answered.
 *
 * The profile: CPU x4, 150 ms round trip, 1.6 / 0.75 Mbps, no cache, 1350x900, HTTP/2 over TLS as CloudFront speaks it. Sizes are the
 * files' own as brotli 11; pdf.js loads after the page and is listed apart. `--screens "^(login|job, 50)"` measures the screens with such a
 * title, `--undrawn` beside each the page that the browser draws by itself, and `--beside "shadcn-admin=DIRECTORY:/tasks"` (repeated) a screen
 * of another app from its built files. `--visits 7` visits each more often than three times.
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { startTestCloud } from "@candor/local/testing";
import type { BrowserContext } from "playwright-core";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { launch } from "../tests/support/chromium.ts";
import { aCv } from "../tests/support/pdf.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { costOf, head, median, row } from "./figures.ts";
import { startEdge } from "./measuring/edge.ts";
import { servePeer } from "./measuring/peer.ts";

const { values: options } = parseArgs({
  options: {
    screens: { type: "string", default: "" },
    undrawn: { type: "boolean", default: false },
    beside: { type: "string", multiple: true, default: [] },
    visits: { type: "string", default: "3" },
  },
});
/** Time without a request after which a screen counts as loaded, in ms. */
const QUIET_MS = 1000;

/** Runs in the page from its start and collects paints and layout shifts. */
const OBSERVE = `
  globalThis.paint = { lcp: 0, cls: 0, usable: 0 };
  const isUsable = () =>
    [...document.querySelectorAll("#root :is(button, a, input)")].some((one) => Object.keys(one).some((key) => key.startsWith("__reactProps")));
  const look = () => (isUsable() ? (paint.usable = performance.now()) : requestAnimationFrame(look));
  look();
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) paint.lcp = entry.startTime; })
    .observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) paint.cls += entry.value; })
    .observe({ type: "layout-shift", buffered: true });`;

const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
const edges = [
  { how: "", ...(await startEdge(cloud.url)) },
  ...(options.undrawn ? [{ how: ", undrawn", ...(await startEdge(cloud.url, { pagesAt: "/app.html" })) }] : []),
];
const peers = await Promise.all(options.beside.map(servePeer));
const browser = await launch([
  `--ignore-certificate-errors-spki-list=${[...edges, ...peers].map(({ keyHash }) => keyHash).join(",")}`,
]);
try {
  const recruiter = await Recruiter.at(cloud.url);
  const screens = await screensOf(recruiter);
  const contexts = await Promise.all(edges.map(async ({ how, url }) => ({ how, context: await contextAt(url, recruiter), url })));
  const others = await Promise.all(peers.map(async (peer) => ({ ...peer, how: "", context: await newContext() })));

  head(
    "First visit of a screen",
    "screen",
    "files",
    "JS, kB brotli",
    "pdf.js, kB",
    "calls",
    "table requests",
    "capacity units",
    "LCP, s",
    "usable, s",
    "LCP warm, s",
    "CLS",
  );
  const pattern = new RegExp(options.screens, "u");
  const wanted = screens.filter(({ title }) => pattern.test(title));
  for (const { title, path, how, context, url, isOfPeer } of [
    ...wanted.flatMap((screen) => contexts.map((each) => ({ ...screen, ...each, isOfPeer: false }))),
    ...others.map((other) => ({ ...other, isOfPeer: true })),
  ]) {
    const first = await visit(context, url + path);
    const cold = [];
    for (let n = 0; n < Number(options.visits); n++) cold.push(await paint(context, url + path, { isCold: true, isOfPeer }));
    const warm = [];
    for (let n = 0; n < Number(options.visits); n++) warm.push(await paint(context, url + path, { isCold: false, isOfPeer }));
    row(
      title + how,
      first.files,
      first.kilobytes,
      first.pdf,
      first.calls,
      first.requests,
      first.units,
      seconds(medianOf(cold, "lcp")),
      seconds(medianOf(cold, "usable")),
      seconds(medianOf(warm, "lcp")),
      medianOf(cold, "cls").toFixed(3),
    );
  }
} finally {
  await browser.close();
  for (const edge of [...edges, ...peers]) await edge.stop();
  await cloud.stop();
}

/** All screens, with data: a job with fifty candidates, a company, a publication. */
async function screensOf(recruiter: Recruiter): Promise<{ title: string; path: string }[]> {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await aCv({ salt: "first" }));
  for (let n = 0; n < 49; n++) await recruiter.send(jobId, await aCv({ salt: `more ${n}` }));
  await recruiter.settled(jobId, 180_000);
  const { id: companyId } = await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });
  const path = { jobId };
  await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path, body: { published: true, companyId } });
  const { publicId } = await recruiter.ok("GET /api/jobs/{jobId}", { path });
  return [
    { title: "login", path: "/auth/login" },
    { title: "dashboard", path: "/dashboard" },
    { title: "jobs", path: "/dashboard/jobs" },
    { title: "new job", path: "/dashboard/jobs?new=description" },
    { title: "job, 50 candidates", path: `/dashboard/jobs/${jobId}` },
    { title: "job, its details", path: `/dashboard/jobs/${jobId}/details` },
    { title: "job, criteria", path: `/dashboard/jobs/${jobId}?tab=criteria` },
    { title: "job, share", path: `/dashboard/jobs/${jobId}?tab=share` },
    { title: "candidate", path: `/dashboard/jobs/${jobId}/${cvId}` },
    { title: "CV list", path: "/dashboard/cv" },
    { title: "company profiles", path: "/dashboard/company-profile" },
    { title: "subscription", path: "/dashboard/subscription" },
    { title: "pricing", path: "/dashboard/pricing" },
    { title: "help", path: "/dashboard/help" },
    { title: "google extension", path: "/dashboard/google-extension" },
    { title: "public jobs", path: "/public/jobs" },
    { title: "public job", path: `/public/${publicId}` },
  ];
}

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
  await context.addInitScript(OBSERVE);
  return context;
}

/** A signed-in browser. Its first page tells the server what it has to know of a reader; whoever signs in has opened one before. */
async function contextAt(url: string, recruiter: Recruiter): Promise<BrowserContext> {
  const context = await newContext();
  await context.addCookies(
    recruiter.cookies().map(([name, value]) => ({ name, value, url, secure: true, httpOnly: name.startsWith("__Host-") })),
  );
  const page = await context.newPage();
  await page.goto(`${url}/auth/login`);
  await page.waitForLoadState("networkidle");
  await page.close();
  return context;
}

type Measured = Readonly<Record<"lcp" | "cls" | "usable", number>>;

function medianOf(visits: readonly Measured[], figure: keyof Measured): number {
  return median(visits.map((each) => each[figure]));
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

/** Measures a visit with an empty cache: JavaScript, calls and their cost. */
async function visit(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const scripts = new Map<string, Promise<number>>();
  let calls = 0;
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/")) calls++;
    if (!/\.m?js$/u.test(pathname)) return;
    scripts.set(
      pathname,
      response.body().then((body) => brotliCompressSync(body).length),
    );
  });
  const { requests, units } = await costOf(cloud, async () => {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await setTimeout(QUIET_MS);
  });
  const sizes = await Promise.all(
    [...scripts].map(async ([file, size]) => ({ isPdf: /\/(?:CvViewer|pdf)[-.]/u.test(file), size: await size })),
  );
  const kilobytes = (isPdf: boolean) =>
    (sizes.reduce((sum, file) => sum + (file.isPdf === isPdf ? file.size : 0), 0) / 1000).toFixed(0);
  await page.close();
  return {
    files: sizes.length,
    kilobytes: kilobytes(false),
    pdf: kilobytes(true),
    calls,
    requests,
    units,
  };
}

/** A browser with an empty cache has not told the server that it has the stylesheet. */
async function forgetStyles(context: BrowserContext): Promise<void> {
  for (const cookie of await context.cookies())
    if (cookie.name === "reader")
      await context.addCookies([{ ...cookie, value: cookie.value.replace(/%26styles%3D[^&]*$/u, "") }]);
}

/** Largest contentful paint and first use in ms from the navigation's start, and the sum of layout shifts, under the profile. */
async function paint(
  context: BrowserContext,
  address: string,
  { isCold, isOfPeer }: { isCold: boolean; isOfPeer: boolean },
): Promise<Measured> {
  if (isCold) await forgetStyles(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: isCold });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 * 0.9) / 8,
    uploadThroughput: (0.75e6 * 0.9) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  // The code of another app may run for long after its last request; a page without an app is never alive.
  if (isOfPeer) await page.waitForFunction("paint.usable > 0");
  await setTimeout(QUIET_MS);
  const measured = await page.evaluate<Measured>("paint");
  await page.close();
  return measured;
}
