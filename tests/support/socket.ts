import { once } from "node:events";
import { WebSocket } from "ws";
import type { Client } from "../../scripts/client.ts";
import { url } from "./product.ts";

/** A page's socket, with the messages received so far. */
export interface PageSocket {
  readonly heard: readonly unknown[];
  say(text: string): void;
  /** Takes the next message, waiting for it if there is none. */
  next(): Promise<unknown>;
  /** The code with which the socket closes. */
  readonly ended: Promise<number>;
  close(): void;
}

/** The address of a socket, with a fresh ticket. */
export async function addressFor(client: Client): Promise<string> {
  const { url: at, ticket } = await client.ok("POST /api/realtime/tickets");
  return `${at}?ticket=${ticket}`;
}

/** Opens a socket as a page of the site does. Throws with the status of a refusal. */
export async function openSocket(address: string, headers: Record<string, string> = { origin: url() }): Promise<PageSocket> {
  const socket = new WebSocket(address, { headers });
  const heard: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  let taken = 0;
  socket.on("message", (data: Buffer) => {
    heard.push(JSON.parse(data.toString()));
    const take = waiting.shift();
    if (take) take(heard[taken++]);
  });
  const ended = new Promise<number>((resolve) => {
    socket.once("close", resolve);
  });
  await once(socket, "open");
  return {
    heard,
    ended,
    say: (text) => socket.send(text),
    close: () => socket.close(),
    next: () => (taken < heard.length ? Promise.resolve(heard[taken++]) : new Promise((resolve) => waiting.push(resolve))),
  };
}

/** The status and body with which a socket is refused. */
export async function refusalOf(address: string, headers: Record<string, string> = { origin: url() }) {
  const socket = new WebSocket(address, { headers });
  socket.on("error", () => {});
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  socket.once("open", () => {
    socket.close();
    reject(new Error("It was let in"));
  });
  socket.once("unexpected-response", (_, response) => {
    let body = "";
    response.on("data", (chunk: Buffer) => (body += chunk.toString()));
    response.once("end", () => resolve({ status: response.statusCode ?? 0, body }));
  });
  return promise;
}
