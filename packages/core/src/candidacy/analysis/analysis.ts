import type { Document, Verdict } from "@candor/documents";
import { isLetter } from "@candor/scoring";
import { Account } from "../../account/account.ts";
import { Actor } from "../../kernel/actor.ts";
import { Tasks } from "../../kernel/tasks.ts";
import { Cv } from "../../cv/cv.ts";
import type { FailureCode } from "../../kernel/failure.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { findJob } from "../../job/stored.ts";
import { criteriaHash } from "../../job/criteria-hash.ts";
import { PROCESSING_ATTEMPTS } from "../../kernel/limits.ts";
import { LOST, retry } from "../../kernel/retry.ts";
import { Storage } from "../../kernel/storage.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { Attempts } from "../../upload/attempts.ts";
import { Upload, type Row as UploadRow } from "../../upload/upload.ts";
import { settle as settleReading, type Reading } from "./settle.ts";

export * as Analysis from "./analysis.ts";

/** Reads a PDF within its limits; `interrupted` says what ended the attempt. The document is `damaged` then. */
export interface Reader {
  read(bytes: Uint8Array): Promise<{ readonly document: Document; readonly interrupted?: "time" | "memory" | "crash" }>;
}

/**
 * Reads and scores one file that has arrived, and settles its upload. Told twice, by S3, by SQS or after a crash, it changes
 * nothing the second time; the object it read is deleted once the outcome is written. That of a file that was put aside is left: whoever
 * releases it may have sent it on its way again by now.
 */
export async function process(cvId: string, reader: Reader): Promise<void> {
  const arrival = await Upload.arrivalOf(cvId);
  const isWaiting =
    arrival &&
    (await Actor.enter({ type: "system", accountId: arrival.accountId }, async () => {
      const outcome = await settle(arrival.jobId, cvId, reader);
      await Realtime.notify({ about: "uploads", jobId: arrival.jobId });
      return outcome === "waiting";
    }));
  if (!isWaiting) await Storage.removeIncoming(cvId);
}

/** The outcome of one attempt. After `lost` (a concurrent write won), another one follows. */
type Outcome = "settled" | "waiting" | "lost";

async function settle(jobId: string, cvId: string, reader: Reader): Promise<"settled" | "waiting" | undefined> {
  if (!(await Upload.beginAttempt(jobId, cvId))) return undefined;
  const [upload, bytes] = await Promise.all([Upload.find(jobId, cvId), Storage.incoming(cvId)]);
  // A form that is posted again, while its CV is being put forward from the pool, has nothing to do with that.
  if (upload?.source === "pool") return undefined;
  if (!upload || !bytes) {
    await Upload.fail(jobId, cvId, "upload.failed");
    return undefined;
  }

  // An attempt is lost when meanwhile the criteria or the account's plan changed, or the same bytes arrived twice.
  const outcome = await retry("the scoring of a file", async () => {
    const attempted = await tryToSettle(bytes, upload, reader);
    return attempted === "lost" ? LOST : attempted;
  });
  if (outcome === "settled" && upload.hasWaitedForPayment) await Storage.removeWaiting(cvId);
  if (upload.mailId) await Tasks.send({ type: "answerMail", accountId: upload.accountId, jobId, mailId: upload.mailId });
  return outcome;
}

async function tryToSettle(bytes: Uint8Array, upload: UploadRow, reader: Reader): Promise<Outcome> {
  const { jobId, cvId } = upload;
  const [job, plan] = await Promise.all([findJob(jobId), Account.plan()]);
  if (!job) {
    await Upload.fail(jobId, cvId, "job.notFound");
    return "settled";
  }
  const hindrance = Account.hindranceTo(plan);
  // What was read before costs no reading.
  if (hindrance && !(hindrance === "cv.limit" && (await Cv.idOfBytes(Cv.hashOf(bytes))))) {
    await Upload.waitForPayment(jobId, cvId, hindrance);
    return "waiting";
  }
  const reading = await readingOf(bytes, upload, job, reader);
  return reading ? settleReading(job, plan, upload, reading) : "settled";
}

/** The reading of the bytes: a stored one where this account has them, else a new one. Undefined when the upload has settled by it. */
async function readingOf(bytes: Uint8Array, upload: UploadRow, job: JobInfo, reader: Reader): Promise<Reading | undefined> {
  const { accountId, jobId, cvId } = upload;
  const sha256 = Cv.hashOf(bytes);
  const size = bytes.length;
  const known = await Cv.idOfBytes(sha256);
  const stored = known && (await Storage.reading(accountId, sha256));
  if (known && stored) return { cvId: known, sha256, size, document: stored, isNew: false };

  const subject = { jobId, sha256, criteriaHash: criteriaHash(job.criteria) };
  const document = await readWithinAttempts(bytes, upload, subject, reader);
  if (!document) return undefined;
  if (upload.mailId && isLetter(document)) {
    await Upload.completeAsLetter(jobId, cvId, bytes);
    return undefined;
  }
  const refusal = REFUSED[document.verdict];
  if (refusal) {
    await Upload.fail(jobId, cvId, refusal, { verdict: document.verdict, sha256, attempts: await Attempts.fail(subject) });
    return undefined;
  }
  await Storage.keep(accountId, sha256, bytes, document);
  return { cvId: known ?? cvId, sha256, size, document, isNew: known === undefined };
}

/** Reads until it works or three attempts at these bytes have failed, those of earlier files included. */
async function readWithinAttempts(
  bytes: Uint8Array,
  { jobId, cvId }: UploadRow,
  subject: Attempts.Subject,
  reader: Reader,
): Promise<Document | undefined> {
  for (let attempts = await Attempts.count(subject); !Attempts.isSpent(attempts);) {
    const { document, interrupted } = await reader.read(bytes);
    // A busy machine can cost a file its time, and a crash may be ours; a file that asks for so much memory will ask for it again.
    if (!interrupted || interrupted === "memory") return document;
    attempts = await Attempts.fail(subject);
    await Upload.showAttempt(jobId, cvId, attempts);
  }
  await Upload.fail(jobId, cvId, "cv.attempts", { sha256: subject.sha256, attempts: PROCESSING_ATTEMPTS });
  return undefined;
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
