/** Brings Stripe up to date with the plan table: the stand-in at every start of the local cloud, a stage's account by `npm run plans`. */
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { bringUpToDate, type SecretPlace } from "@candor/core/account/billing/catalogue";
import type { Cloud } from "@candor/local";
import Stripe from "stripe";
import { stripeKeyName, stripeWebhookSecretName } from "../infra/settings.ts";

/** A secret of Secrets Manager, made when it is written for the first time. */
export function secretAt(client: SecretsManagerClient, name: string): SecretPlace {
  return {
    async read() {
      try {
        return (await client.send(new GetSecretValueCommand({ SecretId: name }))).SecretString;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(secret) {
      try {
        await client.send(new PutSecretValueCommand({ SecretId: name, SecretString: secret }));
      } catch (error) {
        if (!isMissing(error)) throw error;
        await client.send(new CreateSecretCommand({ Name: name, SecretString: secret }));
      }
    },
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "ResourceNotFoundException";

interface Account {
  readonly stage: string;
  readonly siteUrl: string;
  /** The address of Stripe's stand-in. */
  readonly apiUrl?: string;
}

/** Returns a sentence about each change. The webhook's secret goes into Secrets Manager and nowhere else. */
export async function updateCatalogue(client: SecretsManagerClient, { stage, siteUrl, apiUrl }: Account): Promise<string[]> {
  const key = (await secretAt(client, stripeKeyName({ stage })).read())?.trim();
  if (!key) throw new Error(`The secret ${stripeKeyName({ stage })} is missing. Create it first; docs/operations.md says how.`);
  const address = apiUrl ? new URL(apiUrl) : undefined;
  const stripe = new Stripe(key, {
    telemetry: false,
    maxNetworkRetries: 2,
    ...(address && { protocol: "http", host: address.hostname, port: address.port }),
  });
  return bringUpToDate(stripe, {
    siteUrl,
    apiVersion: Stripe.API_VERSION,
    secret: secretAt(client, stripeWebhookSecretName({ stage })),
  });
}

/** `preparePayments` of the local cloud: the key of the stand-in, its catalogue, and the webhook with its secret. */
export async function preparePayments(cloud: Cloud): Promise<void> {
  const environment = cloud.env();
  const client = new SecretsManagerClient({
    region: environment["AWS_REGION"]!,
    endpoint: environment["AWS_ENDPOINT_URL"]!,
    credentials: { accessKeyId: environment["AWS_ACCESS_KEY_ID"]!, secretAccessKey: environment["AWS_SECRET_ACCESS_KEY"]! },
  });
  const key = secretAt(client, stripeKeyName({ stage: "local" }));
  if ((await key.read()) !== cloud.stripe.key) await key.write(cloud.stripe.key);
  await updateCatalogue(client, { stage: "local", siteUrl: cloud.url, apiUrl: cloud.stripe.url });
}
