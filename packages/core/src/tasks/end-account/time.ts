/** Time of one run: the function runs up to five tasks in its minute. */
const RUN_MS = 10_000;

/** Thrown when a run has used its time; another one goes on. */
export class TimeIsUp extends Error {
  override readonly name = "TimeIsUp";
}

/** The time of one run. */
export class Time {
  readonly #ends = performance.now() + RUN_MS;

  /** Throws `TimeIsUp` when there is none left. */
  check(): void {
    if (performance.now() > this.#ends) throw new TimeIsUp();
  }
}
