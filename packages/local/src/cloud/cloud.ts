/** The cloud on one machine: what the templates ask for, running. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ProductClock } from "../kernel/clock.ts";
import { createCognito } from "../cognito/cognito.ts";
import { createConsole } from "../console/console.ts";
import { announce } from "./bucket-notifications.ts";
import { nameOf, type Poller, startPoller } from "../lambda/poller.ts";
import { type Scheduler, startScheduler } from "../eventbridge/scheduler.ts";
import { HttpApi } from "../apigateway/http-api.ts";
import type { ApiRequest } from "../apigateway/payload.ts";
import { credentialsAndEndpoints, environmentOf, type Invocation, Lambda } from "../lambda/lambda.ts";
import type { Runs } from "../lambda/runs.ts";
import { startMailIntake } from "../smtp/intake.ts";
import { createRegistry, type Registry } from "./principals.ts";
import { createDynamo, type Usage } from "../dynamodb/dynamodb.ts";
import { createEndpoint } from "../kernel/endpoint.ts";
import { denial } from "../kernel/iam.ts";
import { createS3, type S3 } from "../s3/server.ts";
import { createSecrets } from "../secretsmanager/secrets.ts";
import { ACCOUNT_ID, type Principal } from "../kernel/service.ts";
import { createSes, type Outbox } from "../ses/ses.ts";
import { createSqs, type QueueConfig, type Sqs } from "../sqs/service.ts";
import { freePorts } from "../kernel/ports.ts";
import { takeDataFolder } from "../kernel/data-folder.ts";
import { readAssembly } from "../template/assembly.ts";
import type { Model, Queue } from "../template/model.ts";
import { readTemplate } from "../template/read-template.ts";
import { Distribution } from "../cloudfront/distribution.ts";
import { startWebServer, type WebReply } from "../cloudfront/server.ts";
import { createManagement, managementUrl } from "../apigateway/management.ts";
import { WebSocketApi } from "../apigateway/websocket-api.ts";

/** How long running functions may go on when the cloud stops. */
const GRACE_MS = 5000;

export interface CloudOptions {
  /** Folder of the cloud assembly: what synth wrote. */
  readonly assembly: string;
  /** Where everything is kept. One cloud at a time. */
  readonly dataDir: string;
  /** Of what the application keeps. A folder with data of another version is refused. */
  readonly dataVersion?: string;
  /** Of the site; S3 answers on the next one and the other services on the one after. 0 for any free ones. */
  readonly port?: number;
  /** Where mail to the templates' mailboxes comes in, by SMTP. 0 for any free one, which is also the default. */
  readonly smtpPort?: number;
  /** Added to the run-time configuration of the site's pages. */
  readonly siteConfig?: Readonly<Record<string, unknown>>;
  /** Secrets that are made by hand on AWS, by name. They stay in memory. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Answers GET /_local/demo, which other sites cannot link to. */
  readonly demo?: (cloud: Cloud) => Promise<WebReply>;
  /** Failures of the local cloud itself. Standard error unless given. */
  readonly onError?: (error: unknown) => void;
}

export interface Cloud {
  /** "http://localhost:3000" */
  readonly url: string;
  /** Of the SMTP server on loopback. */
  readonly smtpPort: number;
  readonly model: Model;
  readonly clock: ProductClock;
  readonly outbox: Outbox;
  readonly runs: Runs;
  readonly queues: Sqs;
  readonly objects: S3;
  /**
   * What an AWS SDK and the product's code need in their environment. Without a name: as the operator, who may do everything, with the
   * variables of all functions together. With a function's name: exactly as that function.
   */
  env(functionName?: string): Record<string, string>;
  /** Runs a function; its full name, or what follows the stage's prefix in it. */
  invoke(functionName: string, event: unknown): Promise<Invocation>;
  /** Requests and capacity units of the table since the start, by caller and operation. */
  usage(): readonly Usage[];
  /** Takes no new events, lets running functions finish for a moment, releases what was not finished. */
  stop(): Promise<void>;
}

