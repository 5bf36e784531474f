/**
 * Draws the pictures that other sites show with a link, 1200 × 630, into web/site/public/og: `node scripts/og-pictures.ts`. They are
 * committed, so that a build needs no browser; run it again when their words change.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LOCALES, type Locale } from "@candor/core/kernel/limits";
import { launch } from "../tests/support/chromium.ts";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const font = (name: string) => {
  const file = require.resolve(`@fontsource-variable/geist/files/geist-${name}-wght-normal.woff2`);
  return `@font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(file).toString("base64")})}`;
};
// One face for all letters: the pictures use few.
const FONTS = font("latin-ext").replace("Geist;", "GeistExt;") + font("latin");

const SIGN = `<svg viewBox="0 0 24 24" fill="none" width="72"><rect x="8.2" y="9.1" width="14.3" height="5.8" rx="1" fill="#F6CF3A"/>
<path d="M14.5 3.5H9A5.5 5.5 0 0 0 3.5 9v6A5.5 5.5 0 0 0 9 20.5h5.5" stroke="#0D5061" stroke-width="3.4"/></svg>`;

interface Words {
  readonly hero: { readonly title: string };
}

const TITLES: Readonly<Record<"site" | "tools" | "jobs", (locale: Locale) => string>> = {
  site: (locale) => (words(locale, "home") as unknown as Words).hero.title,
  tools: (locale) => words(locale, "tools")["title"] as string,
  jobs: (locale) => (words(locale, "common")["footer"] as Record<string, string>)["jobs"]!,
};

function words(locale: Locale, name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../web/site/words/${locale}/${name}.json`, import.meta.url), "utf8")) as Record<
    string,
    unknown
  >;
}

const pictureOf = (title: string) => `<!doctype html><style>${FONTS}
body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:88px 96px;background:#fff;color:#101e22;display:flex;flex-direction:column;
justify-content:space-between;font-family:Geist,GeistExt,sans-serif;border-bottom:20px solid #0d5061}
header{display:flex;align-items:center;gap:22px;font-size:56px;font-weight:600;letter-spacing:-.03em}
h1{margin:0;font-size:96px;line-height:1.04;font-weight:600;letter-spacing:-.042em;text-wrap:balance}
</style><header>${SIGN}Candor</header><h1>${title}</h1>`;

const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, titleOf] of Object.entries(TITLES)) {
  for (const locale of LOCALES) {
    await page.setContent(pictureOf(titleOf(locale)));
    await page.evaluate("document.fonts.ready.then(() => 0)");
    writeFileSync(new URL(`../web/site/public/og/${name}-${locale}.png`, import.meta.url), await page.screenshot());
  }
}
await browser.close();
