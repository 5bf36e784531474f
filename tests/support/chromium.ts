import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/opt/google/chrome/chrome"];

/** The path of the system's Chromium: `CHROMIUM`, or one of the usual places. */
export const executablePath = [process.env["CHROMIUM"], ...PLACES].find((path) => path && existsSync(path));

/** A headless Chromium. */
export async function launch(): Promise<Browser> {
  if (!executablePath) throw new Error("No Chromium was found: set CHROMIUM");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
