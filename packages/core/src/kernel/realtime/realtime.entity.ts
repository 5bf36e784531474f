import { Entity } from "electrodb";
import { createdAt, expiresAt, gsi1, primary, table } from "../table.ts";

/**
 * A ticket that opens one socket and is deleted by its use. The key is the ticket's hash, so that read access to the table opens
 * no socket.
 */
export const TicketEntity = new Entity(
  {
    model: { service: "candor", entity: "ticket", version: "1" },
    attributes: {
      ticketHash: { type: "string", required: true },
      accountId: { type: "string", required: true },
      userId: { type: "string", required: true },
      sessionId: { type: "string", required: true },
      /** ISO 8601 UTC. */
      endsAt: { type: "string", required: true },
      createdAt,
      expiresAt,
    },
    indexes: { one: primary(["ticketHash"], []), ofUser: gsi1(["userId"], ["ticketHash"]) },
  },
  table,
);

/** A connection of an open page in API Gateway, with its account and session. */
export const ConnectionEntity = new Entity(
  {
    model: { service: "candor", entity: "connection", version: "1" },
    attributes: {
      connectionId: { type: "string", required: true },
      accountId: { type: "string", required: true },
      userId: { type: "string", required: true },
      sessionId: { type: "string", required: true },
      createdAt,
      expiresAt,
    },
    indexes: {
      one: primary(["connectionId"], []),
      /** Oldest first. */
      ofAccount: gsi1(["accountId"], ["createdAt", "connectionId"]),
    },
  },
  table,
);
