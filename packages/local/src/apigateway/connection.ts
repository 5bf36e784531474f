/** One open socket of a WebSocket API, within API Gateway's limits. */
import type { WebSocket } from "ws";
import { Refusal, type Clock } from "../kernel/service.ts";
import type { ConnectionFacts } from "./websocket-event.ts";

const MINUTE_MS = 60_000;
const LONGEST_IDLE_MS = 10 * MINUTE_MS;
const LONGEST_LIFE_MS = 120 * MINUTE_MS;
/** Of what a client that does not read has not taken yet. */
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

  /** A message came or went. */
  touch(): void {
    this.#lastActiveAt = this.#clock.now();
  }

  /** Resolves when the message has left this machine's hands. Throws a `Refusal` when the client takes nothing any more. */
  async send(text: string): Promise<void> {
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES)
      throw new Refusal("LimitExceededException", "The client does not take its messages.", 429);
    const { promise, resolve } = Promise.withResolvers<Error | undefined>();
    this.#socket.send(text, (error) => resolve(error ?? undefined));
    // It was closing when the message came, or went away under it.
    if (await promise) throw new Refusal("GoneException", "", 410);
    this.touch();
  }

  close(code = 1000, reason = "Connection Closed Normally"): void {
    this.#socket.close(code, reason);
  }

  /** Ends it when it has lived or been silent for too long, by the product's clock. */
  endIfDue(): void {
    const now = this.#clock.now();
    if (now - this.#lastActiveAt > LONGEST_IDLE_MS || now - this.facts.connectedAt > LONGEST_LIFE_MS)
      this.close(GOING_AWAY, "Going away");
  }

  /** As the machine goes: politely, then at once. */
  shutDown(): void {
    this.close(GOING_AWAY, "Going away");
    setTimeout(() => this.#socket.terminate(), 500).unref();
  }
}
