import { createServer, type Server } from "node:http";
import { existsSync, globSync, readFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { localSettings, type Settings } from "../../infra/settings.ts";
import { siteBuild, withSitePages } from "../../infra/site-pages.ts";
import { measuredPolicy } from "../../infra/web-headers.ts";
import { inBrowser, newContext, openPage } from "../support/browser.ts";

const analytics = { tagManager: "GTM-AB12CD", script: { url: "https://count.example/script.js", id: "site-7" } };

/** The static pages of a stage that measures visits, under the policy that it gives them. */
let site: Server;
let origin: string;

beforeAll(async () => {
  site = createServer();
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const settings: Settings = { ...localSettings(origin), analytics };
  const pages = withSitePages(
    settings,
    (folder) => new Map(globSync("**/*.html", { cwd: folder }).map((file) => [`/${file}`, readFileSync(join(folder, file))])),
  );
  const policy = measuredPolicy(siteBuild(settings), analytics);
  site.on("request", ({ url = "/" }, response) => {
    const asset = join(settings.built, "site", url);
    const isAsset = url.startsWith("/assets/") && existsSync(asset);
    const file = isAsset ? readFileSync(asset) : pages.get(url === "/" ? "/index.html" : `${url}.html`);
    const type = url.endsWith(".js") ? "text/javascript" : url.endsWith(".woff2") ? "font/woff2" : "text/html; charset=utf-8";
    if (file) {
      response.writeHead(200, { "content-type": type, "content-security-policy": policy }).end(file);
    } else {
      response.writeHead(404).end();
    }
  });
});
afterAll(() => void site.close());

/** Foreign hosts that a page asks; each answers with a script that leaves a cookie. */
async function foreignRequests(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (address) => address.origin !== origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "document.cookie = '_measured=1; Path=/';" });
    },
  );
  return asked;
}

inBrowser("nothing foreign is asked before a yes, and nothing after a no", async () => {
  const context = await newContext({ baseURL: origin });
  const asked = await foreignRequests(context);
  const { page, complaints } = await openPage(context);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("region", { name: "Measuring visits" }).getByRole("button", { name: "Refuse" }).click();
  await page.goto("/tools", { waitUntil: "networkidle" });
  await expect.poll(() => page.getByRole("region", { name: "Measuring visits" }).isVisible()).toBe(false);
  expect([asked, complaints]).toEqual([[], []]);
});

inBrowser("a yes loads the measuring, and taking it back ends it", async () => {
  const context = await newContext({ baseURL: origin });
  const asked = await foreignRequests(context);
  const { page, complaints } = await openPage(context);
  await page.goto("/de");
  const both = Promise.all([page.waitForResponse(/gtm\.js/u), page.waitForResponse(/script\.js/u)]);
  await page.getByRole("button", { name: "Zustimmen" }).click();
  await both;
  expect(asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD", "https://count.example/script.js"]);
  await page.waitForFunction("document.cookie.includes('_measured')");

  await page.getByRole("button", { name: "Besuchsmessung" }).click();
  asked.length = 0;
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Ablehnen" }).click()]);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await expect.poll(() => page.evaluate("document.cookie")).not.toContain("_measured");
  expect(complaints).toEqual([]);
});
