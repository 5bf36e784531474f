import { Entity } from "electrodb";
import { createdAt, primary, table, updatedAt, written } from "../kernel/table.ts";
import { PLATFORMS } from "./platforms.info.ts";
import type { Listed } from "./publication.info.ts";

/** Which job a public id names, for good. */
export const PublicIdEntity = new Entity(
  {
    model: { service: "candor", entity: "publicId", version: "1" },
    attributes: {
      publicId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      createdAt,
    },
    indexes: { one: primary(["publicId"], []) },
  },
  table,
);

/**
 * The public list as a whole: counts what is written to it, so that a reader knows whether it holds all of it already. Written in the
 * same transactions.
 */
export const PublicListEntity = new Entity(
  {
    model: { service: "candor", entity: "publicList", version: "1" },
    attributes: {
      list: { type: ["public"] as const, required: true, default: "public" },
      changes: { type: "number", required: true },
    },
    indexes: { one: primary(["list"], []) },
  },
  table,
);

/** A job that is published and open, as the public list shows it. Written with the job in one transaction, gone when it closes. */
export const PublicationEntity = new Entity(
  {
    model: { service: "candor", entity: "publication", version: "1" },
    attributes: {
      list: { type: ["public"] as const, required: true, default: "public" },
      publishedAt: { type: "string", required: true },
      publicId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      shown: { ...written<Listed>(), required: true },
      /** As the job has them; absent is its page alone. */
      platforms: { type: "set", items: PLATFORMS },
      createdAt,
      updatedAt,
    },
    indexes: { byDate: primary(["list"], ["publishedAt", "publicId"]) },
  },
  table,
);
