import type { Document, Verdict } from "@candor/documents";
import { instructionsTo, scoreFromCredits, type Profile } from "@candor/scoring";
import { Service } from "electrodb";
import { AccountEntity } from "../account/account.entity.ts";
import { Actor } from "../actor.ts";
import { CandidateEntity, CandidateIndexEntity, CandidateRowEntity, type Card } from "../candidate/candidate.entity.ts";
import { Candidate } from "../candidate/candidate.ts";
import { placeIn } from "../candidate/ranking.ts";
import { shardOf } from "../candidate/rows.ts";
import { CvEntity, CvHashEntity } from "../cv/cv.entity.ts";
import { Cv } from "../cv/cv.ts";
import { Failure, type FailureCode } from "../failure.ts";
import { changeOf } from "../job/distribution.ts";
import { JobEntity } from "../job/job.entity.ts";
import type { Info as JobInfo } from "../job/job.info.ts";
import { Job } from "../job/job.ts";
import { TRIAL_CVS } from "../limits.ts";
import { Storage } from "../storage.ts";
import { commit } from "../table/commit.ts";
import { UploadEntity } from "../upload/upload.entity.ts";
import { Upload } from "../upload/upload.ts";
import { markedBy } from "./marking.ts";

export * as Analysis from "./analysis.ts";

/** Reads a PDF within its limits; `interrupted` says what ended the attempt. The document is `damaged` then. */
export interface Reader {
  read(bytes: Uint8Array): Promise<{ readonly document: Document; readonly interrupted?: "time" | "memory" | "crash" }>;
}

type UploadRow = NonNullable<Awaited<ReturnType<typeof Upload.find>>>;

/** A CV that was read, whether now or for another job. */
interface Reading {
  readonly cvId: string;
  readonly sha256: string;
  readonly size: number;
  readonly document: Document;
  readonly isNew: boolean;
}

/**
 * Reads and scores one file that has arrived, and settles its upload. Told twice, by S3, by SQS or after a crash, it changes
 * nothing the second time; the object it read is deleted once the outcome is written.
 */
export async function process(cvId: string, reader: Reader): Promise<void> {
  const arrival = await Upload.arrivalOf(cvId);
  if (arrival) {
    await Actor.enter({ type: "system", accountId: arrival.accountId }, () => settle(arrival.jobId, cvId, reader));
  }
  await Storage.removeIncoming(cvId);
}

async function settle(jobId: string, cvId: string, reader: Reader): Promise<void> {
  if (!(await Upload.beginAttempt(jobId, cvId))) return;
  const upload = await Upload.find(jobId, cvId);
  const bytes = await Storage.incoming(cvId);
  if (!upload || !bytes) return Upload.fail(jobId, cvId, "upload.failed");

  // Each turn starts from what is stored now: a turn is lost when the criteria changed or the same bytes arrived twice meanwhile.
  for (;;) {
    const reading = await readingOf(bytes, upload, reader);
    if (!reading) return;
    try {
      const job = await Job.get({ jobId });
      if (await isSettled(job, upload, reading)) return;
    } catch (error) {
      if (error instanceof Failure) return Upload.fail(jobId, cvId, error.code);
      throw error;
    }
  }
}

/** The reading of the bytes: a stored one where this account has them, else a new one. Undefined when the upload has failed by it. */
async function readingOf(bytes: Uint8Array, upload: UploadRow, reader: Reader): Promise<Reading | undefined> {
  const { accountId, jobId, cvId } = upload;
  const sha256 = Cv.hashOf(bytes);
  const size = bytes.length;
  const known = await Cv.idOfBytes(sha256);
  const stored = known && (await Storage.reading(accountId, sha256));
  if (known && stored) return { cvId: known, sha256, size, document: stored, isNew: false };

  const document = await readWithinAttempts(bytes, upload, reader);
  if (!document) return undefined;
  const refusal = REFUSED[document.verdict];
  if (refusal) {
    await Upload.fail(jobId, cvId, refusal, document.verdict);
    return undefined;
  }
  await Storage.keep(accountId, sha256, bytes, document);
  return { cvId, sha256, size, document, isNew: true };
}

async function readWithinAttempts(bytes: Uint8Array, { jobId, cvId }: UploadRow, reader: Reader): Promise<Document | undefined> {
  for (;;) {
    const { document, interrupted } = await reader.read(bytes);
    // A busy machine can cost a file its time, and a crash may be ours; a file that asks for so much memory will ask for it again.
    if (!interrupted || interrupted === "memory") return document;
    if (!(await Upload.failAttempt(jobId, cvId))) return undefined;
  }
}

