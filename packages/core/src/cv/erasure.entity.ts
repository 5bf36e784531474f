import { Entity } from "electrodb";
import { createdAt, primary, table, written } from "../kernel/table.ts";

/** Ids of cover letters by job id. */
export type Letters = Readonly<Record<string, readonly string[]>>;

/** An erased CV that is hidden already while a task still deletes its data. */
export const ErasureEntity = new Entity(
  {
    model: { service: "candor", entity: "cvErasure", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      /**
       * Hash of its bytes. The item that finds a CV by this hash is deleted last, so that the same bytes count as new only after
       * the erasure.
       */
      sha256: { type: "string", required: true },
      /** Cover letters of its candidacies. */
      letters: written<Letters>(),
      /** A task has claimed the erasure until this time, ISO 8601. */
      claimedUntil: { type: "string" },
      createdAt,
    },
    indexes: { one: primary(["accountId"], ["cvId"]) },
  },
  table,
);
