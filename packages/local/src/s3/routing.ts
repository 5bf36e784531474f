/** Leads a request to its operation, and answers refusals. */
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Calls } from "../kernel/calls.ts";
import { refusalOf, type Fault, type Faults } from "../kernel/faults.ts";
import { Refusal, type Principals } from "../kernel/service.ts";
import { errorXml } from "../kernel/xml.ts";
import { notImplemented } from "./body.ts";
import { list, removeMany } from "./bucket.ts";
import { corsHeaders, type CorsRule } from "./cors.ts";
import { post } from "./form.ts";
import { copy, get, type ObjectStore, put, remove } from "./objects.ts";
import { assertAllowed, authenticate, locate, type S3Request } from "./request.ts";

interface Server {
  readonly store: ObjectStore;
  /** By bucket. */
  readonly corsRules: ReadonlyMap<string, readonly CorsRule[]>;
  readonly principals: Principals;
  readonly faults: Faults | undefined;
  readonly calls: Calls | undefined;
  readonly onError: ((error: unknown) => void) | undefined;
}

export async function answer(server: Server, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = randomUUID();
  response.setHeader("x-amz-request-id", requestId);
  try {
    await route(server, incoming, response);
  } catch (error) {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const refusal =
      error instanceof Refusal ? error : new Refusal("InternalError", "We encountered an internal error. Please try again.", 500);
    if (refusal !== error) server.onError?.(error);
    const body = incoming.method === "HEAD" ? "" : errorXml(refusal, incoming.url ?? "/", requestId);
    response.writeHead(refusal.status, { "Content-Type": "application/xml" }).end(body);
    // The rest of a refused upload is read and thrown away: a client that is still sending would not see the answer.
    incoming.resume();
  }
}

async function route(
  { store, corsRules, principals, faults, calls }: Server,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { bucket, key } = locate(incoming.url ?? "/");
  const rules = corsRules.get(bucket) ?? [];
  if (incoming.method === "OPTIONS") {
    response.writeHead(200, preflight(rules, incoming)).end();
    return;
  }
  const { origin } = incoming.headers;
  if (origin !== undefined) {
    const allowed = corsHeaders(rules, { origin, method: incoming.method ?? "GET", headers: [] });
    for (const [name, value] of Object.entries(allowed ?? {})) response.setHeader(name, value);
  }
  if (incoming.method === "POST" && key === "" && incoming.headers["content-type"]?.startsWith("multipart/form-data")) {
    assertBucket(store, bucket);
    calls?.add({ service: "s3", operation: "PostObject", caller: "form" });
    return post(store, principals, bucket, incoming, response);
  }
  const request = authenticate(incoming, principals, store.clock);
  assertBucket(store, bucket);
  const call = { service: "s3", operation: operationOf(request), caller: request.principal.name };
  calls?.add(call);
  const does = faults?.meeting({
    ...call,
    text: () => `${decodeURIComponent(incoming.url ?? "")}\n${request.headers["x-amz-copy-source"] ?? ""}`,
  });
  const run = (answered: ServerResponse) =>
    key === "" ? onBucket(store, request, answered) : onObject(store, request, answered);
  await (does ? underFault(does, request.method, response, run) : run(response));
}

/** Answers under a fault. A call whose answer is lost is done first. */
async function underFault(
  does: Fault["does"],
  method: string,
  response: ServerResponse,
  run: (response: ServerResponse) => Promise<void>,
): Promise<void> {
  if (does.kind === "delay") {
    await setTimeout(does.ms);
    return run(response);
  }
  const isRead = method === "GET" || method === "HEAD";
  if (does.kind === "loseAnswer" && !isRead) await run(unheard(response));
  throw refusalOf(does, "s3") ?? notImplemented(`the fault ${does.kind}`);
}

/** A response that takes everything and sends nothing. */
const unheard = (response: ServerResponse): ServerResponse =>
  Object.assign(Object.create(response) as ServerResponse, {
    writeHead: () => unheard(response),
    setHeader: () => unheard(response),
    write: () => true,
    end: () => unheard(response),
  });

/** The name of an object's or a bucket's operation, as AWS calls it. */
function operationOf({ method, key, query, headers }: S3Request): string {
  if (key === "") return method === "GET" ? "ListObjectsV2" : query.has("delete") ? "DeleteObjects" : "HeadBucket";
  if (method === "PUT") return headers["x-amz-copy-source"] === undefined ? "PutObject" : "CopyObject";
  return { GET: "GetObject", HEAD: "HeadObject", DELETE: "DeleteObject" }[method] ?? method;
}

async function onBucket(store: ObjectStore, request: S3Request, response: ServerResponse): Promise<void> {
  const { method, query, principal, bucket } = request;
  if (method === "GET") {
    list(store, request, response);
  } else if (method === "HEAD") {
    assertAllowed(principal, "s3:ListBucket", bucket);
    response.writeHead(200).end();
  } else if (method === "POST" && query.has("delete")) {
    await removeMany(store, request, response);
  } else {
    throw notImplemented(`${method} of a bucket`);
  }
}

async function onObject(store: ObjectStore, request: S3Request, response: ServerResponse): Promise<void> {
  const isCopy = request.headers["x-amz-copy-source"] !== undefined;
  switch (request.method) {
    case "GET":
    case "HEAD":
      return get(store, request, response);
    case "PUT":
      return isCopy ? copy(store, request, response) : put(store, request, response);
    case "DELETE":
      return remove(store, request, response);
    default:
      throw notImplemented(`${request.method} of an object`);
  }
}

/** @throws Refusal NoSuchBucket */
export function assertBucket({ hasBucket }: ObjectStore, name: string): void {
  if (!hasBucket(name)) throw new Refusal("NoSuchBucket", "The specified bucket does not exist", 404);
}

/** The headers that answer a preflight. @throws Refusal BadRequest, AccessForbidden */
function preflight(rules: readonly CorsRule[], { headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  const method = headers["access-control-request-method"];
  if (origin === undefined || method === undefined)
    throw new Refusal("BadRequest", "Insufficient information. Origin request header needed.");
  const asked = (headers["access-control-request-headers"] ?? "").split(",").map((header) => header.trim());
  const allowed = corsHeaders(rules, { origin, method, headers: asked.filter(Boolean) });
  if (allowed) return allowed;
  throw new Refusal(
    "AccessForbidden",
    "CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
    403,
  );
}
