import { Actor } from "../../kernel/actor.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { inSeconds } from "../../kernel/table.ts";
import * as z from "zod/mini";
import type { OpenSession } from "../access.info.ts";
import { Audit } from "../audit/audit.ts";
import { ExtensionToken } from "../extension/token.ts";
import { IdentityEntity } from "../identity.entity.ts";
import type { Provider } from "../identity.info.ts";
import { signOutPoolUser } from "./pool-user.ts";
import { SessionEntity } from "./session.entity.ts";
import { writeEach } from "../../kernel/batch.ts";

export * as OpenSessions from "./open-sessions.ts";

/** Lists the browsers in which the acting member is signed in: the one that asks, then the others, the one used last first. */
export async function list(): Promise<{ items: OpenSession[] }> {
  const { userId, sessionId: asking } = Actor.member();
  const items = (await of(userId)).map(({ sessionId, createdAt, updatedAt, browser, system, provider, usedAt }): OpenSession => ({
    id: sessionId,
    createdAt,
    updatedAt,
    browser: browser ?? null,
    system: system ?? null,
    openedBy: provider ?? "link",
    usedAt: usedAt ?? updatedAt,
    isThis: sessionId === asking,
  }));
  return { items: items.toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || (a.usedAt < b.usedAt ? 1 : -1)) };
}

/** Ends one session of the acting member, and its sockets. Refusal: `row.notUpdated` for any other session. */
export const end = fn(z.object({ sessionId: z.string() }), async ({ sessionId }): Promise<void> => {
  const { userId } = Actor.member();
  const { data, rejected } = await SessionEntity.remove({ sessionId })
    .where((session, { eq }) => eq(session.userId, userId))
    .go({ response: "all_old", returnOnConditionCheckFailure: true });
  if (rejected || !data) throw new Failure("row.notUpdated", sessionId);
  await Realtime.endSession(data);
  await Audit.note("session.ended", { browser: data.browser, system: data.system });
});

/** Ends the acting member's sessions that a provider has opened. Returns true if the one that asks is among them. */
export async function endOpenedBy(provider: Provider): Promise<boolean> {
  const { userId, accountId, sessionId: asking } = Actor.member();
  const opened = (await of(userId)).filter((session) => session.provider === provider);
  await forget(opened);
  for (const { sessionId } of opened) await Realtime.endSession({ accountId, sessionId });
  return opened.some(({ sessionId }) => sessionId === asking);
}

/**
 * Signs the acting member out everywhere, here too: the sessions end with their sockets, connected extensions are disconnected, and Cognito
 * revokes every refresh token. Returns
 * the provider that this browser has visited: it has a cookie of Cognito then.
 */
export async function endAll(): Promise<Provider | undefined> {
  const { userId, email, sessionId: asking } = Actor.member();
  const sessions = await forgetAll();
  await Audit.note("sessions.ended", { count: sessions.length });
  const { data: identities } = await IdentityEntity.query.ofUser({ userId }).go({ pages: "all" });
  for (const name of [email, ...identities.map(({ poolUser }) => poolUser)]) await signOutPoolUser(name);
  const here = sessions.find(({ sessionId }) => sessionId === asking);
  return here?.provider ?? here?.visited;
}

/** Ends the acting member's sessions, this one too, with sockets and connected extensions. Returns them. */
export async function forgetAll() {
  const { userId, accountId, sessionId: asking } = Actor.member();
  const sessions = await of(userId);
  await forget([...sessions, { sessionId: asking }]);
  await Realtime.endAccount(accountId);
  await ExtensionToken.revokeAll({ accountId, userId });
  return sessions;
}

/** The sessions of a user that have not ended, as the index has them: one of a moment ago may be missing. */
async function of(userId: string) {
  const { data } = await SessionEntity.query.ofUser({ userId }).go({ pages: "all" });
  return data.filter(({ expiresAt }) => expiresAt! > inSeconds(Date.now()));
}

async function forget(sessions: readonly { readonly sessionId: string }[]): Promise<void> {
  const keys = [...new Set(sessions.map(({ sessionId }) => sessionId))].map((sessionId) => ({ sessionId }));
  await writeEach(keys, (left) => SessionEntity.delete(left).go({ concurrency: 4 }));
}
