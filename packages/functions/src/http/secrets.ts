import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { createHash } from "node:crypto";

const fetched = new Map<string, Promise<string>>();

/** The value of the secret that a variable of the environment names, fetched once per start of the function. */
export function secretOf(variable: "SESSION_SECRET_ID" | "EDGE_KEY_SECRET_ID"): Promise<string> {
  const known = fetched.get(variable);
  if (known) return known;
  const fetching = fetchSecret(variable);
  fetched.set(variable, fetching);
  // A failed fetch is not cached, so the next call tries again.
  fetching.catch(() => fetched.delete(variable));
  return fetching;
}

/** Derives 32 bytes for one purpose from the stage's secret, so that a token of one purpose is invalid for another. */
export async function keyFor(purpose: "session" | "form"): Promise<Uint8Array> {
  return createHash("sha256")
    .update(`${purpose}:${await secretOf("SESSION_SECRET_ID")}`)
    .digest();
}

async function fetchSecret(variable: string): Promise<string> {
  const answer = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: process.env[variable] }));
  if (!answer.SecretString) throw new Error(`The secret that ${variable} names is empty`);
  return answer.SecretString;
}
