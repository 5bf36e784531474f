import { expect, vi } from "vitest";
import { inBrowser } from "../support/browser.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";
import { hasSockets, letIn, type Opened, openJob } from "../support/watched-job.ts";
import { STATE_MS } from "../support/patience.ts";

/** Advances the page's clock, as fast as the page can follow. */
async function pass({ page }: Opened, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed++) {
    await page.clock.runFor(1000);
    await page.evaluate(
      "new Promise((resolve) => { const c = new MessageChannel(); c.port1.onmessage = resolve; c.port2.postMessage(0); })",
    );
  }
}

/** Advances the page's clock until the condition is true. */
async function passUntil(opened: Opened, holds: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(
    async () => {
      await pass(opened, 1);
      return await holds();
    },
    { timeout: STATE_MS, interval: 200 },
  );
}

/** Waits until the page has finished its pending reads. */
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
  await page.getByRole("row", { name: /Ada Lovelace/ }).waitFor();
  expect(await letIn(opened)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

inBrowser("while a file is on its way the page polls only if its socket is blocked", { tags: "detail" }, async () => {
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
  await passUntil(blocked, () => asksOf(blocked) >= blockedBefore + 3);

  await recruiter.post(form, cv);
  await recruiter.settled(job.id);
  await told.page.getByRole("row", { name: /Ada Lovelace/ }).waitFor();
  await passUntil(blocked, () => blocked.page.getByRole("row", { name: /Ada Lovelace/ }).isVisible());

  // The file is settled, so the page without a socket stops polling, after the lists that follow the file: the longer a list took, the later.
  await vi.waitUntil(
    async () => {
      const before = blocked.asked.length;
      await pass(blocked, 25);
      return blocked.asked.length === before;
    },
    { timeout: STATE_MS, interval: 200 },
  );
  expect([...told.complaints, ...blocked.complaints]).toEqual([]);
});
