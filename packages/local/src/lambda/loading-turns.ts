/**
 * Loading a function keeps a core busy. Loads that share the cores all become slow, so at most `limit` run at once and the others wait, in
 * the order in which they asked.
 */
export class LoadingTurns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(limit: number) {
    this.#free = limit;
  }

  async take(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}
