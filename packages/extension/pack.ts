import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { zipSync, type Zippable } from "fflate";
import { manifestOf } from "./manifest.ts";

interface Packed {
  readonly siteUrl: string;
  readonly isForStore?: boolean;
}

/** The earliest date that a zip can name. */
const NO_DATE = new Date(1980, 0, 1);

/**
 * Packs the built extension for one stage. The same build gives the same bytes: names are sorted, dates fixed, and the compressor is the same
 * on every system.
 */
export function packExtension(folder: string, { siteUrl, isForStore }: Packed): Uint8Array {
  const manifestPath = join(folder, "manifest.json");
  if (!existsSync(manifestPath))
    throw new Error(`The extension is not built (${manifestPath} is missing): run "npm run build" first.`);
  const { version } = JSON.parse(readFileSync(manifestPath, "utf8")) as { version: string };
  const manifest = writtenManifest(manifestOf({ siteUrl, version, ...(isForStore && { isForStore }) }));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
  const files: Zippable = {};
  for (const name of names) files[name] = name === "manifest.json" ? manifest : readFileSync(join(folder, name));
  return zipSync(files, { level: 9, mtime: NO_DATE });
}

export const writtenManifest = (manifest: object): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(manifest, undefined, 2)}\n`);
