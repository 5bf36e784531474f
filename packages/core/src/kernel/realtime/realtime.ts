import { Actor } from "../actor.ts";
import { inSeconds } from "../table.ts";
import { ConnectionEntity } from "./realtime.entity.ts";
import type { Notification } from "./realtime.info.ts";
import { Sockets } from "./sockets.ts";

export * as Realtime from "./realtime.ts";

/** Limit for notifying and for ending connections, in ms: the caller has done its work and somebody waits for its answer. */
const LIMIT_MS = 1000;

/**
 * Notifies the open pages of the acting account that something changed. Never throws and takes at most a second: one query, and one
 * message for each page. Notifications are not collected to be sent together: a function instance is frozen once it has answered, and
 * a waiting notification would come late or never. Pages join those that come together.
 */
export async function notify({ about, jobId }: Notification): Promise<void> {
  await withinLimit("notify", async () => {
    const text = JSON.stringify({ type: "hint", about, jobId });
    const connections = await connectionsOf(Actor.accountId());
    await forEach(connections, async (connectionId) => {
      if (!(await Sockets.send(connectionId, text))) await disconnect(connectionId);
    });
  });
}

/** Forgets a connection that has ended. API Gateway does not report every end: the others are found gone, or expire. */
export async function disconnect(connectionId: string): Promise<void> {
  await ConnectionEntity.delete({ connectionId }).go();
}

/** Ends the connections of a session that was signed out. Never throws, and takes at most a second. */
export async function endSession({ accountId, sessionId }: { accountId: string; sessionId: string }): Promise<void> {
  await withinLimit("endSession", async () => {
    const connections = await connectionsOf(accountId);
    await endAll(connections.filter((connection) => connection.sessionId === sessionId));
  });
}

/** Ends the oldest connections of an account, so that at most `limit` stay; `newest` is one of those. Never throws. */
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

/** All at once; the failure of one does not stop the others. Throws the first failure when all are done. */
async function forEach(connections: readonly Connected[], act: (connectionId: string) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(connections.map(({ connectionId }) => act(connectionId)));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

/**
 * Runs work that its caller neither waits for longer than the limit nor fails by; requests that are under way then may still arrive.
 * Does nothing where the stage has no socket API.
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
