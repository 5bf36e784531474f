import { Entity } from "electrodb";
import { LOCALES } from "../../kernel/limits.ts";
import { createdAt, expiresAt, primary, table, updatedAt, written } from "../../kernel/table.ts";

/** One ZIP file that is in the bucket. */
export interface StoredPart {
  readonly number: number;
  readonly size: number;
}

/** The latest export of an account. A run of its task adds a file and writes down how far it came. */
export const ExportEntity = new Entity(
  {
    model: { service: "candor", entity: "export", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      exportId: { type: "string", required: true },
      state: { type: ["making", "ready"] as const, required: true },
      /** Language of the summaries and questions, which are composed for their reader. */
      locale: { type: LOCALES },
      parts: { ...written<StoredPart[]>(), required: true },
      /** Key of the last unit that is in a file, empty at the beginning; see `unitsAfter`. */
      reached: { type: "string", required: true },
      done: { type: "number", required: true },
      total: { type: "number", required: true },
      expiresAt,
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["accountId"], []) },
  },
  table,
);
