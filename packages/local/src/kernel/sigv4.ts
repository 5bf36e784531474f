import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from "node:crypto";
import { REGION, type Clock, type Principal, type Principals } from "./service.ts";

/** AWS Signature Version 4, verified. https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */

const ALGORITHM = "AWS4-HMAC-SHA256";
const MINUTE = 60_000;
const WEEK_SECONDS = 604_800;
export const UNSIGNED_PAYLOAD = "UNSIGNED-PAYLOAD";

export interface SignedRequest {
  readonly method: string;
  /** As sent, percent-encoded, without the query. */
  readonly path: string;
  /** As sent, without the question mark. */
  readonly query: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Verifier {
  /** The service that the credential scope must name. */
  readonly service: string;
  readonly principals: Principals;
  readonly clock: Clock;
}

export type Fault = "missing" | "malformed" | "unknownKey" | "mismatch" | "skewed" | "expired" | "unsignedHeaders";

/** Reasons why a signature is invalid; each service has error codes of its own for them. */
export class SignatureError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, message: string) {
    super(message);
    this.name = "SignatureError";
    this.fault = fault;
  }
}

interface Credential {
  readonly accessKeyId: string;
  /** YYYYMMDD */
  readonly day: string;
  readonly region: string;
  readonly service: string;
}

/** The service that an Authorization header is signed for, unverified; undefined when there is no readable one. */
export function signedFor(headers: Readonly<Record<string, string>>): string | undefined {
  const text = /Credential=([^,\s]+)/.exec(headers["authorization"] ?? "")?.[1];
  return text?.split("/").at(-2);
}

/**
 * Verifies the Authorization header.
 * @param payloadHash hex SHA-256 of the body, or for S3 the value of x-amz-content-sha256
 * @throws SignatureError
 */
export function verifyHeader(request: SignedRequest, payloadHash: string, verifier: Verifier): Principal {
  const authorization = request.headers["authorization"];
  if (!authorization) throw new SignatureError("missing", "Missing Authentication Token");

  const parts = /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
    authorization.trim(),
  );
  const date = parseDate(request.headers["x-amz-date"]);
  if (!parts || date === undefined)
    throw new SignatureError("malformed", "Authorization header or x-amz-date is not in the form of Signature Version 4.");
  const [, credential = "", signedHeaders = "", signature = ""] = parts;

  return verify({ request, payloadHash, verifier, credential, signedHeaders, signature, date, query: request.query });
}

export const isPresigned = (query: string): boolean => new URLSearchParams(query).has("X-Amz-Signature");

/**
 * Verifies a presigned URL of S3, and that it has not expired.
 * @throws SignatureError
 */
export function verifyPresigned(request: SignedRequest, verifier: Verifier): Principal {
  const query = new URLSearchParams(request.query);
  const date = parseDate(query.get("X-Amz-Date") ?? undefined);
  const seconds = query.get("X-Amz-Expires") ?? "";
  const signature = query.get("X-Amz-Signature") ?? "";
  if (query.get("X-Amz-Algorithm") !== ALGORITHM || date === undefined || !isHash(signature) || !/^\d{1,6}$/.test(seconds)) {
    throw new SignatureError(
      "malformed",
      "Query-string authentication requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.",
    );
  }
  const validSeconds = Number(seconds);
  if (validSeconds < 1 || validSeconds > WEEK_SECONDS) {
    throw new SignatureError("malformed", `X-Amz-Expires must be between 1 and ${WEEK_SECONDS} seconds`);
  }

  const unsignedQuery = request.query
    .split("&")
    .filter((pair) => !pair.startsWith("X-Amz-Signature="))
    .join("&");
  const principal = verify({
    request,
    payloadHash: query.get("X-Amz-Content-Sha256") ?? UNSIGNED_PAYLOAD,
    verifier,
    credential: query.get("X-Amz-Credential") ?? "",
    signedHeaders: query.get("X-Amz-SignedHeaders") ?? "",
    signature,
    date,
    query: unsignedQuery,
    // A URL is used later than it was signed, so only a date in the future is an error; the expiry is checked below.
    isPresigned: true,
  });
  if (verifier.clock.now() > date + validSeconds * 1000) throw new SignatureError("expired", "Request has expired");
  return principal;
}

/**
 * Verifies the signature over the base64 policy of a presigned POST, and not the policy's conditions.
 * @param fields form fields, names in lower case
 * @throws SignatureError
 */
export function verifyPolicy(fields: ReadonlyMap<string, string>, verifier: Verifier): Principal {
  const [policy, signature = ""] = [fields.get("policy"), fields.get("x-amz-signature")];
  const date = parseDate(fields.get("x-amz-date"));
  if (fields.get("x-amz-algorithm") !== ALGORITHM || !policy || date === undefined || !isHash(signature)) {
    throw new SignatureError(
      "malformed",
      "Bucket POST must contain the fields policy, x-amz-algorithm, x-amz-credential, x-amz-date and x-amz-signature.",
    );
  }
  const { credential, principal } = identify(fields.get("x-amz-credential") ?? "", verifier);
  assertSameDay(credential, date);
  assertEqual(hmac(signingKey(principal.secretAccessKey, credential), policy).toString("hex"), signature);
  return principal;
}

