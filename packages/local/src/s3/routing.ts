/** Leads a request to its operation, and answers refusals. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
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
  { store, corsRules, principals }: Server,
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
    return post(store, principals, bucket, incoming, response);
  }
  const request = authenticate(incoming, principals, store.clock);
  assertBucket(store, bucket);
  await (key === "" ? onBucket(store, request, response) : onObject(store, request, response));
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
