import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import {
  calls,
  sentenceOf,
  statusOf,
  type AnswerOf,
  type Call,
  type CallKey,
  type Group,
  type InputOf,
  type Problem,
} from "@candor/contract";
import { Actor } from "@candor/core/kernel/actor";
import { isForNow } from "@candor/core/kernel/busy";
import { Failure, isFailureCode, type FailureDetails } from "@candor/core/kernel/failure";
import { parseInput } from "@candor/core/kernel/fn";
import { SESSION_RENEWED_HEADER } from "@candor/core/kernel/limits";
import { Realtime } from "@candor/core/kernel/realtime/realtime";
import type { Connection } from "@candor/core/account/extension/token";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { accessLog, type Sender } from "./access-log.ts";
import { authenticate, memberOf, type Visitor } from "./authenticate.ts";
import { ANY_ORIGIN, connectionOf, localeOfExtension, preflight } from "./extension.ts";
import { hasPermission } from "./claims.ts";
import { notificationOf } from "./notification.ts";
import { localeOf, type Locale } from "./locale.ts";
import { assertSameOrigin } from "./origin.ts";
import { viewerAddress } from "./viewer.ts";

/** Facts about a request that a handler may read beside its input. */
export interface Request {
  readonly visitor: Visitor;
  readonly locale: Locale;
  /** The header Idempotency-Key: 1 to 200 characters, chosen by the caller. */
  readonly idempotencyKey: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** The bytes of the body as they came, and the header that signs them: for calls whose body no schema describes. */
  readonly signed: () => { readonly body: Uint8Array; readonly signature: string | undefined };
  /** The browser whose extension calls; throws `extension.token` in any other call. */
  readonly connection: () => Connection;
  /** The request's cookies, as "name=value". */
  readonly cookies: readonly string[];
  readonly authorization: string | undefined;
  readonly userAgent: string | undefined;
  /** False if the browser says that anything but a page of ours has led here: another site, or a link in a mail. */
  readonly isFromHere: boolean;
  /** True only if the browser says that a page of ours has led here. Old browsers say nothing. */
  readonly isSurelyFromHere: boolean;
  /** The caller's network, by which calls without sign-in are limited. */
  readonly viewer: () => Promise<string>;
}

/** An answer with its own status, headers or cookies. */
export class Answer<T> {
  /** Replaces the contract's status, if given. */
  readonly status: number | undefined;
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];

  constructor(body: T, more: { status?: number; headers?: Record<string, string>; cookies?: readonly string[] } = {}) {
    this.status = more.status;
    this.body = body;
    this.headers = more.headers ?? {};
    this.cookies = more.cookies ?? [];
  }
}

/** A binary answer; its headers name the content type. */
export class Bytes {
  readonly encoded: { readonly body: string; readonly isBase64Encoded: true };

  constructor(bytes: Uint8Array) {
    this.encoded = { body: Buffer.from(bytes).toString("base64"), isBase64Encoded: true };
  }
}

/** An answer with an ETag: 304 without a body when `If-None-Match` names it. */
export function tagged<T>(body: T, { ifNoneMatch }: Request): Answer<T> | Answer<undefined> {
  const etag = `"${createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 22)}"`;
  const headers = { etag };
  return ifNoneMatch === etag ? new Answer(undefined, { status: 304, headers }) : new Answer(body, { headers });
}

type Result<K extends CallKey> = AnswerOf<K> extends undefined ? unknown : AnswerOf<K>;
type Handler<K extends CallKey> = (input: InputOf<K>, request: Request) => Promise<Result<K> | Answer<Result<K> | undefined>>;

type LambdaHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * The handler of one Lambda function. API Gateway has already routed the call, so its route key selects the handler. `as` gives the handler
 * for calls that the function `page` makes in its own process for a visitor whom it has authenticated.
 */
export function routes<const K extends CallKey>(handlers: { readonly [Key in K]: Handler<Key> }): LambdaHandler & {
  readonly as: (visitor: Visitor) => LambdaHandler;
} {
  const answer = answering(handlers);
  const handler: LambdaHandler = (event, context) => answer(event, context);
  return Object.assign(handler, {
    as:
      (visitor: Visitor): LambdaHandler =>
      (event, context) =>
        answer(event, context, visitor),
  });
}

