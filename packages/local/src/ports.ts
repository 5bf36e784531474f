import { createServer, type Server } from "node:net";

const TRIES = 20;

/** The first of `count` loopback ports in a row that are free now. Somebody else may take them before they are used. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const first = await listen(0);
    const base = portOf(first);
    const others = await Promise.allSettled(Array.from({ length: count - 1 }, (_, index) => listen(base + index + 1)));
    const servers = [first, ...others.flatMap((other) => (other.status === "fulfilled" ? [other.value] : []))];
    await Promise.all(servers.map(close));
    if (servers.length === count) return base;
  }
  throw new Error(`No ${count} free ports in a row were found.`);
}

async function listen(port: number): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const server = createServer().once("error", reject);
  server.listen(port, "127.0.0.1", () => resolve(server));
  return promise;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return address.port;
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  return promise;
}
