import { createHash, createPrivateKey, createPublicKey, timingSafeEqual } from "node:crypto";
import type { InputOf } from "@candor/contract";
import { BridgeCode, type Told } from "@candor/core/account/session/bridge-code";
import { environment } from "@candor/core/kernel/aws";
import { HOUR_MS } from "@candor/core/kernel/durations";
import { Failure } from "@candor/core/kernel/failure";
import { BRIDGE_TOKEN_SECONDS, SIGN_IN_STATE_MS, SIGN_INS_PER_VIEWER_AND_HOUR } from "@candor/core/kernel/limits";
import { Rate } from "@candor/core/kernel/rate";
import { exportJWK, type JWK, SignJWT } from "jose";
import { hasProvider } from "../federation/provider-visit.ts";
import { refused } from "../federation/refused.ts";
import { Answer, type Request } from "../http/endpoint.ts";
import { seal, SealedCookie, unseal } from "../http/sealed.ts";
import { secretOf } from "../http/secrets.ts";
import { addressOfVisit, endVisit, newVisit, type Visit } from "./microsoft.ts";

/**
 * An OpenID Connect issuer between Cognito and Microsoft. A provider of Cognito has one issuer, and each organisation at Microsoft is
 * another; and Cognito would not see whether Microsoft has proof of an address (decision 0036).
 */

/** Cognito's name at this issuer (infra/federation.ts). */
const CLIENT_ID = "cognito";

interface FromCognito {
  readonly state: string;
  readonly nonce?: string;
}

const visiting = new SealedCookie<Visit & { readonly cognito: FromCognito }>("__Host-entra", "bridge", SIGN_IN_STATE_MS);

const issuer = () => `${environment("SITE_URL")}/api/auth/entra`;
const cognitoUrl = () => `${environment("SIGN_IN_DOMAIN")}/oauth2/idpresponse`;

async function authorize(query: InputOf<"GET /api/auth/entra/authorize">["query"], { viewer }: Request) {
  assertHere();
  const { client_id, redirect_uri, response_type, state, nonce } = query;
  // Nobody but Cognito is answered.
  if (client_id !== CLIENT_ID || redirect_uri !== cognitoUrl() || response_type !== "code" || !state)
    throw new Failure("input.invalid", "authorize");
  await Rate.spend(`bridge:${await viewer()}`, SIGN_INS_PER_VIEWER_AND_HOUR, HOUR_MS);
  const visit = newVisit();
  const cookie = await visiting.set({ ...visit, cognito: { state, ...(nonce && { nonce }) } });
  return new Answer(undefined, { headers: { location: addressOfVisit(visit) }, cookies: [cookie] });
}

async function callback({ code, state, error }: InputOf<"GET /api/auth/entra/callback">["query"], { cookies, locale }: Request) {
  assertHere();
  const visit = await visiting.read(cookies);
  // Cognito's state is unknown then, so only a page of ours can say it.
  if (!visit || state !== visit.state) return refused({ locale, provider: "azure" }, "identity.refused");
  const { cognito } = visit;
  const back = (answer: Readonly<Record<string, string>>) => {
    const url = new URL(cognitoUrl());
    for (const [name, value] of Object.entries({ ...answer, state: cognito.state })) url.searchParams.set(name, value);
    return new Answer(undefined, { headers: { location: url.href }, cookies: [visiting.clear()] });
  };
  if (error) return back({ error: error === "access_denied" ? "access_denied" : "server_error" });
  const account = code ? await endVisit(visit, code) : undefined;
  if (!account) return back({ error: "server_error" });
  const { tenant, object, email, isProved } = account;
  const told: Told = {
    sub: `${tenant}.${object}`,
    email_verified: isProved,
    ...(email && { email }),
    ...(cognito.nonce && { nonce: cognito.nonce }),
  };
  return back({ code: await BridgeCode.issue(told) });
}

/** OAuth's own form of a refusal, which Cognito understands. */
const oauthError = (error: string, status: 400 | 401 = 400) => new Answer({ error }, { status });

async function token({
  grant_type,
  code,
  redirect_uri,
  client_id,
  client_secret,
}: InputOf<"POST /api/auth/entra/token">["body"]) {
  assertHere();
  const isCognito = client_id === CLIENT_ID && isSame(client_secret ?? "", await secretOf("BRIDGE_KEY_SECRET_ID"));
  if (!isCognito) return oauthError("invalid_client", 401);
  if (grant_type !== "authorization_code") return oauthError("unsupported_grant_type");
  const told = redirect_uri === cognitoUrl() && code ? await BridgeCode.take(code) : undefined;
  if (!told) return oauthError("invalid_grant");

  const { privateKey, jwk } = await signingKey();
  const idToken = await new SignJWT({ ...told })
    .setProtectedHeader({ alg: "RS256", kid: jwk.kid! })
    .setIssuer(issuer())
    .setAudience(CLIENT_ID)
    .setIssuedAt()
    .setExpirationTime(`${BRIDGE_TOKEN_SECONDS}s`)
    .sign(privateKey);
  return {
    token_type: "Bearer",
    expires_in: BRIDGE_TOKEN_SECONDS,
    id_token: idToken,
    access_token: await seal("userInfo", told, BRIDGE_TOKEN_SECONDS * 1000),
  };
}

async function userInfo({ authorization = "" }: Request) {
  assertHere();
  const told = await unseal<Told>("userInfo", /^Bearer (\S+)$/u.exec(authorization)?.[1]);
  if (!told) return oauthError("invalid_token", 401);
  const { nonce: _, ...person } = told;
  return person;
}

let key: Promise<{ privateKey: ReturnType<typeof createPrivateKey>; jwk: JWK }> | undefined;

/** The key that signs for Cognito, from a secret that is created by hand. */
function signingKey() {
  key ??= loadKey();
  // A failed load is not kept, so the next call tries again.
  key.catch(() => (key = undefined));
  return key;
}

async function loadKey() {
  const privateKey = createPrivateKey(await secretOf("BRIDGE_SIGNING_KEY_ID"));
  const { kty, n, e } = await exportJWK(createPublicKey(privateKey));
  const kid = createHash("sha256").update(`${n}.${e}`).digest("base64url");
  return { privateKey, jwk: { kty: kty!, n: n!, e: e!, kid, alg: "RS256", use: "sig" } };
}

/** Refuses every call on a stage without Microsoft. */
function assertHere(): void {
  if (!hasProvider("azure")) throw new Failure("notFound", "entra");
}

/** Compares hashes in constant time, so that the time reveals nothing about the key. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));
const hashOf = (text: string) => createHash("sha256").update(text).digest();

export const bridge = {
  "GET /api/auth/entra/.well-known/openid-configuration": async () => {
    assertHere();
    return {
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      userinfo_endpoint: `${issuer()}/userinfo`,
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      token_endpoint_auth_methods_supported: ["client_secret_post"],
    };
  },
  "GET /api/auth/entra/jwks": async () => {
    assertHere();
    return { keys: [(await signingKey()).jwk] };
  },
  "GET /api/auth/entra/authorize": ({ query }: InputOf<"GET /api/auth/entra/authorize">, request: Request) =>
    authorize(query, request),
  "GET /api/auth/entra/callback": ({ query }: InputOf<"GET /api/auth/entra/callback">, request: Request) =>
    callback(query, request),
  "POST /api/auth/entra/token": ({ body }: InputOf<"POST /api/auth/entra/token">) => token(body),
  "GET /api/auth/entra/userinfo": (_: unknown, request: Request) => userInfo(request),
};
