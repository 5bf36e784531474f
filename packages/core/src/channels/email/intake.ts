import { createHash } from "node:crypto";
import { Account } from "../../account/account.ts";
import { Failure } from "../../kernel/failure.ts";
import { Rate } from "../../kernel/rate.ts";
import { DAY_MS, HOUR_MS } from "../../kernel/durations.ts";
import { Actor } from "../../kernel/actor.ts";
import { environment } from "../../kernel/aws.ts";
import { Tasks } from "../../kernel/tasks.ts";
import { CompanyEntity } from "../../job/company/company.entity.ts";
import { derivedId } from "../../kernel/id.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { statusNow } from "../../job/last-day.info.ts";
import { findJob } from "../../job/stored.ts";
import {
  FILE_MAX_BYTES,
  MAIL_CVS_OF_UNVERIFIED_AND_HOUR,
  MAIL_CVS_PER_MAILBOX_AND_HOUR,
  MAIL_CVS_PER_SENDER_AND_HOUR,
  MAIL_MAX_FILES,
  WAITING_FOR_PAYMENT_DAYS,
} from "../../kernel/limits.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { Storage } from "../../kernel/storage.ts";
import { inSeconds } from "../../kernel/table.ts";
import { Upload } from "../../upload/upload.ts";
import { answerLanguage } from "./answer-language.ts";
import { hasVirus, isSpam, isVerified, silenceFor, type Evidence, type Silence } from "./authenticity.ts";
import { addresseeOf, applicationOf, envelopeOf, REPORT, type Envelope } from "./letterhead.ts";
import { MailEntity, type Addressee, type MailRow, type Outcome } from "./mail.entity.ts";
import { Mailbox, type Addressed } from "../../job/mailbox.ts";
import type { Notification } from "./notification.ts";
import { openMail, Unreadable, type OpenedMail, type PdfFile } from "./opened-mail.ts";

export * as Intake from "./intake.ts";

/** Data of a mail that is the same for every job it was sent to. */
interface Mail {
  /** Key in the bucket, and time of receipt by SES. */
  readonly key: string;
  readonly receivedAt: string;
  readonly opened: OpenedMail;
  readonly isReadable: boolean;
  readonly isVerified: boolean;
  readonly isSpam: boolean;
  /** Reason why nobody is answered. */
  readonly silence: Silence | undefined;
  /** Recipient of the answer; undefined where no answer may be sent. */
  readonly addressee: Addressee | undefined;
}

/**
 * Takes in one mail for every job it was sent to: announces its PDFs, delivers them to the incoming folder, records the answer to
 * send, and deletes the raw mail last. It is idempotent: a repeated notification, or the same mail sent again, produces the same
 * ids and changes nothing.
 */
export async function receive(notification: Notification): Promise<void> {
  const { objectKey } = notification.receipt.action;
  if (hasVirus(notification)) {
    console.warn({ mail: objectKey, dropped: "virus" });
    return Storage.removeMail(objectKey);
  }
  const raw = await Storage.rawMail(objectKey);
  if (!raw) return;
  const mail = await understood(notification, raw);
  for (const addressed of await Mailbox.find(notification.receipt.recipients)) await takeFor(addressed, mail);
  await Storage.removeMail(objectKey);
}

async function understood(notification: Notification, raw: Uint8Array): Promise<Mail> {
  const { opened, isReadable } = await openOr(envelopeOf(notification.mail.headers ?? []), raw);
  const key = notification.receipt.action.objectKey;
  const evidence: Evidence = {
    receipt: notification.receipt,
    envelopeSender: notification.mail.source ?? "",
    author: opened.email,
    headers: opened.headers,
    isReport: opened.isReport,
    subject: opened.subject,
  };
  // Our own mail comes from the site's domain or from a mailbox domain below it.
  const ours = [environment("MAILBOX_DOMAIN"), new URL(environment("SITE_URL")).hostname];
  const silence = silenceFor(evidence, ours);
  if (silence) console.info({ mail: key, unanswered: silence });
  return {
    key,
    receivedAt: new Date(notification.receipt.timestamp).toISOString(),
    opened,
    isReadable,
    isVerified: isVerified(evidence),
    isSpam: isSpam(notification),
    silence,
    addressee: silence ? undefined : addresseeOf(opened),
  };
}

