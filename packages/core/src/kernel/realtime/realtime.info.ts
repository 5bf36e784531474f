/** Names the data that open pages must fetch again. It carries no data itself: each page fetches with its own session. */
export interface Notification {
  /** `uploads`: files on their way, and the candidates they become; `candidates`: what was done to candidates; `job`: its fields, status and criteria. */
  readonly about: "uploads" | "candidates" | "job" | "jobs";
  readonly jobId?: string;
}
