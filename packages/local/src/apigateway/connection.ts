/** One open socket of a WebSocket API, within API Gateway's limits. */
import type { WebSocket } from "ws";
import { Refusal, type Clock } from "../kernel/service.ts";
import type { ConnectionFacts } from "./websocket-event.ts";

const MINUTE_MS = 60_000;
const LONGEST_IDLE_MS = 10 * MINUTE_MS;
const LONGEST_LIFE_MS = 120 * MINUTE_MS;
/** Limit of bytes that wait for a client that does not read. */
const MOST_UNREAD_BYTES = 1024 * 1024;

const GOING_AWAY = 1001;

export class Connection {
  readonly facts: ConnectionFacts;
  readonly #socket: WebSocket;
  readonly #clock: Clock;
  #lastActiveAt: number;

  constructor(facts: ConnectionFacts, socket: WebSocket, clock: Clock) {
    this.facts = facts;
    this.#socket = socket;
    this.#clock = clock;
    this.#lastActiveAt = clock.now();
  }

  get lastActiveAt(): number {
    return this.#lastActiveAt;
  }

  /** Notes that a message was sent or received. */
  touch(): void {
    this.#lastActiveAt = this.#clock.now();
  }

  /** Resolves when the message was handed to the operating system. Throws a `Refusal` for a client that has gone. */
  async send(text: string): Promise<void> {
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES)
      throw new Refusal("LimitExceededException", "The client does not take its messages.", 429);
    const { promise, resolve } = Promise.withResolvers<Error | undefined>();
    this.#socket.send(text, (error) => resolve(error ?? undefined));
    // The connection was closing, or broke while sending.
    if (await promise) throw new Refusal("GoneException", "", 410);
    this.touch();
  }

  close(code = 1000, reason = "Connection Closed Normally"): void {
    this.#socket.close(code, reason);
  }

  /** Ends the connection after its longest life or silence, by the product's clock. */
  endIfDue(): void {
    const now = this.#clock.now();
    if (now - this.#lastActiveAt > LONGEST_IDLE_MS || now - this.facts.connectedAt > LONGEST_LIFE_MS)
      this.close(GOING_AWAY, "Going away");
  }

  /** Closes the connection with a close frame, then ends it. */
  shutDown(): void {
    this.close(GOING_AWAY, "Going away");
    setTimeout(() => this.#socket.terminate(), 500).unref();
  }
}
