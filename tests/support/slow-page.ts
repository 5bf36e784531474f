import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { url } from "./product.ts";

/**
 * The product on a slow line: pages of its dashboard stop arriving after the text `until`, and go on when `send` is called. A browser is
 * signed in there as well, because cookies do not depend on the port.
 */
export async function aSlowLine(until: string): Promise<{ address: string; send: () => void }> {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { host: _host, "accept-encoding": _encoding, ...headers } = incoming.headers;
    const onwards = request(url() + incoming.url!, { method: incoming.method, headers });
    incoming.pipe(onwards);
    const [answered] = (await once(onwards, "response")) as [IncomingMessage];
    const { "content-length": _length, ...kept } = answered.headers;
    outgoing.writeHead(answered.statusCode!, kept);
    const body = Buffer.concat((await answered.toArray()) as Buffer[]);
    const begin = incoming.url!.startsWith("/dashboard") ? body.indexOf(until) + until.length : 0;
    outgoing.write(body.subarray(0, begin));
    if (begin > 0) await sent;
    outgoing.end(body.subarray(begin));
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => {
    send();
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, send };
}
