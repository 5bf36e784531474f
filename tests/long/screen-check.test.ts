/** Seeds a fault into a page of the product, and expects that the check of screens reports it, and where. */
import { expect } from "vitest";
import { inBrowser, newContext, openPage } from "../support/browser.ts";
import { type Finding, type Screen, ScreenCheck } from "../support/screens/screen-check.ts";

const LOGIN: Screen = { name: "login", path: "/auth/login", shows: "Candor" };
/** The same page with a part that has to be opened first. */
const PREPARED: Screen = { ...LOGIN, prepare: (page) => page.getByRole("checkbox").focus() };
const LANGUAGES = ["de", "es", "tr"];

interface Fault {
  /** Added to the styles of the page. */
  readonly css?: string;
  /** Runs in the page after each change of it. */
  readonly script?: string;
}

/** A check whose page has the fault from its first moment. */
async function checkWith({ css = "", script = "" }: Fault): Promise<ScreenCheck> {
  const { page } = await openPage(await newContext());
  await page.addInitScript(`{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(css)});
    document.adoptedStyleSheets.push(sheet);
    const seed = () => { ${script} };
    const begin = () => {
      seed();
      new MutationObserver(seed).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["lang"] });
    };
    document.documentElement ? begin() : addEventListener("DOMContentLoaded", begin);
  }`);
  return new ScreenCheck(page);
}

const places = (found: readonly Finding[]) => found.map(({ how }) => how);
const words = (found: readonly Finding[]) => found.flatMap(({ problems }) => problems).join("\n");

inBrowser("a page without a fault has no findings", async () => {
  const check = await checkWith({});
  for (const screen of [LOGIN, PREPARED]) {
    expect([await check.findings(screen), await check.findingsWide(screen), await check.findingsEnlarged(screen)]).toEqual([
      [],
      [],
      [],
    ]);
  }
});

inBrowser(
  "the one look at a screen finds a contrast in dark, a word too long in German, and a name that is missing",
  async () => {
    const clean = await checkWith({});
    expect(await clean.findingsAtOnce(LOGIN)).toEqual([]);
    for (const fault of [
      { css: "html[data-theme=dark] h1 { color: #3a3a3a !important; }" },
      {
        css: "html[lang=de] h1::after { content: 'Donaudampfschifffahrtsgesellschaftskapitän'; white-space: nowrap; font-size: 24px; }",
      },
      { script: "document.querySelector('input')?.labels.forEach((label) => label.remove());" },
    ])
      expect(places(await (await checkWith(fault)).findingsAtOnce(LOGIN)), JSON.stringify(fault)).toEqual(["phone, dark, de"]);
  },
);

inBrowser("a contrast that is too low in dark alone", async () => {
  const check = await checkWith({ css: "html[data-theme=dark] h1 { color: #3a3a3a !important; }" });
  for (const found of [await check.findings(LOGIN), await check.findings(PREPARED), await check.findingsWide(PREPARED)]) {
    expect(places(found)).toEqual(["dark"]);
    expect(words(found)).toContain("color-contrast");
  }
});

inBrowser.for(["de", "es", "tr"])("a word too long for 360 px in %s alone", async (locale) => {
  const check = await checkWith({
    css: `@media (max-width: 360px) {
      html[lang=${locale}] h1::after { content: "Donaudampfschifffahrtsgesellschaftskapitän"; white-space: nowrap; font-size: 24px; }
    }`,
  });
  for (const found of [await check.findings(LOGIN), await check.findings(PREPARED)]) {
    expect(places(found)).toEqual([`phone, ${locale}`]);
    expect(words(found)).toContain("wider than the screen");
  }
});

inBrowser.for(LANGUAGES)("a button without a name in %s alone", async (locale) => {
  // The labels of buttons are emptied, and come back with the next language.
  const check = await checkWith({
    script: `if (document.documentElement.lang === "${locale}")
      for (const button of document.querySelectorAll("main button"))
        for (const node of button.childNodes) if (node.data) node.data = "";`,
  });
  const found = await check.findings(LOGIN);
  expect(places(found)).toEqual(locale === "de" ? ["phone, de", "de"] : [`phone, ${locale}`]);
  expect(words(found)).toContain("button-name");
  expect(places(await check.findings(PREPARED))).toEqual([`phone, ${locale}`]);
  expect(places(await check.findingsWide(LOGIN))).toEqual(locale === "de" ? [] : [locale]);
});

inBrowser("a field without a label in English on a phone alone", async () => {
  const check = await checkWith({
    script: `if (innerWidth < 640 && document.documentElement.lang === "en")
      for (const part of document.querySelectorAll("main label, main [aria-label], main [aria-labelledby]")) {
        if (part.localName === "label") part.remove();
        else { part.removeAttribute("aria-label"); part.removeAttribute("aria-labelledby"); }
      }`,
  });
  const found = await check.findings(PREPARED);
  expect(places(found)).toContain("phone");
  expect(words(found)).toContain("label: ");
});

inBrowser("a button too small to be pressed in Spanish on a phone alone", async () => {
  const check = await checkWith({
    css: `@media (max-width: 639px) {
      html[lang=es] nav a { display: inline-block; width: 8px; height: 8px !important; min-height: 0; overflow: hidden; margin: 0 !important; }
      html[lang=es] nav { display: flex !important; gap: 0 !important; }
    }`,
  });
  const found = await check.findings(LOGIN);
  expect(places(found)).toEqual(["phone, es"]);
  expect(words(found)).toContain("target-size");
});

inBrowser("a heading that lies under something else in an enlarged German window alone", async () => {
  const check = await checkWith({
    css: "@media (max-height: 400px) { html[lang=de] main form { position: relative; margin-top: -240px; padding-top: 240px; background: white; } }",
  });
  for (const found of [await check.findings(LOGIN), await check.findingsEnlarged(LOGIN)]) {
    expect(places(found)).toEqual(["enlarged, de"]);
    expect(words(found)).toContain("lies under");
  }
});

inBrowser("a title that is missing in Turkish alone", async () => {
  const check = await checkWith({ script: `if (document.documentElement.lang === "tr" && document.title) document.title = "";` });
  const found = await check.findings(LOGIN);
  expect(places(found)).toEqual(["phone, tr"]);
  expect(words(found)).toContain("document-title");
});
