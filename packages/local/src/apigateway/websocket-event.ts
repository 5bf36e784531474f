/** The events for the functions of a WebSocket API. */
import { randomUUID } from "node:crypto";
import { commonLogTime, type ApiRequest } from "./payload.ts";

/** The facts about a connection that every event holds. */
export interface ConnectionFacts {
  readonly connectionId: string;
  /** Milliseconds since 1970. */
  readonly connectedAt: number;
  readonly sourceIp: string;
  readonly userAgent: string;
  readonly apiId: string;
  readonly domainName: string;
  readonly stage: string;
}

export interface Message {
  readonly routeKey: string;
  readonly requestId: string;
  readonly now: number;
}

/** The event of $connect, the only one with the query. */
export function connectEvent(facts: ConnectionFacts, message: Message, request: ApiRequest) {
  const query = new URLSearchParams(request.query);
  const names = [...new Set(query.keys())];
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[wireName(name), [value].flat()] as const],
  );
  return {
    headers: Object.fromEntries(headers.map(([name, values]) => [name, values.at(-1)])),
    multiValueHeaders: Object.fromEntries(headers),
    ...(names.length > 0 && {
      queryStringParameters: Object.fromEntries(names.map((name) => [name, query.getAll(name).at(-1)])),
      multiValueQueryStringParameters: Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
    }),
    requestContext: contextOf(facts, message, "CONNECT"),
    isBase64Encoded: false,
  };
}

export function messageEvent(facts: ConnectionFacts, message: Message, body: string) {
  return {
    requestContext: { ...contextOf(facts, message, "MESSAGE"), messageId: randomUUID() },
    body,
    isBase64Encoded: false,
  };
}

export function disconnectEvent(facts: ConnectionFacts, message: Message, end: { code: number; reason: string }) {
  const headers = { Host: facts.domainName, "x-api-key": "", "X-Forwarded-For": "", "x-restapi": "" };
  return {
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    requestContext: {
      ...contextOf(facts, message, "DISCONNECT"),
      disconnectStatusCode: end.code,
      disconnectReason: end.reason,
    },
    isBase64Encoded: false,
  };
}

function contextOf(facts: ConnectionFacts, { routeKey, requestId, now }: Message, eventType: string) {
  const { sourceIp, userAgent, ...rest } = facts;
  return {
    ...rest,
    routeKey,
    eventType,
    messageDirection: "IN",
    requestId,
    extendedRequestId: requestId,
    requestTime: commonLogTime(now),
    requestTimeEpoch: now,
    identity: { sourceIp, ...(userAgent && { userAgent }) },
  };
}

/** Header names as they were sent ("Sec-WebSocket-Key"), not in lower case as in HTTP APIs. */
const wireName = (name: string) =>
  name
    .replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase())
    .replace("Websocket", "WebSocket");
