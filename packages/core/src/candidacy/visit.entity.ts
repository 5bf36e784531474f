import { Entity } from "electrodb";
import { primary, table } from "../kernel/table.ts";

/** The time of the account's last visit to a job's candidates. */
export const VisitEntity = new Entity(
  {
    model: { service: "candor", entity: "visit", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      /** ISO 8601 UTC of the last request in the present visit. */
      at: { type: "string", required: true },
      /** Last request of the previous visit; absent in the first visit. */
      since: { type: "string" },
    },
    indexes: { ofJob: primary(["accountId", "jobId"], []) },
  },
  table,
);
