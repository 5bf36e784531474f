import { afterAll, beforeAll, expect, vi } from "vitest";
import { EXTENSION_ID } from "@candor/extension/id";
import { violations, violationsBy } from "../support/axe.ts";
import { inBrowser, signIn } from "../support/browser.ts";
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
  browser = await ExtensionBrowser.start({ product: url(), site: line.url });
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
async function given({ bytes, path }: { bytes?: Uint8Array; path?: string } = {}): Promise<Given> {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob({ title: "Grid Operations Planner" });
  await browser.worker.evaluate("chrome.storage.session.clear()");
  await browser.connect(recruiter);
  const press = { bytes: bytes ?? (await aCv({ salt: `of test ${++salt}` })), ...(path && { path }) };
  return { recruiter, jobId, ...(await aPress(press)) };
}

async function aPress({ bytes, path = "/cv-amira-haddad.pdf" }: { bytes: Uint8Array; path?: string }) {
  const site = await CvSite.start(bytes);
  sites.push(site);
  const page = await browser.open(site.at(path));
  return { site, page, popup: await browser.press(page) };
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
  // The press meets a worker that is just ending, and the next one obeys it.
  await browser.killWorker();
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

inBrowser.for(["stays open", "closes"] as const)(
  "Send may be pressed before the PDF has come: it is fetched once and sent when it is here, while the popup %s",
  async (popupThen) => {
    const { recruiter, jobId, site, popup } = await given({ path: "/late.pdf" });
    await popup.says("Getting it from this tab");
    await vi.waitFor(() => expect(site.lateAsked).toBe(1), { timeout: STATE_MS, interval: 50 });
    const before = line.arrived.length;
    await popup.press("Send CV");
    await popup.says("Sending");
    await popup.says("You can close this window.");
    if (popupThen === "closes") await popup.close();
    // No place is asked for before the bytes were seen to be a PDF.
    expect(line.arrived.slice(before)).not.toContain("POST /api/extension/uploads");
    expect(await candidatesOf(recruiter, jobId)).toEqual([]);

    site.letCome();
    await vi.waitFor(async () => expect(await candidatesOf(recruiter, jobId)).toHaveLength(1), {
      timeout: STATE_MS,
      interval: 100,
    });
    if (popupThen === "stays open") await popup.says("Open candidate");
    expect(site.lateAsked).toBe(1);
    expect(line.arrived.slice(before).filter((call) => call === "POST /api/extension/uploads")).toHaveLength(1);
    await vi.waitFor(async () => expect(await browser.kept()).toEqual([]), { timeout: STATE_MS, interval: 50 });
  },
);

inBrowser("a popup that closes over a PDF that has not come, without Send, keeps and sends nothing", async () => {
  const { recruiter, jobId, site, popup } = await given({ path: "/late.pdf" });
  await popup.says("Getting it from this tab");
  await vi.waitFor(() => expect(site.lateAsked).toBe(1), { timeout: STATE_MS, interval: 50 });
  await popup.close();
  site.letCome();
  // A press somewhere else is answered by the same worker, after the bytes have come.
  const { popup: next } = await aPress({ bytes: await aCv({ salt: `after ${++salt}` }) });
  await next.says("open in this tab");
  await vi.waitFor(async () => expect((await browser.kept()).map(([name]) => name)).toEqual(["cv-amira-haddad.pdf"]), {
    timeout: STATE_MS,
    interval: 50,
  });
  expect(await candidatesOf(recruiter, jobId)).toEqual([]);
});

inBrowser("a job that is deleted between choice and press refuses the CV in the product's words", async () => {
  const { recruiter, jobId, popup } = await given();
  await popup.says("Send CV");
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId } });
  await popup.press("Send CV");
  await popup.says("Job not found");
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
  // The job is chosen while it is the only one.
  await popup.says("Send CV");
  await recruiter.openJob({ title: "Field Technician Heat Pumps" });
  await recruiter.upload(jobId, bytes);
  await popup.press("Send CV");
  await popup.says("This file was known and not read again.");
  await popup.close();

  const { popup: next } = await aPress({ bytes: await aCv({ salt: `next ${++salt}` }) });
  await vi.waitFor(
    async () => expect(await next.evaluate(`document.querySelector("[role=combobox]")?.placeholder`)).toBe("Search 2 open jobs"),
    { timeout: STATE_MS, interval: 50 },
  );
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

inBrowser("a job is found by typing part of its title, with or without its accents", async () => {
  const { recruiter, popup } = await given();
  await popup.says("Send CV");
  await popup.close();
  await recruiter.openJob({ title: "Müller im Schichtdienst" });
  const { popup: next } = await aPress({ bytes: await aCv({ salt: `search ${++salt}` }) });
  await vi.waitFor(
    async () => expect(await next.evaluate(`document.querySelector("[role=combobox]")?.placeholder`)).toBe("Search 2 open jobs"),
    { timeout: STATE_MS, interval: 50 },
  );
  const offered = async (typed: string) => {
    await next.evaluate(`{
      const field = document.querySelector("[role=combobox]");
      field.focus();
      field.value = ${JSON.stringify(typed)};
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }`);
    return next.evaluate<string[]>(`[...document.querySelectorAll("[role=option]")].map((each) => each.textContent)`);
  };
  expect(await offered("muller")).toEqual(["Müller im Schichtdienst"]);
  expect(await offered("OPERATIONS")).toEqual(["Grid Operations Planner"]);
  expect(await offered("pilot")).toEqual([]);
  await next.says("No open job matches “pilot”.");
});

