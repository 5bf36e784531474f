/** The data folder: one owner at a time, one version of its content, files that are whole or absent. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Raised when files of the data folder change their meaning. An older folder is refused with a sentence, never misread. */
const SCHEMA_VERSION = 1;

/** What taking a folder makes before it looks what is in it. */
const OWN_FILES = /^(?:lock\.sqlite.*|pid)$/u;

export interface DataFolder {
  release(): void;
}

/**
 * Takes the data folder, creating it when needed. The lock is SQLite's on a file, so that the system lets go of it when the process
 * ends in whatever way. Throws when another process holds it, or when what it holds is of another version: of the cloud's own files, or
 * of the application's data, which `dataVersion` names.
 */
export function takeDataFolder(folder: string, dataVersion = "0"): DataFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, "lock.sqlite"));
  const pidFile = join(folder, "pid");
  try {
    lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    const holder = existsSync(pidFile) ? ` (process ${readFileSync(pidFile, "utf8").trim()})` : "";
    throw new Error(`Another local cloud is using ${folder}${holder}. Stop it, or set LOCAL_DATA to another folder.`);
  }
  writeFileSync(pidFile, `${process.pid}\n`);

  const versionFile = join(folder, "version");
  const current = `${SCHEMA_VERSION}.${dataVersion}`;
  const isNew = readdirSync(folder).every((name) => OWN_FILES.test(name));
  if (isNew) writeAtomically(versionFile, current);
  const held = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : "none";
  if (held !== current) {
    lock.close();
    throw new Error(
      `${folder} holds data of another version (${held}, this is ${current}). Move it away, or name another folder in LOCAL_DATA.`,
    );
  }
  return { release: () => lock.close() };
}

/** Replaces a file by content that is on the disk before its name is; readable by its owner only. */
export function writeAtomically(path: string, content: string): void {
  const draft = `${path}.draft`;
  const file = openSync(draft, "w", 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}
