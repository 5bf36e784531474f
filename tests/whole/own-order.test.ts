import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import { aCv } from "../support/pdf.ts";

const NAMES = ["Ada Lovelace", "Barbara Liskov", "Carol Shaw"];

const listed = (page: Page) => page.locator("a[data-row]").allTextContents();

inBrowser(
  "candidates are put in an own order by dragging, by keys and from the menu, with an undo; it is kept",
  { tags: "detail" },
  async () => {
    const { page, recruiter, complaints } = await aSignedInPage({ viewport: { width: 1440, height: 900 } });
    const { id: jobId } = await recruiter.openJob();
    for (const name of NAMES) await recruiter.upload(jobId, await aCv({ name }));
    await page.goto(`/dashboard/jobs/${jobId}`);
    await page.getByRole("table", { name: "Candidates" }).getByRole("link", { name: "Carol Shaw" }).waitFor();
    await page.getByRole("button", { name: "More actions" }).last().click();
    await page.getByRole("menuitemradio", { name: "Own order, stage by stage" }).click();
    await expect.poll(() => listed(page)).toEqual(NAMES);

    // The handles show that the list is in its own order; a hover waits until the rows stand still.
    await page.locator('tr[data-index="2"]').getByTitle("Drag, or press").hover();
    await page.mouse.down();
    await page.locator('tr[data-index="0"]').hover({ position: { x: 12, y: 4 } });
    await page.mouse.up();
    await expect.poll(() => listed(page)).toEqual(["Carol Shaw", "Ada Lovelace", "Barbara Liskov"]);
    await page.getByText("Carol Shaw moved").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Order put back").waitFor();
    await expect.poll(() => listed(page)).toEqual(NAMES);

    const carol = page.getByRole("link", { name: "Carol Shaw" });
    await carol.focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => listed(page)).toEqual(["Ada Lovelace", "Carol Shaw", "Barbara Liskov"]);
    await expect.poll(() => page.evaluate("document.activeElement?.textContent")).toBe("Carol Shaw");
    await page.getByRole("button", { name: "Actions for Barbara Liskov" }).click();
    await page.getByRole("menuitem", { name: "Move to the top" }).click();
    const own = ["Barbara Liskov", "Ada Lovelace", "Carol Shaw"];
    await expect.poll(() => listed(page)).toEqual(own);

    await page.getByText("Barbara Liskov moved").waitFor();
    await page.reload();
    await expect.poll(() => listed(page)).toEqual(own);
    expect(complaints).toEqual([]);
  },
);

inBrowser("a word of the notes finds its candidate, and the row shows the part that answers", { tags: "detail" }, async () => {
  const { page, recruiter } = await aSignedInPage();
  const { id: jobId } = await recruiter.openJob();
  for (const name of NAMES.slice(0, 2)) {
    const { cvId } = await recruiter.upload(jobId, await aCv({ name }));
    const interviewNotes = name.startsWith("Ada") ? "Would move to Hamburg in March" : "";
    await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, body: { interviewNotes } });
  }
  await page.goto(`/dashboard/jobs/${jobId}`);
  await page.getByLabel("Search name, skill or notes").fill("move march");
  await expect.poll(() => listed(page)).toEqual(["Ada Lovelace"]);
  await page.getByText("Would move to Hamburg").waitFor();
  await page.getByRole("img", { name: "In the notes" }).waitFor();
});
