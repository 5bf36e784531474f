/** Work that follows an answer: a message of the chores queue. Keys only; doing it twice changes nothing. */
export type Chore =
  | { readonly type: "eraseJob"; readonly accountId: string; readonly jobId: string }
  /** The account may have CVs read again: those that waited go on. */
  | { readonly type: "releaseHeld"; readonly accountId: string }
  /** A file that came by mail has settled: its sender is answered once all of the mail's files have. */
  | { readonly type: "answerMail"; readonly accountId: string; readonly jobId: string; readonly mailId: string };
