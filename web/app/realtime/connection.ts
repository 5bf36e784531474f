import type { Notification } from "@candor/core/kernel/realtime/realtime.info";
import { REALTIME_BACKOFF_MS, REALTIME_HEARTBEAT_MS, REALTIME_TIMEOUT_MS } from "@candor/core/kernel/limits";

/**
 * `connecting`: the first attempt. `down`: between a failure and the next success. `off`: not trying, before the start or while the tab has
 * been hidden for long.
 */
export type Status = "off" | "connecting" | "open" | "down";

/** The part of WebSocket used here. */
export type Socket = Pick<WebSocket, "send" | "close" | "addEventListener">;

/** Functions the connection calls. */
export interface World {
  readonly askTicket: (signal: AbortSignal) => Promise<{ readonly url: string; readonly ticket: string }>;
  readonly openSocket: (address: string) => Socket;
  readonly onStatus: (status: Status) => void;
  readonly onNotification: (notification: Notification) => void;
}

export interface Connection {
  /** Connects now, or sends a heartbeat where a socket is open. */
  readonly wake: () => void;
  /** Closes the socket and makes no new attempt until `wake`. */
  readonly rest: () => void;
}

const PING = '{"type":"ping"}';

/**
 * Keeps one socket open: a heartbeat every 30 s whose answer may take 10 s, 10 s to connect, then new attempts after 1, 2, 5 and 10 s, each
 * with a new ticket. The first answered heartbeat resets the delay to 1 s.
 */
export function createConnection({ askTicket, openSocket, onStatus, onNotification }: World): Connection {
  let status: Status = "off";
  let failures = 0;
  let socket: Socket | undefined;
  let attempt: AbortController | undefined;
  let [limit, next, heartbeat]: (Timer | undefined)[] = [];

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
      () => trying.signal.aborted || lose(),
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
    const answered = () => {
      clearTimeout(limit);
      failures = 0;
    };
    opened.addEventListener("message", ({ data }) => hear(data, onNotification, answered), { signal });
    opened.addEventListener("close", lose, { signal });
  }

  function beat(): void {
    clearTimeout(heartbeat);
    clearTimeout(limit);
    socket?.send(PING);
    limit = setTimeout(lose, REALTIME_TIMEOUT_MS);
    heartbeat = setTimeout(beat, REALTIME_HEARTBEAT_MS);
  }

  /** Drops the current attempt or socket together with its listeners. */
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

function hear(data: unknown, onNotification: World["onNotification"], onPong: () => void): void {
  const message = parsed(data);
  if (message?.type === "hint") onNotification(message);
  if (message?.type === "pong") onPong();
}

type Timer = ReturnType<typeof setTimeout>;

type Message = ({ readonly type: "hint" } & Notification) | { readonly type: "pong" };

/** Undefined for text that is no JSON. Other messages of API Gateway (its own failures) are ignored by the caller. */
function parsed(data: unknown): Message | undefined {
  try {
    return (JSON.parse(String(data)) as Message | null) ?? undefined;
  } catch {
    return undefined;
  }
}
