import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import { SESClient } from "@aws-sdk/client-ses";
import { SQSClient } from "@aws-sdk/client-sqs";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { CALL_LIMIT_MS, SIGN_IN_LIMIT_MS, within } from "./time-limits.ts";

/**
 * Creates a client on first use, so that importing a module opens no connection. Region, endpoint and credentials come from the
 * environment.
 */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export const dynamo = lazily(() =>
  // Attempts wait half a second, one and two on average when the table throttles. A person waits for most of these calls.
  DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4, ...within(CALL_LIMIT_MS) }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
);
export const s3 = lazily(() => new S3Client(within(CALL_LIMIT_MS)));
export const sqs = lazily(() => new SQSClient(within(CALL_LIMIT_MS)));
export const ses = lazily(() => new SESClient(within(CALL_LIMIT_MS)));
export const cognito = lazily(() => new CognitoIdentityProviderClient(within(SIGN_IN_LIMIT_MS)));

/** Returns an environment variable that the infrastructure sets. Throws where it is missing. */
export function environment(name: EnvironmentName): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment lacks ${name}`);
  return value;
}

export type EnvironmentName =
  | "TABLE_NAME"
  | "CV_BUCKET"
  | "TASKS_QUEUE_URL"
  | "SCORING_QUEUE_URL"
  | "MAIL_QUEUE_URL"
  | "QUEUE_URLS"
  | "MAILBOX_DOMAIN"
  | "USER_POOL_ID"
  | "USER_POOL_CLIENT_ID"
  | "MAIL_FROM"
  | "SUPPORT_EMAIL"
  | "CONTACT_EMAIL"
  | "REALTIME_ENDPOINT"
  | "SIGN_IN_DOMAIN"
  | "MICROSOFT_AUTHORITY"
  | "MICROSOFT_CLIENT_ID"
  | "EXTENSION_IDS"
  | "EXTENSION_GECKO_IDS"
  | "SITE_URL";