async function openOr(told: Envelope, raw: Uint8Array): Promise<{ opened: OpenedMail; isReadable: boolean }> {
  try {
    return { opened: await openMail(raw), isReadable: true };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { opened: { ...told, pdfs: [], others: [], isReport: told.type === REPORT }, isReadable: false };
  }
}

async function takeFor({ name, job }: Addressed, mail: Mail): Promise<void> {
  if (!job) return tellUnknown(name, mail);
  await Actor.enter({ type: "system", accountId: job.accountId }, async () => {
    const found = await findJob(job.jobId);
    if (!found) return tellUnknown(name, mail);
    const outcome = outcomeFor(found, mail);
    if (outcome === "taken") return deliver(found, mail);
    if (!mail.addressee && !isWorthShowing(outcome, mail))
      return console.info({ mail: mail.key, jobId: job.jobId, dropped: outcome });
    const mailId = mailIdFor(job.jobId, mail);
    await write({ ...(await recordFor(found, mail)), mailId, outcome, files: [] });
    await Tasks.send({ type: "answerMail", ...job, mailId });
  });
}

/**
 * True where the recruiters are to see a mail whose sender hears nothing: it brought something, or a person may have written it. What machines
 * send without any file, such as notes of absence, is of no use to them; neither is a mail that came back, or spam.
 */
const isWorthShowing = (outcome: Outcome, { opened, silence, isSpam, isReadable }: Mail): boolean =>
  (outcome === "noPdf" || outcome === "unreadable") &&
  !isSpam &&
  silence !== "report" &&
  (opened.others.length > 0 || !isReadable || silence === "unverified" || silence === "looksAutomatic");

function outcomeFor(job: JobInfo, { opened, isReadable }: Mail): Outcome {
  const status = statusNow(job);
  if (status !== "open") return status;
  if (!isReadable) return "unreadable";
  return opened.pdfs.length > 0 ? "taken" : "noPdf";
}

/** Announces the PDFs of a mail and delivers them. The answer is sent once they have settled. */
async function deliver(job: JobInfo, mail: Mail): Promise<void> {
  const accountId = Actor.accountId();
  const mailId = mailIdFor(job.id, mail);
  const pdfs = mail.opened.pdfs.slice(0, MAIL_MAX_FILES);
  const idAt = (receivedAt: string, { sha256 }: PdfFile) => derivedId("cv", Date.parse(receivedAt), job.id, mailId, sha256);
  const files = pdfs.map((pdf) => ({ cvId: idAt(mail.receivedAt, pdf), name: pdf.name, group: pdf.group }));
  // The first record decides, so that a mail that was sent twice gets the same ids, and is read by both deliveries or by none.
  const known = await find({ accountId, jobId: job.id, mailId });
  const mayRead = known ? !known.isHeld : await mayBeRead(job, mail, pdfs.length);
  const first = await write({ ...(await recordFor(job, mail)), mailId, outcome: "taken", files, isHeld: !mayRead });
  const { receivedAt, isHeld = false } = first;

  // PDFs of a forwarded mail belong to that mail's author.
  for (const group of Map.groupBy(pdfs, (pdf) => pdf.group).values()) {
    const [{ by, isForwarded }] = group as [PdfFile, ...PdfFile[]];
    await Upload.reserve({
      jobId: job.id,
      files: group.map((pdf) => ({ cvId: idAt(receivedAt, pdf), name: pdf.name, size: pdf.bytes.length })),
      source: "email",
      locale: job.language,
      application: applicationOf(by, mail.isVerified && !isForwarded),
      mailId,
      isHeld,
    });
  }
  const deliverable = pdfs.filter(({ bytes }) => bytes.length <= FILE_MAX_BYTES);
  for (const pdf of deliverable) await (isHeld ? Storage.keepForWord : Storage.deliver)(idAt(receivedAt, pdf), pdf.bytes);
  await Realtime.notify({ about: "uploads", jobId: job.id });
  // No file will settle and trigger the answer, so it is sent from here.
  if (isHeld || deliverable.length === 0) await Tasks.send({ type: "answerMail", accountId, jobId: job.id, mailId });
}

/**
 * Decides if the PDFs of a mail are read at once, which costs the account's quota. Spam never is, nor is more than a job's mailbox may read of
 * one sender, of all unverified ones, or of all together in an hour. A member of the account may send as many as they like: forwarding is work.
 */
