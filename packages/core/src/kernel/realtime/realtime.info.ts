/** Tells an open page which lists to read again. It contains no data: the page reads them with its own session. */
export interface Notification {
  /**
   * `uploads`: unsettled files, and the candidates they become; `candidates`: changes of candidates; `job`: its fields, status
   * and criteria; `account`: the subscription and its usage; `extension`: the browsers that are connected.
   */
  readonly about: "uploads" | "candidates" | "job" | "jobs" | "account" | "extension";
  readonly jobId?: string;
}
