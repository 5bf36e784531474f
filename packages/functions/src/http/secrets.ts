import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { CALL_LIMIT_MS, within } from "@candor/core/kernel/time-limits";
import { createHash } from "node:crypto";

const fetched = new Map<string, Promise<string>>();

/** Variables of the environment that name a secret. */
type SecretVariable =
  | "SESSION_SECRET_ID"
  | "EDGE_KEY_SECRET_ID"
  | "MICROSOFT_SECRET_ID"
  | "BRIDGE_SIGNING_KEY_ID"
  | "BRIDGE_KEY_SECRET_ID";

/** The value of the secret that a variable of the environment names, fetched once per start of the function. */
export function secretOf(variable: SecretVariable): Promise<string> {
  const known = fetched.get(variable);
  if (known) return known;
  const fetching = fetchSecret(variable);
  fetched.set(variable, fetching);
  // A failed fetch is not cached, so the next call tries again.
  fetching.catch(() => fetched.delete(variable));
  return fetching;
}

/** Purposes of the keys that are derived from the stage's secret. */
export type Purpose = "session" | "form" | "signIn" | "identity" | "bridge" | "userInfo";

/** Derives 32 bytes for one purpose from the stage's secret, so that a token of one purpose is invalid for another. */
export async function keyFor(purpose: Purpose): Promise<Uint8Array> {
  return createHash("sha256")
    .update(`${purpose}:${await secretOf("SESSION_SECRET_ID")}`)
    .digest();
}

async function fetchSecret(variable: string): Promise<string> {
  const answer = await new SecretsManagerClient(within(CALL_LIMIT_MS)).send(
    new GetSecretValueCommand({ SecretId: process.env[variable] }),
  );
  if (!answer.SecretString) throw new Error(`The secret that ${variable} names is empty`);
  return answer.SecretString;
}
