/** What an open page should look at again. It says that something changed and never what: the page asks, with its own session. */
export interface Hint {
  /** `uploads`: files on their way, and the candidates they become; `candidates`: what was done to candidates; `job`: its fields, status and criteria. */
  readonly about: "uploads" | "candidates" | "job" | "jobs";
  readonly jobId?: string;
}
