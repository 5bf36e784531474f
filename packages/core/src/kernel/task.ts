/** Work that follows an answer: a message of the chores queue. Keys only; doing it twice changes nothing. */
export type Chore =
  | { readonly type: "eraseJob"; readonly accountId: string; readonly jobId: string }
  /** A CV was erased: what is left of it goes. */
  | { readonly type: "eraseCv"; readonly accountId: string; readonly cvId: string }
  /** The account may have CVs read again: those that waited go on. */
  | { readonly type: "releaseHeld"; readonly accountId: string }
  /** The owner is told of new applications, in the mail of a day ("2026-11-21"). */
  | { readonly type: "digest"; readonly accountId: string; readonly day: string }
  /** A logo was replaced or removed, or its company is gone. */
  | { readonly type: "eraseLogo"; readonly accountId: string; readonly logoId: string }
  /** A file that came by mail has settled: its sender is answered once all of the mail's files have. */
  | { readonly type: "answerMail"; readonly accountId: string; readonly jobId: string; readonly mailId: string };
