import type { ServerResponse } from "node:http";
import { XMLParser } from "fast-xml-parser";
import * as z from "zod";
import { denial } from "../kernel/iam.ts";
import { Refusal } from "../kernel/service.ts";
import { notImplemented, readSmall } from "./body.ts";
import type { ObjectIndex, StoredObject } from "./object-index.ts";
import { deleteObject, type ObjectStore } from "./objects.ts";
import { assertAllowed, type S3Request } from "./request.ts";
import { renderXml, type Xml } from "../kernel/xml.ts";

const MAX_KEYS = 1_000;
/** S3's limit for a request that names 1,000 keys. */
const MAX_DELETE_BYTES = 2 * 1024 * 1024;
/** Sorts after every key with the same beginning. */
const LAST = "\u{10FFFF}";

/** ListObjectsV2. */
export function list({ index }: ObjectStore, { principal, bucket, query }: S3Request, response: ServerResponse): void {
  if (query.get("list-type") !== "2") throw notImplemented("listing other than list-type=2");
  const [prefix, delimiter] = [query.get("prefix") ?? "", query.get("delimiter") ?? ""];
  const maxKeys = Number(query.get("max-keys") ?? MAX_KEYS);
  if (!Number.isInteger(maxKeys) || maxKeys < 0)
    throw new Refusal("InvalidArgument", "Argument maxKeys must be an integer between 0 and 2147483647");
  assertAllowed(principal, "s3:ListBucket", bucket, undefined, {
    "s3:prefix": [prefix],
    "s3:delimiter": [delimiter],
    "s3:max-keys": [String(maxKeys)],
  });

  const token = query.get("continuation-token");
  const after = token === null ? query.get("start-after") : Buffer.from(token, "base64url").toString();
  const page = pageOf(index, bucket, { prefix, delimiter, after, limit: Math.min(maxKeys, MAX_KEYS) });
  const isEncoded = query.get("encoding-type") === "url";
  const encode = (key: string) => (isEncoded ? encodeURIComponent(key).replaceAll("%2F", "/") : key);

  const result: Xml = {
    Name: bucket,
    Prefix: encode(prefix),
    ...(delimiter ? { Delimiter: encode(delimiter) } : {}),
    ...(isEncoded ? { EncodingType: "url" } : {}),
    MaxKeys: maxKeys,
    KeyCount: page.objects.length + page.prefixes.length,
    IsTruncated: page.last !== undefined,
    NextContinuationToken: page.last === undefined ? undefined : Buffer.from(page.last).toString("base64url"),
    ContinuationToken: token ?? undefined,
    Contents: page.objects.map((object) => ({
      Key: encode(object.key),
      LastModified: new Date(object.modifiedAt).toISOString(),
      ETag: `"${object.eTag}"`,
      Size: object.size,
      StorageClass: "STANDARD",
    })),
    CommonPrefixes: page.prefixes.map((common) => ({ Prefix: encode(common) })),
  };
  response.writeHead(200, { "Content-Type": "application/xml" }).end(renderXml("ListBucketResult", result));
}

export interface Page {
  readonly objects: readonly StoredObject[];
  readonly prefixes: readonly string[];
  /** The key or common prefix to go on after; undefined at the end. */
  readonly last: string | undefined;
}

/** The objects after `after` in the order of their keys. Keys with the same beginning up to the delimiter count as one. */
export function pageOf(
  index: ObjectIndex,
  bucket: string,
  {
    prefix = "",
    delimiter = "",
    after,
    limit = MAX_KEYS,
  }: { prefix?: string; delimiter?: string; after?: string | null | undefined; limit?: number },
): Page {
  const objects: StoredObject[] = [];
  const prefixes: string[] = [];
  let last: string | undefined;
  const isGroup = (key: string) => delimiter !== "" && key.startsWith(prefix) && key.slice(prefix.length).endsWith(delimiter);
  /** The smallest key that is greater than `key` and not in its group. */
  const beyond = (key: string) => (isGroup(key) ? key + LAST : `${key}\0`);

  let from = after ? beyond(after) : prefix;
  if (from < prefix) from = prefix;
  for (;;) {
    const object = index.firstFrom(bucket, from);
    if (!object?.key.startsWith(prefix)) return { objects, prefixes, last: undefined };
    if (objects.length + prefixes.length >= limit) return { objects, prefixes, last: limit === 0 ? undefined : last };

    const end = delimiter === "" ? -1 : object.key.indexOf(delimiter, prefix.length);
    last = end < 0 ? object.key : object.key.slice(0, end + delimiter.length);
    if (end < 0) objects.push(object);
    else prefixes.push(last);
    from = end < 0 ? `${last}\0` : last + LAST;
  }
}

const DeleteRequest = z.object({
  Delete: z.object({
    Quiet: z.string().optional(),
    Object: z
      .array(z.strictObject({ Key: z.string() }))
      .min(1)
      .max(MAX_KEYS),
  }),
});

/** DeleteObjects: each key is allowed or refused on its own. */
export async function removeMany(
  store: ObjectStore,
  { incoming, headers, principal, bucket }: S3Request,
  response: ServerResponse,
): Promise<void> {
  const { Delete } = readDelete((await readSmall(incoming, headers, MAX_DELETE_BYTES)).toString());
  const deleted: Xml[] = [];
  const errors: Xml[] = [];
  for (const { Key } of Delete.Object) {
    const denied = denial(principal, { action: "s3:DeleteObject", resource: `arn:aws:s3:::${bucket}/${Key}` });
    if (denied) errors.push({ Key, Code: "AccessDenied", Message: denied });
    else {
      await deleteObject(store, bucket, Key);
      deleted.push({ Key });
    }
  }
  const result = { Deleted: Delete.Quiet === "true" ? [] : deleted, Error: errors };
  response.writeHead(200, { "Content-Type": "application/xml" }).end(renderXml("DeleteResult", result));
}

function readDelete(text: string): z.infer<typeof DeleteRequest> {
  const parser = new XMLParser({
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => name === "Object",
    ignoreAttributes: true,
  });
  try {
    return DeleteRequest.parse(parser.parse(text, true));
  } catch {
    throw new Refusal(
      "MalformedXML",
      "The XML you provided was not well-formed or did not validate against our published schema",
    );
  }
}
