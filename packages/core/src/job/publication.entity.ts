import { Entity } from "electrodb";
import { nameSets } from "../kernel/changed-names.ts";
import { createdAt, primary, table, updatedAt, written } from "../kernel/table.ts";
import type { FeedParts } from "./feed-path.info.ts";
import { FEEDS, PLATFORMS } from "./platforms.info.ts";
import type { Listed } from "./publication.info.ts";

/** Finds the job of a public id, which is permanent. */
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
 * Write counter of the public list, so that a reader knows if its cache is current, and the names of the latest writes, so that it reads
 * only the cards that have changed; see public-list-changes.ts. It is written in the same transactions as the list.
 */
export const PublicListEntity = new Entity(
  {
    model: { service: "candor", entity: "publicList", version: "1" },
    attributes: {
      list: { type: ["public"] as const, required: true, default: "public" },
      changes: { type: "number", required: true },
      ...nameSets,
    },
    indexes: { one: primary(["list"], []) },
  },
  table,
);

/**
 * Card of a published, open job in the public list. It is written with the job in one transaction, and deleted when the job
 * closes.
 */
export const PublicationEntity = new Entity(
  {
    model: { service: "candor", entity: "publication", version: "1" },
    attributes: {
      list: { type: ["public"] as const, required: true, default: "public" },
      publishedAt: { type: "string", required: true },
      publicId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      /** The company under whose name it is published. */
      companyId: { type: "string" },
      shown: { ...written<Listed>(), required: true },
      /** Platforms of the job; absent means its own page only. */
      platforms: { type: "set", items: PLATFORMS },
      /** The parts of feeds that it is in. */
      feedParts: written<FeedParts>(),
      createdAt,
      updatedAt,
    },
    indexes: { byDate: primary(["list"], ["publishedAt", "publicId"]) },
  },
  table,
);

/**
 * The number of jobs in one part of a feed; see feed-parts.ts. It is written in the transaction that takes a job into the
 * feed, or out of it.
 */
export const FeedPartEntity = new Entity(
  {
    model: { service: "candor", entity: "feedPart", version: "1" },
    attributes: {
      feed: { type: FEEDS, required: true },
      part: { type: "number", required: true },
      jobs: { type: "number", required: true },
    },
    indexes: { ofFeed: primary(["feed"], ["part"]) },
  },
  table,
);
