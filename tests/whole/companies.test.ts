import { expect } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import { publish } from "../support/publishing.ts";

inBrowser("a company profile is made, put in order by keyboard, changed and deleted", async () => {
  const { page, complaints, recruiter } = await aCompanyScreen();
  const profile = async () => (await recruiter.ok("GET /api/companies")).items[0];

  await page.getByRole("button", { name: "Create a company profile" }).click();
  await page.getByRole("button", { name: "Create profile" }).click();
  await page.getByText("Company name is required").waitFor();
  await expect.poll(() => page.evaluate("document.activeElement.getAttribute('autocomplete')")).toBe("organization");

  await page.getByLabel("Company name").fill("Nordlicht Energie");
  await page.getByLabel("Website").fill("not a site");
  await page.getByLabel("Heading").fill("What you get");
  await page.getByRole("button", { name: "Create profile" }).click();
  await page.getByText("Add an advantage, or clear the heading.").waitFor();

  await page.getByRole("button", { name: "Add advantage" }).click();
  // Each new line gets the focus.
  await page.keyboard.type("A bicycle");
  await page.keyboard.press("Enter");
  await page.keyboard.type("30 days of leave");
  await page.keyboard.press("Alt+ArrowUp");
  await page.getByText("30 days of leave is now number 1").waitFor({ state: "attached" });
  await page.keyboard.type(" a year");
  await page.getByRole("button", { name: "Create profile" }).click();
  await page.getByText("This is not a web address.").waitFor();
  await expect.poll(() => profile()).toBeUndefined();

  await page.getByLabel("Website").fill("nordlicht.example");
  await page.getByRole("button", { name: "Create profile" }).click();
  await page.getByText("Company profile created").waitFor();
  await expect
    .poll(() => profile())
    .toMatchObject({
      name: "Nordlicht Energie",
      website: "https://nordlicht.example",
      advantages: { title: "What you get", items: ["30 days of leave a year", "A bicycle"] },
    });

  await page.getByRole("button", { name: "Change Nordlicht Energie" }).click();
  await page.getByLabel("Website").fill("");
  await page.getByRole("button", { name: "Remove advantage 1" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Company profile saved").waitFor();
  await expect.poll(() => profile()).toMatchObject({ advantages: { items: ["A bicycle"] } });
  await expect.poll(() => profile()).not.toHaveProperty("website");

  await page.getByRole("button", { name: "Delete Nordlicht Energie" }).click();
  await page.getByRole("button", { name: "Delete company" }).click();
  await page.getByText("No company profile yet").waitFor();
  expect(complaints).toEqual([]);
});

inBrowser("what was written is not lost by closing or by going back, without a question", { tags: "detail" }, async () => {
  const { page } = await aCompanyScreen();
  await page.getByRole("button", { name: "Create a company profile" }).click();
  await page.getByLabel("Company name").fill("Nordlicht");

  for (const leave of [() => page.keyboard.press("Escape"), () => page.evaluate("history.back()")]) {
    await leave();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await expect.poll(() => page.getByLabel("Company name").inputValue()).toBe("Nordlicht");
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByText("No company profile yet").waitFor();
});

inBrowser("a company named by published jobs is not deleted, and the message links to them", { tags: "detail" }, async () => {
  const { page, recruiter } = await aCompanyScreen();
  const { company } = await publish(recruiter);
  await page.reload();
  await page.getByRole("button", { name: `Delete ${company.name}` }).click();
  await page.getByText("1 published job names this company.").waitFor();
  await page.getByRole("link", { name: "Go to jobs" }).click();
  await page.waitForURL(/dashboard\/jobs$/);
  expect((await recruiter.ok("GET /api/companies")).items).toHaveLength(1);
});

inBrowser(
  "of several companies the one chosen in the dialog publishes the job; the list opens over the dialog and closes alone",
  { tags: "detail" },
  async () => {
    const { page, complaints, recruiter } = await aCompanyScreen();
    for (const name of ["Nordlicht Energie", "Südlicht Energie"]) await recruiter.ok("POST /api/companies", { body: { name } });
    const { id } = await recruiter.openJob();
    await page.goto(`/dashboard/jobs/${id}`);
    await page.getByRole("button", { name: "Publish on web" }).click();
    const dialog = page.getByRole("dialog");
    const company = dialog.getByRole("combobox", { name: "Company" });
    const option = page.getByRole("option", { name: "Südlicht Energie" });

    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(2, 2)]) {
      await company.click();
      await option.waitFor();
      await close();
      await option.waitFor({ state: "detached" });
      await expect.poll(() => dialog.count()).toBe(1);
    }
    await company.click();
    await option.click();
    await dialog.getByRole("button", { name: "Publish job" }).click();
    await page.getByText(/Published on .* as Südlicht Energie/).waitFor();
    expect(complaints).toEqual([]);
  },
);

async function aCompanyScreen() {
  const opened = await aSignedInPage();
  // Opens the dashboard first, so that there is a page to go back to.
  await opened.page.goto("/dashboard");
  await opened.page.getByRole("link", { name: "Company Profile" }).click();
  await opened.page.getByText("No company profile yet").waitFor();
  return opened;
}