async function mayBeRead(job: JobInfo, { opened, isSpam, isVerified }: Mail, count: number): Promise<boolean> {
  if (isSpam) return false;
  const sender = (opened.email ?? "unknown").replace(/\+[^@]*@/u, "@");
  if (isVerified && opened.email) {
    const user = await Account.findUser({ email: opened.email });
    if (user?.accountId === Actor.accountId()) return true;
  }
  try {
    await Rate.spend(`mail:${job.id}:${sender}`, MAIL_CVS_PER_SENDER_AND_HOUR, HOUR_MS, count);
    if (!isVerified) await Rate.spend(`mail:${job.id}:unverified`, MAIL_CVS_OF_UNVERIFIED_AND_HOUR, HOUR_MS, count);
    await Rate.spend(`mail:${job.id}:everybody`, MAIL_CVS_PER_MAILBOX_AND_HOUR, HOUR_MS, count);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === "rate.limited") return false;
    throw error;
  }
}

/**
 * Answers once that no job has the address. Mails to system names such as postmaster are not answered, because machines write
 * them.
 */
async function tellUnknown(name: string, mail: Mail): Promise<void> {
  if (!mail.addressee || /^(?:no-?reply|postmaster|mailer-daemon|abuse|hostmaster)$/.test(name)) {
    return console.info({ mail: mail.key, dropped: "unknown" });
  }
  const domain = environment("MAILBOX_DOMAIN");
  const mailId = mailIdFor(name, mail);
  const job = { accountId: NOBODY, jobId: mailId };
  await Actor.enter({ type: "system", accountId: NOBODY }, () =>
    write({
      ...job,
      mailId,
      outcome: "unknown",
      receivedAt: mail.receivedAt,
      locale: answerLanguage(mail.opened.subject, mail.opened.message),
      mailbox: `${name}@${domain}`,
      answersAs: "Candor",
      files: [],
      others: [],
      beyond: { names: [], count: 0 },
      ...(mail.addressee && { addressee: mail.addressee }),
    }),
  );
  await Tasks.send({ type: "answerMail", ...job, mailId });
}

/** Account id in records of mails to unknown addresses. */
const NOBODY = "nobody";

type Record = Parameters<typeof write>[0];

async function recordFor(
  job: JobInfo,
  { opened, addressee, receivedAt, isVerified }: Mail,
): Promise<Omit<Record, "mailId" | "outcome" | "files">> {
  const accountId = Actor.accountId();
  const { data: company } = job.companyId
    ? await CompanyEntity.get({ accountId, companyId: job.companyId }).go()
    : { data: null };
  const beyond = opened.pdfs.slice(MAIL_MAX_FILES).map(({ name }) => name);
  return {
    accountId,
    jobId: job.id,
    receivedAt,
    locale: job.language,
    mailbox: job.mailbox,
    answersAs: company?.name ?? `${job.title} (Candor)`,
    title: job.title,
    others: opened.others,
    beyond: { names: beyond.slice(0, MAIL_MAX_FILES), count: beyond.length },
    letterhead: { email: opened.email, name: opened.name, subject: opened.subject, message: opened.message },
    isVerified,
    ...(addressee && { addressee }),
  };
}

/** Records the decision about a mail, once. Returns that of the first record. */
async function write(
  record: Omit<Parameters<typeof MailEntity.create>[0], "expiresAt">,
): Promise<Pick<MailRow, "receivedAt" | "isHeld">> {
  const expiresAt = inSeconds(Date.now() + (WAITING_FOR_PAYMENT_DAYS + 2) * DAY_MS);
  const { rejected } = await MailEntity.create({ ...record, expiresAt }).go({ returnOnConditionCheckFailure: true });
  return (rejected && (await find(record))) || record;
}

async function find({ accountId, jobId, mailId }: Pick<MailRow, "accountId" | "jobId" | "mailId">): Promise<MailRow | undefined> {
  const { data } = await MailEntity.get({ accountId, jobId, mailId }).go({ consistent: true });
  return data ?? undefined;
}

/**
 * Derives an id from the mail's own message id and content, so that a mail that was sent again because our 250 got lost has the
 * same one. A mail without a message id gets its id from its key in the bucket.
 */
function mailIdFor(jobId: string, { key, opened }: Mail): string {
  const own = opened.headers.find(({ name }) => name === "message-id")?.value;
  const of = own ? [own, opened.email, opened.subject, opened.message, ...opened.pdfs.map(({ sha256 }) => sha256)] : [key];
  return `mail_${createHash("sha256")
    .update(JSON.stringify([jobId, ...of]))
    .digest("hex")
    .slice(0, 32)}`;
}
