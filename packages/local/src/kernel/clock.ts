/** The product's clock: real time plus an offset, which is kept over restarts and shared by all functions and services. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "./service.ts";
import { writeAtomically } from "./data-folder.ts";

/** Dates that JavaScript, tokens and SigV4 can all express. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

export class ProductClock implements Clock {
  /** Milliseconds by which the product is ahead of real time; shared with the threads of the functions. */
  readonly offset: SharedArrayBuffer;
  readonly #offset: BigInt64Array;
  readonly #file: string;

  constructor(dataDir: string) {
    this.#file = join(dataDir, "clock.json");
    this.offset = new SharedArrayBuffer(8);
    this.#offset = new BigInt64Array(this.offset);
    Atomics.store(this.#offset, 0, BigInt(this.#stored()));
  }

  now(): number {
    return Date.now() + this.offsetMs;
  }

  get offsetMs(): number {
    return Number(Atomics.load(this.#offset, 0));
  }

  /** Moves the clock by milliseconds. Throws a RangeError for a date outside 2000 to 2100. */
  advance(ms: number): void {
    const then = this.now() + ms;
    if (!(then >= EARLIEST && then < LATEST)) throw new RangeError("The clock moves between the years 2000 and 2100.");
    this.#set(this.offsetMs + ms);
  }

  /** Back to real time. */
  reset(): void {
    this.#set(0);
  }

  #set(offsetMs: number): void {
    writeAtomically(this.#file, JSON.stringify({ offsetMs }));
    Atomics.store(this.#offset, 0, BigInt(offsetMs));
  }

  #stored(): number {
    try {
      const { offsetMs } = JSON.parse(readFileSync(this.#file, "utf8")) as { offsetMs: number };
      return Number.isSafeInteger(offsetMs) ? offsetMs : 0;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
      throw error;
    }
  }
}
