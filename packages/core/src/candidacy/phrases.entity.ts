import { Entity } from "electrodb";
import { createdAt, packed, primary, table, updatedAt } from "../kernel/table.ts";
import type { Template } from "./phrases.info.ts";

/** The account's own reasons and templates in one item, because they are few and are read together. */
export const PhrasesEntity = new Entity(
  {
    model: { service: "candor", entity: "phrases", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      /** Absent while the account has the reasons that everybody begins with. */
      reasons: packed<string[]>(),
      letters: packed<Template[]>(),
      createdAt,
      updatedAt,
    },
    indexes: { ofAccount: primary(["accountId"], []) },
  },
  table,
);
