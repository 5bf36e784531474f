import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import Stripe from "stripe";
import { Failure } from "../../kernel/failure.ts";
import { CALL_LIMIT_MS, within } from "../../kernel/time-limits.ts";

/** Time limit of one request to Stripe, and of its one repetition, in ms: the function that asks has 25 s for several of them. */
const REQUEST_MS = 5000;

/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 60;

let client: Promise<Stripe> | undefined;

/**
 * Returns the client, with the key from the secret that `STRIPE_KEY_SECRET_ID` names, read once per start of the function. Every access to
 * Stripe goes through it. Refusal: `billing.unavailable` where the secret is missing.
 */
export function stripeClient(): Promise<Stripe> {
  client ??= makeClient().catch((error: unknown) => {
    client = undefined;
    console.error({ billing: "the key's secret cannot be read", error: error instanceof Error ? error.name : "unknown" });
    throw unavailable();
  });
  return client;
}

async function makeClient(): Promise<Stripe> {
  const address = process.env["STRIPE_API_URL"];
  return new Stripe(await secretValue("STRIPE_KEY_SECRET_ID"), {
    timeout: REQUEST_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address && at(new URL(address))),
  });
}

const at = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  host: hostname,
  ...(port && { port: Number(port) }),
});

/** Returns the value of the secret that a variable names. Throws where there is none. */
async function secretValue(variable: SecretVariable): Promise<string> {
  const { SecretString } = await new SecretsManagerClient(within(CALL_LIMIT_MS)).send(
    new GetSecretValueCommand({ SecretId: process.env[variable] }),
  );
  if (!SecretString?.trim()) throw new Error(`The secret that ${variable} names is empty`);
  return SecretString.trim();
}

type SecretVariable = "STRIPE_KEY_SECRET_ID" | "STRIPE_WEBHOOK_SECRET_ID";

/** How long the webhook's secret is kept at least, in ms: forged calls must not make a request to Secrets Manager each. */
const SECRET_KEPT_MS = 60_000;
let webhookSecret: { readonly value: string; readonly readAt: number } | undefined;

/**
 * Returns the secret that signs webhooks. `npm run plans` may replace it while functions run, so a caller whose signature does not fit
 * asks for it anew; it is read once a minute at most.
 */
export async function signingSecret({ isAnew = false } = {}): Promise<string> {
  const now = performance.now();
  if (!webhookSecret || (isAnew && now - webhookSecret.readAt > SECRET_KEPT_MS)) {
    webhookSecret = { value: await secretValue("STRIPE_WEBHOOK_SECRET_ID"), readAt: now };
  }
  return webhookSecret.value;
}

const unavailable = () => new Failure("billing.unavailable", undefined, { retryAfterSeconds: RETRY_SECONDS });

/**
 * Runs requests to Stripe. A time-out, a refused key, 409, 429 and 5xx become `billing.unavailable`, and are logged by their kind and
 * Stripe's request id alone: messages can contain data of the customer.
 */
export async function ask<T>(run: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await stripeClient();
  try {
    return await run(stripe);
  } catch (error) {
    if (!isOutage(error)) throw error;
    const { type, code, statusCode, requestId } = error;
    console.error({ billing: "Stripe does not answer", type, code, statusCode, requestId });
    // A key that was replaced is read anew by the next call.
    if (error instanceof Stripe.errors.StripeAuthenticationError) client = undefined;
    throw unavailable();
  }
}

const OUTAGES = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeRateLimitError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
];

const isOutage = (error: unknown): error is Stripe.errors.StripeError => OUTAGES.some((kind) => error instanceof kind);

/** True if Stripe does not know the object that a request named. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** True if Stripe refused a request because of its content or of the state of what it names. */
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;
