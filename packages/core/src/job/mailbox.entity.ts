import { Entity } from "electrodb";
import { createdAt, primary, table } from "../kernel/table.ts";

/** Finds the job of an e-mail address by its local part. A renamed mailbox keeps its former address too. */
export const MailboxEntity = new Entity(
  {
    model: { service: "candor", entity: "mailbox", version: "1" },
    attributes: {
      name: { type: "string", required: true },
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      createdAt,
    },
    indexes: { one: primary(["name"], []) },
  },
  table,
);
