import { Entity } from "electrodb";
import { createdAt, primary, table, updatedAt, written } from "../../kernel/table.ts";
import type { Fields } from "./company.info.ts";

/** Who hires. An account has a few of them. */
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
      /** Published jobs that name it: while there are any it cannot be deleted. */
      published: { type: "number", required: true, default: 0 },
      createdAt,
      updatedAt,
    },
    indexes: { ofAccount: primary(["accountId"], ["companyId"]) },
  },
  table,
);
