import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import {
  TOAST_EXIT_MS,
  TOAST_GAP_PX,
  TOAST_MS,
  TOAST_SWIPE_PX,
  TOAST_WIDTH_PX,
  TOASTS_VISIBLE,
} from "@candor/core/kernel/limits";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inBrowser, newContext, openPage, standsStill } from "../support/browser.ts";
import { executablePath } from "../support/chromium.ts";

/** The product's own toasts on a page of nothing else, which lets the test show any of them. */
let folder: string;
let server: Server;
let page: Page;
let url: string;

beforeAll(async () => {
  if (!executablePath) return;
  folder = mkdtempSync(join(tmpdir(), "toasts-"));
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><title>Toasts</title><div id="root"></div><script type="module" src="./main.tsx"></script>',
  );
  writeFileSync(
    join(folder, "main.tsx"),
    `import { createElement } from "react";
     import { createRoot } from "react-dom/client";
     import { toast, Toaster } from "${resolve("web/ui/Toaster.tsx")}";
     Object.assign(window, { toast });
     createRoot(document.getElementById("root")).render(createElement(Toaster, { label: "Notifications" }));`,
  );
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    resolve: {
      dedupe: ["react", "react-dom"],
      alias: { "react-dom": resolve("web/node_modules/react-dom"), react: resolve("web/node_modules/react") },
    },
    build: { outDir: "built", target: "es2023" },
  });
  const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };
  server = createServer(({ url: path = "/" }, response) => {
    const file = join(folder, "built", path === "/" ? "index.html" : path);
    if (!existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
  }).listen(0);
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  ({ page } = await openPage(await newContext({ viewport: { width: 1440, height: 900 } })));
});
afterAll(async () => {
  server?.close();
  if (folder) rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  if (!executablePath) return;
  await page.goto(url);
  await page.waitForFunction("window.toast");
});

type Kind = "message" | "success" | "info" | "warning" | "error" | "loading";
const show = (kind: Kind, title: string, options: object = {}) =>
  page.evaluate(
    ([kind, title, options]) =>
      (globalThis as unknown as { toast: Record<string, (...said: unknown[]) => void> }).toast[kind]!(title, options),
    [kind, title, options] as const,
  );
const toasts = () => page.locator("[data-sonner-toast]");
const boxOf = async (title: string) => (await toasts().filter({ hasText: title }).boundingBox())!;
const settled = async (title: string) => {
  await toasts().filter({ hasText: title }).and(page.locator("[data-mounted=true]")).waitFor();
  await standsStill(page);
};

inBrowser("all six kinds are shown, also before any key was pressed", async () => {
  for (const [kind, type] of [
    ["message", null],
    ["success", "success"],
    ["info", "info"],
    ["warning", "warning"],
    ["error", "error"],
    ["loading", "loading"],
  ] as const) {
    await show(kind, `This is ${kind}`);
    await page.getByText(`This is ${kind}`).waitFor();
    const toast = toasts().filter({ hasText: `This is ${kind}` });
    await expect.poll(() => toast.getAttribute("data-type")).toBe(type);
  }
});

inBrowser("a toast stands at the bottom right, 356 px wide, three at most, 14 px apart", async () => {
  for (const title of ["First", "Second", "Third", "Fourth"]) await show("success", title, { duration: 60_000 });
  await settled("Fourth");
  const [third, fourth] = [await boxOf("Third"), await boxOf("Fourth")];
  expect(fourth.width).toBe(TOAST_WIDTH_PX);
  expect(Math.round(1440 - fourth.x - fourth.width)).toBe(24);
  expect(Math.round(900 - fourth.y - fourth.height)).toBe(24);
  expect(Math.round(fourth.y - third.y - third.height)).toBe(TOAST_GAP_PX);
  await expect.poll(() => page.locator("[data-sonner-toast][data-visible=true]").count()).toBe(TOASTS_VISIBLE);
});

inBrowser("a toast goes after four seconds, in 200 ms", { tags: "detail" }, async () => {
  const { page: tab } = await openPage(await newContext());
  await tab.clock.install();
  await tab.goto(url);
  await tab.waitForFunction("window.toast");
  const toast = tab.locator("[data-sonner-toast]");
  // The first toast loads the toaster's code, which a paused clock would hold back.
  await tab.evaluate("window.toast.info('First')");
  await toast.waitFor();
  await toast.waitFor({ state: "detached" });
  await tab.clock.pauseAt(Date.now() + 60_000);
  await tab.evaluate("window.toast.info('Short')");
  // A timer draws the toast, and its lifetime begins then.
  const drawnWithin = 50;
  await tab.clock.runFor(drawnWithin);
  await toast.waitFor();

  await tab.clock.runFor(TOAST_MS - drawnWithin - 1);
  await expect.poll(() => toast.getAttribute("data-removed")).toBe("false");
  await tab.clock.runFor(drawnWithin + 1);
  await toast.and(tab.locator("[data-removed=true]")).waitFor();
  await tab.clock.runFor(TOAST_EXIT_MS - drawnWithin - 1);
  await expect.poll(() => toast.count()).toBe(1);
  await tab.clock.runFor(drawnWithin + 1);
  await toast.waitFor({ state: "detached" });
});

inBrowser("Alt T leads to the toasts", async () => {
  await show("info", "To be read", { duration: 60_000 });
  await settled("To be read");
  await page.keyboard.press("Alt+T");
  await expect
    .poll(() => page.evaluate<string>("document.activeElement?.closest('section')?.getAttribute('aria-label')"))
    .toMatch(/^Notifications/);
});

/** Drags slowly, so that the distance decides and not the speed. */
async function swipe(title: string, distance: number): Promise<void> {
  const { x, y, width, height } = await boxOf(title);
  await page.mouse.move(x + width / 3, y + height / 2);
  await page.mouse.down();
  for (let moved = 1; moved <= distance; moved++) {
    await page.mouse.move(x + width / 3 + moved, y + height / 2);
    await page.waitForTimeout(15);
  }
  await page.waitForTimeout(200);
  await page.mouse.up();
}

inBrowser("a swipe of 20 px dismisses a toast, a shorter one does not", { tags: "detail" }, async () => {
  await show("info", "Stays", { duration: 60_000 });
  await settled("Stays");
  await swipe("Stays", TOAST_SWIPE_PX - 4);
  await page.waitForTimeout(600);
  await expect.poll(() => page.getByText("Stays").count()).toBe(1);
  await swipe("Stays", TOAST_SWIPE_PX + 1);
  await page.getByText("Stays").waitFor({ state: "detached" });
});

test("durations and sizes are those of the specification", () => {
  expect([TOAST_MS, TOASTS_VISIBLE, TOAST_WIDTH_PX, TOAST_GAP_PX, TOAST_SWIPE_PX, TOAST_EXIT_MS]).toEqual([
    4000, 3, 356, 14, 20, 200,
  ]);
});
