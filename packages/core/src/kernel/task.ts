import type { Locale } from "./limits.ts";

/**
 * Work that follows an answer, sent through the tasks queue. It carries keys only and is idempotent, because the queue may
 * deliver it twice.
 */
export type Task =
  | { readonly type: "eraseJob"; readonly accountId: string; readonly jobId: string }
  /** Deletes the remaining data of an erased CV. */
  | { readonly type: "eraseCv"; readonly accountId: string; readonly cvId: string }
  /** Gives back the places of a bulk link that were taken for files which nobody sent. */
  | {
      readonly type: "returnPlaces";
      readonly accountId: string;
      readonly jobId: string;
      readonly linkId: string;
      readonly announcedId: string;
    }
  /** Has the rows of a CV name each other's jobs. `jobId` is where it has just joined or left. */
  | { readonly type: "relateCv"; readonly accountId: string; readonly cvId: string; readonly jobId: string }
  /** Queues the order for CVs of the pool that were listed in a job. */
  | {
      readonly type: "importCvs";
      readonly accountId: string;
      readonly jobId: string;
      readonly cvIds: readonly string[];
      readonly locale: Locale;
    }
  /** A failed file is to be read again. */
  | { readonly type: "readAgain"; readonly accountId: string; readonly jobId: string; readonly cvId: string }
  /** Erases everything of an account that has ended, in as many runs as it takes. */
  | { readonly type: "endAccount"; readonly accountId: string }
  /** Erases what requests that were under way have written after the account's end, when all of them are over. */
  | {
      readonly type: "sweepAccount";
      readonly accountId: string;
      readonly userId: string;
      readonly email: string;
      readonly endedAt: string;
      readonly jobIds: readonly string[];
    }
  /** The account may process CVs again: files that wait for its payment are read. */
  | { readonly type: "resumeWaiting"; readonly accountId: string }
  /** Mails the owner about the new applications of a day ("2026-11-21"). */
  | { readonly type: "digest"; readonly accountId: string; readonly day: string }
  /** Makes the files of an export, in as many runs as it takes. */
  | { readonly type: "exportAccount"; readonly accountId: string; readonly exportId: string }
  /** A logo was replaced or removed, or its company was deleted. */
  | { readonly type: "eraseLogo"; readonly accountId: string; readonly logoId: string }
  /** The time of a mail to a rejected candidate has come. */
  | {
      readonly type: "sendLetter";
      readonly accountId: string;
      readonly jobId: string;
      readonly cvId: string;
      readonly sendAt: string;
    }
  /** A file of a mail has settled: the sender is answered once all files of the mail have. */
  | { readonly type: "answerMail"; readonly accountId: string; readonly jobId: string; readonly mailId: string };
