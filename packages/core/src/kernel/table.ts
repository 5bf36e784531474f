import { gunzipSync, gzipSync } from "node:zlib";
import { CustomAttributeType, type EntityConfiguration } from "electrodb";
import { dynamo } from "./aws.ts";

/** Every entity lives in the one table. A client opens no connection before its first call. */
export const table: EntityConfiguration = {
  client: dynamo(),
  ...(process.env["TABLE_NAME"] && { table: process.env["TABLE_NAME"] }),
};

/** Ids and addresses are stored as they are: electrodb would lower-case keys. */
const plain = { casing: "none" } as const;

/** The primary key: which attributes name the partition and which the item in it. */
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

/** When DynamoDB may remove the item, in seconds since 1970. It can lie there for days longer: readers compare times themselves. */
export const expiresAt = { type: "number" } as const;
export const inSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** A value kept as JSON in one string: of many small attributes, each costs more to carry than what it says. */
export const written = <T extends object>() =>
  ({
    type: CustomAttributeType<T>("any" as never),
    set: (value?: T) => (value === undefined ? undefined : (JSON.stringify(value) as unknown as T)),
    get: (value?: T) => (value === undefined ? undefined : (JSON.parse(value as unknown as string) as T)),
  }) as const;

/** A value kept as gzipped JSON: marks and profiles shrink to a fifth, and capacity is paid by the kilobyte. */
export const packed = <T extends object>() =>
  ({
    type: CustomAttributeType<T>("any" as never),
    set: (value?: T) => (value === undefined ? undefined : (gzipSync(JSON.stringify(value)) as T)),
    get: (value?: T) => (value === undefined ? undefined : (JSON.parse(gunzipSync(value as Uint8Array).toString("utf8")) as T)),
  }) as const;
