import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { inBrowser, launch, openPage, signIn } from "../support/browser.ts";
import { OwnCloud } from "../support/own-cloud.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, advanceClock, useProduct } from "../support/product.ts";
import { addressFor, refusalOf } from "../support/socket.ts";

let cloud: OwnCloud;
let browser: Browser | undefined;
beforeAll(async () => {
  [cloud, browser] = await Promise.all([OwnCloud.start(), launch()]);
  useProduct(cloud.url);
});
// A page that is left open goes on connecting.
afterEach(async () => {
  for (const context of browser?.contexts() ?? []) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await cloud.remove();
});

interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Calls that ask the server what there is: not the tickets, nor what a person did. */
  readonly asked: string[];
}

/** Counts the sockets that were let in, where the test can see it. */
const COUNT_SOCKETS = `
  globalThis.letIn = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener("open", () => globalThis.letIn.push(address));
    }
  };`;

/** Addresses of the sockets that were let in since the page was loaded. */
const letIn = ({ page }: Opened) => page.evaluate<string[]>("globalThis.letIn");

/** Waits until the page has so many, in real time. */
const hasSockets = (opened: Opened, count: number) =>
  vi.waitFor(async () => expect(await letIn(opened)).toHaveLength(count), { timeout: 30_000, interval: 100 });

/** A recruiter's page on a job, and what it asks for. Its time is the test's to move where it `isMoved`. */
async function openJob(
  recruiter: Awaited<ReturnType<typeof aRecruiter>>,
  jobId: string,
  { isBlocked = false, isMoved = true } = {},
): Promise<Opened> {
  const { page, complaints } = await openPage(await browser!.newContext({ locale: "en-GB" }));
  await page.addInitScript(COUNT_SOCKETS);
  if (isBlocked) await page.routeWebSocket(/\/realtime/, (socket) => socket.close());
  if (isMoved) await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === "GET" && path.startsWith("/api/jobs")) asked.push(path);
  });
  await signIn(page, recruiter);
  await page.goto(`${cloud.url}/dashboard/jobs/${jobId}`);
  await page.getByRole("heading", { name: "Senior Frontend Engineer" }).first().waitFor();
  return { page, complaints, asked };
}

/** Lets the page's own time pass, as fast as it can follow. */
async function pass({ page }: Opened, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed++) {
    await page.clock.runFor(1000);
    await page.evaluate(
      "new Promise((resolve) => { const c = new MessageChannel(); c.port1.onmessage = resolve; c.port2.postMessage(0); })",
    );
  }
}

/** Lets the page's time pass until something holds. */
async function passUntil(opened: Opened, holds: () => unknown): Promise<void> {
  await vi.waitFor(
    async () => {
      await pass(opened, 1);
      await holds();
    },
    { timeout: 30_000, interval: 200 },
  );
}

/** Waits until the page has looked at what it was going to look at. */
async function settled(opened: Opened): Promise<void> {
  await opened.page.waitForLoadState("networkidle");
  await pass(opened, 3);
  await opened.page.waitForLoadState("networkidle");
}

inBrowser("a page open on a job shows a CV that was sent elsewhere, without being loaded again and without polling", async () => {
  const recruiter = await aRecruiter();
  const job = await recruiter.openJob();
  const opened = await openJob(recruiter, job.id);
  const { page, asked, complaints } = opened;
  await hasSockets(opened, 1);
  expect(await letIn(opened)).toEqual([expect.stringMatching(/\/realtime\?ticket=[\w-]{43}$/)]);
  await settled(opened);

  const before = asked.length;
  await pass(opened, 25);
  expect(asked.slice(before)).toEqual([]);

  await recruiter.upload(job.id, await aCv(), "ada.pdf");
  await page.getByRole("row", { name: /Ada Lovelace/ }).waitFor({ timeout: 20_000 });
  expect(await letIn(opened)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

inBrowser("while a file is awaited the page does not poll where it is told, and does where its socket is blocked", async () => {
  const recruiter = await aRecruiter();
  const job = await recruiter.openJob();
  const cv = await aCv();
  const form = await recruiter.formFor(job.id, cv, "ada.pdf");
  const [told, blocked] = [await openJob(recruiter, job.id), await openJob(recruiter, job.id, { isBlocked: true })];
  await hasSockets(told, 1);
  for (const opened of [told, blocked]) {
    await opened.page.getByText("ada.pdf").first().waitFor();
    await settled(opened);
  }

  const asksOf = ({ asked }: Opened) => asked.filter((path) => path === `/api/jobs/${job.id}/uploads`).length;
  const [toldBefore, blockedBefore] = [asksOf(told), asksOf(blocked)];
  await pass(told, 20);
  expect(asksOf(told)).toBe(toldBefore);
  await passUntil(blocked, () => expect(asksOf(blocked)).toBeGreaterThanOrEqual(blockedBefore + 3));

  await recruiter.post(form, cv);
  await recruiter.settled(job.id);
  await told.page.getByRole("row", { name: /Ada Lovelace/ }).waitFor({ timeout: 20_000 });
  await passUntil(blocked, async () => expect(await blocked.page.getByRole("row", { name: /Ada Lovelace/ }).count()).toBe(1));

  // It is over: the page without a socket asks no more.
  await settled(blocked);
  const before = blocked.asked.length;
  await pass(blocked, 25);
  expect(blocked.asked.slice(before)).toEqual([]);
  expect([...told.complaints, ...blocked.complaints]).toEqual([]);
});

inBrowser("a page connects again by itself when the server was gone, and is told again", async () => {
  const recruiter = await aRecruiter();
  const job = await recruiter.openJob();
  const opened = await openJob(recruiter, job.id, { isMoved: false });
  await hasSockets(opened, 1);
  await cloud.kill();
  await cloud.start();
  await hasSockets(opened, 2);
  await recruiter.upload(job.id, await aCv());
  await opened.page.getByRole("row", { name: /Ada Lovelace/ }).waitFor({ timeout: 20_000 });
});

test("a ticket opens nothing after a minute", async () => {
  const recruiter = await aRecruiter();
  const address = await addressFor(recruiter);
  await advanceClock("PT61S");
  expect(await refusalOf(address)).toMatchObject({ status: 403 });
});
