import { createHash, randomBytes } from "node:crypto";
import { Actor } from "../../kernel/actor.ts";
import { environment } from "../../kernel/aws.ts";
import { CONNECTIONS_PER_ACCOUNT, CONNECTION_KEPT_MS, TICKET_LIFETIME_MS } from "../../kernel/limits.ts";
import { ConnectionEntity, TicketEntity } from "../../kernel/realtime/realtime.entity.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { inSeconds } from "../../kernel/table.ts";
import { SessionEntity } from "./session.entity.ts";

export * as Socket from "./socket.ts";

/**
 * Creates a ticket that opens one socket within a minute, and returns it with the socket's address. Only the ticket's hash is
 * stored.
 */
export async function createTicket(): Promise<{ url: string; ticket: string }> {
  const { accountId, userId, sessionId } = Actor.member();
  const secret = randomBytes(32).toString("base64url");
  const ends = Date.now() + TICKET_LIFETIME_MS;
  await TicketEntity.put({
    ticketHash: hashOf(secret),
    accountId,
    userId,
    sessionId,
    endsAt: new Date(ends).toISOString(),
    expiresAt: inSeconds(ends),
  }).go();
  return { url: `${environment("SITE_URL").replace(/^http/, "ws")}/realtime`, ticket: secret };
}

/** Accepts a connection for a ticket. Returns false for a ticket that is forged, used or expired, or whose session has ended. */
export async function connect({ connectionId, ticket }: { connectionId: string; ticket: string }): Promise<boolean> {
  const spent = await spend(ticket);
  if (!spent) return false;
  const { accountId, userId, sessionId } = spent;
  await ConnectionEntity.put({
    connectionId,
    accountId,
    userId,
    sessionId,
    expiresAt: inSeconds(Date.now() + CONNECTION_KEPT_MS),
  }).go();
  // The session is read after the connection is written: a sign-out after this read finds the connection, and one before it has
  // deleted the session.
  const { data: session } = await SessionEntity.get({ sessionId }).go({ consistent: true });
  if (!session) {
    await Realtime.disconnect(connectionId);
    return false;
  }
  await Realtime.keepNewest({ accountId, newest: connectionId, limit: CONNECTIONS_PER_ACCOUNT });
  return true;
}

/** Deletes the ticket on the condition that it exists and has not expired, so that of two requests only one succeeds. */
async function spend(ticket: string) {
  const { data, rejected } = await TicketEntity.remove({ ticketHash: hashOf(ticket) })
    .where(({ endsAt }, { gt }) => gt(endsAt, new Date().toISOString()))
    .go({ response: "all_old", returnOnConditionCheckFailure: true });
  return rejected ? undefined : data;
}

const hashOf = (ticket: string) => createHash("sha256").update(ticket).digest("hex");
