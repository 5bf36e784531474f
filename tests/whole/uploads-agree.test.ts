import { expect } from "vitest";
import type { Page } from "playwright-core";
import { aSignedInPage, inBrowser, openPage } from "../support/browser.ts";
import { STATE_MS } from "../support/patience.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { asOperator, faults } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const FILES = 12;

/** Runs in the page: reads every number of candidates in each frame that shows a change, and notes the moments at which they differ. */
const WATCH = `
  globalThis.seen = [];
  globalThis.differing = [];
  let isAsked = false;
  const number = (text) => Number(/\\d+/.exec(text ?? "")?.[0] ?? NaN);
  const look = () => {
    isAsked = false;
    const tab = number([...document.querySelectorAll("[role=tab]")].find(({ textContent }) => textContent.startsWith("Candidates"))?.textContent);
    const figure = number(document.querySelector("dl dd")?.textContent);
    const done = number(/\\d+ of \\d+ complete/.exec(document.body?.innerText ?? "")?.[0]);
    const list = document.querySelector("section[aria-label=Candidates]");
    const rows = list ? list.querySelectorAll("tbody tr").length : NaN;
    const said = list ? number(/\\d+ candidates?/.exec(list.innerText)?.[0]) : NaN;
    const all = { tab, figure, done, rows, said };
    const known = Object.values(all).filter((each) => !Number.isNaN(each));
    const told = JSON.stringify(all);
    if (globalThis.seen.at(-1) === told) return;
    const before = globalThis.seen.slice(-3).join(", ");
    globalThis.seen.push(told);
    if (new Set(known).size > 1) globalThis.differing.push(told + " after " + before);
  };
  const ask = () => {
    // A page that the server has drawn arrives in parts.
    if (isAsked || document.readyState === "loading") return;
    requestAnimationFrame(look);
    isAsked = true;
  };
  addEventListener("DOMContentLoaded", ask);
  new MutationObserver(ask).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden", "class"] });`;

const differingIn = (page: Page) => page.evaluate<string[]>("globalThis.differing");

inBrowser("the list of files, the table and the counts of a job never contradict each other", { tags: "detail" }, async () => {
  const { page, context, recruiter, complaints } = await aSignedInPage({ viewport: { width: 1440, height: 2400 } });
  const { id: jobId } = await recruiter.openJob();
  await context.addInitScript(WATCH);
  // One candidate after another, so that there is a middle.
  const slow = await faults().add({
    service: "dynamodb",
    operation: "TransactWriteItems",
    caller: "score-cv",
    about: jobId,
    does: { kind: "delay", ms: 400 },
  });
  const { page: other } = await openPage(context);
  const { page: unheard } = await openPage(context);
  await unheard.routeWebSocket(/\/realtime/, (socket) => socket.close());
  for (const each of [page, other, unheard]) await each.goto(`/dashboard/jobs/${jobId}`);

  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await files());
  await page.getByText(`of ${FILES} complete`).waitFor();
  await expect.poll(() => stateCount(recruiter, jobId, "complete"), { timeout: STATE_MS }).toBeGreaterThan(2);
  await page.getByText("You can leave this page").waitFor();
  const before = await differingIn(page);
  await page.reload();

  const broken = await faults().add({
    service: "dynamodb",
    operation: "GetItem",
    caller: "score-cv",
    about: `$job_1#jobId_${jobId}`,
    does: { kind: "fail" },
  });
  await expect.poll(() => stateCount(recruiter, jobId, "error"), { timeout: STATE_MS }).toBeGreaterThan(1);
  const failed = await giveUpBroken(recruiter, jobId);
  await broken.end();
  const retry = page.getByRole("button", { name: "Try again" });
  for (let left = failed; left > 0; left--) {
    await retry.first().click();
    await expect.poll(() => retry.count(), { timeout: STATE_MS }).toBeLessThan(left);
  }

  const isDone = async (each: Page) => {
    await each.getByText(`${FILES} of ${FILES} complete`).waitFor();
    await each.getByText(`${FILES} candidates`).waitFor();
  };
  await isDone(page);
  await isDone(other);
  await slow.end();
  // Without a socket a page does not learn that somebody tried a settled file again.
  const withoutSocket = await differingIn(unheard);
  await unheard.reload();
  await unheard.getByText(`${FILES} candidates`).waitFor();
  const last = { reloaded: await differingIn(page), other: await differingIn(other), unheard: await differingIn(unheard) };
  const all = Object.entries({ before, withoutSocket, ...last });
  expect(all.flatMap(([which, differing]) => differing.map((told) => `${which}: ${told}`)).join("\n")).toBe("");
  expect(complaints).toEqual([]);
});

async function files() {
  const names = Array.from({ length: FILES }, (_, n) => `Ada ${String.fromCharCode(65 + n)}nders`);
  return Promise.all(
    names.map(async (name) => ({
      name: `${name}.pdf`,
      mimeType: "application/pdf",
      buffer: Buffer.from(await pdfOf(cvLines({ name }))),
    })),
  );
}

async function statesOf(recruiter: Recruiter, jobId: string) {
  return (await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items;
}

const stateCount = async (recruiter: Recruiter, jobId: string, wanted: string) =>
  (await statesOf(recruiter, jobId)).filter(({ state }) => state === wanted).length;

/** Ends the files that fail now as their dead letters would, half an hour later. */
async function giveUpBroken(recruiter: Recruiter, jobId: string): Promise<number> {
  asOperator();
  const { DeadLetters } = await import("@candor/core/tasks/dead-letters");
  const broken = (await statesOf(recruiter, jobId)).filter(({ state }) => state === "error");
  for (const { cvId } of broken) await DeadLetters.failFile(cvId);
  return broken.length;
}
