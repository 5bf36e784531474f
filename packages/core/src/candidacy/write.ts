import { Service } from "electrodb";
import { CHANGES, countsOfAll } from "../job/distribution.ts";
import { JobEntity, JobTextEntity } from "../job/job.entity.ts";
import type { Info as JobInfo } from "../job/job.info.ts";
import { findJob, rankedJob, type RankedJob } from "../job/stored.ts";
import { rememberCriteria } from "../job/criteria-hash.ts";
import { Actor } from "../kernel/actor.ts";
import { commit } from "../kernel/commit.ts";
import { batchesOf } from "../kernel/batches.ts";
import { Failure, type FailureCode } from "../kernel/failure.ts";
import { Contended, LOST, retry } from "../kernel/retry.ts";
import type { Application } from "../upload/upload.info.ts";
import { CandidateEntity, type RowThen } from "./candidate.entity.ts";
import type { Moved, Stage } from "./candidate.info.ts";
import { CandidacyChange, ITEMS_MAX, planAndWrite, type JobRead, type LetterSet, type Plan, type RowChange } from "./change.ts";
import { NoteEntity } from "./note.entity.ts";
import { Rows } from "./rows.ts";
import { scoredBy, type Scored } from "./score.ts";
import { signed, type HistoryLine } from "./history.ts";
import { findCandidacy, findDetail, findRows, findShortDetails, type StoredCandidacy, type StoredDetail } from "./stored.ts";

export * as Candidacy from "./write.ts";
export { distinguish, merge, separate, showPerson, undistinguish } from "./write-person.ts";
export { eraseAll, leave, leaveForGood } from "./write-leave.ts";

// The only writer of a candidacy: of its row, its detail, its search index, and of what its job counts. Each verb reads, plans one
// transaction (change.ts) and writes it; a lost race starts again from what is stored then (kernel/retry.ts).

type DetailOf = Parameters<CandidacyChange["putDetail"]>[0];
/** A candidacy that begins: a scored CV in a job. */
export interface Joining {
  readonly cvId: string;
  readonly row: Omit<RowThen, "createdAt">;
  readonly detail: Omit<DetailOf, "cvId">;
  readonly index: { readonly terms: Uint8Array; readonly sha256: string };
}

/**
 * Adds a scored CV to its job. `beside` adds items that must be written with it: the upload's outcome, the account's usage, the CV.
 * Answers the names of the items whose conditions failed; empty when it was written. The caller decides whether to try again.
 */
export function join(
  job: JobRead,
  { cvId, row, detail, index }: Joining,
  beside: (change: CandidacyChange) => void,
): Promise<ReadonlySet<string>> {
  const change = new CandidacyChange(job);
  change.createRow(cvId, row);
  change.putDetail({ cvId, ...detail });
  change.putIndex(cvId, index);
  beside(change);
  return change.commit();
}

/** A new evaluation of a candidacy, with the results that its detail keeps. */
export interface Evaluated {
  readonly evaluation: NonNullable<RowChange["evaluation"]>;
  readonly detail: Partial<StoredDetail>;
  readonly index: { readonly terms: Uint8Array; readonly sha256: string };
}

/** Replaces the evaluation of a candidacy that was read before. False when somebody wrote to it, or to the job's criteria, meanwhile. */
export async function reevaluate(job: JobRead, { row, detail }: StoredCandidacy, evaluated: Evaluated): Promise<boolean> {
  const { evaluation, index } = evaluated;
  const { computed } = scoredBy(job.criteria)({ ...row, ...evaluation });
  const entry = { at: new Date().toISOString(), by: "Candor", what: "analyzed", to: String(computed.score ?? "") } as const;
  const change = new CandidacyChange(job);
  change.patchRow(row, { evaluation });
  change.patchDetail(detail, { ...evaluated.detail, history: [...detail.history, entry] }, ["error"]);
  change.putIndex(row.cvId, index);
  return (await change.commit()).size === 0;
}

/** Counts an attempt at a new analysis that failed, and keeps the code of its step until one succeeds. */
export async function noteFault(jobId: string, cvId: string, error: FailureCode): Promise<void> {
  await CandidateEntity.patch({ accountId: Actor.accountId(), jobId, cvId })
    .set({ error })
    .add({ errorCount: 1 })
    .go({ returnOnConditionCheckFailure: true });
}

/**
 * Keeps the interview notes, with their copy for searches. Pages save them as they are typed: they touch nothing that lists or counts.
 * Refusal: `row.notUpdated`.
 */
