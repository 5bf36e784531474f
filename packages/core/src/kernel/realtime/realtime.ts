import { createHash, randomBytes } from "node:crypto";
import { Actor } from "../actor.ts";
import { environment } from "../aws.ts";
import { CONNECTIONS_PER_ACCOUNT, CONNECTION_KEPT_MS, TICKET_LIFETIME_MS } from "../limits.ts";
import { SessionEntity } from "../../account/session/session.entity.ts";
import { inSeconds } from "../table/table.ts";
import { ConnectionEntity, TicketEntity } from "./realtime.entity.ts";
import type { Notification } from "./realtime.info.ts";
import { Sockets } from "./sockets.ts";

export * as Realtime from "./realtime.ts";

/** A hint follows work that is done, and its caller is waiting: no longer than this. */
const HINT_LIMIT_MS = 1000;

/** A ticket with which the signed-in person can open one socket within a minute, and where. It is stored nowhere. */
export async function ticket(): Promise<{ url: string; ticket: string }> {
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

/** Takes a connection in for a ticket. False for one that is forged, spent, too old, or of a session that has ended: alike. */
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
  // Looked at last: a sign-out that comes now finds the connection, one that came before has removed the session.
  const { data: session } = await SessionEntity.get({ sessionId }).go({ consistent: true });
  if (!session) {
    await disconnect(connectionId);
    return false;
  }
  const others = (await connectionsOf(accountId)).filter((other) => other.connectionId !== connectionId);
  await withinLimit("connect", () => endAll(others.slice(0, -(CONNECTIONS_PER_ACCOUNT - 1))));
  return true;
}

/** Forgets a connection that has ended. Not every end is told: the others are found gone, or expire. */
export async function disconnect(connectionId: string): Promise<void> {
  await ConnectionEntity.delete({ connectionId }).go();
}

/** Ends the connections of a session that was signed out. Never throws, and takes a second at most. */
export async function endSession({ accountId, sessionId }: { accountId: string; sessionId: string }): Promise<void> {
  await withinLimit("endSession", async () => {
    const connections = await connectionsOf(accountId);
    await endAll(connections.filter((connection) => connection.sessionId === sessionId));
  });
}

/**
 * Tells the open pages of the acting account to look again. It never throws and takes a second at most; one query where nobody
 * listens, and a message for each page. None is held back to be joined with a later one: an instance is frozen once it has answered,
 * and a hint that waits in it would come late or never. Pages join what comes together.
 */
export async function hint({ about, jobId }: Notification): Promise<void> {
  await withinLimit("hint", async () => {
    const text = JSON.stringify({ type: "hint", about, jobId });
    const connections = await connectionsOf(Actor.accountId());
    await forEach(connections, async (connectionId) => {
      if (!(await Sockets.send(connectionId, text))) await disconnect(connectionId);
    });
  });
}

/** Deletes the ticket, on the condition that it is there and has not ended: of two who come with it, one is let in. */
async function spend(ticket: string) {
  const { data, rejected } = await TicketEntity.remove({ ticketHash: hashOf(ticket) })
    .where(({ endsAt }, { gt }) => gt(endsAt, new Date().toISOString()))
    .go({ response: "all_old", returnOnConditionCheckFailure: true });
  return rejected ? undefined : data;
}

/** Oldest first. */
async function connectionsOf(accountId: string) {
  const { data } = await ConnectionEntity.query.ofAccount({ accountId }).go();
  return data.filter(({ expiresAt }) => expiresAt! > inSeconds(Date.now()));
}

const endAll = (connections: readonly Connected[]): Promise<void> =>
  forEach(connections, async (connectionId) => {
    await disconnect(connectionId);
    await Sockets.end(connectionId);
  });

interface Connected {
  readonly connectionId: string;
}

/** All at once; one that fails keeps no other from it. Throws the first failure when all are done. */
async function forEach(connections: readonly Connected[], act: (connectionId: string) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(connections.map(({ connectionId }) => act(connectionId)));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

/**
 * Does something that nobody may be kept waiting for, nor fail by; what is under way when the time is over may still arrive. Nothing at all
 * where there is no socket to send to.
 */
async function withinLimit(what: string, run: () => Promise<void>): Promise<void> {
  if (!process.env["REALTIME_ENDPOINT"]) return;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It took longer than ${HINT_LIMIT_MS} ms`)), HINT_LIMIT_MS);
  try {
    await Promise.race([run(), late]);
  } catch (error) {
    console.warn({ realtime: what, error });
  } finally {
    clearTimeout(timer);
  }
}

const hashOf = (ticket: string) => createHash("sha256").update(ticket).digest("hex");
