/** Longest time by which a time-out is put off. */
const MOST_EXTRA_MS = 120_000;

/**
 * Loading a function keeps a core busy. Loads that share the cores all become slow, so at most `limit` run at once and the others wait, in
 * the order in which they asked.
 */
export class LoadingTurns {
  #free: number;
  readonly #waiting: (() => void)[] = [];
  /** Loads that run or wait. */
  #loads = 0;
  #since = 0;
  #pastMs = 0;

  constructor(limit: number) {
    this.#free = limit;
  }

  async take(): Promise<void> {
    if (this.#loads++ === 0) this.#since = performance.now();
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  giveBack(): void {
    if (--this.#loads === 0) this.#pastMs += performance.now() - this.#since;
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }

  /**
   * Calls `onTime` after `ms` without a load: a running function may itself wait for one that loads, as a sign-in does for its triggers.
   * @returns cancels the call
   */
  after(ms: number, onTime: () => void): () => void {
    const from = this.#loadingMs();
    let extraMs = 0;
    const check = (): void => {
      const owedMs = Math.min(this.#loadingMs() - from, MOST_EXTRA_MS) - extraMs;
      if (owedMs < 1) return onTime();
      extraMs += owedMs;
      timer = setTimeout(check, owedMs);
    };
    let timer = setTimeout(check, ms);
    return () => clearTimeout(timer);
  }

  /** Milliseconds since the start in which some function was loading. */
  #loadingMs(): number {
    return this.#pastMs + (this.#loads > 0 ? performance.now() - this.#since : 0);
  }
}
