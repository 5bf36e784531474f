/** Sends events to the product's webhook address, again and again until it answers 2xx, and makes the disorder that a test asks for. */
import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Books } from "../resources/books.ts";
import type { Delivery } from "../store/store.ts";
import { sendEvent } from "./send.ts";

/** Deliveries that are on their way at once. */
const AT_ONCE = 4;
/** Wait after the first failure; doubled after each further one. Real time: retries do not wait for the product's clock. */
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 30_000;
const MOST_ATTEMPTS = 16;
/** Spread of shuffled deliveries that have no delay, in ms. */
const SHUFFLE_MS = 300;
const LOOK_MS = 50;
/** Those that are on their way are due as well. */
const MOST_LOOKED_AT = 500;

/** Disorder of deliveries that are made from now on. */
export interface Disorder {
  /** Each event comes twice. */
  readonly double?: boolean;
  /** Events come in any order. */
  readonly shuffle?: boolean;
  /** Each delivery comes so much later; with `shuffle`, up to so much. */
  readonly delayMs?: number;
  /** Bodies have a content type that API Gateway hands on as base64. */
  readonly base64?: boolean;
}

export interface Deliveries {
  /** Sends nothing before: after a start the site must answer first. */
  begin(): void;
  /** Sends what is pending now. */
  wake(): void;
  /** Events to endpoints that were neither taken nor given up. */
  pending(): number;
  list(limit?: number): readonly Delivery[];
  /** Delivers an event once more. Returns false for an unknown delivery. */
  sendAgain(id: number): boolean;
  stop(): Promise<void>;
}

export function startDeliveries(books: Books, onError: (error: unknown) => void): Deliveries {
  const { store } = books;
  const stopping = new AbortController();
  const { signal } = stopping;
  const sending = new Map<number, Promise<void>>();
  let woken = Promise.withResolvers<void>();

  function look(): void {
    const now = Date.now();
    for (const delivery of store.dueDeliveries(now, MOST_LOOKED_AT)) {
      if (sending.size >= AT_ONCE) return;
      if (sending.has(delivery.id)) continue;
      if (delivery.dueAt > 0) begin(delivery);
      else {
        plan(books, delivery);
        woken.resolve();
      }
    }
  }

  function begin(delivery: Delivery): void {
    const done = attempt(books, delivery, signal)
      .catch(onError)
      .finally(() => {
        sending.delete(delivery.id);
        woken.resolve();
      });
    sending.set(delivery.id, done);
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      woken = Promise.withResolvers();
      try {
        look();
      } catch (error) {
        onError(error);
      }
      await Promise.race([woken.promise, setTimeout(LOOK_MS, undefined, { signal }).catch(() => {})]);
    }
    await Promise.all(sending.values());
  }

  let running: Promise<void> | undefined;
  return {
    begin: () => void (running ??= loop()),
    wake: () => woken.resolve(),
    pending: () => store.countPending(),
    list: (limit = 200) => store.deliveries(limit),
    sendAgain(id) {
      const delivery = store.delivery(id);
      if (!delivery) return false;
      store.addDelivery({ ...delivery, dueAt: Date.now() });
      woken.resolve();
      return true;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Plans a new delivery: at once and once, unless disorder is switched on. */
function plan(books: Books, delivery: Delivery): void {
  const { store } = books;
  const { double = false, shuffle = false, delayMs = 0 } = disorderOf(books);
  const dueAt = () => Math.max(1, Date.now() + (shuffle ? randomInt(1 + (delayMs || SHUFFLE_MS)) : delayMs));
  store.atOnce(() => {
    store.changeDelivery(delivery.id, { ...delivery, dueAt: dueAt() });
    if (double) store.addDelivery({ ...delivery, dueAt: dueAt() });
  });
}

async function attempt(books: Books, delivery: Delivery, signal: AbortSignal): Promise<void> {
  const { store } = books;
  const sent = await sendEvent(books, delivery, { isBase64: disorderOf(books).base64 ?? false, signal });
  if (!sent) return store.changeDelivery(delivery.id, { ...delivery, state: "failed", answer: "The endpoint was deleted." });
  // A delivery that the end of the cloud interrupts is repeated after its next start.
  if (signal.aborted && sent.status === 0) return;
  const attempts = delivery.attempts + 1;
  const isTaken = sent.status >= 200 && sent.status < 300;
  const isOver = isTaken || attempts >= MOST_ATTEMPTS;
  store.changeDelivery(delivery.id, {
    ...sent,
    attempts,
    state: isTaken ? "delivered" : isOver ? "failed" : "pending",
    dueAt: Date.now() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)),
  });
}

const disorderOf = ({ store }: Books): Disorder => store.setting<Disorder>("disorder") ?? {};