inBrowser("a connection that was revoked ends in the browser, too", async () => {
  const { recruiter, popup } = await given();
  await popup.says("Send CV");
  await recruiter.ok("DELETE /api/extension/tokens");
  await popup.press("Send CV");
  await popup.says("Connect this browser");
  expect(await browser.worker.evaluate("chrome.storage.local.get('connection')")).toEqual({});
});

inBrowser("a newcomer connects with one press and a confirmation", async () => {
  await browser.worker.evaluate("Promise.all([chrome.storage.session.clear(), chrome.storage.local.clear()])");
  const recruiter = await aRecruiter();
  await signIn(browser.context, recruiter);
  const { popup } = await aPress({ bytes: await aCv({ salt: `newcomer ${++salt}` }) });
  await popup.says("Reads a tab only after you press the button");
  const opening = browser.context.waitForEvent("page");
  await popup.press("Connect");
  const asking = await opening;
  await asking.getByRole("strong").getByText(recruiter.email).waitFor();
  await asking.getByRole("button", { name: "Connect" }).click();
  // The popup may have closed behind the page, so the browser's storage tells.
  await vi.waitFor(
    async () =>
      expect(await browser.worker.evaluate("chrome.storage.local.get('connection')")).toMatchObject({
        connection: { email: recruiter.email, token: expect.stringMatching(/^[\w-]{43}$/u) },
      }),
    { timeout: STATE_MS, interval: 50 },
  );
  const { tokens } = await recruiter.ok("GET /api/extension/tokens");
  expect(tokens).toMatchObject([{ browser: expect.stringMatching(/^Chrome \d+ on Linux$/u) }]);
});

inBrowser("a press disconnects the browser, and nothing of the account stays in it", async () => {
  const { recruiter, popup } = await given();
  await popup.says("Send CV");
  await popup.evaluate(`document.querySelector("header button").click()`);
  await popup.press("Disconnect this browser");
  await popup.says("Connect this browser");
  await vi.waitFor(async () => expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toEqual([]), {
    timeout: STATE_MS,
    interval: 50,
  });
  expect(await browser.worker.evaluate("chrome.storage.local.get()")).toEqual({});
  await vi.waitFor(async () => expect(await browser.worker.evaluate("chrome.storage.session.get()")).toEqual({}), {
    timeout: STATE_MS,
    interval: 50,
  });
});

inBrowser("a reader who declines is told how to go on", async () => {
  await browser.worker.evaluate("Promise.all([chrome.storage.session.clear(), chrome.storage.local.clear()])");
  const recruiter = await aRecruiter();
  await signIn(browser.context, recruiter);
  const { popup } = await aPress({ bytes: await aCv() });
  const opening = browser.context.waitForEvent("page");
  await popup.press("Connect");
  const asking = await opening;
  await asking.getByRole("button", { name: "Not now" }).click();
  await popup.says("Not connected. Press Connect and confirm");
  expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toEqual([]);
});

inBrowser("the popup has no breach of WCAG in either scheme, and its keys choose a job", async () => {
  const { popup, recruiter, site } = await given();
  await recruiter.openJob({ title: "Field Technician Heat Pumps" });
  const check = async (of: Popup) => {
    for (const scheme of ["light", "dark"] as const) {
      await of.inScheme(scheme);
      expect(await violationsBy((expression) => of.evaluate(expression))).toEqual([]);
    }
  };
  await popup.says("Send CV");
  const key = (key: string) =>
    popup.evaluate(
      `document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "${key}", bubbles: true, cancelable: true }))`,
    );
  await popup.evaluate(`document.querySelector("[role=combobox]").focus()`);
  await key("ArrowDown");
  await check(popup);
  await key("Escape");
  expect(await popup.evaluate(`document.querySelector("[role=listbox]").hidden`)).toBe(true);
  await key("ArrowUp");
  await key("Enter");
  await popup.press("Send CV");
  await popup.says("Open candidate");
  await check(popup);
  await popup.close();

  for (const [path, words] of [
    ["/links", "3 PDFs are linked here"],
    ["/login", "Drop CVs here"],
  ] as const) {
    const other = await browser.press(await browser.open(site.at(path)));
    await other.says(words);
    await check(other);
    await other.close();
  }
});

inBrowser("several files go from a page of their own, each with its outcome", async () => {
  const { recruiter, jobId, popup } = await given();
  await popup.says("Send CV");
  await popup.close();
  const page = await browser.open(`chrome-extension://${EXTENSION_ID}/send.html`);
  const files = await Promise.all(
    ["Ada", "Grace"].map(async (name) => ({ name, bytes: await aCv({ name: `${name} Example`, salt: `${++salt}` }) })),
  );
  await page.setInputFiles("input[type=file]", [
    ...files.map(({ name, bytes }) => ({ name: `${name}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(bytes) })),
    { name: "letter.docx", mimeType: "application/msword", buffer: Buffer.from("No PDF") },
  ]);
  await page.getByText("This file is not a PDF").waitFor();
  await page.getByRole("button", { name: "Send 2 CVs" }).click();
  await expect.poll(() => page.locator("[data-phase=done]").count()).toBe(2);
  expect((await candidatesOf(recruiter, jobId)).map(({ source }) => source)).toEqual(["extension", "extension"]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
});
