/** The listener of the site's origin: loopback only, under its own names only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { LONGEST_BODY_BYTES } from "../apigateway/http-api.ts";
import type { ApiRequest } from "../apigateway/payload.ts";
import { type Connect, refuse, upgrade } from "./upgrade.ts";

export interface WebReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | Readable;
}

export interface WebServer {
  stop(): Promise<void>;
}

export interface Site {
  readonly answer: (request: ApiRequest) => Promise<WebReply>;
  /** Accepts or refuses the handshake of a socket. */
  readonly connect: Connect;
  readonly onError: (error: unknown) => void;
}

const NOT_OURS = "This server answers to localhost and 127.0.0.1 only.\n";
const NOT_ENCODED = "The path is not validly percent-encoded.\n";

/**
 * Serves on 127.0.0.1 and, where there is one, on [::1]. A request whose Host is not this machine and port is answered 421, so that a
 * page that had its name rebound to loopback reaches nothing.
 */
export async function startWebServer(port: number, { answer, connect, onError }: Site): Promise<WebServer> {
  const onRequest = (incoming: IncomingMessage, response: ServerResponse) => {
    if (!isOurs(incoming.headers.host, port)) {
      response.writeHead(421, { "content-type": "text/plain" }).end(NOT_OURS);
      return;
    }
    respond(incoming, response, answer).catch((error: unknown) => {
      // A browser that hangs up is not an error of the stand-in.
      if (response.destroyed) return;
      onError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "content-type": "text/plain" }).end("The local cloud failed to answer; its log says why.\n");
    });
  };

  const onUpgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that hangs up is not an error of the stand-in.
    socket.on("error", () => socket.destroy());
    if (!isOurs(incoming.headers.host, port)) return refuse(socket, textReply(421, NOT_OURS));
    const request = requestOf(incoming, Buffer.alloc(0));
    if (!request) return refuse(socket, textReply(400, NOT_ENCODED));
    upgrade({ incoming, socket, head, request }, connect).catch(onError);
  };

  const first = await listen(port, "127.0.0.1", onRequest, onUpgrade);
  const second = await listen(port, "::1", onRequest, onUpgrade).catch(() => undefined);
  const servers = second ? [first, second] : [first];
  return {
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}

async function respond(
  incoming: IncomingMessage,
  response: ServerResponse,
  answer: (request: ApiRequest) => Promise<WebReply>,
): Promise<void> {
  const request = requestOf(incoming, await readBody(incoming));
  if (!request) {
    response.writeHead(400, { "content-type": "text/plain" }).end(NOT_ENCODED);
    return;
  }
  const { status, headers, body } = await answer(request);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  if (Buffer.isBuffer(body)) response.end(body);
  else await pipeline(body, response);
}

/** Undefined for a path that is not validly percent-encoded. */
function requestOf(incoming: IncomingMessage, body: Buffer): ApiRequest | undefined {
  const url = incoming.url ?? "/";
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (!isPath(path)) return undefined;
  return {
    method: incoming.method ?? "GET",
    path,
    query: mark < 0 ? "" : url.slice(mark + 1),
    headers: incoming.headers,
    body,
    sourceIp: incoming.socket.remoteAddress ?? "127.0.0.1",
  };
}

const textReply = (status: number, text: string) => ({
  status,
  headers: { "content-type": "text/plain" },
  body: Buffer.from(text),
});

function isPath(path: string): boolean {
  try {
    return decodeURIComponent(path).startsWith("/");
  } catch {
    return false;
  }
}

/** Keeps one chunk more than allowed of a body that is too long. The rest is read and thrown away, so that the sender gets the answer. */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= LONGEST_BODY_BYTES) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

function isOurs(host: string | undefined, port: number): boolean {
  const [, name, given = "80"] = /^(localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i.exec(host ?? "") ?? [];
  return name !== undefined && Number(given) === port;
}

async function listen(
  port: number,
  address: string,
  onRequest: (incoming: IncomingMessage, response: ServerResponse) => void,
  onUpgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<Server> {
  // Offers of other upgrades (h2c) are ignored, as HTTP allows.
  const isSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === "websocket";
  const server = createServer({ shouldUpgradeCallback: isSocket }, onRequest).on("upgrade", onUpgrade);
  // Longer than clients keep idle connections; otherwise one may be closed just when it is used again.
  server.keepAliveTimeout = 65_000;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, address, resolve);
  await promise;
  return server;
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  // Running requests get a moment to end.
  const timer = setTimeout(() => server.closeAllConnections(), 2000);
  await promise;
  clearTimeout(timer);
}
