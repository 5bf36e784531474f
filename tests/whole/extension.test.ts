import { afterAll, beforeAll, expect, vi } from "vitest";
import { inBrowser } from "../support/browser.ts";
import { executablePath } from "../support/chromium.ts";
import { CvSite } from "../support/cv-site.ts";
import { ExtensionBrowser, type Popup } from "../support/extension-browser.ts";
import { STATE_MS } from "../support/patience.ts";
import { aCv, aScan } from "../support/pdf.ts";
import { aRecruiter, leaveReadings, url } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { WeakLine } from "../support/weak-line.ts";

/** One browser for all tests, each with an account, a job and a CV of its own. */
let browser: ExtensionBrowser;
let line: WeakLine;
const sites: CvSite[] = [];

beforeAll(async () => {
  if (!executablePath) return;
  line = await WeakLine.to(url());
  browser = await ExtensionBrowser.start({ site: line.url });
});
afterAll(async () => {
  await browser?.stop();
  line?.stop();
  for (const site of sites) site.stop();
});

interface Given {
  readonly recruiter: Recruiter;
  readonly jobId: string;
  readonly site: CvSite;
  readonly popup: Popup;
}

let salt = 0;

/** A connected recruiter with one open job, who has pressed the button over a CV. */
async function given({ bytes }: { bytes?: Uint8Array } = {}): Promise<Given> {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob({ title: "Grid Operations Planner" });
  await browser.worker.evaluate("chrome.storage.session.clear()");
  await browser.connect(recruiter);
  return { recruiter, jobId, ...(await aPress({ bytes: bytes ?? (await aCv({ salt: `of test ${++salt}` })) })) };
}

async function aPress({ bytes }: { bytes: Uint8Array }): Promise<{ site: CvSite; popup: Popup }> {
  const site = await CvSite.start(bytes);
  sites.push(site);
  return { site, popup: await browser.press(await browser.open(site.at("/cv-amira-haddad.pdf"))) };
}

const candidatesOf = async (recruiter: Recruiter, jobId: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } })).items;

inBrowser("a press, a job and Send make a candidate with its score, whose source is the extension", async () => {
  const { recruiter, jobId, popup } = await given();
  await popup.says("cv-amira-haddad.pdf");
  // Pressed as often as an impatient hand can.
  await popup.says("Send CV");
  await popup.evaluate(
    `{ const send = document.querySelector("main > button.primary"); for (let i = 0; i < 100; i++) send.click(); }`,
  );
  await popup.says("Open candidate");
  expect(await popup.text()).toMatch(/In Grid Operations Planner\s+\d+\s+(High|Medium|Low)/u);
  expect(await popup.text()).toContain("Source: Extension");

  const [candidate, ...others] = await candidatesOf(recruiter, jobId);
  expect(others).toEqual([]);
  expect(candidate).toMatchObject({ source: "extension" });
  const link = await popup.evaluate<string>(`document.querySelector("a.primary").href`);
  expect(new URL(link).pathname).toBe(`/dashboard/jobs/${jobId}/${candidate!.cvId}`);
  // Nothing of the CV stays in the browser.
  expect(await browser.kept()).toEqual([]);
});

inBrowser("the popup may close and the worker be ended: the CV arrives, once, and the button shows its score", async () => {
  const { recruiter, jobId, popup } = await given();
  await popup.says("Send CV");
  line.state = "cut";
  await popup.press("Send CV");
  await popup.says("Candor cannot be reached");
  await popup.close();
  await browser.killWorker();
  line.state = "answerLost";
  // Any press starts the worker, which goes on where the other was ended.
  const again = await browser.press(browser.context.pages().at(-1)!);
  await again.says("Open candidate");
  line.state = "through";
  expect(await candidatesOf(recruiter, jobId)).toHaveLength(1);
  await vi.waitFor(
    async () => expect(await browser.worker.evaluate("chrome.action.getBadgeText({})")).toBe(""),
    // Seen, because the popup shows it.
    { timeout: STATE_MS, interval: 50 },
  );
});

inBrowser("a file whose arrival was not confirmed is not sent twice", async () => {
  const { recruiter, jobId, popup } = await given();
  await popup.says("Send CV");
  line.state = "answerLost";
  const before = line.arrived.length;
  await popup.press("Send CV");
  await popup.says("Open candidate");
  line.state = "through";
  expect(line.arrived.slice(before).filter((call) => call === "POST storage")).toHaveLength(1);
  expect(await candidatesOf(recruiter, jobId)).toHaveLength(1);
});

inBrowser("a job that closes between choice and press refuses the CV in the product's words", async () => {
  const { recruiter, jobId, popup } = await given();
  await popup.says("Send CV");
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status: "closed" } });
  await popup.press("Send CV");
  await popup.says("Job is closed");
  await popup.says("Try again");
  await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId }, body: { status: "open" } });
  await popup.press("Try again");
  await popup.says("Open candidate");
  expect(await candidatesOf(recruiter, jobId)).toHaveLength(1);
});

inBrowser("a CV beyond the plan's limit waits, and the popup says why", async () => {
  const { recruiter, popup } = await given();
  await leaveReadings(recruiter.email, 0);
  await popup.press("Send CV");
  await popup.says("The CV has arrived and waits");
  await popup.says("CV limit reached");
  await popup.says("Compare plans");
});

inBrowser("an unreadable CV is answered in the product's words", async () => {
  const { popup } = await given({ bytes: await aScan() });
  await popup.press("Send CV");
  await popup.says("A scan without text");
});

inBrowser("a CV that the account has is not read again, and the last job is chosen", async () => {
  const bytes = await aCv({ salt: `known ${++salt}` });
  const { recruiter, jobId, popup } = await given({ bytes });
  await recruiter.openJob({ title: "Field Technician Heat Pumps" });
  await recruiter.upload(jobId, bytes);
  await popup.press("Send CV");
  await popup.says("This file was known and not read again.");
  await popup.close();

  const { popup: next } = await aPress({ bytes: await aCv({ salt: `next ${++salt}` }) });
  await next.says("Send CV");
  await vi.waitFor(
    async () => expect(await next.evaluate(`document.querySelector("[role=combobox]").value`)).toBe("Grid Operations Planner"),
    { timeout: STATE_MS, interval: 50 },
  );
  await next.evaluate(`document.querySelector("[role=combobox]").click()`);
  expect(await next.evaluate(`[...document.querySelectorAll("[role=option]")].map((each) => each.textContent)`)).toEqual([
    "Field Technician Heat Pumps",
    "Grid Operations Plannerused last",
  ]);
});

inBrowser("a connection that was revoked ends in the browser, too", async () => {
  const { recruiter, popup } = await given();
  await popup.says("Send CV");
  await recruiter.ok("DELETE /api/extension/tokens");
  await popup.press("Send CV");
  await popup.says("Connect this browser");
  expect(await browser.worker.evaluate("chrome.storage.local.get('connection')")).toEqual({});
});
