import { createReadStream } from "node:fs";
import { validateHeaderName, validateHeaderValue, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Refusal, type Clock } from "../kernel/service.ts";
import type { Blobs } from "./blobs.ts";
import { notImplemented, receivePut } from "./body.ts";
import type { EventName, ObjectIndex, StoredObject } from "./object-index.ts";
import { assertAllowed, noSuchKey, type S3Request } from "./request.ts";
import { renderXml } from "../kernel/xml.ts";

/** The objects of all buckets: an index, and their bytes on disk. */
export interface ObjectStore {
  readonly index: ObjectIndex;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly hasBucket: (name: string) => boolean;
  /** Called after a notification was added to the index. */
  readonly onStored: () => void;
}

/** Headers that are kept with an object and sent with it. */
export const STORED_HEADERS = [
  "content-type",
  "content-disposition",
  "content-encoding",
  "content-language",
  "cache-control",
  "expires",
];
const DEFAULT_TYPE = "binary/octet-stream";

/** GetObject and HeadObject. */
export async function get({ index, blobs }: ObjectStore, request: S3Request, response: ServerResponse): Promise<void> {
  const { principal, bucket, key, method, headers } = request;
  assertAllowed(principal, "s3:GetObject", bucket, key);
  const object = index.find(bucket, key);
  if (!object) throw noSuchKey(request);

  const eTag = `"${object.eTag}"`;
  const ifMatch = headers["if-match"];
  if (ifMatch !== undefined && !listed(ifMatch, eTag)) {
    throw new Refusal("PreconditionFailed", "At least one of the pre-conditions you specified did not hold", 412);
  }
  const common = { ETag: eTag, "Last-Modified": new Date(object.modifiedAt).toUTCString() };
  if (listed(headers["if-none-match"], eTag)) {
    response.writeHead(304, common).end();
    return;
  }

  const range = rangeOf(headers["range"], object.size);
  if (range === "unsatisfiable") {
    response.setHeader("Content-Range", `bytes */${object.size}`);
    throw new Refusal("InvalidRange", "The requested range is not satisfiable", 416);
  }
  const length = range ? range.end - range.start + 1 : object.size;
  response.writeHead(range ? 206 : 200, {
    ...common,
    "Accept-Ranges": "bytes",
    "Content-Length": length,
    ...servedHeaders(object, request),
    ...(range ? { "Content-Range": `bytes ${range.start}-${range.end}/${object.size}` } : checksumHeader(object, headers)),
  });
  if (method === "HEAD" || length === 0) {
    response.end();
    return;
  }
  const file = createReadStream("", { fd: blobs.open(object.blob), ...range });
  // A client that hangs up half-way is not an error of the stand-in.
  await pipeline(file, response).catch(() => response.destroy());
}

/** PutObject. */
export async function put(store: ObjectStore, request: S3Request, response: ServerResponse): Promise<void> {
  const { principal, bucket, key, headers, incoming } = request;
  assertAllowed(principal, "s3:PutObject", bucket, key);
  const mustBeNew = headers["if-none-match"] !== undefined;
  if (mustBeNew && headers["if-none-match"] !== "*") throw notImplemented("If-None-Match other than *");
  if (headers["if-match"] !== undefined) throw notImplemented("If-Match");

  const about = { bucket, key, headers: storedHeaders(headers), metadata: metadataOf(headers) };

  const received = await receivePut(incoming, headers, store.blobs);
  const object: StoredObject = { ...about, ...received, modifiedAt: store.clock.now() };
  await keepObject(store, object, "ObjectCreated:Put", { mustBeNew });
  response
    .writeHead(200, {
      ETag: `"${object.eTag}"`,
      ...(object.checksum ? checksumHeader(object, { "x-amz-checksum-mode": "ENABLED" }) : {}),
    })
    .end();
}

/** CopyObject. Both objects have the same bytes on disk until one of them is written again. */
export async function copy(store: ObjectStore, request: S3Request, response: ServerResponse): Promise<void> {
  const { principal, headers } = request;
  const source = sourceOf(headers["x-amz-copy-source"] ?? "");
  assertAllowed(principal, "s3:GetObject", source.bucket, source.key);
  assertAllowed(principal, "s3:PutObject", request.bucket, request.key);
  if (!store.hasBucket(source.bucket)) throw new Refusal("NoSuchBucket", "The specified bucket does not exist", 404);
  const original = store.index.find(source.bucket, source.key);
  if (!original) throw noSuchKey({ principal, ...source });

  const isReplaced = headers["x-amz-metadata-directive"] === "REPLACE";
  const isSame = source.bucket === request.bucket && source.key === request.key;
  if (isSame && !isReplaced) {
    throw new Refusal(
      "InvalidRequest",
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata.",
    );
  }
  const object: StoredObject = {
    ...original,
    bucket: request.bucket,
    key: request.key,
    modifiedAt: store.clock.now(),
    ...(isReplaced ? { headers: storedHeaders(headers), metadata: metadataOf(headers) } : {}),
  };
  await keepObject(store, object, "ObjectCreated:Copy");
  const result = { LastModified: new Date(object.modifiedAt).toISOString(), ETag: `"${object.eTag}"` };
  response.writeHead(200, { "Content-Type": "application/xml" }).end(renderXml("CopyObjectResult", result));
}

