import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { DAY_MS } from "../../kernel/durations.ts";
import { Actor } from "../../kernel/actor.ts";
import { Candidacy } from "../../candidacy/write.ts";
import type { Task } from "../../kernel/task.ts";
import { Failure } from "../../kernel/failure.ts";
import { MAIL_REPLIES_PER_SENDER_AND_DAY } from "../../kernel/limits.ts";
import { Mail } from "../../kernel/mail/mail.ts";
import { Rate } from "../../kernel/rate.ts";
import { Upload } from "../../upload/upload.ts";
import { answerTo, type FileOutcome } from "./answer.mail.ts";
import { MailEntity, type Addressee, type MailRow, type TakenFile } from "./mail.entity.ts";
import { showToRecruiters } from "./unheard.ts";

export * as Answers from "./answers.ts";

type Key = Pick<MailRow, "accountId" | "jobId" | "mailId">;

/** A file of a mail, with its outcome. */
interface Settled extends TakenFile {
  readonly outcome: FileOutcome;
  /** The candidate that the file became, or that has the same bytes already. */
  readonly candidate?: string;
}

/**
 * Completes a mail once all its files have settled: letters are noted with the candidates that came with them, and the sender is
 * answered, once. While a file is unsettled it does nothing: the last file to settle sends this task again.
 */
export async function send({ jobId, mailId }: Extract<Task, { type: "answerMail" }>): Promise<void> {
  const key = { accountId: Actor.accountId(), jobId, mailId };
  const mail = await find(key);
  if (!mail) return;
  const files = await Promise.all(mail.files.map((file) => settled(jobId, file)));
  if (!files.every((file) => file !== undefined)) return;
  await keepLettersWith(key, files);
  const isAnswered = mail.addressee !== undefined && (await answerOnce(mail, mail.addressee, files));
  if (!isAnswered && broughtNothing(mail, files)) await showToRecruiters(mail, files);
}

/** True where the recruiters see no file of a mail among those of the job, but at most letters without a candidate. */
const broughtNothing = ({ outcome }: MailRow, files: readonly Settled[]): boolean =>
  outcome === "noPdf" || outcome === "unreadable" || (outcome === "taken" && files.every((file) => file.outcome === "letter"));

/**
 * Returns the outcome of a file, or undefined until it has settled. A file that waits for the account's payment or a recruiter's word
 * counts as received.
 */
async function settled(jobId: string, file: TakenFile): Promise<Settled | undefined> {
  const upload = await Upload.find(jobId, file.cvId);
  // The upload is no longer listed: a recruiter has seen and dismissed it.
  if (!upload || Upload.isWaitingForPayment(upload) || Upload.isHeldForWord(upload)) return { ...file, outcome: "received" };
  if (upload.state === "failed") return { ...file, outcome: upload.code ?? "server" };
  if (upload.state !== "complete") return undefined;
  if (upload.verdict === "letter") return { ...file, outcome: "letter" };
  return { ...file, outcome: "received", candidate: upload.duplicateOf ?? file.cvId };
}

/**
 * Notes letters with the candidates of the same forwarded mail; where that mail had no CV, with all candidates of the whole mail.
 */
async function keepLettersWith({ jobId }: Key, files: readonly Settled[]): Promise<void> {
  const candidates = files.filter(({ candidate }) => candidate !== undefined);
  for (const letter of files.filter(({ outcome }) => outcome === "letter")) {
    const beside = candidates.filter(({ group }) => group === letter.group);
    for (const { candidate } of beside.length > 0 ? beside : candidates) {
      await Candidacy.addLetter(jobId, candidate!, { id: letter.cvId, name: letter.name });
    }
  }
}

/** Longest run of a function, after which a claim without an answer belongs to a crashed run. */
const CLAIMED_MS = 60_000;

/** Answers a mail, unless that has been done. False where its sender is not answered: after too many answers, or by an address that refuses. */
async function answerOnce(mail: MailRow, addressee: Addressee, files: readonly Settled[]): Promise<boolean> {
  if (!(await claim(mail))) return true;
  let isSent = false;
  const { accountId, jobId, mailId } = mail;
  const row = MailEntity.patch({ accountId, jobId, mailId });
  try {
    if (mail.isCounted || (await spendAnswer(addressee.to))) {
      await sendAnswer(mail, addressee, files);
      isSent = true;
    } else console.info({ mailId, unanswered: "daily limit" });
  } catch (error) {
    // The next task may try at once. `isCounted` keeps the answer from counting twice against the sender's limit.
    if (!Mail.isRejected(error)) {
      await row.set({ isCounted: true }).remove(["claimedUntil"]).go();
      throw error;
    }
    console.warn({ mailId, refused: error });
  }
  await row.set({ answeredAt: new Date().toISOString() }).remove(["claimedUntil"]).go();
  return isSent;
}

/**
 * Claims the answer, so that only one of two concurrent tasks sends it. The other waits until the answer is sent, because sending
 * may fail. A claim whose own answer got lost is repeated by the client and then refused, so it is known by its id.
 */
async function claim({ accountId, jobId, mailId }: Key): Promise<boolean> {
  const key = { accountId, jobId, mailId };
  const claimedBy = randomUUID();
  for (let tries = 1; ; tries++) {
    const now = Date.now();
    const { rejected } = await MailEntity.patch(key)
      .set({ claimedUntil: new Date(now + CLAIMED_MS).toISOString(), claimedBy })
      .where(
        ({ answeredAt, claimedUntil }, { notExists, lt }) =>
          `${notExists(answeredAt)} AND (${notExists(claimedUntil)} OR ${lt(claimedUntil, new Date(now).toISOString())})`,
      )
      .go({ returnOnConditionCheckFailure: true });
    if (!rejected) return true;
    const mail = await find(key);
    if (!mail || mail.answeredAt) return false;
    if (mail.claimedBy === claimedBy) return true;
    if (tries === WAITS) throw new Error(`Another task is answering ${mailId}`);
    await setTimeout(WAIT_MS);
  }
}

const WAITS = 10;
const WAIT_MS = 300;

/**
 * Checks the daily limit of answers to one sender. The part of the address after a plus is ignored, because it is the same
 * person.
 */
async function spendAnswer(address: string): Promise<boolean> {
  try {
    await Rate.spend(`answer:${address.replace(/\+[^@]*@/, "@")}`, MAIL_REPLIES_PER_SENDER_AND_DAY, DAY_MS);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === "rate.limited") return false;
    throw error;
  }
}

async function sendAnswer(
  mail: MailRow,
  { to, subject, messageId, references }: Addressee,
  files: readonly Settled[],
): Promise<void> {
  await Mail.send({
    to,
    from: { name: mail.answersAs, address: mail.outcome === "unknown" ? noReply(mail.mailbox) : mail.mailbox },
    ...answerTo(mail, subject, files),
    headers: {
      // Marks the answer as automatic (RFC 3834, and the same for Exchange), so that no machine answers it.
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
      ...(messageId && { "In-Reply-To": messageId, References: [...references, messageId].join(" ") }),
    },
  });
}

/** A mailbox that does not exist cannot be the sender, so the answer comes from a no-reply address of its domain. */
const noReply = (mailbox: string): string => `no-reply${mailbox.slice(mailbox.lastIndexOf("@"))}`;

async function find(key: Key): Promise<MailRow | undefined> {
  const { data } = await MailEntity.get(key).go({ consistent: true });
  return data ?? undefined;
}
