import type { Document, Verdict } from "@candor/documents";
import { Account } from "../../account/account.ts";
import { Actor } from "../../kernel/actor.ts";
import { Cv } from "../../cv/cv.ts";
import { TextWork } from "../../cv/text-work.ts";
import type { FailureCode } from "../../kernel/failure.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { findJob } from "../../job/stored.ts";
import { criteriaHash } from "../../job/criteria-hash.ts";
import { PROCESSING_ATTEMPTS } from "../../kernel/limits.ts";
import { ComesBack } from "../../kernel/queue.ts";
import { LOST, retry } from "../../kernel/retry.ts";
import { Storage } from "../../kernel/storage.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { Attempts } from "../../upload/attempts.ts";
import { Upload, type Row as UploadRow } from "../../upload/upload.ts";
import { withinAttempts } from "./attempt.ts";
import { noting, step, type StepCode } from "./steps.ts";
import { settle as settleReading, type Reading } from "./settle.ts";

export * as Analysis from "./analysis.ts";

/**
 * Reads a PDF within time and memory limits. `interrupted` names the limit that ended the attempt; the document is then
 * `damaged`.
 */
export interface Reader {
  read(bytes: Uint8Array): Promise<{ readonly document: Document; readonly interrupted?: "time" | "memory" | "crash" }>;
}

/**
 * Reads and scores one file that has arrived, and settles its upload. It is idempotent, because S3, SQS or a crash may deliver
 * the same arrival again. The incoming object is deleted once the outcome is written. The incoming object of a file that waits
 * for payment is kept, because `resumeWaiting` may have put it there again by now.
 */
export async function process(cvId: string, reader: Reader): Promise<void> {
  const arrival = await Upload.arrivalOf(cvId);
  const isWaiting =
    arrival &&
    (await Actor.enter({ type: "system", accountId: arrival.accountId }, async () => {
      const { jobId } = arrival;
      const outcome = await noting(
        (code) => tellFault(jobId, cvId, code),
        () => settle(jobId, cvId, reader),
      );
      await Realtime.notify({ about: "settled", jobId: arrival.jobId });
      return outcome === "waiting";
    }));
  if (!isWaiting) await Storage.removeIncoming(cvId);
}

/** Shows on a file and on open pages at which step it failed. */
export async function tellFault(jobId: string, cvId: string, code: StepCode): Promise<void> {
  await Upload.showFault(jobId, cvId, code);
  await Realtime.notify({ about: "uploads", jobId });
}

/** Outcome of one attempt; `lost` (a concurrent write won) is retried. */
type Outcome = "settled" | "waiting" | "lost";

async function settle(jobId: string, cvId: string, reader: Reader): Promise<"settled" | "waiting" | undefined> {
  const isBegun = await Upload.beginAttempt(jobId, cvId);
  const [upload, bytes] = await Promise.all([
    Upload.find(jobId, cvId),
    isBegun ? step("cv.readFailed", () => Storage.incoming(cvId)) : undefined,
  ]);
  if (!isBegun) {
    // An earlier run may have ended before it removed the copy.
    if (upload?.hasWaitedForPayment && upload.settledAt) await Storage.removeWaiting(cvId);
    return undefined;
  }
  // The upload is a pool import, which has no incoming file: this arrival comes from an old form that was posted again.
  if (upload?.source === "pool") return undefined;
  // A message that came twice, while the task that copies a failed file for its next attempt is still under way.
  if (upload?.isKept && !bytes) return "waiting";
  if (!upload || !bytes) {
    await Upload.fail(jobId, cvId, "upload.failed");
    return undefined;
  }

  const file = { bytes, sha256: Cv.hashOf(bytes), reader: readOnce(reader) };
  // The attempt is lost when the criteria or the plan changed meanwhile, or when the same bytes arrived twice.
  const outcome = await retry("the scoring of a file", async () => {
    const attempted = await tryToSettle(file, upload);
    return attempted === "lost" ? LOST : attempted;
  });
  if (outcome === "settled" && upload.hasWaitedForPayment) await Storage.removeWaiting(cvId);
  return outcome;
}

