/** Payload format 2.0 of HTTP APIs: a request becomes an event, the function's answer a response. */
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod";
import { ACCOUNT_ID } from "../kernel/service.ts";

export interface ApiRequest {
  readonly method: string;
  /** As sent, percent-encoded, without the query. */
  readonly path: string;
  /** As sent, without the question mark. */
  readonly query: string;
  /** Names in lower case; a header that was sent several times has a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
  /** The client's address. */
  readonly sourceIp: string;
}

export interface ApiReply {
  readonly status: number;
  /** A list is sent as several headers of one name. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

export interface EventContext {
  readonly apiId: string;
  readonly domainName: string;
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The event for the function. Bodies that are not text are base64. */
export function eventOf(
  request: ApiRequest,
  { apiId, domainName, routeKey, pathParameters, requestId, now }: EventContext,
): APIGatewayProxyEventV2 {
  const { cookie, ...rest } = request.headers;
  const headers = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : value.join(",")]],
    ),
  );
  const cookies = [cookie ?? []]
    .flat()
    .flatMap((line) => line.split(/;\s*/))
    .filter(Boolean);
  const path = decodeURIComponent(request.path);
  const parameters = joined(new URLSearchParams(request.query));
  const isText = isTextual(headers["content-type"]);
  return {
    version: "2.0",
    routeKey,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(Object.keys(parameters).length > 0 && { queryStringParameters: parameters }),
    requestContext: {
      accountId: ACCOUNT_ID,
      apiId,
      domainName,
      domainPrefix: apiId,
      http: {
        method: request.method,
        path,
        protocol: "HTTP/1.1",
        sourceIp: request.sourceIp,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId,
      routeKey,
      stage: "$default",
      time: commonLogTime(now),
      timeEpoch: now,
    },
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(request.body.length > 0 && { body: request.body.toString(isText ? "utf8" : "base64") }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}

const Answer = z.object({
  statusCode: z.int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

/** The response, or undefined for an answer that HTTP APIs do not understand. */
export function replyOf(payload: string | undefined): ApiReply | undefined {
  const value: unknown = payload === undefined ? null : JSON.parse(payload);
  // Without a status code the whole answer is the body.
  if (typeof value !== "object" || value === null || !("statusCode" in value)) {
    const body = typeof value === "string" ? value : (payload ?? "null");
    return { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from(body) };
  }
  const parsed = Answer.safeParse(value);
  if (!parsed.success) return undefined;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const named = Object.entries(headers ?? {}).map(([name, text]) => [name.toLowerCase(), String(text)] as const);
  return {
    status: statusCode,
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      ...Object.fromEntries(named),
      ...(cookies?.length && { "set-cookie": cookies }),
    },
    body: Buffer.from(body ?? "", isBase64Encoded ? "base64" : "utf8"),
  };
}

export const messageReply = (status: number, message: string): ApiReply => ({
  status,
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify({ message })),
});

function joined(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(",")]));
}

function isTextual(contentType = ""): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|[\w.-]+\+json|[\w.-]+\+xml)\b)/i.test(contentType);
}

/** "20/Nov/2026:18:05:09 +0000" */
export function commonLogTime(now: number): string {
  const [, day, month, year, time] = /(\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(now).toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
