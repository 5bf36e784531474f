import { Entity } from "electrodb";
import { createdAt, expiresAt, primary, table } from "../kernel/table.ts";

/** Partitions of a day, so that no single one takes all applications of all accounts. */
export const DIGEST_SHARDS = 4;

/**
 * An application that its account has not been told of by mail yet: written with the candidacy in one transaction, gone once the mail has
 * left. `day` is that of the mail, so that one query per partition finds everybody who is to have one.
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
