import { Entity } from "electrodb";
import { DAY_MS } from "../kernel/durations.ts";
import { writeEach } from "../kernel/batch.ts";
import { Actor } from "../kernel/actor.ts";
import { WAITING_FOR_PAYMENT_DAYS, PROCESSING_ATTEMPTS } from "../kernel/limits.ts";
import { expiresAt, inSeconds, primary, table } from "../kernel/table.ts";

export * as Attempts from "./attempts.ts";

/** Failed attempts at the same bytes for the same job and criteria, across all files with these bytes. */
const AttemptEntity = new Entity(
  {
    model: { service: "candor", entity: "attempt", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      sha256: { type: "string", required: true },
      /** Changed criteria start a new count. */
      criteriaHash: { type: "string", required: true, field: "wording" },
      count: { type: "number", required: true },
      expiresAt,
    },
    indexes: { one: primary(["accountId", "jobId"], ["sha256", "criteriaHash"]) },
  },
  table,
);

/**
 * Attempts that used all their time or crashed, at the same bytes in the whole account. They cost a worker seconds each, so neither another job
 * nor other criteria start a new count.
 */
const InterruptedEntity = new Entity(
  {
    model: { service: "candor", entity: "interrupted", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      sha256: { type: "string", required: true },
      count: { type: "number", required: true },
      expiresAt,
    },
    indexes: { one: primary(["accountId"], ["sha256"]) },
  },
  table,
);

/** Subject of an attempt: a CV by the hash of its bytes, a job and the wording of its criteria. */
export interface Subject {
  readonly jobId: string;
  readonly sha256: string;
  readonly criteriaHash: string;
}

/** Attempts are kept as long as a CV may wait for payment, so that they outlive every CV they count. */
const KEPT_MS = WAITING_FOR_PAYMENT_DAYS * DAY_MS;

const keyOf = ({ jobId, sha256, criteriaHash }: Subject) => ({ accountId: Actor.accountId(), jobId, sha256, criteriaHash });

/** Returns the number of failed attempts, or that of interrupted ones at the same bytes where it is higher. */
export async function count(subject: Subject): Promise<number> {
  const { accountId, sha256 } = keyOf(subject);
  const [{ data: failed }, { data: interrupted }] = await Promise.all([
    AttemptEntity.get(keyOf(subject)).go({ consistent: true }),
    InterruptedEntity.get({ accountId, sha256 }).go({ consistent: true }),
  ]);
  return Math.max(failed?.count ?? 0, interrupted?.count ?? 0);
}

/**
 * Counts a failed attempt and returns the new number. An attempt that ended with a crash of the function is not counted: the
 * fault was ours.
 */
export async function fail(subject: Subject): Promise<number> {
  const { data } = await AttemptEntity.upsert({ ...keyOf(subject), expiresAt: inSeconds(Date.now() + KEPT_MS) })
    .add({ count: 1 })
    .go({ response: "all_new" });
  return data.count ?? 1;
}

/** Counts an attempt that used all its time or crashed, and returns the new number as `count` does. */
export async function interrupt(subject: Subject): Promise<number> {
  const { accountId, sha256 } = keyOf(subject);
  const [failed, { data }] = await Promise.all([
    fail(subject),
    InterruptedEntity.upsert({ accountId, sha256, expiresAt: inSeconds(Date.now() + KEPT_MS) })
      .add({ count: 1 })
      .go({ response: "all_new" }),
  ]);
  return Math.max(failed, data.count ?? 1);
}

/** Deletes the count of interrupted attempts at these bytes. */
export async function eraseInterrupted(sha256: string): Promise<void> {
  await InterruptedEntity.delete({ accountId: Actor.accountId(), sha256 }).go();
}

/** Deletes the attempts at a CV for a job, for all wordings of its criteria. */
export async function eraseOf(jobId: string, sha256: string): Promise<void> {
  const { data } = await AttemptEntity.query.one({ accountId: Actor.accountId(), jobId, sha256 }).go({ pages: "all" });
  const keys = data.map(({ accountId, criteriaHash }) => ({ accountId, jobId, sha256, criteriaHash }));
  await writeEach(keys, (left) => AttemptEntity.delete(left).go({ concurrency: 4 }));
}

export const isSpent = (attempts: number): boolean => attempts >= PROCESSING_ATTEMPTS;
