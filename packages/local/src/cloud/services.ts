/** The services behind the endpoints, and the sources of events that run functions. */
import { join } from "node:path";
import { createManagement } from "../apigateway/management.ts";
import { WebSocketApi } from "../apigateway/websocket-api.ts";
import { createCognito } from "../cognito/cognito.ts";
import { createDynamo } from "../dynamodb/dynamodb.ts";
import { type Scheduler, startScheduler } from "../eventbridge/scheduler.ts";
import { Calls } from "../kernel/calls.ts";
import type { ProductClock } from "../kernel/clock.ts";
import { createEndpoint } from "../kernel/endpoint.ts";
import { googleEndpoints } from "../identity-providers/google.ts";
import type { Lambda } from "../lambda/lambda.ts";
import { nameOf, type Poller, startPoller } from "../lambda/poller.ts";
import { createS3, type S3 } from "../s3/server.ts";
import { createSecrets, type Secrets } from "../secretsmanager/secrets.ts";
import { Faults } from "../kernel/faults.ts";
import { createSes, type Ses } from "../ses/ses.ts";
import { startMailIntake } from "../smtp/intake.ts";
import { createStripe, type StripeStandIn } from "../stripe/stripe.ts";
import { createSqs, type QueueConfig, type Sqs } from "../sqs/service.ts";
import type { Model, Queue } from "../template/model.ts";
import { secretNamedBy } from "../template/read-template.ts";
import { announce } from "./bucket-notifications.ts";
import type { Registry } from "./principals.ts";

/** Time that running functions get when the cloud stops, in ms. */
const GRACE_MS = 5000;

/** Stops one part of the cloud. */
export type Stop = () => Promise<void> | void;

/** Everything that is known before a service starts. */
export interface Foundation {
  readonly dataDir: string;
  readonly port: number;
  readonly endpoints: { readonly aws: string; readonly s3: string };
  readonly siteUrl: string;
  readonly model: Model;
  readonly registry: Registry;
  readonly clock: ProductClock;
  readonly lambda: Lambda;
  readonly onError: (error: unknown) => void;
}

export interface Services {
  readonly dynamo: Awaited<ReturnType<typeof createDynamo>>;
  readonly sqs: Sqs;
  readonly ses: Ses;
  readonly secrets: Secrets;
  readonly s3: S3;
  readonly sockets: readonly WebSocketApi[];
  readonly stripe: StripeStandIn;
  /** Faults that tests put into the calls of the other services. */
  readonly faults: Faults;
  readonly calls: Calls;
}

/** Starts the services and the two endpoints at which they answer. */
export async function startServices(
  { dataDir, port, siteUrl, model, registry, clock, lambda, onError }: Foundation,
  secretsByHand: Readonly<Record<string, string>> | undefined,
  started: Stop[],
): Promise<Services> {
  const { principals } = registry;
  const faults = new Faults();
  const calls = new Calls();
  const dynamo = await createDynamo({ folder: dataDir, endpoint: process.env.DYNAMODB_ENDPOINT, clock });
  started.push(() => dynamo.stop());
  for (const { properties } of model.tables) await dynamo.createTable(properties);
  const sqs = createSqs({ file: join(dataDir, "queues.sqlite"), clock, queues: model.queues.map(queueConfig) });
  started.push(() => sqs.stop());
  // The functions that received these messages ended with the last process.
  sqs.releaseInFlight();
  const ses = createSes({ file: join(dataDir, "outbox.sqlite"), clock, identities: model.mailIdentities });
  started.push(() => ses.stop());
  const stripe = await createStripe({ file: join(dataDir, "stripe.sqlite"), clock, port: port + 4, siteUrl, onError });
  started.push(() => stripe.stop());
  const secrets = createSecrets({
    file: join(dataDir, "secrets.json"),
    clock,
    secrets: model.secrets,
    given: secretsByHand ?? {},
  });
  const cognito = await createCognito({
    dataDir,
    pools: model.userPools,
    clock,
    lambda,
    google: googleEndpoints(`${siteUrl}/_local/google`),
    secretOf: (text) => {
      const name = secretNamedBy(text);
      return name === undefined ? text : secrets.valueOf(name);
    },
  });
  const sockets = model.webSocketApis.map((api) => new WebSocketApi(api, lambda, clock, onError));
  const endpoint = await createEndpoint({
    services: [dynamo, sqs, ...ses.services, secrets, cognito, createManagement(sockets)],
    principals,
    clock,
    faults,
    calls,
    port: port + 2,
    log: ({ error }) => error !== undefined && onError(error),
  });
  started.push(() => endpoint.stop());

  const s3 = await createS3({
    dataDir: join(dataDir, "s3"),
    port: port + 1,
    principals,
    clock,
    buckets: model.buckets,
    onCreated: (event) => announce(event, model.buckets, sqs),
    faults,
    calls,
    onError,
  });
  started.push(() => s3.stop());
  return { dynamo, sqs, ses, secrets, s3, sockets, stripe, faults, calls };
}

/** Starts what runs functions without a request: mail, queues and schedules. @returns the SMTP server's port */
export async function startEvents(
  { dataDir, model, clock, lambda, onError }: Foundation,
  { s3, sqs }: Services,
  smtpPort: number | undefined,
  started: Stop[],
): Promise<{ readonly port: number }> {
  const { receiptRules: rules, topics } = model;
  const mail = await startMailIntake({ rules, topics, s3, sqs, clock, port: smtpPort ?? 0, onError });
  started.push(() => mail.stop());
  const pollers = model.eventSources.map((source) => startPoller(source, sqs, lambda, onError));
  const scheduler = startScheduler(model.schedules, { lambda, clock, file: join(dataDir, "schedules.json"), onError });
  started.push(() => stopFunctions({ pollers, scheduler }, lambda, sqs));
  return mail;
}

/** Ends what runs functions, then the functions, and makes unfinished messages visible again. */
async function stopFunctions(
  { pollers, scheduler }: { pollers: readonly Poller[]; scheduler: Scheduler },
  lambda: Lambda,
  sqs: Sqs,
): Promise<void> {
  const idle = Promise.all([scheduler, ...pollers].map((each) => each.stop()));
  await lambda.stop(GRACE_MS);
  await idle;
  sqs.releaseInFlight();
}

function queueConfig({ redrive, ...queue }: Queue): QueueConfig {
  if (!redrive) return queue;
  return { ...queue, redrive: { deadLetterQueue: nameOf(redrive.deadLetterArn), maxReceiveCount: redrive.maxReceiveCount } };
}
