import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Opens a SQLite file, creating it with this schema.
 *
 * WAL with synchronous=NORMAL: a commit returns after the operating system has the data, so nothing committed is lost when this process
 * is killed. A power cut may lose the last moments, and never corrupts the file. FULL would add an fsync to every call for no gain:
 * the DynamoDB stand-in writes its file the same way, and a queue need not be more durable than the table.
 */
export function openDatabase(file: string, schema: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  // Waits while the last process is ending and still holds the file.
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
