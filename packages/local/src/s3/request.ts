import type { IncomingMessage } from "node:http";
import { denial, isAllowed } from "../kernel/iam.ts";
import { flatHeaders, splitUrl } from "../kernel/listener.ts";
import { Refusal, type Clock, type Need, type Principal, type Principals } from "../kernel/service.ts";
import {
  SignatureError,
  isPresigned,
  verifyHeader,
  verifyPresigned,
  type Fault,
  type SignedRequest,
  type Verifier,
} from "../kernel/sigv4.ts";
import { notImplemented } from "./body.ts";

/** A request to S3 whose signature has been verified. */
export interface S3Request {
  readonly incoming: IncomingMessage;
  readonly method: string;
  readonly bucket: string;
  /** Empty for a request to the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
  /** Names in lower case; those that a presigned URL holds as parameters included. */
  readonly headers: Readonly<Record<string, string>>;
  readonly principal: Principal;
}

const FAULTS: Record<Fault, [code: string, status: number]> = {
  missing: ["AccessDenied", 403],
  malformed: ["AuthorizationHeaderMalformed", 400],
  unknownKey: ["InvalidAccessKeyId", 403],
  mismatch: ["SignatureDoesNotMatch", 403],
  skewed: ["RequestTimeTooSkewed", 403],
  expired: ["AccessDenied", 403],
  unsignedHeaders: ["AccessDenied", 403],
};

/** Headers and parameters that are understood. Other x-amz- headers and other parameters are refused, not ignored. */
const KNOWN_HEADERS = new Set([
  "x-amz-content-sha256",
  "x-amz-copy-source",
  "x-amz-date",
  "x-amz-decoded-content-length",
  "x-amz-metadata-directive",
  "x-amz-sdk-checksum-algorithm",
  "x-amz-trailer",
  "x-amz-user-agent",
]);
const KNOWN_QUERY = new Set([
  "continuation-token",
  "delete",
  "delimiter",
  "encoding-type",
  "fetch-owner",
  "list-type",
  "max-keys",
  "prefix",
  "response-cache-control",
  "response-content-disposition",
  "response-content-encoding",
  "response-content-language",
  "response-content-type",
  "response-expires",
  "start-after",
  "x-id",
]);

/**
 * "/bucket/a%20key" -> { bucket: "bucket", key: "a key" }
 * @throws Refusal InvalidURI, KeyTooLongError
 */
export function locate(url: string): { readonly bucket: string; readonly key: string } {
  const [, bucket = "", ...rest] = splitUrl(url)[0].split("/");
  try {
    const key = decodeURIComponent(rest.join("/"));
    assertKey(key);
    return { bucket: decodeURIComponent(bucket), key };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("InvalidURI", "Couldn't parse the specified URI.");
  }
}

/** @throws Refusal KeyTooLongError */
export function assertKey(key: string): void {
  if (Buffer.byteLength(key) > 1024) throw new Refusal("KeyTooLongError", "Your key is too long");
}

/**
 * Verifies the signature, in a header or in a presigned URL, and that every header and parameter is understood.
 * @throws Refusal
 */
export function authenticate(incoming: IncomingMessage, principals: Principals, clock: Clock): S3Request {
  const url = incoming.url ?? "/";
  const [path, rawQuery] = splitUrl(url);
  const headers = flatHeaders(incoming);
  const method = incoming.method ?? "GET";
  const signed: SignedRequest = { method, path, query: rawQuery, headers };
  const verifier: Verifier = { service: "s3", principals, clock };

  const isByUrl = isPresigned(rawQuery);
  // No bucket is open to the public.
  if (!isByUrl && headers["authorization"] === undefined) throw new Refusal("AccessDenied", "Access Denied", 403);
  if (isByUrl && headers["authorization"] !== undefined) {
    throw new Refusal(
      "InvalidArgument",
      "Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter or the Authorization header should be specified",
    );
  }
  const principal = verified(() =>
    isByUrl ? verifyPresigned(signed, verifier) : verifyHeader(signed, payloadHash(headers), verifier),
  );
  const query = new URLSearchParams(rawQuery);
  const request = {
    incoming,
    method,
    ...locate(url),
    query,
    headers: isByUrl ? { ...hoisted(query), ...headers } : headers,
    principal,
  };
  assertUnderstood(request);
  return request;
}

/** Runs a verification and turns its failure into S3's. @throws Refusal */
export function verified<T>(verification: () => T): T {
  try {
    return verification();
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    const [code, status] = FAULTS[error.fault];
    throw new Refusal(code, error.message, status);
  }
}

/** @throws Refusal AccessDenied naming principal, action and resource */
export function assertAllowed(
  principal: Principal,
  action: string,
  bucket: string,
  key?: string,
  context?: Need["context"],
): void {
  const denied = denial(principal, { action, resource: arnOf(bucket, key), ...(context ? { context } : {}) });
  if (denied) throw new Refusal("AccessDenied", denied, 403);
}

/** NoSuchKey for callers that may list the bucket, AccessDenied for others, as S3 answers for a missing key. */
export function noSuchKey({ principal, bucket, key }: Pick<S3Request, "principal" | "bucket" | "key">): Refusal {
  const mayList = isAllowed(principal.statements, {
    action: "s3:ListBucket",
    resource: arnOf(bucket),
    context: { "s3:prefix": [key] },
  });
  if (mayList) return new Refusal("NoSuchKey", "The specified key does not exist.", 404);
  const message = denial(principal, { action: "s3:ListBucket", resource: arnOf(bucket), context: { "s3:prefix": [key] } });
  return new Refusal("AccessDenied", message ?? "Access Denied", 403);
}

const arnOf = (bucket: string, key?: string): string => `arn:aws:s3:::${bucket}${key === undefined ? "" : `/${key}`}`;

function payloadHash(headers: Readonly<Record<string, string>>): string {
  const hash = headers["x-amz-content-sha256"];
  if (hash === undefined) throw new Refusal("InvalidRequest", "Missing required header for this request: x-amz-content-sha256");
  return hash;
}

/** The x-amz- parameters of a presigned URL that stand for headers. */
function hoisted(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...query]
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => name.startsWith("x-amz-") && !isOfSignature(name)),
  );
}

const isOfSignature = (name: string): boolean =>
  ["algorithm", "credential", "date", "expires", "signedheaders", "signature"].includes(name.slice("x-amz-".length));

function assertUnderstood({ headers, query }: { headers: Readonly<Record<string, string>>; query: URLSearchParams }): void {
  for (const name of Object.keys(headers)) {
    const isKnown = KNOWN_HEADERS.has(name) || /^x-amz-(meta|checksum)-/.test(name);
    if (name.startsWith("x-amz-") && !isKnown) throw notImplemented(name);
  }
  for (const name of query.keys()) {
    if (!KNOWN_QUERY.has(name) && !name.toLowerCase().startsWith("x-amz-")) throw notImplemented(`?${name}`);
  }
}
