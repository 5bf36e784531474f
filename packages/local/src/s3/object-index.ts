import type { DatabaseSync, StatementSync } from "node:sqlite";
import { openDatabase, transaction } from "../kernel/database.ts";
import { Refusal } from "../kernel/service.ts";

export type ChecksumAlgorithm = "crc32" | "sha1" | "sha256";

/** An object without its bytes. */
export interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly blob: string;
  readonly size: number;
  /** Without quotes. */
  readonly eTag: string;
  /** Milliseconds since 1970, by the product's clock. */
  readonly modifiedAt: number;
  /** Content-Type and the other headers that are kept, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** x-amz-meta-*, without the prefix. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly checksum?: { readonly algorithm: ChecksumAlgorithm; readonly value: string } | undefined;
}

/** An ObjectCreated notification. The same one may come twice. */
export interface ObjectCreated {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  readonly eTag: string;
  readonly eventName: "ObjectCreated:Put" | "ObjectCreated:Post" | "ObjectCreated:Copy";
  /** ISO 8601. */
  readonly eventTime: string;
  /** Hexadecimal; greater for later events. */
  readonly sequencer: string;
}

export type EventName = ObjectCreated["eventName"];

/** All objects, and the notifications that are not delivered yet. */
export class ObjectIndex {
  readonly #database: DatabaseSync;
  readonly #one: StatementSync;
  readonly #from: StatementSync;
  readonly #put: StatementSync;
  readonly #remove: StatementSync;
  readonly #blobInUse: StatementSync;
  readonly #addNotification: StatementSync;
  readonly #firstNotification: StatementSync;
  readonly #removeNotification: StatementSync;

  constructor(file: string) {
    this.#database = openDatabase(
      file,
      `CREATE TABLE IF NOT EXISTS object (bucket TEXT, key TEXT, blob TEXT NOT NULL, about TEXT NOT NULL, PRIMARY KEY (bucket, key)) WITHOUT ROWID;
       CREATE INDEX IF NOT EXISTS object_by_blob ON object (blob);
       CREATE TABLE IF NOT EXISTS notification (seq INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL);`,
    );
    this.#one = this.#database.prepare("SELECT about FROM object WHERE bucket = ? AND key = ?");
    // SQLite compares text by its UTF-8 bytes, which is the order S3 lists in.
    this.#from = this.#database.prepare("SELECT about FROM object WHERE bucket = ? AND key >= ? ORDER BY key");
    this.#put = this.#database.prepare("INSERT OR REPLACE INTO object (bucket, key, blob, about) VALUES (?, ?, ?, ?)");
    this.#remove = this.#database.prepare("DELETE FROM object WHERE bucket = ? AND key = ?");
    this.#blobInUse = this.#database.prepare("SELECT 1 FROM object WHERE blob = ? LIMIT 1");
    this.#addNotification = this.#database.prepare("INSERT INTO notification (event) VALUES (?)");
    this.#firstNotification = this.#database.prepare("SELECT seq, event FROM notification ORDER BY seq LIMIT 1");
    this.#removeNotification = this.#database.prepare("DELETE FROM notification WHERE seq = ?");
  }

  find(bucket: string, key: string): StoredObject | undefined {
    return objectOf(this.#one.get(bucket, key));
  }

  /**
   * Adds the object and its notification, both or neither.
   * @returns the blob that no object refers to any more
   * @throws Refusal PreconditionFailed when it must be new and is not
   */
  put(object: StoredObject, eventName: EventName, { mustBeNew = false } = {}): string | undefined {
    return transaction(this.#database, () => {
      const previous = this.find(object.bucket, object.key);
      if (previous && mustBeNew)
        throw new Refusal("PreconditionFailed", "At least one of the pre-conditions you specified did not hold", 412);
      const { bucket, key, size, eTag, modifiedAt } = object;
      this.#put.run(bucket, key, object.blob, JSON.stringify(object));
      const event: Omit<ObjectCreated, "sequencer"> = {
        bucket,
        key,
        size,
        eTag,
        eventName,
        eventTime: new Date(modifiedAt).toISOString(),
      };
      this.#addNotification.run(JSON.stringify(event));
      return previous && this.#abandoned(previous.blob);
    });
  }

  /** @returns the blob that no object refers to any more */
  remove(bucket: string, key: string): string | undefined {
    return transaction(this.#database, () => {
      const previous = this.find(bucket, key);
      this.#remove.run(bucket, key);
      return previous && this.#abandoned(previous.blob);
    });
  }

  isBlobInUse(blob: string): boolean {
    return this.#blobInUse.get(blob) !== undefined;
  }

  /** The first object at or after `key`, in the order of S3. */
  firstFrom(bucket: string, key: string): StoredObject | undefined {
    return objectOf(this.#from.get(bucket, key));
  }

  nextNotification(): { readonly seq: number; readonly event: ObjectCreated } | undefined {
    const row = this.#firstNotification.get() as { seq: number; event: string } | undefined;
    if (!row) return undefined;
    const event = JSON.parse(row.event) as Omit<ObjectCreated, "sequencer">;
    return { seq: row.seq, event: { ...event, sequencer: row.seq.toString(16).padStart(16, "0").toUpperCase() } };
  }

  removeNotification(seq: number): void {
    this.#removeNotification.run(seq);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #abandoned(blob: string): string | undefined {
    return this.isBlobInUse(blob) ? undefined : blob;
  }
}

function objectOf(row: unknown): StoredObject | undefined {
  return row === undefined ? undefined : (JSON.parse((row as { about: string }).about) as StoredObject);
}
