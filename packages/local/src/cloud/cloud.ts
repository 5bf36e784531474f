/** The cloud on one machine: runs what the templates describe. */
import { existsSync } from "node:fs";
import { managementUrl } from "../apigateway/management.ts";
import { HttpApi } from "../apigateway/http-api.ts";
import type { ApiRequest } from "../apigateway/payload.ts";
import { Distribution } from "../cloudfront/distribution.ts";
import { startWebServer, type WebReply } from "../cloudfront/server.ts";
import { createConsole } from "../console/console.ts";
import type { Usage } from "../dynamodb/dynamodb.ts";
import type { CallCount } from "../kernel/calls.ts";
import { ProductClock } from "../kernel/clock.ts";
import { startIdentityProviders } from "../identity-providers/identity-providers.ts";
import type { KnownPerson } from "../identity-providers/people.ts";
import { takeDataFolder } from "../kernel/data-folder.ts";
import { freePorts } from "../kernel/ports.ts";
import { ACCOUNT_ID, type Principal } from "../kernel/service.ts";
import { credentialsAndEndpoints, environmentOf, type Invocation, Lambda } from "../lambda/lambda.ts";
import type { Runs } from "../lambda/runs.ts";
import type { S3 } from "../s3/server.ts";
import type { Outbox } from "../ses/ses.ts";
import type { Sqs } from "../sqs/service.ts";
import { type StripeHandle, stripeAt } from "../stripe/handle.ts";
import { readAssembly } from "../template/assembly.ts";
import type { Model } from "../template/model.ts";
import { readTemplate } from "../template/read-template.ts";
import { assertPollersMayPoll, createRegistry } from "./principals.ts";
import { type Foundation, type Services, startEvents, startServices, type Stop } from "./services.ts";

export interface CloudOptions {
  /** Folder of the cloud assembly that synth wrote. */
  readonly assembly: string;
  /** Folder of all data. One cloud at a time uses it. */
  readonly dataDir: string;
  /** Version of the application's data. A folder with data of another version is refused. */
  readonly dataVersion?: string;
  /** Port of the site. S3 answers on the next one, the other services of AWS on the one after, Stripe on the fourth after it. 0 for any free ones. */
  readonly port?: number;
  /** Port of the SMTP server, which takes mail to the templates' mailboxes. 0, the default, for any free one. */
  readonly smtpPort?: number;
  /** Added to the run-time configuration of the site's pages. */
  readonly siteConfig?: Readonly<Record<string, unknown>>;
  /** Secrets that are created by hand on AWS, by name. They stay in memory. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Called at every start when the site answers: brings prices, portal and webhook endpoint at the stand-in of Stripe up to date. */
  readonly preparePayments?: (cloud: Cloud) => Promise<void>;
  /** Answers GET /_local/demo, which other sites cannot link to. */
  readonly demo?: (cloud: Cloud, request: ApiRequest) => Promise<WebReply>;
  /** People whom the local Google and Microsoft offer by name. */
  readonly people?: readonly KnownPerson[];
  /** Called with failures of the local cloud itself. Prints them to standard error unless given. */
  readonly onError?: (error: unknown) => void;
}

export interface Cloud {
  /** "http://localhost:3000" */
  readonly url: string;
  /** Port of the SMTP server on loopback. */
  readonly smtpPort: number;
  readonly model: Model;
  readonly clock: ProductClock;
  readonly outbox: Outbox;
  readonly runs: Runs;
  readonly queues: Sqs;
  readonly objects: S3;
  readonly stripe: StripeHandle;
  /**
   * The environment variables that an AWS SDK and the product's code need. Without a name: as the operator, who may do everything, with the
   * variables of all functions together. With a function's name: exactly as that function.
   */
  env(functionName?: string): Record<string, string>;
  /** Runs a function. The name may lack the stage's prefix. */
  invoke(functionName: string, event: unknown): Promise<Invocation>;
  /** Requests and capacity units of the table since the start, by caller and operation. */
  usage(): readonly Usage[];
  /** Calls that the product made to all services since the start. */
  calls(): readonly CallCount[];
  /** Takes no new events, lets running functions finish for five seconds, and releases unfinished messages. */
  stop(): Promise<void>;
}

/** Ports in a row that a cloud needs. The fourth is left for the SMTP server of tests. */
export const PORTS = 5;

