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
export const createConnection = (world: World): Connection => new SocketConnection(world);

class SocketConnection implements Connection {
  readonly #world: World;
  #status: Status = "off";
  #failures = 0;
  #socket: Socket | undefined;
  #attempt: AbortController | undefined;
  #limit: Timer | undefined;
  #next: Timer | undefined;
  #heartbeat: Timer | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  readonly wake = (): void => {
    if (this.#status === "open") this.#beat();
    else if (!this.#attempt) this.#begin();
  };

  readonly rest = (): void => {
    this.#letGo();
    this.#failures = 0;
    this.#become("off");
  };

  #become(changed: Status): void {
    if (changed === this.#status) return;
    this.#status = changed;
    this.#world.onStatus(changed);
  }

  readonly #begin = (): void => {
    clearTimeout(this.#next);
    const trying = new AbortController();
    this.#attempt = trying;
    this.#limit = setTimeout(this.#lose, REALTIME_TIMEOUT_MS);
    this.#become(this.#failures === 0 ? "connecting" : "down");
    const { askTicket, openSocket } = this.#world;
    askTicket(trying.signal).then(
      ({ url, ticket }) => {
        if (!trying.signal.aborted) this.#listenTo(openSocket(`${url}?ticket=${encodeURIComponent(ticket)}`), trying.signal);
      },
      () => {
        if (!trying.signal.aborted) this.#lose();
      },
    );
  };

  #listenTo(opened: Socket, signal: AbortSignal): void {
    this.#socket = opened;
    const open = () => {
      clearTimeout(this.#limit);
      this.#heartbeat = setTimeout(this.#beat, REALTIME_HEARTBEAT_MS);
      this.#become("open");
    };
    opened.addEventListener("open", open, { signal });
    opened.addEventListener("message", ({ data }) => this.#hear(data), { signal });
    opened.addEventListener("close", this.#lose, { signal });
  }

  readonly #beat = (): void => {
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#limit);
    this.#socket?.send(PING);
    this.#limit = setTimeout(this.#lose, REALTIME_TIMEOUT_MS);
    this.#heartbeat = setTimeout(this.#beat, REALTIME_HEARTBEAT_MS);
  };

  #hear(data: unknown): void {
    const message = parsed(data);
    if (message?.type === "hint") this.#world.onNotification(message);
    if (message?.type !== "pong") return;
    clearTimeout(this.#limit);
    this.#failures = 0;
  }

  /** Drops the current attempt or socket together with its listeners. */
  #letGo(): void {
    for (const timer of [this.#limit, this.#next, this.#heartbeat]) clearTimeout(timer);
    this.#attempt?.abort();
    this.#attempt = undefined;
    this.#socket?.close();
    this.#socket = undefined;
  }

  readonly #lose = (): void => {
    this.#letGo();
    this.#next = setTimeout(this.#begin, REALTIME_BACKOFF_MS[Math.min(this.#failures, REALTIME_BACKOFF_MS.length - 1)]);
    this.#failures++;
    this.#become("down");
  };
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
