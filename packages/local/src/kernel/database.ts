import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Opens a SQLite file, creating it with this schema.
 *
 * WAL with synchronous=NORMAL: a commit is handed to the operating system before it returns, so nothing committed is lost when this process
 * is killed; only a power cut may take the last moments, and it never corrupts. FULL would put an fsync into every call and gain nothing:
 * the DynamoDB stand-in keeps its file the same way, and a queue cannot be more durable than the table it speaks of.
 */
export function openDatabase(file: string, schema: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  // Waits while a predecessor that is still ending holds the file.
  database.exec("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  database.exec(schema);
  return database;
}

/** Runs `work` as one transaction. `work` must not be async. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
