/** Draws the extension's icons from the product's mark: `node packages/extension/icons.ts`. They are committed, so that a build needs no browser. */
import { mkdirSync, writeFileSync } from "node:fs";
import { launch } from "../../tests/support/chromium.ts";
import { ICON_SIZES } from "./manifest.ts";

// On a tile, because toolbars are light or dark and the mark's own bracket is for light grounds. Stores want a margin around the largest.
const iconOf = (size: number) => {
  const margin = size === 128 ? 16 : 0;
  const side = size - 2 * margin;
  return `<!doctype html><style>body{margin:0}svg{display:block}</style>
<svg width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" fill="none">
<rect x="${margin}" y="${margin}" width="${side}" height="${side}" rx="${side * 0.22}" fill="#0d5061"/>
<g transform="translate(${margin + side * 0.13} ${margin + side * 0.13}) scale(${(side * 0.74) / 24})">
<rect x="8.2" y="9.1" width="14.3" height="5.8" rx="1" fill="#f6cf3a"/>
<path d="M14.5 3.5H9A5.5 5.5 0 0 0 3.5 9v6A5.5 5.5 0 0 0 9 20.5h5.5" stroke="#fff" stroke-width="3.4"/></g></svg>`;
};

const folder = new URL("icons/", import.meta.url);
mkdirSync(folder, { recursive: true });
const browser = await launch();
const page = await browser.newPage();
for (const size of ICON_SIZES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(iconOf(size));
  writeFileSync(new URL(`${size}.png`, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
