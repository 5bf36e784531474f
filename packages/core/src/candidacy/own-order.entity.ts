import { Entity } from "electrodb";
import { createdAt, packed, primary, table, updatedAt } from "../kernel/table.ts";
import { Stage } from "./candidate.info.ts";

/** The order that recruiters gave the candidates of one stage of a job. Those it does not name follow by score. */
export const OwnOrderEntity = new Entity(
  {
    model: { service: "candor", entity: "ownOrder", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      stage: { type: Stage.options, required: true },
      cvIds: { ...packed<string[]>(), required: true },
      /** Counts the changes: one that began from an earlier order is refused. */
      revision: { type: "number", required: true },
      createdAt,
      updatedAt,
    },
    indexes: { ofJob: primary(["accountId", "jobId"], ["stage"]) },
  },
  table,
);
