/**
 * Work that follows an answer, sent through the tasks queue. It carries keys only and is idempotent, because the queue may
 * deliver it twice.
 */
export type Task =
  | { readonly type: "eraseJob"; readonly accountId: string; readonly jobId: string }
  /** Deletes the remaining data of an erased CV. */
  | { readonly type: "eraseCv"; readonly accountId: string; readonly cvId: string }
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
  /** A logo was replaced or removed, or its company was deleted. */
  | { readonly type: "eraseLogo"; readonly accountId: string; readonly logoId: string }
  /** A file of a mail has settled: the sender is answered once all files of the mail have. */
  | { readonly type: "answerMail"; readonly accountId: string; readonly jobId: string; readonly mailId: string };
