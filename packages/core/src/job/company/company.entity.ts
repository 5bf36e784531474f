import { Entity } from "electrodb";
import { createdAt, primary, table, updatedAt, written } from "../../kernel/table.ts";
import type { Fields } from "./company.info.ts";

/** A hiring company. An account has only a few. */
export const CompanyEntity = new Entity(
  {
    model: { service: "candor", entity: "company", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      companyId: { type: "string", required: true },
      name: { type: "string", required: true },
      location: { type: "string" },
      website: { type: "string" },
      about: { type: "string" },
      advantages: written<NonNullable<Fields["advantages"]>>(),
      logo: written<{ readonly id: string; readonly width: number; readonly height: number }>(),
      /** Number of published jobs that name it; it can be deleted only when this is 0. */
      published: { type: "number", required: true, default: 0 },
      createdAt,
      updatedAt,
    },
    indexes: { ofAccount: primary(["accountId"], ["companyId"]) },
  },
  table,
);
