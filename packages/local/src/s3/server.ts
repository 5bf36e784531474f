import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { listenOnLoopback } from "../kernel/listener.ts";
import { Refusal, type Clock, type Principals } from "../kernel/service.ts";
import { Blobs } from "./blobs.ts";
import { list, pageOf, removeMany, type Page } from "./bucket.ts";
import { Meter, notImplemented } from "./body.ts";
import { corsHeaders, type CorsRule } from "./cors.ts";
import { post } from "./form.ts";
import { ObjectIndex, type ObjectCreated, type StoredObject } from "./object-index.ts";
import { createNotifier } from "./notifications.ts";
import { copy, get, put, remove, shelve, storedHeaders, type Shelf } from "./objects.ts";
import { assertAllowed, authenticate, locate, type S3Request } from "./request.ts";
import { errorXml } from "../kernel/xml.ts";

export type { CorsRule } from "./cors.ts";
export type { ObjectCreated, StoredObject } from "./object-index.ts";

export interface BucketConfig {
  readonly name: string;
  readonly cors: readonly CorsRule[];
}

export interface S3Options {
  /** Its own folder; made if missing. */
  readonly dataDir: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly principals: Principals;
  readonly clock: Clock;
  readonly buckets: readonly BucketConfig[];
  /** Every object that arrives, one at a time, in order; told again until it resolves, and after a crash. */
  readonly onCreated: (event: ObjectCreated) => Promise<void> | void;
  /** A failure of ours while answering, or of `onCreated`. */
  readonly onError?: (error: unknown) => void;
}

export interface S3 {
  readonly url: string;
  readonly port: number;
  readonly buckets: readonly string[];
  /** For the console, past keys: objects in the order of their keys. */
  objects(bucket: string, options?: { prefix?: string; delimiter?: string; after?: string; limit?: number }): Page;
  /** For the console, past keys. The caller reads or destroys the body. */
  open(bucket: string, key: string): { readonly object: StoredObject; readonly body: Readable } | undefined;
  /** For services of AWS that write into a bucket, past keys. The object is there in full, and stays, before this resolves. */
  store(bucket: string, key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  stop(): Promise<void>;
}

/** S3, path style, on a loopback port of its own. */
export async function createS3({ dataDir, port, principals, clock, buckets, onCreated, onError }: S3Options): Promise<S3> {
  const rules = new Map(buckets.map(({ name, cors }) => [name, cors]));
  const blobs = new Blobs(join(dataDir, "blobs"));
  const index = new ObjectIndex(join(dataDir, "objects.sqlite"));
  blobs.sweep((blob) => index.isBlobInUse(blob));
  const notifier = createNotifier(index, onCreated, (error) => onError?.(error));
  const shelf: Shelf = { index, blobs, clock, hasBucket: (name) => rules.has(name), onStored: () => notifier.wake() };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID();
    response.setHeader("x-amz-request-id", requestId);
    try {
      await route(incoming, response);
    } catch (error) {
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      const refusal =
        error instanceof Refusal
          ? error
          : new Refusal("InternalError", "We encountered an internal error. Please try again.", 500);
      if (refusal !== error) onError?.(error);
      const body = incoming.method === "HEAD" ? "" : errorXml(refusal, incoming.url ?? "/", requestId);
      response.writeHead(refusal.status, { "Content-Type": "application/xml" }).end(body);
      // The rest of a refused upload is thrown away, so that its sender hears the answer.
      incoming.resume();
    }
  }

  async function route(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { bucket, key } = locate(incoming.url ?? "/");
    const { origin } = incoming.headers;
    const cors = rules.get(bucket) ?? [];

    if (incoming.method === "OPTIONS") {
      const allowed = preflight(cors, incoming);
      if (!allowed)
        throw new Refusal(
          "AccessForbidden",
          "CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
          403,
        );
      response.writeHead(200, allowed).end();
      return;
    }
    if (origin !== undefined) {
      const allowed = corsHeaders(cors, { origin, method: incoming.method ?? "GET", headers: [] });
      for (const [name, value] of Object.entries(allowed ?? {})) response.setHeader(name, value);
    }
    if (incoming.method === "POST" && key === "" && incoming.headers["content-type"]?.startsWith("multipart/form-data")) {
      assertBucket(bucket);
      await post(shelf, principals, bucket, incoming, response);
      return;
    }
    const request = authenticate(incoming, principals, clock);
    assertBucket(bucket);
    await (key === "" ? onBucket(request, response) : onObject(request, response));
  }

  async function onBucket(request: S3Request, response: ServerResponse): Promise<void> {
    const { method, query, principal, bucket } = request;
    if (method === "GET") {
      list(shelf, request, response);
    } else if (method === "HEAD") {
      assertAllowed(principal, "s3:ListBucket", bucket);
      response.writeHead(200).end();
    } else if (method === "POST" && query.has("delete")) {
      await removeMany(shelf, request, response);
    } else {
      throw notImplemented(`${method} of a bucket`);
    }
  }

  async function onObject(request: S3Request, response: ServerResponse): Promise<void> {
    switch (request.method) {
      case "GET":
      case "HEAD":
        return get(shelf, request, response);
      case "PUT":
        return request.headers["x-amz-copy-source"] === undefined
          ? put(shelf, request, response)
          : copy(shelf, request, response);
      case "DELETE":
        return remove(shelf, request, response);
      default:
        throw notImplemented(`${request.method} of an object`);
    }
  }

  function assertBucket(name: string): void {
    if (!rules.has(name)) throw new Refusal("NoSuchBucket", "The specified bucket does not exist", 404);
  }

  const listener = await listenOnLoopback({ port, clock }, answer);
  return {
    url: listener.url,
    port: listener.port,
    buckets: [...rules.keys()],
    objects: (bucket, options = {}) => pageOf(index, bucket, options),
    open(bucket, key) {
      const object = index.find(bucket, key);
      return object && { object, body: createReadStream("", { fd: blobs.open(object.blob) }) };
    },
    async store(bucket, key, body) {
      assertBucket(bucket);
      const meter = new Meter(["md5"]);
      const blob = await blobs.receive(meter.measure(body));
      const about = { bucket, key, blob, size: meter.size, eTag: meter.digest("md5", "hex"), modifiedAt: clock.now() };
      await shelve(shelf, { ...about, headers: storedHeaders({}), metadata: {} }, "ObjectCreated:Put");
    },
    async stop() {
      await listener.stop();
      await notifier.stop();
      index.close();
    },
  };
}

function preflight(rules: readonly CorsRule[], { headers }: IncomingMessage): Record<string, string> | undefined {
  const method = headers["access-control-request-method"];
  if (headers.origin === undefined || method === undefined) {
    throw new Refusal("BadRequest", "Insufficient information. Origin request header needed.");
  }
  const asked = (headers["access-control-request-headers"] ?? "").split(",").map((header) => header.trim());
  return corsHeaders(rules, { origin: headers.origin, method, headers: asked.filter(Boolean) });
}
