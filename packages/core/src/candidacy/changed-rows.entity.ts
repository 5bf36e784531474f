import { Entity } from "electrodb";
import { nameSets } from "../kernel/changed-names.ts";
import { primary, table } from "../kernel/table.ts";

/**
 * The latest writes to one partition of a job's candidate rows, beside the rows; see changed-rows.ts. Each name stands for one write of one
 * row. `writes` is increased in the same write, so a reader knows if names are missing.
 */
export const ChangedRowsEntity = new Entity(
  {
    model: { service: "candor", entity: "changedRows", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      shard: { type: "number", required: true },
      writes: { type: "number", required: true },
      ...nameSets,
    },
    indexes: { ofPartition: primary(["accountId", "jobId", "shard"], []) },
  },
  table,
);