/**
 * Starts the cloud that an assembly describes. Throws one sentence when the templates hold something unknown, a port is taken, or the
 * data folder is in use.
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const started: Stop[] = [];
  try {
    const folder = takeDataFolder(options.dataDir, options.dataVersion);
    started.push(() => folder.release());
    const foundation = await prepare(options);
    const services = await startServices(foundation, options.secrets, started);
    const mail = await startEvents(foundation, services, options.smtpPort, started);
    const cloud = cloudOf(foundation, services, mail.port, () => stopAll(started));
    await startSite(foundation, services, { cloud, options }, started);
    await options.preparePayments?.(cloud);
    services.stripe.deliveries.begin();
    return cloud;
  } catch (error) {
    await stopAll(started);
    throw friendly(error, options);
  }
}

/** Reads the templates. Nothing listens or runs yet. */
async function prepare({ assembly, dataDir, port: wantedPort, onError = console.error }: CloudOptions): Promise<Foundation> {
  const port = wantedPort || (await freePorts(PORTS));
  const siteUrl = `http://localhost:${port}`;
  const endpoints = { s3: `http://127.0.0.1:${port + 1}`, aws: `http://127.0.0.1:${port + 2}` };
  const model = readTemplate(readAssembly(assembly), {
    queueUrl: (name) => `${endpoints.aws}/${ACCOUNT_ID}/${name}`,
    managementUrl: (apiId) => managementUrl(endpoints.aws, apiId),
    signInUrl: () => endpoints.aws,
  });
  const registry = createRegistry(dataDir, model.functions);
  assertPollersMayPoll(model, registry);
  const clock = new ProductClock(dataDir);
  const lambda = new Lambda({ functions: model.functions, clock, principalOf: registry.ofFunction, endpoints });
  return { dataDir, port, siteUrl, endpoints, model, registry, clock, lambda, onError };
}

function cloudOf(
  { siteUrl, endpoints, model, registry, clock, lambda }: Foundation,
  { sqs, ses, s3, dynamo, calls }: Services,
  smtpPort: number,
  stop: () => Promise<void>,
): Cloud {
  let stopping: Promise<void> | undefined;
  return {
    url: siteUrl,
    smtpPort,
    model,
    clock,
    outbox: ses.outbox,
    runs: lambda.runs,
    queues: sqs,
    objects: s3,
    stripe: stripeAt(siteUrl),
    env(functionName) {
      if (functionName === undefined) return operatorEnvironment(model, registry.operator, endpoints);
      return environmentOf(functionOf(model, functionName), { principalOf: registry.ofFunction, endpoints });
    },
    invoke: (functionName, event) => lambda.invoke(functionOf(model, functionName).name, event),
    usage: () => dynamo.usage(),
    calls: () => calls.list(),
    stop: () => (stopping ??= stop()),
  };
}

/** Pages, API and sockets under one origin, and the console. */
async function startSite(
  foundation: Foundation,
  services: Services,
  { cloud, options }: { cloud: Cloud; options: CloudOptions },
  started: Stop[],
): Promise<void> {
  const { port, siteUrl, model, registry, clock, lambda, endpoints, onError } = foundation;
  const { sqs, s3, dynamo, ses, secrets, sockets, stripe, faults } = services;
  const distribution = distributionOf(model, {
    model,
    apis: new Map(model.httpApis.map((api) => [api.domainName, new HttpApi(api, lambda, clock)])),
    sockets: new Map(sockets.map((api) => [api.model.domainName, api])),
    s3Url: endpoints.s3,
    siteConfig: options.siteConfig ?? {},
    secretOf: (id) => secrets.valueOf(id),
    clock,
  });
  const { operator } = registry;
  const showConsole = createConsole({
    model,
    clock,
    sqs,
    s3,
    dynamo,
    outbox: ses.outbox,
    runs: lambda.runs,
    operator,
    stripe,
    faults,
  });
  const providers = await startIdentityProviders(siteUrl, {
    dataDir: options.dataDir,
    clock,
    people: options.people ?? [],
    isSecret: (secret) => Object.values(options.secrets ?? {}).includes(secret),
  });
  const answerLocal = async (request: ApiRequest): Promise<WebReply> =>
    request.path === "/_local/demo" && request.headers["sec-fetch-site"] !== "cross-site" && options.demo
      ? options.demo(cloud, request)
      : ((await providers.answer(request)) ?? showConsole(request));

  const web = await startWebServer(port, {
    answer: (request) => (isLocal(request) ? answerLocal(request) : distribution.answer(request)),
    connect: (request) => distribution.connect(request),
    onError,
  });
  started.push(() => web.stop());
  started.push(async () => void (await Promise.all(sockets.map((api) => api.stop()))));
}

/** Stops the parts in reverse order of their start. */
async function stopAll(started: readonly Stop[]): Promise<void> {
  for (const stop of started.toReversed()) await stop();
}

const isLocal = ({ path }: ApiRequest) => path === "/_local" || path.startsWith("/_local/");

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

/** Turns the usual failures into sentences that say how to mend them. */
function friendly(error: unknown, { dataDir, smtpPort }: CloudOptions): unknown {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE" && port === smtpPort)
    return new Error(`Port ${port} is taken. Stop what uses it, or set SMTP_PORT: mail comes in there.`, { cause: error });
  if (code === "EADDRINUSE")
    return new Error(
      `Port ${port} is taken. Stop what uses it, or set PORT: the local cloud takes that port, the next two and the fourth after it.`,
      {
        cause: error,
      },
    );
  if ((code === "EACCES" || code === "EPERM") && existsSync(dataDir))
    return new Error(`${dataDir} cannot be written.`, { cause: error });
  return error;
}
