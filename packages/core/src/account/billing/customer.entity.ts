import { Entity } from "electrodb";
import { createdAt, primary, table, updatedAt } from "../../kernel/table.ts";

/** The account of a customer at Stripe. Written once, together with the customer's id in the account. */
export const CustomerEntity = new Entity(
  {
    model: { service: "candor", entity: "customer", version: "1" },
    attributes: {
      customerId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["customerId"], []) },
  },
  table,
);
