import { Readable } from "node:stream";
import type { DatabaseSync } from "node:sqlite";
import type { Item } from "../history.ts";
import { openDatabase } from "../../kernel/database.ts";
import { rules, type Callback, type Table } from "./dynalite.ts";
import { refusal } from "./refusal.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS candor_tables (name TEXT PRIMARY KEY, description TEXT NOT NULL, expiry TEXT);
  CREATE TABLE IF NOT EXISTS candor_tokens (token TEXT PRIMARY KEY, request TEXT NOT NULL, at INTEGER NOT NULL);`;

/** Items that a query reads at once from the file. */
const PAGE = 256;
const LARGEST_ITEM_BYTES = 400 * 1024;

interface Range {
  readonly gt?: string;
  readonly gte?: string;
  readonly lt?: string;
  readonly lte?: string;
  readonly reverse?: boolean;
  /** -1: all */
  readonly limit?: number;
}

type Lock = (key: string, work: (release: <T>(done: T) => T) => void) => void;

/** The items of a table or of an index, in the order of their keys. */
interface Items {
  get(key: string, done: Callback<Item>): void;
  put(key: string, item: Item, done: Callback): void;
  del(key: string, done: Callback): void;
  createValueStream(range: Range): Readable;
  readonly lock: Lock;
}

/** Calls are answered one after the other, so nothing needs to be locked within one. */
const lock: Lock = (_key, work) => work((done) => done);

/**
 * The place where dynalite's rules keep tables and items: an SQLite file in place of LevelDB, because a transaction of SQLite is whole or not
 * there after a kill, and because the triggers of point-in-time recovery (history.ts) find the same columns as in the binary's file.
 */
export class Store {
  readonly database: DatabaseSync;
  readonly options = { createTableMs: 0, maxItemSize: LARGEST_ITEM_BYTES };
  readonly tableDb = {
    awsAccountId: "000000000000",
    awsRegion: "us-east-1",
    lock,
    get: (name: string, done: Callback<Table>) => done(null, this.table(name)),
    put: (name: string, table: Table, done: Callback) => {
      this.keep(table);
      done(null, name);
    },
    createKeyStream: () =>
      Readable.from(
        this.database
          .prepare("SELECT name FROM candor_tables ORDER BY name")
          .all()
          .map(({ name }) => name),
      ),
  };
  /** Units that the writes to indexes took, by table, since `takeIndexUnits`. */
  #indexUnits = new Map<string, number>();
  readonly #items = new Map<string, Items>();
  readonly #tables = new Map<string, Table>();

  constructor(file: string) {
    this.database = openDatabase(file, SCHEMA);
  }

  table(name: string): Table | undefined {
    const known = this.#tables.get(name);
    if (known) return known;
    const row = this.database.prepare("SELECT description FROM candor_tables WHERE name = ?").get(name);
    if (!row) return undefined;
    const table = JSON.parse(row["description"] as string) as Table;
    this.#tables.set(name, table);
    return table;
  }

  keep(table: Table): void {
    this.database
      .prepare(
        "INSERT INTO candor_tables (name, description) VALUES (?, ?) ON CONFLICT DO UPDATE SET description = excluded.description",
      )
      .run(table.TableName, JSON.stringify(table));
    this.#tables.set(table.TableName, table);
    for (const name of [
      table.TableName,
      ...(table.GlobalSecondaryIndexes ?? []).map((index) => indexName(table.TableName, index.IndexName)),
    ]) {
      // The names of the columns are the binary's: history.ts reads them.
      this.database.exec(
        `CREATE TABLE IF NOT EXISTS ${quoted(name)} (pk TEXT NOT NULL, sk TEXT NOT NULL DEFAULT '', item_json TEXT NOT NULL, PRIMARY KEY (pk))`,
      );
    }
  }

  /** Forgets what was read of tables: a transaction that kept some was undone. */
  forget(): void {
    this.#tables.clear();
  }

  getTable(name: string, ...rest: [Callback<Table>] | [boolean, Callback<Table>]): void {
    const done = rest.at(-1) as Callback<Table>;
    const table = this.table(name);
    if (table) return done(null, table);
    const where = rest[0] === false ? `: Table: ${name} not found` : "";
    done(refusal("ResourceNotFoundException", `Requested resource not found${where}`));
  }

  getItemDb(name: string): Items {
    return this.#itemsIn(name, name, false);
  }

  getIndexDb(_type: string, table: string, index: string): Items {
    return this.#itemsIn(indexName(table, index), table, true);
  }

  takeIndexUnits(): Map<string, number> {
    const units = this.#indexUnits;
    this.#indexUnits = new Map();
    return units;
  }

  #itemsIn(name: string, table: string, isIndex: boolean): Items {
    const known = this.#items.get(name);
    if (known) return known;
    const read = this.database.prepare(`SELECT item_json FROM ${quoted(name)} WHERE pk = ?`);
    const write = this.database.prepare(
      `INSERT INTO ${quoted(name)} (pk, item_json) VALUES (?, ?) ON CONFLICT DO UPDATE SET item_json = excluded.item_json`,
    );
    const remove = this.database.prepare(`DELETE FROM ${quoted(name)} WHERE pk = ?`);
    const textOf = (key: string) => read.get(key)?.["item_json"] as string | undefined;
    const parsed = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as Item));
    const meter = (...items: (Item | undefined)[]) => {
      const units = Math.max(...items.map((item) => (item ? rules.capacityUnits(item, false, false) : 0)));
      this.#indexUnits.set(table, (this.#indexUnits.get(table) ?? 0) + units);
    };

    const items: Items = {
      lock,
      get: (key, done) => done(null, parsed(textOf(key))),
      put: (key, item, done) => {
        const fault = isIndex ? undefined : emptyKeyOf(item, this.table(table));
        if (fault) return done(fault);
        const text = JSON.stringify(item);
        const before = isIndex ? textOf(key) : undefined;
        if (isIndex && before === text) return done(null);
        if (isIndex) meter(parsed(before), item);
        write.run(key, text);
        done(null);
      },
      del: (key, done) => {
        if (isIndex) meter(parsed(textOf(key)));
        remove.run(key);
        done(null);
      },
      createValueStream: (range) => Readable.from(this.#within(name, range), { highWaterMark: PAGE }),
    };
    this.#items.set(name, items);
    return items;
  }

  /** Reads in pages, so that a query that ends early leaves no statement open. */
  *#within(name: string, { reverse = false, limit = -1, ...bounds }: Range): Generator<Item> {
    const SIGNS = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;
    const wheres = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).filter((bound) => bounds[bound] !== undefined);
    const conditions = wheres.map((bound) => `pk ${SIGNS[bound]} ?`);
    const values = wheres.map((bound) => bounds[bound]!);
    const sql = (more: readonly string[]) =>
      `SELECT pk, item_json FROM ${quoted(name)} WHERE ${["1", ...conditions, ...more].join(" AND ")} ORDER BY pk ${reverse ? "DESC" : "ASC"} LIMIT ?`;
    let statement = this.database.prepare(sql([]));
    let last: string[] = [];
    for (let left = limit < 0 ? Infinity : limit; left > 0;) {
      const size = Math.min(left, PAGE);
      const rows = statement.all(...values, ...last, size) as { pk: string; item_json: string }[];
      for (const row of rows) yield JSON.parse(row.item_json) as Item;
      if (rows.length < size) return;
      left -= rows.length;
      if (last.length === 0) statement = this.database.prepare(sql([`pk ${reverse ? "<" : ">"} ?`]));
      last = [rows.at(-1)!.pk];
    }
  }
}

/** A "/" is in no table's name. */
const indexName = (table: string, index: string) => `${table}/${index}`;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** DynamoDB refuses an empty key of an index; dynalite keeps it. */
function emptyKeyOf(item: Item, table: Table | undefined): Error | undefined {
  for (const { IndexName, KeySchema } of table?.GlobalSecondaryIndexes ?? []) {
    for (const { AttributeName } of KeySchema) {
      const value = item[AttributeName] as { S?: string; B?: string } | undefined;
      if (value?.S !== "" && value?.B !== "") continue;
      return refusal(
        "ValidationException",
        `One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: ${IndexName}, IndexKey: ${AttributeName}`,
      );
    }
  }
  return undefined;
}
