/**
 * A change that open pages are notified of. Each is named after what changed, so that a page reads again only what shows it:
 * - `uploads`: files on their way, announced or taken off the list; `settled`: a file has its outcome, perhaps a new candidate.
 * - `stage`, `notes`, `score`, `letter`, `elsewhere` (their other jobs): that part of candidates; `order`: the own order of a stage; `candidates`: anything else about them.
 * - `criteria` of a job; `job`: its words, status and publication; `links` by which others send CVs to it; `jobs`: one was opened or deleted.
 * - `cvs`: CVs were erased; `account`: the subscription and its usage; `extension`: the browsers that are connected.
 */
export type Change =
  | "uploads"
  | "settled"
  | "stage"
  | "notes"
  | "score"
  | "letter"
  | "elsewhere"
  | "order"
  | "candidates"
  | "criteria"
  | "job"
  | "links"
  | "jobs"
  | "cvs"
  | "account"
  | "extension";

/** Tells an open page which data to read again. It contains no data: the page reads them with its own session. */
export interface Notification {
  readonly about: Change;
  readonly jobId?: string;
  /** The candidates that changed, where they are few and known. */
  readonly cvIds?: readonly string[];
}
