import { createHash, randomBytes } from "node:crypto";
import { Federated } from "@candor/core/account/session/federated";
import type { Claimed } from "@candor/core/account/identity/identity";
import { PROVIDERS, type Provider } from "@candor/core/account/identity.info";
import { environment } from "@candor/core/kernel/aws";
import { Failure } from "@candor/core/kernel/failure";
import { verifyIdToken } from "../http/cognito-tokens.ts";

/** Names of the providers at Cognito (infra/federation.ts). */
const NAMES: Readonly<Record<Provider, string>> = { google: "Google", azure: "Microsoft" };

const TIMEOUT_MS = 10_000;

/** True on a stage that has the provider. */
export const hasProvider = (provider: Provider): boolean =>
  PROVIDERS.includes(provider) && (process.env["SIGN_IN_PROVIDERS"] ?? "").split(",").includes(provider);

export const random = (): string => randomBytes(32).toString("base64url");
export const s256 = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

/** The texts that tie Cognito's answer to the browser that asked. They stay in its sealed cookie. */
export interface Visit {
  readonly provider: Provider;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export const newVisit = (provider: Provider): Visit => ({ provider, state: random(), nonce: random(), verifier: random() });

const callbackUrl = () => `${environment("SITE_URL")}/api/auth/callback`;

/** The address at Cognito that sends the browser on to the provider. */
export function addressOfVisit({ provider, state, nonce, verifier }: Visit): string {
  const url = new URL("/oauth2/authorize", environment("SIGN_IN_DOMAIN"));
  const parameters = {
    identity_provider: NAMES[provider],
    client_id: environment("USER_POOL_CLIENT_ID"),
    redirect_uri: callbackUrl(),
    response_type: "code",
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: s256(verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The address at which a browser leaves Cognito, so that the next sign-in asks again; it returns to the login page. */
export function addressOfLeaving(loginPath: string): string {
  const url = new URL("/logout", environment("SIGN_IN_DOMAIN"));
  url.searchParams.set("client_id", environment("USER_POOL_CLIENT_ID"));
  url.searchParams.set("logout_uri", `${environment("SITE_URL")}${loginPath}`);
  return url.href;
}

interface Returned {
  readonly claimed: Claimed;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
}

/** Exchanges the code of a visit, and reads the person from the verified ID token. Refusal: `identity.refused`. */
export async function endVisit(visit: Visit, code: string): Promise<Returned> {
  const { access_token: accessToken, refresh_token: refreshToken, id_token: idToken } = await exchange(visit, code);
  if (!accessToken || !refreshToken || !idToken) throw new Failure("identity.refused", "tokens");
  const claims = await verifyIdToken(idToken);
  if (!claims || claims["nonce"] !== visit.nonce) throw new Failure("identity.refused", "ID token");
  return { claimed: claimedBy(claims, visit.provider), tokens: { accessToken, refreshToken } };
}

async function exchange({ verifier }: Visit, code: string): Promise<Partial<Record<string, string>>> {
  const response = await fetch(new URL("/oauth2/token", environment("SIGN_IN_DOMAIN")), {
    method: "POST",
    // There is no client secret: only the browser that began the visit has its verifier.
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: environment("USER_POOL_CLIENT_ID"),
      redirect_uri: callbackUrl(),
      code,
      code_verifier: verifier,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) throw new Error(`Cognito's token endpoint answered ${response.status}`);
  if (!response.ok) throw new Failure("identity.refused", "code");
  return (await response.json()) as Partial<Record<string, string>>;
}

/** Refuses a token of another provider than the one that was asked: its subjects are other people. */
function claimedBy(claims: Readonly<Record<string, unknown>>, provider: Provider): Claimed {
  const [identity] = (claims["identities"] ?? []) as { readonly providerName?: string; readonly userId?: string }[];
  const poolUser = claims["cognito:username"];
  if (identity?.providerName !== NAMES[provider] || !identity.userId || typeof poolUser !== "string")
    throw new Failure("identity.refused", "provider");
  return {
    provider,
    subject: identity.userId,
    email: Federated.addressOf(claims["email"]),
    isProved: claims["email_verified"] === true || claims["email_verified"] === "true",
    poolUser,
  };
}
