/** The functions of the templates: several instances of each, up to its concurrency, kept warm for a while. */
import { randomUUID } from "node:crypto";
import { getCompileCacheDir } from "node:module";
import { availableParallelism, devNull } from "node:os";
import { ACCOUNT_ID, type Clock, type Principal, REGION } from "../kernel/service.ts";
import type { LambdaFunction } from "../template/model.ts";
import { type Answer, Instance, naming } from "./instance.ts";
import { LoadingTurns } from "./loading-turns.ts";
import type { FunctionError } from "./protocol.ts";
import { type Run, Runs } from "./runs.ts";

/** An idle instance is stopped after this time. */
const IDLE_MS = 10 * 60_000;
/** Instances of one function that run at once. More than there are cores would only slow each other down; further requests wait. */
const MOST_INSTANCES = Math.max(2, availableParallelism());

export interface LambdaOptions {
  readonly functions: readonly LambdaFunction[];
  readonly clock: Clock & { readonly offset: SharedArrayBuffer };
  /** The function's role and key. */
  readonly principalOf: (functionName: string) => Principal;
  readonly endpoints: { readonly aws: string; readonly s3: string };
  readonly idleMs?: number;
  /** Greatest number of functions that load at once; by default the number of cores. */
  readonly loadsAtOnce?: number;
  readonly loadLimitMs?: number;
}

export interface Invocation {
  readonly requestId: string;
  readonly answer: Answer;
  /** False where no handler saw the event: the function could not be loaded, or was throttled. */
  readonly hasStarted: boolean;
}

export class Lambda {
  readonly runs = new Runs();
  readonly #turns: LoadingTurns;
  readonly #pools: ReadonlyMap<string, Pool>;

  constructor(options: LambdaOptions) {
    this.#turns = new LoadingTurns(options.loadsAtOnce ?? availableParallelism());
    this.#pools = new Map(options.functions.map((each) => [each.name, new Pool(each, options, this.runs, this.#turns)]));
  }

  /** Calls `onTime` after `ms`, not counting time in which some function loads. @returns cancels the call */
  after(ms: number, onTime: () => void): () => void {
    return this.#turns.after(ms, onTime);
  }

  /**
   * Runs a function with an event, as soon as an instance is loaded and free. Throws for a name the templates do not have.
   * @param onStart called when the handler gets the event; limits of the caller count from then on
   */
  invoke(functionName: string, event: unknown, onStart?: () => void): Promise<Invocation> {
    return this.#pool(functionName).invoke(JSON.stringify(event), onStart);
  }

  /** Greatest number of concurrent instances. */
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

/** An instance for a waiting request, or the reason why there is none. */
type Supply =
  | Instance
  | { readonly failure: FunctionError; readonly log: string; readonly initMs: number | undefined }
  | "stopping";

/** The instances of one function. */
class Pool {
  readonly limit: number;
  readonly #function: LambdaFunction;
  readonly #options: LambdaOptions;
  readonly #runs: Runs;
  readonly #turns: LoadingTurns;
  readonly #idle: { instance: Instance; timer: NodeJS.Timeout }[] = [];
  readonly #instances = new Set<Instance>();
  readonly #running = new Set<Promise<Invocation>>();
  /** Requests without an instance. */
  readonly #waiting: ((supply: Supply) => void)[] = [];
  /** Instances that load or wait for their turn to. */
  #loading = 0;
  /** Instances that load or wait to, run, or are idle. */
  #size = 0;
  #isStopping = false;

  constructor(lambda: LambdaFunction, options: LambdaOptions, runs: Runs, turns: LoadingTurns) {
    this.#function = lambda;
    this.#options = options;
    this.#runs = runs;
    this.#turns = turns;
    this.limit = Math.min(lambda.reservedConcurrency ?? MOST_INSTANCES, MOST_INSTANCES);
  }

