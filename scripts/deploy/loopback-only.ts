/**
 * Loaded before a program (`node --import`): a connection to anywhere but this machine fails, and its address is added to the file
 * named by ESCAPES_FILE. Pipes and Unix sockets stay open.
 */
import { appendFileSync } from "node:fs";
import { Socket } from "node:net";

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/u;

const connect = Reflect.get(Socket.prototype, "connect") as (this: Socket, ...given: unknown[]) => Socket;

Reflect.set(Socket.prototype, "connect", function (this: Socket, ...given: unknown[]): Socket {
  const host = hostIn(given);
  if (host === undefined || LOOPBACK.test(host)) return connect.apply(this, given);
  if (process.env.ESCAPES_FILE) appendFileSync(process.env.ESCAPES_FILE, `${host}\n`);
  return this.destroy(new Error(`A connection to ${host} was refused: this program stays on this machine`));
});

/** The host of `connect(port, host)` or `connect(options)`, whose arguments node:net passes as one list. Undefined for a pipe. */
function hostIn(given: readonly unknown[]): string | undefined {
  const [first, second] = Array.isArray(given[0]) ? (given[0] as unknown[]) : given;
  if (typeof first === "object" && first !== null) {
    const { path, host = "localhost" } = first as { path?: string; host?: string };
    return path ? undefined : host;
  }
  if (typeof first === "string" && Number.isNaN(Number(first))) return undefined;
  return typeof second === "string" ? second : "localhost";
}
