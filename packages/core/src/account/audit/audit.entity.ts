import { Entity } from "electrodb";
import { createdAt, expiresAt, primary, table, written } from "../../kernel/table.ts";
import { GROUPS, KINDS, type About, type By, type Kind } from "./audit.info.ts";

/** One action in an account. It is never changed. */
export const AuditEntity = new Entity(
  {
    model: { service: "candor", entity: "audit", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      group: { type: GROUPS, required: true },
      /** Sorts by time. */
      auditId: { type: "string", required: true },
      kind: { type: Object.keys(KINDS) as Kind[], required: true },
      by: { ...written<By>(), required: true },
      about: { ...written<About>(), required: true },
      createdAt,
      expiresAt,
    },
    indexes: { ofGroup: primary(["accountId"], ["group", "auditId"]) },
  },
  table,
);
