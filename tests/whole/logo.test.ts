import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aSignedInPage, expectNoSidewaysScroll, inBrowser, newContext, openPage, violations } from "../support/browser.ts";
import { aJpeg, aPng } from "../support/pictures.ts";
import { url } from "../support/product.ts";
import { publish } from "../support/publishing.ts";

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><rect width="300" height="150" fill="#0D5061"/></svg>';

/** Waits until a logo is drawn, and returns the size of its picture. */
async function drawn(page: Page, within: string): Promise<{ width: number; height: number }> {
  await page.locator(`${within} img:visible`).first().waitFor();
  return page.evaluate(`(async () => {
    const image = [...document.querySelectorAll(${JSON.stringify(`${within} img`)})].find((each) => each.offsetParent);
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  })()`);
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator("[role=dialog] input[type=file]").setInputFiles({ name, mimeType, buffer });

inBrowser(
  "a new company gets a logo from a drawing, and every page that names the company shows it",
  { tags: "detail" },
  async () => {
    const { page, complaints, recruiter } = await aCompanyScreen();
    await page.getByRole("button", { name: "Create a company profile" }).click();
    await page.getByLabel("Company name").fill("Nordlicht Energie");
    await choose(page, "nordlicht.svg", "image/svg+xml", Buffer.from(DRAWING));
    await page.getByText("nordlicht.svg is the new logo once you save.").waitFor({ state: "attached" });
    await expect.poll(() => drawn(page, "[role=dialog]")).toEqual({ width: 512, height: 256 });
    await page.getByRole("button", { name: "Create profile" }).click();
    await page.getByText("Company profile created").waitFor();
    await expect.poll(() => drawn(page, "table")).toEqual({ width: 512, height: 256 });

    const [company] = (await recruiter.ok("GET /api/companies")).items;
    expect(company!.logo).toMatchObject({ width: 512, height: 256 });
    const job = await recruiter.openJob({ title: "Grid Planner" });
    const { publicId } = await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
      path: { jobId: job.id },
      body: { published: true, companyId: company!.id },
    });
    await page.goto("/public/jobs");
    await expect.poll(() => drawn(page, "main")).toEqual({ width: 512, height: 256 });
    await page.goto(`/public/${publicId}`);
    await expect.poll(() => drawn(page, "main")).toEqual({ width: 512, height: 256 });
    const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
      hiringOrganization: { logo: string };
    };
    expect(posting.hiringOrganization.logo).toBe(`${url()}${company!.logo!.url}`);
    expect(complaints).toEqual([]);
  },
);

inBrowser("a logo is replaced and removed by keyboard, and nothing is stored before Save", { tags: "detail" }, async () => {
  const { page, recruiter } = await aCompanyScreen();
  await publish(recruiter);
  await page.reload();
  const open = () => page.getByRole("button", { name: "Change Nordlicht Energie" }).click();
  const logo = async () => (await recruiter.ok("GET /api/companies")).items[0]!.logo;

  await open();
  await choose(page, "logo.jpg", "image/jpeg", aJpeg());
  await page.getByRole("button", { name: "Choose another" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => logo()).toBeUndefined();

  await open();
  // Stands for a picture so large that it is not ready when Save is pressed.
  await page.evaluate(`{
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = async function () {
      await new Promise((ready) => setTimeout(ready, 1500));
      return decode.call(this);
    };
  }`);
  await choose(page, "logo.png", "image/png", aPng({ width: 1200, height: 300 }));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Company profile saved").waitFor();
  await expect.poll(() => logo()).toMatchObject({ width: 512, height: 128 });

  await open();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove logo" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("Choose a logo");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(logo).toBeUndefined();
});

inBrowser(
  "a file that is no picture is refused before it is sent, and one that the server refuses leaves the rest saved",
  { tags: "detail" },
  async () => {
    const { page, recruiter } = await aCompanyScreen();
    await page.getByRole("button", { name: "Create a company profile" }).click();
    await page.getByLabel("Company name").fill("Nordlicht");
    await choose(page, "logo.png", "image/png", Buffer.from("<script>alert(1)</script>"));
    await page.getByRole("alert").getByText("logo.png is no picture that can be read here.").waitFor();

    await choose(page, "logo.png", "image/png", aPng());
    // Stands for a file that was replaced on its way.
    await page.route("**/api/companies/*/logo", (route) =>
      route.request().method() === "POST"
        ? route.continue({ postData: JSON.stringify({ name: "logo.png", size: 10, type: "image/gif" }) })
        : route.continue(),
    );
    await page.getByRole("button", { name: "Create profile" }).click();
    await page.getByRole("alert").getByText("The profile is saved, the logo is not. This file is no picture").waitFor();
    expect((await recruiter.ok("GET /api/companies")).items).toMatchObject([{ name: "Nordlicht" }]);

    await page.unroute("**/api/companies/*/logo");
    await page.getByRole("button", { name: "Create profile" }).click();
    await page.getByText("Company profile created").waitFor();
    const { items } = await recruiter.ok("GET /api/companies");
    expect(items).toMatchObject([{ name: "Nordlicht", logo: { width: 96, height: 64 } }]);
  },
);

inBrowser("the daily summary is switched off and on in the account menu", { tags: "detail" }, async () => {
  const { page, recruiter } = await aCompanyScreen();
  const isOn = async () => (await recruiter.ok("GET /api/auth/session")).account.digest;
  for (const [word, expected] of [
    ["Off", false],
    ["On", true],
  ] as const) {
    await page.getByRole("button", { name: "Account of" }).first().click();
    await page.getByRole("group", { name: "Daily summary by mail" }).getByRole("menuitemradio", { name: word }).click();
    await expect.poll(isOn).toBe(expected);
    await page.keyboard.press("Escape");
  }
});

inBrowser(
  "the page of a mail's link changes nothing by itself, and says when the link is invalid",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await openPage(await newContext());
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().includes("/api/digest/") && asked.push(request.method())));
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/public/summary/acc_00000000000000000000000000~${"x".repeat(32)}`);
    await page.getByRole("button", { name: "Switch the summary off" }).waitFor();
    expect(asked).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Switch the summary off" }).click();
    await page.getByText("This link does not work").waitFor();
    expect(asked).toEqual(["PUT"]);
    expect(complaints).toEqual([]);
  },
);

async function aCompanyScreen() {
  const opened = await aSignedInPage();
  await opened.page.goto("/dashboard/company-profile");
  await opened.page.getByText("No company profile yet").waitFor();
  return opened;
}