function answering<const K extends CallKey>(handlers: { readonly [Key in K]: Handler<Key> }) {
  return async (event: APIGatewayProxyEventV2, context: Context, known?: Visitor): Promise<APIGatewayProxyStructuredResultV2> => {
    const { method } = event.requestContext.http;
    // Only paths of the extension have a route for it.
    if (method === "OPTIONS") return preflight(event.routeKey);
    const key = event.routeKey as K;
    const { fromExtension }: Partial<Call> = calls[key] ?? {};
    const locale = fromExtension ? localeOfExtension(event) : localeOf(event.headers["accept-language"]);
    const cookies: string[] = [];
    const log = accessLog(event);
    let caller: Caller | undefined;
    try {
      const handler = handlers[key] as Handler<CallKey> | undefined;
      if (!handler) throw new Failure("notFound", event.routeKey);
      const { status, group, invalidates, ...call }: Call = calls[key];
      const { access, fromAnywhere } = call;
      if (!fromAnywhere && !fromExtension) assertSameOrigin(method, event.headers);

      caller = await callerOf(call, event, locale, known);
      const { visitor } = caller;
      if (!known) cookies.push(...visitor.cookies);
      const request = {
        visitor,
        cookies: caller.cookies,
        connection: caller.connection,
        locale,
        idempotencyKey: idempotencyKeyOf(event),
        ifNoneMatch: event.headers["if-none-match"],
        signed: () => ({ body: bytesOf(event), signature: event.headers["stripe-signature"] }),
        authorization: event.headers["authorization"],
        userAgent: event.headers["user-agent"],
        isFromHere: ["same-origin", undefined].includes(event.headers["sec-fetch-site"]),
        isSurelyFromHere: event.headers["sec-fetch-site"] === "same-origin",
        viewer: () => viewerAddress(event),
      };
      const run = async () => handler(inputOf(key, event), request);
      if (access === "member") assertMay(method, group, visitor);
      const told = async () => {
        const input = inputOf(key, event);
        const answer = await handler(input, request);
        if (invalidates) await Realtime.notify(notificationOf(invalidates, input));
        return answer;
      };
      const answer = access === "anyone" ? await run() : await Actor.enter(actorOf(access, caller), told);

      const { status: better, body, headers, cookies: more } = answer instanceof Answer ? answer : new Answer(answer);
      const set = [...cookies, ...more];
      const { encoding, ...encoded } = encodedBody(body, headers, event);
      await log(better ?? status, caller.sender);
      return {
        statusCode: better ?? status,
        headers: {
          "cache-control": "no-store",
          ...(fromExtension && ANY_ORIGIN),
          // Scripts cannot see the cookies: the page that asked tells the other tabs.
          ...(visitor.member && visitor.cookies.length > 0 && { [SESSION_RENEWED_HEADER]: "1" }),
          ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
          ...headers,
          ...(encoding && { "content-encoding": encoding, vary: "accept-encoding" }),
        },
        ...encoded,
        ...(set.length > 0 && { cookies: set }),
      };
    } catch (error) {
      const refused = refusal(error, locale, context.awsRequestId, cookies);
      await log(refused.statusCode ?? 500, caller?.sender ?? {});
      return fromExtension ? { ...refused, headers: { ...refused.headers, ...ANY_ORIGIN } } : refused;
    }
  };
}

interface Caller extends Pick<Request, "visitor" | "cookies" | "connection"> {
  /** For the log. */
  readonly sender: Sender;
}

/** The sender of a request: a person by their cookies or, for calls of the extension, a browser by its token, whatever cookies come with it. */
async function callerOf(
  { access, fromExtension }: Pick<Call, "access" | "fromExtension">,
  event: APIGatewayProxyEventV2,
  locale: Locale,
  known: Visitor | undefined,
): Promise<Caller> {
  const cookies = fromExtension ? [] : (event.cookies ?? []);
  const connection = access === "extension" ? await connectionOf(event) : undefined;
  const visitor = known ?? (await authenticate(cookies, locale));
  return {
    visitor,
    cookies,
    sender: { member: visitor.member, accountId: connection?.accountId ?? visitor.member?.accountId },
    connection: () => {
      if (!connection) throw new Failure("extension.token");
      return connection;
    },
  };
}

const actorOf = (access: "member" | "extension", { visitor, connection }: Caller): Actor =>
  access === "member" ? memberOf(visitor) : { type: "system", accountId: connection().accountId };

/** An answer for one caller is compressed from this length on: CloudFront compresses only answers that it may keep. */
const PACKED_FROM_CHARACTERS = 1000;
/** So is one for everybody from this length on, because a function's answer is limited to 6 MB. */
const SHARED_PACKED_FROM_CHARACTERS = 100_000;

interface Encoded {
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly encoding?: "gzip";
}

/** The body as API Gateway takes it, compressed where that pays and the caller accepts it. */
function encodedBody(body: unknown, headers: Answer<unknown>["headers"], event: APIGatewayProxyEventV2): Encoded {
  if (body === undefined) return {};
  if (body instanceof Bytes) return body.encoded;
  // A text with a content type is sent as it is, not as JSON.
  const text = typeof body === "string" && headers["content-type"] !== undefined ? body : JSON.stringify(body);
  const least = headers["cache-control"]?.startsWith("public") ? SHARED_PACKED_FROM_CHARACTERS : PACKED_FROM_CHARACTERS;
  const isPacked = text.length >= least && /\bgzip\b/u.test(event.headers["accept-encoding"] ?? "");
  return isPacked ? { body: gzipSync(text).toString("base64"), isBase64Encoded: true, encoding: "gzip" } : { body: text };
}