interface Claim {
  readonly request: SignedRequest;
  readonly payloadHash: string;
  readonly verifier: Verifier;
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  /** Milliseconds since 1970. */
  readonly date: number;
  readonly query: string;
  readonly isPresigned?: boolean;
}

function verify(claim: Claim): Principal {
  const { request, verifier, date } = claim;
  const { credential, principal } = identify(claim.credential, verifier);
  assertSameDay(credential, date);

  const names = claim.signedHeaders.split(";");
  const unsigned = Object.keys(request.headers).filter((name) => mustBeSigned(name, verifier.service) && !names.includes(name));
  if (!names.includes("host") || unsigned.length > 0) {
    throw new SignatureError(
      "unsignedHeaders",
      `There were headers present in the request which were not signed: ${unsigned.join(", ") || "host"}`,
    );
  }

  const canonical = [
    request.method,
    canonicalPath(request.path, verifier.service),
    canonicalQuery(claim.query),
    ...names.map((name) => `${name}:${(request.headers[name] ?? "").trim().replaceAll(/ +/g, " ")}`),
    "",
    claim.signedHeaders,
    claim.payloadHash,
  ].join("\n");
  const scope = `${credential.day}/${credential.region}/${credential.service}/aws4_request`;
  const toSign = [ALGORITHM, formatDate(date), scope, sha256(canonical)].join("\n");
  assertEqual(hmac(signingKey(principal.secretAccessKey, credential), toSign).toString("hex"), claim.signature);

  const skew = date - verifier.clock.now();
  const tolerated = (verifier.service === "s3" ? 15 : 5) * MINUTE;
  if (skew > tolerated || (skew < -tolerated && !claim.isPresigned)) {
    throw new SignatureError("skewed", "The difference between the request time and the current time is too large.");
  }
  return principal;
}

function identify(text: string, { service, principals }: Verifier): { credential: Credential; principal: Principal } {
  const [accessKeyId, day, region, signedService, terminator, ...rest] = text.split("/");
  if (
    !accessKeyId ||
    !day ||
    region !== REGION ||
    signedService !== service ||
    terminator !== "aws4_request" ||
    rest.length > 0
  ) {
    throw new SignatureError(
      "malformed",
      `The credential "${text}" must be scoped to a date, ${REGION}, ${service} and aws4_request.`,
    );
  }
  const principal = principals.get(accessKeyId);
  if (!principal) throw new SignatureError("unknownKey", "The AWS Access Key Id you provided does not exist in our records.");
  return { credential: { accessKeyId, day, region, service: signedService }, principal };
}

function assertSameDay({ day }: Credential, date: number): void {
  if (!formatDate(date).startsWith(day))
    throw new SignatureError("malformed", "The date in the credential scope does not match the date of the request.");
}

function assertEqual(expected: string, given: string): void {
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) {
    throw new SignatureError(
      "mismatch",
      "The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method.",
    );
  }
}

/** S3 refuses x-amz- headers that the signature does not cover: they would change the meaning of somebody else's URL. */
function mustBeSigned(header: string, service: string): boolean {
  return service === "s3" && header.startsWith("x-amz-") && header !== "x-amz-content-sha256";
}

/** Every service but S3 signs the path with one more round of percent-encoding. */
function canonicalPath(path: string, service: string): string {
  return service === "s3" ? path : path.split("/").map(encode).join("/");
}

function canonicalQuery(query: string): string {
  return query
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return `${reencode(name)}=${reencode(value.join("="))}`;
    })
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join("&");
}

function reencode(text: string): string {
  try {
    return encode(decodeURIComponent(text));
  } catch {
    throw new SignatureError("malformed", "The query string is not validly percent-encoded.");
  }
}

/** RFC 3986: unreserved characters stay, everything else is percent-encoded. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Keys of one day, by secret, day, region and service. Every call is signed, and to derive its key takes longer than all else of its check. */
const signingKeys = new Map<string, KeyObject>();
/** More than the functions of a cloud on one day; a moved clock makes new days. */
const MOST_KEYS = 500;

function signingKey(secret: string, { day, region, service }: Credential): KeyObject {
  const name = `${secret}/${day}/${region}/${service}`;
  const known = signingKeys.get(name);
  if (known) return known;
  const parts = [day, region, service, "aws4_request"];
  const key = parts.reduce((last, part) => createSecretKey(hmac(last, part)), createSecretKey(Buffer.from(`AWS4${secret}`)));
  if (signingKeys.size >= MOST_KEYS) signingKeys.clear();
  signingKeys.set(name, key);
  return key;
}

const hmac = (key: KeyObject, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** Hex. */
export const sha256 = (data: string | Buffer): string => hash("sha256", data);

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** "20261120T101500Z" -> milliseconds since 1970 */
function parseDate(text: string | undefined): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? "");
  if (!parts) return undefined;
  const time = Date.parse(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`);
  return Number.isNaN(time) ? undefined : time;
}

const formatDate = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
