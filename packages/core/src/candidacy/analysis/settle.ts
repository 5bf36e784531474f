import type { Document } from "@candor/documents";
import { scoreFromCredits, type Profile } from "@candor/scoring";
import type { CreateEntityItem } from "electrodb";
import type { AccountRow } from "../../account/account.entity.ts";
import { countOf, isStanding, type Count } from "../../account/usage.ts";
import type { CvEntity, CvTextEntity } from "../../cv/cv.entity.ts";
import { Cv } from "../../cv/cv.ts";
import { cardOf, corrected } from "../../cv/facts.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { Outbox } from "../../kernel/outbox.ts";
import { Storage } from "../../kernel/storage.ts";
import { Frozen } from "../../model/frozen.ts";
import { NOT_INDEXED } from "../../upload/indexed.ts";
import { Upload, type Row as UploadRow } from "../../upload/upload.ts";
import type { Card } from "../candidate.entity.ts";
import type { CandidacyChange } from "../change.ts";
import { isNews, newsOf } from "../news.ts";
import { applicantOf, emailOf, personOf } from "../person.ts";
import { shardOf } from "../rows.ts";
import { scoredBy } from "../score.ts";
import { findStandingRow } from "../stored.ts";
import { Candidacy } from "../write.ts";
import { evaluate } from "./evaluate.ts";
import { step } from "./steps.ts";

/** The text of a CV, read from its PDF now or earlier for another job. */
export interface Reading {
  readonly cvId: string;
  readonly sha256: string;
  readonly size: number;
  readonly document: Document;
  /** The file, where the account does not keep it yet. */
  readonly bytes?: Uint8Array;
  readonly isNew: boolean;
}

/** The card of a candidate who comes with an upload. `text` is without protected facts. */
function cardFor(
  upload: UploadRow,
  { profile, text, hasHiddenText }: { profile: Profile; text: string; hasHiddenText: boolean },
): Card {
  const applicant = applicantOf(upload);
  const email = emailOf({ profile, applicant });
  return {
    ...cardOf(profile),
    ...(email && { email }),
    source: upload.source,
    appliedAt: upload.createdAt,
    hasHiddenText,
    person: personOf({ profile, text, applicant }),
  };
}

/**
 * Scores a reading for a job. One transaction writes the candidacy, the counts and the outcome of the upload. A CV that is in the
 * job already is left unchanged. Returns "lost" when a concurrent write won; the caller then reads everything again. Rejects with
 * `TextTooSlow` before anything is kept.
 */
export async function settle(
  job: JobInfo,
  account: AccountRow,
  upload: UploadRow,
  { cvId, sha256, size, document, bytes, isNew }: Reading,
): Promise<"settled" | "lost"> {
  const { accountId, jobId } = upload;
  const standing = isNew ? undefined : await findStandingRow(jobId, cvId);
  if (standing) {
    await Upload.completeAsDuplicate(upload, standing.cvId, scoredBy(job.criteria)(standing).shown.score);
    return "settled";
  }

  const now = new Date();
  const count = isNew ? countOf(account, "cvs", now.getTime()) : undefined;
  if (isNew && !count) return "lost";

  const [known, evaluated] = await Promise.all([
    isNew ? undefined : Cv.findText(cvId),
    step("score.updateFailed", () => evaluate(job, { document, sha256 }, dayOf(upload), upload.locale)),
  ]);
  // The CV is being erased. The queue delivers the message again, and after the erasure the same bytes are a new CV.
  if (!isNew && !known) throw new Error(`${cvId} is being erased`);
  if (bytes) await step("cv.insertFailed", () => Storage.keep(accountId, sha256, bytes, document));
  const { profile, protectedFacts, redactedText, results, evaluation, terms, notes } = evaluated;
  const person = corrected(profile, known?.corrections);

  const owed = Upload.owedAfter(upload);
  const failed = await step(isNew ? "cv.insertFailed" : "cv.applyFailed", () =>
    Candidacy.join(
      job,
      {
        cvId,
        row: {
          stage: "screening",
          evaluation,
          card: cardFor(upload, { profile: person, text: redactedText, hasHiddenText: document.hidden.length > 0 }),
        },
        detail: { ...results, ...arrivalOf(upload, now) },
        index: { terms, sha256 },
      },
      (change) => {
        addOutcome(change, upload, {
          cvId,
          verdict: document.verdict,
          score: scoreFromCredits(job.criteria, evaluation.credits).score,
        });
        addUsage(change, account, count, now);
        if (isNew) {
          const integrity = { verdict: document.verdict, hidden: document.hidden, notes };
          const cv = {
            accountId,
            cvId,
            sha256,
            size,
            fileName: upload.name,
            pages: document.pages.length,
            source: upload.source,
          };
          addCv(change, { ...cv, card: cardOf(profile) }, { profile, protectedFacts, integrity }, terms);
        }
        if (owed) change.also("owed", (entity) => entity.owed.put(owed).commit());
        if (isNews(upload.source)) change.also("news", (entity) => entity.news.put(newsOf({ accountId, jobId, cvId })).commit());
        // Either a concurrent correction sees the new row, or this condition fails because of the correction.
        if (!isNew) change.relate(cvId);
        if (known) checkUncorrected(change, { accountId, cvId, readAt: known.updatedAt });
      },
    ),
  );

  if (failed.size === 0) return Outbox.pay(owed).then(() => "settled");
  // The CV may have been erased meanwhile; then the model's stored answers about it are erased too.
  if (known && !(await Cv.find(cvId))) await Frozen.eraseOfCv(accountId, sha256);
  return failed.has("upload") ? "settled" : "lost";
}

