import { CALL_LIMIT_MS, within } from "../kernel/time-limits.ts";
import { ModelFailure } from "./failure.ts";

/**
 * Settings of the model, from the environment: `OPENAI_API_KEY` (without it no model is used), `OPENAI_BASE_URL`, `OPENAI_MODEL`.
 * On AWS the key is in Secrets Manager, under the id in `OPENAI_API_KEY_SECRET_ID`.
 */
export interface ModelSettings {
  readonly apiKey: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly model: string;
}

const OFFICIAL_URL = "https://api.openai.com/v1";
const DEFAULT_MODEL = "gpt-4.1-mini";

/**
 * Returns the model's settings, or undefined where no model is configured. Throws a `ModelFailure` when the key's secret cannot
 * be read.
 */
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

/** Fetched once per function start. Stages without a key do not load the client. */
function keyIn(secretId: string): Promise<string | undefined> {
  kept ??= fetchKey(secretId).catch((error: unknown) => {
    kept = undefined;
    // A missing key must not stop scoring: the model counts as unavailable, and the built-in rules answer.
    console.error({ model: "the key's secret cannot be read", error: error instanceof Error ? error.name : "unknown" });
    throw new ModelFailure("unavailable");
  });
  return kept;
}

async function fetchKey(secretId: string): Promise<string | undefined> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import("@aws-sdk/client-secrets-manager");
  const { SecretString } = await new SecretsManagerClient(within(CALL_LIMIT_MS)).send(
    new GetSecretValueCommand({ SecretId: secretId }),
  );
  return SecretString?.trim() || undefined;
}
