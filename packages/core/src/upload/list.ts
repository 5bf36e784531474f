import * as z from "zod/mini";
import { countOf } from "../job/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { fn } from "../kernel/fn.ts";
import { UPLOADS_LISTED_MS, UPLOADS_NEWEST, UPLOADS_NOT_TAKEN, UPLOADS_ON_THEIR_WAY, UPLOADS_WAITING } from "../kernel/limits.ts";
import { notTakenKey, onItsWayKey, waitingKey } from "./indexed.ts";
import { isHeldForWord, isWaitingForPayment, type Item, itemOf, type Row } from "./stored.ts";
import { UploadEntity } from "./upload.entity.ts";

interface Files {
  readonly rows: readonly Row[];
  readonly isMore: boolean;
}

interface List {
  readonly items: Item[];
  readonly candidates: number;
  readonly isMore: boolean;
}

/** Most readings of a list that changes while it is read. */
const MOST_READS = 3;

/**
 * Lists the unsettled files of a job, and those that settled within a day, oldest first; with the number of candidates at that moment. Of
 * very many it lists the newest, and of those before them the ones that need something. `isMore` says that others are left out.
 */
export const list = fn(z.object({ jobId: z.string() }), async ({ jobId }): Promise<List> => {
  const since = new Date(Date.now() - UPLOADS_LISTED_MS).toISOString();
  const { rows, isMore, candidates } = await readWithCount(jobId, since);
  return { candidates, isMore, items: rows.filter((row) => isListed(row, since)).map(itemOf) };
});

const isListed = (row: Row, since: string): boolean =>
  isWaitingForPayment(row) || isHeldForWord(row) || (row.settledAt ?? row.createdAt) > since;

/**
 * Reads the files between two equal counts of the job's candidates, so that both describe one moment: a file that is complete is among the
 * candidates counted. Where candidates come faster than files are read, or some files are left out, the last count stands.
 */
async function readWithCount(jobId: string, since: string): Promise<Files & { readonly candidates: number }> {
  let before = await countOf(jobId);
  for (let reads = 1; ; reads++) {
    const files = await filesOf(jobId, since);
    const candidates = await countOf(jobId);
    if (candidates === before || files.isMore || reads === MOST_READS) return { ...files, candidates };
    before = candidates;
  }
}

/** One page of the table each, so that a look costs the same whatever lies behind. */
async function filesOf(jobId: string, since: string): Promise<Files> {
  const key = { accountId: Actor.accountId(), jobId };
  const newest = await UploadEntity.query.byJob(key).go({ order: "desc", limit: UPLOADS_NEWEST, consistent: true });
  if (newest.cursor === null) return { rows: newest.data.toReversed(), isMore: false };

  const under = (indexedUnder: string) => UploadEntity.query.indexed({ indexedUnder });
  const [onTheirWay, waiting, notTaken] = await Promise.all([
    under(onItsWayKey(key)).gt({ indexedAt: since }).go({ limit: UPLOADS_ON_THEIR_WAY }),
    under(waitingKey(key)).go({ limit: UPLOADS_WAITING }),
    under(notTakenKey(key)).go({ order: "desc", limit: UPLOADS_NOT_TAKEN }),
  ]);
  const indexed = [...onTheirWay.data, ...waiting.data, ...notTaken.data.filter((row) => row.jobId === jobId)];
  // The index follows the table with a delay, so a file that was read from both is as the table has it.
  const byId = new Map([...indexed, ...newest.data].map((row) => [row.cvId, row]));
  const oldest = newest.data.at(-1);
  return {
    rows: [...byId.values()].toSorted((a, b) => (a.cvId < b.cvId ? -1 : 1)),
    isMore: oldest !== undefined && oldest.createdAt > since,
  };
}
