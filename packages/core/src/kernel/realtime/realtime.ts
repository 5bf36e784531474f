import { Actor } from "../actor.ts";
import { inSeconds } from "../table.ts";
import { ConnectionEntity } from "./realtime.entity.ts";
import type { Notification } from "./realtime.info.ts";
import { Sockets } from "./sockets.ts";

export * as Realtime from "./realtime.ts";

/**
 * Time limit for notifying and for ending connections, in ms: the caller's own work is done and its client waits for the
 * response.
 */
const LIMIT_MS = 1000;

/** API Gateway gives up a handshake after 29 s. */
const HANDSHAKE_MOST_MS = 60_000;

/**
 * Notifies the open pages of the acting account of a change. Never throws, and takes at most a second: one query, and one message
 * per page. Notifications are not collected, because a function instance is frozen after its response and a pending one would be
 * late or lost. Pages combine notifications that arrive together.
 */
export async function notify({ about, jobId, cvIds }: Notification): Promise<void> {
  await withinLimit("notify", async () => {
    const text = JSON.stringify({ type: "hint", about, jobId, cvIds });
    const connections = await connectionsOf(Actor.accountId());
    await forEach(connections, async ({ connectionId, createdAt }) => {
      if (!(await Sockets.send(connectionId, text)) && !mayBeOpening(createdAt)) await disconnect(connectionId);
    });
  });
}

/**
 * API Gateway answers for a connection whose handshake is under way as for one that has ended. Its record stays, because without it the page
 * would never be notified again. The page misses nothing: it reads everything when its socket is open.
 */
const mayBeOpening = (createdAt: string): boolean => Date.now() - Date.parse(createdAt) < HANDSHAKE_MOST_MS;

/**
 * Deletes the record of a connection that has ended. API Gateway does not report every end; the other records are deleted when
 * sending fails, or expire.
 */
export async function disconnect(connectionId: string): Promise<void> {
  await ConnectionEntity.delete({ connectionId }).go();
}

/** Ends the connections of a signed-out session. Never throws, and takes at most a second. */
export async function endSession({ accountId, sessionId }: { accountId: string; sessionId: string }): Promise<void> {
  await withinLimit("endSession", async () => {
    const connections = await connectionsOf(accountId);
    await endAll(connections.filter((connection) => connection.sessionId === sessionId));
  });
}

/** Ends all connections of an account that is signed out everywhere. Never throws, and takes at most a second. */
export async function endAccount(accountId: string): Promise<void> {
  await withinLimit("endAccount", async () => endAll(await connectionsOf(accountId)));
}

/** Ends the oldest connections of an account so that at most `limit` remain, among them `newest`. Never throws. */
export async function keepNewest({
  accountId,
  newest,
  limit,
}: {
  accountId: string;
  newest: string;
  limit: number;
}): Promise<void> {
  await withinLimit("keepNewest", async () => {
    const others = (await connectionsOf(accountId)).filter(({ connectionId }) => connectionId !== newest);
    await endAll(others.slice(0, -(limit - 1)));
  });
}

/** Connections of an account, oldest first. */
async function connectionsOf(accountId: string) {
  const { data } = await ConnectionEntity.query.ofAccount({ accountId }).go();
  return data.filter(({ expiresAt }) => expiresAt! > inSeconds(Date.now()));
}

const endAll = (connections: readonly Connected[]): Promise<void> =>
  forEach(connections, async ({ connectionId }) => {
    await disconnect(connectionId);
    await Sockets.end(connectionId);
  });

interface Connected {
  readonly connectionId: string;
  readonly createdAt: string;
}

/** Runs an action for all connections concurrently; a failure does not stop the others. Throws the first failure at the end. */
async function forEach(connections: readonly Connected[], act: (connection: Connected) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(connections.map(act));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

/**
 * Runs work with a time limit, and logs its failure instead of throwing it. Requests under way may still arrive after the limit.
 * Does nothing where the stage has no WebSocket API.
 */
async function withinLimit(name: string, run: () => Promise<void>): Promise<void> {
  if (!process.env["REALTIME_ENDPOINT"]) return;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It took longer than ${LIMIT_MS} ms`)), LIMIT_MS);
  try {
    await Promise.race([run(), late]);
  } catch (error) {
    console.warn({ realtime: name, error });
  } finally {
    clearTimeout(timer);
  }
}