export async function note(jobId: string, cvId: string, interviewNotes: string): Promise<void> {
  const key = { accountId: Actor.accountId(), jobId, cvId };
  const failed = await commit(() =>
    noteService()
      .transaction.write(({ detail, note: copy }) => [
        detail
          .patch(key)
          .set({ interviewNotes })
          .where(({ mergedInto }, { notExists }) => notExists(mergedInto))
          .commit(),
        interviewNotes.trim() ? copy.put({ ...key, text: interviewNotes }).commit() : copy.delete(key).commit(),
      ])
      .go(),
  );
  if (failed.length > 0) throw new Failure("row.notUpdated", cvId);
}

const noteService = () => new Service({ detail: CandidateEntity, note: NoteEntity });

/** Notes kept at once, each by a transaction of its own. */
const NOTES_AT_ONCE = 10;

/**
 * Keeps all notes of a job for searches. It is for jobs whose notes were written before there were searches in notes, and reads all details.
 * A note that changes meanwhile is left alone, because its own write keeps it.
 */
export async function keepNotes(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  const { data } = await CandidateEntity.query
    .one({ accountId, jobId })
    .go({ pages: "all", consistent: true, attributes: ["cvId", "interviewNotes", "mergedInto"] });
  const noted = data.filter(({ interviewNotes, mergedInto }) => interviewNotes.trim() && mergedInto === undefined);
  for (const some of batchesOf(noted, NOTES_AT_ONCE)) {
    await Promise.all(
      some.map(({ cvId, interviewNotes }) =>
        commit(() =>
          noteService()
            .transaction.write(({ detail, note: copy }) => [
              detail
                .check({ accountId, jobId, cvId })
                .where((stored, { eq, notExists }) =>
                  [eq(stored.interviewNotes, interviewNotes), notExists(stored.mergedInto)].join(" AND "),
                )
                .commit(),
              copy.put({ accountId, jobId, cvId, text: interviewNotes }).commit(),
            ])
            .go(),
        ),
      ),
    );
  }
  await JobEntity.patch({ accountId, jobId })
    .set({ hasNotesKept: true })
    .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
    .go({ returnOnConditionCheckFailure: true });
}

/** Adds a cover letter to a candidacy whose sender mailed it, once. */
export function addLetter(jobId: string, cvId: string, letter: Application["letters"][number]): Promise<void> {
  return planAndWriteDetail(jobId, cvId, ({ application }) =>
    application && !application.letters.some(({ id }) => id === letter.id)
      ? { application: { ...application, letters: [...application.letters, letter] } }
      : undefined,
  );
}

/** Adds a line to the history of a candidacy, signed by the acting person or by the product. */
export function tell(jobId: string, cvId: string, line: HistoryLine): Promise<void> {
  return planAndWriteDetail(jobId, cvId, ({ history }) => ({ history: [...history, ...signed([line])] }));
}

/** Writes to a detail alone: nothing that lists or counts. */
function planAndWriteDetail(
  jobId: string,
  cvId: string,
  plan: (detail: StoredDetail) => Partial<StoredDetail> | undefined,
): Promise<void> {
  return retry("a write of candidate details", async () => {
    const detail = await findDetail(jobId, cvId);
    const set = detail && plan(detail);
    if (!set) return undefined;
    const { rejected } = await CandidateEntity.patch({ accountId: Actor.accountId(), jobId, cvId })
      .set(set)
      .where(({ updatedAt }, { eq }) => eq(updatedAt, detail.updatedAt))
      .go({ returnOnConditionCheckFailure: true });
    return rejected ? LOST : undefined;
  });
}

/** Sets or removes (null) the edited score of a candidacy, with its line in the history. Refusal: `row.notUpdated`. */
export function rate(
  jobId: string,
  cvId: string,
  decide: (scored: Scored) => { readonly editedScore: number | null; readonly line: HistoryLine | undefined },
): Promise<void> {
  return planAndWrite("an edited score", async () => {
    const [job, stored] = await Promise.all([findJob(jobId), findCandidacy(jobId, cvId)]);
    if (!job || !stored) throw new Failure("row.notUpdated", cvId);
    const { editedScore, line } = decide(scoredBy(job.criteria)(stored.row));
    const change = new CandidacyChange(job);
    change.patchRow(stored.row, { editedScore });
    change.patchDetail(stored.detail, { history: [...stored.detail.history, ...signed(line ? [line] : [])] });
    return { change, answer: undefined };
  });
}

/** A move writes a row and a detail, and keeps a mail or forgets it. */
const MOVES_PER_TRANSACTION = Math.floor((ITEMS_MAX - 1) / 3);