/** Scores a reading for a job and writes everything in one transaction. False when a race was lost and the turn must start again. */
async function isSettled(job: JobInfo, upload: UploadRow, { cvId, sha256, size, document, isNew }: Reading): Promise<boolean> {
  const { accountId, jobId } = upload;
  const standing = isNew ? undefined : await Candidate.findRow(jobId, cvId);
  if (standing) {
    await Upload.completeAsDuplicate(jobId, upload.cvId, cvId, placeIn(job.criteria)(standing).shown.score);
    return true;
  }

  const asOf = upload.createdAt.slice(0, 10);
  const { profile, protectedFacts, marked, marking, index } = await markedBy(job, document, asOf, upload.locale);
  const { score } = scoreFromCredits(job.criteria, marking.credits);
  const key = { accountId, jobId, cvId };
  const shard = shardOf(cvId);
  const now = new Date().toISOString();

  const writes = ["upload", "job", "row", "candidate", "index", ...(isNew ? (["account", "hash", "cv"] as const) : [])] as const;
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.upload
          .patch({ accountId, jobId, cvId: upload.cvId })
          .set({ state: "complete", verdict: document.verdict, score, settledAt: now, ...(!isNew && { duplicateOf: cvId }) })
          .where(({ settledAt }, { notExists }) => notExists(settledAt))
          .commit(),
        entity.job
          .patch({ accountId, jobId })
          .add(changeOf(shard, undefined, { score }))
          .where(({ revision, deletedAt }, { eq, notExists }) => `${eq(revision, job.revision)} AND ${notExists(deletedAt)}`)
          .commit(),
        entity.row
          .create({
            ...key,
            shard,
            stage: "screening",
            marking,
            card: cardOf(profile, { source: "uploaded", appliedAt: upload.createdAt, hasHiddenText: document.hidden.length > 0 }),
          })
          .commit(),
        entity.candidate
          .put({ ...key, ...marked, errorCount: upload.attempts, asOf, history: [{ at: now, by: "Candor", what: "analyzed" }] })
          .commit(),
        entity.index.put({ ...key, shard, terms: index, sha256 }).commit(),
        ...(isNew
          ? [
              entity.account
                .patch({ accountId })
                .add({ cvsUsed: 1 })
                .where(({ plan, cvsUsed }, { eq, lt }) => `${eq(plan, "beta")} OR ${lt(cvsUsed, TRIAL_CVS)}`)
                .commit(),
              entity.hash.create({ accountId, sha256, cvId }).commit(),
              entity.cv
                .put({
                  accountId,
                  cvId,
                  sha256,
                  fileName: upload.name,
                  size,
                  pages: document.pages.length,
                  profile,
                  protectedFacts,
                  integrity: { verdict: document.verdict, hidden: document.hidden, notes: instructionsTo(document) },
                })
                .commit(),
            ]
          : []),
      ])
      .go(),
  );

  const lost = failed.map((position) => writes[position]);
  if (lost.length === 0 || lost.includes("upload")) return true;
  if (lost.includes("account")) throw new Failure("cv.limit", cvId);
  return false;
}

/** What lists show of a candidate. */
function cardOf(profile: Profile, rest: Pick<Card, "source" | "appliedAt" | "hasHiddenText">): Card {
  const { fullName, jobTitle, location, technicalSkills } = profile;
  return {
    ...rest,
    skills: technicalSkills.map(({ value }) => value),
    ...(fullName && { fullName: fullName.value }),
    ...(jobTitle && { jobTitle: jobTitle.value }),
    ...(location && { location: location.value }),
  };
}

/** Verdicts that carry no text to score, each with its sentence. */
const REFUSED: Partial<Record<Verdict, FailureCode>> = {
  scan: "read.scan",
  encrypted: "read.encrypted",
  brokenFonts: "read.brokenFonts",
  damaged: "read.damaged",
  notPdf: "read.notPdf",
  empty: "read.empty",
  tooLarge: "read.tooLarge",
  tooManyPages: "read.tooManyPages",
  notCv: "read.notCv",
};

const service = () =>
  new Service({
    account: AccountEntity,
    job: JobEntity,
    row: CandidateRowEntity,
    candidate: CandidateEntity,
    index: CandidateIndexEntity,
    cv: CvEntity,
    hash: CvHashEntity,
    upload: UploadEntity,
  });
