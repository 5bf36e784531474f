/** Tells an open page which lists to read again. It never carries data: the page asks, with its own session. */
export interface Notification {
  /** `uploads`: files on their way, and the candidates they become; `candidates`: changes of candidates; `job`: its fields, status and criteria. */
  readonly about: "uploads" | "candidates" | "job" | "jobs";
  readonly jobId?: string;
}
