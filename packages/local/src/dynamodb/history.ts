import { DatabaseSync } from "node:sqlite";

/** Days to which a restore reaches back, as on AWS. */
const KEPT_DAYS = 35;
const DAY_MS = 86_400_000;

/** Milliseconds since 1970 by the product's clock, as SQLite computes them where the stand-in writes. */
const NOW = `CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) + (SELECT offset FROM candor_clock)`;

/** An item as DynamoDB's calls write it. */
export type Item = Readonly<Record<string, unknown>>;

/**
 * Every state that the tables with point-in-time recovery have had. Triggers in the stand-in's own file write each item down as it becomes:
 * whatever way a write takes, a restore finds it. Tables without recovery cost nothing.
 */
export class History {
  readonly #database: DatabaseSync;
  #offset: number | undefined;

  /** @param file the stand-in's SQLite file, which it has made */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(`PRAGMA busy_timeout = 5000;
      CREATE TABLE IF NOT EXISTS candor_history (seq INTEGER PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL, pk TEXT NOT NULL, sk TEXT NOT NULL, item TEXT);
      CREATE TABLE IF NOT EXISTS candor_recovery (name TEXT PRIMARY KEY, since INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS candor_clock (one INTEGER PRIMARY KEY CHECK (one = 1), offset INTEGER NOT NULL);
      INSERT OR IGNORE INTO candor_clock VALUES (1, 0);`);
  }

  /** Writes are dated by the product's clock from now on. */
  follow(offsetMs: number): void {
    if (this.#offset !== undefined && Math.abs(offsetMs - this.#offset) < 500) return;
    this.#database.prepare("UPDATE candor_clock SET offset = ?").run(Math.round(offsetMs));
    this.#offset = offsetMs;
  }

  /** Begins to write a table's states down, if it does not yet; forgets those to which no restore reaches any more. */
  begin(table: string, now: number): void {
    const since = this.since(table);
    if (since !== undefined) return this.#prune(table, now);
    const [name, quoted] = [text(table), identifier(table)];
    const add = (row: "NEW" | "OLD", item: string) =>
      `INSERT INTO candor_history (name, at, pk, sk, item) VALUES (${name}, ${NOW}, ${row}.pk, ${row}.sk, ${item});`;
    this.#database.exec(`BEGIN IMMEDIATE;
      INSERT INTO candor_history (name, at, pk, sk, item) SELECT ${name}, ${Math.round(now)}, pk, sk, item_json FROM ${quoted};
      CREATE TRIGGER ${identifier(`candor_put_${table}`)} AFTER INSERT ON ${quoted} BEGIN ${add("NEW", "NEW.item_json")} END;
      CREATE TRIGGER ${identifier(`candor_change_${table}`)} AFTER UPDATE ON ${quoted} BEGIN ${add("NEW", "NEW.item_json")} END;
      CREATE TRIGGER ${identifier(`candor_delete_${table}`)} AFTER DELETE ON ${quoted} BEGIN ${add("OLD", "NULL")} END;
      INSERT INTO candor_recovery VALUES (${name}, ${Math.round(now)});
      COMMIT;`);
  }

  /** The earliest time to which a table can be restored; undefined without point-in-time recovery. */
  since(table: string): number | undefined {
    const row = this.#database.prepare("SELECT since FROM candor_recovery WHERE name = ?").get(table);
    return (row as { since: number } | undefined)?.since;
  }

  /** The items that a table had at a time. */
  *itemsAt(table: string, at: number): Generator<Item> {
    const rows = this.#database
      .prepare(
        `SELECT item FROM candor_history WHERE seq IN (SELECT MAX(seq) FROM candor_history WHERE name = ? AND at <= ? GROUP BY pk, sk) AND item IS NOT NULL`,
      )
      .iterate(table, Math.round(at));
    for (const { item } of rows as Iterable<{ item: string }>) yield JSON.parse(item) as Item;
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #prune(table: string, now: number): void {
    const horizon = Math.round(now - KEPT_DAYS * DAY_MS);
    this.#database
      .prepare(
        `DELETE FROM candor_history WHERE name = ?1 AND at < ?2 AND seq NOT IN (SELECT MAX(seq) FROM candor_history WHERE name = ?1 AND at < ?2 GROUP BY pk, sk)`,
      )
      .run(table, horizon);
    this.#database.prepare("UPDATE candor_recovery SET since = MAX(since, ?2) WHERE name = ?1").run(table, horizon);
  }
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
