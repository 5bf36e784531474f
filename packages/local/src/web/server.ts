/** The listener of the site's origin: loopback only, under its own names only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { LONGEST_BODY_BYTES } from "../http-api/http-api.ts";
import type { ApiRequest } from "../http-api/payload.ts";

export interface WebReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | Readable;
}

export interface WebServer {
  stop(): Promise<void>;
}

/**
 * Serves on 127.0.0.1 and, where there is one, on [::1]. A request whose Host is not this machine and port is answered 421, so that a
 * page that had its name rebound to loopback reaches nothing.
 */
export async function startWebServer(
  port: number,
  answer: (request: ApiRequest) => Promise<WebReply>,
  onError: (error: unknown) => void,
): Promise<WebServer> {
  const onRequest = (incoming: IncomingMessage, response: ServerResponse) => {
    if (!isOurs(incoming.headers.host, port)) {
      response.writeHead(421, { "content-type": "text/plain" }).end("This server answers to localhost and 127.0.0.1 only.\n");
      return;
    }
    respond(incoming, response, answer).catch((error: unknown) => {
      // A browser that went away is nobody's fault.
      if (response.destroyed) return;
      onError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "content-type": "text/plain" }).end("The local cloud failed to answer; its log says why.\n");
    });
  };

  const first = await listen(port, "127.0.0.1", onRequest);
  const second = await listen(port, "::1", onRequest).catch(() => undefined);
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
  const url = incoming.url ?? "/";
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (!isPath(path)) {
    response.writeHead(400, { "content-type": "text/plain" }).end("The path is not validly percent-encoded.\n");
    return;
  }
  const { status, headers, body } = await answer({
    method: incoming.method ?? "GET",
    path,
    query: mark < 0 ? "" : url.slice(mark + 1),
    headers: incoming.headers,
    body: await readBody(incoming),
    sourceIp: incoming.socket.remoteAddress ?? "127.0.0.1",
  });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  if (Buffer.isBuffer(body)) response.end(body);
  else await pipeline(body, response);
}

function isPath(path: string): boolean {
  try {
    return decodeURIComponent(path).startsWith("/");
  } catch {
    return false;
  }
}

/** Of a body that is too long as much as shows that it is; the rest is thrown away, so that its sender hears the answer. */
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
): Promise<Server> {
  const server = createServer(onRequest);
  // Longer than clients keep idle sockets: otherwise one is closed just as it is used again.
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
  // Requests that are being answered get a moment.
  const timer = setTimeout(() => server.closeAllConnections(), 2000);
  await promise;
  clearTimeout(timer);
}
