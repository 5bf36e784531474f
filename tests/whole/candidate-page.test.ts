import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { beginPrint, inBrowser, newContext, openPage, signIn } from "../support/browser.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { aRecruiter } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

let context: BrowserContext;
let recruiter: Recruiter;
let jobId: string;
let ada: string;

const PROTECTED = ["Date of birth: 14 March 1991", "Gender: female", "Military service: completed"];

beforeAll(async () => {
  recruiter = await aRecruiter();
  await recruiter.ok("PATCH /api/auth/session", { body: { name: "Ina Berg" } });
  ({ id: jobId } = await recruiter.openJob());
  ({ cvId: ada } = await recruiter.upload(jobId, await pdfOf([...cvLines({ name: "Ada Lovelance" }), ...PROTECTED])));
  await recruiter.upload(jobId, await pdfOf(cvLines({ name: "Grace Hopper" }).filter((line) => !line.startsWith("- Lead"))));
  context = await newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  await signIn(context, recruiter);
});

async function openAda(prefix = "") {
  const { page, complaints } = await openPage(context);
  await page.goto(`${prefix}/dashboard/jobs/${jobId}/${ada}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, complaints };
}
const stored = () => recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: ada } });
const stage = (page: Page) => page.getByRole("combobox", { name: "Stage" });

inBrowser("a misread name is corrected in place, noted in the history, and restored with one click", async () => {
  const { page, complaints } = await openAda();
  await page.getByRole("button", { name: "Correct name" }).click();
  const field = page.getByRole("textbox", { name: "Correct name" });
  await field.fill("Nobody");
  await field.press("Escape");
  await page.getByRole("heading", { name: "Ada Lovelance" }).waitFor();

  await page.getByRole("button", { name: "Correct name" }).click();
  await field.fill("  ");
  await field.press("Enter");
  await page.getByText("Enter a name in one line, 120 characters at most.").waitFor();
  await field.fill("Ada Lovelace");
  await field.press("Enter");
  await page.getByRole("heading", { name: "Ada Lovelace" }).waitFor();
  await page.getByText("read as Ada Lovelance").waitFor();
  await page.getByText("Correction saved").waitFor();
  await page.getByText("History").click();
  await page.getByText("Name corrected from Ada Lovelance to Ada Lovelace").waitFor();
  await page
    .getByText(/^Ina Berg, /)
    .first()
    .waitFor();

  await page.getByRole("button", { name: "Use what was read" }).click();
  await page.getByRole("heading", { name: "Ada Lovelance" }).waitFor();
  await page.getByText("Name back to what was read: Ada Lovelance").waitFor();
  await expect.poll(() => page.getByText("read as").count()).toBe(0);
  expect(complaints).toEqual([]);
});

inBrowser(
  "a correction that could not be sent stays in its field, and can be saved once the network is back",
  { tags: "detail" },
  async () => {
    const { page } = await openAda();
    await page.getByRole("button", { name: "Correct phone number" }).click();
    const field = page.getByRole("textbox", { name: "Correct phone number" });
    await context.setOffline(true);
    await field.fill("+49 30 5550 0199");
    await field.press("Enter");
    await page.getByText("The server cannot be reached").first().waitFor();
    await expect.poll(() => field.inputValue()).toBe("+49 30 5550 0199");
    await context.setOffline(false);
    await field.press("Enter");
    await page.getByRole("link", { name: "+49 30 5550 0199" }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: "+49 30 5550 0199" }).getAttribute("href")).toBe("tel:+493055500199");
    await page.getByRole("button", { name: "Copy phone number" }).click();
    await page.getByText("Phone number copied").waitFor();
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe("+49 30 5550 0199");
  },
);

inBrowser("levels of languages are shown in the reader's language", { tags: "detail" }, async () => {
  for (const [prefix, words] of [
    ["", "German C1, English (native)"],
    ["/de", "German C1, English (Muttersprache)"],
    ["/es", "German C1, English (lengua materna)"],
    ["/tr", "German C1, English (ana dili)"],
  ] as const) {
    const { page } = await openAda(prefix);
    await page.getByText(words, { exact: true }).waitFor();
    await page.close();
  }
});

inBrowser("on a phone pdf.js is loaded only when the CV is opened", { tags: "detail" }, async () => {
  const { page, complaints } = await openPage(context);
  const readers: string[] = [];
  page.on("request", (request) => void (request.url().includes("/CvViewer-") && readers.push(request.url())));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/dashboard/jobs/${jobId}/${ada}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(readers).toEqual([]);
  await page.getByRole("tab", { name: "CV" }).click();
  await expect.poll(() => readers.length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

inBrowser(
  "a letter is edited in the language of the CV or another, kept as a template, and noted when it is opened",
  { tags: "detail" },
  async () => {
    const { page } = await openAda("/de");
    const { fullName } = await stored();
    const write = async (occasion: string) => {
      await page.getByRole("button", { name: /^An .* schreiben$/ }).click();
      await page.getByRole("menuitem", { name: occasion }).click();
    };
    const link = () => page.getByRole("link", { name: "Im Mailprogramm öffnen" });
    const mail = async () => new URL((await link().getAttribute("href"))!).searchParams;
    for (const occasion of ["Einladung", "Absage", "Rückfrage"]) {
      await write(occasion);
      expect((await mail()).get("subject")).toContain("Senior Frontend Engineer");
      expect((await mail()).get("body")).toMatch(new RegExp(`^Dear ${fullName},[^]*Kind regards\\s+Ina Berg\\s*$`));
      await page.keyboard.press("Escape");
      await link().waitFor({ state: "detached" });
    }

    await write("Einladung");
    await page.getByRole("combobox", { name: "Sprache" }).click();
    await page.getByRole("option", { name: "Deutsch" }).click();
    await expect.poll(async () => (await mail()).get("body")).toContain(`Guten Tag ${fullName},`);
    await page.getByRole("textbox", { name: "Nachricht" }).fill(`Hallo ${fullName}, kommen Sie am Montag.`);
    await page.getByRole("button", { name: "Als eigene Vorlage behalten" }).click();
    await page.getByText("Ihre eigene Vorlage").waitFor();
    expect((await recruiter.ok("GET /api/phrases")).letters).toMatchObject([
      { letter: "invitation", locale: "de", text: "Hallo {{name}}, kommen Sie am Montag." },
    ]);
    expect((await mail()).get("body")).toBe(`Hallo ${fullName}, kommen Sie am Montag.`);
    await link().click();
    await expect.poll(async () => (await stored()).history.at(-1)).toMatchObject({ what: "written", to: "invitation" });
    await page.getByText("Verlauf").first().click();
    await page.getByText("Einladung geschrieben").waitFor();
  },
);

inBrowser(
  "a stage chosen by its key shows at once, is undone with one press, and is reverted when the server fails",
  async () => {
    let isFailing = false;
    // Before the page is open: its first request after a route is set may pass it by.
    await context.route(`**/candidates/${ada}`, (route) =>
      isFailing && route.request().method() === "PATCH" ? route.abort() : route.continue(),
    );
    const { page } = await openAda();
    await page.keyboard.press("3");
    await expect.poll(() => stage(page).textContent()).toContain("Interviewing");
    await page.getByText("Candidate stage updated to Interviewing").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Candidate stage updated to Screening").waitFor();
    await expect.poll(async () => (await stored()).stage).toBe("screening");

    isFailing = true;
    await page.keyboard.press("5");
    await page.getByText("Failed to update candidate stage").waitFor();
    await expect.poll(() => stage(page).textContent()).toContain("Screening");
    await context.unroute(`**/candidates/${ada}`);

    await stage(page).click();
    await expect
      .poll(() => page.getByRole("option").allTextContents())
      .toEqual(["Screening1", "Interview Requested2", "Interviewing3", "Rejected4", "Offer5"]);
  },
);

inBrowser("a score shows at once, and is reverted when it could not be saved", { tags: "detail" }, async () => {
  const { page } = await openAda();
  const { score } = await stored();
  await page.route("**/score", (route) => route.abort());
  await page.keyboard.press("e");
  await page.getByRole("textbox", { name: "Score" }).fill("12");
  await page.getByRole("button", { name: "Save score" }).click();
  await page.getByText("CV score update failed").waitFor();
  await page.getByText(`Score ${score}`, { exact: true }).waitFor();

  await page.unroute("**/score");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText(`12 by Ina Berg, computed ${score}`).waitFor();
  await page.getByText("Score updated").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await page.getByText("Score reset", { exact: true }).waitFor();
  await expect.poll(async () => (await stored()).score).toBe(score);
});

inBrowser("notes keep their text while the network is down, also after a reload", { tags: "detail" }, async () => {
  const { page } = await openAda();
  await page.keyboard.press("n");
  await page.locator("textarea:focus").waitFor();
  await page.keyboard.type("Calm and precise");
  await page.getByText(/^Saved /).waitFor();
  await context.setOffline(true);
  await page.keyboard.type(". Starts in February");
  await page.getByText("Error occurred while saving interview notes").waitFor();
  const notes = page.getByRole("textbox", { name: "Interview notes" });
  await expect.poll(() => notes.inputValue()).toBe("Calm and precise. Starts in February");
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => notes.inputValue()).toBe("Calm and precise. Starts in February");
  await expect.poll(async () => (await stored()).interviewNotes).toBe("Calm and precise. Starts in February");
});

inBrowser("age, gender and military service are not in the page until the recruiter opens them, and never printed", async () => {
  const { page } = await openAda();
  const facts = /14 March 1991|female|completed/;
  // The PDF beside the details still shows these facts, so the test reads only the rest of the page.
  const aroundTheCv = `(() => {
    const page = document.body.cloneNode(true);
    for (const drawn of page.querySelectorAll(".cv-text")) drawn.remove();
    return page.innerHTML;
  })()`;
  await page.locator(".cv-text").getByText("14 March 1991").waitFor();
  await expect.poll(() => page.evaluate(aroundTheCv)).not.toMatch(facts);
  await page.getByText("Show what the CV says").click();
  await page.locator("dd", { hasText: "14 March 1991" }).waitFor();
  await expect.poll(() => page.evaluate(aroundTheCv)).toMatch(facts);
  await beginPrint(page);
  await expect.poll(() => page.locator(".print-sheet").textContent()).not.toMatch(facts);
});

inBrowser(
  "a print shows name, score, each criterion with its line, and the history; notes only if chosen",
  { tags: "detail" },
  async () => {
    await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
      path: { jobId, cvId: ada },
      body: { interviewNotes: "Calm and precise" },
    });
    const { page } = await openAda();
    await beginPrint(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const sheet = page.locator(".print-sheet");
    await expect.poll(() => page.getByRole("navigation").count()).toBe(0);
    const text = (await sheet.innerText()).replaceAll(/\s+/gu, " ");
    for (const said of [
      "Ada Lovelance",
      "ada.lovelance@post.example",
      "of 100",
      "1. React",
      "must",
      "Met",
      "Reasons for the score",
      "History",
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("Calm and precise");
    const colours =
      "(({ backgroundColor, color }) => [backgroundColor, color])(getComputedStyle(document.querySelector('.print-sheet')))";
    await expect.poll(() => page.evaluate(colours)).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);

    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await page.emulateMedia({ media: null });
    await page.evaluate(
      "window.print = () => { dispatchEvent(new Event('beforeprint')); window.printed = document.querySelector('.print-sheet').textContent; }",
    );
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Print with notes" }).click();
    await page.waitForFunction("window.printed?.includes('Calm and precise')");
  },
);

inBrowser("o opens the PDF in a new tab, and no key does anything while somebody writes", { tags: "detail" }, async () => {
  const { page } = await openAda();
  const opening = context.waitForEvent("page");
  const asking = context.waitForEvent("request", (request) => new URL(request.url()).pathname.endsWith("/document"));
  await page.keyboard.press("o");
  const [opened] = await Promise.all([opening, asking]);
  await opened.close();

  await page.getByRole("textbox", { name: "Interview notes" }).focus();
  await page.keyboard.type(" 5 of 5, e, o");
  await page.getByText(/^Saved /).waitFor();
  await expect.poll(async () => (await stored()).stage).toBe("screening");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});
