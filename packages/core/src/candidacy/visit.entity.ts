import { Entity } from "electrodb";
import { primary, table } from "../kernel/table.ts";

/** When the account last looked at a job's candidates. */
export const VisitEntity = new Entity(
  {
    model: { service: "candor", entity: "visit", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      /** ISO 8601 UTC of the last look. */
      at: { type: "string", required: true },
      /** The last look of the visit before this one; absent in the first. */
      since: { type: "string" },
    },
    indexes: { ofJob: primary(["accountId", "jobId"], []) },
  },
  table,
);
