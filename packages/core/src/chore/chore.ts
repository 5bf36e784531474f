/** Work that follows an answer: a message of the chores queue. Keys only; doing it twice changes nothing. */
export type Chore = { readonly type: "eraseJob"; readonly accountId: string; readonly jobId: string };
