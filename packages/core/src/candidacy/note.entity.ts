import { Entity } from "electrodb";
import { primary, table } from "../kernel/table.ts";

/**
 * The interview notes of a candidacy once more, for searches: a job's notes lie side by side, while a detail also holds marks and
 * quotes. It is written with the detail, and a candidacy without notes has none.
 */
export const NoteEntity = new Entity(
  {
    model: { service: "candor", entity: "note", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      cvId: { type: "string", required: true },
      text: { type: "string", required: true },
    },
    indexes: { ofJob: primary(["accountId", "jobId"], ["cvId"]) },
  },
  table,
);
