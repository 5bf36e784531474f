import { Entity } from "electrodb";
import { primary, table } from "../kernel/table.ts";

/** A member's present visit to the dashboard, written once when it begins. */
export const LastVisitEntity = new Entity(
  {
    model: { service: "candor", entity: "lastVisit", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      userId: { type: "string", required: true },
      /** ISO 8601 UTC at which it began. */
      at: { type: "string", required: true },
      /** Beginning of the visit before it; absent in the first one. */
      since: { type: "string" },
    },
    indexes: { ofUser: primary(["accountId"], ["userId"]) },
  },
  table,
);
