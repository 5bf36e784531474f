import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "./service.ts";

export interface Listener {
  /** "http://127.0.0.1:PORT" */
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves HTTP on 127.0.0.1 to callers that name this machine. Another Host is answered 421: a web page may have its name rebound to loopback.
 * @param port 0 for any free one
 * @param handle must answer every request itself, errors included
 */
export async function listenOnLoopback(
  { port, clock }: { port: number; clock: Clock },
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Listener> {
  const server = createServer((request, response) => {
    // The SDK corrects its clock by this header, so it must be the product's time, not the machine's.
    response.setHeader("Date", new Date(clock.now()).toUTCString());
    if (!isLoopback(request.headers.host)) {
      response.writeHead(421, { "Content-Type": "text/plain" }).end("This server answers to localhost and 127.0.0.1 only.\n");
      return;
    }
    void handle(request, response);
  });
  // Longer than clients keep idle connections; otherwise one may be closed just when it is used again.
  server.keepAliveTimeout = 65_000;

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const bound = (server.address() as AddressInfo).port;

  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isLoopback = (host: string | undefined): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? "");

/** Headers as one string each, names in lower case, in the form that signatures cover. */
export function flatHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : (value ?? "")]),
  );
}

/** "/a%20b?c=d" -> ["/a%20b", "c=d"], both as sent. */
export function splitUrl(url: string): [path: string, query: string] {
  const mark = url.indexOf("?");
  return mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
}
