import type { Actor } from "@candor/core/kernel/actor";
import { Failure } from "@candor/core/kernel/failure";
import { SESSION_REFRESH_BEFORE_MS } from "@candor/core/kernel/limits";
import { Session, type Tokens } from "@candor/core/account/session/session";
import { hasRole, type Claims } from "./claims.ts";
import { verifyAccessToken } from "./cognito-tokens.ts";
import { cleared, opened, sealed } from "./cookies.ts";
import type { Locale } from "./locale.ts";

type Member = Extract<Actor, { type: "member" }>;

/** The sender of a request, and the cookies that the answer must set: new ones after a renewal, removals after a session's end. */
export interface Visitor {
  readonly member: Member | undefined;
  readonly tokens: Tokens | undefined;
  /** Claims of the verified access token. */
  readonly claims?: Claims;
  readonly cookies: readonly string[];
}

/**
 * Verifies the access token and reads the session's item, because a sign-out deletes it at once. Renews an access token with less than
 * ninety seconds left.
 */
export async function authenticate(cookies: readonly string[], locale: Locale): Promise<Visitor> {
  const held = await opened(cookies);
  if (!held) return { member: undefined, tokens: undefined, cookies: [] };
  const ended = { member: undefined, tokens: held, cookies: cleared() };

  const session = await Session.find(held.sessionId);
  if (!session) return ended;
  const { tokens, claims } = await current(held);
  if (!tokens || !claims || claims.sub !== session.subject || !hasRole(claims, session.role)) return ended;
  await Session.noteUse(session);

  const { accountId, userId, email, sessionId, role, permissions, browser, system } = session;
  return {
    member: { type: "member", accountId, userId, email, sessionId, role, permissions, locale, device: { browser, system } },
    tokens,
    claims,
    cookies: tokens === held ? [] : await sealed(tokens),
  };
}

/** The visitor's member; throws `session.missing` for a visitor who is not signed in. */
export function memberOf(visitor: Visitor): Member {
  if (!visitor.member) throw new Failure("session.missing");
  return visitor.member;
}

async function current(held: Tokens): Promise<{ tokens?: Tokens; claims?: Claims }> {
  const claims = await verifyAccessToken(held.accessToken);
  if (claims && claims.exp * 1000 - Date.now() >= SESSION_REFRESH_BEFORE_MS) return { tokens: held, claims };
  const tokens = await Session.renew(held);
  if (!tokens) return {};
  const renewed = await verifyAccessToken(tokens.accessToken);
  return renewed ? { tokens, claims: renewed } : {};
}
