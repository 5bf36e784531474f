import { Entity } from "electrodb";
import { createdAt, packed, primary, table, updatedAt } from "../kernel/table.ts";
import type { Info } from "./view.info.ts";

/**
 * All views of an account in one item, because they are few and small. A condition on the item keeps names unique and the number
 * within its limit.
 */
export const ViewsEntity = new Entity(
  {
    model: { service: "candor", entity: "views", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      items: { ...packed<Info[]>(), required: true },
      revision: { type: "number", required: true },
      createdAt,
      updatedAt,
    },
    indexes: { ofAccount: primary(["accountId"], []) },
  },
  table,
);
