/** The data folder: one process at a time, one version of its content, files written in full or not at all. */
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

/** Raised when files of the data folder change their form. A folder of an older version is refused. */
const SCHEMA_VERSION = 1;

/** Files that takeDataFolder itself creates before it looks for others. */
const OWN_FILES = /^(?:lock\.sqlite.*|pid)$/u;

export interface DataFolder {
  release(): void;
}

/**
 * Locks the data folder, creating it when needed. The lock is SQLite's on a file: the system releases it when the process
 * ends, however it ends. Throws when another process holds it, or when the folder is of another version: of the cloud's own files, or
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

/** Replaces a file at once: the content is on the disk before it gets its name. Readable by its owner only. */
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
