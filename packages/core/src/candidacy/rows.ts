import { createHash } from "node:crypto";
import { Actor } from "../kernel/actor.ts";
import { itemsOf } from "../kernel/items.ts";
import { CandidateIndexEntity, CandidateRowEntity, SHARDS, type Card, type Evaluation } from "./candidate.entity.ts";
import type { Stage } from "./candidate.info.ts";

export * as Rows from "./rows.ts";

/** A candidacy as rankings need it; stored as `CandidateRowEntity`. */
export interface StoredRow extends Card, Evaluation {
  readonly accountId: string;
  readonly jobId: string;
  readonly shard: number;
  readonly cvId: string;
  readonly stage: Stage;
  readonly editedScore?: number;
  readonly distinctFrom?: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A row as the table keeps it, its two written parts read. */
export const rowFrom = <T extends { readonly card: Card; readonly evaluation: Evaluation }>({ card, evaluation, ...row }: T) => ({
  ...row,
  ...card,
  ...evaluation,
});

/** Keys and what the question itself says stay in the table: they are half of an item. */
const ROW_ATTRIBUTES = ["cvId", "card", "marking", "stage", "editedScore", "distinctFrom", "createdAt", "updatedAt"] as const;
const INDEX_ATTRIBUTES = ["cvId", "terms", "sha256"] as const satisfies readonly (keyof Indexed)[];

/** A row as it comes without the entity. */
interface WrittenRow extends Omit<StoredRow, keyof Card | keyof Evaluation | "accountId" | "jobId" | "shard" | "distinctFrom"> {
  readonly distinctFrom?: ReadonlySet<string>;
  readonly card: string;
  readonly marking: string;
}

/** In which partition of its job a candidate's row lies. */
export const shardOf = (cvId: string): number => createHash("sha256").update(cvId).digest()[0]! % SHARDS;

/** What a search needs of one CV; see `CandidateIndexEntity`. */
export interface Indexed {
  readonly cvId: string;
  readonly terms: Uint8Array;
  readonly sha256: string;
}

interface Partition {
  readonly changes: number;
  readonly rows: readonly StoredRow[];
}

/** Rows read before, by job and partition, kept while this instance lives. `changes` says which writes they include. */
const partitions = new Map<string, Partition>();
/** The rows of whole jobs, made of those of `partitions`. */
const jobs = new Map<string, { readonly read: readonly (readonly StoredRow[])[]; readonly rows: readonly StoredRow[] }>();
/** Packed terms read before, by account and job, then CV and engine: they never change while the engine stays. */
const indexes = new Map<string, Map<string, Indexed>>();

/** Ten thousand candidates are about 10 MB here; so many jobs are kept. */
const JOBS_KEPT = 6;

/**
 * All rows of a job. A partition is read again only when the job says that something in it was written since: `changes` is read with
 * the job, consistently, and so are the rows, so that what is kept is never older than its number. The same array is answered until
 * something changes: what is computed from all rows can be kept by it.
 */
export async function of(jobId: string, changes: readonly number[]): Promise<readonly StoredRow[]> {
  const accountId = Actor.accountId();
  const read = await Promise.all(
    Array.from({ length: SHARDS }, async (_, shard) => {
      const key = `${accountId}/${jobId}/${shard}`;
      const kept = partitions.get(key);
      if (kept && kept.changes === changes[shard]) return kept.rows;
      const query = CandidateRowEntity.query.ofJob({ accountId, jobId, shard }).params();
      const items = changes[shard] === 0 ? [] : await itemsOf<WrittenRow>(query, ROW_ATTRIBUTES);
      const rows = items.map(({ card, marking, distinctFrom, ...row }) =>
        rowFrom({
          ...row,
          ...(distinctFrom && { distinctFrom: [...distinctFrom] }),
          accountId,
          jobId,
          shard,
          card: JSON.parse(card) as Card,
          evaluation: JSON.parse(marking) as Evaluation,
        }),
      );
      keep(partitions, key, { changes: changes[shard]!, rows }, JOBS_KEPT * SHARDS);
      return rows;
    }),
  );
  const key = `${accountId}/${jobId}`;
  const kept = jobs.get(key);
  const isKept = kept?.read.every((rows, shard) => rows === read[shard]);
  const rows = isKept ? kept!.rows : read.flat();
  keep(jobs, key, { read, rows }, JOBS_KEPT);
  return rows;
}

/** The packed terms of these rows, in their order; undefined where there are none. */
export async function termsOf(jobId: string, rows: readonly StoredRow[]): Promise<(Indexed | undefined)[]> {
  const accountId = Actor.accountId();
  const key = `${accountId}/${jobId}`;
  const known = indexes.get(key) ?? new Map<string, Indexed>();
  keep(indexes, key, known, JOBS_KEPT);
  const nameOf = ({ cvId, engine }: StoredRow) => `${cvId} ${engine}`;

  const missing = rows.filter((row) => !known.has(nameOf(row)));
  const shards = new Set(missing.map(({ shard }) => shard));
  // A few are fetched by key; more than that, and reading their partitions whole is cheaper.
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
  return rows.map((row) => known.get(nameOf(row)));
}

const FEW = 100;

async function byKey(keys: { accountId: string; jobId: string; shard: number; cvId: string }[]): Promise<readonly Indexed[]> {
  if (keys.length === 0) return [];
  const { data } = await CandidateIndexEntity.get(keys).go({ consistent: true });
  return data;
}

/** Keeps a value as the latest of at most `most`. */
function keep<T>(kept: Map<string, T>, key: string, value: T, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
