import { Entity } from "electrodb";
import { createdAt, packed, primary, table, updatedAt } from "../kernel/table.ts";
import type { Info } from "./view.info.ts";

/** The views of an account, few and small: one item, so that neither a name nor the last place is ever given away twice. */
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
