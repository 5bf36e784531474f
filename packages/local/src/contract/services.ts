import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SESClient } from "@aws-sdk/client-ses";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { SQSClient } from "@aws-sdk/client-sqs";
import { createDynamo } from "../dynamodb/dynamodb.ts";
import { Faults } from "../kernel/faults.ts";
import { createEndpoint, type Call } from "../kernel/endpoint.ts";
import { createS3, type ObjectCreated } from "../s3/server.ts";
import { createSecrets } from "../secretsmanager/secrets.ts";
import { REGION, type Principal, type Service, type Statement } from "../kernel/service.ts";
import { createSes } from "../ses/ses.ts";
import { createSqs } from "../sqs/service.ts";

/** All services over one folder, with the resources that the contract tests use. */

export const TABLE = "contract-table";
export const BUCKET = "contract-files";
export const OTHER_BUCKET = "contract-other";
export const SITE = "http://localhost:3000";
export const QUEUE = "contract-work";
export const DEAD_LETTERS = "contract-work-dead";
export const SLOW_QUEUE = "contract-slow";
export const SENDER = "login@candor.example";
export const SECRET = "contract/session";

const TABLE_PROPERTIES = {
  TableName: TABLE,
  BillingMode: "PAY_PER_REQUEST",
  KeySchema: [
    { AttributeName: "pk", KeyType: "HASH" },
    { AttributeName: "sk", KeyType: "RANGE" },
  ],
  AttributeDefinitions: ["pk", "sk", "gsi1pk", "gsi1sk"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
  GlobalSecondaryIndexes: [
    {
      IndexName: "gsi1",
      KeySchema: [
        { AttributeName: "gsi1pk", KeyType: "HASH" },
        { AttributeName: "gsi1sk", KeyType: "RANGE" },
      ],
      Projection: { ProjectionType: "ALL" },
    },
  ],
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
};

/** A clock of real time that a test can move. */
export class MovableClock {
  offset = 0;
  now(): number {
    return Date.now() + this.offset;
  }
}

export function aPrincipal(name: string, ...statements: Statement[]): Principal {
  return { name, accessKeyId: `AKIA${name.toUpperCase()}`, secretAccessKey: `secret-of-${name}`, statements };
}

export const allow = (actions: string | string[], resources: string | string[] = "*"): Statement => ({
  effect: "Allow",
  actions: [actions].flat(),
  resources: [resources].flat(),
});

export const operator = aPrincipal("operator", allow("*"));

export interface Cloud {
  readonly url: string;
  readonly clock: MovableClock;
  readonly principals: Map<string, Principal>;
  readonly created: ObjectCreated[];
  readonly calls: Call[];
  readonly dynamo: Awaited<ReturnType<typeof createDynamo>>;
  readonly s3: Awaited<ReturnType<typeof createS3>>;
  readonly sqs: ReturnType<typeof createSqs>;
  readonly ses: ReturnType<typeof createSes>;
  readonly faults: Faults;
  readonly dataDir: string;
  /** A caller with these grants and no others. */
  someone(...statements: Statement[]): Principal;
  stop(): Promise<void>;
}

const OF_SITE = {
  allowedOrigins: [SITE],
  allowedMethods: ["GET", "POST"],
  allowedHeaders: ["*"],
  exposedHeaders: ["ETag"],
  maxAgeSeconds: 300,
};

/** @param options.onCreated called for new objects, which are added to the list `created` otherwise */
export async function startServices(
  options: { dataDir?: string; services?: Service[]; onCreated?: (event: ObjectCreated) => Promise<void> | void } = {},
): Promise<Cloud> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "candor-services-"));
  const clock = new MovableClock();
  const principals = new Map([[operator.accessKeyId, operator]]);
  const created: ObjectCreated[] = [];
  const calls: Call[] = [];
  const faults = new Faults();
  const dynamo = await createDynamo({
    folder: dataDir,
    endpoint: process.env["DYNAMODB_ENDPOINT"],
    clock,
  });
  await dynamo.createTable(TABLE_PROPERTIES);
  const sqs = createSqs({
    file: join(dataDir, "sqs.sqlite"),
    clock,
    queues: [
      { name: QUEUE, visibilityTimeoutSeconds: 30, redrive: { deadLetterQueue: DEAD_LETTERS, maxReceiveCount: 2 } },
      { name: DEAD_LETTERS, retentionSeconds: 14 * 86_400 },
      { name: SLOW_QUEUE, delaySeconds: 60, receiveWaitSeconds: 1, maximumMessageBytes: 2_048 },
    ],
  });
  const ses = createSes({ file: join(dataDir, "ses.sqlite"), clock, identities: ["candor.example", "jobs@other.example"] });
  const secrets = createSecrets({
    file: join(dataDir, "secrets.json"),
    clock,
    secrets: [{ name: SECRET, generate: { PasswordLength: 64, ExcludePunctuation: true } }, { name: "contract/plain" }],
  });
  const s3 = await createS3({
    dataDir: join(dataDir, "s3"),
    port: 0,
    principals,
    clock,
    buckets: [
      {
        name: BUCKET,
        cors: [OF_SITE],
      },
      { name: OTHER_BUCKET, cors: [] },
    ],
    faults,
    onCreated: options.onCreated ?? ((event) => void created.push(event)),
  });
  const endpoint = await createEndpoint({
    services: [dynamo, sqs, ...ses.services, secrets, ...(options.services ?? [])],
    principals,
    clock,
    faults,
    log: (call) => void calls.push(call),
  });

  let people = 0;
  return {
    url: endpoint.url,
    clock,
    principals,
    created,
    calls,
    dynamo,
    s3,
    sqs,
    ses,
    faults,
    dataDir,
    someone(...statements) {
      const principal = aPrincipal(`someone${(people += 1)}`, ...statements);
      principals.set(principal.accessKeyId, principal);
      return principal;
    },
    async stop() {
      await Promise.all([endpoint.stop(), s3.stop()]);
      await ses.stop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** AWS's own clients, with the key of a principal. */
export function clientsOf(cloud: { url: string; s3: { url: string } }, principal: Principal = operator) {
  const options = {
    endpoint: cloud.url,
    region: REGION,
    credentials: { accessKeyId: principal.accessKeyId, secretAccessKey: principal.secretAccessKey },
    // Two, for the clock: a client learns a moved one from the header Date of the refusal.
    maxAttempts: 2,
  };
  return {
    dynamodb: new DynamoDBClient(options),
    sqs: new SQSClient(options),
    ses: new SESClient(options),
    sesv2: new SESv2Client(options),
    secrets: new SecretsManagerClient(options),
    cognito: new CognitoIdentityProviderClient(options),
    s3: new S3Client({ ...options, endpoint: cloud.s3.url }),
  };
}
