import { Entity } from "electrodb";
import { createdAt, expiresAt, primary, table } from "../kernel/table.ts";

/** Partitions per day, so that the applications of all accounts do not fall on a single one. */
export const DIGEST_SHARDS = 4;

/**
 * An application that the digest mail has not reported yet. It is written with the candidacy in one transaction and deleted once
 * the mail has been sent. `day` is the day of the mail, so that one query per partition finds all accounts that get one.
 */
export const NewsEntity = new Entity(
  {
    model: { service: "candor", entity: "news", version: "1" },
    attributes: {
      day: { type: "string", required: true },
      shard: { type: "number", required: true },
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      createdAt,
      expiresAt,
    },
    indexes: { ofDay: primary(["day", "shard"], ["accountId", "jobId", "cvId"]) },
  },
  table,
);
