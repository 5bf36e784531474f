import { Service } from "electrodb";
import { AccountEntity } from "../account/account.entity.ts";
import { CvEntity, CvHashEntity, CvIndexEntity, CvTextEntity } from "../cv/cv.entity.ts";
import { changeOf } from "../job/distribution.ts";
import { JobEntity } from "../job/job.entity.ts";
import type { Info as JobInfo } from "../job/job.info.ts";
import { Actor } from "../kernel/actor.ts";
import { commit } from "../kernel/commit.ts";
import { Outbox, OwedEntity, type Owed } from "../kernel/outbox.ts";
import type { Locale } from "../kernel/limits.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { UploadEntity } from "../upload/upload.entity.ts";
import {
  CandidateEntity,
  CandidateIndexEntity,
  CandidateRowEntity,
  SHARDS,
  type Card,
  type Evaluation,
  type RowThen,
} from "./candidate.entity.ts";
import type { Stage } from "./candidate.info.ts";
import { ChangedRowsEntity } from "./changed-rows.entity.ts";
import { ChangedRows } from "./changed-rows.ts";
import { NewcomerEntity } from "./newcomer.entity.ts";
import { NoteEntity } from "./note.entity.ts";
import { LETTER_SHARDS, PendingLetterEntity } from "./pending-letter.entity.ts";
import { newcomerOf } from "./newcomers.ts";
import { NewsEntity } from "./news.entity.ts";
import { rowFrom, shardOf, type StoredRow } from "./rows.ts";
import { scoredBy } from "./score.ts";
import type { ShortDetail, StoredDetail } from "./stored.ts";

const service = () =>
  new Service({
    job: JobEntity,
    row: CandidateRowEntity,
    detail: CandidateEntity,
    index: CandidateIndexEntity,
    changed: ChangedRowsEntity,
    upload: UploadEntity,
    account: AccountEntity,
    cv: CvEntity,
    cvText: CvTextEntity,
    cvIndex: CvIndexEntity,
    cvHash: CvHashEntity,
    news: NewsEntity,
    newcomer: NewcomerEntity,
    letter: PendingLetterEntity,
    note: NoteEntity,
    owed: OwedEntity,
  });

type Write = ReturnType<typeof service>["transaction"]["write"];
type Entities = Parameters<Parameters<Write>[0]>[0];
type Item = ReturnType<Parameters<Write>[0]>[number];

/** DynamoDB's limit for one transaction, less those that tell which rows have changed; one of the items is the job. */
export const ITEMS_MAX = 100 - SHARDS;

/** The job of a change, as it was read: its criteria score the rows, and the counts belong to its revision. */
export type JobRead = Pick<JobInfo, "id" | "criteria" | "revision">;

export interface RowChange {
  readonly stage?: Stage;
  /** Null removes it. */
  readonly editedScore?: number | null;
  /** Null removes it. */
  readonly rejectedFor?: string | null;
  readonly evaluation?: Evaluation;
  readonly card?: Card;
  readonly alsoIn?: readonly string[];
  readonly distinctFrom?: { readonly add?: readonly string[]; readonly remove?: readonly string[] };
}

/** A mail that is sent to candidates later. */
export interface LetterSet {
  readonly sendAt: string;
  readonly subject: string;
  readonly text: string;
  readonly locale: Locale;
  readonly writer: { readonly email: string; readonly name?: string };
}

/** Attributes of a detail to set, and those to remove. */
type DetailSet = Partial<Omit<StoredDetail, "accountId" | "jobId" | "cvId" | "createdAt" | "updatedAt">>;
type DetailRemoved = "mergedInto" | "rowThen" | "error";

/**
 * One transaction on candidacies of one job. It changes rows, details and indexes on the condition that nobody wrote to them since they
 * were read, and derives from the rows what the job counts: candidates, high fits, the score distribution, and the writes to each
 * partition of rows, by which readers know that their cache is old.
 */
export class CandidacyChange {
  readonly #job: JobRead;
  readonly #scored: ReturnType<typeof scoredBy>;
  readonly #items: { readonly name: string; readonly make: (entities: Entities) => Item }[] = [];
  readonly #counts: Record<string, number> = {};
  readonly #owed: Owed[] = [];
  readonly #written = new Map<number, string[]>();
  #countsScores = false;

