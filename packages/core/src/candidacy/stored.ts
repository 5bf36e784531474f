import { Actor } from "../kernel/actor.ts";
import { readEach } from "../kernel/batch.ts";
import { CandidateEntity, CandidateRowEntity } from "./candidate.entity.ts";
import { PendingLetterEntity } from "./pending-letter.entity.ts";
import { rowFrom, shardOf, type StoredRow } from "./rows.ts";

// Reads candidacies of the acting account by key, consistently. Lists of a job are read by rows.ts, writes are in write.ts.

/** The long part of a candidacy: results with quotes, notes, history, merges. */
export type StoredDetail = NonNullable<Awaited<ReturnType<typeof findDetail>>>;

/** The parts of a detail that changes of many candidacies need. */
export type ShortDetail = Pick<StoredDetail, "cvId" | "history" | "merges" | "updatedAt">;

/** A candidacy that stands in its job: its row, as written and as rankings read it, and its detail. */
export type StoredCandidacy = NonNullable<Awaited<ReturnType<typeof findCandidacy>>>;

/** The row of a candidacy, or undefined. */
export async function findRow(jobId: string, cvId: string): Promise<StoredRow | undefined> {
  const { data } = await CandidateRowEntity.get({ accountId: Actor.accountId(), jobId, shard: shardOf(cvId), cvId }).go({
    consistent: true,
  });
  return data ? rowFrom(data) : undefined;
}

/** The detail of a candidacy, merged ones included, or undefined. */
export async function findDetail(jobId: string, cvId: string) {
  const { data } = await CandidateEntity.get({ accountId: Actor.accountId(), jobId, cvId }).go({ consistent: true });
  return data ?? undefined;
}

/** The mail that waits for a candidate, or undefined. */
export async function findLetter(jobId: string, cvId: string) {
  const { data } = await PendingLetterEntity.get({ accountId: Actor.accountId(), jobId, cvId }).go({ consistent: true });
  return data ?? undefined;
}

/** A candidacy that stands in its job, or undefined. */
export async function findCandidacy(jobId: string, cvId: string) {
  const key = { accountId: Actor.accountId(), jobId, cvId };
  const [{ data: written }, detail] = await Promise.all([
    CandidateRowEntity.get({ ...key, shard: shardOf(cvId) }).go({ consistent: true }),
    findDetail(jobId, cvId),
  ]);
  return written && detail ? { written, row: rowFrom(written), detail } : undefined;
}

/** The row under which a CV stands in a job: its own, or that of the candidacy it was merged into. Undefined where it does not. */
export async function findStandingRow(jobId: string, cvId: string): Promise<StoredRow | undefined> {
  const row = await findRow(jobId, cvId);
  if (row) return row;
  const into = (await findDetail(jobId, cvId))?.mergedInto;
  return into === undefined ? undefined : findStandingRow(jobId, into);
}

/** The rows of these CVs in a job. */
export async function findRows(jobId: string, cvIds: readonly string[]): Promise<StoredRow[]> {
  const accountId = Actor.accountId();
  const keys = cvIds.map((cvId) => ({ accountId, jobId, cvId, shard: shardOf(cvId) }));
  return (await readEach(keys, (left) => CandidateRowEntity.get(left).go({ consistent: true, concurrency: 4 }))).map(rowFrom);
}

/** The short details of these CVs in a job, by CV id. */
export async function findShortDetails(jobId: string, cvIds: readonly string[]): Promise<ReadonlyMap<string, ShortDetail>> {
  const accountId = Actor.accountId();
  const keys = cvIds.map((cvId) => ({ accountId, jobId, cvId }));
  const found = await readEach(keys, (left) =>
    CandidateEntity.get(left).go({ consistent: true, attributes: ["cvId", "history", "merges", "updatedAt"] }),
  );
  return new Map(found.map((detail) => [detail.cvId, detail]));
}

/** The marks of these candidacies, with the criteria that they belong to. */
export async function findMarks(candidacies: readonly { readonly jobId: string; readonly cvId: string }[]) {
  const accountId = Actor.accountId();
  const keys = candidacies.map(({ jobId, cvId }) => ({ accountId, jobId, cvId }));
  return readEach(keys, (left) => CandidateEntity.get(left).go({ attributes: ["jobId", "cvId", "marks", "markedCriteria"] }));
}

/** Which of these CVs, at most 50, stand in a job, those merged into another included. */
export async function knownAmong(jobId: string, cvIds: readonly string[]): Promise<Set<string>> {
  const known = new Set((await findRows(jobId, cvIds)).map(({ cvId }) => cvId));
  const others = cvIds.filter((cvId) => !known.has(cvId));
  if (others.length === 0) return known;
  const accountId = Actor.accountId();
  const keys = others.map((cvId) => ({ accountId, jobId, cvId }));
  const details = await readEach(keys, (left) =>
    CandidateEntity.get(left).go({ consistent: true, attributes: ["cvId", "mergedInto"] }),
  );
  for (const { cvId, mergedInto } of details) if (mergedInto !== undefined) known.add(cvId);
  return known;
}

/** The rows of a CV in the jobs it stands in, by job id; with `limit` those of the newest jobs. Eventually consistent. */
export async function rowsOfCv(cvId: string, limit?: number): Promise<StoredRow[]> {
  const query = CandidateRowEntity.query.ofCv({ accountId: Actor.accountId(), cvId });
  const { data } = await (limit === undefined ? query.go({ pages: "all" }) : query.go({ order: "desc", limit }));
  return data.map(rowFrom);
}

/** The jobs that a CV stands in. */
export const jobsOfCv = async (cvId: string): Promise<string[]> => (await rowsOfCv(cvId)).map(({ jobId }) => jobId);
