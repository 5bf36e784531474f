import { environment } from "@candor/core/kernel/aws";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { random, s256 } from "../federation/provider-visit.ts";
import { secretOf } from "../http/secrets.ts";

const TIMEOUT_MS = 10_000;
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The texts that tie Microsoft's answer to the browser that asked. */
export interface Visit {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export const newVisit = (): Visit => ({ state: random(), nonce: random(), verifier: random() });

/** A person's account in one organisation. Together, tenant and object name the same person for ever. */
export interface Account {
  readonly tenant: string;
  readonly object: string;
  readonly email: string | undefined;
  /** True if the organisation's administrator has proved the domain of the address. Without this proof anybody can write any address. */
  readonly isProved: boolean;
}

const callbackUrl = () => `${environment("SITE_URL")}/api/auth/entra/callback`;
/** Endpoints for the accounts of every organisation. */
const common = (path: string) => `${environment("MICROSOFT_AUTHORITY")}/common/${path}`;

export function addressOfVisit({ state, nonce, verifier }: Visit): string {
  const url = new URL(common("oauth2/v2.0/authorize"));
  const parameters = {
    client_id: environment("MICROSOFT_CLIENT_ID"),
    redirect_uri: callbackUrl(),
    response_type: "code",
    response_mode: "query",
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: s256(verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Exchanges Microsoft's code for the account; undefined where Microsoft refuses the code or its token has a fault. */
export async function endVisit(visit: Visit, code: string): Promise<Account | undefined> {
  const response = await fetch(common("oauth2/v2.0/token"), {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: environment("MICROSOFT_CLIENT_ID"),
      client_secret: await secretOf("MICROSOFT_SECRET_ID"),
      redirect_uri: callbackUrl(),
      code,
      code_verifier: visit.verifier,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    // The status alone: Microsoft's answer describes the request.
    console.warn(`Microsoft's token endpoint answered ${response.status}`);
    return undefined;
  }
  const { id_token: idToken } = (await response.json()) as { readonly id_token?: string };
  const claims = idToken && (await verified(idToken));
  return claims && claims["nonce"] === visit.nonce ? accountIn(claims, environment("MICROSOFT_AUTHORITY")) : undefined;
}

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

async function verified(idToken: string): Promise<JWTPayload | undefined> {
  keys ??= createRemoteJWKSet(new URL(common("discovery/v2.0/keys")), { timeoutDuration: TIMEOUT_MS });
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ["RS256"],
      audience: environment("MICROSOFT_CLIENT_ID"),
      requiredClaims: ["exp", "iss", "tid", "oid", "nonce"],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/**
 * The account in a token whose signature is verified; undefined for a token that another issuer than the person's own tenant made. Each
 * tenant is an issuer, and any of them may come.
 */
export function accountIn({ iss, tid, oid, email, xms_edov }: JWTPayload, authority: string): Account | undefined {
  if (typeof tid !== "string" || !GUID.test(tid) || typeof oid !== "string" || !GUID.test(oid)) return undefined;
  if (iss !== `${authority}/${tid}/v2.0`) return undefined;
  // No other claim is an address: a user name looks like one and proves nothing.
  return { tenant: tid, object: oid, email: typeof email === "string" ? email : undefined, isProved: xms_edov === true };
}
