import type { Notification } from "@candor/core/kernel/realtime/realtime.info";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConnection, type Socket, type Status } from "./connection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The other end of a socket. */
class FakeSocket extends EventTarget {
  readonly address: string;
  readonly sent: string[] = [];
  isClosed = false;

  constructor(address: string) {
    super();
    this.address = address;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  opens(): void {
    this.dispatchEvent(new Event("open"));
  }
  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: typeof data === "string" ? data : JSON.stringify(data) }));
  }
  drops(): void {
    this.dispatchEvent(new Event("close"));
  }
}

/** A connection in a world of its own, and what happens in it. */
function aConnection(askTicket = async (asked: number) => ({ url: "wss://site/realtime", ticket: `ticket-${asked}` })) {
  const sockets: FakeSocket[] = [];
  const statuses: Status[] = [];
  const notifications: Notification[] = [];
  const askedAt: number[] = [];
  const from = Date.now();
  const connection = createConnection({
    askTicket: async () => {
      askedAt.push(Date.now() - from);
      return askTicket(askedAt.length);
    },
    openSocket: (address) => {
      sockets.push(new FakeSocket(address));
      return sockets.at(-1) as unknown as Socket;
    },
    onStatus: (status) => statuses.push(status),
    onNotification: (notification) => notifications.push(notification),
  });
  return {
    ...connection,
    statuses,
    notifications,
    askedAt,
    last: () => sockets.at(-1)!,
    count: () => sockets.length,
    /** Woken, and let in. */
    async open() {
      connection.wake();
      await pass(0);
      sockets.at(-1)!.opens();
    },
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const seconds = (times: readonly number[]) => times.map((ms) => ms / 1000);

test("it asks for a ticket, connects with it, and hears notifications", async () => {
  const connection = aConnection();
  await connection.open();
  expect(connection.last().address).toBe("wss://site/realtime?ticket=ticket-1");
  connection.last().says({ type: "hint", about: "uploads", jobId: "job_1" });
  for (const noise of ["no JSON", "null", "7", { message: "Internal server error" }]) connection.last().says(noise);
  expect(connection.notifications).toEqual([{ type: "hint", about: "uploads", jobId: "job_1" }]);
  expect(connection.statuses).toEqual(["connecting", "open"]);
});

test("its heart beats every 30 seconds while it is answered", async () => {
  const connection = aConnection();
  await connection.open();
  await pass(29_999);
  expect(connection.last().sent).toEqual([]);
  for (let beats = 1; beats <= 3; beats++) {
    await pass(beats === 1 ? 1 : 30_000);
    expect(connection.last().sent).toEqual(Array.from({ length: beats }, () => '{"type":"ping"}'));
    connection.last().says({ type: "pong" });
  }
  expect(connection.count()).toBe(1);
});

test("a heartbeat without an answer within 10 seconds ends it, and it connects anew with another ticket", async () => {
  const connection = aConnection();
  await connection.open();
  await pass(39_999);
  expect(connection.last().isClosed).toBe(false);
  await pass(1);
  expect(connection.last().isClosed).toBe(true);
  expect(connection.statuses).toEqual(["connecting", "open", "down"]);
  await pass(1000);
  expect(connection.last().address).toContain("ticket-2");
});

test("it tries again after 1, 2, 5, then 10 seconds, and again after 10", async () => {
  const connection = aConnection(async () => Promise.reject(new Error("no ticket")));
  connection.wake();
  await pass(40_000);
  expect(seconds(connection.askedAt)).toEqual([0, 1, 3, 8, 18, 28, 38]);
  expect(connection.statuses).toEqual(["connecting", "down"]);
});

test("connecting is given up after 10 seconds, whether the ticket or the socket keeps it waiting", async () => {
  const waiting = aConnection(() => new Promise(() => {}));
  waiting.wake();
  const silent = aConnection();
  silent.wake();
  await pass(9999);
  expect([waiting.statuses, silent.statuses]).toEqual([["connecting"], ["connecting"]]);
  await pass(1);
  expect([waiting.statuses, silent.statuses]).toEqual([
    ["connecting", "down"],
    ["connecting", "down"],
  ]);
  expect(silent.last().isClosed).toBe(true);
  await pass(1000);
  expect([waiting.askedAt.length, silent.count()]).toEqual([2, 2]);
});

test("a socket that is let in and dropped at once waits longer each time; an answered heartbeat begins anew", async () => {
  const connection = aConnection();
  await connection.open();
  for (const waited of [1000, 2000, 5000, 10_000]) {
    connection.last().drops();
    await pass(waited);
    connection.last().opens();
  }
  expect(seconds(connection.askedAt)).toEqual([0, 1, 3, 8, 18]);

  await pass(30_000);
  connection.last().says({ type: "pong" });
  connection.last().drops();
  await pass(1000);
  expect(seconds(connection.askedAt).at(-1)).toBe(49);
});

test("it stays down, not connecting, from the first failure to the next success", async () => {
  const connection = aConnection();
  connection.wake();
  await pass(0);
  connection.last().drops();
  await pass(1000);
  expect(connection.statuses).toEqual(["connecting", "down"]);
  connection.last().opens();
  expect(connection.statuses).toEqual(["connecting", "down", "open"]);
});

test("at rest it has no socket and tries nothing; woken, it connects at once", async () => {
  const connection = aConnection();
  await connection.open();
  connection.rest();
  expect(connection.last().isClosed).toBe(true);
  await pass(600_000);
  expect(connection.count()).toBe(1);
  await connection.open();
  expect(connection.count()).toBe(2);
  expect(connection.statuses).toEqual(["connecting", "open", "off", "connecting", "open"]);
});

test("laid to rest while it connects, it opens nothing", async () => {
  const ticket = Promise.withResolvers<{ url: string; ticket: string }>();
  const connection = aConnection(() => ticket.promise);
  connection.wake();
  connection.rest();
  ticket.resolve({ url: "wss://site/realtime", ticket: "late" });
  await pass(60_000);
  expect(connection.count()).toBe(0);
  expect(connection.statuses).toEqual(["connecting", "off"]);
});

test("woken while it waits for its next attempt it does not wait; woken while it tries it does nothing more", async () => {
  const connection = aConnection();
  connection.wake();
  await pass(0);
  connection.wake();
  await pass(0);
  expect(connection.count()).toBe(1);
  connection.last().drops();
  connection.wake();
  await pass(0);
  expect(connection.count()).toBe(2);
  await pass(5000);
  expect(connection.count()).toBe(2);
});

test("woken while it is open, as after a laptop's sleep, it finds out within 10 seconds whether it still is", async () => {
  const connection = aConnection();
  await connection.open();
  connection.wake();
  expect(connection.last().sent).toEqual(['{"type":"ping"}']);
  await pass(10_000);
  expect(connection.statuses).toEqual(["connecting", "open", "down"]);
});