/** The day of the upload, until which a role that still runs is counted. */
const dayOf = (upload: UploadRow): string => upload.createdAt.slice(0, 10);

/** Details of a candidacy that come from the upload. */
const arrivalOf = (upload: UploadRow, now: Date) => ({
  errorCount: upload.attempts + (upload.faults ?? 0),
  asOf: dayOf(upload),
  history: [{ at: now.toISOString(), by: "Candor", what: "analyzed" as const }],
  ...(upload.application && { application: upload.application }),
});

/** Requires that nobody has corrected a CV since its text was read. */
function checkUncorrected(
  change: CandidacyChange,
  { accountId, cvId, readAt }: { accountId: string; cvId: string; readAt: string },
): void {
  change.also("text", (entity) =>
    entity.cvText
      .check({ accountId, cvId })
      .where(({ updatedAt }, { eq }) => eq(updatedAt, readAt))
      .commit(),
  );
}

interface Outcome {
  readonly cvId: string;
  readonly verdict: Document["verdict"];
  readonly score: number | undefined;
}

function addOutcome(change: CandidacyChange, upload: UploadRow, { cvId, verdict, score }: Outcome): void {
  const { accountId, jobId, cvId: uploadId } = upload;
  change.also("upload", (entity) =>
    entity.upload
      .patch({ accountId, jobId, cvId: uploadId })
      .set({ ...Upload.completed(upload), verdict, score, ...(cvId !== uploadId && { duplicateOf: cvId }) })
      .remove([...NOT_INDEXED])
      .where(({ settledAt }, { notExists }) => notExists(settledAt))
      .commit(),
  );
}

type StoredCv = CreateEntityItem<typeof CvEntity>;
type StoredText = CreateEntityItem<typeof CvTextEntity>;

/** Adds a CV to the account's pool. Of two with the same bytes one is added. */
function addCv(
  change: CandidacyChange,
  cv: StoredCv,
  text: Pick<StoredText, "profile" | "protectedFacts" | "integrity">,
  terms: Uint8Array,
): void {
  const { accountId, cvId, sha256 } = cv;
  change.also("hash", (entity) => entity.cvHash.create({ accountId, sha256, cvId }).commit());
  change.also("cv", (entity) => entity.cv.put(cv).commit());
  change.also("text", (entity) => entity.cvText.put({ accountId, cvId, ...text }).commit());
  change.also("poolIndex", (entity) => entity.cvIndex.put({ accountId, shard: shardOf(cvId), cvId, terms, sha256 }).commit());
}

/**
 * Counts a reading by a condition on the account, so that two files at once never share the last one. A CV that was read before
 * costs none, but the condition still requires that the plan in force is the one that allowed it.
 */
export function addUsage(change: CandidacyChange, account: AccountRow, count: Count | undefined, now: Date): void {
  const { accountId } = account;
  change.also("account", (entity) =>
    count
      ? entity.account
          .patch({ accountId })
          .set(count.set)
          .add({ cvs: 1, ...count.add })
          .where(count.condition)
          .commit()
      : entity.account.check({ accountId }).where(isStanding(account, now.getTime())).commit(),
  );
}
