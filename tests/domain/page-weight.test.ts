import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const DIST = new URL("../../dist/web/", import.meta.url);
const FIRST_LOADS = readFileSync(new URL("../../web/boot/first-loads.js", import.meta.url), "utf8");
const html = readFileSync(new URL("app.html", DIST), "utf8");

const textOf = (id: string): string => new RegExp(`id="${id}">(.*?)</script>`, "su").exec(html)?.[1] ?? "{}";
const ENTRY = [
  ...html.matchAll(/<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+\.js)">/gu),
].map(([, address]) => address!);

/** All scripts that the page at an address begins with, as `boot/first-loads.js` asks for them before its first press can be answered. */
function scriptsAt(address: string): string[] {
  const { pathname, search } = new URL(address, "https://candor.example");
  const asked = new Set(ENTRY);
  const document = {
    documentElement: { dataset: {} },
    getElementById: (id: string) => ({ textContent: textOf(id) }),
    createElement: () => ({ href: "" }),
    head: { append: ({ href }: { href: string }) => asked.add(href) },
  };
  const window = {};
  runInNewContext(FIRST_LOADS, { document, window, location: { pathname, search }, fetch: () => Promise.resolve(), RegExp });
  return [...asked];
}

const sizes = new Map<string, number>();
function sizeOf(address: string): number {
  const known = sizes.get(address) ?? brotliCompressSync(readFileSync(new URL(`.${address}`, DIST))).length;
  sizes.set(address, known);
  return known;
}

/** Kilobytes of JavaScript as brotli, and files. Lower them with every page that gets lighter; who raises one, says why in the commit. */
const BUDGETS: Readonly<Record<string, readonly [kilobytes: number, files: number]>> = {
  "/auth/login": [81, 8],
  "/de/auth/redirect": [81, 8],
  "/dashboard": [152, 19],
  "/dashboard/jobs": [141, 13],
  "/dashboard/jobs?new=description": [151, 18],
  "/dashboard/jobs/job_1": [170, 20],
  "/de/dashboard/jobs/job_1": [170, 20],
  "/es/dashboard/jobs/job_1": [170, 20],
  "/tr/dashboard/jobs/job_1": [170, 20],
  "/dashboard/jobs/job_1?tab=job": [157, 18],
  "/dashboard/jobs/job_1?tab=criteria": [168, 19],
  "/dashboard/jobs/job_1?tab=share": [164, 25],
  "/dashboard/jobs/job_1/cv_1": [164, 21],
  "/dashboard/jobs/job_1/compare": [146, 16],
  "/dashboard/cv": [154, 19],
  "/dashboard/company-profile": [139, 13],
  "/dashboard/subscription": [145, 15],
  "/dashboard/pricing": [144, 14],
  "/dashboard/help": [141, 13],
  "/dashboard/account": [145, 16],
  "/dashboard/google-extension": [142, 15],
  "/public/bulk/token": [145, 16],
};

test.for(Object.entries(BUDGETS))("%s begins with no more code than its budget", ([address, [kilobytes, files]]) => {
  const scripts = scriptsAt(address);
  const bytes = scripts.reduce((sum, script) => sum + sizeOf(script), 0);
  expect(bytes / 1000, `${address} in kB`).toBeLessThanOrEqual(kilobytes);
  expect(scripts.length, `${address} in files`).toBeLessThanOrEqual(files);
});

test("no budget is forgotten when its page has become much lighter", () => {
  const slack = Object.entries(BUDGETS).filter(
    ([address, [kilobytes]]) => scriptsAt(address).reduce((sum, script) => sum + sizeOf(script), 0) / 1000 < kilobytes - 5,
  );
  expect(slack.map(([address]) => address)).toEqual([]);
});
