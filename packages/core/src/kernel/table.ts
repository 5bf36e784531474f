import { gunzipSync, gzipSync } from "node:zlib";
import { CustomAttributeType, type EntityConfiguration } from "electrodb";
import { dynamo } from "./aws.ts";

/** All entities are in one table. A client opens no connection before its first call. */
export const table: EntityConfiguration = {
  client: dynamo(),
  ...(process.env["TABLE_NAME"] && { table: process.env["TABLE_NAME"] }),
};

/** Keeps the case of keys; electrodb would lower-case ids and addresses. */
const plain = { casing: "none" } as const;

/** Defines the primary key by the attributes of its partition and sort key. */
export const primary = <const P extends readonly string[], const S extends readonly string[]>(partition: P, sort: S) => ({
  pk: { field: "pk", composite: partition, ...plain },
  sk: { field: "sk", composite: sort, ...plain },
});

export const gsi1 = <const P extends readonly string[], const S extends readonly string[]>(partition: P, sort: S) => ({
  index: "gsi1",
  pk: { field: "gsi1pk", composite: partition, ...plain },
  sk: { field: "gsi1sk", composite: sort, ...plain },
});

/** ISO 8601 UTC, set once. */
export const createdAt = { type: "string", required: true, readOnly: true, default: () => new Date().toISOString() } as const;

/** ISO 8601 UTC of the last write. */
export const updatedAt = {
  type: "string",
  required: true,
  watch: "*",
  default: () => new Date().toISOString(),
  set: () => new Date().toISOString(),
} as const;

/**
 * Time after which DynamoDB may delete the item, in seconds since 1970. It can exist for days longer, so readers compare times
 * themselves.
 */
export const expiresAt = { type: "number" } as const;
export const inSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Stores a value as JSON in one string, because an item with many small attributes is larger than its content. */
export const written = <T extends object>() =>
  ({
    type: CustomAttributeType<T>("any" as never),
    set: (value?: T) => (value === undefined ? undefined : (JSON.stringify(value) as unknown as T)),
    get: (value?: T) => (value === undefined ? undefined : (JSON.parse(value as unknown as string) as T)),
  }) as const;

/** Stores a value as gzipped JSON: marks and profiles shrink to a fifth, and capacity is billed per kilobyte. */
export const packed = <T extends object>() =>
  ({
    type: CustomAttributeType<T>("any" as never),
    set: (value?: T) => (value === undefined ? undefined : (gzipSync(JSON.stringify(value)) as T)),
    get: (value?: T) => (value === undefined ? undefined : (JSON.parse(gunzipSync(value as Uint8Array).toString("utf8")) as T)),
  }) as const;
