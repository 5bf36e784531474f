import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

/** Chromium without windows: it shows pages alike, with half of the work. It has no extensions. */
const SHELL = "/usr/bin/chromium-headless-shell";
const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/opt/google/chrome/chrome"];

/** The path of the system's Chromium: `CHROMIUM`, or one of the usual places. */
export const executablePath = [process.env["CHROMIUM"], ...PLACES].find((path) => path && existsSync(path));

/** Launches a headless Chromium: `CHROMIUM`, the one without windows if the system has it, or the system's. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const path = !process.env["CHROMIUM"] && existsSync(SHELL) ? SHELL : executablePath;
  if (!path) throw new Error("No Chromium was found: set CHROMIUM");
  return chromium.launch({
    executablePath: path,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
}
