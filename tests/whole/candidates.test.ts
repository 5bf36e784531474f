import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, vi } from "vitest";
import { inBrowser, newContext, openPage, signIn } from "../support/browser.ts";
import { POLL_MS, STATE_MS } from "../support/patience.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

let context: BrowserContext;
let recruiter: Recruiter;
let jobId: string;

beforeAll(async () => {
  recruiter = await aRecruiter();
  ({ id: jobId } = await recruiter.openJob());
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Ada Lovelace" })));
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Grace Hopper" }).filter((line) => !line.startsWith("- Lead"))));
  // A first search starts the process that works on texts: on a busy machine that may take longer than a request.
  const search = () => recruiter.call("POST /api/jobs/{jobId}/candidates/search", { path: { jobId }, body: { query: "React" } });
  await vi.waitFor(async () => expect((await search()).status).toBe(200), { timeout: STATE_MS, interval: POLL_MS });
  context = await newContext();
  await signIn(context, recruiter);
});

const chips = (page: Page) => page.getByRole("list", { name: "Understood as" }).getByRole("listitem");
const searchOf = (page: Page) => [...new URL(page.url()).searchParams];
const rows = (page: Page) => page.getByRole("table", { name: "Candidates found" }).getByRole("row");

inBrowser("a sentence is understood, a part of it refused with its reason, and each row quotes the matching line", async () => {
  const { page, complaints } = await openPage(context);
  await page.goto(`/dashboard/jobs/${jobId}`);
  await page.getByText("AI search", { exact: true }).first().click();
  await page.getByLabel("Describe who you are looking for").fill("React, led a team, under 30");
  await page.keyboard.press("Enter");

  await chips(page).first().waitFor();
  await expect.poll(() => chips(page).count()).toBe(2);
  await page.getByText("under 30 was left out. It asks for an age.").waitFor();
  await page.getByText("2 of 2 show something, 1 show all").waitFor();
  await expect.poll(() => rows(page).nth(1).textContent()).toContain("Ada Lovelace");
  await expect.poll(() => rows(page).nth(1).locator("q mark").first().textContent()).toBe("React");
  await expect.poll(() => rows(page).nth(2).textContent()).toContain("1 of 2 shown");

  // An expanded row shows the line of every criterion.
  await page.getByRole("button", { name: "All answers of Ada Lovelace" }).click();
  await rows(page).nth(1).getByText("of four engineers").waitFor();
  expect(complaints).toEqual([]);
});

inBrowser(
  "a chip is taken away and one added; the way back from a candidate leads to the same search",
  { tags: "detail" },
  async () => {
    const { page } = await openPage(context);
    await page.goto(`/dashboard/jobs/${jobId}?ai=React, led a team`);
    await chips(page).first().waitFor();
    await chips(page)
      .nth(1)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await page.getByText("2 of 2 show it").waitFor();

    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByLabel("One more criterion").fill("German C1");
    await page.keyboard.press("Enter");
    await page.getByText("2 of 2 show something, 2 show all").waitFor();
    const asked = searchOf(page);
    const understood = await chips(page).allTextContents();
    expect(understood.join()).toContain("German");

    await page.getByRole("link", { name: "Grace Hopper" }).click();
    await page.getByRole("heading", { name: "Grace Hopper" }).waitFor();
    await page.getByText(/^\d of 2$/).waitFor();
    await page.getByRole("navigation", { name: "Where you are" }).getByRole("link", { name: "Senior Frontend Engineer" }).click();
    await chips(page).first().waitFor();
    expect(searchOf(page)).toEqual(asked);
    await expect.poll(() => chips(page).allTextContents()).toEqual(understood);
  },
);

inBrowser("a search that fails says so, keeps the sentence, and works when tried again", { tags: "detail" }, async () => {
  const { page } = await openPage(context);
  await page.route("**/candidates/search", (route) => route.abort());
  await page.goto(`/dashboard/jobs/${jobId}?ai=React`);
  await page.getByText("CV search error").waitFor();
  await expect.poll(() => page.getByLabel("Describe who you are looking for").inputValue()).toBe("React");
  await page.unroute("**/candidates/search");
  await page.getByRole("button", { name: "Try again" }).click();
  await rows(page).nth(1).waitFor();
});

