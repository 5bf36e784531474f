import type { Actor } from "@candor/core/kernel/actor";
import { Failure } from "@candor/core/kernel/failure";
import { SESSION_REFRESH_BEFORE_MS } from "@candor/core/kernel/limits";
import { Session, type Tokens } from "@candor/core/account/session/session";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { JwtExpiredError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { hasRole, type Claims } from "./claims.ts";
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

  const { accountId, userId, email, sessionId, role, permissions } = session;
  return {
    member: { type: "member", accountId, userId, email, sessionId, role, permissions, locale },
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
  const claims = await verified(held.accessToken);
  if (claims && claims.exp * 1000 - Date.now() >= SESSION_REFRESH_BEFORE_MS) return { tokens: held, claims };
  const tokens = await Session.renew(held);
  if (!tokens) return {};
  const renewed = await verified(tokens.accessToken);
  return renewed ? { tokens, claims: renewed } : {};
}

/** The claims of a token that Cognito signed; undefined for one that has expired or has any other fault. */
async function verified(token: string): Promise<Claims | undefined> {
  try {
    return await verifier().verify(token);
  } catch (error) {
    if (error instanceof JwtExpiredError || isTokenFault(error)) return undefined;
    throw error;
  }
}

const isTokenFault = (error: unknown): boolean => error instanceof Error && error.name.startsWith("Jwt");

let made: ReturnType<typeof makeVerifier> | undefined;
const verifier = () => (made ??= makeVerifier());

function makeVerifier() {
  return CognitoJwtVerifier.create(
    { userPoolId: process.env["USER_POOL_ID"]!, clientId: process.env["USER_POOL_CLIENT_ID"]!, tokenUse: "access" },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
}

/** Fetches Cognito's public keys, from the endpoint that the environment names for Cognito, as the SDK's own client does. */
async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const endpoint = process.env["AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER"] ?? process.env["AWS_ENDPOINT_URL"];
  const response = await fetch(endpoint ? new URL(new URL(uri).pathname, endpoint) : uri, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`Cognito's keys answered ${response.status}`);
  return response.arrayBuffer();
}