/** The permission that a token needs for calls that change something; null for groups that change nothing of the account. */
const WRITES: Record<Group, string | null> = {
  auth: "account.write",
  account: "account.write",
  billing: "account.write",
  jobs: "jobs.write",
  uploads: "candidates.write",
  candidates: "candidates.write",
  public: null,
  tools: null,
  page: null,
  realtime: null,
  // Connecting a browser lets it add candidates.
  extension: "candidates.write",
};

/** Refuses a visitor with `session.missing`, and a member whose token lacks the permission to change things of this kind. */
function assertMay(method: string, group: Group, visitor: Visitor): void {
  memberOf(visitor);
  const needed = WRITES[group];
  if (method === "GET" || needed === null) return;
  if (!visitor.claims || !hasPermission(visitor.claims, needed)) throw new Failure("permission.missing", needed);
}

function idempotencyKeyOf(event: APIGatewayProxyEventV2): string | undefined {
  const key = event.headers["idempotency-key"];
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Failure("input.invalid", "Idempotency-Key", { fields: { "Idempotency-Key": "1 to 200 visible ASCII characters" } });
  }
  return key;
}

/** Parses path, query and body by the contract; a call that does not match is refused with the wrong fields. */
function inputOf(key: CallKey, event: APIGatewayProxyEventV2): InputOf<CallKey> {
  const call: Call = calls[key];
  const path = event.pathParameters ?? {};
  const query = event.queryStringParameters ?? {};
  const body = call.body && (call.isForm ? formOf(event) : jsonOf(event));
  // Before it is parsed: cleaning a text would hide what was wrong with it.
  const wrong = [path, query, body].flatMap((part) => malformedIn(part));
  if (wrong.length > 0) {
    throw new Failure("input.invalid", wrong.join(", "), {
      fields: Object.fromEntries(wrong.map((name) => [name, "not Unicode"])),
    });
  }
  return {
    path: call.path && parseInput(call.path, path),
    query: call.query && parseInput(call.query, query),
    body: call.body && parseInput(call.body, body),
  } as InputOf<CallKey>;
}

/** The names of fields whose text has half of a surrogate pair: JSON can write it, UTF-8 and with it the table cannot store it. */
function malformedIn(value: unknown, name: readonly string[] = []): string[] {
  if (typeof value === "string") return value.isWellFormed() ? [] : [name.join(".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key.isWellFormed() ? malformedIn(part, [...name, key]) : [name.join(".") || "body"],
  );
}

/** API Gateway encodes a body whose content type it does not take for text. */
const bytesOf = ({ body = "", isBase64Encoded }: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(body, isBase64Encoded ? "base64" : "utf8");

const textOf = (event: APIGatewayProxyEventV2): string => bytesOf(event).toString("utf8");

const formOf = (event: APIGatewayProxyEventV2): unknown => Object.fromEntries(new URLSearchParams(textOf(event)));

function jsonOf(event: APIGatewayProxyEventV2): unknown {
  try {
    return JSON.parse(textOf(event) || "{}");
  } catch {
    throw new Failure("input.invalid", "The body is not JSON", { fields: { body: "not JSON" } });
  }
}

/** Seconds after which a call that met a busy service is sent again; at random, so that not all come at once. */
const busyFor = () => 2 + Math.floor(Math.random() * 4);

/** The refusal that an error stands for. An error that is no refusal and does not pass by itself is a bug. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  return isForNow(error) ? new Failure("server.busy", undefined, { retryAfterSeconds: busyFor() }) : undefined;
}

/** Answers a `Failure` with its sentence, and a bug with the id of its log line. */
function refusal(
  error: unknown,
  locale: Locale,
  requestId: string,
  cookies: readonly string[],
): APIGatewayProxyStructuredResultV2 {
  const failure = failureOf(error);
  if (failure !== error) console.error({ requestId, error });
  const code = failure?.code ?? "server";
  const details = failure?.details ?? {};
  const problem: Problem = {
    status: statusOf(code),
    code,
    message: sentenceOf(code, locale, details),
    ...(details.fields && { fields: spoken(details.fields, locale, details) }),
    ...(!failure && { id: requestId }),
  };
  return {
    statusCode: problem.status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      ...(details.retryAfterSeconds && { "retry-after": String(details.retryAfterSeconds) }),
    },
    body: JSON.stringify(problem),
    ...(cookies.length > 0 && { cookies: [...cookies] }),
  };
}

/** Replaces the codes of wrong fields with their sentences. */
const spoken = (fields: NonNullable<FailureDetails["fields"]>, locale: Locale, details: FailureDetails) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, said]) => [name, isFailureCode(said) ? sentenceOf(said, locale, details) : said]),
  );