/** A stage to move candidates to; with `from` only those in that one. A rejection may have a reason and a mail. */
export interface Move {
  readonly stage: Stage;
  readonly from?: Stage | undefined;
  readonly reason?: string | undefined;
  readonly letter?: LetterSet | undefined;
}

/** The result of a move, with the number of mails that it keeps. */
interface MovedWithLetters extends Moved {
  letters: number;
}

/**
 * Moves candidates of a job to a stage; with `from` only those that are in that one. Several transactions, each whole. `failed` names
 * those that are not there, and those of a transaction that lost too many races.
 */
export async function move(jobId: string, cvIds: readonly string[], to: Move): Promise<MovedWithLetters> {
  const all: MovedWithLetters = { moved: [], unchanged: 0, failed: [], letters: 0 };
  for (const some of batchesOf([...new Set(cvIds)], MOVES_PER_TRANSACTION)) {
    const { moved, unchanged, failed, letters } = await moveBatch(jobId, some, to);
    all.letters += letters;
    all.moved.push(...moved);
    all.unchanged += unchanged;
    all.failed.push(...failed);
  }
  return all;
}

async function moveBatch(
  jobId: string,
  cvIds: readonly string[],
  { stage, from, reason, letter }: Move,
): Promise<MovedWithLetters> {
  try {
    return await planAndWrite("a change of stage", async (): Promise<Plan<MovedWithLetters>> => {
      const [job, rows, details] = await Promise.all([findJob(jobId), findRows(jobId, cvIds), findShortDetails(jobId, cvIds)]);
      const known = job ? rows.filter(({ cvId }) => details.has(cvId)) : [];
      const toMove = known.filter((row) => row.stage !== stage && (from === undefined || row.stage === from));
      const answer = {
        moved: toMove.map((row) => ({ cvId: row.cvId, from: row.stage })),
        unchanged: known.length - toMove.length,
        failed: cvIds.filter((cvId) => !known.some((row) => row.cvId === cvId)),
        letters: letter ? toMove.filter(({ email }) => email).length : 0,
      };
      if (!job || toMove.length === 0) return { answer };
      const change = new CandidacyChange(job);
      for (const row of toMove) {
        const detail = details.get(row.cvId)!;
        change.patchRow(row, { stage, rejectedFor: reason ?? null });
        const line = { what: "stage", from: row.stage, to: stage, ...(reason && { reason }) } as const;
        change.patchDetail(detail, { history: [...detail.history, ...signed([line])] });
        if (letter && row.email) change.putLetter(row.cvId, letter);
        // A candidate who is not rejected any more gets no rejection.
        else if (row.stage === "rejected") change.dropLetter(row.cvId);
      }
      return { change, answer };
    });
  } catch (error) {
    if (!(error instanceof Contended)) throw error;
    return { moved: [], unchanged: 0, failed: [...cvIds], letters: 0 };
  }
}

/** A job's criteria as they are about to be written, with how many the job ever had. */
export interface NewCriteria {
  readonly criteria: JobInfo["criteria"];
  readonly criteriaMade: number;
}

/**
 * Replaces a job's criteria. Its counts are computed anew from the credits of all candidates and written with the criteria, on the
 * condition that no candidacy was written meanwhile.
 */
export function setCriteria(jobId: string, plan: (ranked: RankedJob) => NewCriteria): Promise<void> {
  return retry("a change of criteria", async () => {
    const ranked = await rankedJob(jobId);
    const { job, changes, wordings } = ranked;
    const { criteria, criteriaMade } = plan(ranked);
    const scored = scoredBy(criteria);
    const counts = countsOfAll((await Rows.of(jobId, changes)).map((row) => scored(row).shown.score));
    const key = { accountId: Actor.accountId(), jobId };
    const failed = await commit(() =>
      jobService()
        .transaction.write((entity) => [
          entity.job
            .patch(key)
            .set(counts)
            .add({ revision: 1 })
            .where((stored, { eq, notExists }) =>
              [
                eq(stored.revision, job.revision),
                notExists(stored.deletedAt),
                ...CHANGES.map((shard, index) => eq(stored[shard], changes[index]!)),
              ].join(" AND "),
            )
            .commit(),
          entity.text
            .patch(key)
            .set({ criteria, revision: job.revision + 1, criteriaMade, wordings: rememberCriteria(wordings, criteria) })
            .commit(),
        ])
        .go(),
    );
    return failed.length === 0 ? undefined : LOST;
  });
}

const jobService = () => new Service({ job: JobEntity, text: JobTextEntity });
