import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Raised when what the product keeps changes its form. Before the first release data is not carried over. */
export const DATA_VERSION = "2";

/**
 * Marks an empty data folder with the version of its content.
 * @throws Error when the folder holds data of another version, with what to do
 */
export function claimDataFolder(folder: string): void {
  const marker = join(folder, "data-version");
  const held = existsSync(marker) ? readFileSync(marker, "utf8").trim() : undefined;
  if (held === DATA_VERSION) return;
  const isFilled = existsSync(folder) && readdirSync(folder).length > 0;
  if (held !== undefined || isFilled) {
    throw new Error(
      `${folder} holds data of ${held === undefined ? "an earlier" : "another"} version of Candor. Move it away, or name another folder in LOCAL_DATA.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(marker, `${DATA_VERSION}\n`);
}
