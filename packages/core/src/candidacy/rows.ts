import { createHash } from "node:crypto";
import { ENGINE_VERSION } from "@candor/scoring/engine";
import { Actor } from "../kernel/actor.ts";
import { itemsOf } from "../kernel/items.ts";
import { keep } from "../kernel/keep.ts";
import { CandidateIndexEntity, CandidateRowEntity, SHARDS, type Card, type Evaluation } from "./candidate.entity.ts";
import type { Stage } from "./candidate.info.ts";
import { Derived } from "./derived.ts";
import type { Latest } from "../kernel/changed-names.ts";
import { ChangedRows } from "./changed-rows.ts";
import { readEach } from "../kernel/batch.ts";

export * as Rows from "./rows.ts";

/** A candidacy's row as rankings read it; stored as `CandidateRowEntity`. */
export interface StoredRow extends Card, Evaluation {
  readonly accountId: string;
  readonly jobId: string;
  readonly shard: number;
  readonly cvId: string;
  readonly stage: Stage;
  readonly editedScore?: number;
  readonly rejectedFor?: string;
  readonly distinctFrom?: readonly string[];
  readonly alsoIn?: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Converts a stored row: card and evaluation become fields of the row. */
export const rowFrom = <T extends { readonly card: Card; readonly evaluation: Evaluation }>({ card, evaluation, ...row }: T) => ({
  ...row,
  ...card,
  ...evaluation,
});

/** True for an evaluation by another version of the engine than this one. */
export const isOfEarlierEngine = ({ engine }: Evaluation): boolean => engine !== ENGINE_VERSION;

/** Attributes to read. Keys and constant attributes are left out, because they are half of an item's size. */
const ROW_ATTRIBUTES = [
  "cvId",
  "card",
  "marking",
  "stage",
  "editedScore",
  "rejectedFor",
  "distinctFrom",
  "alsoIn",
  "createdAt",
  "updatedAt",
] as const;
/** The same, by the names of the entity. */
const ENTITY_ATTRIBUTES = ROW_ATTRIBUTES.map((name) => (name === "marking" ? ("evaluation" as const) : name));
const INDEX_ATTRIBUTES = ["cvId", "terms", "sha256"] as const satisfies readonly (keyof Indexed)[];

/** A row read directly from the table, without the entity. */
interface WrittenRow extends Omit<
  StoredRow,
  keyof Card | keyof Evaluation | "accountId" | "jobId" | "shard" | "distinctFrom" | "alsoIn"
> {
  readonly distinctFrom?: ReadonlySet<string>;
  readonly alsoIn?: ReadonlySet<string>;
  readonly card: string;
  readonly marking: string;
}

/** The queries of the partitions with a job's rows and search terms. */
export const partitionsOf = (accountId: string, jobId: string): object[] =>
  Array.from({ length: SHARDS }, (_, shard) => CandidateRowEntity.query.ofJob({ accountId, jobId, shard }).params());

/** Partition of its job that holds a candidate's row. */
export const shardOf = (cvId: string): number => createHash("sha256").update(cvId).digest()[0]! % SHARDS;

/** Search index of one CV; see `CandidateIndexEntity`. */
export interface Indexed {
  readonly cvId: string;
  readonly terms: Uint8Array;
  readonly sha256: string;
}

interface Partition {
  readonly changes: number;
  /** The partition's latest writes, read before the rows; absent where they were not asked for. */
  readonly latest?: Latest;
  readonly rows: readonly StoredRow[];
  /** How these rows were made of others; absent where all were read. */
  readonly patch?: Patch;
}

interface Job {
  readonly read: readonly (readonly StoredRow[])[];
  readonly rows: readonly StoredRow[];
}

type Patch = Derived.Patch<StoredRow>;

/** Cached rows by job and partition. `changes` is the write counter of the partition when they were read. */
const partitions = new Map<string, Partition>();
/** Cached rows of whole jobs, concatenated from `partitions`. */
const jobs = new Map<string, Job>();
/** Cached packed terms by account and job, then CV and engine. They never change while the engine stays the same. */
const indexes = new Map<string, Map<string, Indexed>>();

/** Most jobs in the cache; ten thousand candidates take about 10 MB. */
const JOBS_KEPT = 6;

/** Writes to a partition from which on it is cheaper to ask for the rows that have changed than to read it again. */
const MANY_WRITES = 40;

/**
 * Returns all rows of a job. Of a partition whose write counter in the job's head has changed, only the changed rows are read where it
 * tells which these are, else all. Counter, rows and what is told are read consistently, so cached rows are never older than their counter.
 * The same array is returned until a row changes, so callers may cache results per array.
 */
export async function of(jobId: string, changes: readonly number[]): Promise<readonly StoredRow[]> {
  const accountId = Actor.accountId();
  const read = await Promise.all(
    Array.from({ length: SHARDS }, async (_, shard) => {
      const key = `${accountId}/${jobId}/${shard}`;
      const before = partitions.get(key);
      const isCurrent = before !== undefined && before.changes === changes[shard];
      const now = isCurrent ? before : await partitionOf({ accountId, jobId, shard }, changes[shard]!, before);
      keep(partitions, key, now, JOBS_KEPT * SHARDS);
      return now;
    }),
  );
  const key = `${accountId}/${jobId}`;
  const kept = jobs.get(key);
  const isKept = kept?.read.every((rows, shard) => rows === read[shard]!.rows);
  const rows = isKept ? kept!.rows : read.flatMap((partition) => partition.rows);
  if (kept && !isKept) Derived.note(rows, patchOf(kept, read));
  keep(jobs, key, { read: read.map((partition) => partition.rows), rows }, JOBS_KEPT);
  return rows;
}

/** How the rows of a job were made of those that were cached; undefined where a partition was read as a whole. */
function patchOf(kept: Job, read: readonly Partition[]): Patch | undefined {
  const patches = read.flatMap(({ rows, patch }, shard) => (rows === kept.read[shard] ? [] : [{ patch, of: kept.read[shard] }]));
  if (patches.some(({ patch, of }) => !patch || patch.before !== of)) return undefined;
  return {
    before: kept.rows,
    removed: patches.flatMap(({ patch }) => patch!.removed),
    added: patches.flatMap(({ patch }) => patch!.added),
  };
}

interface PartitionKey {
  readonly accountId: string;
  readonly jobId: string;
  readonly shard: number;
}

/** Reads what has changed in a partition, or all of it. What it tells of its writes is read first: the rows are as new, or newer. */
async function partitionOf(key: PartitionKey, changes: number, before: Partition | undefined): Promise<Partition> {
  if (changes === 0) return { changes, rows: [] };
  if (changes < MANY_WRITES) return { changes, rows: await rowsOf(key) };
  const latest = await ChangedRows.latestOf(key);
  const changed = before?.latest && ChangedRows.changedBetween(before.latest, latest);
  // A writer that tells nothing has written, if fewer writes are told than were counted.
  const isTold = changed !== undefined && latest.writes - before!.latest!.writes >= changes - before!.changes;
  if (!isTold) return { changes, latest, rows: await rowsOf(key) };
  return changed.length === 0
    ? { ...before!, changes, latest }
    : { changes, latest, ...(await patched(before!.rows, key, changed)) };
}

async function rowsOf(key: PartitionKey): Promise<StoredRow[]> {
  const items = await itemsOf<WrittenRow>(CandidateRowEntity.query.ofJob(key).params(), ROW_ATTRIBUTES);
  return items.map(({ card, marking, distinctFrom, alsoIn, ...row }) =>
    rowFrom({
      ...row,
      ...(distinctFrom && { distinctFrom: [...distinctFrom] }),
      ...(alsoIn && { alsoIn: [...alsoIn] }),
      ...key,
      card: JSON.parse(card) as Card,
      evaluation: JSON.parse(marking) as Evaluation,
    }),
  );
}

/** The rows with those of these CVs as they are now. Rows that are gone are left out, new ones stand at the end. */
async function patched(before: readonly StoredRow[], key: PartitionKey, cvIds: readonly string[]) {
  const keys = cvIds.map((cvId) => ({ ...key, cvId }));
  const read = await readEach(keys, (left) =>
    CandidateRowEntity.get(left).go({ consistent: true, attributes: ENTITY_ATTRIBUTES }),
  );
  const added = read.map((row) => rowFrom({ ...row, ...key }));
  const now = new Map(added.map((row) => [row.cvId, row]));
  const changed = new Set(cvIds);
  const removed: StoredRow[] = [];
  const rows: StoredRow[] = [];
  for (const row of before) {
    if (!changed.delete(row.cvId)) {
      rows.push(row);
      continue;
    }
    removed.push(row);
    const successor = now.get(row.cvId);
    if (successor) rows.push(successor);
  }
  for (const cvId of changed) if (now.has(cvId)) rows.push(now.get(cvId)!);
  return { rows, patch: { before, removed, added } };
}

/** Returns the packed terms of these rows in the same order; undefined where a row has none. */
export async function termsOf(jobId: string, rows: readonly StoredRow[]): Promise<(Indexed | undefined)[]> {
  const accountId = Actor.accountId();
  const key = `${accountId}/${jobId}`;
  const known = indexes.get(key) ?? new Map<string, Indexed>();
  keep(indexes, key, known, JOBS_KEPT);
  const nameOf = ({ cvId, engine }: StoredRow) => `${cvId} ${engine}`;

  const missing = rows.filter((row) => !indexOfRow.has(row) && !known.has(nameOf(row)));
  const shards = new Set(missing.map(({ shard }) => shard));
  // A few are fetched by key; for more it is cheaper to read whole partitions.
  const items =
    missing.length <= FEW
      ? await byKey(missing.map(({ cvId, shard }) => ({ accountId, jobId, shard, cvId })))
      : (
          await Promise.all(
            [...shards].map((shard) =>
              itemsOf<Indexed>(CandidateIndexEntity.query.ofJob({ accountId, jobId, shard }).params(), INDEX_ATTRIBUTES),
            ),
          )
        ).flat();
  const found = new Map(items.map((item) => [item.cvId, item]));
  for (const row of missing) {
    const item = found.get(row.cvId);
    if (item) known.set(nameOf(row), item);
  }
  return rows.map((row) => {
    const index = indexOfRow.get(row) ?? known.get(nameOf(row));
    if (index) indexOfRow.set(row, index);
    return index;
  });
}

/** Terms by row: to find them by name takes longer than all else, for a hundred thousand. */
const indexOfRow = new WeakMap<StoredRow, Indexed>();

const FEW = 100;

async function byKey(keys: { accountId: string; jobId: string; shard: number; cvId: string }[]): Promise<readonly Indexed[]> {
  return readEach(keys, (left) => CandidateIndexEntity.get(left).go({ consistent: true }));
}
