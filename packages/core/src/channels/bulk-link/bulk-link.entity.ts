import { Entity } from "electrodb";
import { createdAt, primary, table, updatedAt } from "../../kernel/table.ts";

/** A link through which others send CVs to a job. Ids sort by time. */
export const BulkLinkEntity = new Entity(
  {
    model: { service: "candor", entity: "bulkLink", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      linkId: { type: "string", required: true },
      token: { type: "string", required: true },
      label: { type: "string", required: true },
      limit: { type: "number", required: true },
      /** Number of issued forms. */
      used: { type: "number", required: true, default: 0 },
      endsAt: { type: "string", required: true },
      revokedAt: { type: "string" },
      createdAt,
      updatedAt,
    },
    indexes: { ofJob: primary(["accountId", "jobId"], ["linkId"]) },
  },
  table,
);

/** Finds the link of a token. */
export const BulkTokenEntity = new Entity(
  {
    model: { service: "candor", entity: "bulkToken", version: "1" },
    attributes: {
      token: { type: "string", required: true },
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      linkId: { type: "string", required: true },
      createdAt,
    },
    indexes: { one: primary(["token"], []) },
  },
  table,
);
