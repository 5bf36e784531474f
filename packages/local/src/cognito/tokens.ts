/** Makes and reads the tokens of a pool. */
import { randomUUID } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { type Clock, REGION, Refusal } from "../kernel/service.ts";
import type { UserPool, UserPoolClient } from "../template/model.ts";
import type { SigningKey } from "./keys.ts";
import type { Grant, User } from "./store.ts";
import type { Triggers } from "./triggers.ts";

/** The only scope of a token that was not issued by the hosted domain. */
const SCOPE = "aws.cognito.signin.user.admin";

/** Claims that no trigger may change. */
const FIXED = new Set(
  "acr amr at_hash auth_time azp exp iat iss jti nbf nonce origin_jti sub token_use event_id device_key username client_id aud identities".split(
    " ",
  ),
);

export interface IssueOptions {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly user: User;
  readonly grant: Grant;
  readonly source: "TokenGeneration_Authentication" | "TokenGeneration_HostedAuth" | "TokenGeneration_RefreshTokens";
  /** Scopes and nonce that the client asked the hosted domain for. */
  readonly hosted?: { readonly scopes: readonly string[]; readonly nonce: string | undefined };
  readonly clientMetadata?: Readonly<Record<string, string>>;
}

export const issuerOf = (poolId: string) => `https://cognito-idp.${REGION}.amazonaws.com/${poolId}`;

/** An access and an ID token, with the changes of the pool's pre-token trigger. */
export async function issueTokens(
  { pool, client, user, grant, source, hosted, clientMetadata }: IssueOptions,
  key: SigningKey,
  triggers: Triggers,
  clock: Clock,
) {
  const asked = hosted?.scopes ?? [SCOPE];
  const change = await triggers.call("PreTokenGeneration", {
    pool,
    clientId: client.id,
    user,
    source,
    request: {
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null },
      scopes: asked,
      ...(clientMetadata && { clientMetadata }),
    },
  });
  const { idTokenGeneration, accessTokenGeneration } = change?.claimsAndScopeOverrideDetails ?? {};

  const issuedAt = Math.floor(clock.now() / 1000);
  const common = {
    iss: issuerOf(pool.id),
    sub: user.sub,
    origin_jti: grant.originId,
    event_id: randomUUID(),
    auth_time: Math.floor(grant.signedInAt / 1000),
    iat: issuedAt,
  };
  const suppressed = accessTokenGeneration?.scopesToSuppress ?? [];
  const scopes = [...asked, ...(accessTokenGeneration?.scopesToAdd ?? [])].filter((scope) => !suppressed.includes(scope));
  const { email_verified, identities, ...attributes } = user.attributes;

  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: key.kid }).sign(key.privateKey);
  const [accessToken, idToken] = await Promise.all([
    sign({
      ...changed({ scope: scopes.join(" ") }, accessTokenGeneration),
      ...common,
      client_id: client.id,
      username: user.username,
      token_use: "access",
      exp: issuedAt + client.accessTokenSeconds,
      jti: randomUUID(),
    }),
    sign({
      ...changed({ ...attributes, ...(email_verified && { email_verified: email_verified === "true" }) }, idTokenGeneration),
      ...common,
      aud: client.id,
      "cognito:username": user.username,
      ...(identities && { identities: JSON.parse(identities) as unknown }),
      ...(hosted?.nonce !== undefined && { nonce: hosted.nonce }),
      token_use: "id",
      exp: issuedAt + client.idTokenSeconds,
      jti: randomUUID(),
    }),
  ]);
  return { AccessToken: accessToken, IdToken: idToken, TokenType: "Bearer", ExpiresIn: client.accessTokenSeconds };
}

interface ClaimChange {
  readonly claimsToAddOrOverride?: Record<string, unknown> | null | undefined;
  readonly claimsToSuppress?: readonly string[] | null | undefined;
}

function changed(claims: Record<string, unknown>, change: ClaimChange | null | undefined): Record<string, unknown> {
  const added = Object.entries(change?.claimsToAddOrOverride ?? {}).filter(
    ([name]) => !FIXED.has(name) && !name.startsWith("cognito:"),
  );
  const suppressed = new Set(change?.claimsToSuppress ?? []);
  return Object.fromEntries([...Object.entries(claims), ...added].filter(([name]) => !suppressed.has(name)));
}

/**
 * The claims of an access token that one of these pools issued and that has not expired.
 * @throws Refusal NotAuthorizedException
 */
export async function readAccessToken(token: string, keys: ReadonlyMap<string, SigningKey>, clock: Clock) {
  try {
    const { header, payload } = decode(token);
    const [poolId, key] = [...keys].find(([id, { kid }]) => kid === header.kid && payload.iss === issuerOf(id)) ?? [];
    if (!key || !poolId || payload.token_use !== "access") throw new Error("none of ours");
    await jwtVerify(token, key.publicKey, { algorithms: ["RS256"], currentDate: new Date(clock.now()) });
    return { poolId, sub: String(payload.sub), originId: String(payload.origin_jti) };
  } catch (error) {
    const hasExpired = (error as { code?: string }).code === "ERR_JWT_EXPIRED";
    throw new Refusal("NotAuthorizedException", hasExpired ? "Access Token has expired" : "Invalid Access Token");
  }
}

const decode = (token: string) => ({ header: decodeProtectedHeader(token), payload: decodeJwt(token) });
