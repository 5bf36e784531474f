import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { manifestOf } from "./manifest.ts";
import { packExtension, writtenManifest } from "./pack.ts";
import { spriteOf } from "./sprite.ts";

const HERE = import.meta.dirname;
/** The address of `npm start`; `packExtension` puts in that of a stage. */
const LOCAL_SITE = "http://localhost:3000";

/** Builds `dist/extension`, which a browser loads as it is, and the zip of it beside. */
export async function buildExtension(dist = "dist"): Promise<void> {
  const out = join(dist, "extension");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await build({
    entryPoints: {
      worker: join(HERE, "src/background/worker.ts"),
      popup: join(HERE, "src/ui/popup.ts"),
      send: join(HERE, "src/ui/send.ts"),
      styles: join(HERE, "pages/styles.css"),
      page: join(HERE, "pages/page.css"),
    },
    external: ["fonts/*"],
    outdir: out,
    bundle: true,
    format: "iife",
    minify: true,
    charset: "utf8",
    target: ["chrome127", "firefox140"],
    logLevel: "warning",
  });
  const sprite = await spriteOf();
  for (const page of ["popup.html", "send.html"]) {
    const html = readFileSync(join(HERE, "pages", page), "utf8").replaceAll(/\n\s*/g, "");
    writeFileSync(join(out, page), html.replace("<!-- icons -->", sprite));
  }
  cpSync(join(HERE, "_locales"), join(out, "_locales"), { recursive: true });
  cpSync(join(HERE, "icons"), join(out, "icons"), { recursive: true });
  const fonts = createRequire(import.meta.url);
  for (const part of ["latin", "latin-ext"]) {
    cpSync(
      fonts.resolve(`@fontsource-variable/geist/files/geist-${part}-wght-normal.woff2`),
      join(out, `fonts/geist-${part}.woff2`),
    );
  }
  const { version } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8")) as { version: string };
  writeFileSync(join(out, "manifest.json"), writtenManifest(manifestOf({ siteUrl: LOCAL_SITE, version })));
  writeFileSync(join(dist, "extension.zip"), packExtension(out, { siteUrl: LOCAL_SITE }));
}