/**
 * Starts the cloud that an assembly describes. Throws one sentence when the templates hold something unknown, a port is taken, or the
 * data folder is in use.
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const { assembly, dataDir, onError = console.error } = options;
  const started: (() => Promise<void> | void)[] = [];
  try {
    const folder = takeDataFolder(dataDir, options.dataVersion);
    started.push(() => folder.release());

    const port = options.port || (await freePorts(3));
    const endpoints = { s3: `http://127.0.0.1:${port + 1}`, aws: `http://127.0.0.1:${port + 2}` };
    const model = readTemplate(readAssembly(assembly), {
      queueUrl: (name) => `${endpoints.aws}/${ACCOUNT_ID}/${name}`,
      managementUrl: (apiId) => managementUrl(endpoints.aws, apiId),
    });
    const registry = createRegistry(dataDir, model.functions);
    const { principals } = registry;
    assertPollersMayPoll(model, registry);
    const clock = new ProductClock(dataDir);
    const lambda = new Lambda({ functions: model.functions, clock, principalOf: registry.ofFunction, endpoints });

    const dynamo = await createDynamo({ file: join(dataDir, "dynamodb.sqlite"), endpoint: process.env.DYNAMODB_ENDPOINT });
    started.push(() => dynamo.stop());
    for (const { properties } of model.tables) await dynamo.createTable(properties);
    const sqs = createSqs({ file: join(dataDir, "queues.sqlite"), clock, queues: model.queues.map(queueConfig) });
    started.push(() => sqs.stop());
    sqs.releaseInFlight();
    const ses = createSes({ file: join(dataDir, "outbox.sqlite"), clock, identities: model.mailIdentities });
    started.push(() => ses.stop());
    const secrets = createSecrets({
      file: join(dataDir, "secrets.json"),
      clock,
      secrets: model.secrets,
      given: options.secrets ?? {},
    });
    const cognito = await createCognito({ dataDir, pools: model.userPools, clock, lambda });
    const sockets = model.webSocketApis.map((api) => new WebSocketApi(api, lambda, clock, onError));
    const endpoint = await createEndpoint({
      services: [dynamo, sqs, ...ses.services, secrets, cognito, createManagement(sockets)],
      principals,
      clock,
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
      onError,
    });
    started.push(() => s3.stop());
    const { receiptRules: rules, topics } = model;
    const mail = await startMailIntake({ rules, topics, s3, sqs, clock, port: options.smtpPort ?? 0, onError });
    started.push(() => mail.stop());
    const pollers = model.eventSources.map((source) => startPoller(source, sqs, lambda, onError));
    const scheduler = startScheduler(model.schedules, { lambda, clock, file: join(dataDir, "schedules.json"), onError });
    started.push(() => stopFunctions({ pollers, scheduler }, lambda, sqs));

    const apis = new Map(model.httpApis.map((api) => [api.domainName, new HttpApi(api, lambda, clock)]));
    const distribution = distributionOf(model, {
      model,
      apis,
      sockets: new Map(sockets.map((api) => [api.model.domainName, api])),
      s3Url: endpoints.s3,
      siteConfig: options.siteConfig ?? {},
      secretOf: (id) => secrets.valueOf(id),
    });
    const showConsole = createConsole({
      model,
      clock,
      sqs,
      s3,
      dynamo,
      outbox: ses.outbox,
      runs: lambda.runs,
      operator: registry.operator,
    });
    const web = await startWebServer(port, {
      answer: (request) => (isLocal(request) ? answerLocal(request) : distribution.answer(request)),
      connect: (request) => distribution.connect(request),
      onError,
    });
    started.push(() => web.stop());
    started.push(async () => void (await Promise.all(sockets.map((api) => api.stop()))));

    const answerLocal = async (request: ApiRequest): Promise<WebReply> =>
      request.path === "/_local/demo" && request.headers["sec-fetch-site"] !== "cross-site" && options.demo
        ? options.demo(cloud)
        : showConsole(request);

    let stopping: Promise<void> | undefined;
    const cloud: Cloud = {
      url: `http://localhost:${port}`,
      smtpPort: mail.port,
      model,
      clock,
      outbox: ses.outbox,
      runs: lambda.runs,
      queues: sqs,
      objects: s3,
      env(functionName) {
        if (functionName !== undefined)
          return environmentOf(functionOf(model, functionName), { principalOf: registry.ofFunction, endpoints });
        return operatorEnvironment(model, registry.operator, endpoints);
      },
      invoke: (functionName, event) => lambda.invoke(functionOf(model, functionName).name, event),
      usage: () => dynamo.usage(),
      stop: () => (stopping ??= stopAll(started)),
    };
    return cloud;
  } catch (error) {
    await stopAll(started);
    throw friendly(error, options);
  }
}

/** In the order opposite to the start's. */
async function stopAll(started: readonly (() => Promise<void> | void)[]): Promise<void> {
  for (const stop of started.toReversed()) await stop();
}

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

const isLocal = ({ path }: ApiRequest) => path === "/_local" || path.startsWith("/_local/");

function queueConfig({ redrive, ...queue }: Queue): QueueConfig {
  if (!redrive) return queue;
  return { ...queue, redrive: { deadLetterQueue: nameOf(redrive.deadLetterArn), maxReceiveCount: redrive.maxReceiveCount } };
}

/** AWS refuses to create an event source mapping whose role may not read the queue. */
function assertPollersMayPoll({ eventSources }: Model, registry: Registry): void {
  for (const { functionName, queueArn } of eventSources) {
    for (const action of ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"]) {
      const denied = denial(registry.ofFunction(functionName), { action, resource: queueArn });
      if (denied) throw new Error(`${functionName} cannot poll its queue. ${denied}.`);
    }
  }
}

function distributionOf(model: Model, options: ConstructorParameters<typeof Distribution>[1]): Distribution {
  const [distribution, ...more] = model.distributions;
  if (!distribution || more.length > 0)
    throw new Error(`The local cloud serves one distribution; the templates have ${model.distributions.length}.`);
  return new Distribution(distribution, options);
}

function functionOf({ functions }: Model, name: string) {
  const found = functions.find((each) => each.name === name) ?? functions.find((each) => each.name.endsWith(`-${name}`));
  if (!found) throw new Error(`The templates have no function ${name}.`);
  return found;
}

function operatorEnvironment(
  { functions }: Model,
  operator: Principal,
  endpoints: { aws: string; s3: string },
): Record<string, string> {
  const { NODE_OPTIONS: _, ...variables } = Object.assign({}, ...functions.map(({ environment }) => environment)) as Record<
    string,
    string
  >;
  return { ...variables, ...credentialsAndEndpoints(operator, endpoints) };
}

/** What a person at a terminal can act on. */
function friendly(error: unknown, { dataDir, smtpPort }: CloudOptions): unknown {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE" && port === smtpPort)
    return new Error(`Port ${port} is taken. Stop what uses it, or set SMTP_PORT: mail comes in there.`, { cause: error });
  if (code === "EADDRINUSE")
    return new Error(`Port ${port} is taken. Stop what uses it, or set PORT: the local cloud takes that port and the next two.`, {
      cause: error,
    });
  if ((code === "EACCES" || code === "EPERM") && existsSync(dataDir))
    return new Error(`${dataDir} cannot be written.`, { cause: error });
  return error;
}
