import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { Contended } from "../../kernel/retry.ts";
import { reconcile } from "./reconcile.ts";

const LIVES = 40;
const CHANGES = 6;
/** Stripe delivers a message until it is answered; a delivery here dies before or after its write, or loses all races. */
const DELIVERIES_MAX = 50;

/** Numbers that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Stored {
  readonly billingVersion?: number;
  readonly state?: string;
}

/** One subscription at Stripe, the account's copy of it, and handlers of messages in between that take their time. */
class Life {
  readonly #roll: () => number;
  readonly #inOrder: boolean;
  stripe = "none";
  stored: Stored = {};
  lost = 0;

  constructor(seed: number, { inOrder = true } = {}) {
    this.#roll = dice(seed);
    this.#inOrder = inOrder;
  }

  /** Waits for a random number of turns, in which the others go on. */
  async #pause(longest: number): Promise<void> {
    for (let turns = Math.floor(this.#roll() * longest); turns > 0; turns--) await setImmediate();
  }

  async #handle(): Promise<void> {
    await this.#pause(8);
    await reconcile({
      read: async () => {
        await this.#pause(2);
        return this.stored;
      },
      fetch: async () => {
        await this.#pause(12);
        const seen = this.stripe;
        // Now and then the answer is very late.
        await this.#pause(this.#roll() < 0.2 ? 300 : 12);
        return seen;
      },
      write: async (state, _, version) => {
        if (this.#roll() < 0.1) throw new Error("killed before the write");
        // Broken on purpose: the version is looked up when it is written.
        const expected = this.#inOrder ? version : (this.stored.billingVersion ?? 0);
        if ((this.stored.billingVersion ?? 0) !== expected) {
          this.lost++;
          return undefined;
        }
        this.stored = { billingVersion: expected + 1, state };
        if (this.#roll() < 0.1) throw new Error("killed after the write");
        return state;
      },
    });
  }

  async #deliver(): Promise<void> {
    for (let delivery = 0; delivery < DELIVERIES_MAX; delivery++) {
      try {
        return await this.#handle();
      } catch (error) {
        if (!(error instanceof Contended) && !(error as Error).message.startsWith("killed")) throw error;
      }
    }
    throw new Error("a message was given up");
  }

  async run(): Promise<void> {
    const messages: Promise<void>[] = [];
    for (let change = 1; change <= CHANGES; change++) {
      // A state may come again, as in active, past due, active.
      this.stripe = `state ${change % 4}, ${Math.floor(this.#roll() * 2)}`;
      const copies = 1 + Math.floor(this.#roll() * 3);
      for (let copy = 0; copy < copies; copy++) messages.push(this.#deliver());
      await this.#pause(10);
    }
    await Promise.all(messages);
  }
}

const livesOf = async (options: { inOrder?: boolean }): Promise<Life[]> => {
  const lives = Array.from({ length: LIVES }, (_, seed) => new Life(seed + 1, options));
  await Promise.all(lives.map((life) => life.run()));
  return lives;
};

test("in forty lives with messages in any order, doubled and cut off, the last state is Stripe's in all", async () => {
  const lives = await livesOf({});
  expect(lives.filter(({ stripe, stored }) => stored.state !== stripe)).toEqual([]);
  // The handlers really were at it together.
  expect(lives.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(LIVES);
});

test("without the version that was read before Stripe was asked, some lives end in an old state", async () => {
  const lives = await livesOf({ inOrder: false });
  expect(lives.filter(({ stripe, stored }) => stored.state !== stripe).length).toBeGreaterThan(2);
});

test("five lost races in a row end a call, which is then repeated", async () => {
  let version = 0;
  const others = { read: async () => ({ billingVersion: version }), fetch: async () => ++version, write: async () => undefined };
  await expect(reconcile(others)).rejects.toThrow(Contended);
  expect(version).toBe(5);
});
