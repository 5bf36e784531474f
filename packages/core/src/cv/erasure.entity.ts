import { Entity } from "electrodb";
import { createdAt, primary, table, written } from "../kernel/table.ts";

/** Ids of cover letters by the id of the job that they came to. */
export type Letters = Readonly<Record<string, readonly string[]>>;

/** An erased CV, hidden from everybody, whose remains a task still removes. */
export const ErasureEntity = new Entity(
  {
    model: { service: "candor", entity: "cvErasure", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      /** Hash of its bytes. The item that finds a CV by this hash is removed last, so that the same bytes are new only after the erasure. */
      sha256: { type: "string", required: true },
      /** Cover letters that its candidacies named. */
      letters: written<Letters>(),
      /** A task works on it until then, ISO 8601. */
      claimedUntil: { type: "string" },
      createdAt,
    },
    indexes: { one: primary(["accountId"], ["cvId"]) },
  },
  table,
);
