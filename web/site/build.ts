// oxlint-disable no-restricted-imports -- builds the site, and is not in the browser
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { LOCALES } from "@candor/core/kernel/limits";
import { build as bundle } from "esbuild";
import { build as viteBuild } from "vite";
import { browserBundle } from "../../packages/documents/bundle.ts";
import { sampleReceipt } from "../build/sample-receipt.ts";
import { type SiteAssets, type SiteBuild, type StaticSite, STYLESHEETS } from "./contract.ts";

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; name?: string; isEntry?: boolean }>;

const SITE = import.meta.dirname;
const DIST = resolve(SITE, "../../dist");
const OUT = join(DIST, "site");
const NOTES = join(DIST, "site.json");

/**
 * Builds the public pages into `dist/site`: the stylesheet and the islands' scripts with Vite, then every page in every language.
 * `dist/site.json` holds all that others need of it: the functions that draw pages, the Content-Security-Policy, the sitemap.
 */
export async function buildSite(): Promise<void> {
  const before = existsSync(NOTES) ? (JSON.parse(readFileSync(NOTES, "utf8")) as SiteBuild) : undefined;
  await viteBuild({ configFile: join(SITE, "vite.config.ts"), logLevel: "warn" });
  await buildCheck();
  const assets = assetsOf(JSON.parse(readFileSync(join(OUT, "manifest.json"), "utf8")) as Manifest);
  rmSync(join(OUT, "manifest.json"));

  const { renderStatic, BOOT, INDEXED_PATHS } = await rendererModule();
  for (const [file, html] of await renderStatic(assets)) {
    mkdirSync(dirname(join(OUT, file)), { recursive: true });
    writeFileSync(join(OUT, file), html);
  }
  const inlined = { styles: Object.values(assets.css).map(sourceOf), scripts: [sourceOf(BOOT)] };
  const notes: SiteBuild = {
    assets,
    paths: INDEXED_PATHS,
    styles: lastTwo(inlined.styles, before?.styles),
    scripts: lastTwo(inlined.scripts, before?.scripts),
  };
  // Read by the next deploy, whose policy must still allow these pages.
  writeFileSync(join(OUT, "inlined.json"), `${JSON.stringify(inlined)}\n`);
  writeFileSync(NOTES, `${JSON.stringify(notes)}\n`);
}

/** The worker that checks receipts, with the renderer's program and a sample beside it. Its address stays, because the app asks for it as well. */
async function buildCheck(): Promise<void> {
  await bundle({
    ...browserBundle,
    entryPoints: { check: resolve(SITE, "../receipt/check.worker.ts") },
    outdir: join(OUT, "verify"),
    define: { "process.env.NODE_ENV": '"production"' },
  });
  for (const locale of LOCALES)
    writeFileSync(join(OUT, "verify", `sample-${locale}.json`), `${JSON.stringify(await sampleReceipt(locale), null, 2)}\n`);
}

/** The pages' module, bundled as the function's is. */
async function rendererModule(): Promise<StaticSite> {
  const outfile = join(DIST, "site-renderer", "index.mjs");
  await bundle({
    entryPoints: [join(SITE, "static.tsx")],
    outfile,
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    // Hoisted libraries find React, which lives in this workspace.
    nodePaths: [resolve(SITE, "../node_modules")],
    loader: { ".md": "text" },
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    logLevel: "error",
  });
  // The query tells Node that a second build in one process is another module.
  return (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)) as StaticSite;
}

function assetsOf(manifest: Manifest): SiteAssets {
  const entry = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no ${key}.`);
    return found;
  };
  const importsOf = (key: string): string[] =>
    (entry(key).imports ?? []).flatMap((each) => [entry(each).file, ...importsOf(each)]);
  const islands = Object.keys(manifest).flatMap((key) => {
    const [, name] = /^site\/islands\/([\w-]+)\.client\.tsx?$/u.exec(key) ?? [];
    return name ? [[name, [...new Set([entry(key).file, ...importsOf(key)])].map((file) => `/${file}`)] as const] : [];
  });
  const font = (name: string) => {
    const key = Object.keys(manifest).find((each) => each.endsWith(`/${name}-wght-normal.woff2`));
    return `/${entry(key ?? name).file}`;
  };
  const { consent = [], ...drawn } = Object.fromEntries(islands);
  return {
    css: Object.fromEntries(
      STYLESHEETS.map((name) => [name, steady(readFileSync(join(OUT, entry(`site/styles/${name}.css`).file), "utf8").trim())]),
    ) as SiteAssets["css"],
    islands: drawn,
    fonts: { latin: font("geist-latin"), latinExt: font("geist-latin-ext") },
    consent: consent[0] ?? "",
  };
}

/** No font swaps: a page that began in another one keeps it, because lines that break anew would move what somebody reads. */
function steady(css: string): string {
  const changed = css.replaceAll("font-display:swap", "font-display:optional");
  if (changed === css) throw new Error("The stylesheet declares no font.");
  return changed;
}

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Cached pages outlive the header that came with them by minutes, so the sources of the former build stay allowed. */
const lastTwo = (own: readonly string[], before: readonly string[] = []) =>
  [...new Set([...own, ...before])].slice(0, 2 * own.length);
