/** The functions of the templates: as many instances of each as its concurrency allows, kept warm for a while. */
import { randomUUID } from "node:crypto";
import { availableParallelism, devNull } from "node:os";
import { ACCOUNT_ID, type Clock, type Principal, REGION } from "../services/service.ts";
import type { LambdaFunction } from "../template/model.ts";
import { type Answer, Instance } from "./instance.ts";
import { Runs } from "./runs.ts";

/** Instances that nobody needs are stopped after this time. */
const IDLE_MS = 10 * 60_000;
/** A laptop has few cores: more instances than this would only take each other's time. Requests wait instead. */
const MOST_INSTANCES = Math.max(2, availableParallelism());

export interface LambdaOptions {
  readonly functions: readonly LambdaFunction[];
  readonly clock: Clock & { readonly offset: SharedArrayBuffer };
  /** The key with which a function signs. */
  readonly principalOf: (functionName: string) => Principal;
  readonly endpoints: { readonly aws: string; readonly s3: string };
  readonly idleMs?: number;
}

export interface Invocation {
  readonly requestId: string;
  readonly answer: Answer;
}

export class Lambda {
  readonly runs = new Runs();
  readonly #pools: ReadonlyMap<string, Pool>;

  constructor(options: LambdaOptions) {
    this.#pools = new Map(options.functions.map((each) => [each.name, new Pool(each, options, this.runs)]));
  }

  /** Runs a function with an event. Throws for a name the templates do not have. */
  invoke(functionName: string, event: unknown): Promise<Invocation> {
    return this.#pool(functionName).invoke(JSON.stringify(event));
  }

  /** How many instances may run at once. */
  concurrencyOf(functionName: string): number {
    return this.#pool(functionName).limit;
  }

  /** Takes no more requests, lets running ones finish for up to `graceMs`, then ends every thread. */
  async stop(graceMs: number): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.stop(graceMs)));
  }

  #pool(functionName: string): Pool {
    const pool = this.#pools.get(functionName);
    if (!pool) throw new Error(`The templates have no function ${functionName}.`);
    return pool;
  }
}

class Pool {
  readonly limit: number;
  readonly #function: LambdaFunction;
  readonly #options: LambdaOptions;
  readonly #runs: Runs;
  readonly #idle: { instance: Instance; timer: NodeJS.Timeout }[] = [];
  readonly #instances = new Set<Instance>();
  readonly #running = new Set<Promise<Invocation>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #isStopping = false;

  constructor(lambda: LambdaFunction, options: LambdaOptions, runs: Runs) {
    this.#function = lambda;
    this.#options = options;
    this.#runs = runs;
    this.limit = Math.min(lambda.reservedConcurrency ?? MOST_INSTANCES, MOST_INSTANCES);
  }

  async invoke(event: string): Promise<Invocation> {
    if (this.limit === 0) return throttled();
    if (this.#busy >= this.limit) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#busy++;

    const invocation = this.#isStopping ? Promise.resolve(throttled()) : this.#run(event);
    this.#running.add(invocation);
    try {
      return await invocation;
    } finally {
      this.#running.delete(invocation);
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }

  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    const { promise: graceIsOver, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, graceMs);
    await Promise.race([Promise.allSettled(this.#running), graceIsOver]);
    clearTimeout(timer);
    for (const { timer } of this.#idle) clearTimeout(timer);
    await Promise.all([...this.#instances].map((instance) => instance.stop()));
  }

  async #run(event: string): Promise<Invocation> {
    const requestId = randomUUID();
    const run = this.#runs.start(requestId, this.#function.name, this.#options.clock.now());
    const warm = this.#takeIdle();
    const instance = warm ?? this.#start();
    const timeoutMs = this.#function.timeoutSeconds * 1000;
    const { answer, durationMs } = await instance.run({ requestId, event, timeoutMs }, (text) => this.#runs.append(run, text));

    run.durationMs = durationMs;
    if (!warm && instance.initMs !== undefined) run.initMs = instance.initMs;
    if (!answer.ok) run.error = answer.error;
    if (instance.isAlive && !this.#isStopping) this.#rest(instance);
    else await this.#end(instance);
    return { requestId, answer };
  }

  /** The warm instance used last, so that the others can go. */
  #takeIdle(): Instance | undefined {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (idle.instance.isAlive) return idle.instance;
      this.#instances.delete(idle.instance);
    }
    return undefined;
  }

  #rest(instance: Instance): void {
    const timer = setTimeout(() => {
      this.#idle.splice(
        this.#idle.findIndex((idle) => idle.instance === instance),
        1,
      );
      void this.#end(instance);
    }, this.#options.idleMs ?? IDLE_MS);
    this.#idle.push({ instance, timer: timer.unref() });
  }

  async #end(instance: Instance): Promise<void> {
    this.#instances.delete(instance);
    await instance.stop();
  }

  #start(): Instance {
    const { name, arn, codeFolder, handler, memoryMb, logGroup } = this.#function;
    const logStream = `local/[$LATEST]${randomUUID().replaceAll("-", "")}`;
    const clockOffset = this.#options.clock.offset;
    const environment = { ...environmentOf(this.#function, this.#options), AWS_LAMBDA_LOG_STREAM_NAME: logStream };
    const instance = new Instance({ name, arn, codeFolder, handler, memoryMb, logGroup, logStream, clockOffset }, environment);
    this.#instances.add(instance);
    return instance;
  }
}

const throttled = (): Invocation => ({
  requestId: randomUUID(),
  answer: { ok: false, error: { errorType: "TooManyRequestsException", errorMessage: "Rate Exceeded." } },
});

/** What Lambda puts into a function's environment, and nothing of this machine's own but PATH. */
export function environmentOf(
  { name, codeFolder, handler, memoryMb, logGroup, environment }: LambdaFunction,
  { principalOf, endpoints }: Pick<LambdaOptions, "principalOf" | "endpoints">,
): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    TZ: "UTC",
    ...environment,
    ...credentialsAndEndpoints(principalOf(name), endpoints),
    AWS_ACCOUNT_ID: ACCOUNT_ID,
    AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
    AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
    AWS_LAMBDA_LOG_GROUP_NAME: logGroup,
    LAMBDA_TASK_ROOT: codeFolder,
    _HANDLER: handler,
  };
}

/** What an AWS SDK needs to speak to the local cloud as `principal`, and to look for credentials nowhere else. */
export function credentialsAndEndpoints(
  { accessKeyId, secretAccessKey }: Principal,
  endpoints: LambdaOptions["endpoints"],
): Record<string, string> {
  return {
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL: endpoints.aws,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
  };
}