  constructor(job: JobRead) {
    this.#job = job;
    this.#scored = scoredBy(job.criteria);
  }

  createRow(cvId: string, given: Omit<RowThen, "createdAt"> & Partial<Pick<RowThen, "createdAt">>): void {
    const key = this.#rowKey(cvId);
    const row = { createdAt: new Date().toISOString(), ...given };
    this.#count(key, undefined, rowFrom({ ...key, updatedAt: "", ...row }), true);
    this.also("row", (entities) => entities.row.create({ ...key, ...row }).commit());
    this.also("newcomer", (entities) => entities.newcomer.put(newcomerOf({ ...key, ...row })).commit());
  }

  patchRow(before: StoredRow, { editedScore, rejectedFor, distinctFrom, alsoIn, ...set }: RowChange): void {
    const isScored = editedScore !== undefined || set.evaluation !== undefined;
    this.#count(before, before, rowAfter(before, { editedScore, ...set }), isScored);
    this.also("row", (entities) => {
      // A patch has to set something: the stage as it is changes nothing.
      const patch = entities.row.patch(this.#rowKey(before.cvId)).set({
        stage: before.stage,
        ...set,
        ...(typeof editedScore === "number" && { editedScore }),
        ...(rejectedFor && { rejectedFor }),
        ...(alsoIn?.length && { alsoIn: [...alsoIn] }),
      });
      const scored =
        editedScore === null ? patch.remove(["editedScore"]) : rejectedFor === null ? patch.remove(["rejectedFor"]) : patch;
      const added = distinctFrom?.add ? scored.add({ distinctFrom: [...distinctFrom.add] }) : scored;
      const told = distinctFrom?.remove ? added.delete({ distinctFrom: [...distinctFrom.remove] }) : added;
      const changed = alsoIn?.length === 0 ? told.remove(["alsoIn"]) : told;
      return changed.where(({ updatedAt }, { eq }) => eq(updatedAt, before.updatedAt)).commit();
    });
  }

  deleteRow(before: StoredRow): void {
    this.#count(before, before, undefined, true);
    this.also("row", (entities) =>
      entities.row
        .delete(this.#rowKey(before.cvId))
        .where(({ updatedAt }, { eq }) => eq(updatedAt, before.updatedAt))
        .commit(),
    );
    this.also("newcomer", (entities) => entities.newcomer.delete(newcomerOf(before)).commit());
    if (before.alsoIn?.length) this.relate(before.cvId);
  }

  /** Owes a look at all jobs of a CV, because it stands in more or fewer of them after this change: their rows name each other. */
  relate(cvId: string): void {
    const owed = Outbox.owe({ type: "relateCv", accountId: Actor.accountId(), cvId, jobId: this.#job.id });
    this.#owed.push(owed);
    this.also("relation", (entities) => entities.owed.put(owed).commit());
  }

  /** Writes a detail whole, unless the candidacy was merged into another one meanwhile: then its detail lies there without a row. */
  putDetail(
    detail: Pick<StoredDetail, "cvId"> &
      DetailSet &
      Pick<StoredDetail, "marks" | "markedCriteria" | "marker" | "errorCount" | "asOf" | "history">,
  ): void {
    this.also("detail", (entities) =>
      entities.detail
        .put({ ...this.#key(detail.cvId), ...detail })
        .where(({ mergedInto }, { notExists }) => notExists(mergedInto))
        .commit(),
    );
  }

  patchDetail(before: Pick<ShortDetail, "cvId" | "updatedAt">, set: DetailSet, removed: readonly DetailRemoved[] = []): void {
    if (set.interviewNotes !== undefined) this.keepNote(before.cvId, set.interviewNotes);
    this.also("detail", (entities) => {
      const patch = entities.detail.patch(this.#key(before.cvId)).set(set);
      const changed = removed.length > 0 ? patch.remove([...removed]) : patch;
      return changed.where(({ updatedAt }, { eq }) => eq(updatedAt, before.updatedAt)).commit();
    });
  }

  deleteDetail(cvId: string): void {
    this.also("detail", (entities) => entities.detail.delete(this.#key(cvId)).commit());
  }

  /** Keeps the notes of a candidacy that stands in its job for searches, beside the detail; empty ones are forgotten. */
  keepNote(cvId: string, text: string): void {
    const key = this.#key(cvId);
    this.also("note", ({ note }) => (text.trim() ? note.put({ ...key, text }).commit() : note.delete(key).commit()));
  }

  /** Keeps a mail that is sent to the candidate later. */
  putLetter(cvId: string, letter: LetterSet): void {
    this.also("letter", (entities) =>
      entities.letter.put({ ...this.#key(cvId), shard: shardOf(cvId) % LETTER_SHARDS, ...letter }).commit(),
    );
  }

  /** Forgets the mail that waits for the candidate, if there is one. */
  dropLetter(cvId: string): void {
    this.also("letter", (entities) => entities.letter.delete(this.#key(cvId)).commit());
  }

  putIndex(cvId: string, index: { readonly terms: Uint8Array; readonly sha256: string }): void {
    this.also("index", (entities) => entities.index.put({ ...this.#rowKey(cvId), ...index }).commit());
  }

  deleteIndex(cvId: string): void {
    this.also("index", (entities) => entities.index.delete(this.#rowKey(cvId)).commit());
  }

  /** Adds an item of another noun. `name` says which condition failed, see `commit`. */
  also(name: string, make: (entities: Entities) => Item): void {
    this.#items.push({ name, make });
  }

  /** Writes everything or nothing. Answers the names of the items whose conditions failed; empty when it was written. */
  async commit(): Promise<ReadonlySet<string>> {
    const failed = await commit(async () => {
      const additions = await ChangedRows.additionsFor(this.#job.id, this.#written);
      return service()
        .transaction.write((entities) => [
          ...this.#items.map(({ make }) => make(entities)),
          this.#jobItem(entities),
          ...additions.map(({ key, added, emptied }) => entities.changed.update(key).add(added).remove([emptied]).commit()),
        ])
        .go();
    });
    if (failed.length === 0) await Promise.all(this.#owed.map(Outbox.pay));
    return new Set(failed.map((position) => this.#items[position]?.name ?? "job"));
  }

  /** Scores are counted under the criteria that were read; a job that was deleted meanwhile takes its candidacies with it. */
  #jobItem(entities: Entities): Item {
    const { id, revision } = this.#job;
    return entities.job
      .patch({ accountId: Actor.accountId(), jobId: id })
      .add(this.#counts)
      .where((job, { eq, notExists }) =>
        [notExists(job.deletedAt), ...(this.#countsScores ? [eq(job.revision, revision)] : [])].join(" AND "),
      )
      .commit();
  }

  #count(
    { shard, cvId }: { readonly shard: number; readonly cvId: string },
    before: StoredRow | undefined,
    after: StoredRow | undefined,
    isScored: boolean,
  ): void {
    const scoreOf = (row: StoredRow | undefined) => row && { score: this.#scored(row).shown.score };
    const counts = isScored ? changeOf(shard, scoreOf(before), scoreOf(after)) : changeOf(shard, undefined, undefined);
    for (const [name, value] of Object.entries(counts)) this.#counts[name] = (this.#counts[name] ?? 0) + value;
    this.#countsScores ||= isScored;
    this.#written.set(shard, [...(this.#written.get(shard) ?? []), cvId]);
  }

  #key(cvId: string) {
    return { accountId: Actor.accountId(), jobId: this.#job.id, cvId };
  }

  #rowKey(cvId: string) {
    return { ...this.#key(cvId), shard: shardOf(cvId) };
  }
}

function rowAfter(
  before: StoredRow,
  { editedScore, stage, evaluation, card }: Omit<RowChange, "distinctFrom" | "alsoIn" | "rejectedFor">,
): StoredRow {
  const { editedScore: _, ...computedOnly } = before;
  const kept = editedScore === undefined ? before : computedOnly;
  return {
    ...kept,
    ...(stage && { stage }),
    ...card,
    ...evaluation,
    ...(typeof editedScore === "number" && { editedScore }),
  };
}

/** A change that was planned from what is stored now, or only an answer, when there is nothing to write. */
export interface Plan<T> {
  readonly change?: CandidacyChange;
  readonly answer: T;
}

/** Plans a change and writes it; plans it anew when somebody else wrote meanwhile. Throws `Contended` after too many lost races. */
export function planAndWrite<T>(action: string, plan: () => Promise<Plan<T>>): Promise<T> {
  return retry<T>(action, async () => {
    const { change, answer } = await plan();
    if (!change) return answer;
    return (await change.commit()).size === 0 ? answer : LOST;
  });
}
