/** Runs inside a worker thread: the Lambda runtime of one function instance, one request at a time. */
import { createRequire, enableCompileCache, flushCompileCache, registerHooks } from "node:module";
import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { FromThread, FunctionError, Invoke, ThreadData } from "./protocol.ts";

const data = workerData as ThreadData;
const port = parentPort!;
const send = (message: FromThread) => port.postMessage(message);
const realNow = Date.now.bind(Date);

const LONGEST_ANSWER_BYTES = 6 * 1024 * 1024;

/** Log lines are sent like answers, so that all lines of a request arrive before its answer. */
function captureOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      send({ type: "log", text: typeof chunk === "string" ? chunk : Buffer.from(chunk).toString() });
      const done = rest.find((argument) => typeof argument === "function") as (() => void) | undefined;
      done?.();
      return true;
    };
  }
}

/** `Date` follows the product's clock; timers and `performance` stay real. */
function followProductClock(): void {
  const offset = new BigInt64Array(data.clockOffset);
  const RealDate = Date;
  const now = () => realNow() + Number(Atomics.load(offset, 0));
  const ProductDate = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === "now" ? now : (Reflect.get(target, key, receiver) as unknown)),
  });
  RealDate.prototype.constructor = ProductDate;
  globalThis.Date = ProductDate;
}

/**
 * The runtime offers Node's own modules and the AWS SDK; everything else must be in the bundle. A package that only a developer's
 * node_modules holds is not found, as on AWS.
 */
function offerTheSdk(): void {
  const inside = pathToFileURL(data.codeFolder + sep).href;
  const { resolve: resolveSdk } = createRequire(import.meta.url);
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!context.parentURL?.startsWith(inside) || /^(?:node|file|data):|^[./#]/.test(specifier))
        return nextResolve(specifier, context);
      if (specifier.startsWith("@aws-sdk/")) {
        if (!context.conditions.includes("require")) return nextResolve(specifier, { ...context, parentURL: import.meta.url });
        return { url: pathToFileURL(resolveSdk(specifier)).href, shortCircuit: true };
      }
      const found = nextResolve(specifier, context);
      if (found.url.startsWith("node:") || found.url.startsWith(inside)) return found;
      throw Object.assign(
        new Error(`Cannot find package '${specifier}' imported from ${context.parentURL}: it is not in the bundle`),
        {
          code: "ERR_MODULE_NOT_FOUND",
        },
      );
    },
  });
}

type Handler = (event: unknown, context: object) => unknown;

async function loadHandler(): Promise<Handler> {
  const split = data.handler.lastIndexOf(".");
  const [module, name] = [data.handler.slice(0, split), data.handler.slice(split + 1)];
  const loaded = (await import(pathToFileURL(join(data.codeFolder, `${module}.mjs`)).href)) as Record<string, unknown>;
  const handler = loaded[name];
  if (typeof handler !== "function") {
    throw Object.assign(new Error(`${data.handler} is undefined or not exported`), { name: "Runtime.HandlerNotFound" });
  }
  if (handler.length > 2) {
    throw Object.assign(new Error("Callback handlers are not supported by nodejs24.x; make the handler async"), {
      name: "Runtime.CallbackHandlerDeprecated",
    });
  }
  return handler as Handler;
}

function contextOf({ requestId, timeoutMs }: Invoke): object {
  const deadline = realNow() + timeoutMs;
  return {
    functionName: data.name,
    functionVersion: "$LATEST",
    invokedFunctionArn: data.arn,
    memoryLimitInMB: String(data.memoryMb),
    awsRequestId: requestId,
    logGroupName: data.logGroup,
    logStreamName: data.logStream,
    getRemainingTimeInMillis: () => Math.max(0, deadline - realNow()),
  };
}

async function answer(handler: Handler, request: Invoke): Promise<FromThread> {
  const { requestId } = request;
  try {
    const payload = JSON.stringify(await handler(JSON.parse(request.event), contextOf(request)));
    if (payload !== undefined && Buffer.byteLength(payload) > LONGEST_ANSWER_BYTES) {
      const errorMessage = `Response payload size exceeded maximum allowed payload size (${LONGEST_ANSWER_BYTES} bytes).`;
      return { type: "failed", requestId, error: { errorType: "Function.ResponseSizeTooLarge", errorMessage } };
    }
    return { type: "answer", requestId, payload };
  } catch (error) {
    console.error(error);
    return { type: "failed", requestId, error: describe(error) };
  }
}

function describe(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split("\n") ?? [] };
}

captureOutput();
followProductClock();
offerTheSdk();
if (data.compiledFolder) enableCompileCache(dirname(data.compiledFolder));
try {
  const handler = await loadHandler();
  // A thread is stopped and does not end, so that Node would never write what it has compiled.
  flushCompileCache();
  send({ type: "ready" });
  port.on("message", (request: Invoke) => void answer(handler, request).then(send));
} catch (error) {
  const described = describe(error);
  const isMissing = (error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND";
  send({ type: "initFailed", error: isMissing ? { ...described, errorType: "Runtime.ImportModuleError" } : described });
}
