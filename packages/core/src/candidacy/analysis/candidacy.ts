import type { Document } from "@candor/documents";
import { instructionsIn, scoreFromCredits } from "@candor/scoring";
import { Service } from "electrodb";
import { AccountEntity } from "../../account/account.entity.ts";
import type { Plan } from "../../account/account.info.ts";
import { CandidateEntity, CandidateIndexEntity, CandidateRowEntity } from "../candidate.entity.ts";
import { Candidate } from "../candidate.ts";
import { applicantOf, personOf } from "../person.ts";
import { cardOf, corrected } from "../../cv/facts.ts";
import { placeIn } from "../ranking.ts";
import { shardOf } from "../rows.ts";
import { CvEntity, CvHashEntity, CvIndexEntity, CvTextEntity } from "../../cv/cv.entity.ts";
import { Cv } from "../../cv/cv.ts";
import { NewsEntity } from "../news.entity.ts";
import { isNews, newsOf } from "../news.ts";
import { changeOf } from "../../job/distribution.ts";
import { JobEntity } from "../../job/job.entity.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { Frozen } from "../../model/frozen.ts";
import { commit } from "../../kernel/commit.ts";
import { UploadEntity } from "../../upload/upload.entity.ts";
import { Upload, type Row as UploadRow } from "../../upload/upload.ts";
import { markedBy } from "./marking.ts";

export * as Candidacy from "./candidacy.ts";

/** A CV that was read, whether now or for another job. */
export interface Reading {
  readonly cvId: string;
  readonly sha256: string;
  readonly size: number;
  readonly document: Document;
  readonly isNew: boolean;
}

/**
 * Scores a reading for a job and writes the candidacy, what counts it and the outcome of its upload in one transaction. A CV that stands
 * in the job already is left alone. False when a race was lost and the turn must start again.
 */
export async function isSettled(
  job: JobInfo,
  allowed: Plan,
  upload: UploadRow,
  { cvId, sha256, size, document, isNew }: Reading,
): Promise<boolean> {
  const { accountId, jobId } = upload;
  const standing = isNew ? undefined : await Candidate.findStanding(jobId, cvId);
  if (standing) {
    await Upload.completeAsDuplicate(jobId, upload.cvId, standing.cvId, placeIn(job.criteria)(standing).shown.score);
    return true;
  }

  const asOf = upload.createdAt.slice(0, 10);
  const [known, { profile, protectedFacts, text, marked, marking, index }] = await Promise.all([
    isNew ? undefined : Cv.findText(cvId),
    markedBy(job, document, asOf, upload.locale),
  ]);
  // It is being erased. Once that is done, the same bytes are a new CV: the message comes back for it.
  if (!isNew && !known) throw new Error(`${cvId} is being erased`);
  const person = corrected(profile, known?.corrections);
  const { score } = scoreFromCredits(job.criteria, marking.credits);
  const key = { accountId, jobId, cvId };
  const shard = shardOf(cvId);
  const now = new Date().toISOString();

  const writes = ["upload", "job", "account", "row"] as const;
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.upload
          .patch({ accountId, jobId, cvId: upload.cvId })
          .set({
            state: "complete",
            verdict: document.verdict,
            score,
            settledAt: now,
            ...(cvId !== upload.cvId && { duplicateOf: cvId }),
          })
          .where(({ settledAt }, { notExists }) => notExists(settledAt))
          .commit(),
        entity.job
          .patch({ accountId, jobId })
          .add(changeOf(shard, undefined, { score }))
          .where(({ revision, deletedAt }, { eq, notExists }) => `${eq(revision, job.revision)} AND ${notExists(deletedAt)}`)
          .commit(),
        // Two at once never share the last reading. A CV that was read before costs none, but nothing is processed for an account
        // whose subscription is not in order.
        isNew
          ? entity.account
              .patch({ accountId })
              .add({ cvsUsed: 1, cvs: 1 })
              .where(({ plan, state, cvsUsed, trialEndsAt }, { eq, lt, gt }) =>
                [
                  eq(plan, allowed.name),
                  eq(state, "active"),
                  ...(allowed.cvs.allowed === null ? [] : [lt(cvsUsed, allowed.cvs.allowed)]),
                  ...(allowed.name === "trial" ? [gt(trialEndsAt, now)] : []),
                ].join(" AND "),
              )
              .commit()
          : entity.account
              .check({ accountId })
              .where(({ plan, state }, { eq }) => `${eq(plan, allowed.name)} AND ${eq(state, "active")}`)
              .commit(),
        entity.row
          .create({
            ...key,
            shard,
            stage: "screening",
            marking,
            card: {
              ...cardOf(person),
              source: upload.source,
              appliedAt: upload.createdAt,
              hasHiddenText: document.hidden.length > 0,
              person: personOf({ profile: person, text, applicant: applicantOf(upload) }),
            },
          })
          .commit(),
        entity.candidate
          .put({
            ...key,
            ...marked,
            errorCount: upload.attempts,
            asOf,
            history: [{ at: now, by: "Candor", what: "analyzed" }],
            ...(upload.application && { application: upload.application }),
          })
          // What was merged into another meanwhile lies there without a row.
          .where(({ mergedInto }, { notExists }) => notExists(mergedInto))
          .commit(),
        entity.index.put({ ...key, shard, terms: index, sha256 }).commit(),
        ...(isNew
          ? [
              entity.hash.create({ accountId, sha256, cvId }).commit(),
              entity.cv
                .put({
                  accountId,
                  cvId,
                  sha256,
                  fileName: upload.name,
                  size,
                  pages: document.pages.length,
                  source: upload.source,
                  card: cardOf(profile),
                })
                .commit(),
              entity.cvText
                .put({
                  accountId,
                  cvId,
                  profile,
                  protectedFacts,
                  integrity: { verdict: document.verdict, hidden: document.hidden, notes: instructionsIn(document) },
                })
                .commit(),
              entity.cvIndex.put({ accountId, shard, cvId, terms: index, sha256 }).commit(),
            ]
          : []),
        ...(isNews(upload.source) ? [entity.news.put(newsOf(key)).commit()] : []),
        // Who puts the CV right meanwhile finds the row or is found by it.
        ...(known
          ? [
              entity.cvText
                .check({ accountId, cvId })
                .where(({ updatedAt }, { eq }) => eq(updatedAt, known.updatedAt))
                .commit(),
            ]
          : []),
      ])
      .go(),
  );

  // What a model said about a CV that was erased meanwhile goes as well.
  if (failed.length > 0 && known && !(await Cv.find(cvId))) await Frozen.eraseFrozen(accountId, Frozen.textHash({ text }));
  return failed.length === 0 || failed.includes(writes.indexOf("upload"));
}

const service = () =>
  new Service({
    account: AccountEntity,
    job: JobEntity,
    row: CandidateRowEntity,
    candidate: CandidateEntity,
    index: CandidateIndexEntity,
    cv: CvEntity,
    cvText: CvTextEntity,
    cvIndex: CvIndexEntity,
    hash: CvHashEntity,
    upload: UploadEntity,
    news: NewsEntity,
  });
