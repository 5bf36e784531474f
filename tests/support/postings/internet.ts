/** A simulated internet: host names resolve to addresses set by the test, and a local server answers with recorded pages. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { extname } from "node:path";
import type { Network } from "../../../packages/core/src/job/draft/posting/network.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".json": "application/json; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".xml": "text/xml; charset=utf-8",
};

/** The bytes of a recorded page beside this file. */
export const recorded = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** Answers with a recorded page. */
export const page =
  (name: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { "content-type": TYPES[extname(name)]! }).end(recorded(name));

/** Any public address. */
export const PUBLIC = "93.184.215.14";

export class Internet implements Network {
  /** Requests, as "host/path". */
  readonly asked: string[] = [];
  readonly requests: IncomingMessage[] = [];
  /** Connections, with the addresses of each host. */
  readonly connected: { readonly host: string; readonly addresses: readonly string[] }[] = [];
  readonly #pages = new Map<string, RequestListener>();
  readonly #addresses = new Map<string, (readonly string[])[]>();
  readonly #server = createServer((request, response) => this.#answer(request, response));

  async start(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.listen(0, "127.0.0.1", resolve);
    await promise;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  clear(): void {
    this.asked.length = this.requests.length = this.connected.length = 0;
    this.#pages.clear();
    this.#addresses.clear();
  }

  /** Sets the answer for "host/path". */
  has(address: string, listener: RequestListener): void {
    this.#pages.set(address, listener);
  }

  /** Sets a host's addresses: one answer for each look-up in turn, the last for all later ones. */
  lies(host: string, ...answers: (readonly string[])[]): void {
    this.#addresses.set(host, answers);
  }

  resolve = async (host: string): Promise<readonly string[]> => {
    const answers = this.#addresses.get(host) ?? [[PUBLIC]];
    return answers.length > 1 ? answers.shift()! : answers[0]!;
  };

  connect = (host: string, addresses: readonly string[]) => {
    this.connected.push({ host, addresses });
    return connect((this.#server.address() as AddressInfo).port, "127.0.0.1");
  };

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const address = `${request.headers.host}${request.url}`;
    this.asked.push(address);
    this.requests.push(request);
    const listener = this.#pages.get(address);
    if (listener) listener(request, response);
    else response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not found</h1>");
  }
}
