import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "./settings.ts";

/** The app's page as it was built, without the configuration of a stage. */
export function appPage({ built }: Settings): string {
  const file = join(built, "web", "app.html");
  if (!existsSync(file)) throw new Error(`The web app is not built (${file} is missing): run "npm run build" first.`);
  return readFileSync(file, "utf8");
}

/** `'sha256-…'` of each script that stands in a page. Data in a page is no script, and has a type. */
export const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gsu)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

/** The name of the build that a page belongs to. */
export function buildOf(html: string): string {
  const [, build] = /<meta name="build" content="([^"]+)">/u.exec(html) ?? [];
  if (!build) throw new Error("The app's page does not name its build.");
  return build;
}
