/** Completes the handshakes of sockets on the site's listener, or refuses them. */
import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { ApiReply, ApiRequest } from "../apigateway/payload.ts";
import { LONGEST_MESSAGE_BYTES } from "../apigateway/management.ts";
import type { Accepted } from "../apigateway/websocket-api.ts";

export type Connect = (request: ApiRequest) => Promise<Accepted | ApiReply>;

const sockets = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: LONGEST_MESSAGE_BYTES,
});

export interface Handshake {
  readonly incoming: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly request: ApiRequest;
}

/** An error of `connect` is thrown again, after the client got a 500. */
export async function upgrade({ incoming, socket, head, request }: Handshake, connect: Connect): Promise<void> {
  try {
    const reply = await connect(request);
    if ("take" in reply) reply.take(await completed(incoming, socket, head));
    else refuse(socket, reply);
  } catch (error) {
    refuse(socket, {
      status: 500,
      headers: { "content-type": "text/plain" },
      body: Buffer.from("The local cloud failed to answer; its log says why.\n"),
    });
    throw error;
  }
}

/** Answers a handshake as plain HTTP and hangs up. */
export function refuse(socket: Duplex, { status, headers, body }: ApiReply): void {
  const lines = Object.entries({ ...headers, connection: "close", "content-length": String(body.length) }).flatMap(
    ([name, value]) => [value].flat().map((each) => `${name}: ${each}`),
  );
  socket.end(
    Buffer.concat([Buffer.from([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", ""].join("\r\n")), body]),
  );
}

/** The socket, or undefined when the client has hung up or has sent no valid handshake. */
function completed(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<WebSocket | undefined> {
  const { promise, resolve } = Promise.withResolvers<WebSocket | undefined>();
  socket.once("close", () => resolve(undefined));
  sockets.handleUpgrade(incoming, socket, head, resolve);
  return promise;
}
