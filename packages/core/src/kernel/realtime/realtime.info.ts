/** Tells an open page which lists to read again. It contains no data: the page reads them with its own session. */
export interface Notification {
  /**
   * `uploads`: unsettled files, and the candidates they become; `candidates`: changes of candidates; `job`: its fields, status
   * and criteria.
   */
  readonly about: "uploads" | "candidates" | "job" | "jobs";
  readonly jobId?: string;
}