/** DeleteObject; it succeeds for a missing object as well. */
export async function remove(store: ObjectStore, { principal, bucket, key }: S3Request, response: ServerResponse): Promise<void> {
  assertAllowed(principal, "s3:DeleteObject", bucket, key);
  await deleteObject(store, bucket, key);
  response.writeHead(204).end();
}

/** Removes an object from the index, and its bytes from the disk unless a copy still has them. */
export async function deleteObject({ index, blobs }: ObjectStore, bucket: string, key: string): Promise<void> {
  const abandoned = index.remove(bucket, key);
  if (abandoned) await blobs.remove(abandoned);
}

/** Adds an object and its notification to the index. If that fails, its bytes are deleted. @throws Refusal PreconditionFailed */
export async function keepObject(
  { index, blobs, onStored }: ObjectStore,
  object: StoredObject,
  eventName: EventName,
  options?: { mustBeNew: boolean },
): Promise<void> {
  try {
    const abandoned = index.put(object, eventName, options);
    onStored();
    if (abandoned) await blobs.remove(abandoned);
  } catch (error) {
    if (!index.isBlobInUse(object.blob)) await blobs.remove(object.blob);
    throw error;
  }
}

/** The headers to keep, from a request's headers or a form's fields (names in lower case). @throws Refusal InvalidArgument */
export function storedHeaders(given: Readonly<Record<string, string>>): Record<string, string> {
  const kept = STORED_HEADERS.flatMap((name): [string, string][] => {
    // aws-chunked is an encoding of the upload, not of the object.
    const value = name === "content-encoding" ? given[name]?.replaceAll(/\s*aws-chunked\s*,?/g, "") : given[name];
    return value ? [[name, value]] : [];
  });
  return { "content-type": DEFAULT_TYPE, ...servable(kept) };
}

/** x-amz-meta-*, without the prefix. @throws Refusal InvalidArgument */
export function metadataOf(given: Readonly<Record<string, string>>): Record<string, string> {
  const prefix = "x-amz-meta-";
  const kept = Object.entries(given).filter(([name]) => name.startsWith(prefix));
  return servable(kept.map(([name, value]) => [name.slice(prefix.length), value]));
}

function servedHeaders(object: StoredObject, { query }: S3Request): Record<string, string> {
  const overrides = STORED_HEADERS.flatMap((name): [string, string][] => {
    const value = query.get(`response-${name}`);
    return value === null ? [] : [[name, value]];
  });
  const metadata = Object.entries(object.metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]);
  return { ...object.headers, ...servable(overrides), ...Object.fromEntries(metadata) };
}

/** Values of a URL or a form may hold characters that no header can. @throws Refusal InvalidArgument, in S3's words */
function servable(headers: readonly [name: string, value: string][]): Record<string, string> {
  for (const [name, value] of headers) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new Refusal("InvalidArgument", "Header value cannot be represented using ISO-8859-1.");
    }
  }
  return Object.fromEntries(headers);
}

function checksumHeader({ checksum }: StoredObject, headers: Readonly<Record<string, string>>): Record<string, string> {
  const isWanted = headers["x-amz-checksum-mode"]?.toUpperCase() === "ENABLED";
  return checksum && isWanted
    ? { [`x-amz-checksum-${checksum.algorithm}`]: checksum.value, "x-amz-checksum-type": "FULL_OBJECT" }
    : {};
}

/** "bytes=0-9", "bytes=10-", "bytes=-5"; several ranges or another unit are answered with the whole, as S3 does. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start >= size || start > end ? "unsatisfiable" : { start, end };
}

/** "/bucket/some%20key" -> its parts */
function sourceOf(header: string): { bucket: string; key: string } {
  const [, bucket, key] = /^\/?([^/]+)\/([^?]+)$/.exec(header) ?? [];
  if (bucket === undefined || key === undefined) {
    throw new Refusal("InvalidArgument", "Copy Source must mention the source bucket and key: sourcebucket/sourcekey");
  }
  try {
    return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key) };
  } catch {
    throw new Refusal("InvalidArgument", "Copy Source must be URL-encoded.");
  }
}

const listed = (header: string | undefined, eTag: string): boolean =>
  (header ?? "").split(",").some((entry) => ["*", eTag, eTag.slice(1, -1)].includes(entry.trim()));
