import { Account } from "../../account/account.ts";
import { EndingEntity } from "../../account/ending/ending.entity.ts";
import { Ending } from "../../account/ending/ending.ts";
import { WaysIn } from "../../account/session/ways-in.ts";
import { Candidate } from "../../candidacy/candidate.ts";
import { findRow } from "../../candidacy/stored.ts";
import { Job } from "../../job/job.ts";
import { Actor } from "../../kernel/actor.ts";
import { HOUR_MS } from "../../kernel/durations.ts";
import { ErasureLog, type Entry } from "../../kernel/erasure-log.ts";
import { Failure } from "../../kernel/failure.ts";
import { erase } from "../../pool/erase.ts";
import { Upload } from "../../upload/upload.ts";
import { runTask } from "../run.ts";

/** An entry may be this much older than its erasure, and than the clock of another function. */
const MARGIN_MS = HOUR_MS;

/** Entries of one kind: `again` were erased once more, of the others nothing stood. */
export interface Counted {
  readonly type: Entry["type"];
  readonly found: number;
  readonly again: number;
}

/**
 * Erases again what was erased since a time, in a table that was restored to it. It must run before the product uses the table, and may be
 * repeated. Each entry is done as its member, and to its end: no task is left for functions that still use another table.
 */
export async function replay(since: Date): Promise<readonly Counted[]> {
  const entries: Entry[] = [];
  for await (const entry of ErasureLog.since(new Date(since.getTime() - MARGIN_MS))) entries.push(entry);
  const counted = new Map<Entry["type"], { found: number; again: number }>();
  for (const entry of entries) {
    const count = counted.get(entry.type) ?? { found: 0, again: 0 };
    counted.set(entry.type, count);
    count.found += 1;
    if (await eraseAgain(entry)) count.again += 1;
  }
  return [...counted].map(([type, count]) => ({ type, ...count }));
}

/** Returns false where nothing of it stands. */
async function eraseAgain(entry: Entry): Promise<boolean> {
  const { accountId, userId } = entry;
  const account = await Account.row(accountId);
  const email = account?.email ?? "";
  const member = {
    type: "member",
    accountId,
    userId,
    email,
    sessionId: "",
    role: "owner",
    permissions: [],
    locale: "en",
  } as const;
  try {
    return await Actor.enter(member, () => repeat(entry, email));
  } catch (error) {
    // It does not stand, or was not made yet at the time of the restore.
    if (error instanceof Failure) return false;
    throw error;
  }
}

async function repeat(entry: Entry, email: string): Promise<boolean> {
  const { accountId } = entry;
  switch (entry.type) {
    case "cv":
      await erase({ cvId: entry.cvId });
      await runTask({ type: "eraseCv", accountId, cvId: entry.cvId });
      return true;
    case "job":
      await Job.remove({ jobId: entry.jobId });
      await runTask({ type: "eraseJob", accountId, jobId: entry.jobId });
      return true;
    case "candidates":
      return removeAgain(entry);
    case "upload":
      await Upload.dismiss({ jobId: entry.jobId, cvId: entry.cvId });
      return true;
    case "wayIn":
      return closeAgain(entry);
    default:
      return endAgain({ accountId, userId: entry.userId, email });
  }
}

/** Candidates who joined the job again after they were removed stay. */
async function removeAgain({ jobId, cvIds, at }: Extract<Entry, { type: "candidates" }>): Promise<boolean> {
  const meant: string[] = [];
  for (const cvId of cvIds) {
    const row = await findRow(jobId, cvId);
    if (row && row.createdAt <= at) meant.push(cvId);
  }
  if (meant.length === 0) return false;
  await Candidate.removeSeveral({ jobId, cvIds: meant });
  return true;
}

/** A way in that was added again after it was removed stays. */
async function closeAgain({ identityId, at }: Extract<Entry, { type: "wayIn" }>): Promise<boolean> {
  const { items } = await WaysIn.list();
  if (!items.some(({ id, createdAt }) => id === identityId && createdAt <= at)) return false;
  await WaysIn.remove({ identityId });
  return true;
}

async function endAgain(ended: { accountId: string; userId: string; email: string }): Promise<boolean> {
  const { accountId } = ended;
  const isEnded = await Ending.again(ended);
  // Run after run, each of some seconds, until nothing is left.
  for (;;) {
    const { data } = await EndingEntity.get({ list: "endings", accountId }).go({ consistent: true });
    if (!data) return isEnded;
    await runTask({ type: "endAccount", accountId });
  }
}
