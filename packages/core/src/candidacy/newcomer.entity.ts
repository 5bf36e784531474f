import { Entity } from "electrodb";
import { expiresAt, primary, table } from "../kernel/table.ts";

/**
 * A candidacy by the time at which it began, so that the new ones of an account are one query. It is written and deleted with the
 * candidacy's row, in one transaction, and expires when it is news no longer.
 */
export const NewcomerEntity = new Entity(
  {
    model: { service: "candor", entity: "newcomer", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      /** `createdAt` of the row. */
      at: { type: "string", required: true },
      jobId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      expiresAt,
    },
    indexes: { byTime: primary(["accountId"], ["at", "jobId", "cvId"]) },
  },
  table,
);