  async invoke(event: string, onStart: () => void = () => {}): Promise<Invocation> {
    if (this.limit === 0) return throttled();
    const supply = this.#takeIdle() ?? (await this.#nextInstance());
    if (supply === "stopping") return throttled();

    const requestId = randomUUID();
    const run = this.#runs.start(requestId, this.#function.name, this.#options.clock.now());
    if (!(supply instanceof Instance)) {
      const { failure, log, initMs } = supply;
      this.#runs.append(run, log);
      run.error = naming(requestId, failure);
      run.durationMs = 0;
      if (initMs !== undefined) run.initMs = initMs;
      return { requestId, answer: { ok: false, error: run.error }, hasStarted: false };
    }

    onStart();
    const invocation = this.#run(run, supply, event);
    this.#running.add(invocation);
    return invocation.finally(() => this.#running.delete(invocation));
  }

  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    for (const supply of this.#waiting.splice(0)) supply("stopping");
    const { promise: graceIsOver, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, graceMs);
    await Promise.race([Promise.allSettled(this.#running), graceIsOver]);
    clearTimeout(timer);
    for (const { timer } of this.#idle) clearTimeout(timer);
    await Promise.all([...this.#instances].map((instance) => instance.stop()));
  }

  async #run(run: Run, instance: Instance, event: string): Promise<Invocation> {
    const { requestId } = run;
    const onLog = (text: string) => this.#runs.append(run, text);
    if (instance.loadingLog) onLog(instance.loadingLog);
    if (instance.initMs !== undefined) run.initMs = instance.initMs;
    // Loading belongs to the first request alone.
    instance.loadingLog = "";
    instance.initMs = undefined;

    const timeoutMs = this.#function.timeoutSeconds * 1000;
    const { answer, durationMs } = await instance.run({ requestId, event, timeoutMs }, onLog, (ms, onTime) =>
      this.#turns.after(ms, onTime),
    );
    run.durationMs = durationMs;
    if (!answer.ok) run.error = answer.error;
    if (instance.isAlive && !this.#isStopping) this.#offer(instance);
    else await this.#remove(instance);
    return { requestId, answer, hasStarted: true };
  }

  /** The next instance that becomes free or is loaded, for requests in the order in which they came. */
  #nextInstance(): Promise<Supply> {
    if (this.#isStopping) return Promise.resolve("stopping");
    const { promise, resolve } = Promise.withResolvers<Supply>();
    this.#waiting.push(resolve);
    this.#loadForWaiting();
    return promise;
  }

  #loadForWaiting(): void {
    while (this.#waiting.length > this.#loading && this.#size < this.limit) void this.#load();
  }

  /** Loads one more instance when its turn comes, unless the waiting requests were served meanwhile. */
  async #load(): Promise<void> {
    this.#loading++;
    this.#size++;
    await this.#turns.take();
    const instance = this.#waiting.length < this.#loading || this.#isStopping ? undefined : this.#start();
    const failure = await instance?.loaded;
    this.#turns.giveBack();
    this.#loading--;
    if (instance && !failure && !this.#isStopping) return this.#offer(instance);

    if (failure) this.#waiting.shift()?.({ failure, log: instance!.loadingLog, initMs: instance!.initMs });
    await this.#remove(instance);
  }

  #offer(instance: Instance): void {
    const next = this.#waiting.shift();
    if (next) next(instance);
    else this.#rest(instance);
  }

  async #remove(instance: Instance | undefined): Promise<void> {
    this.#size--;
    if (instance) {
      this.#instances.delete(instance);
      await instance.stop();
    }
    if (!this.#isStopping) this.#loadForWaiting();
  }

  /** The idle instance that was used last, so that the others reach the end of their time. */
  #takeIdle(): Instance | undefined {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (idle.instance.isAlive) return idle.instance;
      void this.#remove(idle.instance);
    }
    return undefined;
  }

  #rest(instance: Instance): void {
    const timer = setTimeout(() => {
      this.#idle.splice(
        this.#idle.findIndex((idle) => idle.instance === instance),
        1,
      );
      void this.#remove(instance);
    }, this.#options.idleMs ?? IDLE_MS);
    this.#idle.push({ instance, timer: timer.unref() });
  }

  #start(): Instance {
    const { name, arn, codeFolder, handler, memoryMb, logGroup } = this.#function;
    const logStream = `local/[$LATEST]${randomUUID().replaceAll("-", "")}`;
    const clockOffset = this.#options.clock.offset;
    const environment = { ...environmentOf(this.#function, this.#options), AWS_LAMBDA_LOG_STREAM_NAME: logStream };
    const compiledFolder = getCompileCacheDir();
    const data = { name, arn, codeFolder, handler, memoryMb, logGroup, logStream, clockOffset, compiledFolder };
    const instance = new Instance(data, environment, this.#options.loadLimitMs);
    this.#instances.add(instance);
    return instance;
  }
}

const throttled = (): Invocation => ({
  requestId: randomUUID(),
  answer: { ok: false, error: { errorType: "TooManyRequestsException", errorMessage: "Rate Exceeded." } },
  hasStarted: false,
});

/** The environment variables that Lambda sets. Of this machine's own only PATH is passed on. */
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

/** Variables with which an AWS SDK calls the local cloud as `principal` and looks for credentials nowhere else. */
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
