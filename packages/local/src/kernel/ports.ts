import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:net";

const TRIES = 100;

/** Below the ports of outgoing connections on Linux (32768), macOS and Windows (49152), which may be taken at any moment. */
const FROM = 15_000;
const BELOW = 32_000;

/** The first of `count` free loopback ports in a row. Another program may take them before they are used. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const base = randomInt(FROM, BELOW);
    const ports = await Promise.allSettled(Array.from({ length: count }, (_, index) => listen(base + index)));
    const servers = ports.flatMap((port) => (port.status === "fulfilled" ? [port.value] : []));
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

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  return promise;
}
