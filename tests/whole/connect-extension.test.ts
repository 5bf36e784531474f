import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aSignedInPage, inBrowser, newContext, openPage } from "../support/browser.ts";
import { aChallenge, Extension, REDIRECT } from "../support/extension.ts";
import { aVisitor, url } from "../support/product.ts";

const STATE = "the extension's own words & signs";

const connectPage = (challenge: string, redirect = REDIRECT) =>
  `/dashboard/google-extension?${new URLSearchParams({ connect: "1", challenge, redirect, state: STATE }).toString()}`;

/** Answers in place of the extension, and returns the address that it was given. */
async function answerOf(page: Page, press: () => Promise<void>): Promise<URL> {
  const { promise, resolve } = Promise.withResolvers<URL>();
  await page.route(`${REDIRECT}*`, (route) => {
    resolve(new URL(route.request().url()));
    return route.fulfill({ body: "" });
  });
  await press();
  return promise;
}

inBrowser("a press connects the extension of this browser, the list shows it at once, and another press ends it", async () => {
  const { page, recruiter, context, complaints } = await aSignedInPage();
  await page.goto("/dashboard/google-extension");
  await page.getByText("No browser is connected.").waitFor();
  await page.getByText("This browser is not connected yet").waitFor();

  const { verifier, challenge } = aChallenge();
  const asked = await openPage(context);
  await asked.page.goto(connectPage(challenge));
  await asked.page.getByRole("strong").getByText(recruiter.email).waitFor();
  const answer = await answerOf(asked.page, () => asked.page.getByRole("button", { name: "Connect", exact: true }).click());
  expect(answer.searchParams.get("state")).toBe(STATE);
  const body = { code: answer.searchParams.get("code")!, verifier, redirectUri: REDIRECT, browser: "Chrome 156 on Windows" };
  await aVisitor().ok("POST /api/extension/tokens", { body });
  await Extension.of(recruiter, url(), "Edge 155 on macOS");

  await page.getByText("Edge 155 on macOS").filter({ visible: true }).waitFor();
  const row = page.getByRole("row", { name: /Chrome 156 on Windows/u });
  await row.getByText("This browser").waitFor();
  await row.getByText("Today").waitFor();
  await page.getByText("This browser is connected").waitFor();

  await page.getByRole("button", { name: "Revoke Edge 155 on macOS" }).filter({ visible: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByText("Disconnected").waitFor();
  await page.getByRole("row", { name: /Edge 155 on macOS/u }).waitFor({ state: "detached" });
  expect((await recruiter.ok("GET /api/extension/tokens")).tokens).toMatchObject([{ browser: "Chrome 156 on Windows" }]);
  expect([complaints, asked.complaints]).toEqual([[], []]);
});

inBrowser("a reader who declines leads the extension back without a code", { tags: "detail" }, async () => {
  const { page } = await aSignedInPage();
  await page.goto(connectPage(aChallenge().challenge));
  const answer = await answerOf(page, () => page.getByRole("button", { name: "Not now" }).click());
  expect(Object.fromEntries(answer.searchParams)).toEqual({ error: "declined", state: STATE });
});

inBrowser("a link that is not our extension's connects nothing and leads nowhere", { tags: "detail" }, async () => {
  const { page } = await aSignedInPage();
  const { challenge } = aChallenge();
  for (const redirect of ["https://evil.example/connected", "javascript:alert(1)", ""]) {
    await page.goto(connectPage(challenge, redirect));
    await page.getByText("This page was not opened by Candor's extension").waitFor();
    await expect.poll(() => page.getByRole("button", { name: /Connect|Not now/u }).count()).toBe(0);
  }
  // Another extension's address has the right form; the server knows that it is not ours.
  await page.goto(connectPage(challenge, `https://${"a".repeat(32)}.chromiumapp.org/connected`));
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByRole("alert").getByText("This page was not opened by Candor's extension.").waitFor();
  await page.getByRole("link", { name: "Google Extension" }).first().click();
  await page.getByText("No browser is connected.").waitFor();
});

inBrowser("the page offers the file until a store lists the extension, and then the store", { tags: "detail" }, async () => {
  const { page } = await aSignedInPage();
  await page.goto("/dashboard/google-extension");
  const file = page.getByRole("link", { name: "Download", exact: true });
  await page.getByText("Press Load unpacked and choose the folder").waitFor();
  const downloading = page.waitForEvent("download");
  await file.click();
  expect((await downloading).suggestedFilename()).toBe("candor-extension.zip");

  const store = "https://chromewebstore.example/candor";
  await page.route("**/dashboard/google-extension", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"stores":\{[^}]*\}/u, `"stores":{"chrome":"${store}"}`);
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect.poll(() => page.getByRole("link", { name: "Open the store" }).getAttribute("href")).toBe(store);
  await expect.poll(() => file.count()).toBe(0);
  await page.getByText("Firefox", { exact: true }).click();
  await file.waitFor();
});

inBrowser("a visitor logs in first, and is asked afterwards", async () => {
  const context = await newContext();
  const { page } = await openPage(context);
  const path = connectPage(aChallenge().challenge);
  await page.goto(path);
  await page.waitForURL("**/auth/login");
  const wanted = (await context.cookies()).find(({ name }) => name === "redirect");
  expect(decodeURIComponent(wanted!.value)).toBe(path);
});
