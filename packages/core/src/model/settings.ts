import { ModelFailure } from "./failure.ts";

/**
 * Which model is asked, from the environment: `OPENAI_API_KEY` (unset: none), `OPENAI_BASE_URL`, `OPENAI_MODEL`. On AWS the key lies in
 * Secrets Manager, and `OPENAI_API_KEY_SECRET_ID` names it.
 */
export interface ModelSettings {
  readonly apiKey: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly model: string;
}

const OFFICIAL_URL = "https://api.openai.com/v1";
const DEFAULT_MODEL = "gpt-4.1-mini";

/** The model's settings, or undefined where the built-in rules work alone. `ModelFailure` where the key's secret cannot be read. */
export async function modelSettings(): Promise<ModelSettings | undefined> {
  const { OPENAI_API_KEY, OPENAI_API_KEY_SECRET_ID, OPENAI_BASE_URL, OPENAI_MODEL } = process.env;
  const apiKey = OPENAI_API_KEY?.trim() || (OPENAI_API_KEY_SECRET_ID ? await keyIn(OPENAI_API_KEY_SECRET_ID) : undefined);
  if (!apiKey) return undefined;
  return {
    apiKey,
    baseUrl: (OPENAI_BASE_URL?.trim() || OFFICIAL_URL).replace(/\/+$/, ""),
    model: OPENAI_MODEL?.trim() || DEFAULT_MODEL,
  };
}

let kept: Promise<string | undefined> | undefined;

/** Fetched once per start of the function; the client is loaded only where there is something to fetch. */
function keyIn(secretId: string): Promise<string | undefined> {
  kept ??= fetchKey(secretId).catch((error: unknown) => {
    kept = undefined;
    // A model is no reason to fail: it is not available, and the built-in rules answer.
    console.error({ model: "its key cannot be read", error: error instanceof Error ? error.name : "unknown" });
    throw new ModelFailure("unavailable");
  });
  return kept;
}

async function fetchKey(secretId: string): Promise<string | undefined> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import("@aws-sdk/client-secrets-manager");
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: secretId }));
  return SecretString?.trim() || undefined;
}
