/**
 * `npx node scripts/measure-tools.ts`: how long the free tools take to answer once they are warm, in a browser, from the built pages in dist/site.
 * The worker's own time is taken times four, for a slow phone; run it on a quiet machine.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import type { AddressInfo } from "node:net";
import { launch } from "../tests/support/chromium.ts";
import { fillStage } from "../web/site/stage.ts";
import { TOOLS } from "../web/site/paths.ts";

const SLOWER = 4;
const ROUNDS = 15;
const SITE = "dist/site";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};
const STAGE = { site: "http://localhost", region: "local", contact: "hello@localhost", imprint: ["Local"] };

const server = createServer((request, response) => {
  const path = new URL(request.url ?? "/", STAGE.site).pathname;
  const file = join(SITE, extname(path) ? path : `${path}.html`);
  try {
    const bytes = readFileSync(file);
    response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
    response.end(file.endsWith(".html") ? fillStage(bytes.toString("utf8"), STAGE) : bytes);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Notes how long each answer of a worker takes. */
const TIMED = `
  globalThis.answers = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    const began = performance.now();
    this.addEventListener("message", () => answers.push(performance.now() - began), { once: true });
    return post.call(this, message, ...more);
  };
`;

const browser = await launch();
try {
  console.log("tool\tfirst answer ms\twarm median ms\twarm most ms\ttimes four, median\tmost");
  for (const [tool, path] of Object.entries(TOOLS)) {
    const page = await browser.newPage();
    await page.addInitScript(TIMED);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const field = page.locator("form textarea, form input[type=text]").first();
    await field.focus();
    for (let round = 0; round <= ROUNDS; round++) {
      await field.press("End");
      await field.pressSequentially("a");
      await page.waitForFunction(`answers.length > ${round}`);
    }
    const [first = 0, ...warm] = await page.evaluate<number[]>("answers");
    const sorted = warm.toSorted((a, b) => a - b);
    const [median, most] = [sorted[sorted.length >> 1]!, sorted.at(-1)!];
    console.log(
      [tool, first, median, most, median * SLOWER, most * SLOWER]
        .map((one) => (typeof one === "number" ? one.toFixed(1) : one))
        .join("\t"),
    );
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
