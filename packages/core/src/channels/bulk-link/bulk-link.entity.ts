import { Entity } from "electrodb";
import { createdAt, expiresAt, primary, table, updatedAt, written } from "../../kernel/table.ts";

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
      /** Number of issued forms, without those that ended and to which nothing was sent. */
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

/** Files of one call that a link has announced. */
export const AnnouncedEntity = new Entity(
  {
    model: { service: "candor", entity: "bulkAnnounced", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      linkId: { type: "string", required: true },
      /** Id of the first file. */
      announcedId: { type: "string", required: true },
      cvIds: { ...written<readonly string[]>(), required: true },
      /** Files whose places have come back to the link. */
      givenBack: written<readonly string[]>(),
      createdAt,
      expiresAt,
    },
    indexes: { one: primary(["accountId", "jobId"], ["linkId", "announcedId"]) },
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
