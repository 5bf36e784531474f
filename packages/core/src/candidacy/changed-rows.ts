import { randomBytes } from "node:crypto";
import { Actor } from "../kernel/actor.ts";
import { readEach, writeEach } from "../kernel/batch.ts";
import { SHARDS } from "./candidate.entity.ts";
import { ChangedRowsEntity } from "./changed-rows.entity.ts";

export * as ChangedRows from "./changed-rows.ts";

// A job's candidates are cached in memory. So that one change does not make a reader read them all again, each write leaves the ids of
// the rows that it has written; the reader fetches only those.

/** Sets of names that are filled one after the other. The one after the next is emptied, so that a late writer empties none in use. */
const SETS = ["names0", "names1", "names2", "names3"] as const;
/** Names per set: two full sets fit into one kilobyte, which is the unit that a write is billed in. */
const SET_FULL = 12;

/** The latest writes to one partition: their number, and the names that are left. */
export interface Latest {
  readonly writes: number;
  readonly names: ReadonlySet<string>;
}

const NONE: Latest = { writes: 0, names: new Set() };

interface Shard {
  readonly jobId: string;
  readonly shard: number;
}

/** The latest writes to a partition, read consistently. */
export async function latestOf({ jobId, shard }: Shard): Promise<Latest> {
  const key = { accountId: Actor.accountId(), jobId, shard };
  const { data } = await ChangedRowsEntity.get(key).go({ consistent: true });
  return data ? { writes: data.writes, names: new Set(SETS.flatMap((set) => data[set] ?? [])) } : NONE;
}

/** Removes what the partitions of a deleted job tell. */
export async function eraseOfJob(jobId: string): Promise<void> {
  const keys = Array.from({ length: SHARDS }, (_, shard) => ({ accountId: Actor.accountId(), jobId, shard }));
  await writeEach(keys, (left) => ChangedRowsEntity.delete(left).go());
}

/** The ids of the rows that were written between two readings; undefined where their names are not all there any more. */
export function changedBetween(before: Latest, now: Latest): string[] | undefined {
  const names = [...now.names].filter((name) => !before.names.has(name));
  if (names.length !== now.writes - before.writes) return undefined;
  return [...new Set(names.map((name) => `cv_${name.slice(0, -NONCE)}`))];
}

/** Characters that tell apart two writes of one row. */
const NONCE = 2;

const nameOf = (cvId: string): string => cvId.replace("cv_", "") + randomBytes(NONCE).toString("base64url").slice(0, NONCE);

/** A transaction adds this to each partition whose rows it writes. */
export interface Addition {
  readonly key: { readonly accountId: string; readonly jobId: string; readonly shard: number };
  readonly added: { readonly writes: number } & Partial<Record<(typeof SETS)[number], string[]>>;
  readonly emptied: (typeof SETS)[number];
}

/** Plans what a write of these rows leaves. The read is only about which set is being filled, so it need not be consistent. */
export async function additionsFor(jobId: string, written: ReadonlyMap<number, readonly string[]>): Promise<Addition[]> {
  const accountId = Actor.accountId();
  const keys = [...written.keys()].map((shard) => ({ accountId, jobId, shard }));
  const known = await readEach(keys, (left) => ChangedRowsEntity.get(left).go({ attributes: ["shard", "writes"] }));
  const writesOf = new Map(known.map(({ shard, writes }) => [shard, writes]));
  return keys.map((key) => {
    const cvIds = written.get(key.shard)!;
    const filled = Math.floor((writesOf.get(key.shard) ?? 0) / SET_FULL);
    return {
      key,
      added: { writes: cvIds.length, [SETS[filled % SETS.length]!]: cvIds.map(nameOf) },
      emptied: SETS[(filled + 2) % SETS.length]!,
    };
  });
}
