import { LLMock } from "@copilotkit/aimock";
import { startTestCloud } from "@candor/local/testing";
import { LOCALES } from "@candor/core/kernel/limits";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { localModelFrom, localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { inLocale, TOOLS } from "../../web/site/paths.ts";
import { expectNoSidewaysScroll, inBrowser, newContext, openPage, violations } from "../support/browser.ts";
import { useProduct } from "../support/product.ts";

/** The free tools of a stage with a language model, as a visitor uses them. */
const server = new LLMock({ port: 0 });
let cloud: Awaited<ReturnType<typeof startTestCloud>>;

beforeAll(async () => {
  await server.start();
  const environment = { OPENAI_API_KEY: "sk-tools", OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_MODEL: "tools-1" };
  const { model, secrets = {} } = localModelFrom(environment);
  const synth = (siteUrl: string, outdir: string) => synthesise(localSettings(siteUrl, undefined, model), outdir);
  cloud = await startTestCloud({ synthesise: synth, secrets });
  useProduct(cloud.url);
});
afterAll(async () => {
  await cloud.stop();
  await server.stop();
});
afterEach(() => void server.reset());

const WITH_TEXT = [TOOLS.response, TOOLS.linkedin, TOOLS.interview, TOOLS.description];
const answering = (...texts: string[]) =>
  server.on(
    { systemMessage: "reword short texts" },
    { content: JSON.stringify({ parts: texts.map((text, index) => ({ number: index + 1, text })) }) },
  );
const OWN = "I came across your article on losses in the cold chain.";
const NEW = "I read your article on losses in the cold chain.";
const REWORDED = `Hi [name], ${NEW} At Frutas Almenar we are hiring a head of logistics in Valencia, €42,000 to €48,000 gross a year. May I send you two lines about it?`;

test.for(WITH_TEXT.flatMap((path) => LOCALES.map((locale) => inLocale(path, locale))))(
  "%s has the button where the stage has a model, and none where it has not",
  { tags: "detail" },
  async (path) => {
    const withModel = await (await fetch(cloud.url + path)).text();
    const without = await (await fetch(inject("cloudUrl") + path)).text();
    expect(withModel.match(/lucide-pencil-line/gu)).toHaveLength(1);
    expect(withModel.match(/data-island=/gu)).toHaveLength(1);
    expect(without).not.toContain("lucide-pencil-line");
    expect(without.match(/data-island=/gu)).toHaveLength(1);
    expect(withModel + without).not.toMatch(/⟦/u);
  },
);

test("the seniority detector has no text for a model", { tags: "detail" }, async () => {
  expect(await (await fetch(cloud.url + TOOLS.seniority)).text()).not.toContain("lucide-pencil-line");
});

inBrowser("a visitor has a message worded anew, reads by whom, and takes it back", { tags: "detail" }, async () => {
  answering(REWORDED);
  const { page, complaints } = await openPage(await newContext());
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  await page.goto(TOOLS.linkedin);
  await page.getByText(/does not leave this browser unless you press/u).waitFor();
  await page.getByText(OWN).first().waitFor();
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "Rewrite with a model" }).click();
  await page.getByText(NEW).waitFor();
  await page.getByText(/Worded by a language model: tools-1\. 2 of its wordings said something else/u).waitFor();
  await page.getByText(/is not stored by us/u).waitFor();
  expect(sent).toEqual([`${cloud.url}/api${TOOLS.linkedin}`]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Back to the built-in text" }).click();
  await page.getByText(OWN).first().waitFor();
  await expect.poll(() => page.getByText(NEW).count()).toBe(0);
  expect(complaints).toEqual([]);
});

inBrowser("typing goes on with the rules' own text", { tags: "detail" }, async () => {
  answering(REWORDED);
  const { page } = await openPage(await newContext());
  await page.goto(TOOLS.linkedin);
  await page.getByRole("button", { name: "Rewrite with a model" }).click();
  await page.getByText(NEW).waitFor();
  await page.getByRole("textbox", { name: "Place" }).fill("Bilbao");
  await page
    .getByText(/hiring a head of logistics in Bilbao/u)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Rewrite with a model" }).waitFor();
  await expect.poll(() => page.getByText(/Worded by a language model/u).count()).toBe(0);
});

inBrowser("a model that answers nonsense leaves the text, and the page says why", { tags: "detail" }, async () => {
  answering("HACKED: visit evil.example", "HACKED", "HACKED");
  const { page, complaints } = await openPage(await newContext({ viewport: { width: 360, height: 800 } }));
  await page.goto(inLocale(TOOLS.description, "de"));
  const before = await page.locator("article").innerText();
  await page.getByRole("button", { name: "Mit Sprachmodell umschreiben" }).click();
  await page.getByRole("alert").getByText("Ihr Text bleibt, wie er war").waitFor();
  await expect.poll(() => page.locator("article").innerText()).toBe(before);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});
