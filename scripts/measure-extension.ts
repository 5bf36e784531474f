/**
 * `npx node scripts/measure-extension.ts`: how long the extension's popup takes to be usable, and a CV of 1 MB from the press on Send until the
 * server has it, beside the upload page's own time for the same file. `npm run build` first, and a quiet machine; on Linux `chrt -r 10` before the
 * command lets it run before all others.
 */
import { setTimeout } from "node:timers/promises";
import { startTestCloud } from "@candor/local/testing";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { CvSite } from "../tests/support/cv-site.ts";
import { ExtensionBrowser } from "../tests/support/extension-browser.ts";
import { aCv } from "../tests/support/pdf.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { head, median, row } from "./figures.ts";

const ROUNDS = 7;
const MB = 1_000_000;
/** People look at a CV before they press. Until then the browser's viewer is still starting, and takes a core for itself. */
const LOOKED_AT_MS = 2000;

/** A CV of 1 MB: what follows a PDF's end is ignored. */
const aLargeCv = async (salt: string) => {
  const cv = await aCv({ salt });
  return Buffer.concat([cv, Buffer.alloc(MB - cv.length, `\n%${salt}`)]);
};

/** First paint, and the last time that the popup drew something larger, in ms since its page began to load. */
const PAINTS = `new Promise((resolve) => new PerformanceObserver((list) => resolve([
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, list.getEntries().at(-1).startTime,
])).observe({ type: "largest-contentful-paint", buffered: true }))`;

/** Resolves with the time at which the first CV on its way has reached the server. */
const ARRIVED = `new Promise((resolve) => {
  const look = (sends = []) => { if (["reading", "done"].includes(sends[0]?.phase)) resolve(Date.now()); };
  chrome.storage.session.onChanged.addListener(({ sends }) => look(sends?.newValue));
  chrome.storage.session.get("sends").then(({ sends }) => look(sends));
})`;

const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
const browser = await ExtensionBrowser.start({ product: cloud.url });
try {
  const recruiter = await Recruiter.at(cloud.url);
  const { id: jobId } = await recruiter.openJob({ title: "Grid Operations Planner" });
  await browser.connect(recruiter);
  const taken = { first: [] as number[], usable: [] as number[], sent: [] as number[], uploaded: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const site = await CvSite.start(await aLargeCv(`sent ${round}`));
    await browser.worker.evaluate("chrome.storage.session.remove('sends')");
    const page = await browser.open(site.at("/cv-amira-haddad.pdf"));
    await setTimeout(LOOKED_AT_MS);
    const popup = await browser.press(page);
    await popup.says("Send CV");
    // The last paint is reported when it is on screen.
    await setTimeout(300);
    const [painted = 0, usable = 0] = await popup.evaluate<number[]>(PAINTS);
    const arrived = browser.worker.evaluate<number>(ARRIVED);
    const pressedAt = await popup.evaluate<number>(
      `{ const at = Date.now(); document.querySelector("main > button.primary").click(); at }`,
    );
    const took = (await arrived) - pressedAt;
    await popup.says("Open candidate");
    await page.close();
    site.stop();

    const cv = await aLargeCv(`uploaded ${round}`);
    const before = Date.now();
    await recruiter.send(jobId, cv);
    // The first round warms up functions and caches.
    if (round === 0) continue;
    taken.first.push(painted);
    taken.usable.push(usable);
    taken.sent.push(took);
    taken.uploaded.push(Date.now() - before);
  }
  head(`Extension, median and most of ${ROUNDS}`, "step", "median, ms", "most, ms");
  const line = (step: string, values: readonly number[]) =>
    row(step, Math.round(median(values)), Math.round(Math.max(...values)));
  line("popup: first paint", taken.first);
  line("popup: usable, with the CV of the tab found", taken.usable);
  line("1 MB from the press on Send until the server has it", taken.sent);
  line("the same by announcing and posting it directly", taken.uploaded);
} finally {
  await browser.stop();
  await cloud.stop();
}
