import { expect } from "vitest";
import { aSignedInPage, inBrowser, newContext, openPage } from "../support/browser.ts";

inBrowser(
  "an address that is typed at login goes along to the registration, back, and through a reload, in one document",
  { tags: "detail" },
  async () => {
    const { page, complaints } = await openPage(await newContext());
    await page.goto("/auth/login");
    await page.locator("#root[data-alive]").waitFor();
    await page.evaluate("globalThis.isSameDocument = true");
    const email = page.getByLabel("E-mail");
    await email.fill("ada@firm.example");
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.getByRole("heading", { name: "Create an account" }).waitFor();
    await expect.poll(() => page.title()).toContain("Create an account");
    await expect.poll(() => email.inputValue()).toBe("ada@firm.example");
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("main");

    await page.getByRole("link", { name: "Deutsch" }).click();
    await page.getByRole("heading", { name: "Konto anlegen" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/de/auth/register");
    await expect.poll(() => page.evaluate("document.documentElement.lang")).toBe("de");
    await page.goBack();
    await page.getByRole("heading", { name: "Create an account" }).waitFor();
    expect(await page.evaluate("globalThis.isSameDocument")).toBe(true);

    await page.reload();
    await expect.poll(() => email.inputValue()).toBe("ada@firm.example");
    expect(complaints).toEqual([]);
  },
);

inBrowser("after logging out, Back leads to the login page and shows nothing of the account", async () => {
  const { page, recruiter } = await aSignedInPage();
  await recruiter.openJob({ title: "Baker" });
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: "Baker" }).first().waitFor();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.waitForURL(/\/auth\/login$/);
  await page.locator("#root[data-alive]").waitFor();
  // The way back is cut off by the way to the login page, which Playwright reports as an error of a navigation that it waits for. It
  // begins after the answer, because a page that goes while it answers fails the call.
  await page.evaluate("{ window.isBefore = true; setTimeout(() => history.back()); }");
  await expect.poll(() => page.evaluate<boolean | undefined>("window.isBefore").catch(() => true)).toBeUndefined();
  await expect.poll(() => page.url()).toMatch(/\/auth\/login$/);
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  await expect.poll(() => page.getByText("Baker").count()).toBe(0);
});
