import { Actor } from "../kernel/actor.ts";
import { readEach, writeEach } from "../kernel/batch.ts";
import { ChangedNames, type Addition as Names, type Latest } from "../kernel/changed-names.ts";
import { SHARDS } from "./candidate.entity.ts";
import { ChangedRowsEntity } from "./changed-rows.entity.ts";

export * as ChangedRows from "./changed-rows.ts";

// The rows of a job's candidates are cached by partition. Beside the rows of each lies an item with the names of its latest writes.

/** Names per set, which are the ids of CVs. */
const SET_SIZE = 12;

interface Shard {
  readonly jobId: string;
  readonly shard: number;
}

/** The latest writes to a partition, read consistently. */
export async function latestOf({ jobId, shard }: Shard): Promise<Latest> {
  const key = { accountId: Actor.accountId(), jobId, shard };
  const { data } = await ChangedRowsEntity.get(key).go({ consistent: true });
  return ChangedNames.latestOf(data?.writes ?? 0, data ?? {});
}

/** Removes what the partitions of a deleted job tell. */
export async function eraseOfJob(jobId: string): Promise<void> {
  const keys = Array.from({ length: SHARDS }, (_, shard) => ({ accountId: Actor.accountId(), jobId, shard }));
  await writeEach(keys, (left) => ChangedRowsEntity.delete(left).go());
}

/** The ids of the rows that were written between two readings; undefined where their names are not all there any more. */
export const changedBetween = (before: Latest, now: Latest): string[] | undefined =>
  ChangedNames.changedBetween(before, now)?.map((name) => `cv_${name}`);

/** A transaction adds this to each partition whose rows it writes. */
export interface Addition {
  readonly key: { readonly accountId: string; readonly jobId: string; readonly shard: number };
  readonly added: { readonly writes: number } & Names["added"];
  readonly emptied: Names["emptied"];
}

/** Plans what a write of these rows leaves. */
export async function additionsFor(jobId: string, written: ReadonlyMap<number, readonly string[]>): Promise<Addition[]> {
  const accountId = Actor.accountId();
  const keys = [...written.keys()].map((shard) => ({ accountId, jobId, shard }));
  const known = await readEach(keys, (left) => ChangedRowsEntity.get(left).go({ attributes: ["shard", "writes"] }));
  const writesOf = new Map(known.map(({ shard, writes }) => [shard, writes]));
  return keys.map((key) => {
    const names = written.get(key.shard)!.map((cvId) => cvId.replace("cv_", ""));
    const { added, emptied } = ChangedNames.additionOf(names, writesOf.get(key.shard) ?? 0, SET_SIZE);
    return { key, added: { writes: names.length, ...added }, emptied };
  });
}
