import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

inBrowser("a moved weight turns the ranking over at once; saving keeps it, and Undo takes it back", async () => {
  const { page, complaints, recruiter, jobId } = await aCriteriaScreen();
  const ranked = () => page.getByRole("region", { name: "Ranking with these weights" }).getByRole("link").allInnerTexts();
  await expect.poll(ranked).toEqual(["React Ray", "German Gerda"]);

  // Moves the slider with the arrow keys, as a user without a mouse does.
  const german = page.getByRole("slider", { name: "Weight of German B2" });
  for (let step = 0; step < 12; step++) await german.press("ArrowRight");
  await expect.poll(ranked).toEqual(["German Gerda", "React Ray"]);
  await page.getByText("1 weight changed").waitFor();
  await expect.poll(() => weightsOf(recruiter, jobId)).toEqual([10, 6, 3]);

  await page.getByRole("button", { name: "Save criteria" }).click();
  await page.getByText("Criteria saved").waitFor();
  await expect.poll(() => weightsOf(recruiter, jobId)).toEqual([10, 18, 3]);
  await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("What counts");
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  expect(items.map(({ fullName }) => fullName)).toEqual(["German Gerda", "React Ray"]);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => weightsOf(recruiter, jobId)).toEqual([10, 6, 3]);
  expect(complaints).toEqual([]);
});

inBrowser("criteria are put into another order with the keyboard and with the mouse", { tags: "detail" }, async () => {
  const { page } = await aCriteriaScreen();
  await page.getByRole("slider", { name: "Weight of React" }).press("Alt+ArrowDown");
  await expect.poll(() => textsOf(page)).toEqual(["German B2", "React", "GraphQL"]);
  await page.getByText("React is now number 2").waitFor({ state: "attached" });

  const handle = page.locator("[data-criterion]").nth(0).locator("[aria-hidden]").first();
  const target = await page.locator("[data-criterion]").nth(2).boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(target!.x + 10, target!.y + target!.height, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => textsOf(page)).toEqual(["React", "GraphQL", "German B2"]);
});

inBrowser("a criterion on a protected fact says why it may not count, and offers the lawful one", async () => {
  const { page, recruiter, jobId } = await aCriteriaScreen();
  await page.getByRole("button", { name: "Add criterion" }).click();
  await page.keyboard.type("young and dynamic");
  await page.getByRole("button", { name: "Save criteria" }).click();
  await page.getByText("It asks for an age.").waitFor();
  await expect.poll(async () => (await weightsOf(recruiter, jobId)).length).toBe(3);

  await page.getByRole("button", { name: "Use instead" }).click();
  await expect.poll(async () => (await textsOf(page)).at(-1)).toBe("1 year or more of experience");
  await page.getByRole("button", { name: "Remove 1 year or more of experience" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await textsOf(page)).at(-1)).toBe("1 year or more of experience");
});

inBrowser("changes that somebody else saves meanwhile are merged with the changes made here", { tags: "detail" }, async () => {
  const { page, recruiter, jobId } = await aCriteriaScreen();
  await page.getByRole("slider", { name: "Weight of React" }).press("ArrowLeft");
  const { criteria, revision } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  await recruiter.ok("PUT /api/jobs/{jobId}/criteria", {
    path: { jobId },
    body: {
      criteria: criteria.map((criterion) => (criterion.text === "GraphQL" ? { ...criterion, weight: 8 } : criterion)),
      revision,
    },
  });

  await page.getByRole("button", { name: "Save criteria" }).click();
  await page.getByText("Somebody else has changed the criteria").waitFor();
  await expect.poll(() => weightsOf(recruiter, jobId)).toEqual([10, 6, 8]);
  await page.getByRole("button", { name: "Load theirs, keep mine" }).click();
  await page.getByRole("button", { name: "Save criteria" }).click();
  await expect.poll(() => weightsOf(recruiter, jobId)).toEqual([9, 6, 8]);
});

inBrowser(
  "a reworded criterion is saved with an analysis, and the ranking changes by its result",
  { tags: "detail" },
  async () => {
    const { page, recruiter, jobId } = await aCriteriaScreen();
    await page.getByLabel("Criterion 1", { exact: true }).fill("Payroll in DATEV");
    await page.getByRole("button", { name: "Save criteria" }).click();
    const dialog = page.getByRole("dialog", { name: /analyze the CVs again/ });
    await dialog.getByText("Payroll in DATEV").waitFor();
    await dialog.getByRole("button", { name: "Save & Analyze" }).click();

    await expect.poll(() => staleOf(recruiter, jobId)).toBe(0);
    await page.getByText("2 candidates analyzed").waitFor();
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
    expect(items.map(({ fullName }) => fullName)).toEqual(["German Gerda", "React Ray"]);
    const ranked = () => page.getByRole("region", { name: "Ranking with these weights" }).getByRole("link").allInnerTexts();
    await expect.poll(ranked).toEqual(["German Gerda", "React Ray"]);
  },
);

inBrowser("unsaved changes are not lost without a question", { tags: "detail" }, async () => {
  const { page } = await aCriteriaScreen();
  await page.getByRole("slider", { name: "Weight of React" }).press("ArrowLeft");
  await page.getByRole("tab", { name: /Candidates/ }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByText("1 weight changed").waitFor();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect.poll(() => page.getByRole("slider", { name: "Weight of React" }).inputValue()).toBe("9");

  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => page.getByRole("slider", { name: "Weight of React" }).inputValue()).toBe("10");
  await page.getByRole("tab", { name: /Candidates/ }).click();
  await page.getByRole("row", { name: /React Ray/ }).waitFor();
});

/** The criteria of a job with two candidates: one shows React and no German, the other German and no React. */
async function aCriteriaScreen(): Promise<{ page: Page; complaints: string[]; recruiter: Recruiter; jobId: string }> {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob({
    criteria: [
      { id: "c1", kind: "skill", text: "React", importance: "should", weight: 10 },
      { id: "c2", kind: "language", text: "German B2", importance: "should", weight: 6 },
      { id: "c3", kind: "skill", text: "GraphQL", importance: "nice", weight: 3 },
    ],
  });
  const without = (name: string, words: RegExp) => pdfOf(cvLines({ name }).filter((line) => !words.test(line)));
  const states = [
    await recruiter.upload(jobId, await without("React Ray", /German|Languages/)),
    await recruiter.upload(jobId, await without("German Gerda", /React/)),
  ].map(({ state }) => state);
  expect(states).toEqual(["complete", "complete"]);

  const { page, complaints } = await aSignedInPage({ recruiter });
  await page.goto(`/dashboard/jobs/${jobId}?tab=criteria`);
  await page.getByRole("slider", { name: "Weight of React" }).waitFor();
  return { page, complaints, recruiter, jobId };
}

const textsOf = (page: Page): Promise<string[]> =>
  page
    .locator("[data-criterion] textarea")
    .evaluateAll((fields) => fields.map((field) => (field as { value?: string }).value ?? ""));

async function weightsOf(recruiter: Recruiter, jobId: string): Promise<number[]> {
  const { criteria } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  return criteria.map(({ weight }) => weight);
}

async function staleOf(recruiter: Recruiter, jobId: string): Promise<number> {
  const { stale } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  return stale;
}