inBrowser("a score set by hand shows beside the computed one, and is removed with one press", { tags: "detail" }, async () => {
  const { page } = await openPage(context);
  await page.goto(`/dashboard/jobs/${jobId}`);
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  const computed = (await page.getByText(/^Score \d{1,3}$/).textContent())!.replace("Score ", "");

  await page.getByRole("button", { name: "Edit score" }).click();
  const field = page.getByRole("textbox", { name: "Score" });
  for (const [typed, sentence] of [
    ["", "Score is required"],
    ["101", "Score must be between 0 and 100"],
    ["good", "Score must be between 0 and 100"],
  ] as const) {
    await field.fill(typed);
    await page.getByRole("button", { name: "Save score" }).click();
    await page.getByText(sentence).waitFor();
  }
  await field.fill("42");
  await page.getByRole("textbox", { name: "Reason" }).fill("No time before summer");
  await page.getByRole("button", { name: "Save score" }).click();
  await page.getByText(`42 by ${recruiter.email}, computed ${computed}`).waitFor();
  await page.getByText("Score updated").waitFor();

  await page.goBack();
  await page.getByRole("row", { name: new RegExp(`Ada Lovelace.*42.*edited, computed ${computed}`, "u") }).waitFor();
  await page.goForward();
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByText(new RegExp(`^Score ${computed}$`, "u")).waitFor();
  await page.getByText("History").click();
  await page.getByText(`Score reset from 42 to ${computed}`).waitFor();
  await page.getByText("No time before summer").waitFor();
});

inBrowser(
  "a reworded criterion waits for an analysis, first of one candidate, then of all others",
  { tags: "detail" },
  async () => {
    const job = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
    const earlier = job.criteria[0]!.text;
    await recruiter.ok("PUT /api/jobs/{jobId}/criteria", {
      path: { jobId },
      body: { criteria: job.criteria.map((criterion, index) => (index === 0 ? { ...criterion, text: "Svelte" } : criterion)) },
    });

    const { page } = await openPage(context);
    await page.goto(`/dashboard/jobs/${jobId}`);
    await page.getByText("2 candidates were scored on earlier criteria").waitFor();
    await page.getByRole("link", { name: "Ada Lovelace" }).click();
    await page.getByText(`Marked on the earlier wording: “${earlier}”`).waitFor();
    await page.getByRole("button", { name: "Analyze" }).click();
    await page.getByText("CV analyzed").waitFor();
    await page.getByText("Marked on the earlier wording").waitFor({ state: "detached" });

    await page.goBack();
    await page.getByText("1 candidate was scored on earlier criteria").waitFor();
    await page.getByRole("button", { name: "Analyze" }).click();
    await page.getByText("1 candidate analyzed").waitFor();
    await page.getByText("earlier criteria").first().waitFor({ state: "detached" });
  },
);

inBrowser(
  "a receipt holds in this browser, its command has the file's name, and the public page checks it for anybody",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await openPage(context);
    await page.goto(`/dashboard/jobs/${jobId}`);
    await page.getByRole("link", { name: "Grace Hopper" }).click();
    await page.getByRole("button", { name: "Receipt" }).click();
    await page.getByRole("button", { name: "the stored one" }).click();
    await page.getByText("The receipt holds").waitFor();
    await page.getByText("Rather on your own machine?").click();
    await page.getByText("npm run verify -- receipt-grace-hopper.json cv.pdf").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download receipt" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("receipt-grace-hopper.json");

    const receipt = { name: file.suggestedFilename(), mimeType: "application/json", buffer: readFileSync(await file.path()) };
    const cv = async (name: string) => {
      const lines = cvLines({ name }).filter((line) => !line.startsWith("- Lead"));
      return { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(await pdfOf(lines)) };
    };
    await page.goto("/verify");
    await page
      .getByLabel("Receipt and CV")
      .last()
      .setInputFiles([receipt, await cv("Grace Hopper")]);
    await page.getByText("The receipt holds").waitFor();
    await page
      .getByLabel("Receipt and CV")
      .last()
      .setInputFiles([await cv("Somebody Else")]);
    await page.getByText("The receipt does not hold").waitFor();
    expect(complaints).toEqual([]);
  },
);
