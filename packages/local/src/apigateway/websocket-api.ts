/** A WebSocket API of the templates: its handshake, its routes, its connections. */
import { randomBytes, randomUUID } from "node:crypto";
import type { RawData, WebSocket } from "ws";
import { type ApiReply, type ApiRequest, messageReply } from "./payload.ts";
import { tokenBucket } from "./token-bucket.ts";
import type { Invocation, Lambda } from "../lambda/lambda.ts";
import type { Clock } from "../kernel/service.ts";
import type { WebSocketApi as WebSocketApiModel } from "../template/model.ts";
import { Connection } from "./connection.ts";
import { connectEvent, type ConnectionFacts, disconnectEvent, messageEvent } from "./websocket-event.ts";

/** Interval at which connections are checked for their end, in ms. */
const SWEEP_MS = 1000;
/** Close code for data of an unsupported type. */
const UNSUPPORTED_DATA = 1003;
/** Close code for a connection that ended without a close frame. */
const ABNORMAL = 1006;

/** A handshake that $connect accepted. `take` gets the socket, or undefined when the client has hung up meanwhile. */
export interface Accepted {
  take(socket: WebSocket | undefined): void;
}

type Route = WebSocketApiModel["routes"][number];

export class WebSocketApi {
  readonly model: WebSocketApiModel;
  readonly #lambda: Pick<Lambda, "invoke">;
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  readonly #takeToken: () => boolean;
  readonly #connections = new Map<string, Connection>();
  readonly #ending = new Set<Promise<void>>();
  readonly #sweep: NodeJS.Timeout;
  #isStopping = false;

  constructor(model: WebSocketApiModel, lambda: Pick<Lambda, "invoke">, clock: Clock, onError: (error: unknown) => void) {
    this.model = model;
    this.#lambda = lambda;
    this.#clock = clock;
    this.#onError = onError;
    this.#takeToken = tokenBucket(model.throttling);
    this.#sweep = setInterval(() => this.#connections.forEach((connection) => connection.endIfDue()), SWEEP_MS).unref();
  }

  find(connectionId: string): Connection | undefined {
    return this.#connections.get(connectionId);
  }

  /** Runs $connect for a handshake. Refusals are answered as plain HTTP. */
  async connect(request: ApiRequest): Promise<Accepted | ApiReply> {
    if (this.#isStopping) return messageReply(503, "Service Unavailable");
    if (request.path.replace(/\/$/, "") !== `/${this.model.stage}`) return messageReply(403, "Forbidden");
    if (!this.#takeToken()) return messageReply(429, "Too Many Requests");

    const facts = this.#factsOf(request);
    const route = this.#route("$connect");
    if (route) {
      const event = connectEvent(facts, this.#message(route), request);
      const { answer } = await this.#lambda.invoke(route.functionName, event);
      const status = answer.ok ? statusOf(answer.payload) : undefined;
      if (status === undefined) return messageReply(502, "Internal server error");
      if (status < 200 || status > 299) return messageReply(status, "Forbidden");
    }
    return { take: (socket) => this.#take(facts, socket) };
  }

  /** Ends every connection and waits up to two seconds for $disconnect to run for each. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sweep);
    for (const connection of this.#connections.values()) connection.shutDown();
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, 2000);
    while (this.#connections.size > 0 || this.#ending.size > 0) {
      const over = await Promise.race([this.#nextEnd(), enough.then(() => true)]);
      if (over) break;
    }
    clearTimeout(timer);
  }

  #take(facts: ConnectionFacts, socket: WebSocket | undefined): void {
    if (!socket) return this.#end(facts, { code: ABNORMAL, reason: "" });
    const connection = new Connection(facts, socket, this.#clock);
    this.#connections.set(facts.connectionId, connection);
    socket.on("message", (data, isBinary) => {
      connection.touch();
      if (isBinary) connection.close(UNSUPPORTED_DATA, "Binary frames are not supported");
      else void this.#dispatch(connection, textOf(data)).catch(this.#onError);
    });
    socket.on("ping", () => connection.touch());
    // A client that breaks the protocol: ws sends it the close code.
    socket.on("error", () => {});
    socket.once("close", (code, reason) => this.#end(facts, { code, reason: reason.toString() }));
    if (this.#isStopping) connection.shutDown();
  }

  #end(facts: ConnectionFacts, end: { code: number; reason: string }): void {
    this.#connections.delete(facts.connectionId);
    const route = this.#route("$disconnect");
    if (!route) return;
    const told = this.#lambda
      .invoke(route.functionName, disconnectEvent(facts, this.#message(route), end))
      .then(() => undefined, this.#onError)
      .finally(() => this.#ending.delete(told));
    this.#ending.add(told);
  }

  async #dispatch(connection: Connection, body: string): Promise<void> {
    const { connectionId } = connection.facts;
    const route = this.#route(this.#selected(body)) ?? this.#route("$default");
    const message = this.#message(route ?? { routeKey: "$default" });
    const refuse = (text: string) =>
      this.#send(connection, JSON.stringify({ message: text, connectionId, requestId: message.requestId }));
    if (!this.#takeToken()) return refuse("Too Many Requests");
    if (!route) return refuse("Forbidden");

    const { answer } = await this.#lambda.invoke(route.functionName, messageEvent(connection.facts, message, body));
    if (!answer.ok) return refuse("Internal server error");
    const text = route.answers ? bodyOf(answer.payload) : undefined;
    if (text) await this.#send(connection, text);
  }

  /** Sends to a client that may have hung up meanwhile. */
  async #send(connection: Connection, text: string): Promise<void> {
    if (this.find(connection.facts.connectionId)) await connection.send(text).catch(() => {});
  }

  /** The value of the route selection expression; undefined for a message without one, or with one that begins with "$". */
  #selected(body: string): string | undefined {
    try {
      const value = this.model.routeSelection.reduce<unknown>(
        (part, name) => (part as Record<string, unknown>)?.[name],
        JSON.parse(body),
      );
      return typeof value === "string" && !value.startsWith("$") ? value : undefined;
    } catch {
      return undefined;
    }
  }

  #route(key: string | undefined): Route | undefined {
    return this.model.routes.find(({ routeKey }) => routeKey === key);
  }

  #message({ routeKey }: Pick<Route, "routeKey">) {
    return { routeKey, requestId: randomUUID(), now: this.#clock.now() };
  }

  #factsOf({ sourceIp, headers }: ApiRequest): ConnectionFacts {
    const { id: apiId, domainName, stage } = this.model;
    return {
      // Like AWS's ids in length and letters, and with the "=" at the end that paths must escape.
      connectionId: `${randomBytes(11).toString("base64url")}=`,
      connectedAt: this.#clock.now(),
      sourceIp,
      userAgent: String(headers["user-agent"] ?? ""),
      apiId,
      domainName,
      stage,
    };
  }

  /** Resolves to false when a connection may have ended. */
  async #nextEnd(): Promise<false> {
    await (this.#ending.size > 0 ? Promise.race(this.#ending) : new Promise((resolve) => setTimeout(resolve, 20)));
    return false;
  }
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString("utf8");

function statusOf(payload: Extract<Invocation["answer"], { ok: true }>["payload"]): number | undefined {
  const { statusCode } = objectOf(payload);
  return typeof statusCode === "number" ? statusCode : undefined;
}

function bodyOf(payload: Extract<Invocation["answer"], { ok: true }>["payload"]): string | undefined {
  const { body } = objectOf(payload);
  return typeof body === "string" ? body : undefined;
}

function objectOf(payload: string | undefined): Record<string, unknown> {
  const value: unknown = payload === undefined ? {} : JSON.parse(payload);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