interface ArrivedFile {
  readonly bytes: Uint8Array;
  /** Hex. */
  readonly sha256: string;
  readonly reader: Reader;
}

/** A reader of one file: work on it is repeated for a slow text or after a lost race, but its PDF is read once. */
function readOnce(reader: Reader): Reader {
  let kept: ReturnType<Reader["read"]> | undefined;
  return { read: (bytes) => (kept ??= reader.read(bytes)) };
}

async function tryToSettle(file: ArrivedFile, upload: UploadRow): Promise<Outcome> {
  const { jobId, cvId } = upload;
  const [job, account] = await Promise.all([
    step("job.readFailed", () => findJob(jobId)),
    step("account.readFailed", () => Account.row(upload.accountId)),
  ]);
  // The account has ended, and its end erases this upload.
  if (!account) return "settled";
  if (!job) {
    await Upload.fail(jobId, cvId, "job.notFound");
    return "settled";
  }
  const plan = Account.planOf(account);
  const hindrance = Account.hindranceTo(plan);
  // A CV of the account that was read before costs no reading, so a spent allowance does not hinder it.
  if (hindrance && !(hindrance === "cv.limit" && (await Cv.idOfBytes(file.sha256)))) {
    await Upload.waitForPayment(upload, hindrance, plan);
    return "waiting";
  }
  return withinAttempts(upload, job, file.sha256, async () => {
    const reading = await step("cv.textFailed", () => readingOf(file, upload, job));
    return reading ? settleReading(job, account, upload, reading) : "settled";
  });
}

/**
 * Returns the stored reading where the account has these bytes already, else reads them. Returns undefined when the upload has
 * been settled here.
 */
async function readingOf({ bytes, sha256, reader }: ArrivedFile, upload: UploadRow, job: JobInfo): Promise<Reading | undefined> {
  const { accountId, jobId, cvId } = upload;
  const size = bytes.length;
  const known = await Cv.idOfBytes(sha256);
  const stored = known && (await Storage.reading(accountId, sha256));
  if (known && stored) return { cvId: known, sha256, size, document: stored, isNew: false };

  const subject = { jobId, sha256, criteriaHash: criteriaHash(job.criteria) };
  const document = await readWithinAttempts(bytes, upload, subject, reader);
  if (!document) return undefined;
  if (upload.mailId && (await TextWork.run("isLetter", { document, criteria: [], asOf: upload.createdAt.slice(0, 10) }))) {
    await Upload.completeAsLetter(upload, bytes);
    return undefined;
  }
  const refusal = document.verdict === "empty" && size > 0 ? "read.blank" : REFUSED[document.verdict];
  if (refusal) {
    await Upload.fail(jobId, cvId, refusal, { verdict: document.verdict, sha256, attempts: await Attempts.fail(subject) });
    return undefined;
  }
  return { cvId: known ?? cvId, sha256, size, document, bytes, isNew: known === undefined };
}

/**
 * Reads a file unless three attempts at these bytes have failed; attempts at earlier files with the same bytes count too. An attempt that was
 * interrupted is followed by another message, so that other files are read in between. Returns undefined when the upload has been settled here.
 */
async function readWithinAttempts(
  bytes: Uint8Array,
  { jobId, cvId }: UploadRow,
  subject: Attempts.Subject,
  reader: Reader,
): Promise<Document | undefined> {
  if (!Attempts.isSpent(await Attempts.count(subject))) {
    const { document, interrupted } = await reader.read(bytes);
    // A timeout may be due to a busy machine and a crash may be our fault, so both are tried again; memory use would be the same.
    if (!interrupted || interrupted === "memory") return document;
    const attempts = await Attempts.interrupt(subject);
    if (!Attempts.isSpent(attempts)) {
      await Upload.showAttempt(jobId, cvId, attempts);
      throw new ComesBack(`The reading of ${cvId} was interrupted`, AGAIN_AFTER_SECONDS);
    }
  }
  await Upload.fail(jobId, cvId, "cv.attempts", { sha256: subject.sha256, attempts: PROCESSING_ATTEMPTS });
  return undefined;
}

const AGAIN_AFTER_SECONDS = 1;

/** Verdicts on files without text to score, with the failure code of each. */
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
