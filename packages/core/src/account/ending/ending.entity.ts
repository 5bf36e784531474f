import { Entity } from "electrodb";
import { createdAt, primary, table, updatedAt } from "../../kernel/table.ts";

/**
 * An account that has ended and whose data is being erased. It is written in the transaction that deletes the account and its user, and
 * deleted when nothing else is left: until then the daily run sends the task again, should it have got lost.
 */
export const EndingEntity = new Entity(
  {
    model: { service: "candor", entity: "ending", version: "1" },
    attributes: {
      list: { type: ["endings"] as const, required: true, default: "endings" },
      accountId: { type: "string", required: true },
      userId: { type: "string", required: true },
      email: { type: "string", required: true },
      /** True once the sweeps that follow later are in the queue. */
      isFollowed: { type: "boolean" },
      createdAt,
      updatedAt,
    },
    indexes: { ofList: primary(["list"], ["accountId"]) },
  },
  table,
);
