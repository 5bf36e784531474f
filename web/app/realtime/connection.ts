import type { Hint } from "@candor/core/kernel/realtime/realtime.info";
import { REALTIME_BACKOFF_MS, REALTIME_HEARTBEAT_MS, REALTIME_TIMEOUT_MS } from "@candor/core/kernel/limits";

/**
 * `connecting` is the first attempt; `down` is everything between a failure and the next success; `off` is not trying: before the start,
 * and while the tab has been out of sight for long.
 */
export type Status = "off" | "connecting" | "open" | "down";

/** What is used of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "addEventListener">;

/** The world around a connection. */
export interface World {
  readonly askTicket: (signal: AbortSignal) => Promise<{ readonly url: string; readonly ticket: string }>;
  readonly openSocket: (address: string) => Socket;
  readonly onStatus: (status: Status) => void;
  readonly onHint: (hint: Hint) => void;
}

export interface Connection {
  /** Connects now, or, where a socket is open, finds out whether it still is. */
  readonly wake: () => void;
  /** Closes the socket and tries no more, until it is woken. */
  readonly rest: () => void;
}

const PING = '{"type":"ping"}';

/**
 * One socket, kept up: a heartbeat every 30 seconds with 10 for its answer, 10 for connecting, anew after 1, 2, 5, then 10 seconds, each
 * time with a new ticket. An answered heartbeat makes a connection a stable one, after which the waiting begins at 1 again.
 */
export function createConnection({ askTicket, openSocket, onStatus, onHint }: World): Connection {
  let status: Status = "off";
  let failures = 0;
  let socket: Socket | undefined;
  let attempt: AbortController | undefined;
  let limit: Timer | undefined;
  let next: Timer | undefined;
  let heartbeat: Timer | undefined;

  function become(changed: Status): void {
    if (changed === status) return;
    status = changed;
    onStatus(changed);
  }

  function begin(): void {
    clearTimeout(next);
    const trying = new AbortController();
    attempt = trying;
    limit = setTimeout(lose, REALTIME_TIMEOUT_MS);
    become(failures === 0 ? "connecting" : "down");
    askTicket(trying.signal).then(
      ({ url, ticket }) => {
        if (!trying.signal.aborted) listenTo(openSocket(`${url}?ticket=${encodeURIComponent(ticket)}`), trying.signal);
      },
      () => {
        if (!trying.signal.aborted) lose();
      },
    );
  }

  function listenTo(opened: Socket, signal: AbortSignal): void {
    socket = opened;
    const open = () => {
      clearTimeout(limit);
      heartbeat = setTimeout(beat, REALTIME_HEARTBEAT_MS);
      become("open");
    };
    opened.addEventListener("open", open, { signal });
    opened.addEventListener("message", ({ data }) => hear(data), { signal });
    opened.addEventListener("close", lose, { signal });
  }

  function beat(): void {
    clearTimeout(heartbeat);
    clearTimeout(limit);
    socket?.send(PING);
    limit = setTimeout(lose, REALTIME_TIMEOUT_MS);
    heartbeat = setTimeout(beat, REALTIME_HEARTBEAT_MS);
  }

  function hear(data: unknown): void {
    const message = parsed(data);
    if (message?.type === "hint") onHint(message);
    if (message?.type !== "pong") return;
    clearTimeout(limit);
    failures = 0;
  }

  /** Nothing of the present attempt or socket is heard any more. */
  function letGo(): void {
    for (const timer of [limit, next, heartbeat]) clearTimeout(timer);
    attempt?.abort();
    attempt = undefined;
    socket?.close();
    socket = undefined;
  }

  function lose(): void {
    letGo();
    next = setTimeout(begin, REALTIME_BACKOFF_MS[Math.min(failures, REALTIME_BACKOFF_MS.length - 1)]);
    failures++;
    become("down");
  }

  return {
    wake() {
      if (status === "open") beat();
      else if (!attempt) begin();
    },
    rest() {
      letGo();
      failures = 0;
      become("off");
    },
  };
}

type Timer = ReturnType<typeof setTimeout>;

type Message = ({ readonly type: "hint" } & Hint) | { readonly type: "pong" };

/** Of what API Gateway may say beside these (its own failures) nothing is made. */
function parsed(data: unknown): Message | undefined {
  try {
    return (JSON.parse(String(data)) as Message | null) ?? undefined;
  } catch {
    return undefined;
  }
}
