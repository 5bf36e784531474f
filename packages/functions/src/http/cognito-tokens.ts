import { environment } from "@candor/core/kernel/aws";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { JwtExpiredError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import type { Claims } from "./claims.ts";

/** The claims of an access token that Cognito signed; undefined for one that has expired or has any other fault. */
export async function verifyAccessToken(token: string): Promise<Claims | undefined> {
  return unlessFaulty(() => accessVerifier().verify(token));
}

/** The claims of an ID token that Cognito signed for our client; undefined for one with any fault. */
export async function verifyIdToken(token: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  return unlessFaulty(() => idVerifier().verify(token));
}

async function unlessFaulty<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof JwtExpiredError || isTokenFault(error)) return undefined;
    throw error;
  }
}

const isTokenFault = (error: unknown): boolean => error instanceof Error && error.name.startsWith("Jwt");

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const pool = () => ({ userPoolId: environment("USER_POOL_ID"), clientId: environment("USER_POOL_CLIENT_ID") });
const keys = () => ({ jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) });
const accessVerifier = once(() => CognitoJwtVerifier.create({ ...pool(), tokenUse: "access" }, keys()));
const idVerifier = once(() => CognitoJwtVerifier.create({ ...pool(), tokenUse: "id" }, keys()));

/** Fetches Cognito's public keys, from the endpoint that the environment names for Cognito, as the SDK's own client does. */
async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const endpoint = process.env["AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER"] ?? process.env["AWS_ENDPOINT_URL"];
  const response = await fetch(endpoint ? new URL(new URL(uri).pathname, endpoint) : uri, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`Cognito's keys answered ${response.status}`);
  return response.arrayBuffer();
}
