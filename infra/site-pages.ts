import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { SiteBuild, StageFacts } from "../web/site/contract.ts";
import { packExtension } from "../packages/extension/pack.ts";
import { fillStage } from "../web/site/stage.ts";
import { appPage, scriptsIn } from "./app-page.ts";
import { doorsOf } from "./federation-settings.ts";
import type { Inlined, Settings } from "./settings.ts";
import type { SiteConfig } from "./site-config.ts";

/** The build's notes on the public pages, with what the pages that are online now need of the policy. */
export function siteBuild({ built, inlinedBefore }: Settings): SiteBuild {
  const file = join(built, "site.json");
  if (!existsSync(file)) throw new Error(`The public pages are not built (${file} is missing): run "npm run build" first.`);
  const build = JSON.parse(readFileSync(file, "utf8")) as SiteBuild;
  return {
    ...build,
    styles: [...new Set([...build.styles, ...(inlinedBefore?.styles ?? [])])],
    scripts: [...new Set([...build.scripts, ...(inlinedBefore?.scripts ?? [])])],
  };
}

/** Path of the browser extension on the site, for those who load it by hand. */
const EXTENSION_ZIP = "extension/candor-extension.zip";

/** Path of the hashes that the present pages need of the policy. The next deploy reads it, because its policy must still allow them. */
const INLINED = "inlined.json";

function inlinedNow(settings: Settings): Inlined {
  const file = join(settings.built, "site", INLINED);
  if (!existsSync(file)) throw new Error(`The public pages are not built (${file} is missing): run "npm run build" first.`);
  const { styles, scripts } = JSON.parse(readFileSync(file, "utf8")) as Inlined;
  return { styles, scripts: [...new Set([...scripts, ...scriptsIn(appPage(settings))])] };
}

/** The browser extension as its page in the dashboard tells of it: version and size of the file, and the stores that list it. */
export function extensionFacts(settings: Settings): Required<SiteConfig>["extension"] {
  const folder = join(settings.built, "extension");
  const bytes = packExtension(folder, settings).length;
  const { version } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as { version: string };
  return { version, bytes, stores: settings.extension.stores };
}

/** Configuration of the app on this stage: in its page, and in the environment of the function that draws it. */
export function siteConfigOf(settings: Settings): SiteConfig {
  return {
    stage: settings.stage,
    providers: doorsOf(settings),
    extension: extensionFacts(settings),
    ...(settings.demoUrl && { demoUrl: settings.demoUrl }),
  };
}

/**
 * Runs `use` on a temporary folder with the static public pages, filled with the facts of the stage, and the browser extension, packed for
 * it. The folder is removed afterwards: the synthesis copies an asset when it is declared.
 */
export function withSitePages<T>(settings: Settings, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "candor-site-"));
  try {
    cpSync(join(settings.built, "site"), folder, { recursive: true, filter: (path) => basename(path) !== "assets" });
    const facts = stageFacts(settings);
    for (const file of globSync("**/*.{html,txt}", { cwd: folder })) {
      writeFileSync(join(folder, file), fillStage(readFileSync(join(folder, file), "utf8"), facts));
    }
    writeFileSync(join(folder, INLINED), `${JSON.stringify(inlinedNow(settings))}\n`);
    mkdirSync(join(folder, "extension"));
    writeFileSync(join(folder, EXTENSION_ZIP), packExtension(join(settings.built, "extension"), settings));
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const stageFacts = ({ siteUrl, region, contactEmail, imprint, model, analytics, demoUrl }: Settings): StageFacts => ({
  site: siteUrl,
  region,
  contact: contactEmail,
  imprint,
  ...(model && { model: model.name }),
  ...(analytics && { analytics }),
  ...(demoUrl && { demo: demoUrl }),
});
