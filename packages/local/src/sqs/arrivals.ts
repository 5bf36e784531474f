import { EventEmitter } from "node:events";

/** Wakes receivers that wait for a message of a queue. */
export class Arrivals {
  readonly #events = new EventEmitter().setMaxListeners(0);

  announce(queue: string): void {
    this.#events.emit(queue);
  }

  /** Resolves at the queue's next arrival, after `milliseconds`, or when `signal` is aborted. */
  async next(queue: string, milliseconds: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = () => resolve();
    const timer = setTimeout(done, milliseconds);
    this.#events.once(queue, done);
    signal.addEventListener("abort", done);
    await promise;
    clearTimeout(timer);
    this.#events.off(queue, done);
    signal.removeEventListener("abort", done);
  }
}
