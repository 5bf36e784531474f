/** Brings pages into the states to be checked; works in every language. */
import type { Page } from "playwright-core";

/** True in a window where lists of candidates have their layout for phones. */
export const isPhone = (page: Page): boolean => page.viewportSize()!.width < 640;

/** Sends the empty form, so that each field shows its error. */
export async function sendEmptyForm(page: Page): Promise<void> {
  await page.locator("form button[type=submit]").click();
  await page.locator("form [aria-invalid=true]").first().waitFor();
}

/** Moves a weight and adds a criterion on a protected fact, which the preview refuses. */
export async function changeCriteria(page: Page): Promise<void> {
  await page.getByRole("slider").first().press("ArrowLeft");
  const text = page.locator("[data-criterion] textarea").last();
  await text.fill("young and dynamic");
  await page.locator("[data-criterion] [aria-invalid=true]").waitFor();
}

/** Removes the title, and sets a lower end of the pay above its upper end. */
export async function writeWrongFields(page: Page): Promise<void> {
  const amounts = page.locator("form fieldset input");
  await page.locator("form input").first().fill("");
  await amounts.first().fill("60");
  await amounts.last().fill("50");
  await page.locator("form button[type=submit]").click();
  await page.locator("form fieldset [aria-invalid=true]").waitFor();
}

/** Adds a skill and removes one, so that a criterion is proposed and another proposed to be dropped. */
export async function changeFields(page: Page): Promise<void> {
  const skills = page.locator("form .field:has(li)").first();
  await skills.locator("li button").last().click();
  await skills.locator("input").fill("Payroll");
  await openDialog(page, "form button[type=submit]");
}

export async function askToAnalyze(page: Page): Promise<void> {
  await page.locator("[data-criterion] textarea").first().fill("React Native");
  await openDialog(page, "button.bg-accent:visible");
}

/** Selects candidates; on phones the check boxes first have to be switched on. */
export async function chooseCandidates(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.locator("[role=group] button:has(.lucide-ellipsis)").click();
    await page.locator("[role=menuitem]:has(.lucide-list-checks)").click();
  }
  await page.locator("[data-choose]").first().check();
  await page.locator(".sticky button:has(.lucide-list-todo)").waitFor();
}

/** Opens the palette with all its commands, then searches for a candidate. */
export async function openPalette(page: Page): Promise<void> {
  await pressFor(page, "Control+k");
  await page.getByRole("combobox").last().fill("ada");
  await page.getByRole("option", { name: /Ada Lovelace/ }).waitFor();
}

export async function pressFor(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys);
  await page.getByRole("dialog").waitFor();
}

export async function openDialog(page: Page, opener: string): Promise<void> {
  await page.locator(opener).first().click();
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).waitFor();
}

/** Shows the filters of a list, which are folded on phones. */
export async function unfoldFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.locator("[role=group] > button[aria-expanded=false]").click();
}

/** Opens a candidate's details, which have their own tab on phones. */
export async function toDetails(page: Page): Promise<void> {
  const tab = page.getByRole("tab").nth(3);
  if (await tab.isVisible()) await tab.click();
}

export async function correctWrongly(page: Page): Promise<void> {
  await toDetails(page);
  await page.locator("dl button:has(.lucide-pencil)").nth(2).click();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await page.locator("dl [aria-invalid=true]").waitFor();
}

export async function openLetters(page: Page): Promise<void> {
  await toDetails(page);
  await page.locator("button:has(.lucide-mail)").click();
  await page.locator("[role=menuitem]").first().waitFor();
}

/** Waits until a dialog that the address opens has faded in. */
export async function settled(page: Page): Promise<void> {
  await page.locator("[role=dialog] section a").waitFor();
}

export async function unfoldFound(page: Page): Promise<void> {
  await page.locator("main li button[aria-expanded]:not([aria-haspopup])").first().click();
}

/** Opens the question before erasing a CV. */
export async function askToErase(page: Page): Promise<void> {
  await settled(page);
  await page.locator("[role=dialog] button:has(.lucide-trash-2)").click();
  await page.locator("[role=alertdialog] li").first().waitFor();
}

export async function searchPool(page: Page): Promise<void> {
  await page.locator("main header button").last().click();
  await page.locator("[role=menuitem]:has(.lucide-file-search)").click();
  await page.locator("[role=dialog] li input[type=checkbox]").first().waitFor();
}

/** Fills in a company with a heading but no advantage, and without a name. */
export async function writeCompany(page: Page): Promise<void> {
  await openDialog(page, "main header button:has(.lucide-plus)");
  const dialog = page.getByRole("dialog");
  await dialog.locator("[data-line=add]").click();
  await dialog.locator("[data-line=add]").click();
  await dialog.locator("fieldset input").first().fill("…");
  await dialog.locator("button[type=submit]").click();
  await dialog.locator("[aria-invalid=true]").first().waitFor();
}

export async function chooseWrongLogo(page: Page): Promise<void> {
  await openDialog(page, "main button:has-text('Candor GmbH'):visible");
  const dialog = page.getByRole("dialog");
  await dialog.locator("img").waitFor();
  await dialog.locator("input[type=file]").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("…") });
  await dialog.getByRole("alert").waitFor();
}

export async function unfoldFirst(page: Page): Promise<void> {
  await page.locator("[data-index] button[aria-expanded]:not([aria-haspopup])").first().click();
}

/** Expands the history and the protected facts, if they are shown. */
export async function unfoldDetails(page: Page): Promise<void> {
  for (const summary of await page.locator("summary:visible").all()) await summary.click();
}
